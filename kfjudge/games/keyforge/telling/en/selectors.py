"""English for which cards: of a type, a player, a zone, found before."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.en.nouns import (
    cards_of,
    named,
    pronoun,
    quality,
    this,
    whose,
    word,
)
from kfjudge.games.keyforge.telling.telling import Telling, was_just_named


@quality.register
def _(_: dsl.AnyCard, so_far: Telling) -> tuple[str, str]:
    return "any", "card"


@quality.register
def _(_: dsl.Friendly, so_far: Telling) -> tuple[str, str]:
    return "adjective", "friendly"


@quality.register
def _(_: dsl.Enemy, so_far: Telling) -> tuple[str, str]:
    return "adjective", "enemy"


@quality.register
def _(part: dsl.OfType, so_far: Telling) -> tuple[str, str]:
    return "noun", cards_of(part.type)


@quality.register
def _(_: dsl.Self, so_far: Telling) -> tuple[str, str]:
    return "all", named(so_far) if so_far.by_name else this(so_far)


@quality.register
def _(_: dsl.Host, so_far: Telling) -> tuple[str, str]:
    return "all", "this creature"


@quality.register
def _(part: dsl.It, so_far: Telling) -> tuple[str, str]:
    if was_just_named(part, so_far):
        return "all", pronoun(so_far.it)
    noun = so_far.called.get(str(part.called), so_far.it)
    return "all", f"{part.called} {cards_of(noun.kind, plural=noun.plural)}"


@quality.register
def _(part: dsl.Among, so_far: Telling) -> tuple[str, str]:
    return "after", "among them"


@quality.register
def _(_: dsl.TheFought, so_far: Telling) -> tuple[str, str]:
    return "all", f"the creature that {named(so_far)} fights"


@quality.register
def _(_: dsl.TheFighter, so_far: Telling) -> tuple[str, str]:
    return "all", "the fighter"


@quality.register
def _(_: dsl.Giver, so_far: Telling) -> tuple[str, str]:
    return "all", f"this {so_far.facts.type}"


@quality.register
def _(_: dsl.InPlay, so_far: Telling) -> tuple[str, str]:
    return "after", "in play"


@quality.register
def _(part: dsl.InZone, so_far: Telling) -> tuple[str, str]:
    if part.player is None:
        return "after", f"in a {word('zone', part.zone)}"
    return "after", f"in {whose(part.player, so_far)} {word('zone', part.zone)}"
