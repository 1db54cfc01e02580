"""The words of the board notation that every game has, in English: what a judge may write, and (the first form)
what kfjudge writes.

Forms stand between bars. `{place}` is filled in, `[word]` may be left out, `one/another` are the same,
`card~cards` goes with a number."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "notation.seat.chance": "chance",
    # what a line is about: the words before its colon
    "notation.head.title": "title",
    "notation.head.game": "game",
    "notation.head.editions": "editions | edition",
    "notation.head.readings": "readings | reading",
    "notation.head.players": "players",
    "notation.head.answers": "answers",
    "notation.head.shows": "shows",
    "notation.head.zone": "{seat} {zone} | {seat} ’s {zone}",
    "notation.head.player": "{seat}",
    # what lines are made of
    "notation.word.expect": "expect | expected",
    "notation.word.cite": "cite | cites",
    "notation.word.at": "at | at step",
    "notation.word.after": "after | after step",
    "notation.word.before": "before | before step",
    "notation.word.as": "as | alias",
    "notation.word.none": "none | empty | nothing | no card/cards",
    "notation.word.unknown": "unknown",
    "notation.word.shuffled": "shuffled",
    "notation.word.cards": "{n} card~cards",
    "notation.word.more": "… | ...",
    "notation.word.illegal": "-> not legal | → not legal | : not legal | is not legal | -> illegal",
    "notation.word.legal": "is legal | -> legal | → legal",
    "notation.word.happens": "happens",
    "notation.word.never": "never",
    "notation.word.order": "order",
    "notation.word.only": "can only",
    "notation.word.can": "can",
    "notation.word.cannot": "cannot | can not | can't",
    "notation.word.nothing": "cannot any",
    "notation.word.forced": "forced",
    "notation.often.times": "{n} time~times",
    "notation.often.once": "once",
    "notation.often.twice": "twice | two times",
    "notation.often.thrice": "thrice | three times",
    "notation.word.then": "then",
    # what may be decided, after "can" or "cannot"
    "notation.can.any": "any | anything",
    # where a card lies, and how many cards lie somewhere
    "notation.has.cards": "{n} card~cards in {zone} | {n} card~cards in the {zone}",
    "notation.has.hold": "{zone} {n} | {n} in {zone}",
    "notation.is.zone": "in {seat} ’s {zone} | in the {zone} of {seat}",
    "notation.is.not-zone": "not in {seat} ’s {zone} | not in the {zone} of {seat}",
    "notation.is.in-play": "in play | still in play | stays in play",
    "notation.is.out": "not in play | out of play",
    "notation.is.under": "under {other}",
    "notation.is.on": "on {other}",
    "notation.is.controlled": "controlled by {seat}",
    "notation.alias.controlled": "{seat} controls {card}",
    # other claims
    "notation.claim.decides": "decides {seat} | {seat} decides",
    "notation.claim.asks-nothing": "asks nothing | nothing is asked",
    "notation.claim.asks": "asks about {card} | asks for {card}",
    "notation.claim.turn": "turn of {seat} | {seat} ’s turn",
    "notation.claim.wins": "{seat} wins | {seat} has won",
    "notation.claim.nobody": "nobody has won | nobody wins",
    "notation.claim.needs": "stops for a fact | a fact is missing",
    "notation.event.any": "event {event} | event {event} of {card}",
}
