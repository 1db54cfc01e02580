"""Entries found by what they are called: by name or identifier, exactly or nearly."""
