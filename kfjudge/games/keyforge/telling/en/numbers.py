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


def counted(amount: Amount, one_: str, many: str, so_far: Telling) -> str:
    """A number of something."""
    if isinstance(amount, int):
        return f"{amount} {one_ if amount == 1 else many}"
    return number(amount, so_far).format(one=f"1 {one_}", what=many)


def aember(amount: Amount, so_far: Telling) -> str:
    return counted(amount, "Æmber", "Æmber", so_far)


@singledispatch
def number(amount: Number, so_far: Telling) -> str:
    """How many, with a place for one of them or for what they are."""
    raise NotImplementedError(type(amount).__name__)


def _times(each_: int, what: str, per: str = "for each") -> str:
    """So many times something: the place for one of them stands for `each_` of them."""
    return ("{one}" if each_ == 1 else f"{each_} {{what}}") + f" {per} {what}"


@number.register
def _(amount: q.CountOf, so_far: Telling) -> str:
    return _times(amount.each, each(amount.those, so_far).removeprefix("each "), "per")


@number.register
def _(amount: q.ThisWay, so_far: Telling) -> str:
    return _times(amount.each, f"{' '.join(DONE[so_far.did])} that way", "per")


@number.register
def _(amount: q.ForgedKeys, so_far: Telling) -> str:
    has = "have" if isinstance(amount.of, n.You) else "has"
    return _times(1, f"key that {who(amount.of, so_far)} {has} forged")


@number.register
def _(amount: q.UnforgedKeys, so_far: Telling) -> str:
    return _times(amount.each, f"of {whose(amount.of, so_far)} unforged keys")


@number.register
def _(amount: q.AemberOf, so_far: Telling) -> str:  # noqa: ARG001
    if isinstance(amount.of, n.You):
        return "as much {what} as you have"
    return f"as much {{what}} as {name_of(amount.of)} has"


@number.register
def _(amount: q.AllBut, so_far: Telling) -> str:
    return f"all of {whose(amount.of, so_far)} {{what}} except {amount.keep}"


# whether


@singledispatch
def whether(condition: Condition, so_far: Telling) -> str:
    """A condition as it stands after "if"."""
    raise NotImplementedError(type(condition).__name__)


@whether.register
def _(_: q.Richer, so_far: Telling) -> str:
    return f"{who(n.OPPONENT, so_far)} has more Æmber than you do"


@whether.register
def _(condition: q.HasAember, so_far: Telling) -> str:
    player = who(condition.who, so_far)
    has = "have" if player in ("you", "they") else "has"
    if not condition.exactly:
        return f"{player} {has} at least {condition.amount} Æmber"
    if not condition.amount:
        return f"{whose(condition.who, so_far)} Æmber pool is empty"
    return f"{player} {has} exactly {condition.amount} Æmber"


@whether.register
def _(condition: q.MoreCreatures, so_far: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "you control more creatures than your opponent"
    return f"{who(condition.who, so_far)} controls more creatures than you"


@whether.register
def _(condition: q.AreThere, so_far: Telling) -> str:
    if condition.at_least == 1:
        return f"{one(condition.those, so_far)} is in play"
    return f"at least {condition.at_least} {several(condition.those, so_far)} are in play"


@whether.register
def _(condition: q.Not, so_far: Telling) -> str:
    positive = whether(condition.condition, so_far)
    if isinstance(condition.condition, q.ItIs):
        verb = "they are" if so_far.it.plural else "it is"
        return positive.replace(verb, f"{verb} not", 1)
    return f"it is not so that {positive}"


@whether.register
def _(condition: q.ItIs, so_far: Telling) -> str:
    verb = "they are" if so_far.it.plural else "it is"
    found = alternatives(condition.one_of)
    places = [quality(part, so_far)[0] for one in found for part in one.parts]
    if places == ["after"]:
        return f"{verb} {quality(found[0].parts[0], so_far)[1]}"
    return f"{verb} {one(condition.one_of, so_far)}"


@whether.register
def _(_: q.ItWasDestroyed, so_far: Telling) -> str:
    return f"that destroys {pronoun(so_far.it)}"


@whether.register
def _(_: q.ItSurvived, so_far: Telling) -> str:
    return f"that does not destroy {pronoun(so_far.it)}"


@whether.register
def _(condition: q.DidAtLeast, so_far: Telling) -> str:
    what, done = DONE[so_far.did]
    cards = f"{what}s were" if what in ("card", "creature") and condition.amount > 1 else f"{what} was"
    return f"{condition.amount} {cards} {done} that way"


@whether.register
def _(_: q.ForgedLastTurn, so_far: Telling) -> str:
    return f"{who(n.OPPONENT, so_far)} forged a key last turn"


@whether.register
def _(_: q.ForgedThisTurn, so_far: Telling) -> str:  # noqa: ARG001
    return "a key was forged this turn"


@whether.register
def _(_: q.OnFlank, so_far: Telling) -> str:
    return f"{'it' if so_far.about == s.SELF else quality(s.SELF, so_far)[1]} is on a flank"


@whether.register
def _(condition: q.DiscardedThisTurn, so_far: Telling) -> str:  # noqa: ARG001
    return f"you discarded a card of house {word('house', condition.house)} from hand this turn"
