"""The words on a drawn board."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # a player
    "board.aember": "{n:Aombre|Aombres}",
    "board.no-keys": "aucune clé",
    "board.keys": "{n:clé|clés} ({colors})",
    "board.chains": "{n:chaîne|chaînes}",
    "board.hand": "main {n}",
    "board.deck": "deck {n}",
    "board.discard": "défausse {n}",
    "board.archives": "archives {n}",
    "board.purged": "purgées {n}",
    "board.hand-known": "En main",
    "board.artifacts": "Artéfacts",
    "board.no-creatures": "aucune créature",
    "board.flank": "flanc",
    # the turn
    "board.house": "Maison {house}",
    "board.no-house": "aucune Maison active",
    "board.first-turn": "premier tour",
    "board.step.setup": "mise en place",
    "board.step.forge": "étape 1, forger",
    "board.step.house": "étape 2, Maison",
    "board.step.main": "étape 3, jouer",
    "board.step.ready": "étape 4, redresser",
    "board.step.draw": "étape 5, piocher",
    "board.step.end": "fin du tour",
    "board.in-force": "En vigueur : {cards}",
    # a card in play
    "board.power": "puissance {n}",
    "board.armor": "armure {n}",
    "board.armor-used": "armure {n}, utilisée {used}",
    "board.damage": "{n:dégât|dégâts}",
    "board.stunned": "sonné",
    "board.exhausted": "incliné",
    "board.counters": "{n:marqueur puissance|marqueurs puissance}",
    "board.doom": "{n} doom",
    "board.attacked": "attaqué ce tour",
    "board.maverick": "Maison {house}",
    "board.named": "nomme {what}",
    "board.held": "tenue par {card}",
    "board.owner": "carte de {player}",
    "board.controller": "contrôle : {player}",
    "board.upgrade": "+ {card}",
    "board.under": "dessous : {card}",
}
