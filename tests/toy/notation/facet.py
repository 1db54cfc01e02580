"""What the notation asks of the toy (`notation.game.Notation`)."""

from __future__ import annotations

from kfjudge.notation.game import SlotWords

__all__ = ["SLOTS"]

SLOTS = {"face": SlotWords("face", width=3), "season": SlotWords("season")}
