"""How a battle is drawn."""
