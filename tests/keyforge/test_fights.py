"""Rulings on fights and the keywords that count there, in edition 1.3: the case and its border."""

from __future__ import annotations

import pytest

from tests.keyforge.table import card, cites, creature, happened, line, offered, play, table


def test_armor_prevents_the_first_damage_of_a_turn_and_what_is_left_of_it_the_next() -> None:
    board = table(
        "brobnar",
        south={"hand": ["punch"], "line": ["pingle-who-annoys"]},
        north={"line": ["raiding-knight"]},
    )
    match = play(board, "fight:pingle-who-annoys", "play:punch")
    knight = card(match, "raiding-knight")
    assert (knight["damage"], knight["armor_used"]) == (3, 2)


def test_damage_in_a_fight_is_dealt_to_both_at_once() -> None:
    match = play(
        table("dis", south={"line": ["the-terror"]}, north={"line": ["raiding-knight"]}), "fight:the-terror"
    )
    assert card(match, "raiding-knight")["damage"] == 3
    assert card(match, "the-terror")["damage"] == 4


def test_an_elusive_creature_escapes_the_first_attack_of_a_turn_and_not_the_second() -> None:
    board = table(south={"line": ["troll", "bumpsy"]}, north={"line": ["noddy-the-thief"]})
    first = play(board, "fight:troll")
    assert (line(first, "North"), card(first, "troll")["damage"]) == (["noddy-the-thief"], 0)
    first.choose("fight:bumpsy")
    assert line(first, "North") == []


def test_a_skirmisher_takes_no_damage_when_it_attacks_but_does_when_it_is_attacked() -> None:
    board = table(
        "untamed",
        south={"houses": ["untamed", "dis", "mars"], "line": ["snufflegator"]},
        north={"line": ["valdr"]},
    )
    attacking = play(board, "fight:snufflegator")
    assert card(attacking, "snufflegator")["damage"] == 0
    board = table(south={"line": ["bumpsy"]}, north={"line": ["snufflegator"]})
    assert card(play(board, "fight:bumpsy"), "bumpsy")["damage"] == 4


def test_poison_destroys_with_one_damage_and_does_nothing_when_armor_prevents_all() -> None:
    shadows = {"houses": ["shadows", "dis", "mars"], "line": ["macis-asp"]}
    assert (
        line(play(table("shadows", south=shadows, north={"line": ["troll"]}), "fight:macis-asp"), "North")
        == []
    )
    plated = creature("bulwark", "one"), creature("bulwark", "two")
    board = table("shadows", south=shadows, north={"line": list(plated)})
    survivor = play(board, "fight:macis-asp", "choose:one")
    assert line(survivor, "North") == ["one", "two"]
    assert card(survivor, "one")["armor_used"] == 3


def test_assault_that_destroys_the_target_ends_the_fight_before_blows() -> None:
    board = table(
        "untamed",
        south={"houses": ["untamed", "dis", "mars"], "line": ["ancient-bear"]},
        north={"line": ["umbra"]},
    )
    match = play(board, "fight:ancient-bear")
    assert line(match, "North") == []
    assert card(match, "ancient-bear")["damage"] == 0
    assert "fight-ends-early" in happened(match)


def test_two_instances_of_assault_add_up() -> None:
    bear = creature("ancient-bear", upgrades=[creature("way-of-the-bear")])
    board = table(
        "untamed",
        south={"houses": ["untamed", "dis", "mars"], "line": [bear]},
        north={"line": ["snufflegator"]},
    )
    match = play(board, "fight:ancient-bear")
    assert (line(match, "North"), card(match, "ancient-bear")["damage"]) == ([], 0)


def test_hazardous_that_destroys_the_attacker_ends_the_fight_before_blows() -> None:
    match = play(table(south={"line": ["bumpsy"]}, north={"line": ["briar-grubbling"]}), "fight:bumpsy")
    assert (line(match, "South"), card(match, "briar-grubbling")["damage"]) == ([], 0)


