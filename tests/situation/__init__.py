"""Situations that were told: read, made the smallest board, played."""
