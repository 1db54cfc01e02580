"""The language of the cards: what an enemy does by its action band, and what a card of a hero does."""
