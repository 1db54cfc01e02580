"""What a game is: its names, its books, and its rooms, each a class that answers what one layer asks.

The rooms that follow from the schema of its boards are given in `games.base.BaseGame`; a game overrides what
it knows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from kfjudge.core.errors import Trouble
from kfjudge.core.message import game_message, message

if TYPE_CHECKING:
    from kfjudge.core.readings import Difference, Point
    from kfjudge.core.run import Rules, Run
    from kfjudge.core.schema import Schema
    from kfjudge.core.table import Ask, Table
    from kfjudge.notation.game import GameNotation
    from kfjudge.reference.game import GameReference
    from kfjudge.render.game import GameDrawing
    from kfjudge.replay.game import GameReplay
    from kfjudge.situation.game import GameSituations

Json = dict[str, Any]
Deck = tuple[Iterable[str], Iterable[str]]


class Game(ABC):
    """A game in the house. A room is made, and its modules are imported, when it is first asked for."""

    id: str
    called: tuple[str, ...]  # names that may stand before an identifier, folded: "horreur a arkham faq 3"
    books: Mapping[str, str]  # the language that each edition is printed in, oldest first
    dates: Mapping[str, str] = {}  # the month of each edition that has one: "2019-05"
    # The edition that a board file means when it names none: the newest when such files were first written.
    # A newer edition moves nothing that does not name it, nor any entry (`reference.model.holds_in`).
    written_for: str
    sketches = False  # whether it makes boards of sentences by itself, and lets the common parser be

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """List the editions of its rules, oldest first."""
        return tuple(self.books)

    @property
    def newest(self) -> str:
        return self.editions[-1]

    @property
    def plays(self) -> bool:
        """Tell whether its boards are played. Without an engine, a game is in the reference only."""
        return type(self).engine is not Game.engine

    def check_plays(self) -> None:
        """Raise Trouble for a game that is in the reference only."""
        if not self.plays:
            raise Trouble(message("reference.only-read", game=game_message(self.id, "game.name")))

    def is_modeled(self, card: str) -> bool:
        return self.plays and self.engine.is_modeled(card)

    @cached_property
    def open_points(self) -> tuple[Point, ...]:
        """The points that its books leave open."""
        return ()

    def points(self, *editions: str) -> tuple[Point, ...]:
        """List the points that are open in one of these editions, or all."""
        return tuple(point for point in self.open_points if not editions or any(map(point.is_open, editions)))

    @cached_property
    def engine(self) -> Engine:
        """Load its rules. Raise Trouble if the game is in the reference only."""
        self.check_plays()
        raise NotImplementedError(self.id)

    @cached_property
    @abstractmethod
    def reference(self) -> GameReference: ...

    @cached_property
    @abstractmethod
    def notation(self) -> GameNotation: ...

    @cached_property
    @abstractmethod
    def replay(self) -> GameReplay: ...

    @cached_property
    @abstractmethod
    def drawing(self) -> GameDrawing: ...

    @cached_property
    @abstractmethod
    def situations(self) -> GameSituations: ...


class CardFacts(Protocol):
    """What is printed on a card, as far as every game has it."""

    @property
    def id(self) -> str: ...
    @property
    def names(self) -> tuple[tuple[str, str], ...]: ...  # what it is called: a language, and the name
    @property
    def type(self) -> str: ...


class Room:
    """What one layer asks of a game, and what it answers where a game says nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game


class Engine(Room, ABC):
    """What the layers need of a game's rules to play it: editions, cards, boards read and written."""

    rows: tuple[Difference, ...] = ()  # where the editions differ
    schema: Schema  # what a board consists of
    unknown_card: CardFacts  # stands for a card of which nobody has said which it is

    @abstractmethod
    def rules(self, edition: str) -> Rules[Any]: ...

    @abstractmethod
    def look_at(self, board: Any, edition: str) -> Table[Any]:
        """Set a copy of the board on a table, to look at it."""

    @abstractmethod
    def read(self, state: Mapping[str, Any]) -> Any:
        """Make a board from plain data. Raise BadState."""

    @abstractmethod
    def write(self, board: Any, edition: str) -> Json: ...

    @abstractmethod
    def begin_match(self, decks: Sequence[Deck], edition: str) -> Run[Any]:
        """Begin a match between the decks of its players, in the order of their seats. Raise BadState."""

    def forget_own_cards(self) -> None:
        """Let go of what is kept of the user's own cards, where they can lie on a board."""

    @abstractmethod
    def facts(self) -> Mapping[str, CardFacts]:
        """Map every card by id, without the unknown one."""

    @abstractmethod
    def modeled_cards(self) -> frozenset[str]:
        """List the ids of the cards that can be played."""

    def is_modeled(self, card: str) -> bool:
        """Tell whether one card can be played, without loading others."""
        return card in self.modeled_cards()

    def choose_edition(self, state: Mapping[str, Any], wanted: str | None) -> str:
        """Choose the edition that is wanted, or that of a state, or the newest. Raise BadState for others."""
        from kfjudge.core.validation import bad_field, describe_value

        given = state.get("edition") if wanted is None else wanted
        edition = self.game.newest if given is None else given
        if edition not in self.game.editions:
            legal = ", ".join(self.game.editions)
            raise bad_field("problem.edition", "edition", given=describe_value(edition), legal=legal)
        return str(edition)

    def turn_of(self, board: Any) -> Hashable:
        """Give what tells one turn from the next."""
        return board.turn.number  # type: ignore[no-any-return]  # the boards of games have no common class

    def end_of_exploration(self, first: Run[Any]) -> Callable[[Any, Ask], bool]:
        """Say where an exploration from a run ends: with the resolution under way, or with the turn."""
        now = self.turn_of(first.board)
        if first.pending is not None and first.pending.turn:
            return lambda board, _ask: self.turn_of(board) != now
        return lambda board, ask: ask.turn or self.turn_of(board) != now
