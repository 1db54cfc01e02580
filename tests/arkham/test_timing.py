"""The order in which abilities resolve: forced before reactions, reactions in player order from whoever is
active, what interrupts before what it interrupts; for one to three players."""

from __future__ import annotations

from typing import Any

import pytest

from kfjudge.core.run import Run, start
from kfjudge.core.table import Undecided
from kfjudge.games import get_game
from kfjudge.games.arkham.dsl import language as words
from kfjudge.games.arkham.engine.board import Board
from kfjudge.games.arkham.engine.encounter import Drawing
from kfjudge.games.arkham.engine.engine import Game
from kfjudge.games.arkham.engine.initiation import resolve
from kfjudge.games.arkham.engine.node import Context

ENGINE = get_game("arkham").engine
NAMES = ("Ann", "Bob", "Cid")


def fight(players: int, active: int, enemy: str, hand: str) -> Run[Board]:
    """Somebody fights an enemy with 1 health left, by a token that hits; everybody has that card in hand."""
    state = {
        "active": NAMES[active],
        "bag": ["+1"],
        "players": {
            name: {"at": "here", "combat": 9, "health": 9, "sanity": 9, "hand": [hand], "resources": 5}
            for name in NAMES[:players]
        },
        "encounter": {"encounter": {
            "locations": [{"card": "location", "uid": "here", "clues": 9, "shroud": 1}],
            "enemies": [{"card": enemy, "uid": "foe", "at": "here", "exhausted": True,
                         "health": 1}],
        }},
    }  # fmt: skip
    return start(ENGINE.rules("2016"), ENGINE.read(state)).choose("fight:foe")


def names_of(run: Run[Board]) -> list[str]:
    return [step.event for step in run.trace]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_forced_ability_comes_before_the_reactions_to_the_same(players: int) -> None:
    """Goat Spawn hurts everybody when it is defeated; only then, after it is, may Evidence! be played."""
    run = fight(players, 0, "goat-spawn", "evidence")
    happened = names_of(run)
    assert happened.count("takes-horror") == players
    assert happened.index("triggers") < happened.index("takes-horror")
    assert run.pending is not None
    assert (run.pending.who, run.pending.question.key) == ("Ann", "ask.reaction")
    assert "plays" in names_of(run.choose(run.pending.options[1].id))


