"""French for how many and whether."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import card_effects as on_cards
from kfjudge.games.keyforge.dsl import effects
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import numbers as q
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.node import Amount, Condition, Number
from kfjudge.games.keyforge.telling.fr.agreement import elided, it, the, this
from kfjudge.games.keyforge.telling.fr.nouns import name_of, one, owned, quality, several, single, who, word
from kfjudge.games.keyforge.telling.telling import Telling, alternatives

# What an effect has done, for a number or a condition that asks how much of it.
DONE: dict[type[Effect] | None, tuple[str, str]] = {
    effects.Gain: ("Aombre", "gagné"),
    effects.Lose: ("Aombre", "perdu"),
    effects.Steal: ("Aombre", "volé"),
    on_cards.Heal: ("dégât", "soigné"),
    on_cards.Deal: ("créature", "détruite"),
    on_cards.Destroy: ("carte", "détruite"),
    on_cards.Purge: ("carte", "purgée"),
    on_cards.ReturnToHand: ("carte", "renvoyée"),
    on_cards.PutOnDeck: ("carte", "placée"),
    on_cards.ShuffleIntoDeck: ("carte", "mélangée"),
    on_cards.Archive: ("carte", "archivée"),
    on_cards.DiscardArchives: ("carte", "défaussée"),
}


# how many


def counted(amount: Amount, one_: str, so_far: Telling) -> str:
    """A number of something, named in the singular."""
    many = plural_of(one_)
    if isinstance(amount, int):
        return f"{amount} {one_ if amount < 2 else many}"
    return filled(amount, f"1 {one_}", many, so_far, bare=one_)


def filled(amount: Number, one_: str, many: str, so_far: Telling, *, bare: str = "") -> str:
    """A number in words, with one of them and several of them at their places; `bare` without a number."""
    bare = bare or many
    return number(amount, so_far).format(
        one=one_, many=many, mass=elided("de", bare), bare=bare, whole=elided("le", bare)
    )


def plural_of(noun: str) -> str:
    head, space, rest = noun.partition(" ")
    return f"{head}{'' if head.endswith('s') else 's'}{space}{rest}"


def aember(amount: Amount, so_far: Telling) -> str:
    return counted(amount, "Aombre", so_far)


@singledispatch
def number(amount: Number, so_far: Telling) -> str:
    """How many, with places for one of them, for several, and for "of it"."""
    raise NotImplementedError(type(amount).__name__)


def _per(each_: int, what: str) -> str:
    return ("{one}" if each_ == 1 else f"{each_} {{many}}") + f" par {what}"


@number.register
def _(amount: q.CountOf, so_far: Telling) -> str:
    return _per(amount.each, single(amount.those, so_far))


@number.register
def _(amount: q.ThisWay, so_far: Telling) -> str:
    return _per(amount.each, f"{' '.join(DONE[so_far.did])} de la sorte")


@number.register
def _(amount: q.ForgedKeys, so_far: Telling) -> str:
    has = "avez" if isinstance(amount.of, n.You) else "a"
    return _per(1, f"clé {elided('que', who(amount.of, so_far))} {has} forgée")


@number.register
def _(amount: q.UnforgedKeys, so_far: Telling) -> str:
    has = "n’avez" if isinstance(amount.of, n.You) else "n’a"
    return _per(amount.each, f"clé {elided('que', who(amount.of, so_far))} {has} pas forgée")


@number.register
def _(amount: q.AemberOf, so_far: Telling) -> str:
    has = "avez" if isinstance(amount.of, n.You) else "a"
    return f"autant {{mass}} {elided('que', who(amount.of, so_far))} en {has}"


@number.register
def _(amount: q.AllBut, so_far: Telling) -> str:  # noqa: ARG001
    if isinstance(amount.of, n.You):
        return f"tout votre {{bare}} sauf {amount.keep}"
    return f"tout {{whole}} de {name_of(amount.of)} sauf {amount.keep}"


# whether


@singledispatch
def whether(condition: Condition, so_far: Telling) -> str:
    """A condition as it stands after "si"."""
    raise NotImplementedError(type(condition).__name__)


@whether.register
def _(_: q.Richer, so_far: Telling) -> str:
    return f"{who(n.OPPONENT, so_far)} a plus d’Aombre que vous"


@whether.register
def _(condition: q.HasAember, so_far: Telling) -> str:
    player = who(condition.who, so_far)
    has = "avez" if player == "vous" else "a"
    if not condition.exactly:
        return f"{player} {has} au moins {aember(condition.amount, so_far)}"
    if not condition.amount:
        return f"{owned('la', 'réserve', condition.who, so_far)} est vide"
    return f"{player} {has} exactement {aember(condition.amount, so_far)}"


@whether.register
def _(condition: q.MoreCreatures, so_far: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "vous contrôlez plus de créatures que votre adversaire"
    return f"{who(condition.who, so_far)} contrôle plus de créatures que vous"


@whether.register
def _(condition: q.AreThere, so_far: Telling) -> str:
    if condition.at_least == 1:
        return f"{one(condition.those, so_far)} est en jeu"
    return f"au moins {condition.at_least} {several(condition.those, so_far)} sont en jeu"


@whether.register
def _(condition: q.Not, so_far: Telling) -> str:
    if isinstance(condition.condition, q.ItIs):
        return _it_is(condition.condition, so_far, ("n’est pas", "ne sont pas"))
    return f"il n’est pas vrai {elided('que', whether(condition.condition, so_far))}"


@whether.register
def _(condition: q.ItIs, so_far: Telling) -> str:
    return _it_is(condition, so_far, ("est", "sont"))


def _it_is(condition: q.ItIs, so_far: Telling, verbs: tuple[str, str]) -> str:
    verb = f"{it(so_far.it)} {verbs[so_far.it.plural]}"
    found = alternatives(condition.one_of)
    places = [quality(part, so_far) for one in found for part in one.parts]
    if [place for place, _ in places] == ["after"]:
        return f"{verb} {places[0][1]}"
    return f"{verb} {one(condition.one_of, so_far)}"


@whether.register
def _(_: q.ItWasDestroyed, so_far: Telling) -> str:
    return f"cela {the(so_far.it)} détruit"


@whether.register
def _(_: q.ItSurvived, so_far: Telling) -> str:
    return f"cela ne {the(so_far.it)} détruit pas"


@whether.register
def _(condition: q.DidAtLeast, so_far: Telling) -> str:
    what, done = DONE[so_far.did]
    if condition.amount < 2:
        return f"{condition.amount} {what} a été {done} de la sorte"
    return f"{condition.amount} {what}s ont été {done}s de la sorte"


@whether.register
def _(_: q.ForgedLastTurn, so_far: Telling) -> str:
    return f"{who(n.OPPONENT, so_far)} a forgé une clé à son dernier tour"


@whether.register
def _(_: q.ForgedThisTurn, so_far: Telling) -> str:  # noqa: ARG001
    return "une clé a été forgée ce tour-ci"


@whether.register
def _(_: q.OnFlank, so_far: Telling) -> str:
    found = it(so_far.itself) if so_far.about == s.SELF else this(so_far.itself.kind)
    return f"{found} est sur un flanc"


@whether.register
def _(condition: q.DiscardedThisTurn, so_far: Telling) -> str:  # noqa: ARG001
    return f"vous avez défaussé une carte {word('house', condition.house)} de votre main ce tour-ci"
