"""Where cards lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.nest": "nest",
    "zone.branch": "branch",
}
