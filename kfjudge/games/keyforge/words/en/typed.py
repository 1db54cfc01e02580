"""What players of KeyForge type for its words, in English."""

from __future__ import annotations

from kfjudge.words.typed import Typed

TYPED = Typed(
    meant={
        "dmg": "damage", "dam": "damage", "damages": "damage", "atk": "attack", "atks": "attacks",
        "attk": "attack", "atack": "attack", "atacks": "attacks", "attaks": "attacks", "ae": "aember",
        "aembers": "aember", "ambers": "aember", "embers": "aember", "ember": "aember", "aembr": "aember",
        "amb": "aember", "amber": "aember", "creat": "creature", "creats": "creatures",
        "creture": "creature", "arti": "artifact", "artefact": "artifact", "artefacts": "artifacts",
        "upg": "upgrade", "neighbour": "neighbor", "neighbours": "neighbors", "neighbouring": "neighboring",
        "pow": "power", "pwr": "power", "disc": "discard", "arch": "archive", "untapped": "ready",
        "untap": "ready", "untaps": "readies", "tapped": "exhausted", "tap": "exhaust",
    },
)  # fmt: skip
