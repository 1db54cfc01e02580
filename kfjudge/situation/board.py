"""From a situation of which everything is said to the smallest board that shows it: a scenario with its
script."""

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
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep

LONGEST_TITLE = 120
REMARK = "#"
COUNTS = ("has.cards", "has.hold")  # facts that say how many cards lie in a zone
INTRODUCED = "introduction."  # facts that stand where the owners are introduced
AT_THE_LEFT, AT_THE_RIGHT, AT_AN_END = "left", "right", "either"


def build(situation: ParsedSituation, edition: str) -> Scenario:
    """The scenario."""
    schema = get_game(situation.game).engine.schema
    kinds = [(kind.kind, name) for kind in schema.owners for name in kind.names]
    return Scenario(
        situation.game,
        (edition,),
        titles=tuple((situation.lang, title) for title in (_title(situation.text),) if title),
        situation=_about(situation),
        owners=tuple(_owner(situation, kind, name) for kind, name in kinds),
        steps=tuple(_step(number, deed) for number, deed in enumerate(situation.steps, 1)),
    )


def _title(text: str) -> str:
    """The situation as it was told, on one line, without what would be a remark there."""
    return sanitize(" ".join(text.replace(REMARK, " ").split()), LONGEST_TITLE)


def _about(situation: ParsedSituation) -> tuple[tuple[str, tuple[Phrase, ...]], ...]:
    lines = dict.fromkeys(line for line, _ in situation.board_facts)
    return tuple(
        (line, tuple(fact for about, fact in situation.board_facts if about == line)) for line in lines
    )


def _owner(situation: ParsedSituation, kind: str, name: str) -> Owner:
    facts = [fact for seat, fact in situation.owner_facts if seat == name and fact.key not in COUNTS]
    introduced = [fact for fact in facts if fact.key.startswith(INTRODUCED)]
    return Owner(
        kind,
        name,
        introduction=tuple(introduced),
        facts=tuple(fact for fact in facts if fact not in introduced),
        zones=tuple(sorted(_zones(situation, kind, name), key=lambda zone: zone.name)),
    )


def _zones(situation: ParsedSituation, kind: str, name: str) -> Iterator[ZoneFact]:
    for zone in get_game(situation.game).engine.schema.zones_of(kind):
        there = [
            at
            for at, thing in enumerate(situation.cards)
            if (thing.seat, thing.zone) == (name, zone.name) and not _lies_on_another(situation, thing)
        ]
        placed = in_a_row(situation.cards, there) if zone.in_a_row and zone.in_play else there
        many = _counted(situation, name, zone.name)
        if not placed and many is None:
            continue
        cards = tuple(_card(situation, at) for at in placed)
        usual = get_game(situation.game).notation.count_by_default(None, zone.name)
        unknown = max(0, (usual if many is None else many) - len(cards))
        yield ZoneFact(zone.name, cards, unknown=unknown, rest=zone.unknown and many is None)


def _counted(situation: ParsedSituation, owner: str, zone: str) -> int | None:
    """How many cards a zone is told to hold."""
    facts = (fact for seat, fact in situation.owner_facts if seat == owner and fact.key in COUNTS)
    return next((int(fact["n"]) for fact in facts if fact["zone"] == zone), None)


def _card(situation: ParsedSituation, at: int) -> CardFact:
    """A card, with what lies on it and under it. What is only true of cards in play is left out elsewhere."""
    thing, schema = situation.cards[at], get_game(situation.game).engine.schema
    marks = _below(situation)
    below = [
        make_phrase(marks[other.zone], item=_card(situation, place))
        for place, other in enumerate(situation.cards)
        if other.on == at and _lies_on_another(situation, other)
    ]
    names = [name for mark in schema.marks_of(CARD) if mark.in_play for name in (mark.name, mark.denied)]
    lost = {f"fact.{name}" for name in names}
    in_play = any(zone.in_play for zone in schema.zones if zone.name == thing.zone)
    facts = tuple(fact for fact in thing.facts if in_play or fact.key not in lost)
    return CardFact(thing.card, thing.label, (*facts, *below))


