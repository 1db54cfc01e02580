"""What the notation asks of the toy (`notation.game.Notation`)."""

from __future__ import annotations

from kfjudge.notation.game import Vocabulary

SLOTS = {"face": Vocabulary("face", width=3)}
