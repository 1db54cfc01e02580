"""`explore SCENARIO`: every answer to what the script marks `?`, or every choice from its end on; the
outcomes counted and told apart, each with a shortest line of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.commands.replay import (
    check_editions,
    edition_for,
    editions_of,
    read_otherwise,
)
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Reading, one_at_most

if TYPE_CHECKING:
    from kfjudge.render.replays.endings import Explored
    from kfjudge.replay.result import Result


def explore(
    asked: Asked,
    scenario: Annotated[str, typer.Argument(autocompletion=complete.replayed)],
    editions: Annotated[str | None, typer.Option("--editions", autocompletion=complete.edition_lists)] = None,
    reading: Reading = None,
    expect: Annotated[bool, typer.Option("--expect")] = False,
) -> int:
    from kfjudge.cli.board_meant import boards_meant
    from kfjudge.cli.one_board import one_board
    from kfjudge.render.replays.explore import data, held, page
    from kfjudge.render.replays.replay import data as replayed
    from kfjudge.render.replays.replay import ending
    from kfjudge.replay.api import run

    one_at_most(edition=asked.edition is not None, editions=editions is not None)
    check_editions(editions, asked)
    board = one_board(boards_meant(scenario, asked), scenario, asked)
    read = read_otherwise(board, reading, asked, editions)
    status = 0
    everything: list[dict[str, Any]] = []
    chosen = editions_of(editions, board.game)
    for at, edition in enumerate(chosen or (edition_for(board, asked),)):
        result = run(read, edition)
        comes_to_its_end = result.end is not None and not result.missing and not result.needs
        explored = _explored(result, asked) if comes_to_its_end else None
        if explored is None:
            status = 1
        if asked.json:
            everything.append(data(explored, asked.lang) if explored else replayed(result, asked.lang))
            continue
        width = screen.width()
        if explored is None:
            lines = ending(result, asked.lang, width)
        else:
            lines = page(explored, asked.lang, width, held(explored, asked.lang, width) if expect else ())
        screen.show([*([""] if at else []), *lines])
    if asked.json:
        screen.show_json(everything if editions is not None else everything[0])
    return status


def _explored(result: Result, asked: Asked) -> Explored:
    from kfjudge.cli.progress import progress_bar
    from kfjudge.render.replays.endings import explored
    from kfjudge.replay.exploring import MOST_RUNS
    from kfjudge.words.catalogue import tell

    limit = asked.limit or MOST_RUNS
    with progress_bar(tell("explore.walking", asked.lang), limit) as progress:
        return explored(result, limit, progress)
