"""How a board of KeyForge is drawn."""
