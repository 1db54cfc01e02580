"""What the Python interface refuses: each error says what is wrong, where, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from kfjudge.api import IllegalChoice, Match
from kfjudge.core.problems import BadState, NeedsFact, NotModeled
from kfjudge.games.keyforge.dsl.card import lasting_of, modeled, origin_of
from tests.keyforge.table import creature, play, table

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "unknown field": ({"players": {"South": {"gold": 3}}}, "gold"),
    "unknown player": ({"players": {"West": {}}}, "South, North"),
    "unknown card": ({"players": {"South": {"hand": ["angre"]}}}, "anger"),
    "unknown house": ({"house": "geistoid"}, "untamed"),
    "unknown step": ({"step": "combat"}, "main"),
    "unknown edition": ({"edition": "1.2"}, "1.3"),
    "count below zero": ({"players": {"South": {"aember": -1}}}, "-1"),
    "count that is no number": ({"players": {"South": {"chains": "two"}}}, "two"),
    "truth for a number": ({"players": {"South": {"line": [creature("troll", damage=True)]}}}, "True"),
    "an action in the battleline": ({"players": {"South": {"line": ["anger"]}}}, "anger"),
    "a creature among the artifacts": ({"players": {"South": {"artifacts": ["troll"]}}}, "troll"),
    "the same uid twice": (
        {"players": {"South": {"line": [creature("troll", "a"), creature("krump", "a")]}}},
        "a",
    ),
    "the same key twice": ({"players": {"South": {"keys": ["red", "red"]}}}, "South"),
    "an unknown key": ({"players": {"South": {"keys": ["green"]}}}, "yellow"),
    "no list": ({"players": {"South": {"hand": "anger"}}}, "hand"),
    "no card": ({"players": {"South": {"hand": [{"uid": "a"}]}}}, "card"),
    "a house named that is none": (
        {"players": {"South": {"line": [creature("troll", named="x")]}}},
        "brobnar",
    ),
    "an effect bound to a card that is not there": (
        {
            "players": {"South": {"line": [{"card": "troll", "uid": "s1"}]}},
            "lasting": [
                {
                    "card": "red-hot-armor",
                    "node": "armor-lost",
                    "source": "s1",
                    "you": "South",
                    "until": "turn",
                    "cards": ["s9"],
                }
            ],
        },
        "no card has the uid s9",
    ),
    "an effect that the card does not have": (
        {
            "players": {"South": {"line": [{"card": "troll", "uid": "s1"}]}},
            "lasting": [
                {"card": "red-hot-armor", "node": 0, "source": "s1", "you": "South", "until": "turn"}
            ],
        },
        "red-hot-armor has no such lasting effect",
    ),
    "an effect of which nobody says whose it is": (
        {
            "players": {"South": {"line": [{"card": "troll", "uid": "s1"}]}},
            "lasting": [{"card": "red-hot-armor", "node": "armor-lost", "source": "s1", "until": "turn"}],
        },
        "the field you is missing",
    ),
    "an effect that lasts until nobody knows when": (
        {
            "players": {"South": {"line": [{"card": "troll", "uid": "s1"}]}},
            "lasting": [
                {
                    "card": "red-hot-armor",
                    "node": "armor-lost",
                    "source": "s1",
                    "you": "South",
                    "until": "doomsday",
                }
            ],
        },
        "must be turn, leaves, held, next:South",
    ),
    "a turn of nobody at the table": ({"last": {"player": "Bob"}}, "last.player: must be"),
    "a card held by one that is not there": (
        {"players": {"South": {"line": [creature("troll", claims=[["South", "s9"]])]}}},
        "no card has the uid s9",
    ),
    "an effect of a card that is no word": (
        {"lasting": [{"card": ["troll"]}]},
        "not the right kind of value",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_state_that_cannot_be_is_refused_with_what_would_be_right(name: str) -> None:
    state, hint = WRONG[name]
    with pytest.raises(BadState) as caught:
        Match.from_state(state)
    assert hint in str(caught.value)


def test_a_bad_state_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="geistoid"):
        Match.from_state({"house": "geistoid"})


def test_an_illegal_choice_lists_the_legal_ones_and_leaves_the_match_as_it_was() -> None:
    match = play(table(south={"line": ["troll"]}))
    before = match.state()
    with pytest.raises(IllegalChoice, match="reap:troll") as caught:
        match.choose("fight:troll")
    assert set(caught.value.legal) == {"reap:troll", "end-turn"}
    assert match.state() == before


@pytest.mark.usefixtures("unwritten")
def test_a_card_nobody_has_modeled_is_named_and_never_played_as_a_blank() -> None:
    with pytest.raises(NotModeled, match="Ether Spider"):
        Match.from_state(table(south={"line": ["ether-spider"]}))
    match = play(table("mars", south={"houses": ["mars", "dis", "logos"], "hand": ["ether-spider"]}))
    with pytest.raises(NotModeled, match="Ether Spider"):
        match.choose("play:ether-spider")
    assert match.pending is not None


def test_what_hangs_on_an_unknown_card_is_asked_of_the_players() -> None:
    match = play(table("logos", south={"hand": ["wild-wormhole"]}))
    with pytest.raises(NeedsFact, match="South"):
        match.choose("play:wild-wormhole")
    assert {option.id for option in match.options()} >= {"play:wild-wormhole"}


def test_drawing_from_an_unknown_deck_yields_a_card_nobody_knows() -> None:
    match = play(table(south={"deck": "unknown"}), "end-turn")
    assert [card["card"] for card in match.state()["players"]["South"]["hand"]] == ["unknown"] * 6


def test_a_shuffled_deck_asks_chance_which_distinct_card_comes() -> None:
    deck = {"shuffled": ["punch", "punch", "troll"]}
    match = play(table("logos", south={"hand": ["timetraveller"], "deck": deck}), "play:timetraveller")
    assert match.pending is not None
    assert match.pending.who == "chance"
    assert len(match.options()) == 2


def test_a_new_match_begins_with_seven_and_six_cards() -> None:
    cards = [card for card in ("troll", "punch", "krump") for _ in range(12)]
    match = Match.new((["brobnar", "dis", "logos"], cards), (["brobnar", "dis", "logos"], cards))
    match.choose("choose:North")
    while match.pending is not None and match.pending.who == "chance":
        match.choose(match.options()[0].id)
    players = match.state()["players"]
    assert (len(players["North"]["hand"]), len(players["South"]["hand"])) == (7, 6)


def test_a_uid_that_is_given_is_kept_through_the_match() -> None:
    match = play(table(south={"hand": [creature("troll", "my-troll")]}), "play:my-troll")
    assert [card["uid"] for card in match.state()["players"]["South"]["line"]] == ["my-troll"]


def test_labels_are_in_both_languages() -> None:
    option = play(table(south={"hand": ["anger"]})).options()[0]
    assert "Anger" in option.label("en")
    assert "Colère" in option.label("fr")


def test_what_lasts_is_named_by_what_it_is_and_of_two_cards_by_the_one_that_speaks() -> None:
    assert set(lasting_of("spectral-tunneler")) == {"considered-flank", "gains"}
    assert lasting_of("troll") == {}
    for card_id in modeled():
        for name, node in lasting_of(card_id).items():
            assert origin_of(node, (card_id,)) == (card_id, name)
    loot = lasting_of("loot-the-bodies")["whenever"]
    assert origin_of(loot, ("looter-goblin",)) == ("looter-goblin", "whenever")
    assert origin_of(loot, ("troll", "loot-the-bodies")) == ("loot-the-bodies", "whenever")
