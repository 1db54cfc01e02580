"""English for what is done to pools: Æmber, chains and keys."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.numbers import AemberOf, AllBut, Half
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import does, each, name_of, several, subject, whose
from kfjudge.games.keyforge.telling.en.numbers import aember, counted
from kfjudge.games.keyforge.telling.telling import Telling


@clause.register
def _(effect: dsl.Gain, so_far: Telling) -> str:
    if effect.amount == AemberOf(effect.who) and not isinstance(effect.who, n.You):
        return f"{does(effect.who, 'gain', so_far)} as much Æmber as they have"
    gaining = does(effect.who, "gain", so_far)
    return f"{gaining} {aember(effect.amount, so_far.speaking_of(effect.who))}"


@clause.register
def _(effect: dsl.Lose, so_far: Telling) -> str:
    if effect.amount == Half(AemberOf(effect.who)):
        return f"{does(effect.who, 'lose', so_far)} half of {_own(effect.who)} Æmber, rounded down"
    if effect.amount in (AllBut(effect.who, 0), AemberOf(effect.who)):
        return f"{does(effect.who, 'lose', so_far)} all of {_own(effect.who)} Æmber"
    return f"{does(effect.who, 'lose', so_far)} {aember(effect.amount, so_far)}"


def _own(player: n.Somebody) -> str:
    return "your" if isinstance(player, n.You) else "their"


@clause.register
def _(effect: dsl.Steal, so_far: Telling) -> str:
    return f"{does(effect.who, 'steal', so_far)} {aember(effect.amount, so_far)}"


@clause.register
def _(effect: dsl.Capture, so_far: Telling) -> str:
    source = "" if isinstance(effect.from_, n.Opponent) else f" from {name_of(effect.from_)}"
    if isinstance(effect.from_, n.ItsController):
        source = " out of its controller’s pool"
    if effect.amount == AemberOf(effect.from_):
        return f"{subject(effect.on, so_far)} captures all of {name_of(effect.from_)}’s Æmber"
    return f"{subject(effect.on, so_far)} captures {aember(effect.amount, so_far)}{source}"


@clause.register
def _(effect: dsl.CaptureGained, so_far: Telling) -> str:
    return f"{subject(effect.on, so_far)} captures it"


@clause.register
def _(effect: dsl.MoveAemberHere, so_far: Telling) -> str:
    return f"move {aember(effect.amount, so_far)} from your pool to {each(dsl.SELF, so_far)}"


@clause.register
def _(effect: dsl.MoveAember, so_far: Telling) -> str:
    pool = f"{whose(effect.to, so_far)} pool"
    found = each(effect.from_, so_far)
    if effect.amount is None:
        return f"move all Æmber from {found} to {pool}"
    return f"move {aember(effect.amount, so_far)} from {found} to {pool}"


@clause.register
def _(effect: dsl.RedistributeAember, so_far: Telling) -> str:
    return f"redistribute the Æmber on {several(effect.among, so_far)} among them as you choose"


@clause.register
def _(effect: dsl.PutAember, so_far: Telling) -> str:
    return f"put {aember(effect.amount, so_far)} from the common supply on {subject(effect.on, so_far)}"


@clause.register
def _(effect: dsl.DiscardAember, so_far: Telling) -> str:
    return f"discard {aember(effect.amount, so_far)} from {each(effect.from_, so_far)}"


@clause.register
def _(effect: dsl.Pay, so_far: Telling) -> str:
    whom = "your opponent" if isinstance(effect.who, n.You) else "you"
    if effect.amount == AemberOf(effect.who):
        theirs = "your" if isinstance(effect.who, n.You) else "their"
        return f"{does(effect.who, 'give', so_far)} {whom} all the Æmber left in {theirs} pool"
    return f"{does(effect.who, 'pay', so_far)} {whom} {aember(effect.amount, so_far)}"


@clause.register
def _(effect: dsl.GainChains, so_far: Telling) -> str:
    return f"{does(effect.who, 'gain', so_far)} {counted(effect.amount, 'chain', 'chains', so_far)}"


@clause.register
def _(effect: dsl.ForgeKey, so_far: Telling) -> str:
    if not effect.more and not effect.less:
        return "pay a key’s current cost to forge it"
    more = f" plus {aember(effect.more, so_far)}" if effect.more else ""
    less = f", less {aember(effect.less, so_far)}" if effect.less else ""
    return f"forge a key at its current cost{more}{less}"


@clause.register
def _(_: dsl.ForgeFree, so_far: Telling) -> str:
    return "forge a key without spending any Æmber"


@clause.register
def _(_: dsl.UnforgeLast, so_far: Telling) -> str:
    return "unforge that key"  # which the condition before has spoken of
