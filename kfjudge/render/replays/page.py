"""A replay on a screen: the verdict and the steps that decide, what was asked, what happens, and the board:
how it lay, and what of it is otherwise at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.games import get_game
from kfjudge.render.changes import clauses
from kfjudge.render.replays.deciding import changes_of
from kfjudge.render.replays.naming import owners_of
from kfjudge.render.replays.replay import (
    conclusion,
    drawn,
    expectations,
    failing,
    heading,
    left_out,
    notes,
    open_choice,
    steps,
    under_heading,
)
from kfjudge.render.replays.stopping import lost
from kfjudge.render.replays.verdict import opening
from kfjudge.render.steps import pending
from kfjudge.render.writers.text import Line, joined, wrapped
from kfjudge.render.writers.text_board import board_in_brief
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.render.replays.verdict import Opening
    from kfjudge.replay.result import Result


def page(
    result: Result, lang: str, width: int, *, boards: bool = False, expected: bool = False
) -> list[Line]:
    """A replay for whoever has a question; with both boards drawn in full, or with what the file expects, if
    that is wanted. What does not come about as it is expected is always told."""
    run = open_choice(result)
    owners = owners_of(result.scenario)
    return joined(
        [
            *_head(result, lang, width, set()),
            wrapped(lost(result, lang), width, role="title"),
            steps(result, lang, width),
            pending(run.pending, result.edition, lang, width, owners) if run else [],
            wrapped(left_out(result, lang), width),
            *(_both_boards(result, lang, width) if boards else _folded(result, lang, width)),
            notes(result, lang, width),
            *(_judged(result, lang, width) if expected else [failing(result, lang, width)]),
            wrapped(tell("replay.no-ruling", lang), width, role="aside"),
        ]
    )


def in_short(result: Result, lang: str, width: int, command: str, told: set[str]) -> list[Line]:
    """The verdict of one of several replays, and how to see it whole. `told` has the questions asked
    already: what several boards answer is asked once."""
    whole = wrapped(tell("replay.whole", lang, command=command), width, role="aside")
    *head, last = _head(result, lang, width, told)
    return joined([*head, [*last, *whole]])


def _head(result: Result, lang: str, width: int, told: set[str]) -> list[list[Line]]:
    """How it opens, then what was asked."""
    first = opening(result, lang)
    asked = wrapped(first.question, width) if first.question not in told else []
    told.add(first.question)
    return [opening_lines(first, width), [*heading(result.scenario, (result.edition,), lang, width), *asked]]


def opening_lines(first: Opening, width: int) -> list[Line]:
    """The verdict, and why."""
    return [*wrapped(first.verdict, width, role="title"), *wrapped(first.why, width)]


# the board


def _both_boards(result: Result, lang: str, width: int) -> list[list[Line]]:
    owners, edition = owners_of(result.scenario), result.edition
    after = "replay.here" if result.open else "replay.after"
    end = result.end.board if result.end and result.end.trace else None
    return [
        drawn("replay.before", result.laid, edition, lang, width, owners),
        drawn(after, end, edition, lang, width, owners),
    ]


def _folded(result: Result, lang: str, width: int) -> list[list[Line]]:
    """The board as the file has it, in a few lines, and what is otherwise at the end."""
    if result.laid is None:
        return []
    owners, draws = owners_of(result.scenario), get_game(result.scenario.game).drawing
    before = draws.draw_board(draws.drawn_state(result.laid, result.edition), lang, owners)
    blocks = [[*under_heading("replay.before", lang), *board_in_brief(before, lang, width)]]
    return [*blocks, changed(result, lang, width)]


def changed(result: Result, lang: str, width: int) -> list[Line]:
    """What is otherwise at the end, a line for each card and each player, and whose turn it is by then."""
    if result.end is None or not result.end.trace:
        return []
    lines = changes_told(result, lang)
    if not lines and result.open:
        return []  # what is open may yet change something
    lines = lines or [tell("situation.nothing-changes", lang)]
    heads = under_heading("replay.changed-here" if result.open else "replay.changed", lang)
    return [*heads, *(line for text in lines for line in wrapped(text, width, hanging="  "))]


def changes_told(result: Result, lang: str) -> list[str]:
    """The same as sentences."""
    owners, draws = owners_of(result.scenario), get_game(result.scenario.game).drawing
    if result.end is None:
        return []
    turns = [
        draws.draw_board(draws.drawn_state(board, result.edition), lang, owners).turn
        for board in (result.laid, result.end.board)
    ]
    turn = [" · ".join(turns[1])] if turns[0] != turns[1] else []
    return [*clauses(changes_of(result), lang, owners), *turn]


# what is expected


def _judged(result: Result, lang: str, width: int) -> list[list[Line]]:
    return [
        expectations(result, lang, width),
        wrapped(conclusion(result, lang), width, role="title"),
    ]
