"""The bold words before an ability, without their colon, and what stands for them where there are none."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "header.play": ("Play", "Jouez"),
    "header.reap": ("Reap", "Moisson"),
    "header.fight": ("Fight", "Combat"),
    "header.action": ("Action", "Action"),
    "header.omni": ("Omni", "Omni"),
    "header.before-fight": ("Before Fight", "Avant le Combat"),
    "header.destroyed": ("Destroyed", "Détruit"),
    "header.leaves-play": ("Leaves Play", "Quitte le Jeu"),
    "header.constant": ("constant ability", "capacité constante"),
    "header.assault": ("assault", "assaut"),
    "header.hazardous": ("hazardous", "hasardeux"),
}
