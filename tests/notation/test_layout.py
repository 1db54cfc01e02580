"""What a file says of the board is on the board; what it leaves out has its ordinary value."""

from __future__ import annotations

from typing import Any

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.games.keyforge.engine import state
from kfjudge.notation.parser.header import LONGEST_TITLE
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.play import start_match


def laid_out(text: str) -> dict[str, Any]:
    return state.write(start_match(read_scenario(text), "1.3").board, "1.3")


def card(text: str, zone: str = "line", seat: str = "South") -> dict[str, Any]:
    return laid_out("turn: South, house Dis\n" + text)["players"][seat][zone][0]  # type: ignore[no-any-return]


FACTS = [
    ("South line: Troll (3 damage)", {"damage": 3}),
    ("South line: Troll (stunned)", {"stunned": True}),
    ("South line: Troll (exhausted)", {"exhausted": True}),
    ("South line: Troll", {"exhausted": False, "stunned": False, "damage": 0, "owner": "South", "label": ""}),
    ("South line: Troll (2 power counters)", {"power_counters": 2, "power": 10}),
    ("South line: Troll (1 doom)", {"doom": 1}),
    ("South line: Troll (2 aember)", {"aember": 2}),
    ("South line: Raiding Knight (1 armor used)", {"armor_used": 1}),
    ("South line: Dodger (attacked)", {"attacked": True}),
    ("South line: Pitlord (maverick Logos)", {"house": "logos"}),
    ("South line: Troll as Big", {"label": "Big"}),
    ("South line: Mother (owner North)", {"owner": "North"}),
    ("South line: Restringuntus (names Dis)", {"named": "dis"}),
]


@pytest.mark.parametrize(("line", "facts"), FACTS, ids=lambda part: str(part)[:50])
def test_a_fact_of_a_card_is_on_the_board(line: str, facts: dict[str, Any]) -> None:
    there = card(line)
    assert {name: there.get(name) for name in facts} == facts


def test_upgrades_and_cards_under_cards_lie_there() -> None:
    troll = card("South line: Troll (with Duskrunner, with Blood of Titans (owner North))")
    assert [(one["card"], one["owner"]) for one in troll["upgrades"]] == [
        ("duskrunner", "South"),
        ("blood-of-titans", "North"),
    ]
    plan = card("South artifacts: Masterplan (under it Grasping Vines)", "artifacts")
    assert [(one["card"], one["facedown"]) for one in plan["under"]] == [("grasping-vines", True)]


def test_an_upgrade_and_a_card_under_a_card_may_have_a_label() -> None:
    troll = card("South line: Troll (2 damage, with Duskrunner as Old, with Duskrunner as New, stunned)")
    assert [one["label"] for one in troll["upgrades"]] == ["Old", "New"]
    assert (troll["damage"], troll["stunned"]) == (2, True)
    plan = card("Sud artéfacts : Plan Diabolique (dessous Punch dit Coup)", "artifacts")
    assert [one["label"] for one in plan["under"]] == ["Coup"]


def test_a_collar_and_a_mindlock_hold_what_they_took() -> None:
    collared = card("South line: Mother (owner North, with Collar of Subordination)")
    assert collared["claims"] == [["South", collared["upgrades"][0]["uid"]]]
    assert collared["base"] == "North"
    held = laid_out(
        "turn: South, house Dis\nSouth line: Mother (owner North, held by Harland Mindlock) | Harland Mindlock\n"
    )
    mother, harland = held["players"]["South"]["line"]
    assert mother["claims"] == [["South", harland["uid"]]]


def test_a_card_purged_by_another_comes_back_with_it_and_an_archived_one_goes_home() -> None:
    board = laid_out("turn: South, house Dis\nSouth purged: Troll (by Spangler Box)\nNorth artifacts: Spangler Box\n"
                     "South archives: Mother (owner North)\n")  # fmt: skip
    south, north = board["players"]["South"], board["players"]["North"]
    assert south["purged"][0]["keeper"] == north["artifacts"][0]["uid"]
    assert south["archives"][0]["to_owner"] is True


