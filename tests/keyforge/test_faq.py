"""The published questions that are quickest to say in Python; scenarios/ holds all of them as boards."""

from __future__ import annotations

import pytest

from tests.keyforge.table import aember, card, cites, creature, happened, line, offered, play, table, zone


def test_a_stunned_creature_that_is_made_to_fight_only_loses_its_stun_even_with_nobody_to_fight() -> None:
    match = play(table(south={"hand": ["anger"], "line": [creature("troll", stunned=True)]}), "play:anger")
    troll = card(match, "troll")
    assert (troll["stunned"], troll["exhausted"]) == (False, True)
    assert "fights" not in happened(match)


def test_in_1_1_a_stunned_creature_with_nobody_to_fight_stays_stunned() -> None:
    board = table(south={"hand": ["anger"], "line": [creature("troll", stunned=True)]})
    troll = card(play(board, "play:anger", edition="1.1"), "troll")
    assert (troll["stunned"], troll["exhausted"]) == (True, False)


def test_anger_readies_a_creature_that_then_cannot_fight_and_stays_ready() -> None:
    match = play(table(south={"hand": ["anger"], "line": [creature("bumpsy", exhausted=True)]}), "play:anger")
    assert card(match, "bumpsy")["exhausted"] is False
    assert "reap:bumpsy" in offered(match)


def test_phase_shift_allows_a_second_card_on_the_first_turn_since_1_3() -> None:
    board = table("logos", south={"hand": ["phase-shift", "anger", "punch"]}, first_turn=True)
    assert {"play:anger", "play:punch"} <= offered(play(board, "play:phase-shift"))
    assert offered(play(board, "play:phase-shift", edition="1.1")) == {"end-turn"}


def test_two_phase_shifts_allow_two_cards_of_other_houses() -> None:
    shifts = [creature("phase-shift", "a"), creature("phase-shift", "b")]
    match = play(table("logos", south={"hand": [*shifts, "punch", "warsong", "smith"]}), "play:a", "play:b")
    assert {"play:punch", "play:warsong", "play:smith"} <= offered(match)
    match.choose("play:smith")
    assert {"play:punch", "play:warsong"} <= offered(match)
    match.choose("play:warsong")
    assert not {"play:punch"} & offered(match)


def test_wild_wormhole_plays_from_the_deck_on_the_first_turn() -> None:
    board = table("logos", south={"hand": ["wild-wormhole"], "deck": ["dust-imp"]}, first_turn=True)
    for edition in ("1.1", "1.3"):
        match = play(board, "play:wild-wormhole", edition=edition)
        assert line(match, "South") == ["dust-imp"]


@pytest.mark.parametrize(("cards", "left"), [(7, 2), (5, 1)])
def test_a_chain_is_shed_only_when_it_keeps_a_card_from_being_drawn(cards: int, left: int) -> None:
    hand = [creature("punch", f"h{n}") for n in range(cards)]
    match = play(table(south={"chains": 2, "hand": hand}), "end-turn")
    south = match.state()["players"]["South"]
    assert (south["chains"], len(south["hand"])) == (left, cards)


def test_library_access_draws_after_the_bonus_and_before_the_play_ability() -> None:
    deck = ["dextre", "labwork", "dust-imp"]
    board = table("logos", south={"hand": ["library-access", "wild-wormhole"], "deck": deck})
    match = play(board, "play:library-access", "play:wild-wormhole")
    steps = [s.event for s in match.trace() if s.event in ("bonus-aember", "draws", "plays-card")]
    assert steps == [
        "plays-card",
        "plays-card",
        "bonus-aember",
        "draws",
        "plays-card",
        "bonus-aember",
        "draws",
    ]


def test_must_against_cannot_leaves_the_other_houses_since_1_3_and_none_before() -> None:
    board = table(
        "dis",
        south={"line": [creature("pitlord")]},
        north={"line": [creature("restringuntus", named="dis")]},
        step="house",
    )
    assert offered(play(board)) == {"choose:brobnar", "choose:logos"}
    no_house = play(board, edition="1.1")
    assert "has-no-house" in happened(no_house)
    assert "faq/1.1/7" in cites(no_house)


