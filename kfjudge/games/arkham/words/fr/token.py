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
    "token.skull": "crâne",
    "token.cultist": "cultiste",
    "token.tablet": "tablette",
    "token.elder-thing": "ancienne créature",
    "token.auto-fail": "échec automatique",
    "token.elder-sign": "signe des Anciens",
}
