"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.corruptions": "{player} has four Corruption cards",
    "why.no-way-out": "no way leads to an exit that is not guarded",
    "why.no-hero": "no hero is at the distance of one of its boxes",
    "why.stunned": "it is stunned",
    "why.stays": "it guards a token and never moves",
    "why.shielded": "a barricade keeps its shots out",
    "why.apart": "the hero is too far away for it",
    "why.portal": "enemies do not go through portals",
    "why.no-way": "no way leads there",
    "why.no-minion": "there is no minion of that color for it",
    "why.battle-mode": "the one extra round of a quest has been played",
    "why.shut": "a closed door is in the way",
}
