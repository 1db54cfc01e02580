"""French for cards as others make them."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.fr.agreement import KINDS, elided, feminine
from kfjudge.games.keyforge.telling.fr.nouns import (
    CALLED,
    is_pronoun,
    one,
    quality,
    whole,
)
from kfjudge.games.keyforge.telling.telling import (
    Telling,
)


@quality.register
def _(part: dsl.Attacking, so_far: Telling) -> tuple[str, str]:
    return "after", f"qui attaque {one(part.target, so_far)}"


@quality.register
def _(part: dsl.InLineOf, so_far: Telling) -> tuple[str, str]:
    return "after", "de la même ligne de front"


@quality.register
def _(part: dsl.NeighborOf, so_far: Telling) -> tuple[str, str]:
    return "of", f"de {whole(part.of, so_far)}"


@quality.register
def _(_: dsl.NotAlone, so_far: Telling) -> tuple[str, str]:
    return "after", "qui n’est pas seule dans sa ligne de front"


@quality.register
def _(part: dsl.RightOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"à droite {elided('de', whole(part.of, so_far))} dans sa ligne de front"


@quality.register
def _(part: dsl.LeftOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"à gauche {elided('de', whole(part.of, so_far))} dans sa ligne de front"


@quality.register
def _(part: dsl.SharesTrait, so_far: Telling) -> tuple[str, str]:
    return "after", f"ayant un trait en commun avec {whole(part.with_, so_far)}"


@quality.register
def _(part: dsl.SharesTitle, so_far: Telling) -> tuple[str, str]:
    return "after", f"portant le titre de {whole(part.with_, so_far)}"


@quality.register
def _(part: dsl.WeakerThan, so_far: Telling) -> tuple[str, str]:
    than = "la sienne" if is_pronoun(part.than, so_far) else f"celle de {whole(part.than, so_far)}"
    return "after", f"de puissance inférieure à {than}"


@quality.register
def _(_: dsl.SharesHouse, so_far: Telling) -> tuple[str, str]:
    return (
        "after",
        f"qui est de la même Maison que {'ladite' if feminine(so_far.it.kind) else 'ledit'} "
        f"{KINDS[so_far.it.kind]}",
    )


@quality.register
def _(part: dsl.OfHouseOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"de la Maison de {CALLED[part.called][0]}"


@quality.register
def _(part: dsl.OfMostPower, so_far: Telling) -> tuple[str, str]:
    return "after", "de la puissance la plus élevée"


@quality.register
def _(part: dsl.OfLeastPower, so_far: Telling) -> tuple[str, str]:
    return "after", "de la puissance la plus faible"
