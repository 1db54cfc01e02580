"""The table of marks: what tells two boards apart, and what is copied, follows from it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import Board, Card, Lasting, Player, Turn
from kfjudge.games.keyforge.engine.marks import SCHEMA
from kfjudge.games.keyforge.engine.rules import OUTSIDE_THE_KEY, KeyForge
from kfjudge.games.keyforge.facts import all_facts
from tests.keyforge.table import creature, table

PIECES: tuple[type[Any], ...] = (Card, Player, Turn, Board)
ATTRIBUTES = [f"{piece.__name__}.{name}" for piece in PIECES for name in piece.__struct_fields__]
HELD = "Board.players", "Board.cards", "Board.turn", "Board.last"  # pieces, of which each attribute is tried


def board() -> Board:
    return state.read(table(south={"line": [creature("troll")]}, north={"line": [creature("krump")]}))


def piece_of(board: Board, name: str) -> Any:
    return {"Card": board.cards["troll"], "Player": board.players["South"], "Turn": board.turn}.get(
        name, board
    )


def changed(value: Any, name: str) -> Any:
    """Another value of the same kind."""
    if name == "facts":
        return all_facts()["krump"]
    if name == "claims":
        return (("North", "krump"),)
    if name == "lasting":
        return (Lasting("troll", 0, "troll", "South", "turn"),)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, (list, tuple)):
        return type(value)(["krump"])
    return "other"


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_two_boards_that_differ_in_anything_have_two_keys_but_for_a_short_list_with_reasons(
    attribute: str,
) -> None:
    kind, name = attribute.split(".")
    one, other = board(), board()
    if attribute in HELD:
        return
    piece = piece_of(other, kind)
    setattr(piece, name, changed(getattr(piece, name), name))
    if attribute == "Card.stay":
        one.lasting = other.lasting = (
            Lasting("troll", 0, "krump", "South", "turn", (("it", (("troll", 0),)),)),
        )
        assert KeyForge("1.3").key(one) != KeyForge("1.3").key(other), "what is bound to it tells them apart"
        one.lasting = other.lasting = ()
    differ = KeyForge("1.3").key(one) != KeyForge("1.3").key(other)
    assert differ == (attribute not in OUTSIDE_THE_KEY)


def test_whatever_is_outside_the_key_is_there_and_has_a_reason() -> None:
    assert set(OUTSIDE_THE_KEY) <= set(ATTRIBUTES)
    assert all(OUTSIDE_THE_KEY.values())


def test_a_copied_board_shares_no_list_and_no_piece_with_the_first() -> None:
    first = board()
    twin = first.copy()
    for mine, other in ((first.cards, twin.cards), (first.players, twin.players)):
        for name in mine:
            assert mine[name] is not other[name]
            for field, value in asdict(mine[name]).items():
                assert not isinstance(value, list) or value is not getattr(other[name], field)


def test_every_mark_and_zone_of_the_table_is_an_attribute_of_its_piece() -> None:
    pieces = {"card": Card, "player": Player, "turn": Turn}
    for mark in SCHEMA.marks:
        assert mark.field in pieces[mark.of].__struct_fields__, mark
    for zone in SCHEMA.zones_of("player"):
        assert zone.name in Player.__struct_fields__


def test_a_mark_that_a_state_has_is_read_as_it_was_written() -> None:
    given = {"damage": 1, "exhausted": True, "stunned": True, "power_counters": 2, "doom": 1, "aember": 1,
             "armor_used": 1, "house": "mars", "named": "dis", "attacked": True, "facedown": True,
             "to_owner": True}  # fmt: skip
    simple = [mark for mark in SCHEMA.marks_of("card", "count", "flag", "word") if mark.read]
    assert {mark.field for mark in simple} == set(given)
    read = state.read(table(south={"line": [creature("troll", **given)]}))
    assert {mark.field: getattr(read.cards["troll"], mark.field) for mark in simple} == given
    written = state.write(read, "1.3")["players"]["South"]["line"][0]
    assert {name: written[name] for name in given} == given
