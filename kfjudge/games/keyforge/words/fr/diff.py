"""What is said round the differences of two rulebooks of KeyForge."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "diff.uncompared": "La {edition} est une traduction de fans sans glossaire : {n:entrée|entrées} du glossaire de l’autre livret sans comparaison possible.",
}
