"""Sentences that tell of a test or of an action, made boards; and what a board has changed."""
