"""Where cards lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.enemies": "enemies",
    "zone.defeated": "defeated",
    "zone.skills": "skills",
    "zone.items": "items",
}
