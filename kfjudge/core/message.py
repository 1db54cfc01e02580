"""A message that is not yet in any language: a key of the catalogue and what fills its places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

IT = "it"  # the place that is what a message speaks of


class Message(Struct, frozen=True):
    """`game` says whose words the key is looked up in first; empty: those of all games."""

    key: str
    places: tuple[tuple[str, Any], ...] = ()
    game: str = ""

    def __getitem__(self, name: str) -> Any:
        return dict(self.places)[name]


def message(key: str, /, **places: Any) -> Message:
    """What all games say."""
    return Message(key, tuple(places.items()))


def game_message(game: str, key: str, /, **places: Any) -> Message:
    """What a game may say in words of its own."""
    return Message(key, tuple(places.items()), game)


def with_subject(it: Any, said: Message) -> Message:
    """A message that speaks of something without naming it, so that its words agree with that: `{it:-…}`."""
    places = tuple(
        (name, with_subject(it, part) if isinstance(part, Message) else part) for name, part in said.places
    )
    return Message(said.key, (*places, (IT, it)), said.game)


# How to say a message in words, once a catalogue is there: errors need it before anything is rendered.
_speakers: list[Callable[[Message], str]] = []


def set_formatter(speaker: Callable[[Message], str]) -> None:
    """Let errors speak through a catalogue."""
    _speakers[:] = [speaker]


def format_message(said: Message) -> str:
    """A message as an error prints it, or its bare key where there is no catalogue."""
    return _speakers[0](said) if _speakers else f"{said.key} {dict(said.places)}"
