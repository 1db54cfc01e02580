"""A situation that was told, as it was read, played, and what came of it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # what came of it
    "situation.of": "{who} {what}",
    "situation.nothing-changes": "Nothing changes on the board.",
    "situation.does-not": "{what}.",
    "situation.refused": "Not legal: {deed}. Why: {why}",
    "situation.lost": "Such a board cannot be: before anything is done, this is destroyed: {cards}.",
    "situation.not-chosen": "{said} cannot be chosen here",
    "situation.not-asked": "nothing is asked that “{said}” answers",
    "situation.legal": "Legal there: {legal:or}",
    "situation.hangs": "It hangs on a choice that was not told:",
    "situation.chosen": "- {choices} →",
    "situation.first-shown": "Step by step, with the first of these choices:",
    "situation.order": "first {option}",
    "situation.choice": "{question} {option}",
    "situation.more": "{n:more outcome|more outcomes}: --explore lists all.",
    "situation.incomplete": "Not every choice was tried; --explore goes further.",
    "situation.otherwise": "{said}: {what}",
    "situation.otherwise-several": "{said}, one of these:",
    "situation.needs": "It hangs on something that was not told. Ask the players. {fact:.}",
    "situation.not-modeled": "Not modeled yet: {cards}. It cannot be played.",
    "situation.lies": "lies elsewhere: {zone} of {player}",
    "situation.no-longer": "not {what} any more",
    "situation.word": "{word}",
    "situation.by-engine": 'Played by the engine, not printed in a book, and no ruling. Step by step: kfjudge try "{situation}"',
    # what is assumed, and how it was read
    "situation.board": "Board:",
    "situation.assumed": "Assumed:",
    "situation.nothing-else": "nothing else in play",
    "situation.turn-of": "{player}’s turn",
    "situation.has": "{player} has {cards}",
    "situation.read-as": "Read as:",
    "situation.read-name": "{title} for “{written}”",
    "situation.unread": "Not read:",
    # what was not read
    "situation.only-files": "a sentence cannot tell a whole board of {game}: write it in a file. How: kfjudge check --grammar --game {id}",
    "situation.no-situation": "This tells of no situation: no card that does something was read in it.",
    "situation.in-the-way": "Not played, because this was not read: {words}.",
    "situation.cannot-be": "Not played: {why}.",
    "situation.odd-number": "“{given}” is no number from 0 to {most} in digits alone",
    "situation.too-long": "this is more than a situation may have ({most} words and signs)",
    "situation.would-be": "Read: {cards}.",
    "situation.saved": "Written: {path}",
    "situation.nothing-to-save": "there is no board to be written: the situation was not read",
}
