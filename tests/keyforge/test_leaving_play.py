"""Rulings on what leaves play, and where it goes: the case and its border."""

from __future__ import annotations

import pytest

from tests.keyforge.table import aember, card, creature, line, offered, play, table, zone


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


def test_an_effect_until_it_leaves_ends_when_it_leaves() -> None:
    board = table("logos", south={"hand": ["harland-mindlock"], "line": []}, north={"line": ["troll"]})
    match = play(board, "play:harland-mindlock", "choose:right")
    assert line(match, "South") == ["harland-mindlock", "troll"]


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


def test_a_card_from_the_discard_pile_does_not_leave_play_on_its_way_to_hand() -> None:
    untamed = {"houses": ["untamed", "dis", "mars"], "hand": ["regrowth"], "discard": ["troll"]}
    match = play(table("untamed", south=untamed), "play:regrowth")
    (returned,) = [step for step in match.trace() if step.event == "returns-to-hand"]
    assert returned.cite == ("keyforge:glossary/discard-pile",)
