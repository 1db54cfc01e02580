"""Rulings on what abilities do and do not: the case and its border."""

from __future__ import annotations

import pytest

from tests.keyforge.table import aember, card, creature, happened, line, offered, play, table, zone


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
    """Read to the letter: what is used as if it were one's own is not controlled."""
    board = table(
        "logos",
        south={"hand": ["remote-access"]},
        north={"artifacts": ["mighty-javelin"], "line": ["troll"]},
        readings={"sacrifice.as-if-yours": "stays"},
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


def test_grommid_keeps_others_from_being_played_and_not_itself() -> None:
    mars = {"houses": ["mars", "dis", "logos"], "hand": ["grommid", "zorg"]}
    match = play(table("mars", south=mars))
    assert {"play:grommid", "play:zorg"} <= offered(match)
    match.choose("play:grommid")
    assert "play:zorg" not in offered(match)


def test_two_replicators_that_trigger_each_other_stop_where_the_circle_closes() -> None:
    board = table("logos", south={"line": [creature("replicator", "one"), creature("replicator", "two")]})
    match = play(board, "reap:one")
    assert happened(match).count("remark") == 1
    assert aember(match)[0] == 1


def test_an_ability_that_finds_nothing_to_do_says_so() -> None:
    board = table("dis", south={"hand": ["guilty-hearts"], "deck": []}, north={"line": ["troll"]})
    told = [step.text("en") for step in play(board, "play:guilty-hearts").trace()]
    at = told.index("Guilty Hearts: “Play:”")
    assert told[at + 1] == "There is nothing for it to do"
    board["players"]["North"]["line"][0]["aember"] = 1
    told = [step.text("en") for step in play(board, "play:guilty-hearts").trace()]
    assert "There is nothing for it to do" not in told


def test_nobody_is_asked_whether_they_want_what_cannot_come() -> None:
    board = table("dis", south={"line": ["master-of-3"]}, north={"line": ["troll"]})
    assert play(board, "reap:master-of-3").pending.kind == "turn"  # type: ignore[union-attr]
    board["players"]["North"]["line"][0]["card"] = "succubus"
    assert offered(play(board, "reap:master-of-3")) == {"choose:yes", "choose:no"}
