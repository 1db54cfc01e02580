"""Arkham Horror: The Card Game, as its Rules Reference of 2016 says. It is in the reference only."""

GAME = "arkham"
CALLED = ("arkham horror", "arkham", "ahlcg", "horreur a arkham")
BOOKS = {"2016": "fr"}  # the seed is the publisher's French translation of the first Rules Reference
WRITTEN_FOR = "2016"
