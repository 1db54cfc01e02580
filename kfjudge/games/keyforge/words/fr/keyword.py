"""The keywords of cards."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "keyword.alpha": "Alpha",
    "keyword.assault": "Assaut",
    "keyword.deploy": "Déploiement",
    "keyword.elusive": "Insaisissable",
    "keyword.hazardous": "Hasardeux",
    "keyword.omega": "Oméga",
    "keyword.poison": "Poison",
    "keyword.skirmish": "Escarmouche",
    "keyword.taunt": "Provocation",
}
