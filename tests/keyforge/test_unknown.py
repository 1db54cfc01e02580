"""Cards that nobody has seen: what hangs on one stops and asks; nothing is guessed."""

from __future__ import annotations

import pytest

from kfjudge.core.errors import NeedsFact
from tests.keyforge.table import card, creature, offered, play, table, zone

DIS = {"houses": ["dis", "logos", "mars"]}
NOBODY_KNOWS = creature("unknown", "lost")


def test_an_unknown_card_asked_for_its_type_or_house_stops_for_the_fact() -> None:
    board = table("dis", south={**DIS, "hand": ["arise"], "discard": [NOBODY_KNOWS]})
    with pytest.raises(NeedsFact):
        play(board, "play:arise", "choose:dis")


def test_an_unknown_card_from_under_masterplan_is_not_played_as_a_blank() -> None:
    shadows = {"houses": ["shadows", "logos", "mars"]}
    board = table(
        "shadows", south={**shadows, "hand": ["masterplan", NOBODY_KNOWS, creature("unknown", "x")]}
    )
    match = play(board, "play:masterplan", "choose:lost", "end-turn", "choose:shadows", "end-turn")
    match.choose("choose:shadows")
    with pytest.raises(NeedsFact):
        match.choose("omni:masterplan")


def test_an_unknown_card_may_be_archived_for_that_hangs_on_nothing_printed() -> None:
    logos = {"houses": ["dis", "logos", "mars"], "hand": ["labwork", NOBODY_KNOWS]}
    match = play(table("logos", south=logos), "play:labwork")
    assert zone(match, "South", "archives") == ["lost"]


def test_a_card_turned_down_under_another_lies_faceup_in_the_discard_pile() -> None:
    shadows = {"houses": ["shadows", "logos", "mars"]}
    hidden = creature("masterplan", under=[creature("urchin")])
    board = table("mars", south={**DIS, "hand": ["emp-blast"]}, north={**shadows, "artifacts": [hidden]})
    match = play(board, "play:emp-blast")
    assert card(match, "urchin").get("facedown", False) is False
    assert "urchin" in zone(match, "North", "discard")


def deck(**of: object) -> dict[str, object]:
    return {**DIS, "hand": ["labwork", "anger", "punch", "urchin", "fear"], "deck": of}


def test_a_draw_from_a_deck_known_in_part_asks_which_card_it_is() -> None:
    board = table("dis", south=deck(shuffled=[creature("bad-penny")], rest="unknown"))
    match = play(board, "end-turn")
    assert match.pending is not None
    assert match.pending.who == "chance"
    labels = [option.label("en") for option in match.options()]
    assert labels == ["Bad Penny", "a card"]


def test_the_known_card_of_such_a_deck_comes_when_chance_says_so_and_stays_when_not() -> None:
    board = table("dis", south=deck(shuffled=[creature("bad-penny")], rest="unknown"))
    drawn = play(board, "end-turn", "choose:bad-penny")
    assert zone(drawn, "South", "hand")[-1] == "bad-penny"
    other = play(board, "end-turn", next(o for o in offered(play(board, "end-turn")) if "bad" not in o))
    assert "bad-penny" not in zone(other, "South", "hand")
    assert len(zone(other, "South", "hand")) == 6
