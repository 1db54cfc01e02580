"""One scenario under several editions: which play alike, the first step that differs with the texts of both
sides, and how each ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from kfjudge.core.errors import Troubles
from kfjudge.games.keyforge import state
from kfjudge.render.catalogue import say, tell
from kfjudge.render.outcome import differences
from kfjudge.render.page import Line, joined, wrapped
from kfjudge.render.replay import heading, names_of, verdict
from kfjudge.render.steps import by_edition, cited, own_sources, question, rows_cited, rows_of
from kfjudge.render.trace import Seats, said, step_text
from kfjudge.scenario.letters import visible

if TYPE_CHECKING:
    from kfjudge.core.editions import Difference
    from kfjudge.core.events import Step
    from kfjudge.scenario.model import Scenario
    from kfjudge.scenario.result import Result

Unplayable = dict[str, Troubles]  # editions in which the script is not legal, and why


def compared(
    scenario: Scenario, results: Sequence[Result], unplayable: Unplayable, lang: str, width: int
) -> list[Line]:
    """The page of a comparison."""
    alike = groups(results)
    editions = [*(result.edition for result in results), *unplayable]
    return joined(
        [
            heading(scenario, sorted(editions), lang, width),
            [line for group in alike for line in _verdict(group, lang, width)],
            *(_why_not(edition, troubles, lang, width) for edition, troubles in unplayable.items()),
            *(_first_difference(alike[0], group, lang, width) for group in alike[1:]),
            _ends(alike, lang, width) if len(alike) > 1 else _alike(alike, lang, width),
            wrapped(tell("replay.no-ruling", lang), width, role="aside"),
        ]
    )


def groups(results: Sequence[Result]) -> list[list[Result]]:
    """The results by how the play went: those in one group went alike."""
    found: dict[Any, list[Result]] = {}
    for result in results:
        found.setdefault(_course(result), []).append(result)
    return list(found.values())


def _course(result: Result) -> Any:
    """Everything that happened, and what is open at the end."""
    if result.end is None:
        return result.missing
    happened = tuple((step.depth, step_text(step, "en")) for step in result.end.trace)
    asked = result.end.pending
    open_ = None if asked is None else (asked.who, asked.question.key, tuple(o.id for o in asked.options))
    return happened, open_, result.needs is None


def editions_of(group: Sequence[Result]) -> str:
    return ", ".join(result.edition for result in group)


def _verdict(group: Sequence[Result], lang: str, width: int) -> list[Line]:
    return [
        line
        for result in group
        for line in wrapped(
            tell("replay.verdict", lang, edition=result.edition, verdict=verdict(result, lang)),
            width,
            role="title",
        )
    ]


def _why_not(edition: str, troubles: Troubles, lang: str, width: int) -> list[Line]:
    why = tell("replay.and", lang).join(say(trouble.words, lang) for trouble in troubles.troubles)
    return wrapped(tell("replay.not-playable", lang, edition=edition, why=visible(why, 400)), width)


def _alike(alike: Sequence[Sequence[Result]], lang: str, width: int) -> list[Line]:
    if not alike or len(alike[0]) < 2:
        return []
    return wrapped(tell("replay.same", lang, editions=editions_of(alike[0])), width)


# the first step that differs


def _first_difference(one: Sequence[Result], other: Sequence[Result], lang: str, width: int) -> list[Line]:
    """What each side does where they part, and the texts that part them."""
    head = tell("replay.first-difference", lang, one=editions_of(one), other=editions_of(other))
    lines = wrapped(head, width, role="title")
    sides = (one[0], other[0])
    at = parting(*sides)
    for group, result in zip((one, other), sides, strict=True):
        told = _there(result, at, lang, names_of(result.scenario))
        lines += wrapped(told, width, strong=editions_of(group), hanging="     ")
    for row in what_parts(*sides, at):
        lines += wrapped(
            by_edition(row, lang, [result.edition for result in (*one, *other)]), width, hanging="  "
        )
    return lines


def parting(one: Result, other: Result) -> int:
    """The number of steps that both traces have in common."""
    pairs = zip_longest(_texts(one), _texts(other))
    return next((at for at, (left, right) in enumerate(pairs) if left != right), len(_trace(one)))


def _texts(result: Result) -> list[tuple[int, str]]:
    return [(step.depth, step_text(step, "en")) for step in _trace(result)]


def _trace(result: Result) -> list[Step]:
    return result.end.trace if result.end else []


def _there(result: Result, at: int, lang: str, seats: Seats) -> str:
    """What happens at that step, or what is to be decided instead."""
    trace = _trace(result)
    if at < len(trace):
        step = trace[at]
        text = visible(step_text(step, lang, seats), 400)
        return f"{step.n}  {text} {cited(own_sources(step, result.edition))}"
    if result.needs is not None:
        return tell("replay.needs", lang, fact=said(result.needs, lang, seats))
    asked = result.end.pending if result.end else None
    if asked is None or asked.turn:
        return tell("replay.over", lang)
    options = ", ".join(visible(said(option.words, lang, seats)) for option in asked.options)
    return f"{question(asked, result.edition, lang, seats)} {options}"


def what_parts(one: Result, other: Result, at: int) -> list[Difference]:
    """The rows of the table of editions that were asked last before the sides part, or there."""
    there = [rows_of(trace[at]) for trace in (_trace(one), _trace(other)) if at < len(trace)]
    there += [rows_cited(end.pending.cite) for end in (one.end, other.end) if end and end.pending]
    before = (rows_of(step) for step in reversed(_trace(one)[:at]))
    for rows in (*there, *before):
        apart = [row for row in rows if row.separates(one.edition, other.edition)]
        if apart:
            return apart
    return []


# how it ends


def _ends(alike: Sequence[Sequence[Result]], lang: str, width: int) -> list[Line]:
    """What is true of one end and not of the others."""
    ends = [(group, group[0].end) for group in alike if group[0].end]
    if len(ends) < 2:
        return []
    seats = names_of(ends[0][0][0].scenario)
    boards = [state.write(end.board, group[0].edition) for group, end in ends]
    lines = wrapped(tell("replay.ends", lang), width, role="title")
    for (group, end), sentences in zip(ends, differences(boards, lang, seats), strict=True):
        if end.pending is not None and not end.pending.turn:
            sentences = [*sentences, _there(group[0], len(end.trace), lang, seats)]
        text = tell("replay.and", lang).join(sentences) or tell("replay.same-end", lang)
        lines += wrapped(text, width, strong=editions_of(group), hanging="     ")
    return lines
