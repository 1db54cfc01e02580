"""Lines of a trace that change nothing and are worth reading."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "remark.omega": ("Omega: the step ends here", "Oméga : l’étape s’arrête ici"),
}
