"""What was told, as KeyForge takes it: Æmber beside a card in hand is its player's, and a house without any
deed is one that is chosen."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games.keyforge.dsl.card import spec_of
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import COLORS
from kfjudge.games.keyforge.situation.roles import (
    FROM_HAND,
    actor,
    set_at,
    turn_says,
    type_of,
    with_all_named,
)
from kfjudge.notation.model import Ref, said
from kfjudge.situation.board import COUNTS
from kfjudge.situation.model import Deed, Thing, Told

TYPES = {"line": "creature", "artifacts": "artifact"}  # what lies where in play


def meant(told: Told) -> Told:
    told = _forging(_choosing_a_house(_playing_what_opens(told)))
    return _that_can_be(_with_own_aember(with_all_named(told)))


def _that_can_be(told: Told) -> Told:
    """The situation without counts of cards in play, all of which have to be told of; what cannot be stands
    in its way: more keys than a match leaves anybody, more cards in play than were named."""
    owners, in_the_way = [], list(told.in_the_way)
    for seat, fact in told.owners:
        if fact.phrase == "player.keys" and fact["n"] >= len(COLORS):
            in_the_way.append(str(fact["n"]))
        elif fact.phrase in COUNTS and fact["zone"] in TYPES and fact["n"]:
            named = [thing for thing in told.things if type_of(thing) == TYPES[fact["zone"]]]
            if fact["n"] > sum(thing.seat in ("", seat) for thing in named):
                in_the_way.append(str(fact["n"]))
            continue
        owners.append((seat, fact))
    return replace(told, owners=tuple(owners), in_the_way=tuple(dict.fromkeys(in_the_way)))


def _forging(told: Told) -> Told:
    """The situation with a color for each key that is forged: one that the player does not have."""
    held = {fact["color"] for _, fact in told.owners if fact.phrase == "player.key"}
    left = [color for color in reversed(COLORS) if color not in held]  # a number of keys takes the first ones
    deeds = tuple(
        replace(deed, said=said("answer.key", color=left[0]))
        if left and deed.said.phrase == "answer.key" and deed.said.get("color") is None
        else deed
        for deed in told.deeds
    )
    return replace(told, deeds=deeds)


def _playing_what_opens(told: Told) -> Told:
    """The situation in which a creature that does something when it is played is named, and then only what
    is there: "Drumble, he has 8"."""
    if told.opening is None or told.deeds or told.in_the_way or told.unread or told.absent:
        return told
    named = told.things[told.opening]
    others = [thing for thing in told.things if thing is not named]
    is_bare = replace(named, card="", label="") == Thing("") and type_of(named) == "creature"
    is_there = (told.owners or others) and all(thing.seat for thing in others)
    if not (is_bare and is_there and _acts_when_played(named)):
        return told
    ref = Ref("", named.label) if named.label else Ref(named.card)
    return replace(told, deeds=(Deed(said("step.play", card=ref), SEATS[0]),))


def _acts_when_played(thing: Thing) -> bool:
    """Whether that is all it does when it is used: one that may act otherwise could be meant to."""
    spec = spec_of(thing.card)
    return spec is not None and {header for one in spec.abilities for header in one.headers} == {"play"}


def _choosing_a_house(told: Told) -> Told:
    """The situation in which nothing is done but that a house is chosen: "I choose Dis"."""
    house = turn_says(told, "turn.house")
    if told.deeds or house is None:
        return told
    player = turn_says(told, "turn.player")
    seat = str(player["seat"]) if player is not None else SEATS[0]
    about = tuple(one for one in told.about if one[1].phrase != "turn.house")
    return replace(told, about=about, deeds=(Deed(said("answer.house", house=house["house"]), seat),))


def _with_own_aember(told: Told) -> Told:
    """The situation with Æmber that was told of beside a card that is played given to whoever plays it: none
    lies on a card in hand."""
    things, owners = told.things, told.owners
    for deed in told.deeds:
        place = actor(told, deed)
        if place is None or deed.said.phrase not in FROM_HAND:
            continue
        one = things[place]
        of_card = [fact for fact in one.facts if fact.phrase == "fact.aember"]
        kept = tuple(fact for fact in one.facts if fact not in of_card)
        things = set_at(things, place, replace(one, facts=kept))
        seat = deed.seat or one.seat or SEATS[0]
        owners = (*owners, *((seat, said("player.aember", n=fact["n"])) for fact in of_card))
    return replace(told, things=things, owners=owners)
