"""The outcomes of an exploration: how many lines lead to each, what is true of it and not of the others, and
a shortest line in words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.explore import Outcome
from kfjudge.core.words import Words
from kfjudge.games.keyforge import state
from kfjudge.render.catalogue import tell
from kfjudge.render.outcome import as_seen, differences
from kfjudge.render.page import Line, joined, wrapped
from kfjudge.render.replay import heading, names_of
from kfjudge.render.trace import Seats, said
from kfjudge.scenario.letters import visible

if TYPE_CHECKING:
    from kfjudge.core.explore import Exploration
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.result import Result

Why = Callable[["Board"], Words | None]  # why a line stopped at a board, if it did not come to its end
End = tuple["Outcome[Board]", Words | None]
SHOWN = 10
LISTED = 300  # as data; nobody reads more, and each is a whole board


def page(
    result: Result,
    first: Run[Board],
    explored: Exploration[Board],
    why: Why,
    lang: str,
    width: int,
) -> list[Line]:
    """The outcomes on a screen, those that most lines lead to first."""
    seats = names_of(result.scenario)
    ranked = _ranked(explored, why)
    blocks = [heading(result.scenario, (result.edition,), lang, width)]
    if first.pending is None:
        return joined([*blocks, wrapped(tell("explore.over", lang), width)])
    notice = [] if explored.complete else _incomplete(explored.runs, lang, width)
    sort = sort_of_lines(first, ranked)
    blocks += [_counted(first, explored.lines, len(ranked), sort, seats, lang, width), notice]
    told = _told_apart(ranked[:LISTED], result.edition, lang, seats)
    if len(ranked) == 1:
        blocks.append(wrapped(tell("explore.one-end", lang), width))
    for (end, stopped), sentences in list(zip(ranked, told, strict=False))[:SHOWN]:
        head = tell(f"explore.in-{sort}", lang, n=end.lines, of=explored.lines) if len(ranked) > 1 else ""
        lines = wrapped(head, width, role="title")
        for sentence in _with_stop(stopped, sentences, seats, lang):
            lines += _indented(f"- {sentence}", width, hanging="  ")
        line = tell("replay.and", lang).join(line_in_words(first, end.line, lang, seats))
        key = "explore.line-answer" if sort == "answers" else "explore.line"
        told_line = tell(key, lang, line=line or tell("explore.nothing", lang))
        blocks.append([*lines, *_indented(told_line, width, role="aside")])
    if len(ranked) > SHOWN:
        more = tell("explore.more", lang, n=len(ranked) - SHOWN, listed=min(len(ranked), LISTED))
        blocks.append(wrapped(more, width))
    blocks += [notice, wrapped(tell("replay.no-ruling", lang), width, role="aside")]
    return joined(blocks)


def _incomplete(runs: int, lang: str, width: int) -> list[Line]:
    """The notice that nobody may miss: it stands above the outcomes and below them."""
    return wrapped(tell("explore.incomplete", lang, runs=runs), width, role="title")


def _indented(text: str, width: int, *, role: str = "", hanging: str = "") -> list[Line]:
    return [Line(f"  {line.text}", role) for line in wrapped(text, width - 2, hanging=hanging)]


def _ranked(explored: Exploration[Board], why: Why) -> list[End]:
    """The outcomes that a judge can tell apart, those that most lines lead to first."""
    merged: dict[Hashable, End] = {}
    for outcome in explored.outcomes:
        stopped = why(outcome.board)
        key = (as_seen(outcome.board), stopped)
        if key in merged:
            same = merged[key][0]
            line = min(same.line, outcome.line, key=len)
            outcome = Outcome(same.board, same.lines + outcome.lines, line)
        merged[key] = (outcome, stopped)
    return sorted(merged.values(), key=lambda end: (-end[0].lines, len(end[0].line), end[0].line))


def _counted(
    first: Run[Board], lines: int, outcomes: int, sort: str, seats: Seats, lang: str, width: int
) -> list[Line]:
    told = tell(f"explore.counted-{sort}", lang, lines=lines, outcomes=outcomes)
    assert first.pending is not None
    if sort == "answers":
        asked = visible(said(first.pending.question, lang, seats))
        reach = tell("explore.until-answer", lang, question=asked)
    else:
        reach = tell("explore.until-turn" if first.pending.turn else "explore.until-end", lang)
    return wrapped(f"{told}, {reach}", width, strong="")


def sort_of_lines(first: Run[Board], ends: Sequence[End]) -> str:
    """Whether the lines are mere orders, or single answers, or lines of play."""
    asks = [run.pending for end, _ in ends[:SHOWN] for run in _runs(first, end.line)]
    if all(asked is None or asked.order for asked in asks):
        return "orders"
    one_each = all(len(end.line) == 1 for end, _ in ends)
    return "answers" if one_each and first.pending and not first.pending.turn else "lines"


def _runs(first: Run[Board], line: Sequence[str]) -> list[Run[Board]]:
    """The run before each decision of a line."""
    runs, run = [], first
    for option in line:
        runs.append(run)
        run = run.choose(option)
    return runs


def line_in_words(first: Run[Board], line: Sequence[str], lang: str, seats: Seats) -> list[str]:
    """What is decided, one after the other."""
    told = []
    for run, id in zip(_runs(first, line), line, strict=True):
        assert run.pending is not None
        option = next(option for option in run.pending.options if option.id == id)
        answer = visible(said(option.words, lang, seats))
        if run.pending.order:
            answer = tell("explore.first", lang, option=answer)
        elif not run.pending.turn:
            question = visible(said(run.pending.question, lang, seats))
            answer = tell("explore.answered", lang, question=question, option=answer)
        told.append(answer)
    return told


def _told_apart(ends: Sequence[End], edition: str, lang: str, seats: Seats) -> list[list[str]]:
    boards = [state.write(end.board, edition) for end, _ in ends]
    return differences(boards, lang, seats)


def _with_stop(why: Words | None, sentences: list[str], seats: Seats, lang: str) -> list[str]:
    """Why a line ends before its end, in front of what is true there."""
    if why is None:
        return sentences
    told = said(why, lang, seats)
    return [tell("replay.needs", lang, fact=told) if why.key.startswith("fact.") else told, *sentences]


def data(
    result: Result, first: Run[Board], explored: Exploration[Board], why: Why, lang: str
) -> dict[str, Any]:
    """The outcomes as programs read them."""
    seats = names_of(result.scenario)
    ranked = _ranked(explored, why)
    told = _told_apart(ranked[:LISTED], result.edition, lang, seats)
    return {
        "scenario": result.scenario.name or result.scenario.path,
        "edition": result.edition,
        "lines": explored.lines,
        "runs": explored.runs,
        "complete": explored.complete,
        "more": max(0, len(ranked) - LISTED),
        "outcomes": [
            {
                "lines": end.lines,
                "line": list(end.line),
                "text": line_in_words(first, end.line, lang, seats),
                "differences": _with_stop(stopped, sentences, seats, lang),
                "state": state.write(end.board, result.edition),
            }
            for (end, stopped), sentences in zip(ranked, told, strict=False)
        ],
    }
