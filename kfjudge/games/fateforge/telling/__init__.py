"""What the cards do, told in words from what they are written with."""
