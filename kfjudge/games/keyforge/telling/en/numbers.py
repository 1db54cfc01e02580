"""English for how many and whether."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import card_effects as on_cards
from kfjudge.games.keyforge.dsl import effects
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import numbers as q
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.node import Amount, Condition, Number
from kfjudge.games.keyforge.telling.en.nouns import (
    each,
    name_of,
    one,
    pronoun,
    quality,
    several,
    who,
    whose,
    word,
)
from kfjudge.games.keyforge.telling.telling import Telling, alternatives

# What an effect has done, for a number or a condition that asks how much of it.
DONE: dict[type[Effect] | None, tuple[str, str]] = {
    effects.Gain: ("Æmber", "gained"),
    effects.Lose: ("Æmber", "lost"),
    effects.Steal: ("Æmber", "stolen"),
    on_cards.Heal: ("damage", "healed"),
    on_cards.Deal: ("creature", "destroyed"),
    on_cards.Destroy: ("card", "destroyed"),
    on_cards.Purge: ("card", "purged"),
    on_cards.ReturnToHand: ("card", "returned"),
    on_cards.PutOnDeck: ("card", "moved"),
    on_cards.ShuffleIntoDeck: ("card", "shuffled in"),
    on_cards.Archive: ("card", "archived"),
    on_cards.DiscardArchives: ("card", "discarded"),
}


# how many


def counted(amount: Amount, one_: str, many: str, told: Telling) -> str:
    """A number of something."""
    if isinstance(amount, int):
        return f"{amount} {one_ if amount == 1 else many}"
    return number(amount, told).format(one=f"1 {one_}", what=many)


def aember(amount: Amount, told: Telling) -> str:
    return counted(amount, "Æmber", "Æmber", told)


@singledispatch
def number(amount: Number, told: Telling) -> str:
    """How many, with a place for one of them or for what they are."""
    raise NotImplementedError(type(amount).__name__)


def _times(each_: int, what: str, per: str = "for each") -> str:
    """So many times something: the place for one of them stands for `each_` of them."""
    return ("{one}" if each_ == 1 else f"{each_} {{what}}") + f" {per} {what}"


@number.register
def _(amount: q.CountOf, told: Telling) -> str:
    return _times(amount.each, each(amount.those, told).removeprefix("each "), "per")


@number.register
def _(amount: q.ThisWay, told: Telling) -> str:
    return _times(amount.each, f"{' '.join(DONE[told.did])} that way", "per")


@number.register
def _(amount: q.ForgedKeys, told: Telling) -> str:
    has = "have" if isinstance(amount.of, n.You) else "has"
    return _times(1, f"key that {who(amount.of, told)} {has} forged")


@number.register
def _(amount: q.UnforgedKeys, told: Telling) -> str:
    return _times(amount.each, f"of {whose(amount.of, told)} unforged keys")


@number.register
def _(amount: q.AemberOf, told: Telling) -> str:  # noqa: ARG001
    if isinstance(amount.of, n.You):
        return "as much {what} as you have"
    return f"as much {{what}} as {name_of(amount.of)} has"


@number.register
def _(amount: q.AllBut, told: Telling) -> str:
    return f"all of {whose(amount.of, told)} {{what}} except {amount.keep}"


# whether


@singledispatch
def whether(condition: Condition, told: Telling) -> str:
    """A condition as it stands after "if"."""
    raise NotImplementedError(type(condition).__name__)


@whether.register
def _(_: q.Richer, told: Telling) -> str:
    return f"{who(n.OPPONENT, told)} has more Æmber than you do"


@whether.register
def _(condition: q.HasAember, told: Telling) -> str:
    player = who(condition.who, told)
    has = "have" if player in ("you", "they") else "has"
    if not condition.exactly:
        return f"{player} {has} at least {condition.amount} Æmber"
    if not condition.amount:
        return f"{whose(condition.who, told)} Æmber pool is empty"
    return f"{player} {has} exactly {condition.amount} Æmber"


@whether.register
def _(condition: q.MoreCreatures, told: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "you control more creatures than your opponent"
    return f"{who(condition.who, told)} controls more creatures than you"


@whether.register
def _(condition: q.AreThere, told: Telling) -> str:
    if condition.at_least == 1:
        return f"{one(condition.those, told)} is in play"
    return f"at least {condition.at_least} {several(condition.those, told)} are in play"


@whether.register
def _(condition: q.Not, told: Telling) -> str:
    positive = whether(condition.condition, told)
    if isinstance(condition.condition, q.ItIs):
        verb = "they are" if told.it.plural else "it is"
        return positive.replace(verb, f"{verb} not", 1)
    return f"it is not so that {positive}"


@whether.register
def _(condition: q.ItIs, told: Telling) -> str:
    verb = "they are" if told.it.plural else "it is"
    found = alternatives(condition.one_of)
    places = [quality(part, told)[0] for one in found for part in one.parts]
    if places == ["after"]:
        return f"{verb} {quality(found[0].parts[0], told)[1]}"
    return f"{verb} {one(condition.one_of, told)}"


@whether.register
def _(_: q.ItWasDestroyed, told: Telling) -> str:
    return f"that destroys {pronoun(told.it)}"


@whether.register
def _(_: q.ItSurvived, told: Telling) -> str:
    return f"that does not destroy {pronoun(told.it)}"


@whether.register
def _(condition: q.DidAtLeast, told: Telling) -> str:
    what, done = DONE[told.did]
    cards = f"{what}s were" if what in ("card", "creature") and condition.amount > 1 else f"{what} was"
    return f"{condition.amount} {cards} {done} that way"


@whether.register
def _(_: q.ForgedLastTurn, told: Telling) -> str:
    return f"{who(n.OPPONENT, told)} forged a key last turn"


@whether.register
def _(_: q.ForgedThisTurn, told: Telling) -> str:  # noqa: ARG001
    return "a key was forged this turn"


@whether.register
def _(_: q.OnFlank, told: Telling) -> str:
    return f"{'it' if told.about == s.SELF else quality(s.SELF, told)[1]} is on a flank"


@whether.register
def _(condition: q.DiscardedThisTurn, told: Telling) -> str:  # noqa: ARG001
    return f"you discarded a card of house {word('house', condition.house)} from hand this turn"
