"""Fateforge in English."""
