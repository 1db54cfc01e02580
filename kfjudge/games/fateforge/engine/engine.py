"""What the layers need of Fateforge's rules: boards read and written, cards that can be played."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NoReturn

from kfjudge.core.game import Deck, Engine, Json
from kfjudge.games.fateforge import bad
from kfjudge.games.fateforge.cards.book import ENEMIES, HEROES, PLAYED, SKILLS_AND_ITEMS
from kfjudge.games.fateforge.engine import state as states
from kfjudge.games.fateforge.engine.board import SCHEMA, Board
from kfjudge.games.fateforge.engine.rules import Battle, FateforgeRules
from kfjudge.games.fateforge.facts import UNKNOWN, Facts, on_boards


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

    def facts(self) -> Mapping[str, Facts]:
        return on_boards()

    def modeled_cards(self) -> frozenset[str]:
        heroes = (hero for hero, abilities in HEROES.items() if abilities and set(abilities) <= set(PLAYED))
        return frozenset({*ENEMIES, *SKILLS_AND_ITEMS, *heroes})

    def turn_of(self, board: Board) -> Hashable:
        """A turn is that of a hero, of the enemies, or of the upkeep."""
        return board.turn.round, board.turn.phase, board.turn.player
