"""What single cards do where a board file says it badly: slots, decks, tokens, who stays behind."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from kfjudge.core.errors import BadState
from kfjudge.core.run import Run, start
from kfjudge.games import get_game
from kfjudge.games.arkham.engine.board import Board

ENGINE = get_game("arkham").engine
SKILLS = {"combat": 3, "intellect": 3, "agility": 3, "willpower": 3, "health": 9, "sanity": 9}
HERE = {"card": "location", "uid": "here", "shroud": 3, "clues": 2}


def begin(players: dict[str, dict[str, Any]], bag: tuple[str, ...] = ("0",), **zones: Any) -> Run[Board]:
    """Investigators with those zones at one location; it is the turn of the first."""
    state = {
        "active": next(iter(players)),
        "bag": list(bag),
        "players": {name: {"at": "here", **SKILLS, **one} for name, one in players.items()},
        "encounter": {"encounter": {"locations": [HERE], **zones}},
    }
    return start(ENGINE.rules("2016"), ENGINE.read(state))


def cards(*names: str) -> list[dict[str, str]]:
    return [{"card": name, "uid": name} for name in names]


def pass_all(run: Run[Board]) -> Run[Board]:
    """Answer what is asked by its first option until the next action."""
    while run.pending is not None and not run.pending.turn:
        run = run.choose(run.pending.options[0].id)
    return run


def names_of(run: Run[Board]) -> list[str]:
    return [step.event for step in run.trace]


# slots: two hands, and two more for Tomes

TOMES, OTHERS = ("encyclopedia", "old-book-of-lore", "medical-texts"), ("knife", "machete", "flashlight")


@pytest.mark.parametrize("bag", [False, True])
@pytest.mark.parametrize("held", [*combinations((*TOMES[:2], *OTHERS[:2]), 2),
                                  *combinations((*TOMES[:2], *OTHERS[:2]), 3)])  # fmt: skip
def test_a_hand_asset_fits_with_those_that_leave_it_a_slot(held: tuple[str, ...], bag: bool) -> None:
    """Flashlight fits if no more than one hand is left to things that no Tome slot holds."""
    assets = cards(*held, *(["daisy-s-tote-bag"] if bag else []))
    run = begin({"Ann": {"assets": assets, "hand": cards("flashlight"), "resources": 9}})
    run = run.choose("play:flashlight")
    tomes = sum(one in TOMES for one in held)
    in_hands = len(held) - (min(tomes, 2) if bag else 0)
    assert (run.pending is not None and not run.pending.turn) is (in_hands > 1)


# what is under a deck


@pytest.mark.parametrize("deck", [[], cards("guts"), {"shuffled": cards("guts")}, "unknown"])
def test_an_event_goes_under_the_deck_and_is_drawn_last(deck: Any) -> None:
    ann = {"assets": cards("wendy-s-amulet"), "hand": cards("emergency-cache"), "deck": deck}
    run = pass_all(begin({"Ann": ann}).choose("play:emergency-cache"))
    one = run.board.players["Ann"]
    assert one.discard == []
    known = deck != "unknown" and not isinstance(deck, dict)
    assert (one.deck if known else one.bottom)[-1:] == ["emergency-cache"]
    drawn = []
    while run.board.players["Ann"].actions:
        run = run.choose("draw")
        drawn.append(run.board.players["Ann"].hand[-1])
    if deck == "unknown":
        assert "emergency-cache" not in drawn
    else:
        assert drawn.index("emergency-cache") == (0 if deck == [] else 1)


@pytest.mark.parametrize(("amulet", "discard", "offered"), [
    (True, ["working-a-hunch", "evidence"], "working-a-hunch"),
    (True, ["knife", "working-a-hunch"], "working-a-hunch"),  # the topmost event, not the topmost card
    (False, ["working-a-hunch"], None),
    (True, ["evidence", "working-a-hunch"], None),  # what lies on it is an event that does not suit
])  # fmt: skip
def test_only_the_topmost_event_of_the_discard_pile_is_played(
    amulet: bool, discard: list[str], offered: str | None
) -> None:
    assets = cards("wendy-s-amulet") if amulet else []
    run = begin({"Ann": {"assets": assets, "discard": cards(*discard), "resources": 9}})
    assert run.pending is not None
    plays = [option.id for option in run.pending.options if option.id.startswith("play:")]
    assert plays == ([f"play:{offered}"] if offered else [])


# attachments


@pytest.mark.parametrize("enemy", ["ghoul-minion", "ghoul-priest", "swarm-of-rats"])
@pytest.mark.parametrize("exhausted", [False, True])
def test_an_engaged_enemy_that_is_kept_out_stays_behind(enemy: str, exhausted: bool) -> None:
    threat = [{"card": enemy, "uid": "foe", "exhausted": exhausted}]
    run = begin(
        {"Ann": {"threat": threat}, "Bob": {"at": "there"}},
        locations=[{**HERE, "connected": ["there"]}, {"card": "location", "uid": "there"}],
        attachments=[{"card": "barricade", "uid": "barricade", "at": "there", "owner": "Bob"}],
    )
    run = pass_all(run.choose("move:there"))
    foe = run.board.cards["foe"]
    elite = enemy == "ghoul-priest"
    assert run.board.location_of(foe) == ("there" if elite else "here")
    assert (foe.controller == "Ann") is elite
    assert (run.board.players["Ann"].damage > 0) is not exhausted


def test_whose_an_attached_card_is_has_to_be_said_among_several() -> None:
    barricade = [{"card": "barricade", "at": "here"}]
    with pytest.raises(BadState):
        begin({"Ann": {}, "Bob": {}}, attachments=barricade)
    assert begin({"Ann": {}}, attachments=barricade).board.cards["e1"].owner == "Ann"


# tokens


@pytest.mark.parametrize("used", [False, True])
def test_two_tokens_are_revealed_and_one_counts(used: bool) -> None:
    ann = {"assets": cards("grotesque-statue")}
    run = begin({"Ann": ann}, ("+1", "auto-fail")).choose("investigate")
    assert run.pending is not None
    run = run.choose(run.pending.options[1 if used else 0].id)
    revealed = run.choose("choose:auto-fail")
    if used:
        assert revealed.pending is not None
        assert revealed.pending.who == "Ann"
        assert revealed.choose("choose:+1").board.players["Ann"].clues == 1
        assert revealed.choose("choose:auto-fail").board.players["Ann"].clues == 0
    else:
        assert revealed.board.players["Ann"].clues == 0
    assert run.board.cards["grotesque-statue"].uses == 4 - used


def test_the_statue_is_offered_once_for_each_token_that_would_be_revealed() -> None:
    ann = {"assets": cards("grotesque-statue")}
    run = begin({"Ann": ann}, ("+1", "-1", "auto-fail")).choose("investigate")
    asked = 0
    while run.pending is not None and not run.pending.turn:
        if run.pending.question.key == "ask.reaction":
            asked += 1
            run = run.choose(run.pending.options[-1].id)
        else:
            run = run.choose(run.pending.options[0].id)
    assert asked == 1


@pytest.mark.parametrize("left", [1, 2])
def test_a_token_that_is_canceled_goes_back_and_the_ignored_one_does_not(left: int) -> None:
    """Wendy cancels the token that she has chosen by the statue: it may come again, the other cannot."""
    ann = {"card": "wendy-adams", "assets": cards("grotesque-statue"), "hand": cards("guts", "knife")}
    bag = ("+1", "auto-fail", "-1")[: left + 1]
    run = begin({"Ann": ann}, bag).choose("investigate").choose("react:grotesque-statue:1")
    run = run.choose("choose:auto-fail").choose("choose:+1") if left == 2 else run
    while run.pending is not None and run.pending.who == "chance":
        run = run.choose(run.pending.options[0].id)
    run = run.choose("choose:+1")
    assert run.pending is not None
    run = run.choose(run.pending.options[1].id).choose("choose:guts").choose("react:no")
    tokens = [one.id for one in run.pending.options] if run.pending is not None else []
    assert "choose:auto-fail" not in tokens


# attacks


@pytest.mark.parametrize("by", [0, 1, 3, 5, 6])
@pytest.mark.parametrize("hits", [True, False])
def test_a_shotgun_counts_the_points(by: int, hits: bool) -> None:
    if not hits and by == 0:
        return
    fight = 6 - by if hits else 6 + by
    foe = {"card": "enemy", "uid": "foe", "fight": max(fight, 0) or 1, "health": 9}
    run = begin({"Ann": {"assets": cards("shotgun")}, "Bob": {"threat": [foe]}})
    run = run.choose("fight:foe:shotgun:1")
    done = run.board.cards["foe"].damage, run.board.players["Bob"].damage
    amount = min(max(by if fight > 0 else 5, 1), 5)
    assert done == ((amount, 0) if hits else (0, amount))


@pytest.mark.parametrize("others", [0, 1, 2])
def test_aquinnah_needs_another_enemy_there(others: int) -> None:
    foes = [
        {"card": "ghoul-minion", "uid": f"foe{n}", "at": "here", "exhausted": True} for n in range(others)
    ]
    ann = {"assets": cards("aquinnah"), "threat": [{"card": "swarm-of-rats", "uid": "rats"}]}
    run = begin({"Ann": ann}, enemies=foes).choose("resource")
    assert run.pending is not None
    asked = run.pending.question.key == "ask.reaction"
    assert asked is (others > 0)
    if asked:
        run = run.choose("react:aquinnah:0")
        run = run.choose("choose:foe0") if others > 1 else run
        assert (run.board.cards["foe0"].damage, run.board.players["Ann"].damage) == (1, 0)
        assert run.board.cards["aquinnah"].horror == 1


@pytest.mark.parametrize(("monster", "tester", "offered"), [
    ("ghoul-minion", "Ann", True), ("ghoul-minion", "Bob", True), ("mob-enforcer", "Ann", False),
])  # fmt: skip
def test_lita_answers_a_hit_on_a_monster_by_anybody_there(monster: str, tester: str, offered: bool) -> None:
    foe = [{"card": monster, "uid": "foe", "at": "here", "exhausted": True}]
    names = (tester, "Bob" if tester == "Ann" else "Ann")
    players = {name: {"assets": cards("lita-chantler")} if name == "Ann" else {} for name in names}
    run = begin(players, ("+1",), enemies=foe).choose("fight:foe")
    assert (run.pending is not None and run.pending.question.key == "ask.reaction") is offered
    if offered:
        assert not run.choose("react:lita-chantler:1").board.cards["foe"].in_play


# windows, actions


@pytest.mark.parametrize(("actions", "extra", "offered"), [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_an_additional_action_is_for_tomes_alone(actions: int, extra: int, offered: bool) -> None:
    daisy = {"card": "daisy-walker", "assets": cards("encyclopedia", "knife"), "actions": actions,
             "extra": extra}  # fmt: skip
    run = begin({"Daisy": daisy})
    assert run.pending is not None
    ids = [option.id for option in run.pending.options]
    assert ("activate:encyclopedia:encyclopedia:0" in ids) is offered
    assert ("resource" in ids) is (actions > 0)


def test_a_turn_of_which_nothing_is_said_has_the_actions_that_cards_give() -> None:
    leo = {"card": "skids-o-toole", "assets": cards("leo-de-luca")}
    assert begin({"Skids": leo}).board.players["Skids"].actions == 4
    assert begin({"Daisy": {"card": "daisy-walker"}}).board.players["Daisy"].extra == 1
    said = begin({"Daisy": {"card": "daisy-walker", "actions": 3}})
    assert said.board.players["Daisy"].extra == 0
