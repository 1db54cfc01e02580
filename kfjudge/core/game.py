"""What a game gives so that the neutral layers can play it: its editions, its cards, boards read and written.
A module `engine/facet.py` in the folder of the game answers this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from kfjudge.core.ask import Ask
from kfjudge.core.readings import Difference
from kfjudge.core.run import Rules, Run
from kfjudge.core.schema import Schema
from kfjudge.core.table import Table

Json = dict[str, Any]
Deck = tuple[Iterable[str], Iterable[str]]


class CardFacts(Protocol):
    """What is printed on a card, as far as every game has it."""

    @property
    def id(self) -> str: ...
    @property
    def names(self) -> tuple[tuple[str, str], ...]: ...  # what it is called: a language, and the name
    @property
    def type(self) -> str: ...


class Engine(Protocol):
    @property
    def GAME(self) -> str: ...  # noqa: N802  a constant of the module
    @property
    def ROWS(self) -> tuple[Difference, ...]: ...  # noqa: N802  where the editions differ
    @property
    def SCHEMA(self) -> Schema: ...  # noqa: N802  what a board consists of
    @property
    def UNKNOWN(self) -> CardFacts: ...  # noqa: N802  a card of which nobody has said which it is

    def rules(self, edition: str) -> Rules[Any]: ...
    def look(self, board: Any, edition: str) -> Table[Any]:
        """A table on a copy of the board, to look at it with."""
        ...

    def read(self, state: Mapping[str, Any]) -> Any:
        """A fresh board from plain data. Raises BadState."""
        ...

    def write(self, board: Any, edition: str) -> Json: ...
    def fresh(self, decks: Sequence[Deck], edition: str) -> Run[Any]:
        """A new match between the decks of its players, in the order of their seats."""
        ...

    def edition_of(self, state: Mapping[str, Any], wanted: str | None) -> str:
        """The edition that is asked for, or the state's own, or the newest."""
        ...

    def facts(self) -> Mapping[str, CardFacts]:
        """Every card by id, the unknown one not among them."""
        ...

    def modeled(self) -> frozenset[str]: ...
    def is_modeled(self, card: str) -> bool:
        """Whether one card is, at the cost of that card."""
        ...

    def until(self, first: Run[Any]) -> Callable[[Any, Ask], bool]:
        """Where an exploration from a run ends: with the resolution under way, or with the turn."""
        ...
