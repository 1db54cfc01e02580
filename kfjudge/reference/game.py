"""What the reference asks of a game: its cards as they are printed, and how its entries are searched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.game import Room
from kfjudge.core.message import game_message
from kfjudge.words.catalogue import say_raw

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts


class CardFilter(Struct, frozen=True):
    """A fact by which cards may be asked for ("cards --type action"). `name` is what the question calls it,
    `fact` the attribute of the facts that has it. Its values are told by messages that begin with `words`
    ("card.type" has "card.type.bird"); without, they are numbers. Of a fact that has several elements, of
    parts each, `at` is which part; what is asked of one fact must be true of one of its elements."""

    name: str
    fact: str
    words: str | None = None
    at: int = 0


class GameReference(Room, ABC):
    """The cards of a game, and how its entries are searched."""

    card_filters: tuple[CardFilter, ...] = ()
    # Words for what is printed on the cards, folded: many a question says them, whatever it is about.
    card_words: frozenset[str] = frozenset()
    shortest_form = 0  # letters, at least, that the forms of a word have in common: "arcer" is none of "arc"

    def words(self, key: str, lang: str, **places: Any) -> str:
        """Say a message of the game as cards are printed, not yet typeset: "card.power" as "power 5"."""
        return say_raw(game_message(self.game.id, key, **places), lang)

    @abstractmethod
    def facts(self) -> Mapping[str, CardFacts]:
        """Map every card by id, without the unknown one."""

    @abstractmethod
    def describe_print(self, card: Any, lang: str) -> Sequence[Sequence[str]]:
        """Say what is printed on a card but its text: what each of a few short sentences lists."""

    @abstractmethod
    def describe_place(self, card: Any, lang: str) -> str:
        """Say where a card is printed: its set, its number."""

    def editions(self, card: Any) -> tuple[str, ...]:
        """List the editions of the rules in which there is such a card, newest first."""
        return tuple(reversed(self.game.editions))

    def describe_abilities(self, card: str, lang: str, edition: str) -> list[str] | None:
        """Say what a card does, a sentence for each ability; None where that is not known."""
        return None

    def list_features(self, card: str) -> list[str]:
        """List what the model of a card has in it, for the rules that follow from it; nothing where cards
        have no models."""
        return []

    def multiply(self, card: str, fact: str, number: int, lang: str) -> str:
        """Say what is printed on a card for so many players, where it depends on how many there are."""
        return fact
