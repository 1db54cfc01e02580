"""The entries of the books, cards and boards: read, built into a store, looked up and searched."""
