"""What the cards do: one module for each set and house, one constant for each card."""
