"""What a card does, as frozen data: selectors, numbers, conditions, effects, abilities."""
