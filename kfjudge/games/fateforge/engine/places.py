"""The grid of the battle board: adjacent zones, distances, ways (p. 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kfjudge.games.fateforge.engine.board import DIRECTIONS, Board


@cache
def cell(name: str) -> tuple[int, int]:
    """Split the name of a zone into row and column: "b3" → (1, 3)."""
    return ord(name[0]) - ord("a"), int(name[1:])


def adjacent(board: Board, place: str) -> list[str]:
    """List the zones that share a side with this one, in the order of the board."""
    row, column = cell(place)
    beside = {(row + down, column + right) for down, right in DIRECTIONS.values()}
    return [name for name in board.zones if cell(name) in beside]


def reachable_by_hero(board: Board, place: str) -> list[str]:
    """List the zones that one move of a hero reaches: portals make zones adjacent for that alone (p. 26)."""
    found = adjacent(board, place)
    through = board.zones[place].portal
    if through and through not in (place, *found) and not board.guarded(place, "portal"):
        found.append(through)
    return found


def distances(board: Board, start: str) -> dict[str, int]:
    """Work out how many zones away each zone is that can be reached."""
    found = {start: 0}
    edge = [start]
    for place in edge:
        for beside in adjacent(board, place):
            if beside not in found:
                found[beside] = found[place] + 1
                edge.append(beside)
    return found


def steps_toward(board: Board, start: str, goal: str) -> list[str]:
    """List the adjacent zones that are one nearer to a goal; none if no way leads there."""
    far = distances(board, goal)
    return [beside for beside in adjacent(board, start) if far.get(beside, -1) == far.get(start, 0) - 1 >= 0]


def cheapest_way(board: Board, start: str, goal: str, cost: Callable[[str], int]) -> int | None:
    """Work out what the cheapest way costs, with its first and last zone; None if there is no way."""
    best = {start: cost(start)}
    edge = [start]
    for place in edge:
        for beside in adjacent(board, place):
            price = best[place] + cost(beside)
            if price < best.get(beside, price + 1):
                best[beside] = price
                edge.append(beside)
    return best.get(goal)


def is_protected(board: Board, place: str, shooter: str) -> bool:
    """Tell whether a barricade protects a zone from shots that come from another (p. 25)."""
    direction = board.zones[place].barricade
    if direction is None:
        return False
    down, right = DIRECTIONS[direction]
    row, column = cell(place)
    from_row, from_column = cell(shooter)
    return (from_row - row) * down > 0 or (from_column - column) * right > 0
