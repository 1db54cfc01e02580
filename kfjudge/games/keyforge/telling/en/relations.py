"""English for cards as others make them."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.en.nouns import (
    one,
    quality,
    whole,
)
from kfjudge.games.keyforge.telling.telling import (
    Telling,
)


@quality.register
def _(part: dsl.Attacking, so_far: Telling) -> tuple[str, str]:
    return "after", f"attacking {one(part.target, so_far)}"


@quality.register
def _(part: dsl.InLineOf, so_far: Telling) -> tuple[str, str]:
    return "after", "in the same battleline"


@quality.register
def _(part: dsl.NeighborOf, so_far: Telling) -> tuple[str, str]:
    return "noun", f"neighbor of {whole(part.of, so_far)}"


@quality.register
def _(_: dsl.NotAlone, so_far: Telling) -> tuple[str, str]:
    return "after", "that is not alone in its battleline"


@quality.register
def _(part: dsl.RightOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"to the right of {whole(part.of, so_far)} in its battleline"


@quality.register
def _(part: dsl.LeftOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"to the left of {whole(part.of, so_far)} in its battleline"


@quality.register
def _(part: dsl.SharesTrait, so_far: Telling) -> tuple[str, str]:
    return "after", f"with a trait in common with {whole(part.with_, so_far)}"


@quality.register
def _(part: dsl.SharesTitle, so_far: Telling) -> tuple[str, str]:
    return "after", f"with the title of {whole(part.with_, so_far)}"


@quality.register
def _(part: dsl.WeakerThan, so_far: Telling) -> tuple[str, str]:
    return "after", f"with less power than {whole(part.than, so_far)}"


@quality.register
def _(part: dsl.SharesHouse, so_far: Telling) -> tuple[str, str]:
    return "after", f"that is of {whole(part.with_, so_far)}’s house"


@quality.register
def _(part: dsl.OfHouseOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"of {part.called}’s house"


@quality.register
def _(part: dsl.OfMostPower, so_far: Telling) -> tuple[str, str]:
    return "after", "whose power is the highest"


@quality.register
def _(part: dsl.OfLeastPower, so_far: Telling) -> tuple[str, str]:
    return "after", "whose power is the lowest"
