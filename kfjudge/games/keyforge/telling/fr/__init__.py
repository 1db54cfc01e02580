"""What a card does, in French."""
