"""KeyForge, as its three rulebooks say."""

GAME = "keyforge"
BOOKS = {"1.0": "fr", "1.1": "fr", "1.3": "en"}  # by edition, oldest first: the language of its rulebook
EDITIONS = tuple(BOOKS)
