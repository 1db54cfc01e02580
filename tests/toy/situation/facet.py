"""What the layer `situation` asks of the toy that its schema does not say (`situation.game.Situations`)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.game import CompletedSituation, Variant
from tests.toy.engine.board import SEATS
from tests.toy.message import message

SOME = 2


def variants(played: CompletedSituation) -> Iterator[Variant]:
    """Whoever is not told to have chips may have some; where something hangs on it, there are."""
    for seat in SEATS:
        if not any(of == seat for of, _ in played.situation.owner_facts):
            told = replace(
                played.situation,
                owner_facts=(*played.situation.owner_facts, (seat, make_phrase("player.chips", n=SOME))),
            )
            words = message("situation.with-chips", player=seat, amount=SOME)
            unless = message("situation.without-chips", player=seat)
            yield Variant(words, replace(played, situation=told), ((seat, "chips"),), unless=unless)
