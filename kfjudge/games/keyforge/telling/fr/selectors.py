"""French for which cards: of a type, a player, a zone, found before."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.fr.agreement import KINDS, elided, feminine, this, this_one
from kfjudge.games.keyforge.telling.fr.nouns import (
    CALLED,
    itself,
    named,
    owned,
    quality,
    word,
)
from kfjudge.games.keyforge.telling.telling import Telling, was_just_named


@quality.register
def _(_: dsl.AnyCard, so_far: Telling) -> tuple[str, str]:
    return "any", ""


@quality.register
def _(_: dsl.Friendly, so_far: Telling) -> tuple[str, str]:
    return "adjective", "allié"


@quality.register
def _(_: dsl.Enemy, so_far: Telling) -> tuple[str, str]:
    return "adjective", "ennemi"


@quality.register
def _(part: dsl.OfType, so_far: Telling) -> tuple[str, str]:
    return "noun", KINDS[part.type]


@quality.register
def _(_: dsl.Self, so_far: Telling) -> tuple[str, str]:
    return "all", itself(so_far)


@quality.register
def _(_: dsl.Host, so_far: Telling) -> tuple[str, str]:
    return "all", "cette créature"


@quality.register
def _(part: dsl.It, so_far: Telling) -> tuple[str, str]:
    if was_just_named(part, so_far):
        return "all", this_one(so_far.it)
    noun = so_far.called.get(str(part.called), so_far.it)
    called = CALLED[str(part.called)][0 if feminine(noun.kind) else 1]
    cards = f"{KINDS[noun.kind]}{'s' if noun.plural else ''}"
    return "all", called.format(cards) if "{}" in called else f"{called} {cards}"


@quality.register
def _(part: dsl.Among, so_far: Telling) -> tuple[str, str]:
    return "after", "parmi elles"


@quality.register
def _(_: dsl.TheFought, so_far: Telling) -> tuple[str, str]:
    return "all", f"la créature {elided('que', named(so_far))} combat"


@quality.register
def _(_: dsl.TheFighter, so_far: Telling) -> tuple[str, str]:
    return "all", "la combattante"


@quality.register
def _(_: dsl.Giver, so_far: Telling) -> tuple[str, str]:
    return "all", this(so_far.facts.type)


@quality.register
def _(_: dsl.InPlay, so_far: Telling) -> tuple[str, str]:
    return "after", "en jeu"


@quality.register
def _(part: dsl.InZone, so_far: Telling) -> tuple[str, str]:
    if part.player is None:
        return "lying", f"dans {'un' if part.zone == 'deck' else 'une'} {word('zone', part.zone)}"
    article = {"archives": "les", "deck": "le"}.get(part.zone, "la")
    zone = owned(article, word("zone", part.zone), part.player, so_far)
    return ("held", zone) if part.zone == "hand" else ("lying", f"dans {zone}")
