"""Inputs at random: what no one would think of writing as a test."""
