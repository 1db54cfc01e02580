"""What was decided, written down as a scenario: each action a step, each answer a line below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from kfjudge.core.ask import CHANCE, Ask
from kfjudge.core.run import Run
from kfjudge.games import get_game
from kfjudge.notation.from_state import scenario_of, uids_in
from kfjudge.notation.layout import Layout, lay_out
from kfjudge.notation.scenario import (
    CardFact,
    CardRef,
    Owner,
    Phrase,
    Scenario,
    ScriptLine,
    ScriptStep,
    ZoneFact,
)
from kfjudge.replay.actions import Names, actions
from kfjudge.words import default_language as default_language
from kfjudge.words.catalogue import pick_name


def record(start: Scenario | Mapping[str, Any], run: Run[Any]) -> Scenario:
    """The board that a match began with (a scenario or a state) and every decision since, as a script."""
    board = start if isinstance(start, Scenario) else scenario_of(start, run.rules.game)
    uids = None if isinstance(start, Scenario) else uids_in(start, board)
    board = labeled(replace(board, steps=(), expectations=(), answers=(), shows=(), name="", path=""))
    steps = tuple(_steps(board.game, _names(lay_out(board), uids), run))
    return replace(board, editions=(run.rules.edition,), steps=steps)


def _names(layout: Layout, uids: list[str] | None) -> dict[str, CardRef]:
    """What each card is called, by its uid."""
    known = [placed.uid for placed in layout.placed] if uids is None else uids
    refs = (CardRef(placed.fact.card, placed.fact.label) for placed in layout.placed)
    return dict(zip(known, refs, strict=True))


def labeled(scenario: Scenario) -> Scenario:
    """The same scenario with a label on every copy but the first of a title that would fit several cards."""
    nameless = Counter(card.card for _, _, card in scenario.cards() if not card.label)
    taken = {card.label for _, _, card in scenario.cards()}
    seen: Counter[str] = Counter()
    facts_of = get_game(scenario.game).engine.facts()

    def label(card: CardFact) -> CardFact:
        changed = card
        if not card.label and nameless[card.card] > 1:
            seen[card.card] += 1
            if seen[card.card] > 1:
                title = pick_name(facts_of[card.card], default_language())
                changed = replace(card, label=_free(title, seen[card.card], taken))
        facts = tuple(
            Phrase(fact.key, (("item", label(fact["item"])),), fact.spot) if fact.get("item") else fact
            for fact in card.facts
        )
        return replace(changed, facts=facts)

    def zone(old: ZoneFact) -> ZoneFact:
        return replace(old, cards=tuple(map(label, old.cards)), shuffled=tuple(map(label, old.shuffled)))

    def owner(old: Owner) -> Owner:
        return replace(old, zones=tuple(map(zone, old.zones)))

    return replace(scenario, owners=tuple(map(owner, scenario.owners)))


def _free(title: str, number: int, taken: set[str]) -> str:
    """A label that no card has: its title and a number."""
    while f"{title} {number}" in taken:
        number += 1
    taken.add(f"{title} {number}")
    return f"{title} {number}"


def _steps(game: str, names: Names, run: Run[Any]) -> Iterator[ScriptStep]:
    step: ScriptStep | None = None
    number = 0
    for decision in run.decisions:
        if decision.forced:
            continue
        answer = actions(game).row_of(decision).write(names, decision)
        line = ScriptLine((answer,), _actor(game, decision.ask))
        if step is None or _begins_a_step(game, decision.ask):
            if step is not None:
                yield step
            number += 1
            step = ScriptStep(number, line)
        else:
            step = replace(step, choices=(*step.choices, line))
    if step is not None:
        yield step


def _begins_a_step(game: str, asked: Ask) -> bool:
    return asked.turn or (asked.later and asked.question.key in get_game(game).replay.step_questions)


def _actor(game: str, asked: Ask) -> str:
    """Who decides, where that is said."""
    named = asked.turn or get_game(game).replay.step_questions.get(asked.question.key, asked.who == CHANCE)
    return asked.who if named else ""
