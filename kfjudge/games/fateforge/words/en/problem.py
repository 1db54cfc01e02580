"""What is wrong with a state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.no-heroes": "{field}: no hero is on the board",
    "problem.zone-name": "{field}: the name of a zone is a letter for its row and a number for its column, like a2, not {given}",
    "problem.hero-name": "{field}: nobody can be called {given}",
    "problem.no-health": "{field}: how much health has {player}? The book does not show it for this hero",
    "problem.conversion": "{field}: must be at most four things that are paid and one to four that are received",
    "problem.order": "{field}: {player} must stand once in the turn order",
    "problem.no-decks": "{field}: a battle has no decks; it begins from a board",
    "problem.band": "{field}: must be boxes, each a distance from 0 to 9 and an action: 1 and “move+strike”",
}
