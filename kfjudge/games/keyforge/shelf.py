"""What the reference asks of KeyForge (`reference.game.Shelf`)."""
