"""English for how many: the numbers cards speak of."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.qualities import NeighborOf
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Amount, Effect, Number
from kfjudge.games.keyforge.telling.en.nouns import (
    cards_of,
    each,
    is_pronoun,
    name_of,
    several,
    who,
    whole,
    whose,
    word,
)
from kfjudge.games.keyforge.telling.telling import Telling

# What an effect has done, for a number or a condition that asks how much of it.
DONE: dict[type[Effect] | None, tuple[str, str]] = {
    dsl.Gain: ("Æmber", "gained"),
    dsl.Lose: ("Æmber", "lost"),
    dsl.Steal: ("Æmber", "stolen"),
    dsl.Heal: ("damage", "healed"),
    dsl.Deal: ("creature", "destroyed"),
    dsl.Destroy: ("card", "destroyed"),
    dsl.Purge: ("card", "purged"),
    dsl.ReturnToHand: ("card", "returned"),
    dsl.PutOnDeck: ("card", "moved"),
    dsl.ShuffleIntoDeck: ("card", "shuffled in"),
    dsl.Archive: ("card", "archived"),
    dsl.Reveal: ("card", "revealed"),
    dsl.DiscardArchives: ("card", "discarded"),
}


def counted(amount: Amount, one_: str, many: str, so_far: Telling) -> str:
    """Tell a number of something."""
    if isinstance(amount, int):
        return f"{amount} {one_ if amount == 1 else many}"
    if isinstance(amount, dsl.AemberOf) and many != "Æmber":
        return f"1 {one_} for each Æmber in {whose(amount.of, so_far)} pool"
    return number(amount, so_far).format(one=f"1 {one_}", what=many)


def aember(amount: Amount, so_far: Telling) -> str:
    return counted(amount, "Æmber", "Æmber", so_far)


@singledispatch
def number(amount: Number, so_far: Telling) -> str:
    """Tell how many, with a place for one of them or for what they are."""
    raise NotImplementedError(type(amount).__name__)


def _times(each_: int, what: str, per: str = "for each") -> str:
    """Tell so many times something: the place for one of them stands for `each_` of them."""
    return ("{one}" if each_ == 1 else f"{each_} {{what}}") + f" {per} {what}"


@number.register
def _(amount: dsl.CountOf, so_far: Telling) -> str:
    if isinstance(amount.those, NeighborOf) and amount.those.of == so_far.about:
        return _times(amount.each, "of its neighbors")
    return _times(amount.each, each(amount.those, so_far).removeprefix("each "), "per")


@number.register
def _(amount: dsl.ThisWay, so_far: Telling) -> str:
    what, done = DONE[so_far.did]
    what = cards_of(so_far.done_to) if what == "card" else what
    return _times(amount.each, f"{what} {done} that way", "per")


@number.register
def _(amount: dsl.CreaturesThisWay, so_far: Telling) -> str:
    return _times(amount.each, f"creature {DONE[so_far.did][1]} that way", "per")


@number.register
def _(_: dsl.ThatMuch, so_far: Telling) -> str:
    return "as much {what}"


@number.register
def _(amount: dsl.HousesAmong, so_far: Telling) -> str:
    but = f" other than {word('house', amount.but)}" if amount.but is not None else ""
    return _times(1, f"house{but} among {several(amount.those, so_far)}")


@number.register
def _(amount: dsl.AtMost, so_far: Telling) -> str:
    return f"{number(amount.number, so_far)}, but no more than {amount.most}"


@number.register
def _(amount: dsl.TraitsOf, so_far: Telling) -> str:
    return _times(1, f"trait of {whole(amount.card, so_far)}", "per")


@number.register
def _(amount: dsl.OwnedThisWay, so_far: Telling) -> str:
    what, done = DONE[so_far.moved]
    return _times(1, f"{whose(amount.of, so_far)} {what}s {done} that way", "for each of")


@number.register
def _(amount: dsl.AemberOn, so_far: Telling) -> str:
    found = "it" if amount.those == so_far.about else each(amount.those, so_far)
    return _times(1, f"Æmber on {found}", "per")


@number.register
def _(_: dsl.ArmorLostThisWay, so_far: Telling) -> str:
    return "{one} for each point of armor it lost that way"


@number.register
def _(amount: dsl.DestroyedThisWay, so_far: Telling) -> str:
    return _times(1, f"creature destroyed that way that {who(amount.of, so_far)} controlled", "per")


@number.register
def _(amount: dsl.DamageOn, so_far: Telling) -> str:
    return _times(1, f"damage on {each(amount.those, so_far)}")


@number.register
def _(amount: dsl.ForgedKeys, so_far: Telling) -> str:
    player = who(amount.of, so_far)
    return _times(1, f"key that {player} {'have' if player in ('you', 'they') else 'has'} forged")


@number.register
def _(amount: dsl.UnforgedKeys, so_far: Telling) -> str:
    return _times(amount.each, f"of {whose(amount.of, so_far)} unforged keys")


@number.register
def _(amount: dsl.AemberOf, so_far: Telling) -> str:
    if isinstance(amount.of, n.You):
        return "as much {what} as you have"
    return f"as much {{what}} as {name_of(amount.of)} has"


@number.register
def _(amount: dsl.AllBut, so_far: Telling) -> str:
    return f"all of {whose(amount.of, so_far)} {{what}} except {amount.keep}"


@number.register
def _(amount: dsl.CreaturesBeyond, so_far: Telling) -> str:
    if isinstance(amount.of, n.You):
        return _times(1, "creature that you control in excess of your opponent", "per")
    return _times(1, f"creature that {who(amount.of, so_far)} controls in excess of you", "per")


@number.register
def _(amount: dsl.PowerOf, so_far: Telling) -> str:
    if is_pronoun(amount.those, so_far):
        return f"as much {{what}} as {'their power together' if so_far.it.plural else 'its power'}"
    if amount.those == so_far.about:
        return "as much {what} as that creature’s power"
    return f"as much {{what}} as the power of {each(amount.those, so_far)}"


@number.register
def _(amount: dsl.Half, so_far: Telling) -> str:
    return f"half {number(amount.of, so_far)}, rounded down"


@number.register
def _(amount: dsl.DestroyedThisTurn, so_far: Telling) -> str:
    whose_ = "friendly" if isinstance(amount.under, n.You) else "enemy"
    return _times(
        1, f"{whose_} creature destroyed {'in a fight ' if amount.fighting else ''}this turn", "per"
    )


@number.register
def _(_: dsl.BonusOf, so_far: Telling) -> str:
    return "as much {what} as its Æmber bonus"
