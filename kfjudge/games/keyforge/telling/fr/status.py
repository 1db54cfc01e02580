"""French for what changes on a card in play."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine.node import Amount
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, act_for, act_on, clause
from kfjudge.games.keyforge.telling.fr.nouns import each
from kfjudge.games.keyforge.telling.fr.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling


@clause.register
def _(effect: dsl.Ready, so_far: Telling) -> Clause:
    return act_on("redressez", "redresser", effect.what, so_far)


@clause.register
def _(effect: dsl.Exhaust, so_far: Telling) -> Clause:
    return act_on("inclinez", "incliner", effect.what, so_far)


@clause.register
def _(effect: dsl.Stun, so_far: Telling) -> Clause:
    return act_on("sonnez", "sonner", effect.what, so_far)


@clause.register
def _(effect: dsl.Unstun, so_far: Telling) -> Clause:
    return act("retirez", "retirer", f"le statut sonné à {each(effect.what, so_far)}")


@clause.register
def _(effect: dsl.AddPower, so_far: Telling) -> Clause:
    return act_for("donnez", "donner", _counters(effect.amount, so_far), effect.on, so_far)


def _counters(amount: Amount, so_far: Telling) -> str:
    """So many of them, in letters before "+1"."""
    number, _, rest = counted(amount, "marqueur +1 en puissance", so_far).partition(" ")
    return f"{_IN_LETTERS.get(number, number)} {rest}"


_IN_LETTERS = {"1": "un", "2": "deux", "3": "trois"}


@clause.register
def _(effect: dsl.RemovePower, so_far: Telling) -> Clause:
    return act_for("retirez", "retirer", _counters(effect.amount, so_far), effect.on, so_far)


@clause.register
def _(effect: dsl.AddDoom, so_far: Telling) -> Clause:
    return act_for("donnez", "donner", "un marqueur doom", effect.on, so_far)
