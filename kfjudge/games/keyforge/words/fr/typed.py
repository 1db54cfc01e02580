"""What players of KeyForge type for its words, in French: shortened, or in English."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "typed.clef": "cle", "typed.clefs": "cles",
    "typed.dmg": "degats", "typed.dgt": "degats", "typed.dgts": "degats", "typed.deg": "degats",
    "typed.dega": "degats", "typed.degat": "degats", "typed.damage": "degats", "typed.damages": "degats",
    "typed.atk": "attaque", "typed.atq": "attaque", "typed.ataque": "attaque", "typed.attak": "attaque",
    "typed.amber": "aombre", "typed.aember": "aombre", "typed.ambre": "aombre", "typed.ambres": "aombre",
    "typed.aombres": "aombre", "typed.ae": "aombre", "typed.ambr": "aombre", "typed.crea": "creature",
    "typed.creas": "creatures", "typed.creat": "creature", "typed.monstre": "creature",
    "typed.monstres": "creatures", "typed.arte": "artefact", "typed.amelio": "amelioration",
    "typed.reap": "moissonne", "typed.reaper": "moissonner", "typed.reape": "moissonne",
    "typed.reapes": "moissonne", "typed.fight": "combat", "typed.fighter": "combattre",
    "typed.stun": "sonnee", "typed.stuned": "sonnee", "typed.stunned": "sonnee", "typed.stunne": "sonnee",
    "typed.stunnee": "sonnee", "typed.stunnes": "sonnees", "typed.ready": "redressee",
    "typed.upgrade": "amelioration", "typed.upgrades": "ameliorations", "typed.discard": "defausse",
    "typed.exhausted": "inclinee", "typed.exhaust": "incline",
    "typed.tapee": "inclinee", "typed.engagee": "inclinee",
    "typed.engage": "inclinee", "typed.epuisee": "inclinee", "typed.epuise": "incline",
    "typed.degagee": "redressee", "typed.untap": "redressee", "typed.warded": "protegee",
    "typed.steal": "vole",
}  # fmt: skip
