"""French for whether: the conditions cards speak of."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Condition
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, it, the, this
from kfjudge.games.keyforge.telling.fr.nouns import (
    named,
    one,
    own_noun,
    owned,
    quality,
    several,
    single,
    who,
    word,
)
from kfjudge.games.keyforge.telling.fr.numbers import DONE, aember, counted
from kfjudge.games.keyforge.telling.telling import Telling, alternatives


@singledispatch
def whether(condition: Condition, so_far: Telling) -> str:
    """Tell a condition as it stands after "si"."""
    raise NotImplementedError(type(condition).__name__)


@whether.register
def _(condition: dsl.Richer, so_far: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "vous avez plus d’Aombre que votre adversaire"
    return f"{who(condition.who, so_far)} a plus d’Aombre que vous"


@whether.register
def _(condition: dsl.HasAember, so_far: Telling) -> str:
    player = who(condition.who, so_far)
    has = "avez" if player == "vous" else "a"
    if not condition.exactly:
        return f"{player} {has} au moins {aember(condition.amount, so_far)}"
    if not condition.amount:
        return f"{owned('la', 'réserve', condition.who, so_far)} est vide"
    return f"{player} {has} exactement {aember(condition.amount, so_far)}"


@whether.register
def _(condition: dsl.MoreCreatures, so_far: Telling) -> str:
    if isinstance(condition.who, n.You):
        return "vous contrôlez plus de créatures que votre adversaire"
    return f"{who(condition.who, so_far)} contrôle plus de créatures que vous"


@whether.register
def _(condition: dsl.AreThere, so_far: Telling) -> str:
    if condition.at_least == 1:
        return f"{one(condition.those, so_far)} est en jeu"
    return f"au moins {condition.at_least} {several(condition.those, so_far)} sont en jeu"


@whether.register
def _(condition: dsl.FromHouses, so_far: Telling) -> str:
    return f"les {several(condition.those, so_far)} viennent d’au moins {condition.at_least} Maisons"


@whether.register
def _(condition: dsl.PlayedThisTurn, so_far: Telling) -> str:
    return f"vous avez déjà joué {_so_many(condition.those, condition.at_least, so_far)} ce tour-ci"


@whether.register
def _(condition: dsl.Not, so_far: Telling) -> str:
    if isinstance(condition.condition, dsl.ItIs):
        return _it_is(condition.condition, so_far, ("n’est pas", "ne sont pas"))
    if isinstance(condition.condition, dsl.FromHouses):
        return whether(condition.condition, so_far).replace("d’au moins", "de moins de", 1)
    match condition.condition:
        case dsl.ForgedThisTurn():
            return "vous n’avez pas forgé de clé ce tour-ci"
        case dsl.PlayedThisTurn(those):
            return f"vous n’avez pas joué {elided('de', single(those, so_far))} ce tour-ci"
        case dsl.HasAember(player, amount, False):
            has = "avez" if isinstance(player, n.You) else "a"
            return f"{who(player, so_far)} {has} {aember(amount - 1, so_far)} ou moins"
    positive = whether(condition.condition, so_far)
    if isinstance(condition.condition, dsl.DidAtLeast):
        return f"moins de {positive.removeprefix('au moins ')}"
    if isinstance(condition.condition, dsl.OnFlank):
        return positive.replace(" est ", " n’est pas ", 1)
    if isinstance(condition.condition, dsl.AreThere) and condition.condition.at_least == 1:
        article, _, rest = positive.partition(" ")
        return f"auc{article} {rest.replace(' est en jeu', ' n’est en jeu')}"
    return f"il n’est pas vrai {elided('que', positive)}"


@whether.register
def _(condition: dsl.ItIs, so_far: Telling) -> str:
    return _it_is(condition, so_far, ("est", "sont"))


def _it_is(condition: dsl.ItIs, so_far: Telling, verbs: tuple[str, str]) -> str:
    verb = f"{it(so_far.it)} {verbs[so_far.it.plural]}"
    found = alternatives(condition.one_of)
    places = [quality(part, so_far) for one in found for part in one.parts]
    if [place for place, _ in places] in (["after"], ["lying"]):
        return f"{verb} {places[0][1]}"
    if [place for place, _ in places] == ["held"]:
        return f"{verb} dans {places[0][1]}"
    if [place for place, _ in places] == ["adjective"]:
        return f"{verb} {agreeing(places[0][1], so_far.it)}"
    return f"{verb} {one(condition.one_of, so_far)}"


@whether.register
def _(_: dsl.ItWasDestroyed, so_far: Telling) -> str:
    return f"cela {the(so_far.it)} détruit"


@whether.register
def _(_: dsl.ItSurvived, so_far: Telling) -> str:
    return f"cela ne {the(so_far.it)} détruit pas"


@whether.register
def _(condition: dsl.DidAtLeast, so_far: Telling) -> str:
    what, done = DONE[so_far.did]
    if condition.amount < 2:
        return f"{condition.amount} {what} a été {done} de la sorte"
    return f"au moins {condition.amount} {what}s ont été {done}s de la sorte"


@whether.register
def _(condition: dsl.IsAtLeast, so_far: Telling) -> str:
    return at_least(condition.number, condition.amount, so_far)


@singledispatch
def at_least(number: n.Number, amount: int, so_far: Telling) -> str:
    """Tell a number that is so high, or higher, as it stands after "si"."""
    raise NotImplementedError(type(number).__name__)


@at_least.register
def _(number: dsl.AemberOn, amount: int, so_far: Telling) -> str:
    return f"il y a au moins {aember(amount, so_far)} sur {one(number.those, so_far)}"


@at_least.register
def _(number: dsl.DestroyedThisTurn, amount: int, so_far: Telling) -> str:
    whose = "alliée" if isinstance(number.under, n.You) else "ennemie"
    fight = "en combat " if number.fighting else ""
    if amount == 1:
        return f"une créature {whose} a été détruite {fight}ce tour-ci"
    return f"au moins {amount} créatures {whose}s ont été détruites {fight}ce tour-ci"


@whether.register
def _(_: dsl.ForgedLastTurn, so_far: Telling) -> str:
    return f"{who(n.OPPONENT, so_far)} a forgé une clé à son dernier tour"


@whether.register
def _(_: dsl.ForgedThisTurn, so_far: Telling) -> str:
    return "vous avez forgé une clé ce tour-ci"


@whether.register
def _(_: dsl.FirstUse, so_far: Telling) -> str:
    return "c’est sa première utilisation du tour"


@whether.register
def _(_: dsl.YourTurn, so_far: Telling) -> str:
    return "c’est votre tour"


@whether.register
def _(condition: dsl.HasDiscarded, so_far: Telling) -> str:
    has = "avez" if isinstance(condition.who, n.You) else "a"
    return f"{who(condition.who, so_far)} {has} défaussé une carte ce tour-ci"


@whether.register
def _(condition: dsl.OffHouse, so_far: Telling) -> str:
    return f"la Maison {word('house', condition.house)} n’est pas active"


@whether.register
def _(condition: dsl.UsedThisTurn, so_far: Telling) -> str:
    return f"vous avez déjà utilisé {_so_many(condition.those, condition.at_least, so_far)} ce tour-ci"


@whether.register
def _(condition: dsl.PlayedLastTurn, so_far: Telling) -> str:
    has = "avez" if isinstance(condition.who, n.You) else "a"
    played = _so_many(condition.those, condition.at_least, so_far)
    return f"{who(condition.who, so_far)} {has} joué {played} à son dernier tour"


def _so_many(those: dsl.Selector, at_least: int, so_far: Telling) -> str:
    return one(those, so_far) if at_least == 1 else f"au moins {at_least} {several(those, so_far)}"


@whether.register
def _(_: dsl.FirstReap, so_far: Telling) -> str:
    return "aucune créature n’a déjà moissonné ce tour-ci"


@whether.register
def _(condition: dsl.HasNeighbor, so_far: Telling) -> str:
    return f"{it(so_far.itself)} a pour voisine {one(condition.those, so_far)}"


@whether.register
def _(_: dsl.OnFlank, so_far: Telling) -> str:
    found = it(so_far.itself) if so_far.about == dsl.SELF else this(so_far.itself.kind)
    return f"{found} est sur un flanc"


@whether.register
def _(condition: dsl.ThisIs, so_far: Telling) -> str:
    noun = own_noun(so_far, by_name=True)
    return f"{named(so_far)} est {agreeing(quality(condition.one_of, so_far)[1], noun)}"


@whether.register
def _(_: dsl.IsAttacker, so_far: Telling) -> str:
    found = it(so_far.itself) if so_far.about == dsl.SELF else this(so_far.itself.kind)
    return f"{found} attaque"


@whether.register
def _(condition: dsl.PlayedExactly, so_far: Telling) -> str:
    cards = counted(condition.count, "carte", so_far)
    return f"vous avez joué exactement {cards} ce tour-ci"


@whether.register
def _(condition: dsl.DiscardedThisTurn, so_far: Telling) -> str:
    return f"vous avez défaussé une carte {word('house', condition.house)} de votre main ce tour-ci"
