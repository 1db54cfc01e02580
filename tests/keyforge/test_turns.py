"""Rulings on the steps of a turn, on keys, houses and hands: the case and its border."""

from __future__ import annotations

import pytest

from tests.keyforge.table import aember, creature, happened, line, offered, play, table, zone

DIS = ["dis", "brobnar", "logos"]


def test_a_player_with_enough_must_forge_one_key_and_only_one() -> None:
    match = play(table(south={"aember": 13}, step="forge"), "choose:red")
    south = match.state()["players"]["South"]
    assert (south["aember"], south["keys"]) == (7, ["red"])


def test_the_third_key_wins_at_once() -> None:
    match = play(table(south={"aember": 6, "keys": ["red", "blue"]}, step="forge"))
    assert match.pending is None
    assert match.state()["winner"] == "South"


def test_key_costs_add_up() -> None:
    board = table(south={"aember": 7}, north={"line": ["murmook", "grabber-jammer"]}, step="forge")
    assert "forges-key" not in happened(play(board))


@pytest.mark.parametrize(("edition", "asked"), [("1.3", "choose:red"), ("1.1", "choose:yes")])
def test_aember_on_a_card_obliges_to_forge_since_1_3(edition: str, asked: str) -> None:
    board = table(south={"aember": 4, "artifacts": [creature("pocket-universe", aember=2)]}, step="forge")
    assert asked in offered(play(board, edition=edition))


def test_a_house_of_a_card_one_controls_may_be_chosen() -> None:
    taken = creature("umbra", owner="North", claims=[["South", ""]], base="North")
    assert "choose:shadows" in offered(play(table(south={"line": [taken]}, step="house")))


def test_control_the_weak_binds_only_the_next_turn() -> None:
    board = table(
        "dis", south={"hand": ["control-the-weak"]}, north={"houses": ["shadows", "sanctum", "untamed"]}
    )
    match = play(board, "play:control-the-weak", "choose:sanctum", "end-turn")
    assert match.state()["house"] == "sanctum"


def test_archives_may_be_taken_after_the_house_is_chosen() -> None:
    match = play(table(south={"archives": ["troll"]}, step="house"), "choose:dis")
    assert offered(match) == {"choose:yes", "choose:no"}
    match.choose("choose:yes")
    assert zone(match, "South", "hand") == ["troll"]


def test_omni_needs_no_active_house() -> None:
    board = table("dis", south={"artifacts": ["mighty-javelin"]}, north={"line": ["troll"]})
    assert "omni:mighty-javelin" in offered(play(board))


def test_alpha_only_before_anything_else() -> None:
    south = {"hand": ["binate-rupture", "labwork"], "aember": 3}
    board = table("logos", south=south, north={"aember": 2})
    assert aember(play(board, "play:binate-rupture")) == (6, 4)
    match = play(board, "discard:labwork")
    assert "play:binate-rupture" not in offered(match)
    assert "discard:binate-rupture" in offered(match)


def test_omega_ends_the_step() -> None:
    match = play(table("dis", south={"hand": ["unlocked-gateway"]}), "play:unlocked-gateway")
    assert match.state()["active"] == "North"


def test_deploy_enters_between_two_creatures() -> None:
    board = table(
        "shadows",
        south={"houses": ["shadows", "dis", "mars"], "hand": ["lamindra"], "line": ["umbra", "dodger"]},
    )
    match = play(board, "play:lamindra", "choose:after-umbra")
    assert line(match, "South") == ["umbra", "lamindra", "dodger"]


def test_the_rule_of_six_stops_the_seventh_use() -> None:
    match = play(table(south={"line": ["troll"]}, turn={"deeds": {"troll": 6}}))
    assert offered(match) == {"end-turn"}


def test_an_empty_deck_is_reset_from_the_discard_pile() -> None:
    board = table(
        south={"hand": [creature("punch", f"h{n}") for n in range(5)], "deck": [], "discard": ["troll"]}
    )
    match = play(board, "end-turn")
    assert "reshuffles" in happened(match)
    assert "troll" in zone(match, "South", "hand")


@pytest.mark.parametrize(
    ("chains", "drawn"), [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_the_borders_of_the_chain_table(chains: int, drawn: int) -> None:
    match = play(table(south={"chains": chains}), "end-turn")
    south = match.state()["players"]["South"]
    assert (len(south["hand"]), south["chains"]) == (drawn, max(chains - 1, 0))


def test_the_third_key_ends_the_game_before_strange_gizmo_sweeps_the_board() -> None:
    board = table(south={"aember": 6, "keys": ["red", "blue"], "artifacts": ["strange-gizmo"]}, step="forge")
    match = play({**board, "players": {**board["players"], "North": {"line": [creature("troll")]}}})
    assert match.pending is None
    assert line(match, "North") == ["troll"]


def test_a_starting_hand_rests_on_the_setup_and_a_refill_on_step_5() -> None:
    south = {"houses": DIS, "deck": {"shuffled": ["urchin"] * 30}}
    board = {"step": "setup", "active": "South", "players": {"South": south, "North": south}}
    match = play(board, "choose:no", "choose:no")
    drawn = [step for step in match.trace() if step.event == "draws"]
    assert {step.cite for step in drawn} == {("keyforge:rule/game-setup",)}
    refilled = play(table(south={"deck": {"shuffled": ["urchin"] * 6}}), "end-turn")
    drawn = [step for step in refilled.trace() if step.event == "draws"]
    assert {step.cite for step in drawn} == {("keyforge:rule/step-5-draw-cards",)}


def test_the_step_that_chooses_a_house_names_the_point_on_which_editions_differ() -> None:
    pitlord = {"houses": DIS, "line": ["pitlord"]}
    restringuntus = {"line": [creature("restringuntus", named="dis")]}
    board = table(south=pitlord, north=restringuntus, step="house", house=None)
    run = play(board, "choose:brobnar").run
    chosen = next(step for step in run.trace if step.event == "chooses-house")
    assert chosen.differences == ["house.must-against-cannot"]


def test_a_hand_of_another_size_rests_on_the_card_that_says_so() -> None:
    match = play(table(south={"line": ["mother"], "deck": {"shuffled": ["urchin"] * 9}}), "end-turn")
    (remark,) = [step for step in match.trace() if step.event == "remark"]
    assert remark.text("en") == "South refills to 7 cards"
    assert remark.cite == ("keyforge:rule/constant-abilities", "keyforge:card/mother")
    assert len(zone(match, "South", "hand")) == 7
