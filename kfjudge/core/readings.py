"""Points that a rulebook leaves open, or that can be read in two ways: a row names the readings, the one that
is played, and the passages. What a rulebook settles is not open there: that edition rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from kfjudge.core.editions import Reading
from kfjudge.core.message import Message, message
from kfjudge.core.plain import mapping, word
from kfjudge.core.problems import BadState
from kfjudge.core.tame import tame

Chosen = tuple[tuple[str, str], ...]  # what is read otherwise than we do: a row, and a reading of it
SIGN = "="  # between a row and its reading, where they are written
MOST_NEAR = 3


class Point(Protocol):
    """What may be open in an edition: a row of this table, or a difference on which an edition is silent."""

    @property
    def id(self) -> str: ...
    @property
    def topic(self) -> str: ...
    @property
    def values(self) -> tuple[Any, ...]: ...
    def is_open(self, edition: str) -> bool: ...
    def played(self, edition: str) -> Any: ...
    def passages_in(self, edition: str) -> tuple[str, ...]: ...


OF_ROWS = "editions/"  # the scenarios that tell editions apart, or the readings of a point that is open


class Row(Protocol):
    @property
    def id(self) -> str: ...


def board_of(row: Row) -> str:
    """The scenario that was made for a row: where editions differ, or for a point that is open."""
    return OF_ROWS + row.id.replace(".", "-")


class OpenPoint:
    """One row. `readings` are its values, the one that is played first; `passages` the entries that can be
    read so or so; `settled` what an edition says that leaves no choice."""

    def __init__(
        self,
        id: str,
        topic: str,
        readings: Sequence[str],
        passages: Sequence[str],
        settled: Mapping[str, Reading] | None = None,
    ) -> None:
        self.id = id
        self.topic = topic
        self.values: tuple[str, ...] = tuple(readings)
        self.ours = self.values[0]
        self.passages = tuple(passages)
        self.settled = dict(settled or {})

    def is_open(self, edition: str) -> bool:
        return self.settled.get(edition) is None

    def played(self, edition: str) -> str:
        """What is played in an edition unless somebody reads it otherwise."""
        said = self.settled.get(edition)
        return self.ours if said is None else str(said.value)

    def passages_in(self, edition: str) -> tuple[str, ...]:
        said = self.settled.get(edition)
        return self.passages if said is None else (said.source,)

    def __repr__(self) -> str:
        return f"OpenPoint({self.id!r})"


def merged(before: Chosen, more: Chosen) -> Chosen:
    """Readings, and others that come before them, in the order of their rows."""
    return tuple(sorted({**dict(before), **dict(more)}.items()))


def in_force(point: Point, edition: str, chosen: Chosen) -> str:
    """How a point is read in an edition, where some are read otherwise than we do."""
    ours = str(point.played(edition))
    return dict(chosen).get(point.id, ours) if point.is_open(edition) else ours


def wrong(points: Iterable[Point], row: str, value: str) -> Message | None:
    """What is wrong with a reading that somebody asks for: no such row, or no such reading of it."""
    known = {point.id: point for point in points}
    point = known.get(row)
    if point is None:
        legal = tuple(known)
        near = alike(row, legal)
        key = "reading.no-such-row-near" if near else "reading.no-such-row"
        return message(key, given=tame(row), near=near, legal=legal)
    values = tuple(map(str, point.values))
    if value in values:
        return None
    near = alike(value, values)
    key = "reading.no-such-value-near" if near else "reading.no-such-value"
    return message(key, row=row, given=tame(value), near=near, legal=values)


def not_a_reading(points: Sequence[Point], given: str) -> Message | None:
    """What is wrong with a reading as it is written, a row and a value."""
    row, sign, value = (part.strip() for part in given.partition(SIGN))
    if sign and row and value:
        return wrong(points, row, value)
    example = SIGN.join((points[0].id, str(points[0].values[-1]))) if points else SIGN
    return message("reading.no-sign", given=tame(given), example=example)


def read_readings(data: Any, points: Iterable[Point]) -> Chosen:
    """What a state says is read otherwise than we do. Raises BadState."""
    given = mapping(data, "readings")
    known = tuple(points) if given else ()
    for row, value in given.items():
        why = wrong(known, word(row, "readings"), word(value, "readings"))
        if why is not None:
            raise BadState(why, "readings")
    return tuple(sorted(given.items()))


def closed(points: Iterable[Point], row: str, edition: str) -> Message | None:
    """That an edition settles what somebody would read otherwise, and where."""
    point = next(point for point in points if point.id == row)
    if point.is_open(edition):
        return None
    said, where = str(point.played(edition)), ", ".join(point.passages_in(edition))
    return message("reading.settled", row=row, edition=edition, value=said, cite=where)


def called(points: Iterable[Point], given: str) -> Point | None:
    """The point of that name: as it is, or as its board writes it."""
    name = given.strip().casefold().rpartition("/")[2].replace(".", "-").replace(" ", "-")
    return next((point for point in points if point.id.replace(".", "-") == name), None)


def alike(given: str, among: Sequence[str]) -> tuple[str, ...]:
    """Those that are spelled nearly so."""
    from rapidfuzz import fuzz, process

    found = process.extract(
        given.casefold()[:80], among, scorer=fuzz.WRatio, limit=MOST_NEAR, score_cutoff=70
    )
    return tuple(name for name, _, _ in found)
