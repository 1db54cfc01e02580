"""Assume in KeyForge what nobody told: whose turn it is and of which house, whose the cards are and where. A
creature that acts belongs to whoever acts, one that is attacked to the opponent, a card that is played is in
hand. Where a choice names a card of which nothing is told, it is where it can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.events import Refusal, Refused
from kfjudge.core.message import Message
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine.board import ACROSS, SEATS
from kfjudge.games.keyforge.facts import HOUSES, all_facts
from kfjudge.games.keyforge.situation.description import describe_board, say_assumed
from kfjudge.games.keyforge.situation.roles import (
    ATTACHED,
    FROM_HAND,
    HAND,
    LINE,
    NEEDS_A_HOUSE,
    POWER,
    add_creature,
    find_actor,
    find_attacked,
    find_chosen,
    find_host,
    find_seat_nearby,
    find_turn_fact,
    has_no_more,
    house_of,
    line_of,
    name_card,
    replace_at,
    zone_in_play,
)
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.replay.result import Result
from kfjudge.situation.game import CompletedSituation
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep
from kfjudge.situation.scenario import find_adjacent

MOST_HOUSES = 3
COSTS = (6, 9, 12)  # of a key
ANY_CARD = ParsedCard("troll")
USES = {  # how a card is used, as an answer says it
    "step.reap": "answer.reap",
    "step.fight": "answer.fight",
    "step.attack": "answer.fight",
    "step.action": "answer.action",
    "step.omni": "answer.omni",
}
USES_A_CREATURE = ("step.attack", "step.fight", "step.reap", "step.action")
BEFORE_HOUSE = {"answer.house": "house", "answer.no-house": "house", "answer.key": "forge"}
PHASES_BEFORE_HOUSE = ("setup", "start", "forge", "house")
INSIDE = "inside"

OwnerFacts = tuple[tuple[str, Phrase], ...]


class Place(Struct, frozen=True):
    """Where a card that is chosen may be: with which player, and in which zone out of play, if in one."""

    is_mine: bool
    zone: str = ""


PLACES = (  # the likeliest first
    Place(is_mine=False),
    Place(is_mine=True),
    Place(is_mine=True, zone="discard"),
    Place(is_mine=False, zone="discard"),
    Place(is_mine=True, zone=HAND),
    Place(is_mine=True, zone="deck"),
    Place(is_mine=False, zone=HAND),
    Place(is_mine=True, zone="archives"),
)


def find_idle_cards(situation: ParsedSituation) -> tuple[int, ...]:
    """Find what is attacked or played on and is no creature, action cards that are neither played nor chosen
    nor in any zone, and upgrades that are used themselves or are on nobody knows which creature."""
    cards, steps = situation.cards, situation.steps
    actors = {find_actor(situation, step) for step in steps}
    hosts = {find_host(situation, step) for step in steps}
    in_hand = {find_actor(situation, step) for step in steps if step.phrase.key in FROM_HAND}
    zones = [card.zone or zone_in_play(card) for at, card in enumerate(cards) if at not in in_hand]
    one_creature = zones.count(LINE) == 1
    aimed_at = hosts | {find_attacked(situation, step) for step in steps}
    placed = actors | hosts | {*find_chosen(situation)}
    idle = []
    for at, card in enumerate(cards):
        zone = zone_in_play(card)
        is_nowhere = at not in placed and not card.zone and card.on is None
        has_no_place = zone == HAND or (zone == ATTACHED and not one_creature)
        if (
            (at in aimed_at and zone != LINE)
            or (at in actors - in_hand and zone == ATTACHED)
            or (is_nowhere and has_no_place)
        ):
            idle.append(at)
    return tuple(idle)


def complete(situation: ParsedSituation) -> Iterator[CompletedSituation]:
    """List what may be meant, the likeliest first: for each place where what is chosen may be, and each
    house."""
    guessed = tuple(at for at, card in enumerate(situation.cards) if not card.seat)
    situation = _with_seats_of_neighbors(situation)
    begins = _who_begins(situation)
    situation = _with_turns(situation, begins)
    chosen = [(at, situation.cards[at]) for at in find_chosen(situation)]
    unplaced = [at for at, card in chosen if not card.seat or not card.zone]
    yield from _complete_at(situation, PLACES[0], unplaced, begins, guessed)
    for merged in _with_uses_chosen(situation):
        for one in _complete_at(merged, PLACES[0], unplaced, begins, guessed):
            yield replace(one, is_exact=True)
    for place in PLACES[1:] if unplaced else ():
        yield from _complete_at(situation, place, unplaced, begins, guessed)
    if any(step.implied for step in situation.steps):  # no key can be forged: the turn goes on
        house = house_of(next((card for card in situation.cards if card.seat == situation.begins), ANY_CARD))
        choice = ParsedStep(make_phrase("answer.house", house=house), situation.begins)
        is_last = situation.steps[-1].implied
        steps = tuple(step for step in situation.steps if not step.implied)
        passed = replace(situation, steps=(*steps, choice) if is_last else steps)
        yield from _complete_at(passed, PLACES[0], unplaced, begins, guessed)
    unstunned = _with_later_unstuns(situation)
    if unstunned != situation:
        yield from _complete_at(unstunned, PLACES[0], unplaced, begins, guessed)


def _complete_at(
    situation: ParsedSituation, place: Place, unplaced: list[int], begins: str, guessed: tuple[int, ...]
) -> Iterator[CompletedSituation]:
    """List what may be meant with cards that are chosen in one place, for each house."""
    cards = situation.cards
    for at in unplaced:
        card = cards[at]
        seat = card.seat or find_seat_nearby(cards, at) or (begins if place.is_mine else ACROSS[begins])
        zone = card.zone or place.zone or zone_in_play(card)
        cards = replace_at(cards, at, replace(card, seat=seat, zone=zone))
    placed = _with_bystanders(replace(situation, cards=cards), begins)
    if placed is not None:
        for house in _list_houses(placed, begins):
            for supplied, told in _list_supplies(placed):
                finished = _finish(supplied, begins, house, guessed)
                yield replace(finished, assumed=(*finished.assumed, *told))


# what is certain


_GUESSED_WHERE_REFUSED = (  # what a board that was told in part may lack
    "scenario.why-no-answer", "scenario.why-not-asked", "scenario.why-no-option", "scenario.why-not-in-hand",
    "scenario.why-not-controlled", "scenario.why-forced", "situation.not-chosen", "situation.not-asked",
    "why.off-house", "why.no-ability", "why.no-host", "why.no-enemy",
)  # fmt: skip
_LACKING = ("why.no-target", "why.condition", "why.empty-hand", "why.empty-archives", "why.no-cards")


def is_certain(situation: ParsedSituation, result: Result, refusal: Refusal | None) -> bool:
    """Tell whether nothing was refused for want of what nobody told: a target, Æmber, cards in hand."""
    if refusal is not None and refusal.why.key in _GUESSED_WHERE_REFUSED:
        return False
    if result.end is None:
        return refusal is not None
    counts = {(of, fact.key) for of, fact in situation.owner_facts}
    is_told = all((seat, "player.aember") in counts for seat in SEATS)
    says_empty = bool(situation.absent) or any(key.startswith("has.") for _, key in counts)
    refused = (step.happened for step in result.end.trace)
    reasons = {one.why.key for one in refused if isinstance(one, Refused)}
    return not reasons & ({*_LACKING} - ({"why.condition"} if is_told else set())) or says_empty


# who acts


def _with_seats_of_neighbors(situation: ParsedSituation) -> ParsedSituation:
    """Give cards that are told to be next to each other to the same player."""
    cards = situation.cards
    for _ in cards:
        for at, card in enumerate(cards):
            beside = [*card.beside, *(other for other, one in enumerate(cards) if at in one.beside)]
            seat = next((cards[other].seat for other in beside if cards[other].seat), "")
            if seat and not card.seat:
                cards = replace_at(cards, at, replace(card, seat=seat))
    return replace(situation, cards=cards)


def _who_begins(situation: ParsedSituation) -> str:
    """Find whose turn it is: as told, or of whoever acts first, by what is said of the step or its card."""
    turn = find_turn_fact(situation, "turn.player")
    if turn is not None:
        return str(turn["seat"])
    for step in situation.steps:
        actor, attacked = find_actor(situation, step), find_attacked(situation, step)
        seat = situation.cards[actor].seat if actor is not None else ""
        if step.seat in SEATS or seat:
            return step.seat or seat
        if attacked is not None and situation.cards[attacked].seat:
            return ACROSS[situation.cards[attacked].seat]
    return SEATS[0]


def _with_turns(situation: ParsedSituation, begins: str) -> ParsedSituation:
    """Say who plays each step, whose the cards are that act or are attacked, and where they are. Where the
    other player plays, the turn has ended in between, and a house was chosen: that of the card that acts."""
    steps: list[ParsedStep] = []
    cards = situation.cards
    active, has_house = begins, True
    acted_for: dict[int | None, str] = {}
    for step in situation.steps:
        key, actor, attacked = step.phrase.key, find_actor(situation, step), find_attacked(situation, step)
        own = situation.cards[actor].seat if actor is not None else ""
        seat = step.seat or own or ACROSS.get(acted_for.get(attacked, ""), active)
        acted_for[actor] = seat
        if seat != active and (key.startswith("step.") or key in BEFORE_HOUSE):
            steps.append(ParsedStep(make_phrase("step.end"), active))
            active, has_house = seat, False
        if not has_house and actor is not None:
            house = house_of(situation.cards[actor])
            steps.append(ParsedStep(make_phrase("answer.house", house=house), seat))
            has_house = True
        steps.append(replace(step, seat=seat))
        has_house = has_house or key in ("answer.house", "answer.no-house")
        if key == "step.end":
            active, has_house = ACROSS[active], False
        in_hand = HAND if key in FROM_HAND else ""
        for at, player, zone in ((actor, seat, in_hand), (attacked, ACROSS.get(seat, ""), "")):
            if at is not None:
                card = cards[at]
                there = card.zone or zone or zone_in_play(card)
                cards = replace_at(cards, at, replace(card, seat=card.seat or player, zone=there))
    return replace(situation, cards=cards, steps=tuple(steps))


# what it costs


def _list_supplies(situation: ParsedSituation) -> Iterator[tuple[ParsedSituation, tuple[Message, ...]]]:
    """List the situation with as much Æmber as a key costs for whoever forges one and has none told of: what
    it costs at first, then what it may."""
    forging = next((step.seat for step in situation.steps if step.phrase.key == "answer.key"), "")
    has = any(of == forging and fact.key == "player.aember" for of, fact in situation.owner_facts)
    if not forging or has:
        yield situation, ()
        return
    for amount in COSTS:
        owner_facts = (*situation.owner_facts, (forging, make_phrase("player.aember", n=amount)))
        told = message("situation.with-aember", player=forging, amount=amount)
        yield replace(situation, owner_facts=owner_facts), (told,)


# the others


def _with_bystanders(situation: ParsedSituation, begins: str) -> ParsedSituation | None:
    """Put all other cards with those near them, else with whoever is in turn. None where an upgrade has no
    creature."""
    cards = situation.cards
    played_on_host = {find_actor(situation, step): find_host(situation, step) for step in situation.steps}
    order = sorted(range(len(cards)), key=lambda at: not find_seat_nearby(cards, at))
    for at in order:
        card = cards[at]
        zone, on = card.zone or zone_in_play(card), card.on
        if zone == ATTACHED and on is None and at not in played_on_host:
            in_line = (o for o, one in enumerate(cards) if (one.zone or zone_in_play(one)) == LINE)
            on = next(in_line, None)
            if on is None:
                return None
        likely = ACROSS[begins] if any(fact.key == "fact.named" for fact in card.facts) else begins
        seat = card.seat or find_seat_nearby(cards, at) or likely
        cards = replace_at(cards, at, replace(card, seat=seat, zone=zone, on=on))
    return replace(situation, cards=cards)


def _list_houses(situation: ParsedSituation, begins: str) -> list[str | None]:
    """List the houses that may be active: of the cards that act in the first turn, in their order."""
    given = find_turn_fact(situation, "turn.house")
    if given is not None:
        return [str(given["house"])]
    if find_turn_fact(situation, "turn.no-house") is not None or _find_early_phase(situation) is not None:
        return [None]
    acting: list[str | None] = []
    last: list[str | None] = []
    for step in situation.steps:
        if step.seat != begins or step.phrase.key == "step.end":
            break
        actor = find_actor(situation, step)
        if actor is not None:
            houses = acting if step.phrase.key in NEEDS_A_HOUSE else last
            houses.append(house_of(situation.cards[actor]))
    mine: list[str | None] = [house_of(card) for card in situation.cards if card.seat == begins]
    own = [fact["house"] for fact in _introduced_houses(situation, begins)]
    found = list(dict.fromkeys([*acting, *last])) or mine[:1] or [HOUSES[0]]
    return [house for house in found if not own or house in own] or own[:1]


def _introduced_houses(situation: ParsedSituation, seat: str) -> list[Phrase]:
    return [fact for of, fact in situation.owner_facts if of == seat and fact.key == "introduction.house"]


def _find_early_phase(situation: ParsedSituation) -> str | None:
    """Find the phase in which the first step is played, where it comes before a house is chosen."""
    phase = find_turn_fact(situation, "turn.phase")
    if phase is not None:
        return str(phase["phase"]) if phase["phase"] in PHASES_BEFORE_HOUSE else None
    return BEFORE_HOUSE.get(situation.steps[0].phrase.key) if situation.steps else None


# what is used by what another card does


def _with_uses_chosen(situation: ParsedSituation) -> Iterator[ParsedSituation]:
    """List the situation with a use of a card for the choice that the step before leaves: "Inspiration
    readies Sequis and reaps with it"; or with the card chosen there, and used as it then may be."""
    for at, (step, use) in enumerate(pairwise(situation.steps)):
        used = find_actor(situation, use)
        chosen = find_chosen(replace(situation, steps=(replace(step, phrase=make_phrase("step.use")),)))
        if used is None or use.phrase.key not in USES or step.seat != use.seat:
            continue
        if used not in chosen:  # "Dominator Bauble to reap with Troll"
            chosen_first = make_phrase("answer.card", card=use.phrase["card"])
            step = replace(step, answers=(*step.answers, chosen_first))
        target = use.phrase.get("other")
        targets = (make_phrase("answer.card", card=target),) if target is not None else ()
        for said in ((make_phrase(USES[use.phrase.key]),), ()):
            if not (said or targets):
                continue
            merged = replace(step, answers=(*step.answers, *said, *targets, *use.answers))
            yield replace(situation, steps=(*situation.steps[:at], merged, *situation.steps[at + 2 :]))


