"""Every line of play of a small board, counted; the numbers are derived by hand beside each board."""

from __future__ import annotations

from typing import Any

import pytest

from kfjudge.api import outcomes
from tests.keyforge.table import creature, play, table


def tired(card: str, uid: str = "") -> dict[str, Any]:
    return creature(card, uid, exhausted=True)


BOARDS = {
    # reap and end, or end at once
    "one creature": (table(south={"line": ["troll"]}), 2, 2),
    # nothing; a; b; a then b; b then a
    "two creatures": (table(south={"line": ["troll", "bumpsy"]}), 5, 4),
    # 1 + 3 + 3·2 + 3!
    "three creatures": (table(south={"line": ["troll", "bumpsy", "krump"]}), 16, 8),
    # 1 + 6 + 30 + 120 + 360 + 720 + 720 orders, 2^6 sets of creatures used
    "six creatures": (table(south={"line": [creature("troll", f"t{n}") for n in range(6)]}), 1957, 64),
    # end, reap, fight
    "one against one": (table(south={"line": ["troll"]}, north={"line": ["bumpsy"]}), 3, 3),
    # end, reap, fight either
    "one against two": (table(south={"line": ["troll"]}, north={"line": ["bumpsy", "krump"]}), 4, 4),
    # end, reap, fight the taunter only
    "one against a taunter and its neighbor": (
        table(south={"line": ["troll"]}, north={"line": ["bumpsy", "champion-anaphiel"]}),
        3,
        3,
    ),
    # end, unstun
    "a stunned creature": (table(south={"line": [creature("troll", stunned=True)]}), 2, 2),
    # end, discard, play (an empty line has one place)
    "a creature in hand": (table(south={"hand": ["troll"]}), 3, 3),
    # end, discard, play on the left, play on the right
    "a creature in hand beside one in play": (
        table(south={"hand": ["troll"], "line": [tired("bumpsy")]}),
        4,
        4,
    ),
    # end, discard, play on either
    "an upgrade and two creatures": (
        table(south={"hand": ["blood-of-titans"], "line": [tired("troll")]}, north={"line": ["bumpsy"]}),
        4,
        4,
    ),
    # end, or the javelin at either
    "an omni with two targets": (
        table("dis", south={"artifacts": ["mighty-javelin"]}, north={"line": ["troll", "krump"]}),
        3,
        3,
    ),
    # end, discard, play; two piles of one card need no order
    "a gateway over one creature each": (
        table("dis", south={"hand": ["gateway-to-dis"], "line": ["troll"]}, north={"line": ["krump"]}),
        3,
        3,
    ),
    # end, discard, play with either of two first onto the pile
    "a gateway over two of one player": (
        table("dis", south={"hand": ["gateway-to-dis"]}, north={"line": ["troll", "krump"]}),
        4,
        4,
    ),
}


@pytest.mark.parametrize("name", BOARDS)
def test_lines_and_end_states_are_as_many_as_by_hand(name: str) -> None:
    state, lines, states = BOARDS[name]
    found = outcomes(play(state))
    assert (sum(outcome.lines for outcome in found), len(found)) == (lines, states)
    assert found.complete


def test_three_fates_among_8_7_5_and_5_has_one_choice_and_six_orders_on_the_pile() -> None:
    north = ["troll", creature("earthshaker", "seven"), "bumpsy", "headhunter"]
    match = play(table("dis", south={"hand": ["three-fates"]}, north={"line": north}), "play:three-fates")
    found = outcomes(match)
    assert sum(outcome.lines for outcome in found) == 2 * 6
    left = {tuple(card["uid"] for card in outcome.state["players"]["North"]["line"]) for outcome in found}
    assert left == {("bumpsy",), ("headhunter",)}
