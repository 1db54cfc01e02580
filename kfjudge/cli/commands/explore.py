"""`explore SCENARIO`: every answer to what the script marks `?`, or every choice from its end on; the
outcomes counted and told apart, each with a shortest line of play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated

from kfjudge.cli.commands import Editions, Prints, Reading
from kfjudge.cli.commands.replay import (
    check_editions,
    edition_for,
    editions_of,
    read_otherwise,
)
from kfjudge.cli.options import Options, refuse_together
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.render.blocks import Page
    from kfjudge.render.replays.exploration import Explored
    from kfjudge.render.replays.exploration_page import ExplorationData
    from kfjudge.render.replays.page import ReplayData
    from kfjudge.replay.result import Result

PRINTS = Prints(
    ("render.replays.exploration_page.ExplorationData", "render.replays.page.ReplayData"),
    ("render.replays.exploration_page.ExplorationData", "render.replays.page.ReplayData"),
)


def explore(
    options: Options,
    scenario: Annotated[list[str], Argument("replayed")],
    editions: Editions = None,
    reading: Reading = None,
    expect: Annotated[bool, Option("--expect")] = False,
) -> int:
    from kfjudge.cli.output import show_pages
    from kfjudge.cli.resolve import choose_board, join_words_of_id, resolve_boards
    from kfjudge.render.replays.exploration_page import ExplorationView, exploration_data, lay_out_exploration
    from kfjudge.render.replays.page import lay_out_ending, replay_data
    from kfjudge.render.replays.view import view_replay
    from kfjudge.replay.play import run

    refuse_together(edition=options.edition is not None, editions=editions is not None)
    check_editions(editions, options)
    what, *more = join_words_of_id(scenario, options)
    if more:
        raise Trouble(message("usage.too-many", extra=sanitize(" ".join(more))))
    board = choose_board(resolve_boards(what, options), what, options)
    read = read_otherwise(board, reading, options, editions)
    status = 0
    everything: list[ExplorationData | ReplayData] = []
    pages: list[Page] = []
    chosen = editions_of(editions, board.game)
    for edition in chosen or (edition_for(board, options),):
        result = run(read, edition)
        comes_to_its_end = result.end is not None and not result.missing and not result.needs
        if comes_to_its_end:
            view = ExplorationView(_explored(result, options), options.lang)
            data: Callable[[], ExplorationData | ReplayData] = partial(exploration_data, view)
            page = partial(lay_out_exploration, view, expected=expect)
        else:
            status = 1
            ended = view_replay(result, options.lang)
            data, page = partial(replay_data, ended), partial(lay_out_ending, ended)
        if options.json:
            everything.append(data())
        else:
            pages.append(page())
    show_pages(options, pages, lambda: everything if editions is not None else everything[0])
    return status


def _explored(result: Result, options: Options) -> Explored:
    from kfjudge.cli.terminal import progress_bar
    from kfjudge.render.replays.exploration import explore
    from kfjudge.replay.exploring import MOST_RUNS
    from kfjudge.words.catalogue import tell

    limit = options.limit or MOST_RUNS
    with progress_bar(tell("explore.walking", options.lang), limit) as progress:
        return explore(result, limit, progress)