# the whole


def _finish(
    situation: ParsedSituation, begins: str, house: str | None, guessed: tuple[int, ...]
) -> CompletedSituation:
    """Complete a situation with its turn, its houses, and a creature to fight, and say what of it is
    assumed."""
    assumed = say_assumed(situation, begins, house, guessed)
    situation, unstunned = _with_unstun(situation)
    situation, somebody, added = _with_somebody_to_fight(situation)
    phase = _find_early_phase(situation)
    turn = [make_phrase("turn.player", seat=begins)]
    if house is not None:
        turn.append(make_phrase("turn.house", house=house))
    elif phase is not None and find_turn_fact(situation, "turn.phase") is None:
        turn.append(make_phrase("turn.phase", phase=phase))
    turn += (
        fact
        for line, fact in situation.board_facts
        if line == "turn" and fact.key not in ("turn.player", "turn.house")
    )
    rest = (fact for fact in situation.board_facts if fact[0] != "turn")
    situation = replace(situation, board_facts=(*(("turn", fact) for fact in turn), *rest))
    houses = tuple(_house_facts(situation, begins, house))
    if find_turn_fact(situation, "turn.phase") is None:
        choosing = [step.seat for step in situation.steps if step.phrase.key in BEFORE_HOUSE]
        for seat in dict.fromkeys(choosing):
            names = tuple(message(f"house.{fact['house']}") for of, fact in houses if of == seat)
            if names:
                assumed.append(message("situation.houses", player=seat, houses=names))
    situation = replace(situation, owner_facts=(*houses, *situation.owner_facts))
    situation, more = _with_neighbors_inside(situation)
    added = (*added, *more)
    description = tuple(describe_board(situation, added))
    return CompletedSituation(situation, (*assumed, *unstunned, *somebody), description, added, guessed)


