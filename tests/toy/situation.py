"""How situations of the toy are varied; the rest follows from its schema."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.game import CompletedSituation, GameSituations, Variant
from tests.toy.engine.board import SEATS
from tests.toy.message import message

SOME = 2


class ToySituations(GameSituations):
    def vary(self, completed: CompletedSituation) -> Iterator[Variant]:
        """Give chips to a player of whom none are told; where something hangs on it, there are some."""
        for seat in SEATS:
            if not any(of == seat for of, _ in completed.situation.owner_facts):
                owners = (*completed.situation.owner_facts, (seat, make_phrase("player.chips", n=SOME)))
                situation = replace(completed.situation, owner_facts=owners)
                words = message("situation.with-chips", player=seat, amount=SOME)
                unless = message("situation.without-chips", player=seat)
                richer = replace(completed, situation=situation)
                yield Variant(words, richer, ((seat, "chips"),), unless=unless)
