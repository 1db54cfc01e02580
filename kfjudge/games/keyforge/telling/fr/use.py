"""French for what is used by the words of another card."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.fr.agreement import the
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, act_on, clause
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, subject
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


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
