"""The language in which the cards of Arkham Horror are written."""
