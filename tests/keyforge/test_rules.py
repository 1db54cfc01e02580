"""Rulings on the rules and keywords of edition 1.3: the case and its border."""

from __future__ import annotations

import pytest

from tests.keyforge.table import aember, card, cites, creature, happened, line, offered, play, table, zone

DIS = ["dis", "brobnar", "logos"]


# fights and keywords


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


# leaving play


def test_captured_aember_goes_to_the_opponent_when_the_creature_leaves() -> None:
    board = table("dis", south={"hand": ["gateway-to-dis"], "line": [creature("charette", aember=3)]})
    assert aember(play(board, "play:gateway-to-dis")) == (0, 3)


def test_an_upgrade_is_discarded_when_its_creature_leaves() -> None:
    troll = creature("troll", upgrades=[creature("blood-of-titans")])
    match = play(table("dis", south={"hand": ["fear"]}, north={"line": [troll]}), "play:fear")
    assert (zone(match, "North", "hand"), zone(match, "North", "discard")) == (["troll"], ["blood-of-titans"])


def test_a_creature_that_loses_an_upgrades_power_dies_of_its_old_damage() -> None:
    troll = creature("bumpsy", damage=6, upgrades=[creature("blood-of-titans")])
    board = table("dis", south={"hand": ["punch"], "line": [troll]})
    assert line(play(board), "South") == ["bumpsy"]


def test_banner_of_battle_leaving_kills_whoever_lived_by_it() -> None:
    board = table("dis", south={"hand": ["poltergeist"]},
                  north={"artifacts": ["banner-of-battle"],
                         "line": [creature("bumpsy", damage=5)]})  # fmt: skip
    assert line(play(board, "play:poltergeist"), "North") == []


def test_destroyed_abilities_resolve_in_the_active_players_order() -> None:
    board = table("dis", south={"hand": ["gateway-to-dis"], "line": ["dust-imp"]}, north={"line": ["dextre"]})
    match = play(board, "play:gateway-to-dis")
    assert offered(match) == {"choose:dust-imp", "choose:dextre"}
    match.choose("choose:dextre")
    assert aember(match)[0] == 2


def test_together_destroyed_only_destroyed_abilities_trigger_since_1_3() -> None:
    board = table("dis", south={"hand": ["gateway-to-dis"], "line": ["bumpsy"]}, north={"line": ["tolas"]})
    assert aember(play(board, "play:gateway-to-dis", edition="1.3")) == (0, 0)


def test_armageddon_cloak_is_destroyed_instead_of_its_creature() -> None:
    troll = creature("troll", damage=6, upgrades=[creature("armageddon-cloak")])
    match = play(table(south={"hand": ["punch"]}, north={"line": [troll]}), "play:punch")
    assert (card(match, "troll")["damage"], zone(match, "North", "discard")) == (0, ["armageddon-cloak"])


def test_what_kills_a_creature_under_annihilation_ritual_purges_it() -> None:
    board = table(south={"hand": ["punch"], "artifacts": ["annihilation-ritual"]}, north={"line": ["umbra"]})
    match = play(board, "play:punch")
    assert (zone(match, "North", "purged"), zone(match, "North", "discard")) == (["umbra"], [])


@pytest.mark.parametrize(("edition", "facedown"), [("1.3", False), ("1.1", True)])
def test_a_purged_card_lies_as_the_edition_says(edition: str, facedown: bool) -> None:
    match = play(table("shadows", south={"houses": ["shadows", "dis", "mars"], "hand": ["oubliette"]},
                       north={"line": ["umbra"]}), "play:oubliette", edition=edition)  # fmt: skip
    assert card(match, "umbra").get("facedown", False) is facedown


# keys, houses, turns


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


def test_steal_takes_no_more_than_there_is() -> None:
    board = table(
        "shadows",
        south={"houses": ["shadows", "dis", "mars"], "line": ["dodger"], "hand": ["urchin"]},
        north={"aember": 0},
    )
    assert aember(play(board, "play:urchin", "choose:left")) == (0, 0)


def test_the_vaultkeeper_keeps_aember_from_being_stolen() -> None:
    board = table("shadows", south={"houses": ["shadows", "dis", "mars"], "hand": ["urchin"]},
                  north={"aember": 2, "line": ["the-vaultkeeper"]})  # fmt: skip
    assert aember(play(board, "play:urchin")) == (0, 2)


def test_if_you_do_needs_the_whole_of_the_first_part() -> None:
    board = table(
        "shadows",
        south={"houses": ["shadows", "dis", "mars"], "hand": ["nerve-blast"]},
        north={"line": ["troll"]},
    )
    assert card(play(board, "play:nerve-blast"), "troll")["damage"] == 0


@pytest.mark.parametrize(("edition", "shielded"), [("1.3", False), ("1.1", True)])
def test_an_undamaged_creature_is_not_healed_since_1_3(edition: str, shielded: bool) -> None:
    board = table(
        "sanctum", south={"houses": ["sanctum", "brobnar", "mars"], "line": ["protectrix"], "hand": ["punch"]}
    )
    match = play(board, "reap:protectrix", "choose:yes", edition=edition)
    assert bool(match.state()["lasting"]) is shielded


@pytest.mark.parametrize(("edition", "left"), [("1.3", 2), ("1.1", 0)])
def test_used_armor_is_lost_first_since_1_3(edition: str, left: int) -> None:
    board = table(
        "dis", south={"hand": ["fear"]}, north={"line": ["bulwark", creature("sequis", armor_used=2)]}
    )
    sequis = card(play(board, "play:fear", "choose:bulwark", edition=edition), "sequis")
    assert sequis["armor"] - sequis["armor_used"] == left


