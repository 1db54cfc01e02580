"""KeyForge, as its three rulebooks say."""

GAME = "keyforge"
EDITIONS = ("1.0", "1.1", "1.3")  # of the rulebook, oldest first; the last is the newest
WRITTEN_FOR = "1.3"  # what a board file means that names none; never moved, for those files stay as they are
