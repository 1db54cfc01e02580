"""Boards a judge can write: the notation read and written, its script played, its expectations checked."""