def _with_unstun(situation: ParsedSituation) -> tuple[ParsedSituation, list[Message]]:
    """Remove the stun instead, where the first step uses a stunned creature; before later ones it may have
    changed."""
    first = situation.steps[0] if situation.steps else None
    actor = find_actor(situation, first) if first is not None else None
    if first is None or actor is None or first.phrase.key not in USES_A_CREATURE:
        return situation, []
    card = situation.cards[actor]
    if not any(fact.key == "fact.stunned" for fact in card.facts):
        return situation, []
    unstun = ParsedStep(make_phrase("step.unstun", card=first.phrase["card"]), first.seat)
    words = message("situation.only-unstuns", card=name_card(card))
    return replace(situation, steps=(unstun, *situation.steps[1:])), [words]


def _with_later_unstuns(situation: ParsedSituation) -> ParsedSituation:
    """Remove the stun of stunned creatures instead of using them, in steps behind the first; of those, too,
    that were chosen or played before, and may be stunned since."""
    steps = list(situation.steps)
    for at, step in enumerate(steps[1:], 1):
        actor = find_actor(situation, step)
        facts = situation.cards[actor].facts if actor is not None else ()
        is_stunned = any(fact.key == "fact.stunned" for fact in facts)
        before = situation.steps[:at]
        was_chosen = actor in find_chosen(replace(situation, steps=before))
        was_played = any(
            one.phrase.key == "step.play" and find_actor(situation, one) == actor for one in before
        )
        may_be = is_stunned or was_chosen or was_played
        if step.phrase.key in USES_A_CREATURE and actor is not None and may_be:
            steps[at] = ParsedStep(make_phrase("step.unstun", card=step.phrase["card"]), step.seat)
    return replace(situation, steps=tuple(steps))


