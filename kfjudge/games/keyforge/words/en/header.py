"""The bold words before an ability, without their colon, and what stands for them where there are none."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "header.play": "Play",
    "header.reap": "Reap",
    "header.fight": "Fight",
    "header.action": "Action",
    "header.omni": "Omni",
    "header.before-fight": "Before Fight",
    "header.destroyed": "Destroyed",
    "header.leaves-play": "Leaves Play",
    "header.constant": "constant ability",
    "header.lasting": "lasting effect",
    "header.assault": "assault",
    "header.hazardous": "hazardous",
}
