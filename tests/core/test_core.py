"""The core on a heap of counters: asks, decisions, the door, runs, exploration."""

from __future__ import annotations

import ast
import gc
from pathlib import Path

import pytest

import kfjudge.core
from kfjudge.core.explore import explore
from kfjudge.core.message import message
from kfjudge.core.run import start
from kfjudge.core.table import Ask, IllegalChoice, Option, Undecided
from tests.core.heap import Heap, HeapTable, TakeAway, Takes


def to_the_end(board: Heap, ask: Ask) -> bool:  # noqa: ARG001  every exploration here goes to the end
    return False


def after_the_action(board: Heap, ask: Ask) -> bool:
    return ask.turn and board.player == "Bob"


COLORS = [Option(f"choose:{color}", "choose", message("heap.color")) for color in ("red", "blue")]


def test_a_run_stops_at_the_first_choice_nobody_has_made() -> None:
    run = start(TakeAway(), Heap(3))
    assert run.pending is not None
    assert [option.id for option in run.pending.options] == ["take:1", "take:2"]


def test_an_answer_that_is_not_legal_lists_the_legal_ones_and_changes_nothing() -> None:
    run = start(TakeAway(), Heap(3))
    with pytest.raises(IllegalChoice, match="take:1, take:2") as caught:
        run.choose("take:9")
    assert caught.value.legal == ("take:1", "take:2")
    assert run.board.counters == 3


def test_an_answer_after_the_end_is_left_over() -> None:
    over = start(TakeAway(), Heap(1)).choose("take:1")
    assert over.pending is None
    with pytest.raises(IllegalChoice, match="left over"):
        over.choose("take:1")


def test_a_single_legal_answer_is_taken_and_recorded_as_forced() -> None:
    run = start(TakeAway(), Heap(3)).choose("take:1")
    assert [(decision.option.id, decision.forced) for decision in run.decisions] == [
        ("take:1", False),
        ("choose:red", True),
    ]


def test_a_choice_between_actions_is_asked_even_when_only_one_thing_is_left() -> None:
    run = start(TakeAway(), Heap(1))
    assert run.pending is not None


def test_a_run_inside_an_action_goes_on_from_the_checkpoint_before_it() -> None:
    inside = start(TakeAway(), Heap(3)).choose("take:2")
    assert not inside.clean
    assert inside.resume.board.counters == 3
    assert inside.choose("choose:blue").board.counters == 1
    assert inside.choose("choose:red").board.counters == 1


def test_undecided_is_no_error_that_could_be_caught_by_accident() -> None:
    assert not issubclass(Undecided, Exception)


def test_what_is_forbidden_leaves_a_refusal_in_the_trace() -> None:
    table = HeapTable(Heap(1), "new")
    assert table.do(Takes("Ann", 2)) is None
    assert ([step.event for step in table.trace], table.board.counters) == (["nothing"], 1)


def test_what_is_replaced_happens_otherwise() -> None:
    table = HeapTable(Heap(3, cursed=True), "new")
    table.do(Takes("Ann", 2))
    assert table.board.counters == 2


def test_what_is_interrupted_is_about_to_happen_but_does_not() -> None:
    table = HeapTable(Heap(3, guarded=True, loaded=True), "new")
    assert table.do(Takes("Ann", 2)) is None
    assert [(step.depth, step.event) for step in table.trace] == [(0, "takes"), (1, "nothing")]
    assert (table.board.counters, table.decisions) == (3, [])


def test_a_step_is_cited_by_its_event() -> None:
    run = start(TakeAway(), Heap(3)).choose("take:1")
    assert [(step.n, step.depth, step.event, step.cite) for step in run.trace] == [
        (1, 0, "takes", ["heap/take"])
    ]


def test_of_things_in_order_the_first_is_the_default() -> None:
    table = HeapTable(Heap(3), "new")
    with pytest.raises(Undecided) as stopped:
        table.ask("Ann", message("heap.which"), COLORS, order=True)
    assert stopped.value.ask.default == "choose:red"


