"""The houses."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "house.brobnar": "Brobnar",
    "house.dis": "Dis",
    "house.logos": "Logos",
    "house.mars": "Mars",
    "house.sanctum": "Sanctum",
    "house.shadows": "Shadows",
    "house.untamed": "Untamed",
}