def _below(situation: ParsedSituation) -> dict[str, str]:
    """What says that a card lies on another or under it, by the zone that it is in there."""
    return {
        mark.zone: f"fact.{mark.name}"
        for mark in get_game(situation.game).engine.schema.marks_of(CARD, "cards")
    }


def _lies_on_another(situation: ParsedSituation, thing: ParsedCard) -> bool:
    return thing.on is not None and thing.zone in _below(situation)


# the row


def in_a_row(things: Sequence[ParsedCard], there: Sequence[int]) -> list[int]:
    """Cards of one row from left to right: who is told to be next to another is, who stands at an end is
    there, and otherwise they stand in the order in which they were told of."""
    groups = list(_groups(things, there))
    first = [group for group in groups if _stands(things, group, AT_THE_LEFT)]
    last = [group for group in groups if group not in first and _stands(things, group, AT_THE_RIGHT)]
    at_an_end = [
        group for group in groups if group not in (*first, *last) and _stands(things, group, AT_AN_END)
    ]
    for group in at_an_end:
        (last if first and not last else first).append(group)
    others = [group for group in groups if group not in (*first, *last)]
    row: list[int] = []
    for group in first:
        row += _turned(group, things[group[-1]].end in (AT_THE_LEFT, AT_AN_END))
    for group in others:
        row += group
    for group in last:
        row += _turned(group, things[group[0]].end in (AT_THE_RIGHT, AT_AN_END) and len(group) > 1)
    return row


def _turned(group: list[int], around: bool) -> list[int]:
    return group[::-1] if around else group


def _stands(things: Sequence[ParsedCard], group: Iterable[int], end: str) -> bool:
    return any(things[at].end == end for at in group)


def _groups(things: Sequence[ParsedCard], there: Sequence[int]) -> Iterator[list[int]]:
    """Those that are next to others, side by side."""
    beside = next_to(things, there)
    left = list(there)
    while left:
        start = next(
            (at for at in left if len(beside[at]) == 1 and _in_reach(at, beside) & {left[0]}), left[0]
        )
        group = [start]
        left.remove(start)
        while True:
            nearest = next((at for at in beside[group[-1]] if at in left), None)
            if nearest is None:
                break
            group.append(nearest)
            left.remove(nearest)
        yield group


def _in_reach(start: int, beside: dict[int, list[int]]) -> set[int]:
    found, new = {start}, [start]
    while new:
        new = [at for at in beside[new.pop()] if at not in found] + new
        found.update(new)
    return found


def next_to(things: Sequence[ParsedCard], there: Iterable[int]) -> dict[int, list[int]]:
    """Of each of them, which others are told to be next to it."""
    among = list(there)
    return {
        at: [
            other
            for other in among
            if other != at and (other in things[at].beside or at in things[other].beside)
        ]
        for at in among
    }


# the script


def _step(number: int, deed: ParsedStep) -> ScriptStep:
    choices = tuple(ScriptLine((answer,)) for answer in deed.answers)
    return ScriptStep(number, ScriptLine((deed.said,), deed.seat), choices=choices)


OPEN = ScriptLine((), open=True)


def opened(scenario: Scenario, number: int, before: int | None = None) -> Scenario:
    """The script with a choice of a step left open: before one of its answers, or after all of them."""
    steps = list(scenario.steps)
    step = steps[number - 1]
    at = len(step.choices) if before is None else before
    steps[number - 1] = replace(step, choices=(*step.choices[:at], OPEN, *step.choices[at:]))
    return replace(scenario, steps=tuple(steps))


def without(scenario: Scenario, number: int, at: int) -> tuple[Scenario, Phrase]:
    """The script without an answer of a step, and that answer."""
    steps = list(scenario.steps)
    step = steps[number - 1]
    steps[number - 1] = replace(step, choices=(*step.choices[:at], *step.choices[at + 1 :]))
    return replace(scenario, steps=tuple(steps)), step.choices[at].phrases[0]


def refusing(scenario: Scenario, number: int) -> Scenario:
    """The script up to a step that is not legal."""
    *before, wrong = scenario.steps[:number]
    return replace(scenario, steps=(*before, replace(wrong, legal=False)))
