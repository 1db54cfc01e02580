"""Exploring merges boards that are alike: on small boards it finds what walking every line finds, each end as
often, and what chance brings as likely."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from kfjudge.core.explore import explore
from kfjudge.core.run import Run, start
from kfjudge.core.table import CHANCE, Ask
from kfjudge.games import get_game
from kfjudge.games.arkham.engine.board import BAGS, Board

ENGINE = get_game("arkham").engine
EDITION = "2016"
MOST_LINES = 4_000
NO_ORDER = ("hand", "assets", "threat", "locations", "enemies", "victory", "removed", "set_aside")


def full(board: Board) -> str:
    """A board as plain data, but for the order in which cards came where it does not matter."""
    data = ENGINE.write(board, EDITION)
    for owners in (data["players"], data["encounter"]):
        for owner in owners.values():
            for zone in NO_ORDER:
                if zone in owner:
                    owner[zone] = sorted(owner[zone], key=str)
    return json.dumps(data, sort_keys=True)


def ended(board: Board, asked: Ask) -> bool:  # noqa: ARG001
    return asked.turn


def every_line(run: Run[Board], part: Fraction) -> Iterator[tuple[str, Fraction]]:
    """The end of each line of play, and how likely chance makes it."""
    if run.pending is None or ended(run.board, run.pending):
        yield full(run.board), part
        return
    whole = sum(option.weight for option in run.pending.options)
    for option in run.pending.options:
        share = Fraction(option.weight, whole) if run.pending.who == CHANCE else Fraction(1)
        yield from every_line(run.choose(option.id), part * share)


def investigator(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "at": "hallway", **more}


def places(*names: str, **more: Any) -> dict[str, Any]:
    locations = [{"card": name, "uid": name, "clues": 1} for name in names or ("hallway",)]
    return {"encounter": {"encounter": {"locations": locations, **more}}}


GATHERING = {"reference": ["the-gathering"]}
BOARDS: dict[str, tuple[dict[str, Any], str]] = {
    "a shot at the Ghoul Priest, who retaliates on a Guard Dog": (
        {
            "active": "Roland",
            "bag": list(BAGS["standard"]),
            "players": {"Roland": investigator("roland-banks", assets=["45-automatic", "guard-dog"],
                                               threat=[{"card": "ghoul-priest", "uid": "priest"}])},
            **places(**GATHERING),
        },
        "fight:priest:r1:1",
    ),
    "two attacks of opportunity, and two who may dodge": (
        {
            "active": "Agnes",
            "players": {
                "Agnes": investigator("agnes-baker", resources=1, hand=["dodge"],
                                      threat=["swarm-of-rats", "ghoul-minion"]),
                "Roland": investigator("roland-banks", resources=1, hand=["dodge"]),
            },
            **places(),
        },
        "resource",
    ),
    "the encounter deck in no known order": (
        {
            "bag": ["0", "-2", "auto-fail"],
            "players": {"Ann": investigator("wendy-adams", clues=1, hand=["knife", "guts"])},
            **places("hallway", "attic", "cellar", agenda=[{"card": "what-s-going-on", "doom": 1}],
                     encounter_deck={"shuffled": ["acolyte", "ancient-evils", "hunting-shadow",
                                                  "rotting-remains", "rotting-remains"]}),
            "turn": {"phase": "mythos"},
        },
        "begin:mythos",
    ),
    "Wendy’s other token, and Lucky!": (
        {
            "active": "Wendy",
            "bag": ["+1", "-2", "-2", "skull", "auto-fail"],
            "players": {"Wendy": investigator("wendy-adams", resources=1, hand=["lucky", "guts"],
                                              threat=[{"card": "ghoul-priest", "uid": "priest"}])},
            **places(**GATHERING),
        },
        "evade:priest",
    ),
    "cards committed by two": (
        {
            "active": "Daisy",
            "bag": ["0", "-4"],
            "players": {
                "Daisy": investigator("daisy-walker", hand=["perception", "deduction"]),
                "Wendy": investigator("wendy-adams", hand=["perception", "unexpected-courage"]),
            },
            **places("cellar", "hallway"),
        },
        "investigate",
    ),
    "hunters with two ways, and damage on two assets": (
        {
            "players": {
                "Ann": {"card": "roland-banks", "at": "attic", "assets": ["guard-dog", "beat-cop"]},
                "Bob": {"card": "wendy-adams", "at": "cellar"},
            },
            **places("hallway", "attic", "cellar",
                     enemies=[{"card": "goat-spawn", "at": "hallway"},
                              {"card": "young-deep-one", "at": "hallway"}]),
            "turn": {"phase": "enemy"},
        },
        "begin:enemy",
    ),
    "a cultist of the hard side, behind which another token comes": (
        {
            "active": "Roland",
            "bag": ["0", "-1", "-1", "cultist", "tablet", "skull"],
            "players": {"Roland": investigator("roland-banks", assets=["guard-dog"],
                                               threat=[{"card": "ghoul-minion", "exhausted": True}])},
            **places(reference=[{"card": "the-gathering", "hard": True}],
                     encounter_deck={"shuffled": ["swarm-of-rats", "icy-ghoul", "flesh-eater"]}),
        },
        "investigate",
    ),
    "three whom a massive enemy attacks, and their allies": (
        {
            "players": {
                "Ann": investigator("roland-banks", assets=["guard-dog"]),
                "Bob": investigator("daisy-walker"),
                "Cid": investigator("skids-o-toole", assets=["leo-de-luca"]),
            },
            **places(enemies=[{"card": "umordhoth", "at": "hallway"}]),
            "turn": {"phase": "enemy"},
        },
        "begin:enemy",
    ),
    "too many cards in hand as the round ends": (
        {
            "players": {"Ann": investigator("agnes-baker", deck={"shuffled": ["knife", "guts"]},
                                            hand=["knife", "knife", "guts", "lucky", "dark-memory",
                                                  *["perception"] * 4])},
            **places(),
            "turn": {"phase": "upkeep"},
        },
        "begin:upkeep",
    ),
    "a card that is drawn while two enemies attack": (
        {
            "active": "Roland",
            "players": {"Roland": investigator("roland-banks", assets=["beat-cop"], resources=1,
                                               threat=["swarm-of-rats", "ghoul-minion"], hand=["dodge"],
                                               deck={"shuffled": ["knife", "guts", "guts", "paranoia"]})},
            **places(),
        },
        "draw",
    ),
    "Agnes answers the horror of the Attic": (
        {
            "active": "Agnes",
            "players": {"Agnes": {"card": "agnes-baker", "at": "hallway", "assets": ["beat-cop"]},
                        "Bob": {"card": "wendy-adams", "at": "attic"}},
            **places("hallway", "attic",
                     enemies=[{"card": "flesh-eater", "at": "attic", "exhausted": True},
                              {"card": "acolyte", "at": "attic", "exhausted": True}]),
        },
        "move:attic",
    ),
    "an evasion that lets go of others, on a doubled token": (
        {
            "active": "Wendy",
            "bag": ["0", "-1", "-2", "elder-sign", "auto-fail"],
            "players": {"Wendy": investigator("wendy-adams", hand=["survival-instinct", "guts"],
                                              threat=[{"card": "hunting-nightgaunt", "uid": "gaunt"},
                                                      "ghoul-minion"])},
            **places("hallway", "attic", **GATHERING),
        },
        "evade:gaunt",
    ),
}  # fmt: skip


def test_a_shot_at_the_priest_is_explored_in_as_many_runs_as_there_are_tokens() -> None:
    state, option = BOARDS["a shot at the Ghoul Priest, who retaliates on a Guard Dog"]
    threat = [{"card": "ghoul-priest", "uid": "priest"}, "ghoul-minion"]
    roland = investigator("roland-banks", assets=["45-automatic"], threat=threat)
    state = {**state, "players": {"Roland": roland}}
    run = start(ENGINE.rules(EDITION), ENGINE.read(state)).choose(option)
    found = explore(run, ended, MOST_LINES)
    assert found.complete
    assert (found.cases, found.runs <= 16) == (16, True)


def test_two_windows_and_three_cards_that_may_be_committed_stay_within_2000_runs() -> None:
    """Beat Cop may be used in both windows, and each set of three cards is a line of its own."""
    state = {
        "active": "Roland",
        "bag": list(BAGS["standard"]),
        "players": {"Roland": investigator("roland-banks", assets=["beat-cop"], resources=3,
                                           hand=["unexpected-courage", "perception", "deduction"],
                                           threat=[{"card": "ghoul-minion", "exhausted": True}])},
        **places("cellar", "hallway", **GATHERING),
    }  # fmt: skip
    state["players"]["Roland"]["at"] = "cellar"
    run = start(ENGINE.rules(EDITION), ENGINE.read(state)).choose("investigate")
    found = explore(run, ended, 2_000)
    assert found.complete
    assert found.runs <= 2_000
    assert found.lines > 8 * len(set(BAGS["standard"]))  # each set of the three, with each token


@pytest.mark.parametrize("name", BOARDS)
def test_exploring_finds_what_walking_every_line_finds(name: str) -> None:
    state, option = BOARDS[name]
    run = start(ENGINE.rules(EDITION), ENGINE.read(state)).choose(option)
    found = explore(run, ended, MOST_LINES)
    walked = list(every_line(run, Fraction(1)))
    assert found.complete
    assert 3 < len(walked) == found.lines
    merged: Counter[str] = Counter()
    for outcome in found.outcomes:
        merged[full(outcome.board)] += outcome.lines
    assert merged == Counter(end for end, _ in walked)
    if found.cases is not None:  # chance alone decides
        likely: dict[str, Fraction] = {}
        for end, part in walked:
            likely[end] = likely.get(end, Fraction(0)) + part
        weighed: dict[str, Fraction] = {}
        for outcome in found.outcomes:
            end = full(outcome.board)
            weighed[end] = weighed.get(end, Fraction(0)) + Fraction(outcome.weight, found.cases)
        assert weighed == likely
