"""What may be answered, in words that the board notation understands."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # at step 3
    "option.play": "play {card}",
    "option.discard": "discard {card}",
    "option.reap": "reap with {card}",
    "option.fight": "fight with {card}",
    "option.action": "use the action of {card}",
    "option.omni": "use the omni of {card}",
    "option.unstun": "unstun {card}",
    "option.end-turn": "end the turn",
    # elsewhere
    "option.yes": "yes",
    "option.no": "no",
    "option.to-no-avail": "nothing can come of it",
    "option.done": "stop",
    "option.card": "{card}",
    "option.card-in-deck": "{card} in the deck",
    "option.card-in-discard": "{card} in the discard pile",
    "option.house": "{house}",
    "option.number": "the number {n}",
    "option.player": "{player}",
    "option.key": "the {color} key",
    "option.left": "left flank",
    "option.right": "right flank",
    "option.between": "between {one} and {other}",
    "option.spend": "spend {n} Æmber",
    "option.heal": "heal {n} damage",
    "option.take-archives": "take the archives",
    "option.leave-archives": "leave the archives",
    "option.keep-hand": "keep the hand",
    "option.mulligan": "mulligan",
    "option.fail-to-find": "find nothing",
    "option.archived-at-random": "a card at random from {player}’s archives",
    "option.way": "{card}: effect {n}",
    "option.ability": "{card}: {header} (text of {via})",
}
