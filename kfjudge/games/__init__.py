"""One package for each game; they know the core and not each other."""
