"""Which locations are connected, how far they are from each other, and which ways are the shortest."""

from __future__ import annotations

from kfjudge.games.arkham.engine.board import Board, Card


def are_connected(one: Card, other: Card) -> bool:
    """Tell whether one location is connected to another: as the board says of either, or as is printed."""
    if one.connected or other.connected:
        return other.uid in one.connected or one.uid in other.connected
    symbol, _ = _printed(other)
    return bool(symbol) and one.facts.set == other.facts.set and symbol in _printed(one)[1]


def _printed(location: Card) -> tuple[str, tuple[str, ...]]:
    """Return the symbol of a location and those it leads to, on the side that is up."""
    if location.unrevealed and location.facts.unrevealed[0]:
        return location.facts.unrevealed
    return location.facts.symbol, location.facts.connects


def connected_locations(board: Board, location: str | None) -> list[Card]:
    """List the locations that are connected to one, in the order of the board."""
    here = board.cards.get(location or "")
    return [
        one for one in board.locations() if here is not None and one is not here and are_connected(here, one)
    ]


def distances_from(board: Board, start: str | None) -> dict[str, int]:
    """Count the connections to each location that can be reached from one, however it may be blocked."""
    found = {start: 0} if start is not None else {}
    edge = list(found)
    for location in edge:
        for beside in connected_locations(board, location):
            if beside.uid not in found:
                found[beside.uid] = found[location] + 1
                edge.append(beside.uid)
    return found


def steps_toward(board: Board, start: str, goal: str) -> list[Card]:
    """List the connected locations that are one nearer to a goal."""
    far = distances_from(board, goal)
    return [one for one in connected_locations(board, start) if far.get(one.uid) == far.get(start, 0) - 1]
