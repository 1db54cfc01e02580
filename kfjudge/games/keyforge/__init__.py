"""KeyForge, as its three rulebooks say."""

EDITIONS = ("1.0", "1.1", "1.3")  # of the rulebook, oldest first; the last is the newest
