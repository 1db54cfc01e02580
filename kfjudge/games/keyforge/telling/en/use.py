"""English for effects on a card in play that stays where it is: ready, stunned, counters, uses and fights."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine.node import Amount
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import each, subject
from kfjudge.games.keyforge.telling.en.numbers import number
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@clause.register
def _(effect: dsl.Ready, so_far: Telling) -> str:
    return f"ready {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.Exhaust, so_far: Telling) -> str:
    return f"exhaust {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.Stun, so_far: Telling) -> str:
    return f"stun {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.Unstun, so_far: Telling) -> str:
    return f"unstun {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.AddPower, so_far: Telling) -> str:
    return f"add {_counters(effect.amount, f' to {subject(effect.on, so_far)}', so_far)}"


@clause.register
def _(effect: dsl.RemovePower, so_far: Telling) -> str:
    return f"remove {_counters(effect.amount, f' from {subject(effect.on, so_far)}', so_far)}"


def _counters(amount: Amount, where: str, so_far: Telling) -> str:
    """Tell how many +1 power counters, and where to: two numerals side by side would be hard to read."""
    counter = "+1 power counter"
    if isinstance(amount, int):
        return f"{_SPELLED.get(amount, amount)} {counter}{'' if amount == 1 else 's'}{where}"
    many, _, rest = (
        number(amount, so_far).format(one=f"a {counter}{where}", what=f"{counter}s{where}").partition(" ")
    )
    return f"{_SPELLED.get(int(many), many) if many.isdigit() else many} {rest}"


_SPELLED = {1: "a", 2: "two", 3: "three", 4: "four", 5: "five"}


@clause.register
def _(effect: dsl.AddDoom, so_far: Telling) -> str:
    return f"put a doom counter on {subject(effect.on, so_far)}"


@clause.register
def _(effect: dsl.Fight, so_far: Telling) -> str:
    anew = ", each time against a different enemy creature" if effect.anew else ""
    return f"fight with {each(effect.what, so_far)}{anew}"


@clause.register
def _(effect: dsl.Use, so_far: Telling) -> str:
    borrowed = " as though it were yours" if noun_of(effect.what, so_far).foreign else ""
    return f"use {each(effect.what, so_far)}{borrowed}"


@clause.register
def _(_: dsl.TriggerReap, so_far: Telling) -> str:
    return f"resolve a “Reap:” ability of {noun.whole(dsl.IT, so_far)} as though you controlled it"


@clause.register
def _(effect: dsl.StopFight, so_far: Telling) -> str:
    return f"{subject(effect.what, so_far)} exhausts with no other effect"
