"""The results of the dice, and what else a card can pay or give."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "result.move": "déplacement",
    "result.strike": "frappe",
    "result.skill-strike": "frappe de compétence",
    "result.shoot": "tir",
    "result.skill-shoot": "tir de compétence",
    "result.focus": "concentration",
    "result.miss": "échec",
    "result.any": "un résultat au choix",
    "result.parry": "un jeton Parade",
    "result.push": "pousser",
    "result.pull": "attirer",
    "result.special": "face spéciale",
    "result.energy": "1 jeton Énergie",
    "result.health": "1 point de santé",
    "result.reroll": "une relance",
    "result.stun": "étourdir",
}
