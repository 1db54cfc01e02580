"""What is done with cards: played, used, fought with, damaged, destroyed, moved."""
