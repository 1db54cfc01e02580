"""English for what happens instead of something else."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import Self
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import constant
from kfjudge.games.keyforge.telling.en.nouns import each, who, whose
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@constant.register
def _(node: dsl.Redirected, so_far: Telling) -> str:
    return (
        f"when {noun.one(node.damage_to, so_far)} would be dealt damage, "
        f"{each(node.to, so_far)} is dealt it instead"
    )


@constant.register
def _(node: dsl.PurgedInstead, so_far: Telling) -> str:
    return f"{each(node.what, so_far)} that would go from play to a discard pile is purged instead"


@constant.register
def _(node: dsl.StolenInstead, so_far: Telling) -> str:
    player = who(node.who, so_far)
    if isinstance(node.who, n.You):
        return "when you would gain Æmber by reaping, you steal it from your opponent instead"
    return f"when {player} would gain Æmber by reaping, {player} steals it from you instead"


@constant.register
def _(node: dsl.CapturedInstead, so_far: Telling) -> str:
    pool = f"{whose(node.who, so_far)} pool"
    return f"when Æmber would go to {pool}, {each(Self(), so_far)} captures it instead"


@constant.register
def _(node: dsl.TakenFromSupply, so_far: Telling) -> str:
    pool = f"{whose(node.who, so_far)} pool"
    return f"Æmber that would be stolen or captured out of {pool} comes from the common supply instead"


@constant.register
def _(node: dsl.PlayedAsCopy, so_far: Telling) -> str:
    chosen = noun.one(node.of, so_far)
    so_far.find(noun_of(node.of, so_far))
    return f"choose {chosen}; {each(Self(), so_far)} is played as a copy of it"
