"""`explore SCENARIO`: every answer to what the script marks `?`, or every choice from its end on; the
outcomes counted and told apart, each with a shortest line of play."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge.cli import screen
from kfjudge.cli.asked import Asked
from kfjudge.cli.options import one_at_most
from kfjudge.cli.replay import edition_for, editions_of, scenario_names
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message

if TYPE_CHECKING:
    from kfjudge.core.explore import Exploration
    from kfjudge.core.run import Rules, Run
    from kfjudge.games.keyforge.engine.board import Board
    from kfjudge.replay.result import Result
    from kfjudge.screen.replays.endings import Explored

MOST_RUNS = 20_000


def explore(
    asked: Asked,
    scenario: Annotated[str, typer.Argument(autocompletion=scenario_names)],
    editions: Annotated[str | None, typer.Option("--editions")] = None,
) -> int:
    from kfjudge.replay.api import find, run
    from kfjudge.screen.replays.explore import data, page
    from kfjudge.screen.replays.replay import data as replayed
    from kfjudge.screen.replays.replay import ending

    one_at_most(edition=asked.edition is not None, editions=editions is not None)
    chosen = editions_of(editions, asked)
    found = find(scenario)
    if len(found) > 1:
        raise Trouble(message("explore.several", names=", ".join(one.name or one.path for one in found)))
    status = 0
    everything: list[dict[str, Any]] = []
    for at, edition in enumerate(chosen or (edition_for(found[0], asked),)):
        result = run(found[0], edition)
        comes_to_its_end = result.end is not None and not result.missing and not result.needs
        explored = _explored(result, asked) if comes_to_its_end else None
        if explored is None:
            status = 1
        if asked.json:
            everything.append(data(explored, asked.lang) if explored else replayed(result, asked.lang))
            continue
        width = screen.width()
        lines = page(explored, asked.lang, width) if explored else ending(result, asked.lang, width)
        screen.show([*([""] if at else []), *lines])
    if asked.json:
        screen.show_json(everything if editions is not None else everything[0])
    return status


def _explored(result: Result, asked: Asked) -> Explored:
    """Every answer to what is marked `?`; without such a mark, every line from the end of the script on."""
    from kfjudge.cli.progress import progress_bar
    from kfjudge.replay.branches import branches
    from kfjudge.screen.replays.endings import followed, walked
    from kfjudge.words.catalogue import tell

    limit = asked.limit or MOST_RUNS
    with progress_bar(tell("explore.walking", asked.lang), limit) as progress:
        if result.open is None:
            rules, first, exploration = walk(result, limit, progress)
            return walked(result, first, exploration, lambda board: rules.stopped.get(rules.key(board)))
        tries = Tries(limit, progress)
        found = followed(result, branches(result, tries.go_on))
        found.tries, found.complete = tries.made, not tries.stopped
        return found


def walk(
    result: Result, limit: int, progress: Callable[[int], None] | None
) -> tuple[Stopping, Run[Board], Exploration[Board]]:
    """Every line from the end of the script: to the end of the turn, or of the resolution under way."""
    from kfjudge.api import until
    from kfjudge.core.explore import explore as every_line

    assert result.end is not None
    rules = Stopping(result.end.rules)
    first = replace(result.end, rules=rules)
    return rules, first, every_line(first, until(first), limit, progress)


class Tries:
    """How many answers have been tried, up to a limit."""

    def __init__(self, limit: int, progress: Callable[[int], None] | None) -> None:
        self.limit = limit
        self.progress = progress
        self.made = 0
        self.stopped = False

    def go_on(self) -> bool:
        self.stopped = self.made >= self.limit
        if not self.stopped:
            self.made += 1
            if self.progress is not None:
                self.progress(self.made)
        return not self.stopped


class Stopping:
    """Rules by which a line ends where the outcome hangs on a fact that nobody has given, or on a card
    without a model; `stopped` says why, by the key of the board."""

    def __init__(self, rules: Rules[Board]) -> None:
        self.rules = rules
        self.stopped: dict[Hashable, Trouble] = {}

    def advance(self, table: Any) -> bool:
        from kfjudge.core.problems import NeedsFact, NotModeled

        try:
            return self.rules.advance(table)
        except (NeedsFact, NotModeled) as problem:
            self.stopped[self.key(table.board)] = problem
            return False

    def table(self, board: Board, given: tuple[str, ...]) -> Any:
        return self.rules.table(board, given)

    def copy(self, board: Board) -> Board:
        return self.rules.copy(board)

    def key(self, board: Board) -> Hashable:
        return self.rules.key(board)
