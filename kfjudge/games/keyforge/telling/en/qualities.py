"""English for what a part of a selector adds to a noun."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.en.nouns import (
    cards_of,
    named,
    one,
    pronoun,
    quality,
    this,
    whole,
    whose,
    word,
)
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    said_just_now,
)
from kfjudge.words.catalogue import called


@quality.register
def _(_: s.AnyCard, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "any", "card"


@quality.register
def _(_: s.Friendly, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "friendly"


@quality.register
def _(_: s.Enemy, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "enemy"


@quality.register
def _(part: s.OfType, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "noun", cards_of(part.type)


@quality.register
def _(_: s.Self, so_far: Telling) -> tuple[str, str]:
    return "all", named(so_far) if so_far.by_name else this(so_far)


@quality.register
def _(_: s.Host, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "all", "this creature"


@quality.register
def _(part: s.It, so_far: Telling) -> tuple[str, str]:
    if said_just_now(part, so_far):
        return "all", pronoun(so_far.it)
    noun = so_far.called.get(str(part.called), so_far.it)
    return "all", f"{part.called} {cards_of(noun.kind, plural=noun.plural)}"


@quality.register
def _(part: s.Among, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "among them"


@quality.register
def _(_: s.TheFought, so_far: Telling) -> tuple[str, str]:
    return "all", f"the creature that {named(so_far)} fights"


@quality.register
def _(_: s.TheFighter, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "all", "the fighter"


@quality.register
def _(part: s.Attacking, so_far: Telling) -> tuple[str, str]:
    return "after", f"attacking {one(part.target, so_far)}"


@quality.register
def _(_: s.Giver, so_far: Telling) -> tuple[str, str]:
    return "all", f"this {so_far.facts.type}"


@quality.register
def _(part: s.InLineOf, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "in the same battleline"


@quality.register
def _(_: s.NotAlone, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "that is not alone in its battleline"


@quality.register
def _(_: s.InPlay, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "in play"


@quality.register
def _(_: s.Flank, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "flank"


@quality.register
def _(part: s.NeighborOf, so_far: Telling) -> tuple[str, str]:
    return "noun", f"neighbor of {whole(part.of, so_far)}"


@quality.register
def _(part: s.RightOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"to the right of {whole(part.of, so_far)} in its battleline"


@quality.register
def _(part: s.LeftOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"to the left of {whole(part.of, so_far)} in its battleline"


@quality.register
def _(_: s.Damaged, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "damaged"


@quality.register
def _(_: s.Ready_, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "ready"


@quality.register
def _(_: s.Stunned, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "stunned"


@quality.register
def _(_: s.WithDoom, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "with a doom counter"


@quality.register
def _(_: s.WithAember, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "with Æmber on it"


@quality.register
def _(_: s.WithArmor, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "with armor"


@quality.register
def _(part: s.WithKeyword, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    name = word("keyword", part.keyword).lower()
    return ("adjective", name) if part.keyword == "elusive" else ("after", f"with {name}")


@quality.register
def _(_: s.PlayedNow, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "that you play"


@quality.register
def _(part: s.Trait, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "kind", word("trait", part.trait)


@quality.register
def _(part: s.SharesTrait, so_far: Telling) -> tuple[str, str]:
    return "after", f"with a trait in common with {whole(part.with_, so_far)}"


@quality.register
def _(part: s.SharesTitle, so_far: Telling) -> tuple[str, str]:
    return "after", f"with the title of {whole(part.with_, so_far)}"


@quality.register
def _(part: s.WeakerThan, so_far: Telling) -> tuple[str, str]:
    return "after", f"with less power than {whole(part.than, so_far)}"


@quality.register
def _(part: s.OfHouse, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "kind", word("house", part.house)


@quality.register
def _(part: s.SharesHouse, so_far: Telling) -> tuple[str, str]:
    return "after", f"that is of {whole(part.with_, so_far)}’s house"


@quality.register
def _(_: s.OfYourHouses, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "of one of your houses"


@quality.register
def _(_: s.OfActiveHouse, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "of the active house"


@quality.register
def _(part: s.OfHouseOf, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"of {part.called}’s house"


@quality.register
def _(_: s.OfNamedHouse, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "of that house"


@quality.register
def _(part: s.Named, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "noun", called(all_facts()[part.id], "en")


@quality.register
def _(part: s.PowerAtMost, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"of power {part.power} or less"


@quality.register
def _(part: s.PowerAtLeast, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"of power {part.power} or more"


@quality.register
def _(part: s.OfPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"of power {part.power}"


@quality.register
def _(_: s.OfNamedPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "whose power is that number"


@quality.register
def _(_: s.OddPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "of odd power"


@quality.register
def _(_: s.EvenPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "of even power"


@quality.register
def _(part: s.OfMostPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "whose power is the highest"


@quality.register
def _(part: s.OfLeastPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "whose power is the lowest"


@quality.register
def _(part: s.InZone, so_far: Telling) -> tuple[str, str]:
    if part.player is None:
        return "after", f"in a {word('zone', part.zone)}"
    return "after", f"in {whose(part.player, so_far)} {word('zone', part.zone)}"
