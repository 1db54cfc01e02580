"""The reference: entries, their identifiers, loading, the index, and search."""
