"""Fateforge: Chronicles of Kaan, as its French rulebook says: its entries, and its battle scenes."""

GAME = "fateforge"
