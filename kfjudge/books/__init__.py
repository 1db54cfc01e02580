"""A user's own rulebooks: read from a file, placed beside the entries, kept, searched and compared."""
