"""What the cards do: a module for each kind of card, a constant for each card."""
