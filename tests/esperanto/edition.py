"""What an edition is called."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "edition.named": "{edition}",
    "edition.alone": "Eldono {edition}",
}
