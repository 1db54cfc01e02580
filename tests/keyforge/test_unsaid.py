"""Where no book decides, the player is asked, or the trace says what is assumed and where that comes from."""

from __future__ import annotations

from typing import Any

import pytest

from kfjudge.api import Match
from kfjudge.core.events import Refused, Remark
from kfjudge.games.keyforge.dsl.choosing import Choose
from kfjudge.games.keyforge.dsl.harm import Heal
from kfjudge.games.keyforge.engine.spec import modeled
from tests.keyforge.table import aember, card, creature, happened, line, offered, play, table

MORE = {"hand": ["vigor"], "houses": ["untamed", "dis", "mars"]}


def of(*houses: str, **zones: Any) -> dict[str, Any]:
    return {"houses": list(houses), **zones}


def said(match: Match) -> set[str]:
    """What the trace says, by the keys of its messages."""
    told = [step.happened for step in match.run.trace]
    return {event.what.key for event in told if isinstance(event, (Refused, Remark))} | {
        event.why.key for event in told if isinstance(event, Refused)
    }


# "up to"


@pytest.mark.parametrize(("healed", "pays"), [(0, False), (1, False), (2, False), (3, True)])
def test_who_heals_up_to_three_says_how_much_and_is_paid_for_three(healed: int, pays: bool) -> None:
    board = table("untamed", south=MORE, north={"line": [creature("troll", damage=5)]})
    match = play(board, "play:vigor")
    assert offered(match) == {f"choose:{n}" for n in range(4)}
    match.choose(f"choose:{healed}")
    assert card(match, "troll")["damage"] == 5 - healed
    assert aember(match)[0] == 1 + pays


def test_nothing_is_asked_of_who_heals_up_to_three_where_there_is_no_damage() -> None:
    match = play(table("untamed", south=MORE, north={"line": ["troll"]}), "play:vigor")
    assert "end-turn" in offered(match)
    assert aember(match)[0] == 1


def test_the_cards_that_say_up_to_leave_the_number_to_the_player() -> None:
    says_so = {
        name
        for name, spec in modeled().items()
        if any(isinstance(node, (Choose, Heal)) and node.up_to for node in spec.nodes())
    }
    assert says_so == {
        "grasping-vines", "guardian-demon", "mass-abduction", "mobius-scroll", "nature-s-call",
        "nocturnal-maneuver", "scout", "throwing-stars", "vigor",
    }  # fmt: skip


# armor that was lost


def sequis_without_armor() -> Match:
    plan = creature("masterplan", under=[creature("protect-the-weak")])
    south = of("dis", "shadows", "mars", hand=["red-hot-armor"], artifacts=[plan])
    return play(table("dis", south=south, north={"line": ["sequis"]}), "play:red-hot-armor")


def test_armor_gained_after_red_hot_armor_counts_also_on_a_board_that_was_put_away() -> None:
    match = sequis_without_armor()
    assert card(match, "sequis")["armor"] == 0
    taken_up = Match.from_state(match.state())
    for table_ in (match, taken_up):
        table_.choose("omni:masterplan")
        assert card(table_, "sequis")["armor"] == 1


def test_armor_that_was_lost_is_back_next_turn() -> None:
    match = sequis_without_armor()
    match.choose("end-turn")
    assert card(match, "sequis")["armor"] == 2


def test_armor_lost_is_not_lost_a_second_time() -> None:
    south = of("dis", "shadows", "mars", hand=["red-hot-armor", creature("red-hot-armor", "again")])
    match = play(table("dis", south=south, north={"line": ["sequis"]}), "play:red-hot-armor", "play:again")
    assert card(match, "sequis")["damage"] == 2


# what waits, and is not there any more


