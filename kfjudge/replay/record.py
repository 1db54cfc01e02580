"""Record a match: write down what was decided as a scenario, each action a step, each answer a line below
it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from kfjudge.core.run import Run
from kfjudge.core.table import CHANCE
from kfjudge.games import get_game
from kfjudge.notation.board_state import StateReader, lay_out
from kfjudge.notation.scenario import (
    CardFact,
    CardRef,
    Phrase,
    Scenario,
    ScriptLine,
    ScriptStep,
    ZoneFact,
)
from kfjudge.replay.options import Names, action_table
from kfjudge.words import default_language
from kfjudge.words.catalogue import pick_name


def record(start: Scenario | Mapping[str, Any], run: Run[Any]) -> Scenario:
    """Write down the board that a match began with (a scenario or a state) and every decision since."""
    uids = None
    if isinstance(start, Scenario):
        board = start
    else:
        reader = StateReader(start, run.rules.game)
        board = reader.read_scenario()
        uids = reader.list_uids(board)
    board = label_copies(replace(board, steps=(), expectations=(), answers=(), shows=(), name="", path=""))
    placed = lay_out(board).placed
    refs = (CardRef(card.fact.card, card.fact.label) for card in placed)
    names = dict(zip([card.uid for card in placed] if uids is None else uids, refs, strict=True))
    return replace(board, editions=(run.rules.edition,), steps=tuple(_write_steps(board.game, names, run)))


def label_copies(scenario: Scenario) -> Scenario:
    """Label every copy but the first of a title that would fit several cards: 'Urchin as Urchin 2'."""
    nameless = Counter(card.card for _, _, card in scenario.cards() if not card.label)
    taken = {card.label for _, _, card in scenario.cards()}
    seen: Counter[str] = Counter()
    facts_of = get_game(scenario.game).engine.facts()

    def label(card: CardFact) -> CardFact:
        changed = card
        if not card.label and nameless[card.card] > 1:
            seen[card.card] += 1
            if seen[card.card] > 1:
                title, number = pick_name(facts_of[card.card], default_language()), seen[card.card]
                while f"{title} {number}" in taken:
                    number += 1
                taken.add(f"{title} {number}")
                changed = replace(card, label=f"{title} {number}")
        facts = tuple(
            Phrase(fact.key, (("item", label(fact["item"])),), fact.spot) if fact.get("item") else fact
            for fact in card.facts
        )
        return replace(changed, facts=facts)

    def label_zone(zone: ZoneFact) -> ZoneFact:
        return replace(zone, cards=tuple(map(label, zone.cards)), shuffled=tuple(map(label, zone.shuffled)))

    owners = (replace(owner, zones=tuple(map(label_zone, owner.zones))) for owner in scenario.owners)
    return replace(scenario, owners=tuple(owners))


def _write_steps(game: str, names: Names, run: Run[Any]) -> Iterator[ScriptStep]:
    """Write each action as a step, and each answer as a line below it; what was forced is left out."""
    own_steps = get_game(
        game
    ).replay.step_questions  # questions that a step of its own answers, and whether it names who decides
    step: ScriptStep | None = None
    for decision in run.decisions:
        if decision.forced:
            continue
        ask, question = decision.ask, decision.ask.question.key
        answer = action_table(game).row_of(decision).write(names, decision)
        named = ask.turn or own_steps.get(question, ask.who == CHANCE)
        line = ScriptLine((answer,), ask.who if named else "")
        if step is not None and not (ask.turn or (ask.later and question in own_steps)):
            step = replace(step, choices=(*step.choices, line))
            continue
        if step is not None:
            yield step
        step = ScriptStep(step.number + 1 if step is not None else 1, line)
    if step is not None:
        yield step
