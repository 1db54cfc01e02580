"""A toy game that goes through every room: two owners, one action, a die, an interrupt, one card.

Ann and Bob have chips, and magpies in their nests. A magpie that dives is tired, and a die is rolled: where
it shows a star, one chip of the other player comes along (two by the rules of "14"), unless a magpie of that
player covers it. Whoever has all the chips has won."""

from __future__ import annotations

GAME = "toy"
