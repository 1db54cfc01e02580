"""A board of the toy as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.readings import read_readings
from kfjudge.core.schema import CARD, TURN
from kfjudge.core.validation import (
    Json,
    MarkFields,
    bad_field,
    check_fields,
    check_kinds,
    read_list,
    read_mapping,
    read_one_of,
)
from tests.toy.engine.board import MAGPIE, SCHEMA, SEATS, UNKNOWN, Bird, Board, Player, Tree
from tests.toy.readings import points

OF_A_PLAYER, OF_A_TREE, OF_A_TURN, OF_A_CARD = (
    MarkFields(SCHEMA, piece) for piece in ("player", "tree", TURN, CARD)
)
TOP = ("edition", "active", "players", "trees", "turn", "winner", "readings")
FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("card", "uid", "label", "owner"), (str,)),
    **OF_A_CARD.kinds,
}


def read(state: Mapping[str, Any]) -> Board:
    check_fields(read_mapping(state, "state"), TOP, "state")
    players = read_mapping(state.get("players", {}), "players")
    check_fields(players, SEATS, "players")
    board = Board({seat: Player(seat) for seat in SEATS})
    for seat in SEATS:
        _read_player(board, seat, read_mapping(players.get(seat, {}), f"players.{seat}"))
    for name, data in read_mapping(state.get("trees", {}), "trees").items():
        _read_tree(board, name, read_mapping(data, f"trees.{name}"))
    OF_A_TURN.read(board.turn, read_mapping(state.get("turn", {}), "turn"), "turn")
    board.turn.player = read_one_of(state.get("active", SEATS[0]), SEATS, "active")
    board.readings = read_readings(state.get("readings", {}), points())
    winner = state.get("winner")
    board.winner = None if winner is None else read_one_of(winner, SEATS, "winner")
    return board


def _read_player(board: Board, seat: str, data: Mapping[str, Any]) -> None:
    where = f"players.{seat}"
    check_fields(data, (*OF_A_PLAYER.fields, "nest"), where)
    OF_A_PLAYER.read(board.players[seat], data, where)
    board.players[seat].nest += _read_birds(board, seat, data, "nest", where)


def _read_tree(board: Board, name: str, data: Mapping[str, Any]) -> None:
    where = f"trees.{name}"
    check_fields(data, (*OF_A_TREE.fields, "branch"), where)
    tree = board.trees[name] = Tree(name)
    OF_A_TREE.read(tree, data, where)
    tree.branch += _read_birds(board, name, data, "branch", where)


def _read_birds(board: Board, name: str, data: Mapping[str, Any], zone: str, where: str) -> list[str]:
    found = []
    for item in read_list(data.get(zone, []), f"{where}.{zone}"):
        bird = _read_bird(board, name, item, zone, f"{where}.{zone}")
        board.cards[bird.uid] = bird
        found.append(bird.uid)
    return found


def _read_bird(board: Board, name: str, item: Any, zone: str, where: str) -> Bird:
    data = {"card": item} if isinstance(item, str) else read_mapping(item, where)
    check_kinds(data, FIELDS, where)
    if data.get("card") not in (MAGPIE.id, UNKNOWN.id):
        raise bad_field("problem.unknown-card", where, given=str(data.get("card")), near=MAGPIE.id)
    letter = name[0].lower()
    uid = data.get("uid") or f"{letter}{sum(uid[0] == letter for uid in board.cards) + 1}"
    if uid in board.cards:
        raise bad_field("problem.uid-twice", where, uid=uid)
    owner = read_one_of(data.get("owner", name), (*SEATS, *board.trees), f"{where}.owner")
    facts = MAGPIE if data["card"] == MAGPIE.id else UNKNOWN
    bird = Bird(uid, facts, owner, name, zone, label=data.get("label", ""))
    OF_A_CARD.read(bird, data, where)
    return bird


def write(board: Board, edition: str) -> Json:
    otherwise = {"readings": dict(board.readings)} if board.readings else {}
    return {
        "edition": edition,
        **otherwise,
        "active": board.turn.player,
        "players": {seat: _write_player(board, player) for seat, player in board.players.items()},
        "trees": {name: _write_tree(board, tree) for name, tree in board.trees.items()},
        "turn": OF_A_TURN.write_always(board.turn),
        "winner": board.winner,
    }


def _write_player(board: Board, player: Player) -> Json:
    return {
        **OF_A_PLAYER.write_always(player),
        "nest": [_write_bird(board.cards[uid]) for uid in player.nest],
    }


def _write_tree(board: Board, tree: Tree) -> Json:
    return {
        **OF_A_TREE.write_always(tree),
        "branch": [_write_bird(board.cards[uid]) for uid in tree.branch],
    }


def _write_bird(bird: Bird) -> Json:
    plain = {"card": bird.facts.id, "uid": bird.uid, "label": bird.label, "owner": bird.owner}
    return {**plain, **OF_A_CARD.write_always(bird)}
