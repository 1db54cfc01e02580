"""The grid of the battle board: which zones are adjacent, how far it is, and the way there (p. 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kfjudge.games.fateforge.engine.board import DIRECTIONS, Board


@cache
def cell(name: str) -> tuple[int, int]:
    """The row and the column of a zone."""
    return ord(name[0]) - ord("a"), int(name[1:])


def adjacent(board: Board, place: str) -> list[str]:
    """The zones that share a side with this one, in the order of the board."""
    row, column = cell(place)
    beside = {(row + down, column + right) for down, right in DIRECTIONS.values()}
    return [name for name in board.zones if cell(name) in beside]


def in_reach_of_heroes(board: Board, place: str) -> list[str]:
    """Where a move of a hero leads: portals make zones adjacent for that alone (p. 26)."""
    found = adjacent(board, place)
    through = board.zones[place].portal
    if through and through not in (place, *found) and not board.guarded(place, "portal"):
        found.append(through)
    return found


def distances(board: Board, start: str) -> dict[str, int]:
    """How many zones away each zone is that can be reached."""
    found = {start: 0}
    edge = [start]
    for place in edge:
        for beside in adjacent(board, place):
            if beside not in found:
                found[beside] = found[place] + 1
                edge.append(beside)
    return found


def steps_toward(board: Board, start: str, goal: str) -> list[str]:
    """The adjacent zones that are one nearer to another; nothing where no way leads there."""
    far = distances(board, goal)
    return [beside for beside in adjacent(board, start) if far.get(beside, -1) == far.get(start, 0) - 1 >= 0]


def cheapest(board: Board, start: str, goal: str, cost: Callable[[str], int]) -> int | None:
    """What a way costs that costs least, its first and last zone counted; None where there is no way."""
    best = {start: cost(start)}
    edge = [start]
    for place in edge:
        for beside in adjacent(board, place):
            price = best[place] + cost(beside)
            if price < best.get(beside, price + 1):
                best[beside] = price
                edge.append(beside)
    return best.get(goal)


def protects(board: Board, place: str, shooter: str) -> bool:
    """Whether a barricade keeps shots out of a zone that come from another (p. 25)."""
    direction = board.zones[place].barricade
    if direction is None:
        return False
    down, right = DIRECTIONS[direction]
    row, column = cell(place)
    from_row, from_column = cell(shooter)
    return (from_row - row) * down > 0 or (from_column - column) * right > 0
