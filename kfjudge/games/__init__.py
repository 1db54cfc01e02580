"""The games in the house: an id, and the package where its rooms are. Nothing of a game is imported until it
is asked for."""

from __future__ import annotations

GAMES = {"keyforge": "kfjudge.games.keyforge"}  # the first is the one that is meant where none is named
