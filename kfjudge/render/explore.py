"""The outcomes of an exploration: how many lines lead to each, what is true of it and not of the others, a
shortest line in words, and in how many lines each expectation holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kfjudge.core.words import Words, words
from kfjudge.games.keyforge import state
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.render.catalogue import say, tell
from kfjudge.render.outcome import as_seen, differences
from kfjudge.render.page import Line, joined, wrapped
from kfjudge.render.replay import expected, heading, names_of
from kfjudge.render.steps import cited
from kfjudge.render.trace import Seats, said
from kfjudge.scenario.letters import visible
from kfjudge.scenario.runner import why_stuck

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask, Decision
    from kfjudge.core.explore import Exploration
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.result import Checked, Result

Why = Callable[["Board"], Words | None]  # why a line stopped at a board, if it did not come to its end
SHOWN = 10
LISTED = 300  # as data; nobody reads more, and each is a whole board


@dataclass(slots=True)
class Ending:
    """A board at which lines end: how many of them, what is decided in a shortest one, and why they stop
    there if they do not come to their end."""

    board: Board
    lines: int
    line: tuple[str, ...]
    decided: Callable[[], list[tuple[Ask, Words]]]
    stopped: Words | None = None


@dataclass(slots=True)
class Explored:
    """What came of every line from the `first` choice on. `beyond` says that the script goes on after it.
    `held` counts for each expectation in how many lines it holds, differs, or is not reached."""

    result: Result
    first: Run[Board]
    endings: list[Ending]
    tries: int
    complete: bool
    beyond: bool = False
    expectations: tuple[Checked, ...] = ()
    held: list[Counter[bool | None]] = field(default_factory=list)

    @property
    def lines(self) -> int:
        return sum(ending.lines for ending in self.endings)

    @property
    def sort(self) -> str:
        """Whether the lines are mere orders, or single answers, or lines of play."""
        asks = [ask for ending in self.endings[:SHOWN] for ask, _ in ending.decided()]
        if all(ask.order for ask in asks):
            return "orders"
        one_each = all(len(ending.line) == 1 for ending in self.endings)
        return "answers" if one_each and self.first.pending and not self.first.pending.turn else "lines"


def walked(result: Result, first: Run[Board], exploration: Exploration[Board], why: Why) -> Explored:
    """What came of a walk over every choice from the end of the script on."""
    merged: dict[Any, Ending] = {}
    for outcome in exploration.outcomes:
        ending = Ending(outcome.board, outcome.lines, outcome.line, _decided(first, outcome.line))
        ending.stopped = why(outcome.board)
        _merge(merged, ending)
    return Explored(result, first, _ranked(merged), exploration.runs, exploration.complete)


def followed(result: Result, branches: Iterable[Result]) -> Explored:
    """What came of following every answer to the choices marked `?`."""
    assert result.open is not None
    merged: dict[Any, Ending] = {}
    found = Explored(result, result.open, [], 0, True, beyond=_goes_on(result))
    for branch in branches:
        if branch.end is None:
            continue
        line = tuple(decision.option.id for decision in branch.line)
        _merge(merged, Ending(branch.end.board, 1, line, _told(branch.line), _why_early(branch)))
        found.expectations = branch.expectations
        found.held = found.held or [Counter() for _ in branch.expectations]
        for count, checked in zip(found.held, branch.expectations, strict=True):
            count[checked.ok] += 1
    found.endings = _ranked(merged)
    return found


def _goes_on(result: Result) -> bool:
    """Whether something of the script follows on the choice at which it is open."""
    step = result.steps[-1].step
    return step is not result.scenario.steps[-1] or not (step.line, *step.choices)[-1].open


def _why_early(branch: Result) -> Words | None:
    if branch.stuck is not None:
        why = why_stuck(branch).words
        places = dict(why.places)
        cite = cited(str(places["cite"]).split(", ")) if places.get("cite") else ""
        return words("explore.stuck", n=len(branch.steps) + 1, why=places.get("why", why), cite=cite)
    if branch.missing is not None:
        return words("problem.not-modeled", card=all_facts()[branch.missing])
    return branch.needs


def _merge(merged: dict[Any, Ending], ending: Ending) -> None:
    """Count boards as one that a judge cannot tell apart, and where lines stop for the same reason."""
    key = (as_seen(ending.board), say(ending.stopped, "en") if ending.stopped else "")
    same = merged.setdefault(key, ending)
    if same is not ending:
        same.lines += ending.lines
        if len(ending.line) < len(same.line):
            same.line, same.decided = ending.line, ending.decided


def _ranked(merged: dict[Any, Ending]) -> list[Ending]:
    """Those that most lines lead to first."""
    return sorted(merged.values(), key=lambda end: (-end.lines, len(end.line), end.line))


def _told(decisions: Sequence[Decision]) -> Callable[[], list[tuple[Ask, Words]]]:
    asked = [(decision.ask, decision.option.words) for decision in decisions]
    return lambda: asked


def _decided(first: Run[Board], line: Sequence[str]) -> Callable[[], list[tuple[Ask, Words]]]:
    """What is asked and answered in a line of which only the options are known, once somebody wants it."""

    def decided() -> list[tuple[Ask, Words]]:
        found, run = [], first
        for id in line:
            assert run.pending is not None
            option = next(option for option in run.pending.options if option.id == id)
            found.append((run.pending, option.words))
            run = run.choose(id)
        return found

    return decided


# on a screen


def page(found: Explored, lang: str, width: int) -> list[Line]:
    """The outcomes on a screen, those that most lines lead to first."""
    seats = names_of(found.result.scenario)
    blocks = [heading(found.result.scenario, (found.result.edition,), lang, width)]
    if found.first.pending is None:
        return joined([*blocks, wrapped(tell("explore.over", lang), width)])
    notice = [] if found.complete else _incomplete(found.tries, lang, width)
    blocks += [_counted(found, seats, lang, width), notice]
    told = _told_apart(found, lang, seats)
    if len(found.endings) == 1:
        blocks.append(wrapped(tell("explore.one-end", lang), width))
    for ending, sentences in list(zip(found.endings, told, strict=False))[:SHOWN]:
        blocks.append(_outcome(found, ending, sentences, lang, width))
    if len(found.endings) > SHOWN:
        listed = min(len(found.endings), LISTED)
        more = tell("explore.more", lang, n=len(found.endings) - SHOWN, listed=listed)
        blocks.append(wrapped(more, width))
    blocks += [_held(found, lang, width), notice]
    return joined([*blocks, wrapped(tell("replay.no-ruling", lang), width, role="aside")])


def _incomplete(tries: int, lang: str, width: int) -> list[Line]:
    """The notice that nobody may miss: it stands above the outcomes and below them."""
    return wrapped(tell("explore.incomplete", lang, runs=tries), width, role="title")


def _indented(text: str, width: int, *, role: str = "", hanging: str = "") -> list[Line]:
    return [Line(f"  {line.text}", role) for line in wrapped(text, width - 2, hanging=hanging)]


def _counted(found: Explored, seats: Seats, lang: str, width: int) -> list[Line]:
    told = tell(f"explore.counted-{found.sort}", lang, lines=found.lines, outcomes=len(found.endings))
    assert found.first.pending is not None
    if found.beyond:
        reach = tell("explore.until-script", lang)
    elif found.sort == "answers":
        asked = visible(said(found.first.pending.question, lang, seats))
        reach = tell("explore.until-answer", lang, question=asked)
    else:
        marked = found.result.open is not None
        reach = tell(f"explore.until-{'end' if marked or not found.first.pending.turn else 'turn'}", lang)
    return wrapped(f"{told}, {reach}", width)


def _outcome(found: Explored, ending: Ending, sentences: list[str], lang: str, width: int) -> list[Line]:
    seats = names_of(found.result.scenario)
    several = len(found.endings) > 1
    head = tell(f"explore.in-{found.sort}", lang, n=ending.lines, of=found.lines) if several else ""
    lines = wrapped(head, width, role="title")
    for sentence in _with_stop(ending, sentences, seats, lang):
        lines += _indented(f"- {sentence}", width, hanging="  ")
    line = tell("replay.and", lang).join(line_in_words(ending, lang, seats))
    key = "explore.line-answer" if found.sort == "answers" else "explore.line"
    told_line = tell(key, lang, line=line or tell("explore.nothing", lang))
    return [*lines, *_indented(told_line, width, role="aside")]


def line_in_words(ending: Ending, lang: str, seats: Seats) -> list[str]:
    """What is decided, one after the other."""
    told = []
    for ask, option in ending.decided():
        answer = visible(said(option, lang, seats))
        if ask.order:
            answer = tell("explore.first", lang, option=answer)
        elif not ask.turn:
            question = visible(said(ask.question, lang, seats))
            answer = tell("explore.answered", lang, question=question, option=answer)
        told.append(answer)
    return told


def _told_apart(found: Explored, lang: str, seats: Seats) -> list[list[str]]:
    boards = [state.write(ending.board, found.result.edition) for ending in found.endings[:LISTED]]
    return differences(boards, lang, seats)


def _with_stop(ending: Ending, sentences: list[str], seats: Seats, lang: str) -> list[str]:
    """Why a line ends before its end, in front of what is true there."""
    why = ending.stopped
    if why is None:
        return sentences
    told = visible(said(why, lang, seats), 400)
    if why.key.startswith("fact."):
        told = tell("replay.needs", lang, fact=told)
    return [told.rstrip(), *sentences]


def _held(found: Explored, lang: str, width: int) -> list[Line]:
    """In how many lines each expectation holds."""
    if not found.held:
        return []
    lines = [Line(tell("replay.expected", lang), "title")]
    for checked, count in zip(found.expectations, found.held, strict=True):
        text = expected(checked, found.result.scenario, lang)
        lines += wrapped(text, width, strong=_how_often(count, lang), hanging="   ")
    return lines


def _how_often(count: Counter[bool | None], lang: str) -> str:
    of, holds, unreached = count.total(), count[True], count[None]
    if unreached == of:
        return tell("replay.not-reached", lang)
    key = "none" if not holds else "all" if holds == of > 1 else "some"
    told = tell(f"explore.holds-{key}", lang, n=holds, of=of)
    return f"{told} {tell('explore.unreached', lang, n=unreached)}" if unreached else told


# data


def data(found: Explored, lang: str) -> dict[str, Any]:
    """The outcomes as programs read them."""
    seats = names_of(found.result.scenario)
    return {
        "scenario": found.result.scenario.name or found.result.scenario.path,
        "edition": found.result.edition,
        "lines": found.lines,
        "runs": found.tries,
        "complete": found.complete,
        "more": max(0, len(found.endings) - LISTED),
        "outcomes": [
            {
                "lines": ending.lines,
                "line": list(ending.line),
                "text": line_in_words(ending, lang, seats),
                "differences": _with_stop(ending, sentences, seats, lang),
                "state": state.write(ending.board, found.result.edition),
            }
            for ending, sentences in zip(found.endings, _told_apart(found, lang, seats), strict=False)
        ],
        "expectations": [
            {
                "text": expected(checked, found.result.scenario, lang),
                "holds": count[True],
                "differs": count[False],
                "not_reached": count[None],
            }
            for checked, count in zip(found.expectations, found.held, strict=True)
        ],
    }
