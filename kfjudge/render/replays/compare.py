"""One scenario under several editions: which play alike, the first step or the first choice that differs with
the texts of both sides, and how each ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.errors import Troubles
from kfjudge.core.readings import scenario_of
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.outcome import differences
from kfjudge.render.replays.naming import owners_of
from kfjudge.render.replays.replay import failing, heading, open_points, verdict
from kfjudge.render.replays.stopping import needed
from kfjudge.render.replays.verdict import opening
from kfjudge.render.steps import by_edition, cited, own_sources, question, rows_cited, rows_of
from kfjudge.render.trace import data_of, owner_name, said, step_text
from kfjudge.render.writers.text import Line, joined, wrapped
from kfjudge.words.catalogue import say, tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.events import TraceStep
    from kfjudge.core.readings import Difference
    from kfjudge.notation.scenario import Scenario
    from kfjudge.replay.result import Result

Unplayable = dict[str, Troubles]  # editions in which the script is not legal, and why
_HANGING = "     "


class Section(Struct, frozen=True):
    """A part of a comparison: what each side does, and the texts that part them."""

    head: str
    sides: tuple[tuple[str, str], ...]  # the editions, and what is true of them
    rows: tuple[str, ...] = ()


class Point(Struct, frozen=True):
    """Where something is to be decided: after so many steps of the trace, and how to say it."""

    at: int
    asked: Ask
    when: str
    n: int = 0


# the page


def compared(
    scenario: Scenario, results: Sequence[Result], unplayable: Unplayable, lang: str, width: int
) -> list[Line]:
    """The page of a comparison."""
    alike = groups(results)
    return joined(
        [
            heading(scenario, _editions(results, unplayable), lang, width),
            [line for group in alike for line in _verdict(group, lang, width)],
            *(wrapped(told, width) for told in _why_not(unplayable, lang)),
            *(failing(result, lang, width) for group in alike for result in group),
            *(_laid_out(part, lang, width) for part in _parts(alike, lang)),
            *_left_open(results, lang, width),
            wrapped(tell("replay.no-ruling", lang), width, role="aside"),
        ]
    )


def _left_open(results: Sequence[Result], lang: str, width: int) -> Iterator[list[Line]]:
    """What each edition leaves open that its play rests on."""
    for result in results:
        edition = tell("diff.edition", lang, edition=result.edition)
        for told in open_points(result, lang):
            yield wrapped(told, width, strong=edition, hanging=_HANGING)


def _laid_out(part: Section, lang: str, width: int) -> list[Line]:
    lines = wrapped(part.head, width, role="title" if part.sides else "")
    for editions, told in part.sides:
        lines += wrapped(told, width, strong=tell("diff.edition", lang, edition=editions), hanging=_HANGING)
    for row in part.rows:
        lines += wrapped(row, width, hanging="  ")
    return lines


def _editions(results: Sequence[Result], unplayable: Unplayable) -> list[str]:
    found = {*(result.edition for result in results), *unplayable}
    return [edition for edition in get_game(results[0].scenario.game).editions if edition in found]


def _verdict(group: Sequence[Result], lang: str, width: int) -> list[Line]:
    """What comes about in editions that play alike, as the newest of them has it; and which of them do not
    come to what the file expects."""
    editions = tell("diff.edition", lang, edition=editions_of(group))
    lines = wrapped(f"{editions} {opening(group[-1], lang).verdict}", width, role="title", hanging="  ")
    for result in group:
        if not result.agrees:
            told = tell("replay.verdict", lang, edition=result.edition, verdict=verdict(result, lang))
            lines += wrapped(told, width, role="title")
    return lines


def _why_not(unplayable: Unplayable, lang: str) -> Iterator[str]:
    for edition, troubles in unplayable.items():
        why = tell("replay.and", lang).join(say(trouble.words, lang) for trouble in troubles.troubles)
        yield tell("replay.not-playable", lang, edition=edition, why=sanitize(why, 400))


def _parts(alike: Sequence[Sequence[Result]], lang: str) -> list[Section]:
    if len(alike) > 1:
        return [*(_parting(alike[0], group, lang) for group in alike[1:]), *_ends(alike, lang)]
    if alike and len(alike[0]) > 1:
        return [Section(_alike(alike[0], lang), ())]
    return []


def _alike(group: Sequence[Result], lang: str) -> str:
    """That they went the same way, or as far as they came: to a choice marked `?`."""
    if group[0].open is None:
        return tell("replay.same", lang, editions=editions_of(group))
    return tell("replay.same-so-far", lang, editions=editions_of(group), n=len(group[0].steps))


# which play alike


def groups(results: Sequence[Result]) -> list[list[Result]]:
    """The results by how the play went: those in one group went alike."""
    found: dict[Any, list[Result]] = {}
    for result in results:
        found.setdefault(_course(result), []).append(result)
    return list(found.values())


def _course(result: Result) -> Any:
    """Everything that happened, everything that might have been chosen instead, and what no step tells."""
    if result.end is None:
        return result.missing
    choices = tuple((point.at, *_choice(point.asked)) for point in _points(result))
    seen = get_game(result.scenario.game).drawing.visible_state(result.end.board, result.edition)
    return tuple(_steps(result)), choices, seen, result.needs is None


def _choice(asked: Ask) -> tuple[str, str, tuple[str, ...]]:
    return asked.who, asked.question.key, tuple(option.id for option in asked.options)


def _points(result: Result) -> Iterator[Point]:
    """Where the script decides something, and what is open at the end."""
    for played in result.steps:
        for answered in played.answered:
            if answered.before.pending is not None:
                when = "compare.within" if answered.choice else "compare.before"
                yield Point(len(answered.before.trace), answered.before.pending, when, played.step.number)
    if result.end is not None and result.end.pending is not None:
        yield Point(len(result.end.trace), result.end.pending, "compare.at-the-end")


def editions_of(group: Sequence[Result]) -> str:
    return ", ".join(result.edition for result in group)


# where they part


def _parting(one: Sequence[Result], other: Sequence[Result], lang: str) -> Section:
    """The first that may be chosen on one side alone, the first step that differs, and the texts of both."""
    sides = (one[0], other[0])
    at = parting(*sides)
    choices = _first_choice(*sides, at)
    told: list[tuple[str, str]] = []
    if choices is not None:
        told += _only_there(one, other, choices, lang)
    if _goes_on(*sides, at):
        told += [(editions_of(group), _there(group[0], at, lang)) for group in (one, other)]
    key = "replay.first-difference" if told else "compare.only-boards"
    editions = [result.edition for result in (*one, *other)]
    return Section(
        tell(key, lang, one=editions_of(one), other=editions_of(other)),
        tuple(told),
        tuple(by_edition(row, lang, editions) for row in what_parts(*sides, at)),
    )


def parting(one: Result, other: Result) -> int:
    """The number of steps that both traces have in common."""
    pairs = zip_longest(_steps(one), _steps(other))
    return next((at for at, (left, right) in enumerate(pairs) if left != right), len(_trace(one)))


def _steps(result: Result) -> list[tuple[int, Any]]:
    """What each step says, as data: its message, cards by their uids."""
    telling = get_game(result.scenario.game).drawing.event_message
    return [(step.depth, (step.canceled, data_of(telling(step.happened)))) for step in _trace(result)]


def _trace(result: Result) -> list[TraceStep]:
    return result.end.trace if result.end else []


def _goes_on(one: Result, other: Result, at: int) -> bool:
    """Whether there is something to tell of a side after the steps that both have in common."""
    open_ = [_open(result) for result in (one, other)]
    asked = [ask and _choice(ask) for ask in open_]
    return (
        any(at < len(_trace(result)) for result in (one, other))
        or one.needs != other.needs
        or asked[0] != asked[1]
    )


def _open(result: Result) -> Ask | None:
    """What is to be decided at the end, where that is not merely what to do next."""
    asked = result.end.pending if result.end else None
    return None if asked is None or asked.turn else asked


def _first_choice(one: Result, other: Result, at: int) -> tuple[Point, Point] | None:
    """The first choice in the steps they have in common of which the legal answers are not the same."""
    for left, right in zip(_points(one), _points(other), strict=False):
        if max(left.at, right.at) > at or left.asked.question.key != right.asked.question.key:
            return None
        if _choice(left.asked) != _choice(right.asked):
            return (left, right) if left.asked.turn or left.when != "compare.at-the-end" else None
    return None


def _only_there(
    one: Sequence[Result], other: Sequence[Result], points: tuple[Point, Point], lang: str
) -> Iterator[tuple[str, str]]:
    """What may be chosen on each side and not on the other."""
    left, right = points
    for group, here, there in ((one, left, right), (other, right, left)):
        owners = owners_of(group[0].scenario)
        elsewhere = {option.id for option in there.asked.options}
        options = [
            sanitize(said(option.words, lang, owners))
            for option in here.asked.options
            if option.id not in elsewhere
        ]
        yield (
            editions_of(group),
            tell(
                "compare.only-here" if options else "compare.nothing-more",
                lang,
                when=tell(here.when, lang, n=here.n),
                who=owner_name(here.asked.who, lang, owners),
                options=", ".join(options),
            ),
        )


def _there(result: Result, at: int, lang: str) -> str:
    """What happens at that step, or what is to be decided instead."""
    trace, owners = _trace(result), owners_of(result.scenario)
    if at < len(trace):
        step = trace[at]
        text = sanitize(step_text(step, lang, owners), 400)
        return f"{step.n}  {text} {cited(own_sources(step, result.edition, owners.game))}"
    if result.needs is not None:
        return needed(result, lang)
    asked = _open(result)
    if asked is None:
        return tell("replay.over", lang)
    options = ", ".join(sanitize(said(option.words, lang, owners)) for option in asked.options)
    return f"{question(asked, result.edition, lang, owners)} {options}"


def what_parts(one: Result, other: Result, at: int) -> list[Difference]:
    """The rows of the table of editions that were asked last before the sides part, or there; else those that
    the scenario was made for."""
    game = one.scenario.game
    there = [rows_of(trace[at], game) for trace in (_trace(one), _trace(other)) if at < len(trace)]
    there += [rows_cited(end.pending.cite, game) for end in (one.end, other.end) if end and end.pending]
    before = (rows_of(step, game) for step in reversed(_trace(one)[:at]))
    own = [row for row in get_game(game).engine.rows if scenario_of(row) == one.scenario.name]
    for rows in (*there, *before, own):
        apart = [row for row in rows if row.separates(one.edition, other.edition)]
        if apart:
            return apart
    return []


# how it ends


def _ends(alike: Sequence[Sequence[Result]], lang: str) -> Iterator[Section]:
    """What is true of one end and not of the others."""
    ends = [(group, group[0].end) for group in alike if group[0].end]
    if len(ends) < 2:
        return
    owners = owners_of(ends[0][0][0].scenario)
    boards = [get_game(owners.game).engine.write(end.board, group[0].edition) for group, end in ends]
    told = []
    for (group, end), sentences in zip(ends, differences(boards, lang, owners), strict=True):
        if _open(group[0]) is not None:
            sentences = [*sentences, _there(group[0], len(end.trace), lang)]
        told.append((editions_of(group), tell("replay.and", lang).join(sentences)))
    same = tell("replay.same-end", lang)
    if not any(text for _, text in told):
        told = [(", ".join(editions for editions, _ in told), same)]
    yield Section(tell("replay.ends", lang), tuple((editions, text or same) for editions, text in told))
