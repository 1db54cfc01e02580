"""The board as it is drawn in a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.render.blocks import Board
from kfjudge.render.replays.view import draw_board
from kfjudge.render.trace import OwnerNames
from kfjudge.render.writers.text import columns, write_block
from tests.keyforge.table import creature, play, table

CREATURES = ["troll", "pitlord", "champion-anaphiel", "bumpsy", "looter-goblin", "restringuntus"]


def drawn(state: dict[str, Any], width: int = 100, lang: str = "en", **seats: str) -> str:
    board = play(state).run.board
    owners = OwnerNames("keyforge", {seat: {"en": name} for seat, name in seats.items()})
    lines = write_block(Board(draw_board(board, "1.3", lang, owners)), lang, width)
    return "\n".join(line.text for line in lines)


def line_of(cards: list[tuple[str, dict[str, Any]]], side: str) -> list[dict[str, Any]]:
    return [creature(card, f"{side}{at}", **facts) for at, (card, facts) in enumerate(cards)]


facts = st.fixed_dictionaries(
    {},
    optional={
        "armor_used": st.integers(0, 1),
        "stunned": st.booleans(),
        "exhausted": st.booleans(),
        "aember": st.integers(0, 12),
        "power_counters": st.integers(0, 9),
        "label": st.sampled_from(["Big", "The quick brown one", "Überlangerkartenname", "大きなトロール"]),
    },
)
lines = st.lists(st.tuples(st.sampled_from(CREATURES), facts), max_size=10)


@settings(max_examples=40, deadline=None)
@given(lines, lines, st.integers(40, 100), st.sampled_from(["en", "fr"]))
def test_every_board_keeps_within_the_width(south: Any, north: Any, width: int, lang: str) -> None:
    state = table(south={"line": line_of(south, "s")}, north={"line": line_of(north, "n")})
    told = drawn(state, width, lang).split("\n")
    assert max(map(columns, told)) <= width
    for line in told:  # the bars at the sides of creatures stand in columns of their own
        assert line[:1] not in "║┊" or line[-1] in "║┊"


@settings(max_examples=30, deadline=None)
@given(lines, st.integers(40, 100))
def test_a_battleline_has_exactly_two_flanks_however_many_rows_it_takes(cards: Any, width: int) -> None:
    told = drawn(table(south={"line": line_of(cards, "s")}), width)
    assert told.count("flank") == (2 if cards else 0)
    assert told.count("╓") == told.count("╖") == told.count("╙") == told.count("╜") == bool(cards)


def test_north_lies_above_south_and_each_line_runs_from_left_to_right() -> None:
    told = drawn(table(south={"line": ["troll", "urchin"]}, north={"line": ["dust-imp", "bumpsy"]}))
    places = [told.index(name) for name in ("North", "Dust Imp", "Bumpsy", "Troll", "Urchin", "South ·")]
    assert places == sorted(places)


def test_seven_creatures_at_40_columns_stand_three_three_and_one() -> None:
    cards = line_of([("troll", {"label": f"T{at}"}) for at in range(7)], "s")
    rows = [
        line for line in drawn(table(south={"line": cards}), 40).split("\n") if "T0" in line or "T3" in line
    ]
    assert [name for row in rows for name in ("T0", "T2", "T3", "T5", "T6") if name in row] == [
        "T0",
        "T2",
        "T3",
        "T5",
    ]


FACTS: list[tuple[dict[str, Any], str, str]] = [
    ({"damage": 3}, "3 damage", "3 dégâts"),
    ({"stunned": True}, "stunned", "sonné"),
    ({"exhausted": True}, "exhausted", "incliné"),
    ({"aember": 2}, "2 Æmber", "2 Aombres"),
    ({"power_counters": 1}, "1 power counter", "1 marqueur +1"),
    ({"doom": 1}, "1 doom counter", "1 marqueur fatalité"),
    ({"attacked": True}, "attacked this turn", "attaqué ce tour"),
    ({"house": "logos"}, "house Logos", "Maison Logos"),
    ({"owner": "North"}, "owner North", "carte de Nord"),
    ({"upgrades": ["duskrunner"]}, "+ Duskrunner", "+ Coureur"),
    ({"under": ["anger"]}, "under it: Anger", "dessous"),
]


@pytest.mark.parametrize(("facts", "english", "french"), FACTS, ids=[english for _, english, _ in FACTS])
def test_what_is_true_of_a_creature_is_drawn(facts: dict[str, Any], english: str, french: str) -> None:
    state = table(south={"line": [creature("troll", **facts)]})
    assert english in drawn(state)
    assert french in drawn(state, lang="fr")
    assert english not in drawn(table(south={"line": ["troll"]}))


KEYWORDS: list[tuple[list[str], str, str]] = [
    (["champion-anaphiel", "troll"], "taunt", "provocation"),
    (["ancient-bear"], "assault 2", "assaut 2"),
]


@pytest.mark.parametrize(("cards", "english", "french"), KEYWORDS, ids=["taunt", "assault"])
def test_the_keywords_of_a_creature_are_drawn(cards: list[str], english: str, french: str) -> None:
    state = table(south={"line": cards})
    assert drawn(state).count(english) == 1
    assert drawn(state, lang="fr").count(french) == 1


def test_the_keywords_are_those_of_the_moment() -> None:
    # Lamindra's neighbors gain elusive; Ring of Invisibility gives elusive and skirmish.
    assert drawn(table(south={"line": ["lamindra", "troll", "bumpsy"]})).count("elusive") == 2
    ring = creature("troll", upgrades=["ring-of-invisibility"])
    assert "elusive, skirmish" in drawn(table(south={"line": [ring]}))


def test_a_creature_says_which_card_holds_it_for_whom() -> None:
    # Harland Mindlock holds it for as long as it is in play; Hypnobeam's control lasts for good.
    held = creature("pitlord", "n1", owner="North", base="North", claims=[["South", "s1"]])
    told = drawn(table(south={"line": [held, creature("harland-mindlock", "s1")]}))
    assert "held by Harland" in told
    assert "owner North" in told
    forever = creature("pitlord", "n1", owner="North", base="North", claims=[["South", ""]])
    assert "held by" not in drawn(table(south={"line": [forever]}))


def test_power_and_armor_are_those_of_the_moment() -> None:
    told = drawn(table(south={"line": [creature("champion-anaphiel", power_counters=2, armor_used=1)]}))
    assert "power 8" in told
    assert "armor 1, 1 used" in told


def test_wide_letters_are_counted_as_a_terminal_counts_them() -> None:
    cards = line_of([("troll", {}), ("troll", {"label": "大きなトロール"}), ("troll", {})], "s")
    told = drawn(table(south={"line": cards}), 40).split("\n")
    assert {columns(line) for line in told if line[:1] in "╓║╙"} == {40}


def test_what_the_typography_ties_together_stays_so_in_a_box() -> None:
    told = drawn(table(south={"line": ["lion-bautrem"]}), 40, "fr")
    assert "Bautrem «\u202fLe" in told
    assert "Lion\u202f»" in told


def test_a_label_stands_before_the_title() -> None:
    told = drawn(table(south={"line": [creature("troll", label="Big")]}))
    assert told.index("Big") < told.index("(Troll)")


def test_players_have_their_æmber_keys_chains_and_piles_as_counts() -> None:
    state = table(
        south={
            "aember": 4,
            "keys": ["red", "blue"],
            "chains": 2,
            "hand": ["anger"],
            "deck": ["krump", "smaaash"],
            "discard": ["urchin"],
            "archives": ["troll"],
        }
    )
    told = drawn(state)
    for count in (
        "4 Æmber",
        "2 keys (red and blue)",
        "2 chains",
        "hand 1",
        "deck 2",
        "discard 1",
        "archives 1",
    ):
        assert count in told
    assert "Krump" not in told
    assert "Urchin" not in told


def test_the_hand_that_is_known_is_named_and_the_rest_counted() -> None:
    state = table(south={"hand": ["anger", "unknown", "punch"]}, north={"hand": [creature("unknown", "n1")]})
    assert "In hand: Anger, Punch" in drawn(state)
    assert "hand 3" in drawn(state)
    assert "En main\u00a0: Colère, Mandale" in drawn(state, lang="fr")
    assert drawn(state).count("In hand") == 1


def test_a_deck_of_which_little_is_known_does_not_pretend_to_a_count() -> None:
    assert "deck ?" in drawn(table())
    assert "deck 1+?" in drawn(table(south={"deck": {"top": ["krump"], "rest": "unknown"}}))


def test_players_bear_the_names_that_the_file_gives_them() -> None:
    told = drawn(table(north={"line": [creature("troll", owner="South")]}), South="Alice", North="Bob")
    assert "South" not in told
    assert "North" not in told
    assert "Alice’s turn" in told
    assert "owner Alice" in told


def test_what_lasts_is_in_force() -> None:
    told = drawn(table(north={"line": [creature("restringuntus", named="dis")]}))
    assert "In force: Restringuntus" in told
    assert "names Dis" in told


def test_no_label_or_name_reaches_the_terminal_raw() -> None:
    state = table(south={"line": [creature("troll", label="\x1b[31mred\x07")]})
    told = drawn(state, South="\x1b]0;x\x07")
    assert told.replace("\n", "").isprintable()
    assert "\\u001b" in told
