"""Situations told in a sentence: read, made the smallest board, played."""
