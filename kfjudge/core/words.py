"""A message that is not yet in any language: a key of the catalogue and what fills its places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Words:
    key: str
    places: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.places)[name]


def words(key: str, /, **places: Any) -> Words:
    return Words(key, tuple(places.items()))


# How to say a message in English, once a catalogue is there: errors need it before anything is rendered.
_speakers: list[Callable[[Words], str]] = []


def speak_with(speaker: Callable[[Words], str]) -> None:
    """Let errors speak through a catalogue."""
    _speakers[:] = [speaker]


def in_english(said: Words) -> str:
    """A message in English, or its bare key where there is no catalogue."""
    return _speakers[0](said) if _speakers else f"{said.key} {dict(said.places)}"
