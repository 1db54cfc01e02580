"""The odds of a test: what is explored equals a sum over the tokens, worked out apart."""

from __future__ import annotations

from itertools import product

import pytest

from kfjudge.core.explore import explore
from kfjudge.core.run import start
from kfjudge.games import get_game
from kfjudge.games.arkham.engine.board import BAGS, Board

SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")
DIFFICULTY = 8
# What the printed cards say of a symbol on the easy and standard side, with so many ghouls at the location.
WORTH = {
    "the-gathering": {"skull": lambda ghouls: -ghouls, "cultist": lambda _: -1, "tablet": lambda _: -2},
    "the-midnight-masks": {"skull": lambda _: 0, "cultist": lambda _: -2, "tablet": lambda _: -3},
    "the-devourer-below": {"skull": lambda ghouls: -ghouls, "cultist": lambda _: -2, "tablet": lambda _: -3,
                           "elder-thing": lambda _: -5},
}  # fmt: skip


def worked_out(bag: tuple[str, ...], scenario: str, ghouls: int, difference: int) -> int:
    """How many tokens succeed at that difference of skill and difficulty; the elder sign is worth 1 here."""
    succeeding = 0
    for token in bag:
        if token == "auto-fail":
            continue
        if token == "elder-sign":
            worth = 1
        elif token in WORTH[scenario]:
            worth = WORTH[scenario][token](ghouls)
        else:
            worth = int(token)
        succeeding += difference + worth >= 0
    return succeeding


def has_other_doom(board: Board) -> bool:
    """Tell whether the doom lies on the second enemy, which is the other choice of the same case."""
    enemies = [board.cards[uid] for uid in board.common.enemies]
    return bool(enemies[-1].doom)


@pytest.mark.parametrize(("bag", "scenario", "ghouls"), [*product(BAGS, SCENARIOS, (0, 1, 2))])
def test_every_difference_comes_to_the_sum_over_the_tokens(bag: str, scenario: str, ghouls: int) -> None:
    tokens = BAGS[bag] + (("elder-thing",) if scenario == "the-devourer-below" else ())
    engine = get_game("arkham").engine
    for difference in range(-6, 7):
        state = {
            "active": "Roland",
            "bag": list(tokens),
            "players": {"Roland": {"card": "roland-banks", "at": "here", "intellect": DIFFICULTY + difference,
                                   "health": 99, "sanity": 99}},
            "encounter": {"encounter": {
                "locations": [{"card": "location", "uid": "here", "shroud": DIFFICULTY, "clues": 1}],
                "enemies": [{"card": "ravenous-ghoul", "at": "here", "exhausted": True}] * ghouls,
                "reference": [scenario],
            }},
        }  # fmt: skip
        run = start(engine.rules("2016"), engine.read(state)).choose("investigate")
        found = explore(run, lambda _, ask: ask.turn, 1_000)
        assert found.complete
        # With two enemies that are as near, the lead chooses which one a cultist token gives doom.
        chooses = scenario == "the-devourer-below" and ghouls == 2
        assert found.cases == (None if chooses else len(tokens))
        won = sum(
            outcome.weight
            for outcome in found.outcomes
            if outcome.board.players["Roland"].clues and not (chooses and has_other_doom(outcome.board))
        )
        assert won == worked_out(tokens, scenario, ghouls, difference), difference


@pytest.mark.parametrize(
    ("bag", "many", "auto_fails"), [("easy", 16, 1), ("standard", 16, 1), ("hard", 17, 1), ("expert", 18, 1)]
)
def test_a_bag_has_as_many_tokens_as_the_campaign_says(bag: str, many: int, auto_fails: int) -> None:
    assert len(BAGS[bag]) == many
    assert BAGS[bag].count("auto-fail") == auto_fails
    assert BAGS[bag].count("skull") == 2