def test_an_ask_says_what_silence_means() -> None:
    table = HeapTable(Heap(3), "new", ("choose:red",))
    table.ask("Ann", message("heap.which"), COLORS, default="choose:blue")
    table.ask("Ann", message("heap.which"), COLORS[:1])
    assert [decision.ask.default for decision in table.decisions] == ["choose:blue", None]


def test_a_game_says_which_asks_are_left_to_the_next_step_of_a_script() -> None:
    for question, later in (("heap.how-many", False), ("heap.which", True)):
        with pytest.raises(Undecided) as stopped:
            HeapTable(Heap(3), "new").ask("Ann", message(question), COLORS)
        assert stopped.value.ask.later is later


@pytest.mark.parametrize(("edition", "winner"), [("new", "Ann"), ("old", "Bob")])
def test_a_difference_is_read_from_its_row(edition: str, winner: str) -> None:
    assert start(TakeAway(edition), Heap(1)).choose("take:1").board.winner == winner


def test_exploring_counts_every_line_and_merges_equal_ends() -> None:
    # Heap of 3: 1-1-1, 1-2 (two colors), 2-1 (two colors): five lines. Ann wins 1-1-1, Bob the others.
    found = explore(start(TakeAway(), Heap(3)), to_the_end, 1000)
    assert {outcome.board.winner: outcome.lines for outcome in found.outcomes} == {"Ann": 1, "Bob": 4}
    assert found.complete


def test_exploring_counts_the_lines_that_come_by_a_place_and_walks_it_once() -> None:
    # Take one, or two in one of two colors, so L(n) = L(n - 1) + 2 L(n - 2): 1, 1, 3, 5, 11 … 683 for ten.
    found = explore(start(TakeAway(), Heap(10)), to_the_end, 1000)
    places, answers = 2 * 10, 3  # whose turn it is and what is left; one, or two of either color
    assert found.lines == 683
    assert found.runs <= places * answers


def test_exploring_leaves_the_collector_as_it_was() -> None:
    before, set_by_somebody = gc.get_threshold(), (901, 11, 12)
    try:
        gc.set_threshold(*set_by_somebody)
        explore(start(TakeAway(), Heap(3)), to_the_end, 1000)
        assert gc.get_threshold() == set_by_somebody
    finally:
        gc.set_threshold(*before)


def test_exploring_leaves_frozen_what_a_program_has_frozen() -> None:
    gc.freeze()
    try:
        explore(start(TakeAway(), Heap(3)), to_the_end, 1000)
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()


def test_exploring_gives_a_shortest_line_to_each_end_that_can_be_played() -> None:
    for outcome in explore(start(TakeAway(), Heap(4)), to_the_end, 1000).outcomes:
        run = start(TakeAway(), Heap(4))
        for choice in outcome.line:
            run = run.choose(choice)
        assert run.board.winner == outcome.board.winner


def test_exploring_says_when_its_bound_is_hit() -> None:
    assert not explore(start(TakeAway(), Heap(9)), to_the_end, 3).complete


def test_exploring_counts_in_how_many_cases_chance_leads_to_each_end() -> None:
    # Two counters are left. The die is low in two cases of three; else one goes and it is thrown again.
    thrown = start(TakeAway(), Heap(3, loaded=True)).choose("take:1")
    found = explore(thrown, after_the_action, 1000)
    assert found.cases == 9
    assert {outcome.board.counters: outcome.weight for outcome in found.outcomes} == {2: 6, 1: 2, 0: 1}


def test_exploring_speaks_of_no_cases_where_somebody_chooses_or_lines_are_left() -> None:
    assert explore(start(TakeAway(), Heap(3, loaded=True)), after_the_action, 1000).cases is None
    thrown = start(TakeAway(), Heap(3, loaded=True)).choose("take:1")
    assert explore(thrown, after_the_action, 1).cases is None


def test_the_core_knows_no_game() -> None:
    for path in Path(kfjudge.core.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = getattr(node, "module", None) or ""
            assert not module.startswith("kfjudge.games"), path.name
