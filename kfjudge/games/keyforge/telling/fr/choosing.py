"""French for what is chosen and named."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, the
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, clause, inline
from kfjudge.games.keyforge.telling.fr.nouns import owned
from kfjudge.games.keyforge.telling.fr.numbers import number
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    is_several,
    noun_of,
)


@clause.register
def _(effect: dsl.Choose, so_far: Telling) -> Clause:
    many = is_several(effect.count)
    if not isinstance(effect.count, int):
        wanted = f"1 {noun.bare(effect.what, so_far)}"
        text = number(effect.count, so_far).format(one=wanted, many=wanted)
    elif many:
        most = "jusqu’à " if effect.up_to else ""
        text = f"{most}{effect.count} {noun.several(effect.what, so_far)}"
    else:
        text = noun.one(effect.what, so_far)
    so_far.find(noun_of(effect.what, so_far, plural=many), effect.called)
    return act("choisissez", "choisir", text)


@clause.register
def _(effect: dsl.ChooseAny, so_far: Telling) -> Clause:
    text = f"autant {elided('de', noun.several(effect.what, so_far, ' ou de '))} que vous voulez"
    if effect.total_power:
        text += f" ({effect.total_power} ou plus en puissance totale)"
    so_far.find(noun_of(effect.what, so_far, plural=True), effect.called)
    return act("choisissez", "choisir", text)


@clause.register
def _(effect: dsl.ChooseRandom, so_far: Telling) -> Clause:
    many = effect.count > 1
    wanted = f"{effect.count} {noun.several(effect.what, so_far)}" if many else noun.one(effect.what, so_far)
    so_far.find(noun_of(effect.what, so_far, plural=many))
    return act("prenez au hasard", "prendre au hasard", wanted)


@clause.register
def _(_: dsl.ChooseArchived, so_far: Telling) -> Clause:
    so_far.find(noun_of(dsl.YOUR_ARCHIVES, so_far))
    wanted = "une carte dans vos archives, ou une carte au hasard dans celles de votre adversaire"
    return act("choisissez", "choisir", wanted)


@clause.register
def _(effect: dsl.OneAtATime, so_far: Telling) -> Clause:
    found = noun_of(effect.what, so_far)
    chosen = f"{noun.one(effect.what, so_far)} pas encore {agreeing('choisi', found)}"
    inner = so_far.aside()
    inner.find(found)
    return Clause(f"jusqu’à {effect.up_to} fois, choisissez {chosen} : {inline(effect.effects, inner)}")


@clause.register
def _(effect: dsl.ChooseExtreme, so_far: Telling) -> Clause:
    many = effect.count > 1
    found = noun_of(effect.what, so_far, plural=many)
    degree = f"{'plus' if effect.most else 'moins'} puissant"
    which = noun.several(effect.what, so_far) if many else noun.single(effect.what, so_far)
    number_ = f"{effect.count} " if many else ""
    so_far.find(found, effect.called)
    return act(
        "choisissez", "choisir", f"{the(found)} {number_}{which} {the(found)} {agreeing(degree, found)}"
    )


@clause.register
def _(effect: dsl.NameHouse, so_far: Telling) -> Clause:
    if effect.of is None:
        return act("choisissez", "choisir", "une Maison")
    card = owned("la", "carte d’identité", effect.of, so_far)
    return act("choisissez", "choisir", f"une Maison inscrite sur {card}")


@clause.register
def _(_: dsl.NameNumber, so_far: Telling) -> Clause:
    return act("choisissez", "choisir", "un nombre")


@clause.register
def _(effect: dsl.ChooseInOnePile, so_far: Telling) -> Clause:
    cards = noun.several(effect.what, so_far).replace(" dans une ", " dans une même ", 1)
    text = f"jusqu’à {effect.count} {cards}"
    so_far.find(noun_of(effect.what, so_far, plural=True))
    return act("choisissez", "choisir", text)