def _house_facts(situation: ParsedSituation, begins: str, house: str | None) -> Iterator[tuple[str, Phrase]]:
    """Give each player three houses: those of the cards that were told of, and others."""
    for seat in SEATS:
        if _introduced_houses(situation, seat):
            continue
        cards = [card for card in situation.cards if card.seat == seat]
        mine = [house] if house is not None and seat == begins else []
        mine += map(house_of, cards)
        phrases = (step.phrase for step in situation.steps if step.seat == seat)
        mine += [phrase["house"] for phrase in phrases if phrase.get("house")]
        mavericks = {all_facts()[card.card].house for card in cards} - {*mine}
        others = sorted(HOUSES, key=lambda one: one in mavericks)
        distinct = list(dict.fromkeys([*mine, *others] if len(set(mine)) < MOST_HOUSES else mine))
        for one in distinct[:MOST_HOUSES]:
            yield seat, make_phrase("introduction.house", house=one)


def _with_somebody_to_fight(
    situation: ParsedSituation,
) -> tuple[ParsedSituation, list[Message], tuple[str, ...]]:
    """Add a creature for whoever fights nobody in particular, unless there is one or it is told that there is
    none."""
    for step in situation.steps:
        enemy = ACROSS.get(step.seat, "")
        if step.phrase.key != "step.fight" or find_attacked(situation, step) is not None:
            continue
        if has_no_more(situation, "creature", enemy) or line_of(situation, enemy):
            continue
        situation, label = add_creature(situation, enemy)
        return situation, [message("situation.somebody", player=enemy, label=label, power=POWER)], (label,)
    return situation, [], ()


def _with_neighbors_inside(situation: ParsedSituation) -> tuple[ParsedSituation, tuple[str, ...]]:
    """Add creatures on either side of those that are told to be on no flank."""
    added: tuple[str, ...] = ()
    for at, card in enumerate(situation.cards):
        if card.end != INSIDE or card.zone != LINE:
            continue
        line = line_of(situation, card.seat)
        if at in line[1:-1]:
            continue
        for _ in range(2 - len(find_adjacent(situation.cards, line)[at])):
            situation, label = add_creature(situation, card.seat, (at,))
            added = (*added, label)
    return situation, added