def test_three_fates_asks_only_where_ties_do_not_fit() -> None:
    north = {"line": ["troll", "ether", "bumpsy", "headhunter"]}
    north["line"] = ["troll", creature("earthshaker", "seven"), "bumpsy", "headhunter"]
    match = play(table("dis", south={"hand": ["three-fates"]}, north=north), "play:three-fates")
    assert offered(match) == {"choose:bumpsy", "choose:headhunter"}


def test_doom_counters_are_what_the_doll_says() -> None:
    board = table("dis", south={"artifacts": ["wretched-doll"]}, north={"line": ["troll", "bumpsy"]})
    match = play(board, "action:wretched-doll", "choose:troll")
    assert card(match, "troll")["doom"] == 1
    board["players"]["North"]["line"][0]["doom"] = 1
    assert line(play(board, "action:wretched-doll"), "North") == ["bumpsy"]


def test_swapped_creatures_exchange_places() -> None:
    board = table(
        "logos",
        south={"artifacts": ["quantum-fingertrap"], "line": ["umbra"]},
        north={"line": ["troll", "valdr", "bumpsy"]},
    )
    match = play(board, "action:quantum-fingertrap", "choose:troll", "choose:bumpsy")
    assert line(match, "North") == ["bumpsy", "valdr", "troll"]


def test_an_effect_until_it_leaves_ends_when_it_leaves() -> None:
    board = table("logos", south={"hand": ["harland-mindlock"], "line": []}, north={"line": ["troll"]})
    match = play(board, "play:harland-mindlock", "choose:right")
    assert line(match, "South") == ["harland-mindlock", "troll"]


def test_collar_of_subordination_gives_the_creature_to_its_player() -> None:
    match = play(
        table("dis", south={"hand": ["collar-of-subordination"]}, north={"line": ["troll"]}),
        "play:collar-of-subordination",
    )
    assert line(match, "South") == ["troll"]
    assert card(match, "troll")["owner"] == "North"


@pytest.mark.parametrize(("edition", "seat"), [("1.3", "South"), ("1.1", "North")])
def test_an_opponents_card_one_plays_enters_under_ones_own_control_since_1_3(edition: str, seat: str) -> None:
    plan = creature("masterplan", under=[creature("umbra")])
    board = table("dis", south={"hand": ["poltergeist"]}, north={"artifacts": [plan]})
    assert line(play(board, "play:poltergeist", edition=edition), seat) == ["umbra"]


@pytest.mark.parametrize(("edition", "kept"), [("1.3", ["mighty-javelin"]), ("1.1", [])])
def test_what_one_does_not_control_cannot_be_sacrificed_since_1_3(edition: str, kept: list[str]) -> None:
    board = table(
        "logos", south={"hand": ["remote-access"]}, north={"artifacts": ["mighty-javelin"], "line": ["troll"]}
    )
    match = play(board, "play:remote-access", edition=edition)
    assert zone(match, "North", "artifacts") == kept
    assert card(match, "troll")["damage"] == 4


@pytest.mark.parametrize(("edition", "ways"), [("1.3", {"choose:reap", "choose:omni"}), ("1.1", None)])
def test_an_effect_may_use_a_creatures_omni_since_1_3(edition: str, ways: set[str] | None) -> None:
    board = table("dis", south={"artifacts": ["dominator-bauble"], "line": ["deipno-spymaster"]})
    match = play(board, "action:dominator-bauble", edition=edition)
    if ways:
        assert offered(match) == ways
    else:
        assert aember(match)[0] == 1


def test_stealer_of_souls_that_survives_purges_what_it_killed_and_gains_one() -> None:
    match = play(
        table("dis", south={"line": ["stealer-of-souls"]}, north={"line": ["bumpsy"]}),
        "fight:stealer-of-souls",
    )
    assert zone(match, "North", "purged") == ["bumpsy"]
    assert aember(match) == (1, 0)


def test_yxilo_bolter_purges_what_its_damage_destroys() -> None:
    board = table(
        "mars",
        south={"houses": ["mars", "dis", "logos"], "line": ["yxilo-bolter"]},
        north={"line": ["umbra"]},
    )
    match = play(board, "reap:yxilo-bolter", "choose:umbra")
    assert zone(match, "North", "purged") == ["umbra"]


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


def test_grommid_keeps_others_from_being_played_and_not_itself() -> None:
    mars = {"houses": ["mars", "dis", "logos"], "hand": ["grommid", "zorg"]}
    match = play(table("mars", south=mars))
    assert {"play:grommid", "play:zorg"} <= offered(match)
    match.choose("play:grommid")
    assert "play:zorg" not in offered(match)


def test_the_third_key_ends_the_game_before_strange_gizmo_sweeps_the_board() -> None:
    board = table(south={"aember": 6, "keys": ["red", "blue"], "artifacts": ["strange-gizmo"]}, step="forge")
    match = play({**board, "players": {**board["players"], "North": {"line": [creature("troll")]}}})
    assert match.pending is None
    assert line(match, "North") == ["troll"]


def test_two_replicators_that_trigger_each_other_stop_where_the_circle_closes() -> None:
    board = table("logos", south={"line": [creature("replicator", "one"), creature("replicator", "two")]})
    match = play(board, "reap:one")
    assert happened(match).count("remark") == 1
    assert aember(match)[0] == 1


# what a step rests on


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


def test_a_card_from_the_discard_pile_does_not_leave_play_on_its_way_to_hand() -> None:
    untamed = {"houses": ["untamed", "dis", "mars"], "hand": ["regrowth"], "discard": ["troll"]}
    match = play(table("untamed", south=untamed), "play:regrowth")
    (returned,) = [step for step in match.trace() if step.event == "returns-to-hand"]
    assert returned.cite == ("keyforge:glossary/discard-pile",)
