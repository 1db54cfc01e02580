"""Vary in KeyForge what nobody told, the likeliest to matter first: who has Æmber, the damage and keys that a
card asks for, who is beside whom or on a flank, who is exhausted, whose a card is; and set damage and Æmber
so that what was told may come about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from kfjudge.core.message import Message
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.numbers import ForgedKeys
from kfjudge.games.keyforge.dsl.piles import DiscardArchives
from kfjudge.games.keyforge.dsl.qualities import Damaged, WithAember
from kfjudge.games.keyforge.engine.board import ACROSS, SEATS
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.situation.description import say_fact
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
    yield from _vary_zeros(completed)
    yield from _vary_earlier_attack(completed)
    yield from _vary_places(completed)
    yield from _vary_distance(completed)
    yield from _vary_company(completed, begins)
    yield from _vary_controller(completed)
    yield from _vary_exhaustion(completed)
    yield from _vary_aember(completed, begins, MANY)


def bring_about(completed: CompletedSituation) -> Iterator[CompletedSituation]:
    """Damage a creature of which it was told that it is destroyed, just so that it may be; give Æmber to
    whoever has lost some."""
    situation = completed.situation
    turn = find_turn_fact(situation, "turn.player")
    begins = str(turn["seat"]) if turn is not None else SEATS[0]
    if any(told.kind in ("steals", "captures", "loses") for told in situation.told):
        for amount in (SOME, MANY):
            for variant in _vary_aember(completed, begins, amount):
                words = message("situation.with-aember", player=variant.varied[0][0], amount=amount)
                yield replace(variant.completed, assumed=(*completed.assumed, words))
    told = dict.fromkeys(at for told in situation.told if told.kind == "destroyed" for at in told.cards)
    destroyed = [at for at in told if situation.cards[at].zone == LINE]
    destroyed = [at for at in destroyed if not _is_told(situation.cards[at], "fact.damage")]
    powers = {at: all_facts()[situation.cards[at].card].power for at in destroyed}
    for at in destroyed:
        for damage in range(1, powers[at]):
            yield _with_damage(completed, {at: damage})
    if len(destroyed) > 1:
        yield _with_damage(completed, {at: max(1, powers[at] - 1) for at in destroyed})


def _with_damage(completed: CompletedSituation, damage: Mapping[int, int]) -> CompletedSituation:
    """Put damage on cards, and say that it is assumed."""
    cards, assumed = completed.situation.cards, completed.assumed
    for at, amount in damage.items():
        fact = make_phrase("fact.damage", n=amount)
        assumed = (
            *assumed,
            message("situation.with-facts", card=name_card(cards[at]), facts=(say_fact(fact),)),
        )
        cards = replace_at(cards, at, replace(cards[at], facts=(*cards[at].facts, fact)))
    return replace(completed, situation=replace(completed.situation, cards=cards), assumed=assumed)


def _vary_aember(completed: CompletedSituation, begins: str, amount: int) -> Iterator[Variant]:
    """Give Æmber to a player of whom none is told. Where something hangs on some, there is some."""
    situation = completed.situation
    for seat in (ACROSS[begins], begins):
        if any(of == seat and fact.key == "player.aember" for of, fact in situation.owner_facts):
            continue
        owner_facts = (*situation.owner_facts, (seat, make_phrase("player.aember", n=amount)))
        richer = replace(completed, situation=replace(situation, owner_facts=owner_facts))
        unless = assumed = None
        if amount == SOME:
            condition = message("situation.with-aember", player=seat, amount=amount)
            unless = message("situation.without-aember", player=seat)
        else:
            condition = message("situation.if-aember", player=seat, amount=amount)
            assumed = message("situation.with-aember", player=seat, amount=0)
        yield Variant(condition, richer, ((seat, "aember"),), unless, assumed)


def _vary_zeros(completed: CompletedSituation) -> Iterator[Variant]:
    """Damage creatures, put Æmber on them, give keys and archived cards, where a card asks for any and nobody
    told of such."""
    situation = completed.situation
    specs = (spec_of(card.card) for card in situation.cards)
    asked = {type(node) for spec in specs if spec is not None for node in spec.nodes()}
    in_line = [at for at, card in enumerate(situation.cards) if card.zone == LINE]
    for node, mark in ((Damaged, "damage"), (WithAember, "aember")):
        is_told = any(_is_told(card, f"fact.{mark}") for card in situation.cards)
        if in_line and node in asked and not is_told:
            yield _with_one_on_each(completed, in_line, mark)
    for counting, key, fact in (
        (ForgedKeys, "keys", make_phrase("player.keys", n=1)),
        (DiscardArchives, "archives", make_phrase("has.cards", n=SOME, zone="archives")),
    ):
        for seat in SEATS if counting in asked else ():
            held = {(of, one.key, one.get("zone")) for of, one in situation.owner_facts}
            cards = any((card.seat, card.zone) == (seat, key) for card in situation.cards)
            if cards or (seat, fact.key, fact.get("zone")) in held or (seat, "player.key", None) in held:
                continue
            more = replace(situation, owner_facts=(*situation.owner_facts, (seat, fact)))
            condition = message(f"situation.if-{key}", player=seat, amount=fact["n"])
            assumed = message(f"situation.no-{key}", player=seat)
            yield Variant(condition, replace(completed, situation=more), ((seat, key),), None, assumed)


def _with_one_on_each(completed: CompletedSituation, creatures: Sequence[int], mark: str) -> Variant:
    """Put one damage or Æmber on each of some creatures."""
    cards = completed.situation.cards
    for at in creatures:
        fact = make_phrase(f"fact.{mark}", n=1)
        cards = replace_at(cards, at, replace(cards[at], facts=(*cards[at].facts, fact)))
    names = tuple(name_card(cards[at]) for at in creatures)
    varied = tuple((_subject(cards[at]), mark) for at in creatures)
    changed = replace(completed, situation=replace(completed.situation, cards=cards))
    condition = message("situation.if-aember-on" if mark == "aember" else f"situation.if-{mark}", cards=names)
    assumed = message(f"situation.no-{mark}", cards=names)
    return Variant(condition, changed, varied, None, assumed)


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
