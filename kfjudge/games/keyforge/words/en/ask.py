"""What a person (or chance) has to decide. Who decides is said beside the question."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # the turn
    "ask.action": "What next?",
    "ask.active-house": "Which house this turn?",
    "ask.archives": "Take the archives into hand?",
    "ask.forge": "Forge a key with Æmber from cards?",
    "ask.key": "Which key?",
    "ask.spend": "{card}: spend how much Æmber?",
    "ask.first-player": "Who goes first?",
    "ask.mulligan": "Keep the starting hand?",
    # into play
    "ask.attach": "{card}: attach to which creature?",
    "ask.flank": "{card}: which flank?",
    "ask.place": "{card}: where in the battleline?",
    "ask.copy": "{card}: copy which card?",
    # use
    "ask.use": "{card}: use in which way?",
    "ask.attack": "{card}: attack which creature?",
    # a resolution
    "ask.choose": "{card}: which card?",
    "ask.choose-several": "{card}: which card? ({n}/{of})",
    "ask.choose-any": "{card}: which card? (any number)",
    "ask.capture-instead": "Which creature captures the Æmber on its way to {player}?",
    "ask.next": "{card}: for which card next?",
    "ask.redirect": "{card}: which creature takes the damage instead?",
    "ask.heal": "{card}: heal how much damage?",
    "ask.captures": "{card}: which creature captures next?",
    "ask.one-ability": "{card}: which of these abilities?",
    "ask.share": "{card}: who gets the next one, of {n}? From left to right.",
    "ask.tied": "{card}: tied at power {power}, which one?",
    "ask.house": "{card}: which house?",
    "ask.number": "{card}: which number?",
    "ask.may": "{card}: do what the card says you may?",
    "ask.again": "{card}: do all of that once more?",
    "ask.way": "{card}: which of the two?",
    "ask.order": "Which ability resolves next?",
    "ask.pile": "Which card goes to {player}’s discard pile next?",
    "ask.deck": "Which card goes onto {player}’s deck next?",
    "ask.return": "{card}: which card comes back next?",
    "ask.play": "{card}: which card is played next?",
    "ask.search": "{card}: which card is found?",
    # chance
    "ask.top-card": "Which card is on top of {player}’s deck?",
    "ask.random": "{card}: which card, at random?",
    "ask.random-discard": "Which card does {player} discard at random?",
    "ask.random-archived": "Which of {player}’s archived cards is discarded at random?",
}
