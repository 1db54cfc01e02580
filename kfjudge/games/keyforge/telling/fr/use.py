"""French for effects on a card in play that stays where it is: ready, stunned, counters, uses and fights."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine.node import Amount
from kfjudge.games.keyforge.telling.fr.agreement import the
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, act_for, act_on, clause
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, subject
from kfjudge.games.keyforge.telling.fr.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


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
    """Tell so many of them, in letters before "+1"."""
    number, _, rest = counted(amount, "marqueur +1 en puissance", so_far).partition(" ")
    return f"{_IN_LETTERS.get(number, number)} {rest}"


_IN_LETTERS = {"1": "un", "2": "deux", "3": "trois"}


@clause.register
def _(effect: dsl.RemovePower, so_far: Telling) -> Clause:
    return act_for("retirez", "retirer", _counters(effect.amount, so_far), effect.on, so_far)


@clause.register
def _(effect: dsl.AddDoom, so_far: Telling) -> Clause:
    return act_for("donnez", "donner", "un marqueur fatalité", effect.on, so_far)


@clause.register
def _(effect: dsl.Fight, so_far: Telling) -> Clause:
    anew = ", chaque fois contre une créature ennemie différente" if effect.anew else ""
    if is_pronoun(effect.what, so_far):
        return Clause(f"faites-{the(so_far.it)} combattre{anew}", f"{the(so_far.it)} faire combattre{anew}")
    return act("faites", "faire", f"combattre {each(effect.what, so_far)}{anew}")


@clause.register
def _(effect: dsl.Use, so_far: Telling) -> Clause:
    found = noun_of(effect.what, so_far)
    borrowed = f"comme si vous {the(found)} contrôliez" if found.foreign else ""
    return act_on("utilisez", "utiliser", effect.what, so_far, borrowed)


@clause.register
def _(_: dsl.TriggerReap, so_far: Telling) -> Clause:
    as_yours = f"comme si vous {the(so_far.it)} contrôliez"
    return act("résolvez", "résoudre", f"une de ses capacités « Moisson : » {as_yours}")


@clause.register
def _(effect: dsl.StopFight, so_far: Telling) -> Clause:
    return Clause(f"{subject(effect.what, so_far)} s’incline sans autre effet")
