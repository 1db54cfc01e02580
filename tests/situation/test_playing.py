"""What comes of situations: expectations are those of the rulebooks, never of what the program says."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.notation.scenario import make_phrase
from kfjudge.render.situation_page import SituationView, lay_out_situation
from kfjudge.situation.api import try_situation
from kfjudge.situation.model import ParsedCard, ParsedStep
from kfjudge.situation.playing import NEEDS, NOT_MODELED, NOT_READ, PLAYED, REFUSED, as_script
from kfjudge.words.catalogue import say
from tests.situation.builders import (
    find_amount,
    list_changes,
    make_fact,
    make_situation,
    make_step,
    try_built,
)
from tests.terminal import Kfjudge

NORTH_IS_RICH = (("North", make_phrase("player.aember", n=14)), ("South", make_phrase("player.aember", n=0)))


# one outcome


def test_damage_to_a_creature_beside_shadow_self_goes_to_shadow_self() -> None:
    # faq/1.3/22: Shadow Self takes the damage that its neighbors would take.
    seen = try_built(
        "troll",
        ParsedCard("bad-penny", beside=(2,)),
        "shadow-self",
        make_step("attack", card="troll", other="bad-penny"),
    )
    (only,) = seen.outcomes
    assert seen.status == PLAYED
    assert find_amount(only, "shadow-self", "damage") == 8
    assert find_amount(only, "troll", "damage") == 1
    assert ("bad-penny", "destroyed-hand") not in list_changes(only)


def test_bad_penny_comes_back_to_its_owners_hand_instead_of_being_purged() -> None:
    # faq/1.3/10
    seen = try_built("yxilo-bolter", "bad-penny", make_step("reap", "bad-penny", card="yxilo-bolter"))
    assert [("bad-penny", "destroyed-hand") in list_changes(one) for one in seen.outcomes] == [True]


def test_a_stunned_creature_that_anger_readies_and_uses_only_loses_its_stun() -> None:
    # faq/1.3/11
    zorg = ParsedCard("zorg", seat="South", facts=(make_fact("stunned"),))
    seen = try_built(zorg, "anger", make_step("play", "zorg", card="anger"), absent=(("creature", "North"),))
    assert {("zorg", "not-stunned"), ("zorg", "exhausted")} <= list_changes(seen.outcomes[0])
    assert seen.alternatives == ()


@pytest.mark.parametrize(
    ("told", "changes"),
    [
        # Autocannon deals 1 damage to each creature that enters play: Urchin and Bad Penny have power 1.
        ("I play Urchin while Autocannon is in play", {("urchin", "destroyed")}),
        ("I play Bad Penny while Autocannon is in play", {("bad-penny", "destroyed-hand")}),
        ("I play Dust Imp while Autocannon is in play", {("dust-imp", "entered")}),
        # King of the Crag takes 2 power from Bingle Bangbang, which has no more.
        ("I play Bingle Bangbang, my opponent has King of the Crag", {("bingle-bangbang", "destroyed")}),
    ],
)
def test_a_creature_that_is_played_and_falls_at_once_is_seen_to_fall(
    told: str, changes: set[tuple[str, str]]
) -> None:
    (only,) = try_situation(told, lang="en").outcomes
    assert changes <= list_changes(only)


def test_an_answer_behind_two_choices_that_nobody_told_is_found() -> None:
    # On which flank, and whether it fights at all, is left open; then Bumpsy (5) falls to Krump (6).
    told = "Ganger Chieftain enters play next to Bumpsy, I choose Krump"
    tried = try_situation(told, lang="en")
    assert tried.status == PLAYED
    assert all(("bumpsy", "destroyed") in list_changes(one) for one in tried.outcomes)


def test_an_upgrade_that_is_played_and_lost_is_seen_to_go() -> None:
    # Experimental Therapy makes a Brobnar creature of Silvertooth; King of the Crag takes its 2 power.
    told = "I play Experimental Therapy on my Silvertooth, my opponent has King of the Crag"
    (only,) = try_situation(told, lang="en").outcomes
    gone = {("silvertooth", "destroyed"), ("experimental-therapy", "to-discard")}
    assert gone <= list_changes(only)


def test_exploring_tells_of_a_creature_that_is_played_and_falls_at_once(
    kfjudge: Kfjudge, tmp_path: Path
) -> None:
    file = tmp_path / "board.kf"
    lines = ("title: Urchin", "players: South (Shadows Dis Logos), North (Dis Logos Mars)", "",
             "turn: South, house Shadows", "South hand: Urchin", "South artifacts: Autocannon",
             "North: 3 aember", "", "1. South plays Urchin", "   - ?")  # fmt: skip
    file.write_text("\n".join(lines))
    assert "Urchin is destroyed" in kfjudge("explore", str(file), columns=100).out


@pytest.mark.parametrize(("edition", "stolen"), [("1.1", 7), ("1.3", 2)])
def test_bait_and_switch_steals_as_often_as_the_edition_says(edition: str, stolen: int) -> None:
    # faq/1.1/1 and faq/1.3/1
    seen = try_built(
        "bait-and-switch",
        make_step("play", card="bait-and-switch"),
        owner_facts=NORTH_IS_RICH,
        edition=edition,
    )
    assert find_amount(seen.outcomes[0], "South", "aember") == stolen
    assert find_amount(seen.outcomes[0], "North", "aember") == -stolen


# whose, where, which house


def test_who_acts_is_in_turn_and_what_is_attacked_is_the_others() -> None:
    played = try_built("krump", "troll", make_step("attack", card="krump", other="troll")).play
    assert played is not None
    line = {
        owner.id: [card.card for zone in owner.zones for card in zone.cards]
        for owner in played.scenario.owners
    }
    assert line == {"South": ["krump"], "North": ["troll"]}
    assert played.scenario.facts_about("turn") == (
        make_phrase("turn.player", seat="South"),
        make_phrase("turn.house", house="brobnar"),
    )


def test_a_creature_that_a_card_takes_for_its_own_is_assumed_to_be_ones_own() -> None:
    # Anger: “Ready and fight with a friendly creature.”
    seen = try_built("anger", "troll", make_step("play", "troll", card="anger"))
    assert seen.status == PLAYED
    assert seen.play is not None
    assert [
        card.card
        for owner, zone, card in seen.play.scenario.cards()
        if (owner, zone.name) == ("South", "line")
    ] == ["troll"]


def test_the_opponents_creature_acts_in_the_opponents_turn() -> None:
    mine = ParsedCard("bad-penny", seat="South")
    seen = try_built("troll", mine, make_step("attack", card="troll", other="bad-penny"))
    assert seen.play is not None
    assert make_phrase("turn.player", seat="North") in seen.play.scenario.facts_about("turn")
    assert ("bad-penny", "destroyed-hand") in list_changes(seen.outcomes[0])


def test_whoever_acts_next_has_the_next_turn() -> None:
    seen = try_built(
        ParsedCard("troll", seat="South"),
        ParsedCard("dextre", seat="North"),
        make_step("reap", card="troll"),
        make_step("reap", card="dextre", seat="North"),
    )
    assert seen.status == PLAYED
    assert find_amount(seen.outcomes[0], "North", "aember") == 1
    assert find_amount(seen.outcomes[0], "South", "aember") == 1


def test_whoever_fights_nobody_in_particular_gets_somebody_to_fight() -> None:
    seen = try_built("troll", make_step("fight", card="troll"))
    assert seen.status == PLAYED
    assert any(one.key == "situation.somebody" for one in seen.assumed)


def test_where_it_is_told_that_there_is_nobody_to_fight_nobody_is_added() -> None:
    seen = try_built("troll", make_step("fight", card="troll"), absent=(("creature", "North"),))
    assert seen.status == REFUSED


# refused


def test_two_houses_do_not_act_in_one_turn() -> None:
    seen = try_built(
        "troll", "dew-faerie", make_step("reap", card="troll"), make_step("reap", card="dew-faerie")
    )
    assert seen.status == REFUSED
    assert seen.play is not None
    assert seen.play.refused is not None
    assert seen.play.refused.step == 2
    assert "glossary/active-house" in seen.play.refused.refusal.cite


def test_a_creature_behind_taunt_is_not_attacked() -> None:
    seen = try_built(
        "troll",
        ParsedCard("bad-penny", beside=(2,)),
        "champion-anaphiel",
        make_step("attack", card="troll", other="bad-penny"),
    )
    assert seen.status == REFUSED


def test_an_exhausted_creature_does_not_reap() -> None:
    seen = try_built(ParsedCard("troll", facts=(make_fact("exhausted"),)), make_step("reap", card="troll"))
    assert seen.status == REFUSED


# choices that nobody told


def test_each_outcome_of_a_choice_that_was_not_told_is_shown_with_the_choice() -> None:
    # Positron Bolt: 3 to a flank creature, 2 to its neighbor.
    seen = try_built(
        "positron-bolt",
        ParsedCard("troll", seat="North", beside=(2,)),
        ParsedCard("bumpsy", seat="North"),
        make_step("play", card="positron-bolt"),
    )
    damage = [
        (find_amount(one, "troll", "damage"), find_amount(one, "bumpsy", "damage")) for one in seen.outcomes
    ]
    assert sorted(damage) == [(2, 3), (3, 2)]
    assert all(one.line for one in seen.outcomes)


def test_a_choice_that_was_told_is_not_asked() -> None:
    seen = try_built(
        "positron-bolt",
        ParsedCard("troll", seat="North", beside=(2,)),
        ParsedCard("bumpsy", seat="North"),
        make_step("play", "bumpsy", card="positron-bolt"),
    )
    assert [find_amount(one, "bumpsy", "damage") for one in seen.outcomes] == [3]


@pytest.mark.parametrize(("edition", "ways"), [("1.1", [False, True]), ("1.3", [True])])
def test_leave_that_nobody_told_of_is_given_and_refused(edition: str, ways: list[bool]) -> None:
    # faq/1.1/6: the active player decides; errata/biomatrix-backup: nobody does.
    seen = try_built(
        ParsedCard("bumpsy", seat="South"),
        ParsedCard("biomatrix-backup", on=0),
        "troll",
        make_step("attack", card="bumpsy", other="troll"),
        edition=edition,
    )
    assert sorted(("bumpsy", "destroyed-archives") in list_changes(one) for one in seen.outcomes) == ways


# what is assumed


def test_an_elusive_creature_is_hit_where_it_was_attacked_before() -> None:
    seen = try_built("krump", "noddy-the-thief", make_step("attack", card="krump", other="noddy-the-thief"))
    assert ("noddy-the-thief", "destroyed") not in list_changes(seen.outcomes[0])
    (other,) = seen.alternatives
    assert other.condition.key == "situation.if-attacked"
    assert ("noddy-the-thief", "destroyed") in list_changes(other.outcomes[0])


def test_there_is_aember_to_steal_where_none_was_told_of_and_both_are_shown() -> None:
    seen = try_built("urchin", make_step("play", card="urchin"))
    assert find_amount(seen.outcomes[0], "North", "aember") == -1
    assert [one.condition.key for one in seen.alternatives] == ["situation.without-aember"]
    assert find_amount(seen.alternatives[0].outcomes[0], "North", "aember") == 0


def test_aember_that_was_told_of_is_not_varied() -> None:
    seen = try_built(
        "urchin",
        make_step("play", card="urchin"),
        owner_facts=(("North", make_phrase("player.aember", n=1)),),
    )
    assert seen.alternatives == ()


def test_nothing_is_said_of_what_the_outcome_does_not_hang_on() -> None:
    seen = try_built("troll", "bad-penny", make_step("attack", card="troll", other="bad-penny"))
    assert seen.alternatives == ()


def test_anger_hangs_on_whether_there_is_somebody_to_fight() -> None:
    seen = try_built("anger", ParsedCard("troll", seat="South"), make_step("play", "troll", card="anger"))
    assert [one.condition.key for one in seen.alternatives] == ["situation.if-creature"]


# not played


def test_what_names_a_card_and_was_not_read_keeps_the_situation_from_being_played() -> None:
    seen = try_built("troll", make_step("reap", card="troll"), blocking=("trolll",), unread=("trolll",))
    assert (seen.status, seen.play) == (NOT_READ, None)


def test_a_card_without_a_model_is_named() -> None:
    seen = try_built("ether-spider", "troll", make_step("attack", card="troll", other="ether-spider"))
    assert seen.status in (NOT_MODELED, PLAYED)


def test_a_draw_from_a_deck_that_nobody_knows_draws_a_card() -> None:
    seen = try_built("labwork", make_step("play", card="labwork"))
    assert seen.status in (PLAYED, NEEDS)


# as a file


def test_what_is_refused_is_marked_so_in_the_script() -> None:
    script = as_script(
        try_built(
            "troll", "dew-faerie", make_step("reap", card="troll"), make_step("reap", card="dew-faerie")
        )
    )
    assert script is not None
    assert [step.legal for step in script.steps] == [True, False]


def test_what_was_not_told_is_not_played_without_a_deed() -> None:
    assert try_built("troll").status == NOT_READ
    assert make_situation("troll").steps == ()


def test_a_creature_that_was_used_is_attacked_by_the_other_player_in_the_next_turn() -> None:
    seen = try_built(
        "zorg", "krump", make_step("reap", card="zorg"), make_step("attack", card="krump", other="zorg")
    )
    assert seen.status == PLAYED
    assert ("krump", "destroyed") in list_changes(seen.outcomes[0])


def test_what_cannot_be_chosen_is_said_and_what_would_let_it_be_is_shown() -> None:
    # Hand of Dis: “Destroy a creature that is not on a flank.”
    seen = try_built("hand-of-dis", "troll", make_step("play", "troll", card="hand-of-dis"))
    assert seen.status == PLAYED
    assert [one.key for one in seen.not_asked] == ["situation.not-chosen"]
    assert ("troll", "destroyed") not in list_changes(seen.outcomes[0])
    (other,) = seen.alternatives
    assert other.condition.key == "situation.if-inside"
    assert ("troll", "destroyed") in list_changes(other.outcomes[0])


def test_a_key_is_forged_in_its_step() -> None:
    rich = (("South", make_phrase("player.aember", n=6)),)
    seen = try_built(ParsedStep(make_phrase("answer.key")), owner_facts=rich)
    assert seen.status == PLAYED
    assert find_amount(seen.outcomes[0], "South", "aember") == -6


def test_a_key_that_costs_more_than_there_is_is_not_forged() -> None:
    poor = (("South", make_phrase("player.aember", n=5)),)
    assert try_built(ParsedStep(make_phrase("answer.key")), owner_facts=poor).status == REFUSED


def test_a_card_that_was_named_and_has_no_part_in_it_keeps_it_from_being_played() -> None:
    # An action card lies nowhere on its own account.
    seen = try_built("troll", "anger", make_step("reap", card="troll"))
    assert seen.status == NOT_READ
    assert seen.situation.blocking == ("Anger",)


def test_a_board_that_cannot_be_is_said_to_fall_before_anything_is_done() -> None:
    wounded = ParsedCard("bad-penny", facts=(make_fact("damage", n=1),))
    seen = try_built("yxilo-bolter", wounded, make_step("reap", "bad-penny", card="yxilo-bolter"))
    assert [card.card for card in SituationView(seen, "en").falls_before] == ["bad-penny"]


def test_the_hand_of_whom_only_one_card_is_told_is_as_full_as_any() -> None:
    seen = try_built("dextre", "urchin", make_step("play", card="urchin"), make_step("end"))
    assert find_amount(seen.outcomes[0], "South", "drawn") == 1


def test_choices_of_later_deeds_are_followed_too() -> None:
    # Each creature that is played is put on one flank or the other.
    seen = try_built(
        "troll", "krump", "bumpsy", *(make_step("play", card=card) for card in ("troll", "krump", "bumpsy"))
    )
    assert seen.status == PLAYED
    assert {("troll", "entered"), ("krump", "entered"), ("bumpsy", "entered")} <= list_changes(
        seen.outcomes[0]
    )


def test_a_match_that_is_won_while_a_card_is_played_is_won() -> None:
    # Key Charge takes 1 Æmber, and a key may be forged for it.
    rich = (("South", make_phrase("player.aember", n=7)), ("South", make_phrase("player.keys", n=2)))
    seen = try_built("key-charge", make_step("play", card="key-charge"), owner_facts=rich)
    assert seen.status == PLAYED
    assert any(("South", "winner") in list_changes(outcome) for outcome in seen.outcomes)
    assert lay_out_situation(SituationView(seen, "en")).sections


# cards that open a situation by their names alone


def test_a_creature_that_acts_as_it_is_played_is_played_where_its_name_alone_opens_the_situation() -> None:
    seen = try_situation("cossard, adv a 8", "fr", "keyforge")
    assert seen is not None
    assert seen.status == PLAYED
    assert [find_amount(one, "North", "aember") for one in seen.outcomes] == [-8]


@pytest.mark.parametrize(
    "text", ["troll, il a 8 ambres", "cossard", "cossard et troll, il a 8", "son cossard, il a 8"]
)
def test_nothing_is_played_where_a_name_could_be_that_of_a_card_in_play(text: str) -> None:
    assert try_situation(text, "fr", "keyforge") is None


def test_where_a_target_is_refused_the_legal_one_is_named() -> None:
    # glossary/taunt: the neighbors of Champion Anaphiel cannot be attacked.
    seen = try_situation("Krump attacks Shadow Self, which stands next to Champion Anaphiel", lang="en")
    assert seen.status == REFUSED
    assert seen.play is not None
    assert seen.play.refused is not None
    assert [say(option, "en") for option in seen.play.refused.legal] == ["Champion Anaphiel"]
