"""Effects that last: what they change, for whom, and when they end; for one to three players."""

from __future__ import annotations

from typing import Any

import pytest

from kfjudge.core.errors import BadState
from kfjudge.core.run import Run, start
from kfjudge.games import get_game
from kfjudge.games.arkham.engine import values
from kfjudge.games.arkham.engine.board import Board
from kfjudge.games.arkham.engine.engine import Game

ENGINE = get_game("arkham").engine
NAMES = ("Ann", "Bob", "Cid")
SKILLS = {"combat": 3, "intellect": 5, "agility": 1, "willpower": 2, "health": 9, "sanity": 9}


def begin(number: int, lasting: list[list[str]], **more: Any) -> Run[Board]:
    """Some investigators at a location, an enemy engaged with each, and effects of Ann’s that last."""
    state = {
        "bag": ["0"],
        "players": {
            name: {"at": "here", **SKILLS, "threat": [{"card": "ghoul-minion", "uid": f"foe-{name}"}]}
            for name in NAMES[:number]
        },
        "encounter": {"encounter": {"locations": [{"card": "location", "uid": "here"}]}},
        "lasting": lasting,
        **more,
    }  # fmt: skip
    state["players"]["Ann"].setdefault("discard", [])  # type: ignore[index]
    state["players"]["Ann"]["discard"] += [  # type: ignore[index]
        {"card": card, "uid": card}
        for card in ("mind-over-matter", "on-the-lam", "will-to-survive", "encyclopedia", "mind-wipe")
    ]
    return start(ENGINE.rules("2016"), ENGINE.read(state))


def names_of(run: Run[Board]) -> list[str]:
    return [step.event for step in run.trace]


ENDS = [
    ("will-to-survive", "", "turn-ends"),
    ("encyclopedia", "combat", "phase-ends"),
    ("mind-wipe", "foe-Ann", "phase-ends"),
    ("mind-over-matter", "", "round-ends"),
    ("on-the-lam", "", "round-ends"),
]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize(("card", "about", "end"), ENDS)
def test_an_effect_ends_just_before_what_it_lasts_until(
    card: str, about: str, end: str, players: int
) -> None:
    run = begin(players, [[card, "Ann", *([about] if about else [])]], active="Ann")
    for name in NAMES[:players]:
        run = run if name == "Ann" else run.choose(f"take-turn:{name}")
        run = run.choose("end-turn")
    for phase in ("enemy", "upkeep"):
        run = run.choose(f"begin:{phase}")
        while run.pending is not None and not run.pending.turn:
            run = run.choose(run.pending.options[0].id)
    happened = names_of(run)
    assert happened.count("expires") == 1
    assert happened.index(end) == happened.index("expires") + 1
    assert run.board.lasting == ()


@pytest.mark.parametrize("skill", ["combat", "agility", "willpower", "intellect"])
def test_a_chosen_skill_is_raised_for_whom_it_was_chosen_alone(skill: str) -> None:
    run = begin(2, [["encyclopedia", "Bob", skill]], active="Ann")
    game = Game(run.board.copy(), "2016")
    raised = {
        (name, one): values.skill_bonus(game, name, one)
        for name in ("Ann", "Bob")
        for one in ("combat", "agility", "willpower", "intellect")
    }
    assert {key: bonus for key, bonus in raised.items() if bonus} == {("Bob", skill): 2}


@pytest.mark.parametrize(("action", "asked"), [("fight:foe-Ann", True), ("evade:foe-Ann", True),
                                               ("investigate", False)])  # fmt: skip
def test_another_skill_may_take_the_place_of_those_that_are_named(action: str, asked: bool) -> None:
    state = {"locations": [{"card": "location", "uid": "here", "shroud": 1}]}
    run = begin(1, [["mind-over-matter", "Ann"]], active="Ann", encounter={"encounter": state})
    run = run.choose(action)
    assert run.pending is not None
    assert (run.pending.question.key == "ask.skill") is asked


@pytest.mark.parametrize("players", [1, 2, 3])
def test_who_is_on_the_lam_is_attacked_by_nobody_and_the_others_are(players: int) -> None:
    run = begin(players, [["on-the-lam", "Ann"]], turn={"phase": "enemy"}).choose("begin:enemy")
    assert [one.damage for one in run.board.players.values()] == [0, 1, 1][:players]
    assert [run.board.cards[f"foe-{name}"].exhausted for name in NAMES[:players]] == [False, True, True][
        :players
    ]


@pytest.mark.parametrize("token", ["auto-fail", "-8", "skull"])
def test_no_token_is_revealed_by_whoever_survives_by_will(token: str) -> None:
    run = begin(2, [["will-to-survive", "Ann"]], active="Ann", bag=[token]).choose("fight:foe-Ann")
    assert "reveals-token" not in names_of(run)
    assert run.board.cards["foe-Ann"].damage == 1


def test_a_text_is_blank_as_long_as_the_effect_lasts_and_traits_stay() -> None:
    run = begin(1, [["mind-wipe", "Ann", "goat"]], active="Ann", players={"Ann": {
        "at": "here", **SKILLS,
        "threat": [{"card": "goat-spawn", "uid": "goat", "damage": 2}],
    }})  # fmt: skip
    game, goat = Game(run.board.copy(), "2016"), run.board.cards["goat"]
    assert not values.has_keyword(game, goat, "hunter")
    assert "monster" in goat.facts.traits
    assert run.choose("fight:goat").board.players["Ann"].horror == 0


@pytest.mark.parametrize("active", [0, 1])
def test_who_is_not_acting_may_act_between_the_actions_of_another(active: int) -> None:
    """Police Badge is for whoever has the turn at that location: the bearer, or another."""
    state: dict[str, Any] = {name: {"at": "here", **SKILLS} for name in NAMES[:2]}
    state["Ann"]["assets"] = [{"card": "police-badge", "uid": "badge"}]
    run = begin(2, [], active=NAMES[active], players=state)
    if active:
        run = run.choose("resource")
        assert run.pending is not None
        assert (run.pending.who, run.pending.question.key) == ("Ann", "ask.window")
    before = run.board.players[NAMES[active]].actions
    run = run.choose("activate:badge:1")
    assert run.board.players[NAMES[active]].actions == before + 2


@pytest.mark.parametrize("lasting", [["guts"], ["nobody", "Ann"], ["mind-over-matter", "Zoe"],
                                     ["encyclopedia", "Ann", "luck"], "x"])  # fmt: skip
def test_what_is_wrong_with_an_effect_that_lasts_is_told(lasting: Any) -> None:
    with pytest.raises(BadState):
        begin(1, [lasting], active="Ann")
