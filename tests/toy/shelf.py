"""What the reference asks of the toy (`reference.game.Shelf`)."""
