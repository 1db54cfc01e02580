"""What is wrong with a line about a card of one's own."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "own.genders": "a n | an n",
    "own.no-kind": "“{given}”: a line begins with enemy, skill, weapon or equipment, then the name: enemy Skeleton (white, resistance 2)",
    "own.no-name": "“{given}”: what is the card called? One name, or one in each language: enemy Skeleton / Squelette",
    "own.no-end": "the parenthesis is not closed at the end of the line",
}
