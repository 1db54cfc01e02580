"""Exploring a game of one player, who walks among places until the turn is over: the board on which a turn
ends may be one from which it could have gone on, and a walk may come back to where it was."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from kfjudge.core.explore import Exploration, explore
from kfjudge.core.message import message
from kfjudge.core.run import start
from kfjudge.core.table import Ask, Option, Table

WAYS = {"hall": ("attic", "cellar"), "attic": ("roof",), "cellar": (), "roof": ()}


@dataclass
class House:
    at: str = "hall"
    turn: int = 0


@dataclass(frozen=True)
class Walk:
    """The turn is no part of the key: what has been decided tells it."""

    ways: tuple[tuple[str, tuple[str, ...]], ...]
    game: ClassVar[str] = "walk"
    edition: ClassVar[str] = "only"

    def table(self, board: House, given: tuple[str, ...]) -> Table[House]:
        return Table(board, "only", given)

    def advance(self, table: Any) -> bool:
        house = table.board
        options = [Option(f"go:{place}", "go", message("walk.go")) for place in dict(self.ways)[house.at]]
        options.append(Option("end-turn", "end-turn", message("walk.end")))
        chosen = table.ask("Ann", message("walk.where"), options, turn=True).id
        if chosen == "end-turn":
            house.turn += 1
        else:
            house.at = chosen.removeprefix("go:")
        return True

    def branch(self, board: House) -> House:
        return replace(board)

    def key(self, board: House) -> Hashable:
        return board.at


def walked(ways: dict[str, tuple[str, ...]]) -> Exploration[House]:
    def is_over(house: House, ask: Ask) -> bool:  # noqa: ARG001
        return house.turn > 0

    return explore(start(Walk(tuple(ways.items())), House()), is_over, 1000)


def test_a_turn_that_ends_where_it_could_have_gone_on_is_an_outcome_of_its_own() -> None:
    found = walked(WAYS)
    assert {end.board.at: end.line for end in found.outcomes} == {
        "hall": ("end-turn",),
        "attic": ("go:attic", "end-turn"),
        "cellar": ("go:cellar", "end-turn"),
        "roof": ("go:attic", "go:roof", "end-turn"),
    }
    assert found.complete


def test_a_walk_that_comes_back_is_not_followed_and_lines_are_left() -> None:
    found = walked(WAYS | {"roof": ("attic",)})
    assert {end.board.at for end in found.outcomes} == {"hall", "attic", "cellar", "roof"}
    assert not found.complete
    assert found.cases is None
