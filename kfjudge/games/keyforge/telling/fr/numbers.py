"""French for how many: the numbers cards speak of."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.qualities import NeighborOf
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Amount, Effect, Number
from kfjudge.games.keyforge.telling.fr.agreement import KINDS, agreeing, elided, feminine, it
from kfjudge.games.keyforge.telling.fr.nouns import (
    each,
    is_pronoun,
    name_of,
    owned,
    several,
    single,
    who,
    whole,
    word,
)
from kfjudge.games.keyforge.telling.telling import Noun, Telling, noun_of

# What an effect has done, for a number or a condition that asks how much of it.
DONE: dict[type[Effect] | None, tuple[str, str]] = {
    dsl.Gain: ("Aombre", "gagné"),
    dsl.Lose: ("Aombre", "perdu"),
    dsl.Steal: ("Aombre", "volé"),
    dsl.Heal: ("dégât", "soigné"),
    dsl.Deal: ("créature", "détruite"),
    dsl.Destroy: ("carte", "détruite"),
    dsl.Purge: ("carte", "purgée"),
    dsl.ReturnToHand: ("carte", "renvoyée"),
    dsl.PutOnDeck: ("carte", "placée"),
    dsl.ShuffleIntoDeck: ("carte", "mélangée"),
    dsl.Archive: ("carte", "archivée"),
    dsl.Reveal: ("carte", "révélée"),
    dsl.DiscardArchives: ("carte", "défaussée"),
}


def counted(amount: Amount, one_: str, so_far: Telling) -> str:
    """Tell a number of something, named in the singular."""
    head, space, rest = one_.partition(" ")
    many = f"{head}{'' if head.endswith('s') else 's'}{space}{rest}"
    if isinstance(amount, int):
        return f"{amount} {one_ if amount < 2 else many}"
    if isinstance(amount, dsl.AemberOf) and one_ != "Aombre":
        return f"1 {one_} par Aombre dans {owned('la', 'réserve', amount.of, so_far)}"
    return filled(amount, f"1 {one_}", many, so_far, bare=many if one_ == "dégât" else one_)


def filled(amount: Number, one_: str, many: str, so_far: Telling, *, bare: str = "") -> str:
    """Tell a number in words, with one of them and several of them at their places; `bare` without a
    number."""
    bare = bare or many
    return number(amount, so_far).format(
        one=one_, many=many, mass=elided("de", bare), bare=bare, whole=elided("le", bare)
    )


def aember(amount: Amount, so_far: Telling) -> str:
    return counted(amount, "Aombre", so_far)


@singledispatch
def number(amount: Number, so_far: Telling) -> str:
    """Tell how many, with places for one of them, for several, and for "of it"."""
    raise NotImplementedError(type(amount).__name__)


def _per(each_: int, what: str, per: str = "par") -> str:
    return ("{one}" if each_ == 1 else f"{each_} {{many}}") + f" {per} {what}"


@number.register
def _(amount: dsl.CountOf, so_far: Telling) -> str:
    if isinstance(amount.those, NeighborOf) and amount.those.of == so_far.about:
        return _per(amount.each, "chacune de ses voisines", "pour")
    return _per(amount.each, single(amount.those, so_far))


@number.register
def _(amount: dsl.ThisWay, so_far: Telling) -> str:
    what, done = DONE[so_far.did]
    if what == "carte":
        what = KINDS[so_far.done_to]
        done = done if feminine(so_far.done_to) else done.removesuffix("e")
    return _per(amount.each, f"{what} {done} de la sorte")


@number.register
def _(amount: dsl.CreaturesThisWay, so_far: Telling) -> str:
    return _per(amount.each, f"créature {agreeing(DONE[so_far.did][1], Noun('creature'))} de la sorte")


@number.register
def _(_: dsl.ThatMuch, so_far: Telling) -> str:
    return "autant {mass}"


@number.register
def _(amount: dsl.HousesAmong, so_far: Telling) -> str:
    but = f" autre que {word('house', amount.but)}" if amount.but is not None else ""
    return _per(1, f"Maison{but} parmi les {several(amount.those, so_far)}")


@number.register
def _(amount: dsl.AtMost, so_far: Telling) -> str:
    return f"{number(amount.number, so_far)}, mais pas plus de {amount.most}"


@number.register
def _(amount: dsl.TraitsOf, so_far: Telling) -> str:
    return _per(1, f"trait de {whole(amount.card, so_far)}")


@number.register
def _(amount: dsl.OwnedThisWay, so_far: Telling) -> str:
    what, done = DONE[so_far.moved]
    belongs = "vous appartient" if isinstance(amount.of, n.You) else f"appartient à {name_of(amount.of)}"
    if so_far.them == amount.of:
        belongs = "lui appartient"
    return _per(1, f"{what} {done} de la sorte qui {belongs}")


@number.register
def _(amount: dsl.AemberOn, so_far: Telling) -> str:
    about = amount.those == so_far.about
    return _per(1, f"Aombre sur {it(noun_of(amount.those, so_far)) if about else each(amount.those, so_far)}")


@number.register
def _(_: dsl.ArmorLostThisWay, so_far: Telling) -> str:
    return "{one} par point d’armure ainsi perdu"


@number.register
def _(amount: dsl.DestroyedThisWay, so_far: Telling) -> str:
    had = "contrôliez" if isinstance(amount.of, n.You) else "contrôlait"
    return _per(1, f"créature détruite de la sorte {elided('que', who(amount.of, so_far))} {had}")


@number.register
def _(amount: dsl.DamageOn, so_far: Telling) -> str:
    return _per(1, f"dégât sur {each(amount.those, so_far)}")


@number.register
def _(amount: dsl.ForgedKeys, so_far: Telling) -> str:
    has = "avez" if isinstance(amount.of, n.You) else "a"
    return _per(1, f"clé {elided('que', who(amount.of, so_far))} {has} forgée")


@number.register
def _(amount: dsl.UnforgedKeys, so_far: Telling) -> str:
    has = "n’avez" if isinstance(amount.of, n.You) else "n’a"
    return _per(amount.each, f"clé {elided('que', who(amount.of, so_far))} {has} pas forgée")


@number.register
def _(amount: dsl.AemberOf, so_far: Telling) -> str:
    has = "avez" if isinstance(amount.of, n.You) else "a"
    return f"autant {{mass}} {elided('que', who(amount.of, so_far))} en {has}"


@number.register
def _(amount: dsl.AllBut, so_far: Telling) -> str:
    if isinstance(amount.of, n.You):
        return f"tout votre {{bare}} sauf {amount.keep}"
    if so_far.them == amount.of:
        return f"tout son {{bare}} sauf {amount.keep}"
    return f"tout {{whole}} de {name_of(amount.of)} sauf {amount.keep}"


@number.register
def _(amount: dsl.CreaturesBeyond, so_far: Telling) -> str:
    if isinstance(amount.of, n.You):
        return _per(1, "créature que vous contrôlez de plus que votre adversaire")
    return _per(1, f"créature {elided('que', who(amount.of, so_far))} contrôle de plus que vous")


@number.register
def _(amount: dsl.PowerOf, so_far: Telling) -> str:
    return f"autant {{mass}} que {_power(amount, so_far)}"


def _power(amount: dsl.PowerOf, so_far: Telling) -> str:
    if is_pronoun(amount.those, so_far):
        return "leurs puissances réunies" if so_far.it.plural else "sa puissance"
    if amount.those == so_far.about:
        return "la puissance de cette dernière"
    return f"la puissance de {each(amount.those, so_far)}"


@number.register
def _(amount: dsl.Half, so_far: Telling) -> str:
    if isinstance(amount.of, dsl.PowerOf):
        return f"autant {{mass}} que la moitié de {_power(amount.of, so_far)}, arrondie à l’inférieur"
    return f"moitié moins {number(amount.of, so_far).removeprefix('autant ')}, arrondi à l’inférieur"


@number.register
def _(amount: dsl.DestroyedThisTurn, so_far: Telling) -> str:
    whose = "alliée" if isinstance(amount.under, n.You) else "ennemie"
    return _per(1, f"créature {whose} détruite {'en combat ' if amount.fighting else ''}ce tour-ci")


@number.register
def _(_: dsl.BonusOf, so_far: Telling) -> str:
    return "autant {mass} que son bonus d’Aombre"
