"""What happens on a board is an event; the events, as they nest, are the trace."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, field
from msgspec.structs import asdict

from kfjudge.core.message import Message
from kfjudge.core.readings import Difference


@dataclass_transform(frozen_default=True)
class Event(Struct, frozen=True):
    """Something that happens. `rule` is the entry of the reference that it applies;
    subclasses have their fields and change the board in `apply`. A `quiet` one is only waited for:
    it has no line of its own in the trace."""

    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    quiet: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "name" not in cls.__dict__:
            cls.name = kebab(cls.__name__)

    def apply(self, game: Any) -> Any:
        """Change the board. The answer is handed back by the door."""

    def sources(self) -> tuple[str, ...]:
        """What else the event rests on, beside its rule: a card that says so."""
        return ()

    def rows(self) -> tuple[Difference, ...]:
        """The points on which editions differ that were settled before the event."""
        return ()

    def fields(self) -> dict[str, Any]:
        """What the event says, by the names of its fields, in their order."""
        return asdict(self)

    def cards(self) -> tuple[str, ...]:
        """The uids that the event is about, for whoever draws the step: the cards among its fields."""
        return tuple(_uids(self.fields().values()))


def kebab(name: str) -> str:
    """What a class is called where people read it: TakesChips is "takes-chips"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def _uids(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from _uids(value)
        elif hasattr(value, "uid"):
            yield value.uid


class Procedure(Event, kw_only=True):
    """An event that is a whole procedure: `steps` plays it, so that its parts nest below it in the trace."""

    steps: Callable[[], Any]

    def apply(self, game: Any) -> Any:  # noqa: ARG002
        return self.steps()


class Refused(Event):
    """Something that the rules do not let happen, and why. `about` are the cards that it concerns."""

    what: Message
    why: Message
    about: tuple[Any, ...]
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite


class Remark(Event):
    """Something worth reading in the trace that changes nothing."""

    what: Message
    about: tuple[Any, ...]
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite


class Refusal(Struct, frozen=True):
    """Why something is not allowed, and the entries that say so."""

    why: Message
    cite: tuple[str, ...]


class TraceStep(Struct):
    """One line of a trace: an event, how deep it nests, what it rests on, the rows on which editions differ,
    the points that are open, whether something canceled it."""

    n: int
    depth: int
    happened: Event
    cite: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)
    open_points: list[str] = field(default_factory=list)
    canceled: bool = False

    @property
    def event(self) -> str:
        return self.happened.name

    @property
    def cards(self) -> tuple[str, ...]:
        return self.happened.cards()
