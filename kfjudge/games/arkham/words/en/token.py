"""What stands on the chaos tokens."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "token.+1": "+1",
    "token.0": "0",
    "token.-1": "−1",
    "token.-2": "−2",
    "token.-3": "−3",
    "token.-4": "−4",
    "token.-5": "−5",
    "token.-6": "−6",
    "token.-7": "−7",
    "token.-8": "−8",
    "token.skull": "skull",
    "token.cultist": "cultist",
    "token.tablet": "tablet",
    "token.elder-thing": "elder thing",
    "token.auto-fail": "auto-fail",
    "token.elder-sign": "elder sign",
}
