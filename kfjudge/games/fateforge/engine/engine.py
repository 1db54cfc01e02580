"""What the layers need of Fateforge's rules: boards read, written and played on, cards that can be played."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn

from kfjudge.core.game import Deck, Engine, Json
from kfjudge.core.schema import CARD, TURN, key_of
from kfjudge.core.table import Table
from kfjudge.games.fateforge import GAME, bad
from kfjudge.games.fateforge.cards.book import ENEMIES, HEROES, PLAYED, SKILLS_AND_ITEMS
from kfjudge.games.fateforge.engine import rounds, scenes
from kfjudge.games.fateforge.engine import state as states
from kfjudge.games.fateforge.engine.board import HERO, PREPARATION, SCENES, SCHEMA, Board
from kfjudge.games.fateforge.facts import UNKNOWN, Facts, on_boards

_TURN_KEY = key_of(SCHEMA, TURN)
_PLAYER_KEY = key_of(SCHEMA, "player")
_ZONE_KEY = key_of(SCHEMA, "place")
_CARD_KEY = key_of(SCHEMA, CARD, "uid", "controller", "zone")


class Battle(Table[Board]):
    """A table of Fateforge."""

    schema = SCHEMA


@dataclass(frozen=True, slots=True)
class FateforgeRules:
    """The rules of the one edition."""

    edition: str
    game: ClassVar[str] = GAME

    def table(self, board: Board, given: tuple[str, ...]) -> Battle:
        return Battle(board, self.edition, given, dict(board.readings))

    def advance(self, table: Any) -> bool:
        """Play on, beginning with a choice of the next action."""
        board: Board = table.board
        if board.over or not (board.standing() or board.turn.phase in SCENES):
            return False
        if board.turn.phase in SCENES:
            scenes.play_scene(table)
            return True
        if board.turn.phase == PREPARATION:
            rounds.prepare(table, board.players[board.turn.player])
        elif board.turn.phase == HERO:
            rounds.take_turn(table, board.players[board.turn.player])
        else:
            rounds.play_phase(table, board.turn.phase)
        return True

    def copy(self, board: Board) -> Board:
        return board.copy()

    def branch(self, board: Board) -> Board:
        return board.copy()

    def key(self, board: Board) -> Hashable:
        return (
            _TURN_KEY(board.turn),
            board.over,
            board.readings,
            *(_PLAYER_KEY(hero) for hero in board.players.values()),
            *(_ZONE_KEY(place) for place in board.zones.values()),
            *(_CARD_KEY(card) for _, card in sorted(board.cards.items())),
        )


class FateforgeEngine(Engine):
    schema = SCHEMA
    unknown_card = UNKNOWN

    def rules(self, edition: str) -> FateforgeRules:
        return FateforgeRules(edition)

    def look_at(self, board: Board, edition: str) -> Battle:
        return Battle(board.copy(), edition, (), dict(board.readings))

    def read(self, state: Mapping[str, Any]) -> Board:
        return states.read(state)

    def write(self, board: Board, edition: str) -> Json:
        return states.write(board, edition)

    def begin_match(self, decks: Sequence[Deck], edition: str) -> NoReturn:
        """Raise BadState: there are no decks in a battle scene, which begins from a board."""
        raise bad("problem.no-decks", "players")

    def forget_own_cards(self) -> None:
        on_boards.cache_clear()

    def facts(self) -> Mapping[str, Facts]:
        return on_boards()

    def modeled_cards(self) -> frozenset[str]:
        heroes = (hero for hero, abilities in HEROES.items() if abilities and set(abilities) <= set(PLAYED))
        return frozenset({*ENEMIES, *SKILLS_AND_ITEMS, *heroes})

    def is_modeled(self, card: str) -> bool:
        """Tell whether a card can be played: one of which a board or the user says all can, too."""
        facts = on_boards().get(card)
        return card in self.modeled_cards() or (facts is not None and not facts.page)

    def turn_of(self, board: Board) -> Hashable:
        """Tell turns apart: a turn is that of a hero, of the enemies, or of the upkeep."""
        return board.turn.round, board.turn.phase, board.turn.player