def test_of_two_cloaks_one_replaces_the_destruction_and_the_other_is_told_why_not() -> None:
    cloaks = [creature("armageddon-cloak", "old"), creature("armageddon-cloak", "new")]
    cloaked = creature("bumpsy", upgrades=cloaks)
    south = of("dis", "shadows", "mars", hand=["hand-of-dis"])
    board = table("dis", south=south, north={"line": ["troll", cloaked, "valdr"]})
    match = play(board, "play:hand-of-dis", "choose:new")
    assert [upgrade["uid"] for upgrade in card(match, "bumpsy")["upgrades"]] == ["old"]
    assert {"refused.trigger-given", "why.saved"} <= said(match)


def test_a_cloak_that_saves_one_creature_leaves_what_the_others_of_the_batch_have() -> None:
    cloaked = creature("troll", upgrades=[creature("armageddon-cloak")])
    south = of("dis", "shadows", "mars", hand=["gateway-to-dis"])
    board = table("dis", south=south, north={"line": [cloaked, "dust-imp"]})
    match = play(board, "play:gateway-to-dis", "choose:armageddon-cloak")
    assert line(match, "North") == ["troll"]
    assert aember(match)[1] == 2


def test_a_fight_ability_of_an_attacker_that_died_is_refused_by_name() -> None:
    match = play(table(south={"line": ["headhunter"]}, north={"line": ["troll"]}), "fight:headhunter")
    assert {"refused.trigger-header", "why.did-not-survive"} <= said(match)
    assert aember(match)[0] == 0


def test_assault_that_ends_a_fight_leaves_no_fight_ability_but_a_death_in_the_fight() -> None:
    bear = creature("way-of-the-bear")
    south = of("sanctum", "untamed", "dis", line=[creature("champion-tabris", upgrades=[bear])])
    board = table("sanctum", south=south, north={"line": ["silvertooth"], "aember": 1})
    match = play(board, "fight:champion-tabris")
    assert card(match, "champion-tabris")["aember"] == 0
    assert {"refused.trigger-header", "why.cut-short"} <= said(match)
    assert "remark.cut-short" not in said(match)  # nothing hung on it


def test_a_fight_cut_short_in_which_nobody_has_an_interest_needs_no_remark() -> None:
    match = play(table(south={"line": ["bumpsy"]}, north={"line": ["briar-grubbling"]}), "fight:bumpsy")
    assert "fight-ends-early" in happened(match)
    assert not said(match)


def test_a_creature_that_is_gone_takes_no_damage_and_the_trace_says_so() -> None:
    south = of("brobnar", "dis", "mars", hand=["wardrummer"])
    kings = [creature("king-of-the-crag", "one"), creature("king-of-the-crag", "two")]
    board = table("brobnar", south=south, north={"line": [*kings, "pingle-who-annoys"]})
    match = play(board, "play:wardrummer", "choose:pingle-who-annoys")
    assert {"refused.damage", "why.not-in-play", "remark.waited"} <= said(match)


# chains


@pytest.mark.parametrize(
    ("hand", "deck", "chains", "left", "drawn"),
    [
        (0, [], 3, 3, 0),  # nothing to draw, with chains or without
        (5, ["troll"], 3, 2, 0),  # the one card that is there is withheld
        (4, ["troll"], 3, 3, 1),  # the one card that is there is drawn
        (4, ["troll", "valdr"], 3, 2, 1),
        (0, [], 25, 25, 0),
        (5, ["troll"], 25, 24, 0),
    ],
)
def test_a_chain_is_shed_where_it_kept_a_card_from_being_drawn(
    hand: int, deck: list[str], chains: int, left: int, drawn: int
) -> None:
    held = [creature("punch", f"p{n}") for n in range(hand)]
    match = play(table(south={"hand": held, "deck": deck, "discard": [], "chains": chains}), "end-turn")
    south = match.state()["players"]["South"]
    assert (south["chains"], len(south["hand"])) == (left, hand + drawn)
    assert "remark.chains-table" not in said(match)  # nowhere are more than four cards withheld


def test_the_discard_pile_counts_among_what_can_be_drawn() -> None:
    held = [creature("punch", f"p{n}") for n in range(5)]
    board = table(south={"hand": held, "deck": [], "discard": ["troll"], "chains": 1})
    assert play(board, "end-turn").state()["players"]["South"]["chains"] == 0
