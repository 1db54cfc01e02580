"""A board of the toy as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.plain import Json, Marks, bad, list_of, mapping, one_of, only_known, right_kinds
from kfjudge.core.schema import CARD, TURN
from tests.toy.engine.board import MAGPIE, SCHEMA, SEATS, UNKNOWN, Bird, Board, Player

OF_A_PLAYER, OF_A_TURN, OF_A_CARD = (Marks(SCHEMA, piece) for piece in ("player", TURN, CARD))
FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("card", "uid", "label", "owner"), (str,)),
    **OF_A_CARD.kinds,
}


def read(state: Mapping[str, Any]) -> Board:
    only_known(mapping(state, "state"), ("edition", "active", "players", "turn", "winner"), "state")
    players = mapping(state.get("players", {}), "players")
    only_known(players, SEATS, "players")
    board = Board({seat: Player(seat) for seat in SEATS})
    for seat in SEATS:
        _read_player(board, seat, mapping(players.get(seat, {}), f"players.{seat}"))
    OF_A_TURN.read(board.turn, mapping(state.get("turn", {}), "turn"), "turn")
    board.turn.player = one_of(state.get("active", SEATS[0]), SEATS, "active")
    winner = state.get("winner")
    board.winner = None if winner is None else one_of(winner, SEATS, "winner")
    return board


def _read_player(board: Board, seat: str, data: Mapping[str, Any]) -> None:
    where = f"players.{seat}"
    only_known(data, (*OF_A_PLAYER.fields, "nest"), where)
    OF_A_PLAYER.read(board.players[seat], data, where)
    for item in list_of(data.get("nest", []), f"{where}.nest"):
        bird = _read_bird(board, seat, item, f"{where}.nest")
        board.cards[bird.uid] = bird
        board.players[seat].nest.append(bird.uid)


def _read_bird(board: Board, seat: str, item: Any, where: str) -> Bird:
    data = {"card": item} if isinstance(item, str) else mapping(item, where)
    right_kinds(data, FIELDS, where)
    if data.get("card") not in (MAGPIE.id, UNKNOWN.id):
        raise bad("problem.unknown-card", where, given=str(data.get("card")), near=MAGPIE.id)
    uid = data.get("uid") or f"{seat[0].lower()}{len(board.players[seat].nest) + 1}"
    if uid in board.cards:
        raise bad("problem.uid-twice", where, uid=uid)
    owner = one_of(data.get("owner", seat), SEATS, f"{where}.owner")
    facts = MAGPIE if data["card"] == MAGPIE.id else UNKNOWN
    bird = Bird(uid, facts, owner, seat, label=data.get("label", ""))
    OF_A_CARD.read(bird, data, where)
    return bird


def write(board: Board, edition: str) -> Json:
    return {
        "edition": edition,
        "active": board.turn.player,
        "players": {seat: _write_player(board, player) for seat, player in board.players.items()},
        "turn": OF_A_TURN.write_always(board.turn),
        "winner": board.winner,
    }


def _write_player(board: Board, player: Player) -> Json:
    return {
        **OF_A_PLAYER.write_always(player),
        "nest": [_write_bird(board.cards[uid]) for uid in player.nest],
    }


def _write_bird(bird: Bird) -> Json:
    plain = {"card": bird.facts.id, "uid": bird.uid, "label": bird.label, "owner": bird.owner}
    return {**plain, **OF_A_CARD.write_always(bird)}
