"""English for what a card is and has, as it stands beside a noun."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.en.nouns import (
    quality,
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
