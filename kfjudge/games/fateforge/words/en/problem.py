"""What is wrong with a state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.no-heroes": "{field}: no hero is on the board",
    "problem.zone-name": "{field}: the name of a zone is a letter for its row and a number for its column, like a2, not {given}",
    "problem.hero-name": "{field}: nobody can be called {given}",
    "problem.no-health": "{field}: how much health has {player}? The book does not show it for this hero",
    "problem.conversion": "{field}: must be one or two things that are paid and one or two that are received",
    "problem.order": "{field}: {player} must stand once in the turn order",
    "problem.no-decks": "{field}: a battle has no decks; it begins from a board",
}
