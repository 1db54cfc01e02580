"""The bold words before an ability, without their colon, and what stands for them where there are none."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "header.play": "Jouez",
    "header.reap": "Moisson",
    "header.fight": "Combat",
    "header.action": "Action",
    "header.omni": "Omni",
    "header.before-fight": "Avant le Combat",
    "header.destroyed": "Détruit",
    "header.leaves-play": "Quitte le Jeu",
    "header.constant": "capacité constante",
    "header.lasting": "effet durable",
    "header.assault": "assaut",
    "header.hazardous": "hasardeux",
}
