"""French for what is done more than once."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.telling.fr.agreement import elided, this_one
from kfjudge.games.keyforge.telling.fr.conditions import whether
from kfjudge.games.keyforge.telling.fr.effects import Clause, clause, inline
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, subject
from kfjudge.games.keyforge.telling.fr.numbers import number
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    noun_of,
)


@clause.register
def _(effect: dsl.RepeatIf, so_far: Telling) -> Clause:
    holds = whether(effect.condition, so_far)
    if effect.scope is not None and effect.scope[so_far.edition].value == PRECEDING:
        return Clause(f"ensuite, {elided('si', holds)}, répétez cela une fois")
    return Clause(f"répétez tout cela tant {elided('que', holds)}")


@clause.register
def _(_: dsl.RepeatAtWill, so_far: Telling) -> Clause:
    return Clause(
        "tant que tout cela peut se refaire, vous pouvez le refaire, autant de fois que vous voulez"
    )


@clause.register
def _(effect: dsl.ForEach, so_far: Telling) -> Clause:
    return Clause(f"une fois pour {each(effect.those, so_far)} : {inline(effect.effects, so_far.aside())}")


@clause.register
def _(effect: dsl.ToOneForEach, so_far: Telling) -> Clause:
    done = inline((effect.whom, effect.effect), so_far.aside())
    return Clause(f"une fois pour {each(effect.those, so_far)} : {done}")


@clause.register
def _(effect: dsl.ForEachOne, so_far: Telling) -> Clause:
    if is_pronoun(effect.those, so_far) and len(effect.effects) == 1:
        return Clause(f"{inline(effect.effects, so_far)}, l’une après l’autre")
    inner = so_far.aside()
    inner.find(replace(noun_of(effect.those, so_far), plural=False))
    which = subject(effect.those, so_far)
    return Clause(f"l’une après l’autre, pour {which} : {inline(effect.effects, inner)}")


@clause.register
def _(effect: dsl.Times, so_far: Telling) -> Clause:
    if isinstance(effect.count, int):
        return Clause(f"{effect.count} fois : {inline(effect.effects, so_far)}")
    _, _, per = number(effect.count, so_far).format(one="", many="").partition(" par ")
    return Clause(f"une fois par {per} : {inline(effect.effects, so_far.aside())}")


@clause.register
def _(effect: dsl.OfEach, so_far: Telling) -> Clause:
    inner = so_far.aside()
    among = this_one(so_far.it)
    inner.find(noun_of(effect.which, so_far))
    return Clause(f"pour {each(effect.which, so_far)} parmi {among}, {inline(effect.effects, inner)}")


@clause.register
def _(_: dsl.OpponentRepeats, so_far: Telling) -> Clause:
    return Clause("ensuite, votre adversaire vous fait la même chose")
