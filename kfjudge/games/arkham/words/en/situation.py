"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.of": "{who}: {what:,}",
    "situation.at": "at {card}",
    "situation.engaged": "engaged with {player}",
    "situation.in.assets": "in play",
    "situation.in.threat": "in the threat area",
    "situation.in.hand": "in the hand",
    "situation.in.deck": "in the deck",
    "situation.in.discard": "in the discard pile",
    "situation.in.agenda": "the current agenda",
    "situation.in.act": "the current act",
    "situation.in.reference": "the scenario card in play",
    "situation.in.encounter_discard": "in the encounter discard pile",
    "situation.in.victory": "in the victory display",
    "situation.in.removed": "removed from the game",
    "situation.in.investigator": "in play",
    "situation.revealed": "revealed",
    "situation.in.encounter_deck": "in the encounter deck",
    "situation.in.in_resolution": "being resolved",
    "situation.in.later_agendas": "behind the agenda",
    "situation.in.later_acts": "behind the act",
    "situation.in.set_aside": "set aside",
    "situation.in.bottom": "at the bottom of the deck",
    "situation.in.attachments": "attached",
    "situation.in.cultist_deck": "in the Cultist deck",
}
