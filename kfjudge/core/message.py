"""Messages: sentences that are not yet in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct


class LocalText(Struct, frozen=True):
    """A text in each language, for a place of a message. Where it names an owner of the board, `owner` is the
    id of that, and `card` the card that it plays, if any."""

    names: tuple[tuple[str, str], ...]
    owner: str = ""
    card: Any = None

    def __iter__(self) -> Iterator[str]:
        """Go through the texts, each once."""
        return iter(dict.fromkeys(name for _, name in self.names))


IT = "it"  # the place for the subject of a message, whose gender and number its words agree with


class Message(Struct, frozen=True, gc=False):
    """A sentence to be: "event.stuns" with the card Krump. `game` is the game whose catalogue is searched
    first; empty: only the common one is."""

    key: str
    places: tuple[tuple[str, Any], ...] = ()
    game: str = ""

    def __getitem__(self, name: str) -> Any:
        return dict(self.places)[name]


def message(key: str, /, **places: Any) -> Message:
    """Make a message from the common catalogue."""
    return Message(key, tuple(places.items()))


def game_message(game: str, key: str, /, **places: Any) -> Message:
    """Make a message for which a game may have words of its own."""
    return Message(key, tuple(places.items()), game)


def name_edition(game: str, edition: str) -> Message:
    """Name an edition in a sentence, as its game does: "1.3", "the French edition"."""
    return game_message(game, "edition.named", edition=edition)


def head_edition(game: str, edition: str) -> Message:
    """Name an edition where it stands alone: "Edition 1.3", "French edition"."""
    return game_message(game, "edition.alone", edition=edition)


def with_subject(it: Any, words: Message) -> Message:
    """Tell a message what it speaks of without naming it, so that its words agree with that: `{it:-…}`."""
    places = tuple(
        (name, with_subject(it, part) if isinstance(part, Message) else part) for name, part in words.places
    )
    return Message(words.key, (*places, (IT, it)), words.game)


# Turns a message into a sentence. Set by the catalogue: an error needs it before anything is rendered.
_formatters: list[Callable[[Message], str]] = []


def set_formatter(formatter: Callable[[Message], str]) -> None:
    """Print the messages of errors by a catalogue from now on."""
    _formatters[:] = [formatter]


def format_message(words: Message) -> str:
    """Print a message of an error; without a catalogue, its bare key and places."""
    return _formatters[0](words) if _formatters else f"{words.key} {dict(words.places)}"
