"""Arkham Horror: The Card Game, as its Rules Reference of 2016 says. It is in the reference only."""

GAME = "arkham"
