"""Replays and explorations as pages."""