def test_a_named_house_is_forbidden_from_the_start() -> None:
    board = laid_out("turn: North, house Logos\nNorth line: Restringuntus (names Dis)\n")
    assert [(effect["house"], effect["until"], effect["you"]) for effect in board["lasting"]] == [
        ("dis", "leaves", "North")
    ]


def test_what_is_left_out_has_its_ordinary_value() -> None:
    board = laid_out("turn: South, house Dis\n")
    for player in board["players"].values():
        assert (player["aember"], player["keys"], player["chains"], player["deck"]) == (0, [], 0, "unknown")
        assert [one["card"] for one in player["hand"]] == ["unknown"] * 6
    assert (board["first_turn"], board["step"]) == (False, "main")


DECKS = [
    ("Anger | Punch", ["anger", "punch"]),
    ("none", []),
    ("unknown", "unknown"),
    ("3 cards", ["unknown"] * 3),
    ("Anger | unknown", {"top": ["anger"], "rest": "unknown"}),
    ("shuffled: Anger | Punch", {"shuffled": ["anger", "punch"]}),
    (
        "Anger | shuffled: Punch | Troll | unknown",
        {"top": ["anger"], "shuffled": ["punch", "troll"], "rest": "unknown"},
    ),
]


@pytest.mark.parametrize(("line", "deck"), DECKS, ids=lambda part: str(part)[:40])
def test_a_deck_is_known_as_far_as_is_said(line: str, deck: Any) -> None:
    there = laid_out(f"turn: South, house Dis\nSouth deck: {line}\n")["players"]["South"]["deck"]

    def ids(part: Any) -> Any:
        if isinstance(part, list):
            return [one["card"] for one in part]
        return {name: ids(value) for name, value in part.items()} if isinstance(part, dict) else part

    assert ids(there) == deck


TURNS = [
    ("turn: North, house Dis", {"active": "North", "step": "main", "house": "dis", "first_turn": False}),
    ("turn: North, house Dis, first turn", {"first_turn": True}),
    ("turn: North, no house", {"step": "main", "house": None}),
    ("turn: North, house Dis, step end", {"active": "South"}),
]


@pytest.mark.parametrize(("line", "facts"), TURNS, ids=lambda part: str(part)[:50])
def test_the_turn_is_as_it_is_said(line: str, facts: dict[str, Any]) -> None:
    houses = "players: South (Dis Shadows Brobnar), North (Dis Logos Untamed)\n\n"
    board = laid_out(houses + line + "\n")
    assert {name: board[name] for name in facts} == facts


def test_what_this_turn_and_the_last_have_seen_is_remembered() -> None:
    board = laid_out(
        "turn: South, house Dis\nlast turn: North forged the red key, house Logos\nNorth: red key\n"
        "this turn: Anger was played, Troll was used, Punch 6 times, Fear was discarded, the blue key was forged\n"
        "South line: Troll\nSouth discard: Anger | Punch | Fear\nSouth: blue key\n"
    )
    assert (board["last"]["player"], board["last"]["house"], board["last"]["forged"]) == (
        "North",
        "logos",
        ["red"],
    )
    turn = board["turn"]
    assert turn["deeds"] == {"anger": 1, "troll": 1, "punch": 6}
    assert turn["forged"] == ["blue"]
    assert (len(turn["played"]), len(turn["used"]), len(turn["discarded"]), turn["played_from_hand"]) == (
        1,
        1,
        1,
        1,
    )


def test_what_follows_a_sign_of_a_comment_is_no_title() -> None:
    assert read_scenario("titre : x # y\ntitle: a#b\n").titles == (("en", "a#b"), ("fr", "x"))
    with pytest.raises(Troubles):
        read_scenario("title:# x\n")


def test_a_title_that_is_cut_behind_a_word_is_written_back_and_read_the_same() -> None:
    text = f"title: {'a' * (LONGEST_TITLE - 1)} b\nSouth hand: Troll\n"
    scenario = read_scenario(text)
    assert read_scenario(write_scenario(scenario, "en")) == scenario
