"""Where rulebooks of one game differ: a row names every edition, its value, and the text that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Reading(Struct, frozen=True):
    """What one edition says: the value that is played, and the entry that says so. A book that is
    `silent` on the point is played as the nearest sentence it has would be read."""

    value: Any
    source: str
    silent: bool = False


class Difference:
    """One row of an edition table. Asking for an edition that the row does not name is a mistake
    of the table, so every row names them all."""

    def __init__(self, id: str, topic: str, readings: Mapping[str, Reading]) -> None:
        self.id = id
        self.topic = topic
        self.readings = dict(readings)

    def __getitem__(self, edition: str) -> Reading:
        return self.readings[edition]

    @property
    def sources(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(reading.source for reading in self.readings.values()))

    @property
    def values(self) -> tuple[Any, ...]:
        """What books say on it, each value once."""
        return tuple(dict.fromkeys(reading.value for reading in self.readings.values()))

    def is_open(self, edition: str) -> bool:
        """Whether that book is silent: then what is played is a reading of ours."""
        return self.readings[edition].silent

    def played(self, edition: str) -> Any:
        return self.readings[edition].value

    def passages_in(self, edition: str) -> tuple[str, ...]:
        return (self.readings[edition].source,)

    def separates(self, one: str, other: str) -> bool:
        return bool(self.readings[one].value != self.readings[other].value)

    def __repr__(self) -> str:
        return f"Difference({self.id!r})"
