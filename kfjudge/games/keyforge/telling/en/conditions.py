"""English for whether: the conditions cards speak of."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Condition
from kfjudge.games.keyforge.telling.en.nouns import (
    article,
    name_of,
    named,
    one,
    pronoun,
    quality,
    several,
    who,
    whose,
    word,
)
from kfjudge.games.keyforge.telling.en.numbers import DONE
from kfjudge.games.keyforge.telling.telling import Telling, alternatives

# Of a card, after a house was named and the card found.
NAMED_JUST_NOW = "its house is the one named"


@singledispatch
def whether(condition: Condition, so_far: Telling) -> str:
    """Tell a condition as it stands after "if"."""
    raise NotImplementedError(type(condition).__name__)


@whether.register
def _(condition: dsl.Richer, so_far: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "you have more Æmber than your opponent"
    return f"{who(condition.who, so_far)} has more Æmber than you do"


@whether.register
def _(condition: dsl.HasAember, so_far: Telling) -> str:
    player = who(condition.who, so_far)
    has = "have" if player in ("you", "they") else "has"
    if not condition.exactly:
        return f"{player} {has} at least {condition.amount} Æmber"
    if not condition.amount:
        return f"{whose(condition.who, so_far)} Æmber pool is empty"
    return f"{player} {has} exactly {condition.amount} Æmber"


@whether.register
def _(condition: dsl.MoreCreatures, so_far: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "you control more creatures than your opponent"
    return f"{who(condition.who, so_far)} controls more creatures than you"


@whether.register
def _(condition: dsl.AreThere, so_far: Telling) -> str:
    if condition.at_least == 1:
        return f"{one(condition.those, so_far)} is in play"
    return f"at least {condition.at_least} {several(condition.those, so_far)} are in play"


@whether.register
def _(condition: dsl.FromHouses, so_far: Telling) -> str:
    return f"{several(condition.those, so_far)} come from at least {condition.at_least} houses"


@whether.register
def _(condition: dsl.PlayedThisTurn, so_far: Telling) -> str:
    return f"you have already played {_so_many(condition.those, condition.at_least, so_far)} this turn"


@whether.register
def _(condition: dsl.Not, so_far: Telling) -> str:
    positive = whether(condition.condition, so_far)
    if isinstance(condition.condition, dsl.FromHouses):
        return positive.replace("at least", "fewer than", 1)
    match condition.condition:
        case dsl.ForgedThisTurn():
            return "you have forged no key this turn"
        case dsl.PlayedThisTurn():
            return positive.replace("have already", "have not", 1)
        case dsl.HasAember(_, amount, False):
            return positive.replace(f"at least {amount} Æmber", f"{amount - 1} Æmber or less")
    if positive == NAMED_JUST_NOW:
        return "its house is not the one named"
    if isinstance(condition.condition, dsl.ItIs):
        verb = "they are" if so_far.it.plural else "it is"
        return positive.replace(verb, f"{verb} not", 1)
    if isinstance(condition.condition, dsl.DidAtLeast):
        return f"fewer than {positive.removeprefix('at least ')}"
    if isinstance(condition.condition, dsl.OnFlank):
        return positive.replace(" is ", " is not ", 1)
    if isinstance(condition.condition, dsl.AreThere) and condition.condition.at_least == 1:
        return f"no {several(condition.condition.those, so_far)} are in play"
    return f"it is not so that {positive}"


@whether.register
def _(condition: dsl.ItIs, so_far: Telling) -> str:
    if condition.one_of == dsl.OF_NAMED_HOUSE and not so_far.it.plural:
        return NAMED_JUST_NOW
    verb = "they are" if so_far.it.plural else "it is"
    found = alternatives(condition.one_of)
    places = [quality(part, so_far)[0] for one in found for part in one.parts]
    if places in (["after"], ["adjective"]):
        return f"{verb} {quality(found[0].parts[0], so_far)[1]}"
    return f"{verb} {one(condition.one_of, so_far)}"


@whether.register
def _(_: dsl.ItWasDestroyed, so_far: Telling) -> str:
    return f"that destroys {pronoun(so_far.it)}"


@whether.register
def _(_: dsl.ItSurvived, so_far: Telling) -> str:
    return f"that does not destroy {pronoun(so_far.it)}"


@whether.register
def _(condition: dsl.DidAtLeast, so_far: Telling) -> str:
    what, done = DONE[so_far.did]
    cards = f"{what}s were" if what in ("card", "creature") and condition.amount > 1 else f"{what} was"
    least = "at least " if condition.amount > 1 else ""
    return f"{least}{condition.amount} {cards} {done} that way"


@whether.register
def _(condition: dsl.IsAtLeast, so_far: Telling) -> str:
    return at_least(condition.number, condition.amount, so_far)


@singledispatch
def at_least(number: n.Number, amount: int, so_far: Telling) -> str:
    """Tell a number that is so high, or higher, as it stands after "if"."""
    raise NotImplementedError(type(number).__name__)


@at_least.register
def _(number: dsl.AemberOn, amount: int, so_far: Telling) -> str:
    return f"there is at least {amount} Æmber on {one(number.those, so_far)}"


@at_least.register
def _(number: dsl.DestroyedThisTurn, amount: int, so_far: Telling) -> str:
    whose_ = "friendly" if isinstance(number.under, n.You) else "enemy"
    fight = "in a fight " if number.fighting else ""
    if amount == 1:
        return f"{'a' if whose_ == 'friendly' else 'an'} {whose_} creature was destroyed {fight}this turn"
    return f"at least {amount} {whose_} creatures were destroyed {fight}this turn"


@whether.register
def _(_: dsl.ForgedLastTurn, so_far: Telling) -> str:
    return f"{who(n.OPPONENT, so_far)} forged a key during their last turn"


@whether.register
def _(_: dsl.ForgedThisTurn, so_far: Telling) -> str:
    return "you have forged a key this turn"


@whether.register
def _(_: dsl.FirstUse, so_far: Telling) -> str:
    return "this is its first use this turn"


@whether.register
def _(_: dsl.YourTurn, so_far: Telling) -> str:
    return "you are the active player"


@whether.register
def _(condition: dsl.HasDiscarded, so_far: Telling) -> str:
    return f"{name_of(condition.who)} discarded a card this turn"


@whether.register
def _(condition: dsl.OffHouse, so_far: Telling) -> str:
    return f"house {word('house', condition.house)} is not active"


@whether.register
def _(condition: dsl.UsedThisTurn, so_far: Telling) -> str:
    return f"you have already used {_so_many(condition.those, condition.at_least, so_far)} this turn"


@whether.register
def _(condition: dsl.PlayedLastTurn, so_far: Telling) -> str:
    played = _so_many(condition.those, condition.at_least, so_far)
    return f"{who(condition.who, so_far)} played {played} during their last turn"


def _so_many(those: dsl.Selector, at_least: int, so_far: Telling) -> str:
    return one(those, so_far) if at_least == 1 else f"at least {at_least} {several(those, so_far)}"


@whether.register
def _(_: dsl.FirstReap, so_far: Telling) -> str:
    return "no creature has reaped earlier this turn"


@whether.register
def _(condition: dsl.HasNeighbor, so_far: Telling) -> str:
    return f"it has {one(condition.those, so_far)} as a neighbor"


@whether.register
def _(_: dsl.OnFlank, so_far: Telling) -> str:
    return f"{'it' if so_far.about == dsl.SELF else quality(dsl.SELF, so_far)[1]} is on a flank"


@whether.register
def _(condition: dsl.ThisIs, so_far: Telling) -> str:
    return f"{named(so_far)} is {quality(condition.one_of, so_far)[1]}"


@whether.register
def _(_: dsl.IsAttacker, so_far: Telling) -> str:
    return f"{'it' if so_far.about == dsl.SELF else quality(dsl.SELF, so_far)[1]} is the attacker"


@whether.register
def _(condition: dsl.PlayedExactly, so_far: Telling) -> str:
    cards = f"{condition.count} card{'' if condition.count == 1 else 's'}"
    return f"you have played exactly {cards} this turn"


@whether.register
def _(condition: dsl.DiscardedThisTurn, so_far: Telling) -> str:
    return f"you discarded {article(word('house', condition.house))} card from your hand this turn"
