"""The words on a drawn board."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # a player
    "board.aember": "{n} Æmber",
    "board.no-keys": "no keys",
    "board.keys": "{n:key|keys} ({colors})",
    "board.chains": "{n:chain|chains}",
    "board.hand": "hand {n}",
    "board.deck": "deck {n}",
    "board.discard": "discard {n}",
    "board.archives": "archives {n}",
    "board.purged": "purged {n}",
    "board.hand-known": "In hand",
    "board.artifacts": "Artifacts",
    "board.no-creatures": "no creatures",
    "board.flank": "flank",
    # the turn
    "board.house": "house {house}",
    "board.no-house": "no active house",
    "board.first-turn": "first turn",
    "board.step.setup": "setup",
    "board.step.forge": "step 1, forge",
    "board.step.house": "step 2, house",
    "board.step.main": "step 3, play",
    "board.step.ready": "step 4, ready",
    "board.step.draw": "step 5, draw",
    "board.step.end": "end of turn",
    "board.in-force": "In force: {cards}",
    # a card in play
    "board.power": "power {n}",
    "board.armor": "armor {n}",
    "board.armor-used": "armor {n}, {used} used",
    "board.damage": "{n} damage",
    "board.stunned": "stunned",
    "board.exhausted": "exhausted",
    "board.counters": "{n:power counter|power counters}",
    "board.doom": "{n} doom",
    "board.attacked": "attacked this turn",
    "board.maverick": "house {house}",
    "board.named": "names {what}",
    "board.held": "held by {card}",
    "board.owner": "owner {player}",
    "board.controller": "controlled by {player}",
    "board.upgrade": "+ {card}",
    "board.under": "under it: {card}",
}
