"""`explore SCENARIO`: every choice from the end of the script on (or the one marked `?`), the outcomes
counted and told apart, each with a shortest line of play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge.cli import screen
from kfjudge.cli.asked import Asked
from kfjudge.cli.replay import edition_for, scenario_names
from kfjudge.core.errors import Trouble
from kfjudge.core.words import Words, words

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.explore import Exploration
    from kfjudge.core.run import Rules, Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.result import Result

MOST_RUNS = 20_000
PATIENCE = 1.0  # seconds without a word; after that, a bar shows that something is going on


def explore(asked: Asked, scenario: Annotated[str, typer.Argument(autocompletion=scenario_names)]) -> int:
    from kfjudge.render.explore import data, page
    from kfjudge.scenario.api import find, run

    found = find(scenario)
    if len(found) > 1:
        raise Trouble(words("explore.several", names=", ".join(one.name or one.path for one in found)))
    result = run(found[0], edition_for(found[0], asked))
    if result.end is None or result.missing or result.needs:
        return _stopped(result, asked)
    rules = Stopping(result.end.rules)
    first = replace(result.open or result.end, rules=rules)
    with _bar(asked, asked.limit or MOST_RUNS) as progress:
        explored = walked(first, result.open is not None, asked.limit or MOST_RUNS, progress)

    def why(board: Board) -> Words | None:
        return rules.stopped.get(rules.key(board))

    if asked.json:
        screen.show_json(data(result, first, explored, why, asked.lang))
    else:
        screen.show(page(result, first, explored, why, asked.lang, screen.width()))
    return 0


def _stopped(result: Result, asked: Asked) -> int:
    """The script does not come to its end: a card without a model, or a fact that nobody has given."""
    from kfjudge.render.replay import closing, data

    if asked.json:
        screen.show_json(data(result, asked.lang))
    else:
        screen.show(closing(result, asked.lang, screen.width()))
    return 1


def walked(
    first: Run[Board], marked: bool, limit: int, progress: Callable[[int], None] | None
) -> Exploration[Board]:
    """Every line from there: to the end of the turn, or of the resolution when one is under way or when
    only the choice that is `marked` is meant."""
    from kfjudge.api import until
    from kfjudge.core.explore import explore as walk

    ended = until(first)
    if marked:

        def ended(board: Board, ask: Ask) -> bool:
            beyond = ask.turn or board.turn.number != first.board.turn.number
            return beyond and ask is not first.pending

    return walk(first, ended, limit, progress)


class Stopping:
    """Rules by which a line ends where the outcome hangs on a fact that nobody has given, or on a card
    without a model; `stopped` says why, by the key of the board."""

    def __init__(self, rules: Rules[Board]) -> None:
        self.rules = rules
        self.stopped: dict[Hashable, Words] = {}

    def advance(self, table: Any) -> bool:
        from kfjudge.games.keyforge.problems import NeedsFact, NotModeled

        try:
            return self.rules.advance(table)
        except (NeedsFact, NotModeled) as problem:
            self.stopped[self.key(table.board)] = problem.words
            return False

    def table(self, board: Board, given: tuple[str, ...]) -> Any:
        return self.rules.table(board, given)

    def copy(self, board: Board) -> Board:
        return self.rules.copy(board)

    def key(self, board: Board) -> Hashable:
        return self.rules.key(board)


@contextmanager
def _bar(asked: Asked, limit: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on a terminal, once it takes long."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield None
        return
    began = monotonic()
    shown: list[Any] = []

    def progress(runs: int) -> None:
        if shown:
            bar, task = shown
            bar.update(task, completed=runs)
        elif monotonic() - began > PATIENCE:
            shown.extend(_begin(asked, limit))

    try:
        yield progress
    finally:
        if shown:
            shown[0].stop()


def _begin(asked: Asked, limit: int) -> tuple[Any, Any]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from kfjudge.render.catalogue import tell

    console = Console(stderr=True, no_color=not screen.colored(sys.stderr))
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console, transient=True
    )
    bar.start()
    return bar, bar.add_task(tell("explore.walking", asked.lang), total=limit)
