"""What a play or an exploration says of the open points that it rests on: how each is read, and whether the
outcome would be another by another reading, found by playing it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.readings import Point
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.boards import tell_apart
from kfjudge.render.open_points import describe_reading
from kfjudge.render.trace import write_message
from kfjudge.replay.play import OtherReading, find_points, list_choices, play_other_readings, run
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.render.replays.exploration import Explored
    from kfjudge.render.replays.view import ReplayView
    from kfjudge.render.trace import OwnerNames
    from kfjudge.replay.result import Result

SAME, ANOTHER, CHOICES, NOT_LEGAL = "same", "another", "choices", "not-legal"
OTHER_CHOICES = "other-choices"
_MOST = 3  # sentences on what is true by another reading; who wants all of it plays it
_MOST_NEW = 2  # ends that only another reading has
_MOST_RUNS = 300  # that are played to the end where a play stops at an open choice


class Rests(Struct, frozen=True):
    """That a point is read so, and what comes of another reading: `kind` says how the outcomes compare,
    `told` what is true of the other one alone, or why there is none; where there are several, `ends` counts
    those by the other reading, ours, and how many of the others are new, and `told` is of those."""

    point: Point
    ours: str
    theirs: str
    kind: str
    told: tuple[str, ...] = ()
    ends: tuple[int, int, int] | None = None

    def write_head(self, game: str, lang: str) -> str:
        """Name the point, and how it is read."""
        played = describe_reading(self.point, self.ours, game, lang)
        return tell("reading.rests", lang, row=self.point.id, played=played)

    def write_outcome(self, game: str, lang: str, explored: bool) -> str:
        theirs = describe_reading(self.point, self.theirs, game, lang)
        if self.ends is not None:
            there, here, new = self.ends
            left = new - len(self.told)
            if new:
                key = "another-plain" if not self.told else "new-ends-more" if left else "new-ends"
            else:
                key = "only-end" if self.told else "fewer-ends"
            told = find_template("reading.or", lang).join(self.told)
            return tell(f"reading.{key}", lang, theirs=theirs, told=told, n=left, there=there, here=here)
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
            found.append(_compare_to_the_end(other, result, there, view.lang, view.owners))
            continue
        else:
            kind = ANOTHER
            if result.end is not None and there.end is not None:
                ends = [(view.edition, end.board) for end in (result.end, there.end)]
                told = _tell_second(ends, view.lang, view.owners)
        found.append(Rests(other.point, other.ours, other.theirs, kind, told))
    return found


def _compare_to_the_end(
    other: OtherReading, result: Result, there: Result, lang: str, owners: OwnerNames
) -> Rests:
    """Compare what a play comes to with that by another reading, where one of them stops at an open choice:
    what is on the board by then is no outcome yet. One line that was picked stands for all of them."""
    if result.open is None:
        result = run(result.scenario, result.edition)
    ours, theirs = _list_ends(result), _list_ends(there)
    if ours is None or theirs is None:
        return Rests(other.point, other.ours, other.theirs, OTHER_CHOICES)
    if ours.keys() == theirs.keys():
        kind = SAME if list_choices(result) == list_choices(there) else CHOICES
        return Rests(other.point, other.ours, other.theirs, kind)
    counts = (len(theirs), len(ours), len(theirs.keys() - ours.keys()))
    told = _tell_ends(ours, theirs, result.edition, lang, owners)
    return Rests(other.point, other.ours, other.theirs, ANOTHER, told, counts)


def _list_ends(result: Result) -> dict[Hashable, Any] | None:
    """List how a play can end, as a judge sees the board, each with that board; None where not every line was
    followed."""
    from kfjudge.render.replays.exploration import explore

    if result.open is None:
        board = None if result.end is None else result.end.board
        return {(None if board is None else _seen(result, board), result.needs is None): board}
    found = explore(result, _MOST_RUNS, None)
    if not found.complete:
        return None
    return {(_seen(result, end.board), end.stopped is None): end.board for end in found.endings}


def _tell_ends(
    ours: Mapping[Any, Any], theirs: Mapping[Any, Any], edition: str, lang: str, owners: OwnerNames
) -> tuple[str, ...]:
    """Say what is true of the ends that only the other reading has, the first of them, and of none by ours;
    where it has none of its own but a single one of ours, what is true of that."""
    boards = {**theirs, **ours}
    if None in boards.values():
        return ()
    states = [get_game(owners.game).engine.write(board, edition) for board in boards.values()]
    apart = dict(zip(boards, tell_apart(states, lang, owners), strict=True))
    telling = [seen for seen in theirs if seen not in ours] or list(theirs)
    if telling == list(theirs) and len(theirs) > 1 and not theirs.keys() - ours.keys():
        return ()
    others = {sentence for seen, every in apart.items() if seen not in telling for sentence in every}
    told = ([one for one in apart[seen] if one not in others] or apart[seen] for seen in telling[:_MOST_NEW])
    return tuple(tell("replay.and", lang).join(sentences[:_MOST]) for sentences in told)


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
            {(_seen(one.result, end.board), end.stopped is None): end.board for end in one.endings}
            for one in (found, there)
        )
        kind = SAME if ours.keys() == theirs.keys() else ANOTHER
        rests = Rests(other.point, other.ours, other.theirs, kind)
        if kind == ANOTHER and (len(ours) > 1 or len(theirs) > 1):
            counts = (len(theirs), len(ours), len(theirs.keys() - ours.keys()))
            new = _tell_ends(ours, theirs, found.result.edition, lang, owners)
            rests = Rests(other.point, other.ours, other.theirs, kind, new, counts)
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


def write_readings(
    rests: Sequence[Rests], game: str, lang: str, *, explored: bool = False, every: bool = True
) -> list[str]:
    """Write a line on each point: how it is read, and what comes of the other readings. What changes nothing
    is left out where not every reading is wanted."""
    by_row: dict[str, list[Rests]] = {}
    for one in rests:
        if every or one.kind != SAME:
            by_row.setdefault(one.point.id, []).append(one)
    return [
        " ".join(
            (several[0].write_head(game, lang), *(one.write_outcome(game, lang, explored) for one in several))
        )
        for several in by_row.values()
    ]


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
