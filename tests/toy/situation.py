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
    def variants(self, played: CompletedSituation) -> Iterator[Variant]:
        """A player who is not told to have chips may have some; where something hangs on it, there are."""
        for seat in SEATS:
            if not any(of == seat for of, _ in played.situation.owner_facts):
                owners = (*played.situation.owner_facts, (seat, make_phrase("player.chips", n=SOME)))
                situation = replace(played.situation, owner_facts=owners)
                words = message("situation.with-chips", player=seat, amount=SOME)
                unless = message("situation.without-chips", player=seat)
                yield Variant(words, replace(played, situation=situation), ((seat, "chips"),), unless=unless)
