"""Entries by what they are called: by name, by identifier, exactly or nearly."""
