"""How the board files of the toy are read and written: as its schema says, with the words for its places."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.notation.game import GameNotation
from kfjudge.notation.grammar import SlotWords


class ToyNotation(GameNotation):
    slots: Mapping[str, SlotWords] = {"face": SlotWords("face", width=3), "season": SlotWords("season")}