def test_the_active_player_orders_assault_and_hazardous() -> None:
    bear = creature("bumpsy", upgrades=[creature("way-of-the-bear")])
    match = play(table(south={"line": [bear]}, north={"line": ["briar-grubbling"]}), "fight:bumpsy")
    assert offered(match) == {"choose:bumpsy", "choose:briar-grubbling"}
    match.choose("choose:bumpsy")
    assert (line(match, "South"), line(match, "North")) == (["bumpsy"], [])


def test_taunt_protects_neighbors_without_taunt_and_nobody_else() -> None:
    north = {"line": ["bumpsy", "champion-anaphiel", "pitlord", "troll", "valdr"]}
    match = play(table(south={"line": ["headhunter"]}, north=north), "fight:headhunter")
    assert offered(match) == {"choose:champion-anaphiel", "choose:pitlord", "choose:valdr"}


def test_a_stunned_creature_that_is_attacked_deals_its_damage_back() -> None:
    board = table(south={"line": ["bumpsy"]}, north={"line": [creature("troll", stunned=True)]})
    match = play(board, "fight:bumpsy")
    assert line(match, "South") == []
    assert card(match, "troll")["stunned"] is True


def test_a_stunned_creature_may_only_shake_off_its_stun() -> None:
    board = table(south={"line": [creature("troll", stunned=True)]}, north={"line": ["bumpsy"]})
    assert offered(play(board)) == {"unstun:troll", "end-turn"}


def test_splash_hits_the_neighbors_at_the_same_time() -> None:
    board = table(south={"hand": ["lava-ball"]}, north={"line": ["troll", "valdr", "bumpsy"]})
    match = play(board, "play:lava-ball", "choose:valdr")
    assert [card(match, uid)["damage"] for uid in ("troll", "valdr", "bumpsy")] == [2, 4, 2]
    assert "glossary/splash" in cites(match)


def test_a_lone_creature_stands_on_both_flanks() -> None:
    match = play(table("sanctum", south={"houses": ["sanctum", "dis", "mars"], "line": ["staunch-knight"]}))
    assert card(match, "staunch-knight")["power"] == 6


def test_valdr_deals_two_more_only_to_a_flank() -> None:
    board = table(south={"line": ["valdr"]}, north={"line": ["grommid", "kelifi-dragon", "troll"]})
    assert card(play(board, "fight:valdr", "choose:kelifi-dragon"), "kelifi-dragon")["damage"] == 6
    assert line(play(board, "fight:valdr", "choose:troll"), "North") == ["grommid", "kelifi-dragon"]


@pytest.mark.parametrize(("edition", "left"), [("1.3", 2), ("1.1", 0)])
def test_used_armor_is_lost_first_since_1_3(edition: str, left: int) -> None:
    board = table(
        "dis", south={"hand": ["fear"]}, north={"line": ["bulwark", creature("sequis", armor_used=2)]}
    )
    sequis = card(play(board, "play:fear", "choose:bulwark", edition=edition), "sequis")
    assert sequis["armor"] - sequis["armor_used"] == left


def test_poison_and_damage_destroy_at_the_same_time() -> None:
    board = table(
        "shadows",
        south={"houses": ["shadows", "dis", "mars"], "line": ["macis-asp"]},
        north={"line": ["troll"]},
    )
    match = play(board, "fight:macis-asp")
    destroys = [step.cards for step in match.trace() if step.event == "destroys"]
    assert destroys == [("troll",)]
    board["players"]["North"]["line"] = [creature("inka-the-spider")]
    board["players"]["South"]["line"] = [creature("noddy-the-thief")]
    destroys = [
        step.cards for step in play(board, "fight:noddy-the-thief").trace() if step.event == "destroys"
    ]
    assert destroys == [("noddy-the-thief", "inka-the-spider")]
