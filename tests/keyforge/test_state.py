"""What the Python interface refuses: each error says what is wrong, where, and what would be right."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from msgspec.structs import replace

from kfjudge.api import IllegalChoice, Match
from kfjudge.core.errors import BadState, NeedsFact, NotModeled
from kfjudge.games.keyforge.dsl.language import IT, Gains, Keyword, Play, ThisTurn
from kfjudge.games.keyforge.engine.lasting import find_origin, lasting_of
from kfjudge.games.keyforge.engine.spec import REGISTER, Spec, modeled, spec_of
from tests.keyforge.table import creature, happened, play, table

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
    "a match that is won and goes on": (
        {"players": {"South": {"keys": ["red", "yellow", "blue"]}}},
        "players.South.keys: with three keys",
    ),
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
    assert [name.rpartition("-")[0] for name in lasting_of("spectral-tunneler")] == [
        "considered-flank",
        "gains",
    ]
    assert lasting_of("troll") == {}
    for card_id in modeled():
        for name, node in lasting_of(card_id).items():
            assert find_origin(node, (card_id,)) == (card_id, name)
    (name,) = lasting_of("loot-the-bodies")
    loot = lasting_of("loot-the-bodies")[name]
    assert find_origin(loot, ("looter-goblin",)) == ("looter-goblin", name)
    assert find_origin(loot, ("troll", "loot-the-bodies")) == ("loot-the-bodies", name)


TUNNELED = table("logos", south={"artifacts": ["spectral-tunneler"], "line": ["dextre"], "deck": ["troll"]})
SKIRMISH = Gains(IT, (Keyword("skirmish"),))


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Spec], None]]:
    """A card that somebody edits between putting a board away and taking it up."""

    def rewrite(spec: Spec) -> None:
        monkeypatch.setitem(REGISTER, spec.id, spec)
        spec_of.cache_clear()
        lasting_of.cache_clear()

    yield rewrite
    monkeypatch.undo()
    spec_of.cache_clear()
    lasting_of.cache_clear()


def test_an_effect_that_lasts_is_the_same_when_its_card_says_more_before_it(
    rewritten: Callable[[Spec], None],
) -> None:
    state = play(TUNNELED, "action:spectral-tunneler").state()
    written = spec_of("spectral-tunneler")
    assert written is not None
    rewritten(replace(written, abilities=(Play(ThisTurn(SKIRMISH)), *written.abilities)))
    again = Match.from_state(state)
    assert again.state() == state
    again.choose("reap:dextre")
    assert "draws" in happened(again)


def test_an_effect_that_its_card_no_longer_has_is_refused(rewritten: Callable[[Spec], None]) -> None:
    state = play(TUNNELED, "action:spectral-tunneler").state()
    rewritten(Spec("spectral-tunneler", (Play(ThisTurn(SKIRMISH)),), ()))
    with pytest.raises(BadState, match="no such lasting effect; in full: gains-"):
        Match.from_state(state)


def test_an_effect_is_named_by_its_kind_alone_as_long_as_there_is_one_of_it(
    rewritten: Callable[[Spec], None],
) -> None:
    in_full = play(TUNNELED, "action:spectral-tunneler").state()
    short = deepcopy(in_full)
    for effect in short["lasting"]:
        effect["node"] = effect["node"].rpartition("-")[0]
    assert Match.from_state(short).state() == in_full
    written = spec_of("spectral-tunneler")
    assert written is not None
    rewritten(replace(written, abilities=(Play(ThisTurn(SKIRMISH)), *written.abilities)))
    with pytest.raises(BadState, match="no such lasting effect"):
        Match.from_state(short)


def test_a_mark_of_what_lasts_is_the_same_in_every_run() -> None:
    program = "from kfjudge.games.keyforge.engine.lasting import lasting_of; print(*lasting_of('charge'))"
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert told == {" ".join(lasting_of("charge")) + "\n"}


# whatever it is given


def deep(field: str, times: int) -> dict[str, Any]:
    card: dict[str, Any] = {"card": "troll" if field == "under" else "way-of-the-bear"}
    for _ in range(times):
        card = {"card": "troll" if field == "under" else "way-of-the-bear", field: [card]}
    return {"players": {"South": {"line": [{"card": "troll", field: [card]}]}}}


def of_itself(field: str) -> dict[str, Any]:
    card: dict[str, Any] = {"card": "troll" if field == "under" else "way-of-the-bear"}
    card[field] = [card]
    return {"players": {"South": {"line": [{"card": "troll", field: [card]}]}}}


def lasting(**changed: Any) -> dict[str, Any]:
    """A board with an effect that lasts, but for what is changed; what is changed to nothing is left out."""
    effect = {"card": "red-hot-armor", "node": "armor-lost", "source": "s1", "you": "South", "until": "turn",
              "armor": [], **changed}  # fmt: skip
    said = {name: value for name, value in effect.items() if value != "left out"}
    return {"players": {"South": {"line": [{"card": "troll", "uid": "s1"}]}}, "lasting": [said]}


def taken_or_refused(state: dict[str, Any]) -> bool:
    """Whether it is taken, and then put away and taken up as it is; else it is refused in words."""
    refused = ""
    try:
        match = Match.from_state(state)
    except (BadState, NeedsFact) as error:
        refused = str(error)
    else:
        assert Match.from_state(match.state()).state() == match.state()
    assert not refused or " " in refused
    return not refused


def deeper(times: int) -> Any:
    value: Any = []
    for _ in range(times):
        value = [value]
    return value


ODD = (
    None,
    3,
    -1,
    10**5000,
    1.5,
    float("nan"),
    True,
    "x",
    "",
    [],
    ["s1"],
    {},
    {"a": 1},
    [[]],
    (),
    b"x",
    deeper(3000),
)
OF_A_LASTING = ("card", "node", "source", "you", "until", "it", "house", "cards", "armor")
TOPS = ("edition", "active", "step", "house", "first_turn", "players", "turn", "last", "lasting", "winner",
        "readings", "game")  # fmt: skip


@pytest.mark.parametrize("state", [None, [], "state", 3, True, [{}], b"", object(), {1: 2}, {deeper: 1}])
def test_what_is_no_state_is_refused(state: Any) -> None:
    with pytest.raises(BadState) as caught:
        Match.from_state(state)
    assert " " in str(caught.value)


@pytest.mark.parametrize("field", ["upgrades", "under"])
@pytest.mark.parametrize("made", [of_itself, lambda field: deep(field, 3000), lambda field: deep(field, 3)])
def test_cards_on_cards_without_end_are_refused(made: Callable[[str], dict[str, Any]], field: str) -> None:
    with pytest.raises(BadState, match="no more than 3"):
        Match.from_state(made(field))


@pytest.mark.parametrize("name", OF_A_LASTING)
@pytest.mark.parametrize("value", [*ODD, "left out"], ids=range(len(ODD) + 1))
def test_an_effect_that_cannot_last_so_is_refused(name: str, value: Any) -> None:
    state = lasting(**{name: value})
    if taken_or_refused(state):
        assert name in ("it", "cards", "armor", "house")


@pytest.mark.parametrize("name", OF_A_LASTING[:5])
def test_an_effect_without_what_every_effect_has_is_refused(name: str) -> None:
    with pytest.raises(BadState, match=f"the field {name} is missing"):
        Match.from_state(lasting(**{name: "left out"}))


def test_an_effect_is_refused_without_what_it_is_bound_to() -> None:
    with pytest.raises(BadState, match="the field armor is missing"):
        Match.from_state(lasting(armor="left out"))
    with pytest.raises(BadState, match="the field it is missing"):
        Match.from_state(lasting(card="sneklifter", node="counts-as", until="held", armor="left out"))
    for card, node in (("control-the-weak", "must-choose"), ("restringuntus", "cannot-choose")):
        with pytest.raises(BadState, match="the field house is missing"):
            Match.from_state(lasting(card=card, node=node, armor="left out"))


@pytest.mark.parametrize("name", TOPS)
@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_a_field_of_another_kind_is_refused(name: str, value: Any) -> None:
    taken_or_refused({**table(south={"line": ["troll"]}), name: value})


def test_a_uid_is_kept_even_where_it_looks_like_one_that_would_be_given() -> None:
    cards = ["troll", creature("troll", "?0"), creature("troll", "s1")]
    state = {"players": {"South": {"line": cards}}}
    line = Match.from_state(state).state()["players"]["South"]["line"]
    assert [card["uid"] for card in line] == ["s2", "?0", "s1"]
    with pytest.raises(BadState, match="uid"):
        Match.from_state({"players": {"South": {"line": [creature("troll", "\x000")]}}})


def test_cards_that_nobody_knows_stay_apart_on_a_board_that_was_put_away() -> None:
    held = play(table(south={"deck": "unknown"}), "end-turn").state()["players"]["South"]["hand"][:1]
    match = play(table(south={"deck": "unknown", "hand": held}), "end-turn")
    uids = [card["uid"] for card in match.state()["players"]["South"]["hand"]]
    assert len(uids) == len(set(uids)) == 6


BESIDE = (
    {"edition": 3}, {"edition": [1]}, {"game": 3}, {"readings": 3}, {"readings": [1]},
    {"readings": {"x": []}}, {"readings": {3: "x"}},
)  # fmt: skip


@pytest.mark.parametrize("asked", BESIDE, ids=str)
def test_what_is_asked_beside_a_state_is_refused_where_it_is_none(asked: dict[str, Any]) -> None:
    with pytest.raises(BadState):
        Match.from_state({}, **asked)


def test_what_is_no_longer_held_is_not_held_again_by_being_put_away_and_taken_up() -> None:
    line = [creature("deipno-spymaster", uid, house="dis") for uid in ("one", "other")]
    held = {"card": "brain-stem-antenna", "node": "counts-as", "source": "other", "you": "South"}
    box = {"card": "spangler-box", "uid": "box", "house": "dis"}
    state = table("dis", south={"line": line, "artifacts": [box]})
    state["lasting"] = [held | {"until": "held", "it": ["one", "one"]}]
    match = play(state, "action:box", "choose:one")
    again = Match.from_state(match.state())
    assert [option.id for option in again.options()] == [option.id for option in match.options()]
