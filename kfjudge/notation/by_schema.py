"""What holds for every game whose notation says nothing else: a board that its schema says whole, and one
line about whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.message import Message
from kfjudge.games import engine
from kfjudge.notation.game import Cards, Habits, Json, SlotWords
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.scenario import NOWHERE, CardFact, Owner, Phrase, Scenario, Situation, make_phrase

if TYPE_CHECKING:
    from kfjudge.notation.layout import StateBuilder
    from kfjudge.notation.phrase_parser import PhraseParser
    from kfjudge.notation.tokens import Span


class BySchema:
    """The answers to `notation.game.Notation` that the schema of a game gives. The line about the turn says
    `turn.player`, and is left out where it is the first owner’s."""

    SLOTS: dict[str, SlotWords] = {}  # noqa: RUF012  read by nobody who writes
    LINES = ("turn",)
    HABITS = Habits()

    def __init__(self, game: str) -> None:
        self.game = game

    # reading

    def introduce(self, parser: PhraseParser, words: Span) -> tuple[Phrase, ...]:
        """Nothing is said of an owner where the owners are introduced."""
        parser.report_failure(("introduction",), words, "fact")
        return ()

    def misplaced(self, parser: PhraseParser, head: Phrase, rest: Span) -> Message:  # noqa: ARG002
        raise AssertionError(f"{self.game} has no line {head.key}")

    def check(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Nothing is wrong with a file as a whole."""

    # from the board of a file to a state

    def unsaid(self, scenario: Scenario | None, zone: str) -> int:  # noqa: ARG002
        return 0

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        """An owner is what the schema says."""

    def lay_out_card(self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json) -> None:
        """A card is what the schema says."""

    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        """Whose turn it is."""
        turn = builder.scenario.facts_about("turn")
        if len(turn) > 1:
            builder.error("turn-twice", turn[-1].spot)
        in_turn = self._in_turn(builder.scenario)
        for one in turn:
            if one["seat"] not in in_turn:
                given = name_owner(one["seat"], self.game)
                builder.error("no-fact", one.spot, given=given)
        if not in_turn:
            builder.error("missing-player", NOWHERE)
        state["active"] = turn[0]["seat"] if turn else next(iter(in_turn), "")

    # and back

    def unsayable(self, state: Json, cards: Cards) -> Message | None:  # noqa: ARG002
        """A match that is over."""
        return Message("scenario.unsayable-over") if state.get("winner") else None

    def situation_of(self, state: Json, cards: Cards) -> Situation:  # noqa: ARG002
        return (("turn", (make_phrase("turn.player", seat=state["active"]),)),) if state.get("active") else ()

    def introduction_of(self, state: Json) -> tuple[Phrase, ...]:  # noqa: ARG002
        return ()

    def facts_of_owner(self, state: Json) -> tuple[Phrase, ...]:  # noqa: ARG002
        return ()

    def fact_of_card(self, mark: str, state: Json, cards: Cards) -> Phrase | None:  # noqa: ARG002
        return None

    def _in_turn(self, scenario: Scenario) -> list[str]:
        """The owners that take turns. A board that does not say whose turn it is means the first."""
        kinds = [kind.kind for kind in engine(self.game).SCHEMA.owners if kind.takes_turns]
        return [owner.id for owner in scenario.owners if owner.kind in kinds]
