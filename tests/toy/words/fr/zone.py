"""Where cards lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.nest": "nid",
    "zone.branch": "branche",
}
