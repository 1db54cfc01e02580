"""What was told, as KeyForge takes it: Æmber beside a card in hand is its player's, and a house without any
deed is one that is chosen."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import COLORS
from kfjudge.games.keyforge.situation.roles import (
    FROM_HAND,
    actor,
    set_at,
    turn_says,
    type_of,
    with_all_named,
)
from kfjudge.notation.scenario import CardRef, make_phrase
from kfjudge.situation.board import COUNTS
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep

TYPES = {"line": "creature", "artifacts": "artifact"}  # what lies where in play


def meant(situation: ParsedSituation) -> ParsedSituation:
    situation = _forging(_choosing_a_house(_playing_what_opens(situation)))
    return _that_can_be(_with_own_aember(with_all_named(situation)))


def _that_can_be(situation: ParsedSituation) -> ParsedSituation:
    """The situation without counts of cards in play, all of which have to be told of; what cannot be stands
    in its way: more keys than a match leaves anybody, more cards in play than were named."""
    owners, in_the_way = [], list(situation.blocking)
    for seat, fact in situation.owner_facts:
        if fact.key == "player.keys" and fact["n"] >= len(COLORS):
            in_the_way.append(str(fact["n"]))
        elif fact.key in COUNTS and fact["zone"] in TYPES and fact["n"]:
            named = [thing for thing in situation.cards if type_of(thing) == TYPES[fact["zone"]]]
            if fact["n"] > sum(thing.seat in ("", seat) for thing in named):
                in_the_way.append(str(fact["n"]))
            continue
        owners.append((seat, fact))
    return replace(situation, owner_facts=tuple(owners), blocking=tuple(dict.fromkeys(in_the_way)))


def _forging(situation: ParsedSituation) -> ParsedSituation:
    """The situation with a color for each key that is forged: one that the player does not have."""
    held = {fact["color"] for _, fact in situation.owner_facts if fact.key == "player.key"}
    left = [color for color in reversed(COLORS) if color not in held]  # a number of keys takes the first ones
    deeds = tuple(
        replace(deed, said=make_phrase("answer.key", color=left[0]))
        if left and deed.said.key == "answer.key" and deed.said.get("color") is None
        else deed
        for deed in situation.steps
    )
    return replace(situation, steps=deeds)


def _playing_what_opens(situation: ParsedSituation) -> ParsedSituation:
    """The situation in which a creature that does something when it is played is named, and then only what
    is there: "Drumble, he has 8"."""
    if (
        situation.opening is None
        or situation.steps
        or situation.blocking
        or situation.unread
        or situation.absent
    ):
        return situation
    named = situation.cards[situation.opening]
    others = [thing for thing in situation.cards if thing is not named]
    is_bare = replace(named, card="", label="") == ParsedCard("") and type_of(named) == "creature"
    is_there = (situation.owner_facts or others) and all(thing.seat for thing in others)
    if not (is_bare and is_there and _acts_when_played(named)):
        return situation
    ref = CardRef("", named.label) if named.label else CardRef(named.card)
    return replace(situation, steps=(ParsedStep(make_phrase("step.play", card=ref), SEATS[0]),))


def _acts_when_played(thing: ParsedCard) -> bool:
    """Whether that is all it does when it is used: one that may act otherwise could be meant to."""
    spec = spec_of(thing.card)
    return spec is not None and {header for one in spec.abilities for header in one.headers} == {"play"}


def _choosing_a_house(situation: ParsedSituation) -> ParsedSituation:
    """The situation in which nothing is done but that a house is chosen: "I choose Dis"."""
    house = turn_says(situation, "turn.house")
    if situation.steps or house is None:
        return situation
    player = turn_says(situation, "turn.player")
    seat = str(player["seat"]) if player is not None else SEATS[0]
    about = tuple(one for one in situation.board_facts if one[1].key != "turn.house")
    return replace(
        situation,
        board_facts=about,
        steps=(ParsedStep(make_phrase("answer.house", house=house["house"]), seat),),
    )


def _with_own_aember(situation: ParsedSituation) -> ParsedSituation:
    """The situation with Æmber that was told of beside a card that is played given to whoever plays it: none
    lies on a card in hand."""
    things, owners = situation.cards, situation.owner_facts
    for deed in situation.steps:
        place = actor(situation, deed)
        if place is None or deed.said.key not in FROM_HAND:
            continue
        one = things[place]
        of_card = [fact for fact in one.facts if fact.key == "fact.aember"]
        kept = tuple(fact for fact in one.facts if fact not in of_card)
        things = set_at(things, place, replace(one, facts=kept))
        seat = deed.seat or one.seat or SEATS[0]
        owners = (*owners, *((seat, make_phrase("player.aember", n=fact["n"])) for fact in of_card))
    return replace(situation, cards=things, owner_facts=owners)
