"""What is wrong with a line about a card of one's own."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "own.genders": "a n | an n",
    "own.no-kind": "“{given}”: a line begins with enemy, skill, weapon or equipment, then the name: enemy Skeleton (white, resistance 2)",
    "own.no-name": "“{given}”: what is the card called? One name, or one in each language: enemy Skeleton / Squelette",
    "own.lacks-color": "{name} has no color: in the enemies’ reactions, and in their turns where several act, the battle stops and asks for it, unless the board says one",
    "own.lacks-resistance": "{name} has no resistance: the battle stops and asks for it as soon as damage is dealt to it, unless the board says one",
    "own.lacks-band": "{name} has no action band (at 0 strike): the battle stops and asks for it when it is to act, unless the board says one",
    "own.no-end": "the parenthesis is not closed at the end of the line",
}
