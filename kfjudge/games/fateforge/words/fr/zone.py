"""Where cards lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.enemies": "ennemis",
    "zone.defeated": "vaincus",
    "zone.skills": "compétences",
    "zone.items": "objets",
}
