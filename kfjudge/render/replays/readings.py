"""What a play or an exploration says of the open points that it rests on: how each is read, and whether the
outcome would be another by another reading, found by playing it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.readings import Point
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.open_points import describe_reading
from kfjudge.render.outcome import differences
from kfjudge.render.writers.text import Line, wrapped
from kfjudge.replay.readings import (
    OtherReading,
    find_points,
    list_choices,
    list_open_points,
    play_other_readings,
)
from kfjudge.words.catalogue import say, tell

if TYPE_CHECKING:
    from kfjudge.render.replays.endings import Explored
    from kfjudge.render.trace import OwnerNames
    from kfjudge.replay.result import Result

SAME, ANOTHER, CHOICES, NOT_LEGAL = "same", "another", "choices", "not-legal"
_MOST = 3  # sentences on what is true by another reading; who wants all of it plays it


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


def of_play(result: Result, lang: str, owners: OwnerNames) -> list[Rests]:
    """What the outcome of a play is by every other reading of what it rests on."""
    return [
        _compared(result, one, lang, owners) for one in play_other_readings(result, list_open_points(result))
    ]


def _compared(result: Result, other: OtherReading, lang: str, owners: OwnerNames) -> Rests:
    there = other.result
    if there is None:
        told = tuple(sanitize(say(trouble.words, lang), 400) for trouble in other.why)
        return Rests(other.point, other.ours, other.theirs, NOT_LEGAL, told)
    if _outcome(result) != _outcome(there):
        told = _true_there(result, there, lang, owners)
        return Rests(other.point, other.ours, other.theirs, ANOTHER, told)
    kind = SAME if list_choices(result) == list_choices(there) else CHOICES
    return Rests(other.point, other.ours, other.theirs, kind)


def _outcome(result: Result) -> Hashable:
    """How a play ends: the board as a judge sees it, and what kept it from its end."""
    board = None if result.end is None else _seen(result, result.end.board)
    return board, result.missing, result.needs is None, len(result.steps)


def _seen(result: Result, board: Any) -> Hashable:
    return get_game(result.scenario.game).drawing.visible_state(board, result.edition)


def _true_there(result: Result, there: Result, lang: str, owners: OwnerNames) -> tuple[str, ...]:
    ends = [one.end for one in (result, there) if one.end is not None]
    if len(ends) < 2:
        return ()
    boards = [get_game(owners.game).engine.write(end.board, result.edition) for end in ends]
    return tuple(differences(boards, lang, owners)[1])


def of_exploration(found: Explored, lang: str, owners: OwnerNames) -> list[Rests]:
    """Whether the lines of play lead elsewhere by every other reading of what they rest on. Of lines that
    were not all followed nothing is told."""
    from kfjudge.render.replays.endings import explored

    if not found.complete:
        return []
    told = []
    for other in play_other_readings(found.result, find_points(found.rests_on, found.result)):
        there = other.result
        if there is None or there.end is None:
            why = tuple(sanitize(say(trouble.words, lang), 400) for trouble in other.why)
            told.append(Rests(other.point, other.ours, other.theirs, NOT_LEGAL, why))
            continue
        told.append(_ends_compared(found, explored(there, found.limit, None), other, lang, owners))
    return told


def _ends_compared(
    found: Explored, there: Explored, other: OtherReading, lang: str, owners: OwnerNames
) -> Rests:
    ours, theirs = _ends(found), _ends(there)
    if ours == theirs:
        return Rests(other.point, other.ours, other.theirs, SAME)
    if len(ours) > 1 or len(theirs) > 1:
        counts = (len(theirs), len(ours), len(theirs - ours))
        return Rests(other.point, other.ours, other.theirs, ANOTHER, ends=counts)
    boards = [
        get_game(owners.game).engine.write(one.endings[0].board, one.result.edition) for one in (found, there)
    ]
    told = tuple(differences(boards, lang, owners)[1])
    return Rests(other.point, other.ours, other.theirs, ANOTHER, told)


def _ends(found: Explored) -> set[Hashable]:
    """The boards at which lines end, as a judge sees them."""
    return {(_seen(found.result, ending.board), ending.stopped is None) for ending in found.endings}


# in words


def sentences(rests: list[Rests], game: str, lang: str, explored: bool = False) -> list[str]:
    """A line on each point: how it is read, and what comes of the other readings."""
    by_row: dict[str, list[Rests]] = {}
    for one in rests:
        by_row.setdefault(one.point.id, []).append(one)
    lines = []
    for row, several in by_row.items():
        point, ours = several[0].point, several[0].ours
        played = describe_reading(point, ours, game, lang)
        head = tell("reading.rests", lang, row=row, played=played)
        lines.append(" ".join([head, *(_outcome_told(one, game, lang, explored) for one in several)]))
    return lines


def _outcome_told(one: Rests, game: str, lang: str, explored: bool) -> str:
    theirs = describe_reading(one.point, one.theirs, game, lang)
    if one.ends is not None:
        there, here, new = one.ends
        return tell("reading.other-ends", lang, theirs=theirs, there=there, here=here, new=new)
    if one.kind == SAME:
        return tell("reading.same-ends" if explored else "reading.same", lang, theirs=theirs)
    told = tell("replay.and", lang).join(one.told[:_MOST])
    if one.kind == ANOTHER:
        return tell("reading.another" if told else "reading.another-plain", lang, theirs=theirs, told=told)
    return tell(f"reading.{one.kind}", lang, theirs=theirs, told=told)


def lines(rests: list[Rests], game: str, lang: str, width: int, explored: bool = False) -> list[Line]:
    told = sentences(rests, game, lang, explored)
    return [line for text in told for line in wrapped(text, width, hanging="  ")]


def data(rests: list[Rests], game: str, lang: str, explored: bool = False) -> dict[str, Any]:
    """The same as programs read it, if there is anything."""
    told = [
        {
            "row": one.point.id,
            "read": one.ours,
            "otherwise": one.theirs,
            "outcome": one.kind,
            "text": " ".join(sentences([one], game, lang, explored)),
        }
        for one in rests
    ]
    return {"open_points": told} if told else {}