def test_a_maverick_pitlord_in_a_deck_without_dis_obliges_to_nothing() -> None:
    board = table("logos", south={"houses": ["brobnar", "logos", "mars"],
                                  "line": [creature("pitlord", house="mars")]}, step="house")  # fmt: skip
    assert offered(play(board)) == {"choose:brobnar", "choose:logos", "choose:mars"}


def test_faygin_sends_the_opponents_urchin_to_its_owners_hand() -> None:
    board = table(
        "shadows",
        south={"houses": ["shadows", "dis", "mars"], "line": ["faygin"]},
        north={"line": ["urchin"]},
    )
    match = play(board, "reap:faygin")
    assert "urchin" in zone(match, "North", "hand")


def test_a_card_that_cannot_be_played_goes_back_on_top_of_the_deck() -> None:
    match = play(
        table("logos", south={"hand": ["wild-wormhole"], "deck": ["kelifi-dragon"]}), "play:wild-wormhole"
    )
    assert zone(match, "South", "deck") == ["kelifi-dragon"]
    assert aember(match) == (1, 0)


def test_bad_penny_is_back_in_hand_before_yxilo_bolter_can_purge_it() -> None:
    board = table(
        "mars",
        south={"houses": ["mars", "dis", "logos"], "line": ["yxilo-bolter"]},
        north={"line": ["bad-penny"]},
    )
    match = play(board, "reap:yxilo-bolter", "choose:bad-penny")
    assert zone(match, "North", "hand") == ["bad-penny"]


def test_stealer_of_souls_gets_nothing_when_both_die() -> None:
    board = table("dis", south={"line": ["stealer-of-souls"]}, north={"line": ["valdr"]})
    match = play(board, "fight:stealer-of-souls")
    assert line(match, "South") == line(match, "North") == []
    assert zone(match, "North", "purged") == []
    assert aember(match) == (0, 0)


def test_combat_pheromones_covers_a_card_again_once_it_is_readied() -> None:
    board = table(
        "brobnar",
        south={"artifacts": ["combat-pheromones"], "line": ["john-smyth", "mindwarper"]},
        north={"line": ["troll"], "aember": 3},
    )
    match = play(board, "omni:combat-pheromones", "reap:mindwarper", "reap:john-smyth", "reap:mindwarper")
    assert aember(match)[0] == 3


def test_a_creature_with_no_power_is_destroyed_without_damage() -> None:
    board = table(south={"hand": ["king-of-the-crag"]}, north={"line": ["looter-goblin"]})
    assert line(play(board, "play:king-of-the-crag"), "North") == []


def test_poltergeist_destroys_an_artifact_that_cannot_be_used() -> None:
    match = play(
        table("dis", south={"hand": ["poltergeist"]}, north={"artifacts": ["banner-of-battle"]}),
        "play:poltergeist",
    )
    assert zone(match, "North", "discard") == ["banner-of-battle"]


def test_lost_in_the_woods_shuffles_as_many_as_there_are() -> None:
    board = table("untamed", south={"houses": ["untamed", "dis", "mars"], "hand": ["lost-in-the-woods"]},
                  north={"line": ["troll", "valdr", "bumpsy"]})  # fmt: skip
    match = play(board, "play:lost-in-the-woods", "choose:troll", "choose:bumpsy")
    assert line(match, "North") == ["valdr"]


def test_a_creature_that_the_spangler_box_gives_back_is_not_played() -> None:
    board = table(
        "untamed",
        south={"houses": ["untamed", "logos", "brobnar"], "hand": ["grasping-vines"],
               "purged": [creature("kelifi-dragon", keeper="spangler-box")]},
        north={"artifacts": [creature("spangler-box", owner="South", base="South", claims=[["North", ""]])]},
    )  # fmt: skip
    match = play(board, "play:grasping-vines", "choose:spangler-box")
    assert line(match, "South") == ["kelifi-dragon"]
    assert zone(match, "South", "hand") == ["spangler-box"]


