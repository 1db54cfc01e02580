"""What the notation asks of a game. By default, the schema says the whole board, beside one line about whose
turn it is. The phrases of a game's files are the pages `notation` of its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from kfjudge.core.game import Room
from kfjudge.core.message import Message
from kfjudge.notation.grammar import SlotWords, name_owner
from kfjudge.notation.scenario import (
    NOWHERE,
    CardFact,
    LocalNames,
    Owner,
    Phrase,
    Scenario,
    Situation,
    make_phrase,
)

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts
    from kfjudge.notation.board_state import StateBuilder
    from kfjudge.notation.parser.phrases import PhraseParser
    from kfjudge.notation.tokens import Span

Json = dict[str, Any]
Cards = Mapping[str, Json]  # every card of a state by its uid


class SpecialPhrases(Struct, frozen=True):
    """Phrases of a game that are read or written in a way of their own."""

    alone: tuple[str, ...] = ()  # answers that name their player within: "Ann begins"
    open: tuple[str, ...] = ()  # answers that leave the choice open: "chooses color ?"
    decided: tuple[str, ...] = ()  # what happens, but only for want of words that make it an answer
    as_step: Mapping[str, str] = field(default_factory=dict)  # how an answer is written at a numbered step
    tried: Mapping[str, str] = field(default_factory=dict)  # options whose step is not called like them
    # A word that lists several answers: the answer that it begins with, and the phrases of what it lists.
    orders: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    may_be_nothing: tuple[str, ...] = ()  # lines that may say that there is nothing: "last turn: nothing"
    aimed: tuple[str, ...] = ()  # options that name a target: "Magpie can chase Owl"
    any_amount: Mapping[str, str] = field(default_factory=dict)  # phrases of "did not happen at all"


class GameNotation(Room):
    """How the board files of a game are read and written."""

    slots: Mapping[str, SlotWords] = {}  # places of phrases that hold one of a few words
    board_lines: tuple[str, ...] = ("turn",)  # what lines of the board are about, beside owners and zones
    special_phrases = SpecialPhrases()
    names_have_articles = False  # in a sentence, where the language has them: "le Conscrit"

    # reading

    def read_introduction(self, parser: PhraseParser, words: Span) -> tuple[Phrase, ...]:
        """Read the parentheses behind the name of an owner where the owners are introduced."""
        parser.report_failure(("introduction",), words, "fact")
        return ()

    def explain_misplaced(self, parser: PhraseParser, head: Phrase, rest: Span) -> Message:
        """Say what is wrong with a line about something that stands elsewhere."""
        raise AssertionError(f"{self.game.id} has no line {head.key}")

    def check_file(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Note what is wrong with a file as a whole, each line of it being right."""

    def read_composed(self, kind: str, words: Span, resolve: Callable[[str, Span], Any]) -> str | None:
        """Read words in a place that holds what the game puts together of several phrases; None where they
        mean nothing."""
        return None

    def write_composed(self, kind: str, value: str, lang: str) -> str:
        """Write such a value again."""
        return value

    def parse_own_card(self, line: str) -> Json | None:
        """Parse a line about a card of one's own, as a board file would write it; None where the game plays
        no such cards. Raises Trouble."""
        return None

    def find_lacks(self, card: Json) -> list[Message]:
        """List what a card of one's own does not say and a game that is played will ask for."""
        return []

    # from the board of a file to a state: what the schema does not say

    def count_by_default(self, scenario: Scenario | None, zone: str) -> int:
        """Count the unknown cards that lie in a zone of which nothing is said."""
        return 0

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None: ...
    def lay_out_card(
        self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json
    ) -> None: ...
    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        """Lay out the turn, and whatever else the whole board says, once the owners and cards are laid out.

        A board that does not say whose turn it is means the first owner that takes turns."""
        turn = builder.scenario.facts_about("turn")
        if len(turn) > 1:
            builder.error("turn-twice", turn[-1].spot)
        kinds = [kind.kind for kind in self.game.engine.schema.owners if kind.takes_turns]
        in_turn = [owner.id for owner in builder.scenario.owners if owner.kind in kinds]
        for one in turn:
            if one["seat"] not in in_turn:
                builder.error("no-fact", one.spot, given=name_owner(one["seat"], self.game.id))
        if not in_turn:
            builder.error("missing-player", NOWHERE)
        state["active"] = turn[0]["seat"] if turn else next(iter(in_turn), "")

    def can_be_played(self, card: CardFact) -> bool:
        """Tell whether a card of a board can be played as it is, or as the board states it."""
        return self.game.engine.is_modeled(card.card)

    def find_card_of_owner(self, owner: Owner) -> CardFacts | None:
        """Find the card that an owner plays, if it plays one: a hero's."""
        return None

    def name_in_languages(self, owner: Owner) -> LocalNames:
        """Say what an owner is called in each language, as far as a file or its card tells."""
        return owner.names

    # and back

    def find_unsayable(self, state: Json, cards: Cards) -> Message | None:
        """Say what of a state the notation has no words for: a match that is over."""
        return Message("scenario.unsayable-over") if state.get("winner") else None

    def board_phrases(self, state: Json, cards: Cards) -> Situation:
        """Write the lines about the whole board."""
        return (("turn", (make_phrase("turn.player", seat=state["active"]),)),) if state.get("active") else ()

    def introduction_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return ()

    def owner_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return ()

    def card_phrases(self, mark: str, state: Json, cards: Cards) -> tuple[Phrase, ...]:
        """Write all that is said of a card by a mark that may be said several times."""
        one = self.card_phrase(mark, state, cards)
        return () if one is None else (one,)

    def card_phrase(self, mark: str, state: Json, cards: Cards) -> Phrase | None:
        """Write what is said of a card by a mark that only the game knows."""
        return None
