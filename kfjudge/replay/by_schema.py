"""What holds for every game whose scripts are played as they stand: events are called like their phrases, and
what is seen of a board is what its schema says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge import games

if TYPE_CHECKING:
    from kfjudge.core.ask import Decision
    from kfjudge.core.events import Event, Refusal, TraceStep
    from kfjudge.notation.scenario import Phrase
    from kfjudge.replay.game import Look, Seen
    from kfjudge.replay.judging.happened import Meaning
    from kfjudge.replay.result import Stuck


class BySchema:
    """The answers to `replay.game.Playing` of a game that has nothing to add to its actions."""

    STEPS: Mapping[str, bool] = {}
    MARKS: Mapping[str, str] = {}
    REPEATED: Mapping[str, str] = {}
    FIELDS: Mapping[str, str] = {}
    MEANINGS: Mapping[str, Meaning] = {}
    OF_OWNERS: Mapping[str, Look] = {}
    OF_CARDS: Mapping[str, Look] = {}
    CLAIMS: Mapping[str, Callable[[Any, Phrase], Seen]] = {}
    TURN_RULE = ""

    def __init__(self, game: str) -> None:
        self.game = game

    def why_not(self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None) -> Refusal | None:  # noqa: ARG002
        """Nothing is known of why but that it answers nothing that is asked."""
        return None

    def tells(self, phrase: Phrase, seat: str, trace: Sequence[TraceStep]) -> bool:  # noqa: ARG002
        return False

    def begins_with(self, phrase: Phrase, event: Event) -> bool:  # noqa: ARG002
        return False

    def ability(self, event: Event) -> tuple[Any, Any] | None:  # noqa: ARG002
        return None

    def read(self, state: Mapping[str, Any]) -> Any:
        return games.engine(self.game).read(state)
