"""What players of KeyForge type for its words, in English."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "typed.neightbor": "neighbor", "typed.neigbor": "neighbor",
    "typed.dmg": "damage", "typed.dam": "damage", "typed.damages": "damage", "typed.atk": "attack",
    "typed.atks": "attacks", "typed.attk": "attack", "typed.atack": "attack", "typed.atacks": "attacks",
    "typed.attaks": "attacks", "typed.ae": "aember", "typed.aembers": "aember", "typed.ambers": "aember",
    "typed.embers": "aember", "typed.ember": "aember", "typed.aembr": "aember", "typed.amb": "aember",
    "typed.amber": "aember", "typed.creat": "creature", "typed.creats": "creatures",
    "typed.creture": "creature", "typed.arti": "artifact", "typed.artefact": "artifact",
    "typed.artefacts": "artifacts", "typed.upg": "upgrade", "typed.neighbour": "neighbor",
    "typed.neighbours": "neighbors", "typed.neighbouring": "neighboring", "typed.pow": "power",
    "typed.pwr": "power", "typed.disc": "discard", "typed.arch": "archive", "typed.untapped": "ready",
    "typed.untap": "ready", "typed.untaps": "readies", "typed.tapped": "exhausted", "typed.tap": "exhaust",
}  # fmt: skip
