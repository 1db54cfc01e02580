"""What the notation asks of a game. A module `notation/facet.py` of the game answers it; what its files can
say stands in the pages `notation` of its words, what its boards consist of in its schema (`core.schema`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct, field

from kfjudge.core.message import Message

if TYPE_CHECKING:
    from kfjudge.notation.layout import StateBuilder
    from kfjudge.notation.phrase_parser import PhraseParser
    from kfjudge.notation.scenario import CardFact, Owner, Phrase, Scenario, Situation
    from kfjudge.notation.tokens import Span

Json = dict[str, Any]
Cards = Mapping[str, Json]  # every card of a state by its uid


class SlotWords(Struct, frozen=True):
    """What a place of a phrase may hold where that is one of a few words: the phrases `kind.…`, each at most
    `width` words long. `told` says whether all are told where one was meant and nothing is alike."""

    kind: str
    width: int = 0
    told: bool = True


class Habits(Struct, frozen=True):
    """Phrases of a game that are read or written in a way of their own."""

    alone: tuple[str, ...] = ()  # answers that name their player within: "Ann begins"
    open: tuple[str, ...] = ()  # answers that leave the choice open: "chooses color ?"
    decided: tuple[str, ...] = ()  # what happens, but only for want of words that make it an answer
    as_step: Mapping[str, str] = field(default_factory=dict)  # how an answer is written at a numbered step
    tried: Mapping[str, str] = field(default_factory=dict)  # options whose step is not called like them
    orders: Mapping[str, tuple[str, tuple[str, ...]]] = field(
        default_factory=dict
    )  # a word, the answer that it
    # begins with, and the phrases of what it lists
    may_be_nothing: tuple[str, ...] = ()  # lines that may say that there is nothing: "last turn: nothing"
    aimed: tuple[str, ...] = ()  # options that name a target: "Magpie can chase Owl"
    any_amount: Mapping[str, str] = field(
        default_factory=dict
    )  # what did not happen where it happened 0 times


class Notation(Protocol):
    @property
    def SLOTS(self) -> Mapping[str, SlotWords]: ...  # noqa: N802  places that hold one of a few words
    @property
    def LINES(self) -> tuple[str, ...]: ...  # noqa: N802  what lines of the board are about, beside owners and zones
    @property
    def HABITS(self) -> Habits: ...  # noqa: N802

    # reading

    def introduce(self, parser: PhraseParser, words: Span) -> tuple[Phrase, ...]:
        """What the parentheses behind an owner’s name say where the owners are introduced."""
        ...

    def misplaced(self, parser: PhraseParser, head: Phrase, rest: Span) -> Message:
        """What is wrong with a line about something that stands elsewhere."""
        ...

    def check(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Note what is wrong with a file as a whole, each line of it being right."""
        ...

    # from the board of a file to a state: what the schema does not say

    def unsaid(self, scenario: Scenario | None, zone: str) -> int:
        """How many unknown cards lie in a zone of which nothing is said."""
        ...

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None: ...
    def lay_out_card(
        self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json
    ) -> None: ...
    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        """The turn and whatever else the whole board says, once the owners and cards are laid out."""
        ...

    # and back

    def unsayable(self, state: Json, cards: Cards) -> Message | None:
        """What of a state the notation has no words for."""
        ...

    def situation_of(self, state: Json, cards: Cards) -> Situation: ...
    def introduction_of(self, state: Json) -> tuple[Phrase, ...]: ...
    def facts_of_owner(self, state: Json) -> tuple[Phrase, ...]: ...
    def fact_of_card(self, mark: str, state: Json, cards: Cards) -> Phrase | None:
        """What is said of a card by a mark that only the game knows."""
        ...
