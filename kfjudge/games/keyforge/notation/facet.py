"""What the notation asks of KeyForge (`notation.game.Notation`)."""
