"""Where cards lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.locations": "locations",
    "zone.enemies": "enemies",
    "zone.assets": "assets",
    "zone.threat": "threat area",
    "zone.hand": "hand",
    "zone.deck": "deck",
    "zone.discard": "discard pile",
    "zone.agenda": "agenda",
    "zone.act": "act",
    "zone.reference": "scenario card",
    "zone.encounter_discard": "encounter discard pile",
    "zone.victory": "victory display",
    "zone.removed": "removed from the game",
    "zone.investigator": "investigator",
    "zone.encounter_deck": "encounter deck",
    "zone.later_agendas": "later agendas",
    "zone.later_acts": "later acts",
    "zone.set_aside": "set aside",
    "zone.in_resolution": "being resolved",
    "zone.attachments": "attachments",
    "zone.bottom": "bottom of the deck",
    "zone.cultist_deck": "Cultist deck",
}
