"""What is wrong with a state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.players": "{field}: from one to {most} investigators play",
    "problem.name": "{field}: nobody can be called {given}",
    "problem.same-investigator": "{field}: somebody else plays {card} already",
    "problem.no-place": "{field}: at which location is {player}?",
    "problem.no-location": "{field}: at which location is {card}?",
    "problem.has-acted": "{field}: {player} has taken the turn of this round, or is out of the game",
    "problem.no-decks": "{field}: a scenario does not begin with two decks; it begins from a board",
    "problem.uid": "{field}: an uid has neither a space nor a colon: {given}",
    "problem.not-lasting": "{field}: no card on the board with an effect that lasts: {given}",
    "problem.whose": "{field}: whose is {card}? Say it so: (borne by Ann)",
}
