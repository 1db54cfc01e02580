"""What a replay asks of a game. By default, events are called like their phrases, and the schema says what
can be seen of a board.

Of a board the layer knows what the schema says (`core.schema`): `board.cards` by uid, its owners under the
field of their kind, their zones; `board.turn.player` and `board.winner`, where there are turns and winners. A
zone that may be `unknown` says so in `<zone>_unknown`, and one that may be `shuffled` keeps those cards in
`shuffled`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge.core.game import Room
from kfjudge.core.message import Message
from kfjudge.notation.scenario import Phrase

if TYPE_CHECKING:
    from kfjudge.core.events import Event, Refusal, TraceStep
    from kfjudge.core.table import Ask, Decision, Option
    from kfjudge.replay.moments import EventMeaning
    from kfjudge.replay.options import Action
    from kfjudge.replay.result import Stuck

Observation = tuple[bool, Message]  # whether it is as expected, and what there is to see
# At a table, a piece of the board, what is expected of it; or what is expected of the match.
FactCheck = Callable[[Any, Any, Phrase], Observation]
MatchCheck = Callable[[Any, Phrase], Observation]
Check = TypeVar("Check")


def checks(table: dict[str, Check], *facts: str) -> Callable[[Check], Check]:
    """Put a check into a table, for each of the facts that it checks."""

    def register(check: Check) -> Check:
        table.update(dict.fromkeys(facts, check))
        return check

    return register


class GameReplay(Room):
    """How the scripts of a game are played and their claims checked."""

    actions: tuple[Action, ...] = ()  # what may be decided, and how it is said
    # Questions that a numbered step of its own answers, and whether it names who decides.
    step_questions: Mapping[str, bool] = {}
    # Phrases that leave a question open ("chooses color ?"), and which.
    open_questions: Mapping[str, str] = {}
    repeated_answers: Mapping[str, str] = {}  # phrases that stand for `n` answers in a row, and for which
    event_fields: Mapping[str, str] = {}  # places of phrases, where events call them otherwise
    # Phrases of events that are not called like the event, or whose places are not.
    meanings: Mapping[str, EventMeaning] = {}
    # How to see whether a fact holds that the schema does not say: of an owner, of a card, of the match.
    owner_checks: Mapping[str, FactCheck] = {}
    card_checks: Mapping[str, FactCheck] = {}
    match_checks: Mapping[str, MatchCheck] = {}
    turn_rule = ""  # the entry that says whose turn it is

    def read_board(self, state: Mapping[str, Any]) -> Any:
        """Make the board that a scenario lays out. Raise BadState."""
        return self.game.engine.read(state)

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        """Say why the rules refuse a step; `forced` is the one answer that there was instead of it. None: it
        answers nothing that is asked."""
        return None

    def explain_left_over(self, stuck: Stuck, phrase: Phrase) -> Refusal | None:
        """Say why nobody asks what an answer answers, behind a step that was done; None where that is not
        known."""
        return None

    def has_happened(self, phrase: Phrase, seat: str, trace: Sequence[TraceStep]) -> bool:
        """Tell whether a line only tells what happened in that part of the trace, nobody having been
        asked."""
        return False

    def find_way_to_let(self, ask: Ask, seat: str) -> Option | None:
        """Find the option by which who decides lets another go first; a step of the other means it, too."""
        return None

    def has_begun_with(self, phrase: Phrase, event: Event) -> bool:
        """Tell whether what a step says, when it was forced, had begun with that event."""
        return False

    def find_ability(self, event: Event) -> tuple[Any, Any] | None:
        """Find the card whose ability resolves in that event, and the card that gives the ability."""
        return None
