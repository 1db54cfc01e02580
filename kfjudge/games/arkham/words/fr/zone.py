"""Where cards lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.locations": "lieux",
    "zone.enemies": "ennemis",
    "zone.assets": "soutiens",
    "zone.threat": "zone de menace",
    "zone.hand": "main",
    "zone.deck": "deck",
    "zone.discard": "défausse",
    "zone.agenda": "intrigue",
    "zone.act": "acte",
    "zone.reference": "carte de Référence",
    "zone.encounter_discard": "défausse Rencontre",
    "zone.victory": "pile de victoire",
    "zone.removed": "retirées de la partie",
    "zone.investigator": "investigateur",
    "zone.encounter_deck": "deck Rencontre",
    "zone.later_agendas": "intrigues suivantes",
    "zone.later_acts": "actes suivants",
    "zone.set_aside": "cartes mises de côté",
    "zone.in_resolution": "en cours de résolution",
    "zone.attachments": "attachements",
    "zone.bottom": "dessous du deck",
    "zone.cultist_deck": "deck Cultiste",
}
