"""French for effects that last."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.fr.agreement import elided, the
from kfjudge.games.keyforge.telling.fr.effects import Clause, clause, constant
from kfjudge.games.keyforge.telling.fr.nouns import itself, owned
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@clause.register
def _(effect: dsl.ThisTurn, so_far: Telling) -> Clause:
    text = f"jusqu’à la fin du tour, {constant(effect.what, so_far.aside())}"
    if isinstance(effect.what, dsl.ArmorLost):
        so_far.find(noun_of(effect.what.on, so_far, plural=True))
    return Clause(text)


@clause.register
def _(effect: dsl.NextTurn, so_far: Telling) -> Clause:
    inner = so_far.aside()
    inner.them = None if isinstance(effect.who, n.You) else effect.who
    turn = owned("le", "prochain tour", effect.who, so_far)
    return Clause(f"pendant {turn}, {constant(effect.what, inner)}")


@clause.register
def _(effect: dsl.UntilItChangesHands, so_far: Telling) -> Clause:
    return Clause(
        f"{constant(effect.what, so_far.aside())} tant que vous {elided(the(so_far.it), 'contrôlez')}"
    )


@clause.register
def _(effect: dsl.UntilItLeaves, so_far: Telling) -> Clause:
    return Clause(
        f"jusqu’à ce {elided('que', itself(so_far))} quitte le jeu, {constant(effect.what, so_far.aside())}"
    )


@clause.register
def _(effect: dsl.UntilYourTurn, so_far: Telling) -> Clause:
    return Clause(f"jusqu’au début de votre prochain tour, {constant(effect.what, so_far.aside())}")
