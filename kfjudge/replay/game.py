"""What the layer `replay` asks of a game. A module `notation/playing.py` of the game answers it.

Of a board it knows what the schema says (`core.schema`): `board.cards` by uid, its owners under the field of
their kind, their zones; `board.turn.player` and `board.winner`, where there are turns and winners. A zone
that may be `unknown` says so in `<zone>_unknown`, and one that may be `shuffled` keeps those cards in
`shuffled`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from kfjudge.core.ask import Decision
from kfjudge.core.events import Event, Refusal, TraceStep
from kfjudge.core.message import Message
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.actions import Action
from kfjudge.replay.judging.happened import Meaning
from kfjudge.replay.result import Stuck

Seen = tuple[bool, Message]  # whether it is as expected, and what there is to see
Look = Callable[[Any, Any, Phrase], Seen]  # at a table, a piece of the board, what is expected of it


class Playing(Protocol):
    @property
    def ACTIONS(self) -> tuple[Action, ...]: ...  # noqa: N802  what may be decided, and how it is said
    @property
    def STEPS(self) -> Mapping[str, bool]: ...  # noqa: N802
    # questions that a numbered step of its own answers, and whether it names who decides
    @property
    def MARKS(self) -> Mapping[str, str]: ...  # noqa: N802

    # phrases that leave one question open ("chooses color ?"), and which

    def tells(self, phrase: Phrase, seat: str, trace: Sequence[TraceStep]) -> bool:
        """Whether a line only tells what happened in that part of the trace, nobody having been asked."""
        ...

    @property
    def REPEATED(self) -> Mapping[str, str]: ...  # noqa: N802

    # answers that stand for `n` of another, one after the other, and which

    @property
    def FIELDS(self) -> Mapping[str, str]: ...  # noqa: N802
    # places of phrases that events call otherwise
    @property
    def MEANINGS(self) -> Mapping[str, Meaning]: ...  # noqa: N802
    # phrases of events that are not called like the event, or whose places are not
    @property
    def OF_OWNERS(self) -> Mapping[str, Look]: ...  # noqa: N802  what the schema does not say of an owner,
    @property
    def OF_CARDS(self) -> Mapping[str, Look]: ...  # noqa: N802  of a card,
    @property
    def CLAIMS(self) -> Mapping[str, Callable[[Any, Phrase], Seen]]: ...  # noqa: N802  of the match

    @property
    def TURN_RULE(self) -> str: ...  # noqa: N802  the entry that says whose turn it is
    def why_not(self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None) -> Refusal | None:
        """Why the rules refuse a step; `forced` is the one answer that there was instead of it. None: it
        answers nothing that is asked."""
        ...

    def begins_with(self, phrase: Phrase, event: Event) -> bool:
        """Whether what a step says, when it was forced, had begun with that event."""
        ...

    def ability(self, event: Event) -> tuple[Any, Any] | None:
        """The card whose ability that event is, and the card that gives it."""
        ...

    def read(self, state: Mapping[str, Any]) -> Any:
        """The board that a scenario lays out. Raises BadState."""
        ...
