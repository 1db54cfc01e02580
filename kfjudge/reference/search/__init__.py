"""Finding entries by words, names and identifiers."""
