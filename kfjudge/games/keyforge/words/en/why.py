"""Why something did not happen, or is not allowed: the second half of a line. French speaks of « la carte »
or « la créature », so that no title has to agree."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # the turn and the house
    "why.alpha": "alpha, and it would not be the first deed of the step",
    "why.omega": "Omega has ended the step",
    "why.first-turn": "first turn: one card played or discarded, no more",
    "why.rule-of-six": "Rule of Six: played or used six times this turn",
    "why.no-active-house": "there is no active house",
    "why.off-house": "it is not of the active house, {house}",
    # what a card or another one says
    "why.card-forbids": "{card} forbids it",
    "why.card-says": "a card says so",
    "why.condition": "its condition is not met",
    "why.if-you-do": "what comes before “if you do” was not done in full",
    "why.must-fight": "{card} says that it must fight, and it can",
    "why.no-ability": "it has no such ability",
    "why.no-target": "no legal target",
    "why.unknown-card": "nobody knows which card it is",
    # the state of a card
    "why.exhausted": "it is exhausted",
    "why.ready": "it is already ready",
    "why.stunned": "it is stunned",
    "why.only-the-stun": "that its stun is taken off is all that comes of the use",
    "why.not-stunned": "it is not stunned",
    "why.undamaged": "it has no damage",
    "why.no-heal": "no damage is removed",
    "why.not-in-play": "it is not in play",
    "why.purged": "it is purged, out of the game",
    "why.not-controlled": "{player} does not control it",
    "why.hidden-zone": "{card} is in a hidden zone by now",
    # fights
    "why.artifact": "an artifact neither reaps nor fights",
    "why.no-enemy": "there is no enemy creature to attack",
    "why.elusive": "elusive, first attack of the turn",
    "why.skirmish": "skirmish",
    "why.destroyed-together": "it is destroyed at the same time",
    "why.gained-late": "it was gained after the destruction had begun",
    "why.saved": "the destruction is replaced, so nothing is left to come “just before” (the book says no more)",
    "why.cut-short": "one of the two is gone, or the fight has no effect: the rest of it does not occur",
    "why.did-not-survive": "it did not survive the fight",
    "why.two-lines": "they are not in the same battleline",
    "why.no-host": "there is no creature to attach it to",
    # too little
    "why.no-aember": "{player} has no Æmber",
    "why.captured": "that Æmber is captured already",
    "why.no-aember-there": "there is no Æmber on them",
    "why.no-damage-there": "there is no damage on them",
    "why.none-on-it": "none lies there",
    "why.cost": "a key costs {cost} Æmber, {n} at hand",
    "why.toll": "{cost} Æmber must be paid first, {n} at hand",
    "why.loss": "{cost} Æmber must go first, {n} at hand",
    "why.no-key": "no key forged on the turn before",
    "why.chains-idle": "the chains kept no card from being drawn",
    "why.no-house-chosen": "that comes after choosing a house, and none was chosen (the book says no more)",
    "why.no-cards": "no cards are left",
    "why.empty-hand": "{player} has no cards in hand",
    "why.empty-archives": "{player} has no archived cards",
    "why.full-hand": "already {n:card|cards} in hand",
}
