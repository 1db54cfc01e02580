"""What a card does, in English."""