def test_smaaash_may_choose_an_enemy_that_is_stunned_already() -> None:
    board = table(south={"hand": ["smaaash"]}, north={"line": [creature("troll", stunned=True)]})
    match = play(board, "play:smaaash", "choose:troll")
    assert card(match, "smaaash")["stunned"] is False


def test_dysania_gains_nothing_for_cards_that_go_back_to_their_owners_hand() -> None:
    archives = [
        creature("bumpsy", owner="South", to_owner=True),
        creature("troll", owner="South", to_owner=True),
    ]
    match = play(table("logos", south={"hand": ["dysania"]}, north={"archives": archives}), "play:dysania")
    assert {"bumpsy", "troll"} <= set(zone(match, "South", "hand"))
    assert aember(match)[0] == 0


def test_armor_prevents_before_the_rest_goes_to_shadow_self() -> None:
    board = table(
        "dis",
        south={"line": [creature("charette", "four")]},
        north={"line": ["shadow-self", "raiding-knight"]},
    )
    match = play(board, "fight:four", "choose:raiding-knight")
    assert card(match, "shadow-self")["damage"] == 2
    assert card(match, "raiding-knight")["damage"] == 0
    assert line(match, "South") == []


def test_positron_bolt_follows_from_a_creature_that_counts_as_a_flank() -> None:
    enemies = [
        "troll",
        "valdr",
        "kelifi-dragon",
        "grommid",
    ]  # the Dragon counts as a flank, Valdr is next to it
    board = table(
        "logos",
        south={"hand": ["positron-bolt"], "artifacts": ["spectral-tunneler"]},
        north={"line": enemies},
    )
    match = play(
        board,
        "action:spectral-tunneler",
        "choose:kelifi-dragon",
        "play:positron-bolt",
        "choose:kelifi-dragon",
    )
    assert offered(match) == {"choose:valdr", "choose:grommid"}
    match.choose("choose:valdr")
    assert [card(match, uid)["damage"] for uid in enemies] == [1, 2, 3, 0]


def test_gabos_longarms_hurts_an_elusive_creature_it_does_not_attack() -> None:
    board = table("dis", south={"line": ["gabos-longarms"]}, north={"line": ["bumpsy", "noddy-the-thief"]})
    match = play(board, "fight:gabos-longarms", "choose:bumpsy", "choose:noddy-the-thief")
    assert line(match, "North") == ["bumpsy"]


def test_replicator_cannot_swap_the_opponents_sanctum_guardian() -> None:
    board = table("logos", south={"line": ["replicator", "troll"]}, north={"line": ["sanctum-guardian"]})
    match = play(board, "reap:replicator", "choose:sanctum-guardian", "choose:troll")
    assert line(match, "South") == ["replicator", "troll"]
    assert "glossary/swap" in cites(match)


def test_mimicry_counts_as_the_card_it_copies_for_the_rule_of_six() -> None:
    board = table("untamed", south={"houses": ["untamed", "dis", "mars"], "hand": ["mimicry"]},
                  north={"discard": ["punch"], "line": ["troll"]})  # fmt: skip
    match = play(board, "play:mimicry")
    assert match.state()["turn"]["deeds"] == {"punch": 1}
    assert card(match, "troll")["damage"] == 3


def test_masterplan_can_be_returned_by_the_vines_beneath_it_before_it_is_sacrificed() -> None:
    plan = creature("masterplan", under=[creature("grasping-vines")])
    board = table("untamed", south={"artifacts": [plan]})
    match = play(board, "omni:masterplan", "choose:masterplan")
    assert zone(match, "South", "hand") == ["masterplan"]
    assert zone(match, "South", "discard") == ["grasping-vines"]
