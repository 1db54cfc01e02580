"""What the layer `reference` asks of a game. A module `shelf.py` of the game answers it; what the game is
called and which books it has stands in its package (`games.called`, `games.books`), the names of the books on
the page `book` of its words. What the shelf leaves out, `reference.by_book` answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts


class Printed(Struct, frozen=True):
    """Something printed on cards by which they may be asked for. `name` is what the question calls it, `fact`
    the attribute of the facts that has it. Its values are told by messages that begin with `words`
    ("card.type" has "card.type.bird"); without, they are numbers. Of a fact that has several elements, of
    parts each, `at` is which part; what is asked of one fact must be true of one of its elements."""

    name: str
    fact: str
    words: str | None = None
    at: int = 0


class Searched(Struct, frozen=True):
    """How the entries of a game are searched, where that is not as in every other."""

    often: float = 0.0  # how much more an entry counts of which many pieces speak of what is asked
    form: int = 0  # letters, at least, that the forms of a word have in common: "arcer" is none of "arc"
    said: float = 1.0  # times what it counts elsewhere that a piece says things as players do
    meaning: float = 1.0  # and that a word of every day means the same: more, where a game has many of both


class Shelf(Protocol):
    @property
    def PRINTED(self) -> tuple[Printed, ...]: ...  # noqa: N802
    @property
    def OF_A_CARD(self) -> frozenset[str]: ...  # noqa: N802

    # words for what is printed on the cards, folded: many a question says them, whatever it is about

    @property
    def SEARCHED(self) -> Searched: ...  # noqa: N802

    def facts(self) -> Mapping[str, CardFacts]:
        """Every card by id, the unknown one not among them."""
        ...

    def printed(self, card: Any, lang: str) -> Sequence[Sequence[str]]:
        """What is printed on a card but its text, in words: what each of a few short sentences lists."""
        ...

    def place(self, card: Any, lang: str) -> str:
        """Where it is printed: its set, its number."""
        ...

    def editions(self, card: Any) -> tuple[str, ...]:
        """The editions of the rules in which there is such a card, newest first."""
        ...

    def does(self, card: str, lang: str, edition: str) -> list[str] | None:
        """What a card does, a sentence for each ability; None where that is not known."""
        ...
