"""KeyForge in the board notation."""
