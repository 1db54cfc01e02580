"""Boards that come with kfjudge, told again as situations without houses and turns: what is assumed makes
boards that are right, and they play."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from kfjudge.notation.scenario import CardFact, Scenario
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.play import run
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep
from kfjudge.situation.playing import NEEDS, NOT_READ, PLAYED, as_script, play

EVERY_SO_MANY = 5
TOLD_OF_A_TURN = ("turn.player", "turn.first")


def boards() -> Iterator[Scenario]:
    """Boards whose script is legal and says all that is decided."""
    for at, (name, path) in enumerate(list_scenarios("keyforge").items()):
        if at % EVERY_SO_MANY:
            continue
        board = read_scenario(path, name=name)
        lines = [line for step in board.steps for line in (step.line, *step.choices)]
        if (
            lines
            and all(line.phrases and not line.open for line in lines)
            and all(step.legal for step in board.steps)
        ):
            yield board


def told_again(board: Scenario) -> ParsedSituation:
    """A board as a situation: whose the cards are, where they lie, who stands beside whom, what is done."""
    things: list[ParsedCard] = []

    def tell(card: CardFact, seat: str, zone: str, on: int | None = None) -> int:
        at = len(things)
        facts = tuple(fact for fact in card.facts if fact.get("item") is None)
        things.append(ParsedCard(card.card, card.label, seat, zone, facts, on=on))
        for fact in card.facts:
            if fact.get("item") is not None:
                tell(fact["item"], seat, "attached" if fact.key == "fact.upgrade" else "under", at)
        return at

    for owner in board.owners:
        for zone in owner.zones:
            row = [tell(card, owner.id, zone.name) for card in (*zone.cards, *zone.shuffled)]
            for one, other in itertools.pairwise(row) if zone.name == "line" else ():
                before = things[one]
                things[one] = ParsedCard(
                    before.card, before.label, before.seat, before.zone, before.facts, (other,)
                )
    return ParsedSituation(
        board.title("en"),
        "en",
        "keyforge",
        cards=tuple(things),
        owner_facts=tuple((owner.id, fact) for owner in board.owners for fact in owner.facts),
        board_facts=tuple(
            (line, fact)
            for line, facts in board.situation
            for fact in facts
            if line != "turn" or fact.key in TOLD_OF_A_TURN
        ),
        steps=tuple(
            ParsedStep(
                step.line.phrases[0],
                step.line.seat,
                (
                    *step.line.phrases[1:],
                    *step.inline,
                    *(said for line in step.choices for said in line.phrases),
                ),
            )
            for step in board.steps
        ),
    )


BOARDS = [
    board for board in boards() if not any("setup" in str(fact) for _, fact in told_again(board).board_facts)
]


def test_there_are_boards_to_tell_again() -> None:
    assert len(BOARDS) > 100


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_board_that_is_told_again_is_written_as_it_is_read(board: Scenario) -> None:
    edition = board.editions[-1]
    tried = play(told_again(board), edition)
    assert tried.status != NOT_READ
    script = as_script(tried)
    assert script is not None
    assert read_scenario(write_scenario(script, "fr")) == script
    if tried.status == PLAYED:
        assert run(script, edition).stuck is None


@pytest.mark.slow
def test_most_boards_that_are_told_again_are_played() -> None:
    statuses = [play(told_again(board), board.editions[-1]).status for board in BOARDS]
    assert sum(status in (PLAYED, NEEDS) for status in statuses) > 0.95 * len(statuses)
