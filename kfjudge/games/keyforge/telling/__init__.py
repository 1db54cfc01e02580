"""KeyForge on paper: what a card does, in words."""

from kfjudge.games.keyforge.telling.card_text import card_text, is_modeled

__all__ = ["card_text", "is_modeled"]
