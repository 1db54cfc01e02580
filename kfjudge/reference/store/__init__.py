"""What the reference is built into once, a store a game, and read from fast."""
