"""What a play or an exploration says of the open points that it rests on: how each is read, and whether the
outcome would be another by another reading, found by playing it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.readings import Point
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.boards import tell_apart
from kfjudge.render.open_points import describe_reading
from kfjudge.render.trace import write_message
from kfjudge.replay.play import OtherReading, find_points, list_choices, play_other_readings, run
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.render.replays.exploration import Explored
    from kfjudge.render.replays.view import ReplayView
    from kfjudge.render.trace import OwnerNames
    from kfjudge.replay.result import Result

SAME, ANOTHER, CHOICES, NOT_LEGAL = "same", "another", "choices", "not-legal"
OTHER_CHOICES = "other-choices"
_MOST = 3  # sentences on what is true by another reading; who wants all of it plays it
_MOST_RUNS = 300  # that are played to the end where a play stops at an open choice


class Rests(Struct, frozen=True):
    """That a point is read so, and what comes of another reading: `kind` says how the outcomes compare,
    `told` what is true of the other one alone, or why there is none; where there are several, `ends` counts
    those by the other reading, ours, and how many of the others are new."""

    point: Point
    ours: str
    theirs: str
    kind: str
    told: tuple[str, ...] = ()
    ends: tuple[int, int, int] | None = None

    def write_outcome(self, game: str, lang: str, explored: bool) -> str:
        theirs = describe_reading(self.point, self.theirs, game, lang)
        if self.ends is not None:
            there, here, new = self.ends
            return tell("reading.other-ends", lang, theirs=theirs, there=there, here=here, new=new)
        if self.kind == SAME:
            return tell("reading.same-ends" if explored else "reading.same", lang, theirs=theirs)
        told = tell("replay.and", lang).join(self.told[:_MOST])
        if self.kind == ANOTHER:
            return tell(
                "reading.another" if told else "reading.another-plain", lang, theirs=theirs, told=told
            )
        return tell(f"reading.{self.kind}", lang, theirs=theirs, told=told)


def compare_readings(view: ReplayView) -> list[Rests]:
    """Compare the outcome of a play with that by every other reading of what it rests on."""
    found, result = [], view.result
    for other in view.replay.other_readings:
        there = other.result
        told: tuple[str, ...] = ()
        if there is None:
            found.append(_not_legal(other, view.lang, view.owners))
            continue
        if _outcome_of(result) == _outcome_of(there):
            kind = SAME if list_choices(result) == list_choices(there) else CHOICES
        elif result.open is not None or there.open is not None:
            found.append(_compare_to_the_end(other, result, there))
            continue
        else:
            kind = ANOTHER
            if result.end is not None and there.end is not None:
                ends = [(view.edition, end.board) for end in (result.end, there.end)]
                told = _tell_second(ends, view.lang, view.owners)
        found.append(Rests(other.point, other.ours, other.theirs, kind, told))
    return found


def _compare_to_the_end(other: OtherReading, result: Result, there: Result) -> Rests:
    """Compare what a play comes to with that by another reading, where one of them stops at an open choice:
    what is on the board by then is no outcome yet. One line that was picked stands for all of them."""
    if result.open is None:
        result = run(result.scenario, result.edition)
    ours, theirs = _list_ends(result), _list_ends(there)
    if ours is None or theirs is None:
        return Rests(other.point, other.ours, other.theirs, OTHER_CHOICES)
    if ours == theirs:
        kind = SAME if list_choices(result) == list_choices(there) else CHOICES
        return Rests(other.point, other.ours, other.theirs, kind)
    counts = (len(theirs), len(ours), len(theirs - ours))
    return Rests(other.point, other.ours, other.theirs, ANOTHER, ends=counts)


def _list_ends(result: Result) -> set[Hashable] | None:
    """List how a play can end, as a judge sees the board; None where not every line was followed."""
    from kfjudge.render.replays.exploration import explore

    if result.open is None:
        return {(None if result.end is None else _seen(result, result.end.board), result.needs is None)}
    found = explore(result, _MOST_RUNS, None)
    if not found.complete:
        return None
    return {(_seen(result, end.board), end.stopped is None) for end in found.endings}


def compare_explored(found: Explored, lang: str, owners: OwnerNames) -> list[Rests]:
    """Say whether the lines of play lead elsewhere by every other reading of what they rest on. Of lines that
    were not all followed nothing is said."""
    from kfjudge.render.replays.exploration import explore

    if not found.complete:
        return []
    told = []
    for other in play_other_readings(found.result, find_points(found.rests_on, found.result)):
        if other.result is None or other.result.end is None:
            told.append(_not_legal(other, lang, owners))
            continue
        there = explore(other.result, found.limit, None)
        ours, theirs = (
            {(_seen(one.result, end.board), end.stopped is None) for end in one.endings}
            for one in (found, there)
        )
        kind = SAME if ours == theirs else ANOTHER
        rests = Rests(other.point, other.ours, other.theirs, kind)
        if kind == ANOTHER and (len(ours) > 1 or len(theirs) > 1):
            counts = (len(theirs), len(ours), len(theirs - ours))
            rests = Rests(other.point, other.ours, other.theirs, kind, ends=counts)
        elif kind == ANOTHER:
            ends = [(one.result.edition, one.endings[0].board) for one in (found, there)]
            rests = Rests(other.point, other.ours, other.theirs, kind, _tell_second(ends, lang, owners))
        told.append(rests)
    return told


def _not_legal(other: OtherReading, lang: str, owners: OwnerNames) -> Rests:
    why = tuple(sanitize(write_message(trouble.words, lang, owners), 400) for trouble in other.why)
    return Rests(other.point, other.ours, other.theirs, NOT_LEGAL, why)


def _outcome_of(result: Result) -> Hashable:
    """Return how a play ends: the board as a judge sees it, and what kept it from its end."""
    board = None if result.end is None else _seen(result, result.end.board)
    return board, result.missing, result.needs is None, len(result.steps)


def _seen(result: Result, board: Any) -> Hashable:
    return get_game(result.scenario.game).drawing.visible_state(board, result.edition)


def _tell_second(ends: list[tuple[str, Any]], lang: str, owners: OwnerNames) -> tuple[str, ...]:
    """Say what is true of the second of two boards alone."""
    states = [get_game(owners.game).engine.write(board, edition) for edition, board in ends]
    return tuple(tell_apart(states, lang, owners)[1])


# in words


def write_readings(rests: list[Rests], game: str, lang: str, *, explored: bool = False) -> list[str]:
    """Write a line on each point: how it is read, and what comes of the other readings."""
    by_row: dict[str, list[Rests]] = {}
    for one in rests:
        by_row.setdefault(one.point.id, []).append(one)
    lines = []
    for row, several in by_row.items():
        played = describe_reading(several[0].point, several[0].ours, game, lang)
        head = tell("reading.rests", lang, row=row, played=played)
        lines.append(" ".join([head, *(one.write_outcome(game, lang, explored) for one in several)]))
    return lines


class RestsData(Struct, frozen=True):
    """An open point that a play rests on: how it is read, how else it can be, and what comes of that."""

    row: str
    read: str
    otherwise: str
    outcome: str
    text: str


def readings_data(
    rests: list[Rests], game: str, lang: str, *, explored: bool = False
) -> tuple[RestsData, ...]:
    """Return the same as programs read it."""
    return tuple(
        RestsData(
            row=one.point.id,
            read=one.ours,
            otherwise=one.theirs,
            outcome=one.kind,
            text=" ".join(write_readings([one], game, lang, explored=explored)),
        )
        for one in rests
    )
