"""English for effects that last."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.en.effects import clause, constant
from kfjudge.games.keyforge.telling.en.nouns import each, pronoun, whose
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@clause.register
def _(effect: dsl.ThisTurn, so_far: Telling) -> str:
    text = f"until the turn ends, {constant(effect.what, so_far.aside())}"
    if isinstance(effect.what, dsl.ArmorLost):
        so_far.find(noun_of(effect.what.on, so_far, plural=True))
    return text


@clause.register
def _(effect: dsl.NextTurn, so_far: Telling) -> str:
    inner = so_far.aside()
    inner.them = None if isinstance(effect.who, n.You) else effect.who
    return f"during {whose(effect.who, so_far)} next turn, {constant(effect.what, inner)}"


@clause.register
def _(effect: dsl.UntilItChangesHands, so_far: Telling) -> str:
    return f"{constant(effect.what, so_far.aside())} while you control {pronoun(so_far.it)}"


@clause.register
def _(effect: dsl.UntilItLeaves, so_far: Telling) -> str:
    return f"until {each(dsl.SELF, so_far)} leaves play, {constant(effect.what, so_far.aside())}"


@clause.register
def _(effect: dsl.UntilYourTurn, so_far: Telling) -> str:
    return f"until your next turn starts, {constant(effect.what, so_far.aside())}"
