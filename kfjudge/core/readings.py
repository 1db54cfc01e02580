"""Rules that are not the same for everybody, as tables. A `Difference` is a rule on which editions differ,
with what each says. An `OpenPoint` is a rule that the book leaves open, with its possible readings: the first
is the one that is played. What a rulebook settles is not open in that edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from kfjudge.core.errors import BadState
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize
from kfjudge.core.validation import read_mapping, read_word

Readings = tuple[tuple[str, str], ...]  # rows with the reading that is played instead of ours
EQUALS = "="  # between a row and its reading: destroyed.once-saved=resolve
EDITION_SCENARIOS = "editions/"  # the folder of scenarios made for one row each
MOST_NEAR = 3


class Provision(Struct, frozen=True):
    """What one edition says on a rule: the value that is played, and the entry that says so. Where the book
    is `silent`, it is played as the nearest sentence it has would be read."""

    value: Any
    source: str
    silent: bool = False


class Difference:
    """A rule on which editions differ. The row names every edition: asking for one that it lacks is a mistake
    of the table."""

    def __init__(self, id: str, topic: str, provisions: Mapping[str, Provision]) -> None:
        self.id = id
        self.topic = topic
        self.provisions = dict(provisions)

    def __getitem__(self, edition: str) -> Provision:
        return self.provisions[edition]

    @property
    def sources(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.source for one in self.provisions.values()))

    @property
    def values(self) -> tuple[Any, ...]:
        """List what the editions say, each value once."""
        return tuple(dict.fromkeys(one.value for one in self.provisions.values()))

    def is_open(self, edition: str) -> bool:
        """Tell whether that book is silent: then what is played is a reading of ours."""
        return self.provisions[edition].silent

    def played(self, edition: str) -> Any:
        return self.provisions[edition].value

    def passages_in(self, edition: str) -> tuple[str, ...]:
        return (self.provisions[edition].source,)

    def separates(self, one: str, other: str) -> bool:
        return bool(self.provisions[one].value != self.provisions[other].value)

    def __repr__(self) -> str:
        return f"Difference({self.id!r})"


class OpenPoint:
    """A rule that the book leaves open. `readings` are the values it can have, ours first; `passages` the
    entries that can be read one way or the other; `settled` what an edition says that leaves no choice."""

    def __init__(
        self,
        id: str,
        topic: str,
        readings: Sequence[str],
        passages: Sequence[str],
        settled: Mapping[str, Provision] | None = None,
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
        """Give the value that is played in an edition unless another reading is asked for."""
        provision = self.settled.get(edition)
        return self.ours if provision is None else str(provision.value)

    def passages_in(self, edition: str) -> tuple[str, ...]:
        provision = self.settled.get(edition)
        return self.passages if provision is None else (provision.source,)

    def __repr__(self) -> str:
        return f"OpenPoint({self.id!r})"


class Point(Protocol):
    """What may be open in an edition: an OpenPoint, or a Difference on which that edition is silent."""

    @property
    def id(self) -> str: ...
    @property
    def topic(self) -> str: ...
    @property
    def values(self) -> tuple[Any, ...]: ...
    def is_open(self, edition: str) -> bool: ...
    def played(self, edition: str) -> Any: ...
    def passages_in(self, edition: str) -> tuple[str, ...]: ...


def scenario_of(row: Point) -> str:
    """Name the scenario made for a row: "destroyed.once-saved" → "editions/destroyed-once-saved"."""
    return EDITION_SCENARIOS + row.id.replace(".", "-")


def merge_readings(before: Readings, more: Readings) -> Readings:
    """Join two sets of readings, sorted by row; where both read a row, `more` counts."""
    return tuple(sorted({**dict(before), **dict(more)}.items()))


def reading_in_force(point: Point, edition: str, chosen: Readings) -> str:
    """Give the reading of a point that is played in an edition: the chosen one if the point is open there."""
    ours = str(point.played(edition))
    return dict(chosen).get(point.id, ours) if point.is_open(edition) else ours


def find_fault(points: Iterable[Point], row: str, value: str) -> Message | None:
    """Say what is wrong with a reading: there is no such row, or the row has no such value."""
    known = {point.id: point for point in points}
    point = known.get(row)
    if point is None:
        near = find_similar(row, tuple(known))
        key = "reading.no-such-row-near" if near else "reading.no-such-row"
        return message(key, given=sanitize(row), near=near)
    values = tuple(map(str, point.values))
    if value in values:
        return None
    near = find_similar(value, values)
    key = "reading.no-such-value-near" if near else "reading.no-such-value"
    return message(key, row=row, given=sanitize(value), near=near, legal=values)


def find_fault_in_text(points: Sequence[Point], given: str) -> Message | None:
    """Say what is wrong with a reading as it is written: "destroyed.once-saved=resolve"."""
    row, sign, value = (part.strip() for part in given.partition(EQUALS))
    if sign and row and value:
        return find_fault(points, row, value)
    example = EQUALS.join((points[0].id, str(points[0].values[-1]))) if points else EQUALS
    return message("reading.no-sign", given=sanitize(given), example=example)


def read_readings(data: Any, points: Iterable[Point]) -> Readings:
    """Read the `readings` of a state. Raises BadState."""
    given = read_mapping(data, "readings")
    known = tuple(points) if given else ()
    for row, value in given.items():
        fault = find_fault(known, read_word(row, "readings"), read_word(value, "readings"))
        if fault is not None:
            raise BadState(fault, "readings")
    return tuple(sorted(given.items()))


def explain_settled(points: Iterable[Point], row: str, edition: str) -> Message | None:
    """Say what an edition settles on a row that is asked to be read otherwise; None if it is open."""
    point = next(point for point in points if point.id == row)
    if point.is_open(edition):
        return None
    value, where = str(point.played(edition)), ", ".join(point.passages_in(edition))
    return message("reading.settled", row=row, edition=edition, value=value, cite=where)


def find_point(points: Iterable[Point], given: str) -> Point | None:
    """Find a point by its id or by its scenario: "destroyed.once-saved", "editions/destroyed-once-saved"."""
    name = given.strip().casefold().rpartition("/")[2].replace(".", "-").replace(" ", "-")
    return next((point for point in points if point.id.replace(".", "-") == name), None)


def find_similar(given: str, among: Sequence[str]) -> tuple[str, ...]:
    """Find the names that are spelled nearly like the given one, the nearest first."""
    from rapidfuzz import fuzz, process

    found = process.extract(
        given.casefold()[:80], among, scorer=fuzz.WRatio, limit=MOST_NEAR, score_cutoff=70
    )
    return tuple(name for name, _, _ in found)
