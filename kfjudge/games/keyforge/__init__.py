"""KeyForge, as its three rulebooks say."""

GAME = "keyforge"
CALLED = ("keyforge", "kf")
BOOKS = {"1.0": "fr", "1.1": "fr", "1.3": "en"}  # by edition, oldest first: the language of its rulebook
EDITIONS = tuple(BOOKS)
WRITTEN_FOR = "1.3"  # what a board file means that names none; never moved, for those files stay as they are
