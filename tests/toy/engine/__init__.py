"""How the toy is played. It imports the core alone."""
