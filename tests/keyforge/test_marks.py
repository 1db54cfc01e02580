"""The table of marks: what tells two boards apart, and what is copied, follows from it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import SCHEMA, Board, Card, Lasting, Player, Turn
from kfjudge.games.keyforge.engine.engine import OUTSIDE_THE_KEY, KeyForgeRules
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.words.catalogue import LANGUAGES, load_page
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
        return (Lasting("troll", "cannot", "troll", "South", "turn"),)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        return {"play": Option("play:troll", "play", message("option.play"))}
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
            Lasting("troll", "cannot", "krump", "South", "turn", (("it", (("troll", 0),)),)),
        )
        assert KeyForgeRules("1.3").key(one) != KeyForgeRules("1.3").key(other), (
            "what is bound to it tells them apart"
        )
        one.lasting = other.lasting = ()
    differ = KeyForgeRules("1.3").key(one) != KeyForgeRules("1.3").key(other)
    if attribute in OUTSIDE_THE_KEY:
        assert not differ, f"{attribute} is in the key: take it out of OUTSIDE_THE_KEY in engine/engine.py"
    else:
        assert differ, f"{attribute} is no Mark of engine/board.py, nor is it said why in OUTSIDE_THE_KEY"


def test_whatever_is_outside_the_key_is_there_and_has_a_reason() -> None:
    assert set(OUTSIDE_THE_KEY) <= set(ATTRIBUTES)
    assert all(OUTSIDE_THE_KEY.values())


KEPT = {  # marks of cards in play that leaving play does not simply strip, and who takes them off
    "aember": "it goes to a pool",
    "held": "the card that holds it lets go",
    "upgrade": "upgrades are discarded",
    "under": "cards below it are discarded",
}


def test_what_is_true_of_a_card_in_play_is_lost_as_it_leaves() -> None:
    kept = {mark.name for mark in SCHEMA.marks_of("card") if mark.in_play and not mark.lost}
    assert kept == set(KEPT), "a mark that is in play only is lost=True, or KEPT says who takes it off"


def test_a_card_that_leaves_play_is_stripped_of_all_that_the_schema_says_and_of_nothing_else() -> None:
    card = board().cards["troll"]
    for name in Card.__struct_fields__:
        setattr(card, name, changed(getattr(card, name), name))
    before = asdict(card)
    card.strip()
    lost = {mark.field: mark.nothing for mark in SCHEMA.marks_of("card") if mark.lost}
    assert asdict(card) == before | lost


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


OTHER_THAN_NOTHING: dict[str, Any] = {"count": 2, "flag": True, "house": "mars"}


def test_a_mark_that_a_state_has_is_read_as_it_was_written() -> None:
    simple = [mark for mark in SCHEMA.marks_of("card", "count", "flag", "word") if mark.read]
    given = {mark.field: OTHER_THAN_NOTHING[mark.vocabulary or mark.sort] for mark in simple}
    assert len(given) > 10
    read = state.read(table(south={"line": [creature("troll", **given)]}))
    assert {mark.field: getattr(read.cards["troll"], mark.field) for mark in simple} == given
    written = state.write(read, "1.3")["players"]["South"]["line"][0]
    assert {name: written[name] for name in given} == given


SIMPLE = [mark for mark in SCHEMA.marks_of("card", "count", "flag", "word") if mark.listed or mark.drawn]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_that_is_said_or_drawn_has_words_in_every_language(lang: str) -> None:
    written, drawn = load_page("notation", lang, "keyforge"), load_page("board", lang, "keyforge")
    names = [name for mark in SIMPLE if mark.listed for name in (mark.name, mark.denied) if name]
    missing = [
        f"notation.fact.{name}"
        for name in names
        if not written.keys() & {f"notation.fact.{name}", f"notation.is.{name}"}
    ]
    missing += [key for mark in SIMPLE if mark.drawn and (key := f"board.{mark.name}") not in drawn]
    where = f"kfjudge/games/keyforge/words/{lang}: notation.py or board.py"
    assert missing == [], f"{where} needs a line for each of {missing}"
