"""Vary what is assumed, the likeliest to matter first: who has Æmber, who is beside whom or on a flank,
whether an elusive creature was attacked before, who is exhausted, whose a card is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from kfjudge.core.message import Message
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine.board import ACROSS, SEATS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.situation.roles import (
    ARTIFACTS,
    LINE,
    POWER,
    add_creature,
    find_actor,
    find_attacked,
    find_chosen,
    find_host,
    find_turn_fact,
    has_no_more,
    line_of,
    name_card,
    replace_at,
)
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.game import CompletedSituation, Variant
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.situation.scenario import find_adjacent

SOME, MANY = 3, 7  # Æmber: some, and enough for a key and for cards that ask for many


def vary(completed: CompletedSituation) -> Iterator[Variant]:
    turn = find_turn_fact(completed.situation, "turn.player")
    begins = str(turn["seat"]) if turn is not None else SEATS[0]
    yield from _vary_aember(completed, begins, SOME)
    yield from _vary_earlier_attack(completed)
    yield from _vary_places(completed)
    yield from _vary_distance(completed)
    yield from _vary_company(completed, begins)
    yield from _vary_controller(completed)
    yield from _vary_exhaustion(completed)
    yield from _vary_aember(completed, begins, MANY)


def _vary_aember(completed: CompletedSituation, begins: str, amount: int) -> Iterator[Variant]:
    """Give Æmber to a player of whom none is told. Where something hangs on some, there is some."""
    situation = completed.situation
    for seat in (ACROSS[begins], begins):
        if any(of == seat and fact.key == "player.aember" for of, fact in situation.owner_facts):
            continue
        owner_facts = (*situation.owner_facts, (seat, make_phrase("player.aember", n=amount)))
        richer = replace(completed, situation=replace(situation, owner_facts=owner_facts))
        unless = None
        if amount == SOME:
            condition = message("situation.with-aember", player=seat, amount=amount)
            unless = message("situation.without-aember", player=seat)
        else:
            condition = message("situation.if-aember", player=seat, amount=amount)
        yield Variant(condition, richer, ((seat, "aember"),), unless=unless)


def _vary_earlier_attack(completed: CompletedSituation) -> Iterator[Variant]:
    situation = completed.situation
    for step in situation.steps:
        at = find_attacked(situation, step)
        if at is None or "elusive" not in dict(all_facts()[situation.cards[at].card].keywords):
            continue
        if not _is_told(situation.cards[at], "fact.attacked"):
            yield _with_fact(completed, at, "attacked")


def _vary_exhaustion(completed: CompletedSituation) -> Iterator[Variant]:
    """Exhaust cards that something else acts on, which may be exhausted as well as ready."""
    situation = completed.situation
    acting = {find_actor(situation, step) for step in situation.steps}
    for at in _find_involved(situation):
        card = situation.cards[at]
        if at not in acting and card.zone == LINE and not _is_told(card, "fact.exhausted", "fact.ready"):
            yield _with_fact(completed, at, "exhausted")


def _with_fact(completed: CompletedSituation, at: int, mark: str) -> Variant:
    situation = completed.situation
    card = situation.cards[at]
    marked = replace(card, facts=(*card.facts, make_phrase(f"fact.{mark}")))
    situation = replace(situation, cards=replace_at(situation.cards, at, marked))
    condition = message(f"situation.if-{mark}", card=name_card(card))
    return Variant(condition, replace(completed, situation=situation), ((_subject(card), mark),))


def _is_told(card: ParsedCard, *keys: str) -> bool:
    return any(fact.key in keys for fact in card.facts)


def _subject(card: ParsedCard) -> str:
    return card.label or card.card


# places


def _find_involved(situation: ParsedSituation) -> list[int]:
    """Find the cards that something is done to or with."""
    steps = situation.steps
    targets = [find(situation, step) for step in steps for find in (find_attacked, find_host)]
    actors = [find_actor(situation, step) for step in steps]
    found = dict.fromkeys([*targets, *find_chosen(situation), *actors])
    return [at for at in found if at is not None]


def _vary_places(completed: CompletedSituation) -> Iterator[Variant]:
    """Put another creature beside one, or creatures on both sides of it, where nobody told of its place."""
    situation = completed.situation
    for at in _find_involved(situation):
        card = situation.cards[at]
        if card.zone != LINE or card.end or has_no_more(situation, "creature", card.seat):
            continue
        line = line_of(situation, card.seat)
        missing = 2 - len(find_adjacent(situation.cards, line)[at])
        if len(line) == 1:
            condition = message("situation.if-beside", card=name_card(card))
            yield _with_creatures(completed, condition, card, card.seat, (at,))
        if at in (line[0], line[-1]) and missing > 0:
            condition = message("situation.if-inside", card=name_card(card))
            yield _with_creatures(completed, condition, card, card.seat, (at,), missing)


def _vary_distance(completed: CompletedSituation) -> Iterator[Variant]:
    """Put a creature between two that are only next to each other because nobody else was told of."""
    situation = completed.situation
    for seat in SEATS:
        line = line_of(situation, seat)
        beside = find_adjacent(situation.cards, line)
        for one, other in pairwise(line):
            if beside[one] or beside[other]:
                continue
            card = situation.cards[one]
            names = {"card": name_card(card), "other": name_card(situation.cards[other])}
            condition = message("situation.if-apart", **names)
            yield _with_creatures(completed, condition, card, seat, (one, other))


def _with_creatures(
    completed: CompletedSituation,
    condition: Message,
    card: ParsedCard,
    seat: str,
    beside: tuple[int, ...],
    many: int = 1,
) -> Variant:
    """Add creatures beside some cards, which varies the place of one of these."""
    situation, added = completed.situation, completed.added
    for _ in range(many):
        situation, label = add_creature(situation, seat, beside)
        added = (*added, label)
    varied = replace(completed, situation=situation, added=added)
    return Variant(condition, varied, ((_subject(card), "place"),))


def _vary_company(completed: CompletedSituation, begins: str) -> Iterator[Variant]:
    """Give a creature to a player of whom none is told."""
    situation = completed.situation
    for seat in (ACROSS[begins], begins):
        if line_of(situation, seat) or has_no_more(situation, "creature", seat):
            continue
        fuller, label = add_creature(situation, seat)
        condition = message("situation.if-creature", player=seat, power=POWER)
        varied = replace(completed, situation=fuller, added=(*completed.added, label))
        yield Variant(condition, varied, ((seat, "creatures"),))


def _vary_controller(completed: CompletedSituation) -> Iterator[Variant]:
    """Give cards whose player nobody told to the other one, where they only stand there or are chosen."""
    situation = completed.situation
    finders = (find_actor, find_attacked)
    involved = {find(situation, step) for step in situation.steps for find in finders}
    for at in completed.guessed:
        card = situation.cards[at]
        is_alone = (
            card.on is None and not card.beside and not any(at in one.beside for one in situation.cards)
        )
        if at in involved or not is_alone or card.zone not in (LINE, ARTIFACTS):
            continue
        theirs = ACROSS[card.seat]
        cards = replace_at(situation.cards, at, replace(card, seat=theirs))
        condition = message("situation.if-theirs", card=name_card(card), player=theirs)
        varied = replace(completed, situation=replace(situation, cards=cards))
        yield Variant(condition, varied, ((_subject(card), "controller"),))
