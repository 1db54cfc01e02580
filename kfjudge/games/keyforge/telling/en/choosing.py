"""English for what is chosen and named."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import clause, inline
from kfjudge.games.keyforge.telling.en.nouns import whose
from kfjudge.games.keyforge.telling.en.numbers import number
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    is_several,
)


@clause.register
def _(effect: dsl.Choose, so_far: Telling) -> str:
    many = is_several(effect.count)
    if isinstance(effect.count, int):
        wanted = noun.several(effect.what, so_far) if many else noun.one(effect.what, so_far)
        most = "up to " if effect.up_to else ""
        text = f"choose {most}{effect.count} {wanted}" if many else f"choose {wanted}"
    else:
        wanted = noun.one(effect.what, so_far)
        wanted = f"1 {wanted.partition(' ')[2]}"
        text = f"choose {number(effect.count, so_far).format(one=wanted, what=wanted)}"
    noun.find(effect.what, so_far, plural=many, called=effect.called)
    return text


@clause.register
def _(effect: dsl.ChooseAny, so_far: Telling) -> str:
    text = f"choose any number of {noun.several(effect.what, so_far)}"
    if effect.total_power:
        text += f" whose power adds up to {effect.total_power} or more"
    noun.find(effect.what, so_far, plural=True, called=effect.called)
    return text


@clause.register
def _(effect: dsl.ChooseRandom, so_far: Telling) -> str:
    many = effect.count > 1
    wanted = noun.several(effect.what, so_far) if many else noun.one(effect.what, so_far).partition(" ")[2]
    noun.find(effect.what, so_far, plural=many)
    return f"take {effect.count if many else 'a'} random {wanted.replace(' in ', ' from ', 1)}"


@clause.register
def _(_: dsl.ChooseArchived, so_far: Telling) -> str:
    noun.find(dsl.YOUR_ARCHIVES, so_far)
    return "choose a card in your archives, or take a random card from your opponent’s archives"


@clause.register
def _(effect: dsl.OneAtATime, so_far: Telling) -> str:
    wanted = noun.one(effect.what, so_far)
    inner = so_far.aside()
    noun.find(effect.what, inner)
    return f"up to {effect.up_to} times, choose {wanted} not chosen before: {inline(effect.effects, inner)}"


@clause.register
def _(effect: dsl.ChooseExtreme, so_far: Telling) -> str:
    degree = "most" if effect.most else "least"
    many = effect.count > 1
    found = noun.several(effect.what, so_far) if many else noun.one(effect.what, so_far).partition(" ")[2]
    noun.find(effect.what, so_far, plural=many, called=effect.called)
    number = f"{effect.count} " if many else ""
    return f"choose the {number}{degree} powerful {found}"


@clause.register
def _(effect: dsl.NameHouse, so_far: Telling) -> str:
    if effect.of is None:
        return "name a house"
    return f"name a house on {whose(effect.of, so_far)} identity card"


@clause.register
def _(_: dsl.NameNumber, so_far: Telling) -> str:
    return "name a number"


@clause.register
def _(effect: dsl.ChooseInOnePile, so_far: Telling) -> str:
    cards = noun.several(effect.what, so_far).replace(" in a ", " in one ", 1)
    text = f"choose up to {effect.count} {cards}"
    noun.find(effect.what, so_far, plural=True)
    return text
