"""What players of KeyForge type for its words, in French: shortened, or in English."""

from __future__ import annotations

from kfjudge.words.typed import Typed

TYPED = Typed(
    meant={
        "dmg": "degats", "dgt": "degats", "dgts": "degats", "deg": "degats", "dega": "degats",
        "degat": "degats", "damage": "degats", "damages": "degats", "atk": "attaque", "atq": "attaque",
        "ataque": "attaque", "attak": "attaque", "amber": "aombre", "aember": "aombre", "ambre": "aombre",
        "ambres": "aombre", "aombres": "aombre", "ae": "aombre", "ambr": "aombre", "crea": "creature",
        "creas": "creatures", "creat": "creature", "monstre": "creature", "monstres": "creatures",
        "arte": "artefact", "amelio": "amelioration", "reap": "moissonne", "reaper": "moissonner",
        "reape": "moissonne", "reapes": "moissonne", "fight": "combat", "fighter": "combattre",
        "stun": "sonnee", "stuned": "sonnee", "stunned": "sonnee", "stunne": "sonnee", "stunnee": "sonnee",
        "stunnes": "sonnees", "ready": "redressee", "upgrade": "amelioration",
        "upgrades": "ameliorations", "discard": "defausse", "exhausted": "inclinee", "exhaust": "incline",
        "tap": "inclinee", "tapee": "inclinee", "tape": "inclinee", "engagee": "inclinee",
        "engage": "inclinee", "epuisee": "inclinee", "epuise": "incline", "degagee": "redressee",
        "untap": "redressee", "warded": "protegee", "steal": "vole",
    },
)  # fmt: skip
