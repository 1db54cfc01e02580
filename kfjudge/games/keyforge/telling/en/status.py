"""English for what changes on a card in play."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import each, subject
from kfjudge.games.keyforge.telling.en.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling


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
    amount = counted(effect.amount, "+1 power counter", "+1 power counters", so_far)
    amount = "a +1 power counter" if effect.amount == 1 else amount
    return f"add {amount} to {subject(effect.on, so_far)}"


@clause.register
def _(effect: dsl.RemovePower, so_far: Telling) -> str:
    amount = counted(effect.amount, "+1 power counter", "+1 power counters", so_far)
    amount = "a +1 power counter" if effect.amount == 1 else amount
    return f"remove {amount} from {subject(effect.on, so_far)}"


@clause.register
def _(effect: dsl.AddDoom, so_far: Telling) -> str:
    return f"put a doom counter on {subject(effect.on, so_far)}"
