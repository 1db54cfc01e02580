"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.extra-round": "The group plays no extra round",
    "refused.leave": "{player} does not leave",
    "refused.follow": "{card} does not follow {player}",
    "refused.strike": "{card} does not strike {player}",
    "refused.rest": "{player} does not do the rest",
    "refused.shoot": "{card} does not shoot {player}",
    "refused.push": "{card} does not push {player}",
    "refused.pull": "{card} does not pull {player}",
    "refused.stun": "{card} does not stun {player}",
}
