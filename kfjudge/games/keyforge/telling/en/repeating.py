"""English for what is done more than once."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.conditions import whether
from kfjudge.games.keyforge.telling.en.effects import clause, inline
from kfjudge.games.keyforge.telling.en.nouns import each, subject
from kfjudge.games.keyforge.telling.en.numbers import number
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    noun_of,
)


@clause.register
def _(effect: dsl.RepeatIf, so_far: Telling) -> str:
    holds = whether(effect.condition, so_far)
    if effect.scope is not None and effect.scope[so_far.edition].value == PRECEDING:
        return f"then, if {holds}, repeat that once"
    return f"repeat all of that for as long as {holds}"


@clause.register
def _(_: dsl.RepeatAtWill, so_far: Telling) -> str:
    return "for as long as all of that can be done once more, you may do it again, as often as you want"


@clause.register
def _(effect: dsl.ForEach, so_far: Telling) -> str:
    return f"once for {each(effect.those, so_far)}: {inline(effect.effects, so_far.aside())}"


@clause.register
def _(effect: dsl.ToOneForEach, so_far: Telling) -> str:
    done = inline((effect.whom, effect.effect), so_far.aside())
    return f"once for {each(effect.those, so_far)}: {done}"


@clause.register
def _(effect: dsl.ForEachOne, so_far: Telling) -> str:
    if noun.is_pronoun(effect.those, so_far) and len(effect.effects) == 1:
        return f"{inline(effect.effects, so_far)}, one after the other"
    inner = so_far.aside()
    inner.find(replace(noun_of(effect.those, so_far), plural=False))
    return f"one after the other, for {subject(effect.those, so_far)}: {inline(effect.effects, inner)}"


@clause.register
def _(effect: dsl.Times, so_far: Telling) -> str:
    if isinstance(effect.count, int):
        return f"{effect.count} times: {inline(effect.effects, so_far)}"
    _, _, per = number(effect.count, so_far).format(one="", what="").partition(" per ")
    return f"once for each {per}: {inline(effect.effects, so_far.aside())}"


@clause.register
def _(effect: dsl.OfEach, so_far: Telling) -> str:
    inner = so_far.aside()
    inner.find(noun_of(effect.which, so_far))
    return f"for {each(effect.which, so_far)} among them, {inline(effect.effects, inner)}"


@clause.register
def _(_: dsl.OpponentRepeats, so_far: Telling) -> str:
    return "then your opponent does the same to you"
