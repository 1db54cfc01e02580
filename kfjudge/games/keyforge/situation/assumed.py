"""What is assumed where nothing was told: whose turn it is and of which house, whose the cards are and where
they lie. The creature that acts is that of whoever acts, what is attacked is the other player's, what is
played is in hand. Where a choice names a card of which nothing is told, it lies where it can be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.message import Message
from kfjudge.games.keyforge.engine.board import ACROSS, SEATS
from kfjudge.games.keyforge.facts import HOUSES, all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.games.keyforge.situation.bystanders import POWER, add, stand
from kfjudge.games.keyforge.situation.roles import (
    ATTACHED,
    FROM_HAND,
    HAND,
    LINE,
    NEEDS_A_HOUSE,
    actor,
    attacked,
    chosen,
    host,
    house_of,
    in_play,
    lacks,
    printed_house,
    set_at,
    turn_says,
)
from kfjudge.games.keyforge.situation.saying import (
    told_of_board,
    told_of_cards,
    told_of_houses,
    told_of_turn,
)
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.situation.game import CompletedSituation
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep

MOST_HOUSES = 3
USES_A_CREATURE = ("step.attack", "step.fight", "step.reap", "step.action")
BEFORE_HOUSE = {"answer.house": "house", "answer.no-house": "house", "answer.key": "forge"}


class Place(Struct, frozen=True):
    """Where a card that is chosen may lie: "theirs" or "mine", and a zone out of play, if it is one."""

    side: str
    zone: str = ""


# Where it may lie, the likeliest first.
PLACES = (
    Place("theirs"),
    Place("mine"),
    Place("mine", "discard"),
    Place("theirs", "discard"),
    Place("mine", HAND),
    Place("mine", "deck"),
    Place("theirs", HAND),
    Place("mine", "archives"),
)


def idle(situation: ParsedSituation) -> tuple[int, ...]:
    """Action cards that are neither played nor chosen nor lie anywhere, upgrades of which nobody knows on
    which creature they lie or that are used themselves, and what is attacked or played on and is no
    creature."""
    things = situation.cards
    placed = {place for deed in situation.steps for place in (actor(situation, deed), host(situation, deed))}
    in_hand = {actor(situation, deed) for deed in situation.steps if deed.said.key in FROM_HAND}
    used = {actor(situation, deed) for deed in situation.steps} - in_hand
    lying = (thing for at, thing in enumerate(things) if at not in in_hand)
    one_creature = sum((thing.zone or in_play(thing)) == LINE for thing in lying) == 1
    aimed_at = {
        place for deed in situation.steps for place in (attacked(situation, deed), host(situation, deed))
    }
    return tuple(
        at
        for at, thing in enumerate(things)
        if (at in aimed_at and in_play(thing) != LINE)
        or (at in used and in_play(thing) == ATTACHED)
        or (
            at not in placed | {*chosen(situation)}
            and not thing.zone
            and thing.on is None
            and (in_play(thing) == HAND or (in_play(thing) == ATTACHED and not one_creature))
        )
    )


def complete(situation: ParsedSituation) -> Iterator[CompletedSituation]:
    """What may be meant, the likeliest first."""
    guessed = tuple(at for at, thing in enumerate(situation.cards) if not thing.seat)
    situation = _with_neighbors(situation)
    begins = _who_begins(situation)
    situation = _whose_turns(situation, begins)
    situation = _who_acts(situation)
    open_choices = [
        at for at in chosen(situation) if not situation.cards[at].seat or not situation.cards[at].zone
    ]
    for place in PLACES if open_choices else PLACES[:1]:
        placed = _bystanders(_placed(situation, open_choices, place, begins), begins)
        if placed is None:
            continue
        for house in _houses(placed, begins):
            yield _finished(placed, begins, house, guessed)


def _with_neighbors(situation: ParsedSituation) -> ParsedSituation:
    """The situation in which those that stand next to a card in play are of the same player as it."""
    things = situation.cards
    for _ in things:
        for at, one in enumerate(things):
            beside = [*one.beside, *(other for other, thing in enumerate(things) if at in thing.beside)]
            seat = next((things[other].seat for other in beside if things[other].seat), "")
            if seat and not one.seat:
                things = set_at(things, at, replace(one, seat=seat))
    return replace(situation, cards=things)


# who acts


def _who_begins(situation: ParsedSituation) -> str:
    """Whose turn it is: as told, or that of whoever acts first, by what is said of the deed or its card."""
    turn = turn_says(situation, "turn.player")
    if turn is not None:
        return str(turn["seat"])
    for deed in situation.steps:
        place = actor(situation, deed)
        mine = situation.cards[place].seat if place is not None else ""
        if deed.seat in SEATS or mine:
            return deed.seat or mine
        aimed = attacked(situation, deed)
        if aimed is not None and situation.cards[aimed].seat:
            return ACROSS[situation.cards[aimed].seat]
    return SEATS[0]


def _whose_turns(situation: ParsedSituation, begins: str) -> ParsedSituation:
    """The deeds with who does them. Where the other player acts, the turn has ended in between, and a house
    was chosen: that of the card that acts."""
    deeds: list[ParsedStep] = []
    active, chosen_house = begins, True
    has_acted: dict[int | None, str] = {}
    for deed in situation.steps:
        place = actor(situation, deed)
        phrase = deed.said.key
        own = situation.cards[place].seat if place is not None else ""
        seat = deed.seat or own or ACROSS.get(has_acted.get(attacked(situation, deed), ""), active)
        has_acted[place] = seat
        if seat != active and (phrase.startswith("step.") or phrase in BEFORE_HOUSE):
            deeds.append(ParsedStep(make_phrase("step.end"), active))
            active, chosen_house = seat, False
        if not chosen_house and place is not None:
            deeds.append(
                ParsedStep(make_phrase("answer.house", house=house_of(situation.cards[place])), seat)
            )
            chosen_house = True
        deeds.append(replace(deed, seat=seat))
        chosen_house = chosen_house or phrase in ("answer.house", "answer.no-house")
        if phrase == "step.end":
            active, chosen_house = ACROSS[active], False
    return replace(situation, steps=tuple(deeds))


def _who_acts(situation: ParsedSituation) -> ParsedSituation:
    """Whose the cards are that act or are attacked, and where they are."""
    things = situation.cards

    def put(place: int | None, seat: str, zone: str = "") -> None:
        nonlocal things
        if place is not None:
            one = things[place]
            there = zone or in_play(one)
            things = set_at(things, place, replace(one, seat=one.seat or seat, zone=one.zone or there))

    for deed in situation.steps:
        put(actor(situation, deed), deed.seat, HAND if deed.said.key in FROM_HAND else "")
        put(attacked(situation, deed), ACROSS.get(deed.seat, ""))
    return replace(situation, cards=things)


# the others


def _placed(
    situation: ParsedSituation, open_choices: list[int], place: Place, begins: str
) -> ParsedSituation:
    """The situation with the cards that are chosen in one of the places where they may lie."""
    things = situation.cards
    for at in open_choices:
        one = things[at]
        seat = begins if place.side == "mine" else ACROSS[begins]
        near = next((things[other].seat for other in _near(things, at) if things[other].seat), "")
        zone = one.zone or place.zone or in_play(one)
        things = set_at(things, at, replace(one, seat=one.seat or near or seat, zone=zone))
    return replace(situation, cards=things)


def _near(things: tuple[ParsedCard, ...], at: int) -> list[int]:
    """Those that are told to stand next to it, or lie on it, or that it is on."""
    one = things[at]
    others = [other for other, thing in enumerate(things) if at in thing.beside or thing.on == at]
    return [*one.beside, *others, *([one.on] if one.on is not None else [])]


def _bystanders(situation: ParsedSituation, begins: str) -> ParsedSituation | None:
    """The situation with all others where they lie: with those next to them, else with whoever is in turn.
    None where an upgrade has no creature."""
    things = situation.cards
    hosts = {actor(situation, deed): host(situation, deed) for deed in situation.steps}
    for at in sorted(range(len(things)), key=lambda at: not any(things[o].seat for o in _near(things, at))):
        one = things[at]
        near = next((things[other].seat for other in _near(things, at) if things[other].seat), "")
        zone = one.zone or in_play(one)
        on = one.on
        if zone == ATTACHED and on is None and at not in hosts:
            on = next((o for o, thing in enumerate(things) if (thing.zone or in_play(thing)) == LINE), None)
            if on is None:
                return None
        likely = ACROSS[begins] if any(fact.key == "fact.named" for fact in one.facts) else begins
        things = set_at(things, at, replace(one, seat=one.seat or near or likely, zone=zone, on=on))
    return replace(situation, cards=things)


def _houses(situation: ParsedSituation, begins: str) -> list[str | None]:
    """The houses that may be active: of the cards that act in the first turn, in their order."""
    given = turn_says(situation, "turn.house")
    if given is not None:
        return [str(given["house"])]
    if turn_says(situation, "turn.no-house") is not None or _before_house(situation) is not None:
        return [None]
    acting: list[str | None] = []
    last: list[str | None] = []
    for deed in situation.steps:
        if deed.seat != begins or deed.said.key == "step.end":
            break
        place = actor(situation, deed)
        if place is not None:
            (acting if deed.said.key in NEEDS_A_HOUSE else last).append(house_of(situation.cards[place]))
    mine: list[str | None] = [house_of(thing) for thing in situation.cards if thing.seat == begins]
    own = [
        fact["house"]
        for of, fact in situation.owner_facts
        if of == begins and fact.key == "introduction.house"
    ]
    found = list(dict.fromkeys([*acting, *last])) or mine[:1] or [HOUSES[0]]
    return [house for house in found if not own or house in own] or own[:1]


def _before_house(situation: ParsedSituation) -> str | None:
    """The step in which the first deed is done, where that comes before a house is chosen."""
    phase = turn_says(situation, "turn.phase")
    if phase is not None:
        return str(phase["phase"]) if phase["phase"] in ("setup", "start", "forge", "house") else None
    return BEFORE_HOUSE.get(situation.steps[0].said.key) if situation.steps else None


# the whole


def _finished(
    situation: ParsedSituation, begins: str, house: str | None, guessed: tuple[int, ...]
) -> CompletedSituation:
    """The situation with its turn, its houses, and whom to fight, and what of it is assumed."""
    assumed = [*told_of_turn(situation, begins, house), *told_of_cards(situation, guessed)]
    situation, unstunned = _unstunning(situation)
    situation, somebody, added = _with_somebody_to_fight(situation)
    about = [fact for fact in situation.board_facts if fact[0] != "turn"]
    situation = replace(situation, board_facts=(*_turn(situation, begins, house), *about))
    identities = tuple(_identities(situation, begins, house))
    choosing = dict.fromkeys(deed.seat for deed in situation.steps if deed.said.key in BEFORE_HOUSE)
    assumed += told_of_houses(situation, identities, choosing)
    situation, more = stand(replace(situation, owner_facts=(*identities, *situation.owner_facts)))
    lying = tuple(told_of_board(situation, (*added, *more)))
    return CompletedSituation(situation, (*assumed, *unstunned, *somebody), lying, (*added, *more), guessed)


def _unstunning(situation: ParsedSituation) -> tuple[ParsedSituation, list[Message]]:
    """Whoever uses a stunned creature removes the stun, whatever it was to do: of the first deed, before
    which nothing can have changed that."""
    first = situation.steps[0] if situation.steps else None
    place = actor(situation, first) if first is not None else None
    if first is None or place is None or first.said.key not in USES_A_CREATURE:
        return situation, []
    thing = situation.cards[place]
    if not any(fact.key == "fact.stunned" for fact in thing.facts):
        return situation, []
    instead = ParsedStep(make_phrase("step.unstun", card=first.said["card"]), first.seat)
    words = message("situation.only-unstuns", card=thing.label or all_facts()[thing.card])
    return replace(situation, steps=(instead, *situation.steps[1:])), [words]


def _turn(situation: ParsedSituation, begins: str, house: str | None) -> Iterator[tuple[str, Phrase]]:
    yield "turn", make_phrase("turn.player", seat=begins)
    phase = _before_house(situation)
    if house is not None:
        yield "turn", make_phrase("turn.house", house=house)
    elif phase is not None and turn_says(situation, "turn.phase") is None:
        yield "turn", make_phrase("turn.phase", phase=phase)
    left_out = ("turn.player", "turn.house")
    yield from (one for one in situation.board_facts if one[0] == "turn" and one[1].key not in left_out)


def _identities(situation: ParsedSituation, begins: str, house: str | None) -> Iterator[tuple[str, Phrase]]:
    """The three houses of each player: those of the cards that were told of, and others."""
    for seat in SEATS:
        if any(of == seat and fact.key == "introduction.house" for of, fact in situation.owner_facts):
            continue
        mine = [house] if house is not None and seat == begins else []
        mine += [house_of(thing) for thing in situation.cards if thing.seat == seat]
        mine += [
            deed.said["house"] for deed in situation.steps if deed.seat == seat and deed.said.get("house")
        ]
        mavericks = {printed_house(thing) for thing in situation.cards if thing.seat == seat} - {*mine}
        others = sorted(HOUSES, key=lambda one: one in mavericks)
        distinct = list(dict.fromkeys([*mine, *others] if len(set(mine)) < MOST_HOUSES else mine))
        for one in distinct[:MOST_HOUSES]:
            yield seat, make_phrase("introduction.house", house=one)


def _with_somebody_to_fight(
    situation: ParsedSituation,
) -> tuple[ParsedSituation, list[Message], tuple[str, ...]]:
    """Whoever attacks needs a creature to attack, unless it is told that there is none."""
    for deed in situation.steps:
        enemy = ACROSS.get(deed.seat, "")
        if (
            deed.said.key != "step.fight"
            or attacked(situation, deed) is not None
            or lacks(situation, "creature", enemy)
        ):
            continue
        if any((thing.seat, thing.zone) == (enemy, LINE) for thing in situation.cards):
            continue
        situation, label = add(situation, enemy)
        return situation, [message("situation.somebody", player=enemy, label=label, power=POWER)], (label,)
    return situation, [], ()
