"""What was decided, written down as a scenario: each action a step, each answer a line below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from kfjudge.core.ask import Decision, Option
from kfjudge.core.run import Run
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.from_state import scenario_of, uids_in
from kfjudge.notation.layout import Layout, lay_out
from kfjudge.notation.model import CHANCE, CardFact, Line, Ref, Said, Scenario, Seat, Step, Zone, said

OF_THE_TURN = ("ask.active-house", "ask.archives", "ask.mulligan", "ask.first-player")
OF_A_FORGE_STEP = ("ask.key", "ask.forge", "ask.spend")
PLAIN = {
    "option.yes": "yes", "option.no": "no", "option.left": "left", "option.right": "right",
    "option.done": "stop", "option.fail-to-find": "nothing", "option.take-archives": "take-archives",
    "option.leave-archives": "leave-archives", "option.keep-hand": "keep-hand",
    "option.mulligan": "mulligan", "option.reap": "reap", "option.fight": "fight",
    "option.action": "action", "option.omni": "omni",
}  # fmt: skip


def record(start: Scenario | Mapping[str, Any], run: Run[Board]) -> Scenario:
    """The board that a match began with (a scenario or a state) and every decision since, as a script."""
    board = start if isinstance(start, Scenario) else scenario_of(start)
    uids = None if isinstance(start, Scenario) else uids_in(start, board)
    board = labeled(replace(board, steps=(), expectations=(), answers=(), shows=(), name="", path=""))
    edition = getattr(run.rules, "edition", None) or board.editions[-1]
    return replace(board, editions=(edition,), steps=tuple(_steps(_names(lay_out(board), uids), run)))


def _names(layout: Layout, uids: list[str] | None) -> dict[str, Ref]:
    """What each card is called, by its uid."""
    known = [placed.uid for placed in layout.placed] if uids is None else uids
    refs = (Ref(placed.fact.card, placed.fact.label) for placed in layout.placed)
    return dict(zip(known, refs, strict=True))


def labeled(scenario: Scenario) -> Scenario:
    """The same scenario with a label on every copy but the first of a title that would fit several cards."""
    nameless = Counter(card.card for _, _, card in scenario.cards() if not card.label)
    taken = {card.label for _, _, card in scenario.cards()}
    seen: Counter[str] = Counter()

    def label(card: CardFact) -> CardFact:
        changed = card
        if not card.label and nameless[card.card] > 1:
            seen[card.card] += 1
            if seen[card.card] > 1:
                changed = replace(card, label=_free(card.card, seen[card.card], taken))
        facts = tuple(
            Said(fact.phrase, (("item", label(fact["item"])),), fact.spot) if fact.get("item") else fact
            for fact in card.facts
        )
        return replace(changed, facts=facts)

    def zone(old: Zone) -> Zone:
        return replace(old, cards=tuple(map(label, old.cards)), shuffled=tuple(map(label, old.shuffled)))

    def seat(old: Seat) -> Seat:
        return replace(old, zones=tuple(map(zone, old.zones)))

    south, north = scenario.seats
    return replace(scenario, seats=(seat(south), seat(north)))


def _free(card: str, number: int, taken: set[str]) -> str:
    """A label that no card has: its title and a number."""
    while f"{all_facts()[card].name_en} {number}" in taken:
        number += 1
    found = f"{all_facts()[card].name_en} {number}"
    taken.add(found)
    return found


def _steps(names: dict[str, Ref], run: Run[Board]) -> Iterator[Step]:
    step: Step | None = None
    number = 0
    for decision in run.decisions:
        if decision.forced:
            continue
        answer = _said(names, decision)
        line = Line((answer,), _actor(decision))
        if step is None or _begins_a_step(decision, step):
            if step is not None:
                yield step
            number += 1
            step = Step(number, line)
        else:
            step = replace(step, choices=(*step.choices, line))
    if step is not None:
        yield step


def _begins_a_step(decision: Decision, step: Step) -> bool:
    key = decision.ask.question.key
    at_step_three = bool(step.line.said) and step.line.said[0].phrase.startswith("step.")
    playing = at_step_three and step.line.said[0].phrase != "step.end"
    return decision.ask.turn or key in OF_THE_TURN or (key in OF_A_FORGE_STEP and not playing)


def _actor(decision: Decision) -> str:
    if decision.ask.question.key == "ask.first-player":
        return ""
    standing = decision.ask.turn or decision.ask.question.key in OF_THE_TURN
    return decision.ask.who if standing or decision.ask.who == CHANCE else ""


def _said(names: dict[str, Ref], decision: Decision) -> Said:
    """A decision in the words of the notation."""
    option = decision.option
    key, value = option.words.key, option.id.removeprefix("choose:")
    if decision.ask.turn:
        if option.kind == "end-turn":
            return said("step.end")
        return said(f"step.{option.kind}", card=names[str(option.card)])
    if key in PLAIN:
        return said(f"answer.{PLAIN[key]}")
    if key == "option.house":
        return said("answer.house", house=value)
    if key == "option.key":
        return said("answer.key", color=value)
    if key == "option.player":
        return said("answer.begins", seat=value)
    if key == "option.between":
        one, other = (option.words[side].uid for side in ("one", "other"))
        return said("answer.between", other=names[one], third=names[other])
    if key in ("option.spend", "option.way", "option.heal"):
        return said(f"answer.{key.partition('.')[2]}", n=int(value))
    return _card(names, decision, option)


def _card(names: dict[str, Ref], decision: Decision, option: Option) -> Said:
    ability = option.words.key == "option.ability"
    uid = option.words["via"].uid if ability else str(option.card)
    if uid not in names:
        return said("answer.unknown")
    if not decision.ask.order:
        return said("answer.card", card=names[uid])
    if not ability:
        return said("answer.pile", card=names[uid])
    return _first(names, decision, option)


def _first(names: dict[str, Ref], decision: Decision, option: Option) -> Said:
    """An ability by the card that gives it; of several that it gives, by the header too."""
    card, via = option.words["card"].uid, option.words["via"].uid
    same = [other for other in decision.ask.options if other.words["via"].uid == via]
    if len(same) < 2:
        return said("answer.first", card=names[via])
    header = option.words["header"].key.removeprefix("header.")
    alike = [other for other in same if other.words["header"] == option.words["header"]]
    if len(alike) < 2 or card not in names:
        return said("answer.first", card=names[via], header=header)
    return said("answer.first", card=names[card], header=header, other=names[via])
