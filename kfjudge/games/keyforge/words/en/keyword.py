"""The keywords of cards."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "keyword.alpha": "Alpha",
    "keyword.assault": "Assault",
    "keyword.deploy": "Deploy",
    "keyword.elusive": "Elusive",
    "keyword.hazardous": "Hazardous",
    "keyword.omega": "Omega",
    "keyword.poison": "Poison",
    "keyword.skirmish": "Skirmish",
    "keyword.taunt": "Taunt",
}
