"""Events: whatever happens on a board is one. Nested as they happen, they are the trace."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, field
from msgspec.structs import asdict, force_setattr

from kfjudge.core.message import Message
from kfjudge.core.readings import Difference


@dataclass_transform(frozen_default=True)
class Event(Struct, frozen=True):
    """Something that happens: a creature is stunned, a key is forged. `rule` is the entry of the reference
    that it applies; subclasses have their fields and change the board in `apply`. A `quiet` event has no line
    in the trace: it is only something that abilities wait for."""

    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    quiet: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "name" not in cls.__dict__:
            cls.name = kebab(cls.__name__)

    def apply(self, game: Any) -> Any:
        """Change the board. `Table.do` returns what this returns."""

    def sources(self) -> tuple[str, ...]:
        """List what else the event rests on, beside its rule: what its field `cite` names, if it has one."""
        cite: tuple[str, ...] = getattr(self, "cite", ())
        return cite

    def rows(self) -> tuple[Difference, ...]:
        """List the differences between editions that were settled before the event."""
        return ()

    def fields(self) -> dict[str, Any]:
        """Return the fields by name, in their order."""
        return asdict(self)

    def cards(self) -> tuple[str, ...]:
        """List the uids of the cards that the event is about, to mark them in a drawing of the step."""
        return tuple(_uids(self.fields().values()))


def kebab(name: str) -> str:
    """Turn the name of a class into one for people: TakesChips → "takes-chips"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def _uids(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from _uids(value)
        elif hasattr(value, "uid"):
            yield value.uid


class Procedure(Event, kw_only=True):
    """An event that consists of others, such as a fight: `steps` plays them, and they nest below it. They are
    forgotten as they are played: an event is kept in the trace, and they hold on to the whole table."""

    steps: Callable[[], Any] | None

    def apply(self, game: Any) -> Any:  # noqa: ARG002
        steps = self.steps
        assert steps is not None
        force_setattr(self, "steps", None)
        return steps()


class Refused(Event):
    """Something that the rules do not let happen, and why: "Krump cannot fight: it is stunned". `about` are
    the cards that it concerns."""

    what: Message
    why: Message
    about: tuple[Any, ...]
    cite: tuple[str, ...]


class Remark(Event):
    """A note in the trace that changes nothing: how we read a point that the book leaves open."""

    what: Message
    about: tuple[Any, ...]
    cite: tuple[str, ...]


class Refusal(Struct, frozen=True):
    """Why something is not allowed, and the entries that say so. Not an event: it is returned before one."""

    why: Message
    cite: tuple[str, ...]


class TraceStep(Struct):
    """One line of a trace: an event, how deep it nests, the entries it rests on, the differences between
    editions and the open points that it depends on, and whether it was canceled."""

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
