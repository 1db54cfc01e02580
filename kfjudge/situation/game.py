"""What the layer `situation` asks of a game. A module `situation/facet.py` of the game answers as much of it
as the game has something of its own to say about; the rest follows from the schema of its boards."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from kfjudge.core.events import TraceStep
from kfjudge.core.message import Message
from kfjudge.situation.model import ParsedSituation


class CompletedSituation(Struct, frozen=True):
    """A situation of which everything is said that a board needs: what was told, and what is assumed.
    `description` says what lies where, as far as it was told. `added` are the labels of cards that nobody
    told of, `guessed` the places of those of which nobody told whose they are."""

    situation: ParsedSituation
    assumed: tuple[Message, ...] = ()
    description: tuple[Message, ...] = ()
    added: tuple[str, ...] = ()
    guessed: tuple[int, ...] = ()


class Variant(Struct, frozen=True):
    """The same situation with something assumed otherwise, and how that is said ("if Owl is tired"). `about`
    is what is varied, a subject and an aspect of it: what changes there is no difference. One with `unless`
    is the likelier one wherever something hangs on it: `said` is then how it is assumed, and `unless` how
    the other is said."""

    said: Message
    complete: CompletedSituation
    about: tuple[tuple[str, str], ...] = ()
    unless: Message | None = None


class Change(Struct, frozen=True):
    """That something of a board is otherwise than before: what of whom, how it is now, and a predicate that
    says so of the subject, which is a card (`facts`) or an owner."""

    subject: str
    aspect: str
    value: Hashable
    said: Message
    named: Any

    @property
    def key(self) -> Hashable:
        return self.subject, self.aspect, self.value


class Situations(Protocol):
    def meant(self, situation: ParsedSituation) -> ParsedSituation:
        """The situation as the game takes what was told: what can be true of no card is true of its owner,
        and so on. What is done is all there."""
        ...

    def idle(self, situation: ParsedSituation) -> tuple[int, ...]:
        """The places of cards that have no part in what is done and can lie nowhere on their own account:
        what was told of them has not been read."""
        ...

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        """What may be meant, the likeliest first: the first that can be played is. Never nothing."""
        ...

    def variants(self, played: CompletedSituation) -> Iterator[Variant]:
        """What may be otherwise than is assumed, if anything hangs on it."""
        ...

    def changes(self, before: Any, after: Any, trace: Sequence[TraceStep]) -> tuple[Change, ...]:
        """What is otherwise at the end, as a judge would say it: cards first, then owners."""
        ...
