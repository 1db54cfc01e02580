"""English for what a selected card is and has, and for its relation to others."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.en.nouns import (
    one,
    quality,
    whole,
    word,
)
from kfjudge.games.keyforge.telling.telling import (
    Telling,
)
from kfjudge.words.catalogue import pick_name


@quality.register
def _(_: dsl.Flank, so_far: Telling) -> tuple[str, str]:
    return "adjective", "flank"


@quality.register
def _(_: dsl.Damaged, so_far: Telling) -> tuple[str, str]:
    return "adjective", "damaged"


@quality.register
def _(_: dsl.Ready_, so_far: Telling) -> tuple[str, str]:
    return "adjective", "ready"


@quality.register
def _(_: dsl.Stunned, so_far: Telling) -> tuple[str, str]:
    return "adjective", "stunned"


@quality.register
def _(_: dsl.WithDoom, so_far: Telling) -> tuple[str, str]:
    return "after", "with a doom counter"


@quality.register
def _(_: dsl.WithAember, so_far: Telling) -> tuple[str, str]:
    return "after", "with Æmber on it"


@quality.register
def _(_: dsl.WithArmor, so_far: Telling) -> tuple[str, str]:
    return "after", "with armor"


@quality.register
def _(part: dsl.WithKeyword, so_far: Telling) -> tuple[str, str]:
    name = word("keyword", part.keyword).lower()
    return ("adjective", name) if part.keyword == "elusive" else ("after", f"with {name}")


@quality.register
def _(_: dsl.PlayedNow, so_far: Telling) -> tuple[str, str]:
    return "after", "that you play"


@quality.register
def _(part: dsl.Trait, so_far: Telling) -> tuple[str, str]:
    return "kind", word("trait", part.trait)


@quality.register
def _(part: dsl.OfHouse, so_far: Telling) -> tuple[str, str]:
    return "kind", word("house", part.house)


@quality.register
def _(_: dsl.OfYourHouses, so_far: Telling) -> tuple[str, str]:
    return "after", "of one of your houses"


@quality.register
def _(_: dsl.OfActiveHouse, so_far: Telling) -> tuple[str, str]:
    return "after", "of the active house"


@quality.register
def _(_: dsl.OfNamedHouse, so_far: Telling) -> tuple[str, str]:
    return "after", "of that house"


@quality.register
def _(part: dsl.Named, so_far: Telling) -> tuple[str, str]:
    return "noun", pick_name(all_facts()[part.id], "en")


@quality.register
def _(part: dsl.PowerAtMost, so_far: Telling) -> tuple[str, str]:
    return "after", f"of power {part.power} or less"


@quality.register
def _(part: dsl.PowerAtLeast, so_far: Telling) -> tuple[str, str]:
    return "after", f"of power {part.power} or more"


@quality.register
def _(part: dsl.OfPower, so_far: Telling) -> tuple[str, str]:
    return "after", f"of power {part.power}"


@quality.register
def _(_: dsl.OfNamedPower, so_far: Telling) -> tuple[str, str]:
    return "after", "whose power is that number"


@quality.register
def _(_: dsl.OddPower, so_far: Telling) -> tuple[str, str]:
    return "after", "of odd power"


@quality.register
def _(_: dsl.EvenPower, so_far: Telling) -> tuple[str, str]:
    return "after", "of even power"


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
