"""What happens on a board is an event; the events, as they nest, are the trace."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, ClassVar

from kfjudge.core.editions import Difference


class Event:
    """Something that happens. `rule` is the entry of the reference that it applies;
    subclasses are frozen dataclasses and change the board in `apply`. A `quiet` one is only waited for:
    it has no line of its own in the trace."""

    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    quiet: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "name" not in cls.__dict__:
            cls.name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()

    def apply(self, game: Any) -> Any:
        """Change the board. The answer is handed back by the door."""

    def sources(self) -> tuple[str, ...]:
        """What else the event rests on, beside its rule: a card that says so."""
        return ()

    def rows(self) -> tuple[Difference, ...]:
        """The points on which editions differ that were settled before the event."""
        return ()

    def cards(self) -> tuple[str, ...]:
        """The uids that the event is about, for whoever draws the step."""
        return ()


@dataclass(slots=True)
class Step:
    """One line of a trace: an event, how deep it nests, what it rests on."""

    n: int
    depth: int
    happened: Event
    cite: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)

    @property
    def event(self) -> str:
        return self.happened.name

    @property
    def cards(self) -> tuple[str, ...]:
        return self.happened.cards()
