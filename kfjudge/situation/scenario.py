"""Make the smallest scenario that shows a completed situation: a board and its script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from kfjudge.core.schema import CARD
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.notation.scenario import (
    CardFact,
    Owner,
    Phrase,
    Scenario,
    ScriptLine,
    ScriptStep,
    ZoneFact,
    make_phrase,
)
from kfjudge.situation.model import ParsedCard, ParsedSituation

LONGEST_TITLE = 120
REMARK = "#"
COUNTS = ("has.cards", "has.hold")  # facts that say how many cards a zone holds
INTRODUCED = "introduction."  # facts that stand where the owners are introduced
LEFT, RIGHT, EITHER = "left", "right", "either"
OPEN = ScriptLine((), open=True)


def build_scenario(situation: ParsedSituation, edition: str) -> Scenario:
    """Make the scenario of a completed situation in one edition."""
    schema = get_game(situation.game).engine.schema
    title = sanitize(" ".join(situation.text.replace(REMARK, " ").split()), LONGEST_TITLE)
    lines = dict.fromkeys(line for line, _ in situation.board_facts)
    return Scenario(
        situation.game,
        (edition,),
        titles=((situation.lang, title),) if title else (),
        situation=tuple(
            (line, tuple(fact for of, fact in situation.board_facts if of == line)) for line in lines
        ),
        owners=tuple(
            _write_owner(situation, kind.kind, name) for kind in schema.owners for name in kind.names
        ),
        steps=tuple(
            ScriptStep(
                number,
                ScriptLine((step.phrase,), step.seat),
                choices=tuple(ScriptLine((answer,)) for answer in step.answers),
            )
            for number, step in enumerate(situation.steps, 1)
        ),
    )


# the board


def _write_owner(situation: ParsedSituation, kind: str, name: str) -> Owner:
    """Write an owner with its facts and with the cards in its zones."""
    facts = [fact for seat, fact in situation.owner_facts if seat == name]
    counts = {fact["zone"]: int(fact["n"]) for fact in reversed(facts) if fact.key in COUNTS}
    zones: list[ZoneFact] = []
    for zone in get_game(situation.game).engine.schema.zones_of(kind):
        there = [
            at
            for at, card in enumerate(situation.cards)
            if (card.seat, card.zone) == (name, zone.name) and not _is_on_another(situation, card)
        ]
        if not there and zone.name not in counts:
            continue
        in_order = order_row(situation.cards, there) if zone.in_a_row and zone.in_play else there
        cards = tuple(_write_card(situation, at) for at in in_order)
        usual = get_game(situation.game).notation.count_by_default(None, zone.name)
        unknown = max(0, counts.get(zone.name, usual) - len(cards))
        rest = zone.unknown and zone.name not in counts
        zones.append(ZoneFact(zone.name, cards, unknown=unknown, rest=rest))
    return Owner(
        kind,
        name,
        introduction=tuple(fact for fact in facts if fact.key.startswith(INTRODUCED)),
        facts=tuple(fact for fact in facts if fact.key not in COUNTS and not fact.key.startswith(INTRODUCED)),
        zones=tuple(sorted(zones, key=lambda zone: zone.name)),
    )


def _write_card(situation: ParsedSituation, at: int) -> CardFact:
    """Write a card with what is on it and under it; what is only true of cards in play is left out
    elsewhere."""
    card = situation.cards[at]
    keys = _keys_of_joined_cards(situation)
    joined = [
        make_phrase(keys[other.zone], item=_write_card(situation, place))
        for place, other in enumerate(situation.cards)
        if other.on == at and _is_on_another(situation, other)
    ]
    left_out = find_left_out(situation, at)
    facts = tuple(fact for fact in card.facts if fact not in left_out)
    return CardFact(card.card, card.label, (*facts, *joined))


def find_left_out(situation: ParsedSituation, at: int) -> tuple[Phrase, ...]:
    """Find the facts of a card that are only true of cards in play, where it is elsewhere."""
    card, schema = situation.cards[at], get_game(situation.game).engine.schema
    if any(zone.in_play for zone in schema.zones if zone.name == card.zone):
        return ()
    only_in_play = [
        f"fact.{name}" for mark in schema.marks_of(CARD) if mark.in_play for name in (mark.name, mark.denied)
    ]
    return tuple(fact for fact in card.facts if fact.key in only_in_play)


def _keys_of_joined_cards(situation: ParsedSituation) -> dict[str, str]:
    """List the zones of cards that are on another or under it, and the fact that says so."""
    return {
        mark.zone: f"fact.{mark.name}"
        for mark in get_game(situation.game).engine.schema.marks_of(CARD, "cards")
    }


def _is_on_another(situation: ParsedSituation, card: ParsedCard) -> bool:
    return card.on is not None and card.zone in _keys_of_joined_cards(situation)


# the row


def order_row(cards: Sequence[ParsedCard], there: Sequence[int]) -> list[int]:
    """Order the cards of one row from left to right: neighbors side by side, those at an end there, all
    others as they were told of."""
    left: list[list[int]] = []
    right: list[list[int]] = []
    between: list[list[int]] = []
    at_an_end: list[list[int]] = []
    for group in _groups(cards, there):
        ends = {cards[at].end for at in group}
        fitting = (LEFT, left), (RIGHT, right), (EITHER, at_an_end)
        next((groups for end, groups in fitting if end in ends), between).append(group)
    for group in at_an_end:
        (right if left and not right else left).append(group)
    row: list[int] = []
    for group in left:
        row += group[::-1] if cards[group[-1]].end in (LEFT, EITHER) else group
    for group in between:
        row += group
    for group in right:
        row += group[::-1] if cards[group[0]].end in (RIGHT, EITHER) else group
    return row


def _groups(cards: Sequence[ParsedCard], there: Sequence[int]) -> Iterator[list[int]]:
    """Group cards that are next to each other, each group from one end to the other."""
    beside = find_adjacent(cards, there)
    left = list(there)
    while left:
        together = [left[0]]
        for at in together:  # which grows
            together += [other for other in beside[at] if other not in together]
        start = next((at for at in left if len(beside[at]) == 1 and at in together), left[0])
        group = [start]
        left.remove(start)
        while (nearest := next((at for at in beside[group[-1]] if at in left), None)) is not None:
            group.append(nearest)
            left.remove(nearest)
        yield group


def find_adjacent(cards: Sequence[ParsedCard], there: Iterable[int]) -> dict[int, list[int]]:
    """Find the neighbors of each of some cards, as far as they were told."""
    among = list(there)
    return {
        at: [
            other
            for other in among
            if other != at and (other in cards[at].beside or at in cards[other].beside)
        ]
        for at in among
    }


# the script


def open_choice(scenario: Scenario, number: int, before: int | None = None) -> Scenario:
    """Leave a choice of a step open: before one of its answers, or after all of them."""
    steps = list(scenario.steps)
    step = steps[number - 1]
    at = len(step.choices) if before is None else before
    steps[number - 1] = replace(step, choices=(*step.choices[:at], OPEN, *step.choices[at:]))
    return replace(scenario, steps=tuple(steps))


def drop_answer(scenario: Scenario, number: int, at: int) -> tuple[Scenario, Phrase]:
    """Drop an answer of a step; return the script without it, and the answer."""
    steps = list(scenario.steps)
    step = steps[number - 1]
    steps[number - 1] = replace(step, choices=(*step.choices[:at], *step.choices[at + 1 :]))
    return replace(scenario, steps=tuple(steps)), step.choices[at].phrases[0]
