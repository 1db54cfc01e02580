"""What the layer `screen` asks of a game. A module `drawing/facet.py` of the game answers as much of it as
the game has something of its own to say about; the rest follows from the schema of its boards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct, field

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.core.message import Message
    from kfjudge.core.readings import Difference
    from kfjudge.render.outcome import Described, Outline
    from kfjudge.render.picture import Picture
    from kfjudge.render.trace import OwnerNames

State = Mapping[str, Any]  # a board as plain data, as the engine of its game writes it


COMMON_TOPICS = ("errata", "words", "faq")  # what entries are about that no row speaks of


class Rulebooks(Struct, frozen=True):
    """Where the editions of a game differ, what the entries are about, and what they have to do with the
    differences beyond what the rows rest on and what the entries say themselves."""

    rows: tuple[Difference, ...]
    topics: tuple[str, ...]  # what rows and entries are about, in their order
    topic_of: Mapping[str, str] = field(default_factory=dict)  # an entry
    speaking_of: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # entries, and rows they speak of
    reported: Mapping[str, str] = field(default_factory=dict)  # rows that rest on no print we have seen
    alike: Mapping[str, tuple[str, str]] = field(
        default_factory=dict
    )  # of a note on all books, the two it joins
    told_by: Mapping[str, str] = field(default_factory=dict)  # entries whose notes another row or entry tells
    naming: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # rows, and cards they are about
    lacking: Mapping[str, str] = field(default_factory=dict)  # editions without a kind of entries altogether


class Drawing(Protocol):
    # words

    @property
    def OWNER_PLACES(self) -> Sequence[str]: ...  # noqa: N802  the places of messages that hold an owner

    def telling(self, event: Event) -> Message:
        """How an event is told."""
        ...

    def worded(self, told: Message, lang: str) -> Message:
        """A message of the engine as it is said, where that is not simply its template."""
        ...

    # boards

    def as_drawn(self, board: Any, edition: str) -> State:
        """The board as plain data, and whatever else is drawn of it."""
        ...

    def picture(self, state: State, lang: str, owners: OwnerNames) -> Picture:
        """What such a board looks like."""
        ...

    def described(self, state: State, lang: str, owners: OwnerNames) -> Described:
        """What is true of a board, fact by fact, to tell it from others."""
        ...

    def as_seen(self, board: Any, edition: str) -> Hashable:
        """What somebody at the table sees of a board: two that are alike in this are one outcome."""
        ...

    def outline(self, board: Any, edition: str) -> Outline:
        """What of it tells one outcome from another. There may be thousands of them."""
        ...

    # rulebooks

    def rulebooks(self) -> Rulebooks:
        """Where the editions differ, and what the entries have to do with that."""
        ...
