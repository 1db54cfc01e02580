"""Cards of one's own: added, listed, removed, and what is wrong with their file."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "own.added": "{n:card is|cards are} yours now: {names:,}",
    "own.removed": "no longer among your cards: {names:,}",
    "own.heading": "Your own cards",
    "own.none": "You have no cards of your own in this game; add some: kfjudge cards add FILE",
    "own.fact": "{name}: {value}",
    "own.fact.number": "no. {value}",
    "own.fact.set": "set {value}",
    "own.fact.rarity": "{value}",
    "own.damaged": "{file}, line {line}: this is none of your cards as kfjudge writes them; it stays in the file as it is",
    "own.not-read": "your own cards cannot be read ({reason}); nothing is changed in {file}",
    "own.yours": "one of your own cards, from {file}",
    "own.not-yours": "none of your own cards is called “{given}”",
    "own.which": "which? kfjudge cards add FILE, kfjudge cards own, kfjudge cards remove NAME",
    "own.no-json": "this is no JSON object on one line",
    "own.only-json": "cards of this game are added as JSON lines: a name (name_en), a type, a text",
    "own.no-name": "a card needs a name",
    "own.no-type": "a card needs a type",
    "own.no-kind": "“{given}”: a line begins with what the card is",
    "own.no-end": "the parenthesis is not closed at the end of the line",
    "own.bad-fact": "“{given}” is neither a word, a number nor a list of words",
    "own.bad-name": "“{given}” cannot be the name of a card",
    "own.printed": "“{given}” is a printed card already",
    "own.twice": "“{given}” stands above already",
    "own.nothing": "there is no card in this file",
    "own.too-many": "more than {most} cards in one file",
    "own.not-kept": "your cards cannot be kept in {folder}; KFJUDGE_DATA may name a folder of yours",
}
