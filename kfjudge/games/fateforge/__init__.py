"""Fateforge: Chronicles of Kaan, as its French rulebook says: its entries, and its battle scenes."""

GAME = "fateforge"
CALLED = ("fateforge",)
BOOKS = {"fr": "fr"}  # the book has neither a date nor a number: it is called after its language
WRITTEN_FOR = "fr"
