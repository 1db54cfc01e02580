"""The odds of a test: what is explored equals a sum over the tokens, worked out apart."""

from __future__ import annotations

from itertools import product

import pytest

from kfjudge import api
from kfjudge.core.explore import explore
from kfjudge.core.run import start
from kfjudge.games import get_game
from kfjudge.games.arkham.engine.board import BAGS, Board
from tests.terminal import Kfjudge

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


# told in a sentence


@pytest.mark.parametrize(
    ("sentence", "cases", "won", "open", "more"),
    [
        ("5 against 4, standard bag, The Gathering, one ghoul here", 16, 10, 0, (13, 14, 15)),
        ("5 contre 4, réserve standard, Le Rassemblement, une goule ici", 16, 10, 0, (13, 14, 15)),
        ("3 vs 3 on easy in the gathering", 16, 8, 0, (12, 15, 15)),
        ("what are my odds at +2 on standard", 16, 9, 4, (10, 11, 11)),
        ("-1 on expert", 18, 0, 4, (2, 4, 6)),
    ],
)
def test_a_test_in_a_sentence_is_made_a_board_and_explored(
    sentence: str, cases: int, won: int, open: int, more: tuple[int, ...]
) -> None:
    told = api.odds(sentence)
    assert (told.cases, told.won, told.open, told.more) == (cases, won, open, more)
    assert sum(way.cases for way in told.ways) == cases


def test_what_a_token_does_beside_losing_stands_with_it(kfjudge: Kfjudge) -> None:
    seen = kfjudge("odds", "5 against 4, standard bag, The Gathering, one ghoul here", columns=200)
    assert "Lost: −2 ×2 · −3 · −4 · tablet (Anybody: 1 damage) · auto-fail" in seen.lines
    assert seen.lines[0] == "Skill 5 against 4: 10 of 16 cases succeed (62 %)."


def test_a_board_is_asked_for_its_odds_by_its_name(kfjudge: Kfjudge) -> None:
    for lang in ("en", "fr"):
        for columns in (40, 100):
            seen = kfjudge("odds", "arkham:rules/the-odds-of-a-shot", "--lang", lang, columns=columns)
            assert (seen.status, seen.err) == (0, "")
            assert all(len(line) <= columns for line in seen.lines)
    assert kfjudge("odds", "arkham:rules/the-odds-of-a-shot", "--json").data["won"] == 8


@pytest.mark.parametrize("words", ["5 against 4", "the moon", "99 against 98, standard", "5 against 4, mild"])
def test_what_tells_of_no_test_is_said_to_be_none(words: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge("odds", words, columns=200)
    assert (seen.status, "a test reads like" in seen.text) == (1, True)