@pytest.mark.parametrize(("players", "active"), [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_an_enemy_that_attacks_is_dodged_in_player_order_from_the_active_one(
    players: int, active: int
) -> None:
    state = {
        "active": NAMES[active],
        "players": {
            name: {"at": "here", "health": 9, "sanity": 9, "hand": ["dodge"], "resources": 1}
            for name in NAMES[:players]
        },
        "encounter": {"encounter": {"locations": [{"card": "location", "uid": "here"}]}},
    }  # fmt: skip
    state["players"][NAMES[active]]["threat"] = ["swarm-of-rats"]  # type: ignore[index]
    run = start(ENGINE.rules("2016"), ENGINE.read(state)).choose("resource")
    asked = []
    while run.pending is not None and not run.pending.turn:
        asked.append(run.pending.who)
        run = run.choose("react:no")
    first = NAMES[active:players] + NAMES[:active]
    assert asked == list(first)
    assert run.board.players[NAMES[active]].damage == 1


@pytest.mark.parametrize("dodger", [0, 1, 2])
def test_an_attack_that_one_has_canceled_is_not_offered_to_the_next(dodger: int) -> None:
    state = {
        "active": "Ann",
        "players": {
            name: {"at": "here", "health": 9, "sanity": 9, "hand": ["dodge"], "resources": 1}
            for name in NAMES
        },
        "encounter": {"encounter": {"locations": [{"card": "location", "uid": "here"}]}},
    }
    state["players"]["Ann"]["threat"] = ["swarm-of-rats"]  # type: ignore[index]
    run = start(ENGINE.rules("2016"), ENGINE.read(state)).choose("resource")
    for _ in range(dodger):
        run = run.choose("react:no")
    assert run.pending is not None
    run = run.choose(run.pending.options[1].id)
    assert run.pending is not None
    assert run.pending.turn
    assert run.board.players["Ann"].damage == 0
    assert [one.resources for one in run.board.players.values()].count(0) == 1 - (dodger == 0)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_limit_is_for_each_player_and_period(times: int) -> None:
    """Roland finds a clue for one defeated enemy in a round, however many there are."""
    state = {
        "active": "Roland",
        "bag": ["+1"],
        "players": {"Roland": {"card": "roland-banks", "at": "here"}},
        "encounter": {"encounter": {
            "locations": [{"card": "location", "uid": "here", "clues": 5}],
            "enemies": [{"card": "swarm-of-rats", "uid": f"foe{n}", "at": "here", "exhausted": True}
                        for n in range(times)],
        }},
    }  # fmt: skip
    run = start(ENGINE.rules("2016"), ENGINE.read(state))
    for n in range(times):
        run = run.choose(f"fight:foe{n}")
        while run.pending is not None and not run.pending.turn:
            run = run.choose(run.pending.options[-1].id)
    assert run.board.players["Roland"].clues == 1


def test_what_interrupts_is_over_before_what_it_interrupts_goes_on() -> None:
    """Agnes answers the horror of a dying Goat Spawn before it has left play."""
    state = {
        "active": "Agnes",
        "bag": ["+1"],
        "players": {"Agnes": {"card": "agnes-baker", "at": "here", "combat": 9}},
        "encounter": {"encounter": {
            "locations": [{"card": "location", "uid": "here"}],
            "enemies": [{"card": "goat-spawn", "uid": "goat", "at": "here", "exhausted": True, "damage": 2},
                        {"card": "ghoul-minion", "uid": "ghoul", "at": "here", "exhausted": True}],
        }},
    }  # fmt: skip
    run = start(ENGINE.rules("2016"), ENGINE.read(state)).choose("fight:goat")
    assert run.pending is not None
    assert run.pending.question.key == "ask.reaction"
    assert run.board.cards["goat"].in_play
    run = run.choose(run.pending.options[1].id)
    assert run.board.cards["ghoul"].damage == 1
    assert not run.board.cards["goat"].in_play


@pytest.mark.parametrize("alone", [True, False])
def test_who_resolves_a_card_with_peril_is_alone_with_it(alone: bool) -> None:
    """Ann tests willpower in the mythos phase: Bob may commit Guts, unless the card has Peril."""
    state: dict[str, Any] = {
        "bag": ["0"],
        "players": {name: {"at": "here", "willpower": 1, "health": 9, "sanity": 9, "hand": hand}
                    for name, hand in (("Ann", []), ("Bob", ["guts"]))},
        "encounter": {"encounter": {"locations": [{"card": "location", "uid": "here"}],
                                    "agenda": ["what-s-going-on"],
                                    "encounter_deck": ["rotting-remains", "swarm-of-rats"]}},
        "turn": {"phase": "mythos"},
    }  # fmt: skip
    board = ENGINE.read(state)
    game = Game(board, "2016", ())
    if alone:
        game.drawings.append(Drawing("Ann", board.cards["e1"], is_alone=True, surges=False))
    try:
        words.TestOr("willpower", 3).resolve(Context(game, board.cards["e1"], "Ann"))
        asked = ""
    except Undecided as stopped:
        asked = stopped.ask.who
    assert asked == ("" if alone else "Bob")


def test_what_waits_for_a_part_of_an_effect_comes_behind_all_of_it() -> None:
    """ "Take 1 horror and gain 3 resources": Agnes may answer the horror once both are done."""
    minion = {"card": "ghoul-minion", "uid": "foe", "at": "here", "exhausted": True}
    state = {
        "players": {"Agnes": {"card": "agnes-baker", "at": "here"}},
        "encounter": {"encounter": {"locations": [{"card": "location", "uid": "here"}], "enemies": [minion]}},
    }
    board = ENGINE.read(state)
    game = Game(board, "2016", ())
    agnes = board.cards[board.players["Agnes"].uid]
    with pytest.raises(Undecided) as stopped:
        resolve(Context(game, agnes, "Agnes"), (words.Take(horror=1), words.Gain(3)))
    assert stopped.value.ask.question.key == "ask.reaction"
    assert (board.players["Agnes"].horror, board.players["Agnes"].resources) == (1, 3)


def test_a_limit_is_used_before_what_it_is_on_resolves() -> None:
    """Roland uses his reaction, and is asked whether Cover Up takes its place: it counts as used already."""
    state = {
        "active": "Roland",
        "bag": ["+1"],
        "players": {"Roland": {"card": "roland-banks", "at": "here",
                               "threat": [{"card": "cover-up", "clues": 3}]}},
        "encounter": {"encounter": {
            "locations": [{"card": "location", "uid": "here", "clues": 5}],
            "enemies": [{"card": "swarm-of-rats", "uid": "foe", "at": "here", "exhausted": True}],
        }},
    }  # fmt: skip
    run = start(ENGINE.rules("2016"), ENGINE.read(state)).choose("fight:foe")
    assert run.board.limits == ()
    run = run.choose(f"react:{run.board.players['Roland'].uid}:0")
    assert run.pending is not None
    assert "cover-up" in {run.board.cards[str(one.card)].facts.id for one in run.pending.options if one.card}
    assert [times for _, _, times in run.board.limits] == [1]
