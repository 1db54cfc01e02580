"""What every event of KeyForge is made of, refusals and remarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kfjudge.core.events import Event
from kfjudge.core.message import Message
from kfjudge.games.keyforge.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


AS_MUCH_AS_YOU_CAN = ("rule/resolve-as-much-as-you-can",)


class Deed(Event):
    """An event that is a whole procedure: `steps` plays it, so that its parts nest below it in the trace."""

    steps: Callable[[], Any]

    def apply(self, game: Game) -> Any:  # noqa: ARG002
        return self.steps()


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """Something that the rules do not let happen, and why."""

    what: Message
    why: Message
    about: tuple[Card, ...]
    cite: tuple[str, ...]

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.about)

    def sources(self) -> tuple[str, ...]:
        return self.cite


@dataclass(frozen=True, slots=True)
class Remark(Event):
    """Something worth reading in the trace that changes nothing."""

    what: Message
    about: tuple[Card, ...]
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.about)
