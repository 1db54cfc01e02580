"""Each kind of claim, once where it holds and once where it does not."""

from __future__ import annotations

import pytest

from kfjudge.notation.writer import ScenarioWriter
from kfjudge.words.catalogue import say
from tests.notation.boards import TURN, describe, find_mistakes, list_verdicts, play

BOARD = (
    TURN
    + """South: 3 aember, red key, 2 chains
South line: Troll (2 damage, with Duskrunner) | Krump as Big (stunned, 1 power counter, 1 aember) | Bumpsy (exhausted)
South artifacts: Cannon (1 doom, exhausted) | Masterplan (exhausted, under it Grasping Vines)
South hand: Anger | 2 cards
South deck: Punch | Mother
South discard: Fear | Lava Ball | Urchin
South archives: Dodger (owner North)
South purged: Kelifi Dragon (by Spangler Box) | Smaaash (facedown)
North artifacts: Spangler Box
North line: Dust Imp | Raiding Knight (1 armor used) | Mother as Theirs (owner South)

1. South attacks Raiding Knight with Troll
2. South plays Anger
   - Bumpsy
   - Dust Imp
3. South unstuns Big

"""
)

HOLDS_AND_NOT = [
    # players and zones
    ("South: 4 aember", "South: 3 aember"),
    ("South: red key", "South: blue key"),
    ("South has 1 key", "South has 2 keys"),
    ("South: 2 chains", "South: no chains"),
    ("South: 2 cards in hand", "South: 3 cards in hand"),
    ("South: 2 cards in deck", "North: 2 cards in deck"),
    ("South key cost 6", "South key cost 5"),
    ("South hand: 2 cards", "South hand: 1 card"),
    ("South deck: Punch | Mother", "South deck: Mother | Punch"),
    ("South discard: Anger | Fear | …", "South discard: Fear | …"),
    ("South discard: Anger | Fear | Lava Ball | Urchin", "South discard: Anger | Fear | Lava Ball"),
    ("South archives: Dodger", "South archives: none"),
    ("North hand: 6 cards", "North hand: none"),
    ("South line: Troll (6 damage) | Big | Bumpsy", "South line: Troll (2 damage) | Big | Bumpsy"),
    ("South purged: Smaaash | Kelifi Dragon", "South purged: Smaaash"),
    # cards
    ("Troll: 6 damage", "Troll: no damage"),
    ("Troll is exhausted", "Troll is ready"),
    ("Big: not stunned", "Big is stunned"),
    ("Big: 1 power counter", "Big: 2 power counters"),
    ("Big: power 7", "Big: power 6"),
    ("Big: 1 aember", "Big: 0 aember"),
    ("Raiding Knight: armor 2", "Raiding Knight: armor 1"),
    ("Raiding Knight: 2 armor used", "Raiding Knight: 1 armor used"),
    ("Raiding Knight: attacked", "Raiding Knight: not attacked"),
    ("Cannon: 1 doom", "Cannon: 0 doom"),
    ("Troll: on the left flank", "Troll: on the right flank"),
    ("Bumpsy: on a flank", "Bumpsy: not on a flank"),
    ("Big: not on a flank", "Big: on a flank"),
    ("Big: neighbors Troll and Bumpsy", "Big: neighbors Troll and Dust Imp"),
    ("Troll: neighbor Big", "Troll: no neighbors"),
    ("Troll: with Duskrunner", "Big: with Duskrunner"),
    ("Big: no upgrades", "Troll: no upgrades"),
    ("Duskrunner is on Troll", "Duskrunner is on Big"),
    ("Grasping Vines: under Masterplan", "Grasping Vines: in South’s hand"),
    ("Anger is in South’s discard", "Anger is in North’s discard"),
    ("Punch: on top of South’s deck", "Anger: on top of South’s deck"),
    ("Troll: in play", "Anger: in play"),
    ("Anger: not in play", "Troll: not in play"),
    ("Kelifi Dragon: purged", "Troll: purged"),
    ("Smaaash: facedown", "Smaaash: faceup"),
    ("Theirs: controlled by North, owner South", "Theirs: controlled by South, owner North"),
    ("Troll: house Brobnar", "Troll: house Dis"),
    ("Dust Imp: not taunt", "Dust Imp: taunt"),
    # events
    ("happens: Troll attacks Raiding Knight", "happens: Raiding Knight attacks Troll"),
    ("happens: Troll takes 4 damage", "happens: Troll takes 2 damage"),
    ("happens: Raiding Knight is dealt 8 damage", "happens: Raiding Knight is dealt 5 damage"),
    ("happens: armor of Raiding Knight prevents 1", "happens: armor of Raiding Knight prevents 2"),
    ("happens: Raiding Knight is destroyed once", "happens: Raiding Knight is destroyed twice"),
    ("happens: event exhausts 3 times", "happens: event exhausts twice"),
    ("happens: event exhausts three times", "happens: event exhausts two times"),
    ("arrive : événement exhausts trois fois", "arrive : événement exhausts deux fois"),
    ("never: Troll is destroyed", "never: Raiding Knight is destroyed"),
    ("happens: Anger is played", "happens: Anger is archived"),
    ("happens: Anger gives 1 bonus aember", "happens: Anger gives 2 bonus aember"),
    ("happens: Big loses its stun", "happens: Troll loses its stun"),
    ("happens: Bumpsy readies, Bumpsy fights", "happens: Troll readies, Bumpsy fights"),
    ("order: Troll attacks Raiding Knight, Anger is played, Big exhausts",
     "order: Anger is played, Troll attacks Raiding Knight, Big exhausts"),
    ("order: Raiding Knight is destroyed once, Anger is played",
     "order: Raiding Knight is destroyed twice, Anger is played"),
    ("order: Anger is played, Bumpsy exhausts once, Big exhausts",
     "order: Anger is played, event exhausts 3 times"),
    ("order: event exhausts, Anger is played", "order: event exhausts 3 times, Anger is played"),
    ("happens: event exhausts of Big", "happens: event exhausts of Dust Imp"),
    # the turn
    ("active house Brobnar", "active house Dis"),
    ("turn of South", "turn of North"),
    ("step main", "step draw"),
    ("nobody has won", "South wins"),
    ("active house Brobnar", "no active house"),
    # choices
    ("can end the turn", "can reap with Bumpsy"),
    ("cannot reap with Bumpsy", "cannot end the turn"),
    ("can only end the turn", "can only end the turn, use Cannon"),
    ("asks nothing", "asks about Troll"),
    ("South ends the turn is legal", "Troll reaps is legal"),
    ("Troll reaps is not legal", "South ends the turn is not legal"),
]  # fmt: skip


@pytest.mark.parametrize(("holds", "fails"), HOLDS_AND_NOT, ids=lambda claim: claim[:60])
def test_a_claim_holds_where_it_is_true_and_fails_where_it_is_not(holds: str, fails: str) -> None:
    if "Raiding Knight: a" in holds or "Raiding Knight: 2" in holds:
        board = BOARD.replace("Raiding Knight (1", "Raiding Knight (9 power counters, 1")
    else:
        board = BOARD
    assert all(list_verdicts(play(board + f"expect: {holds}\n")))
    assert not all(list_verdicts(play(board + f"expect: {fails}\n")))


AT_A_POINT = [
    ("at 1: can fight with Troll", "at 1: can fight with Bumpsy"),
    ("before 1: can play Anger", "after 2: can play Anger"),
    ("before 1: Troll: 2 damage", "at 1: Troll: 2 damage"),
    ("at 2: forced Bumpsy", "at 2: forced Dust Imp"),
    ("at 3: forced", "at 2: forced"),
    ("at 2.2: can Dust Imp, Theirs", "at 2.2: can Bumpsy"),
    ("at 2.2: can only attack Dust Imp, Theirs", "at 2.2: can only attack Dust Imp"),
    ("at 2: decides South", "at 2: decides North"),
    ("at 3: asks nothing", "at 2: asks nothing"),
    ("at 2: asks about Bumpsy", "at 2: asks about Troll"),
    ("at 1: happens: Troll fights", "at 2: happens: Troll fights"),
    ("after 1: never: Troll fights", "after 1: never: Anger is played"),
    ("before 2: happens: Troll fights", "before 2: happens: Anger is played"),
    ("at 1: South: 3 aember", "at 1: South: 4 aember"),
]


@pytest.mark.parametrize(("holds", "fails"), AT_A_POINT, ids=lambda claim: claim)
def test_a_claim_is_about_a_point_of_the_script(holds: str, fails: str) -> None:
    board = BOARD.replace("(1 armor used)", "(1 armor used, attacked)")
    assert list_verdicts(play(board + f"expect {holds}\n")) == [True]
    assert list_verdicts(play(board + f"expect {fails}\n")) == [False]


def test_a_claim_without_an_edition_holds_in_every_edition_of_the_file() -> None:
    text = BOARD + "expect: South: 4 aember\nexpect 1.1: South: 5 aember\n"
    assert list_verdicts(play(text, "1.1")) == [True, False]
    assert list_verdicts(play(text, "1.3")) == [True]


def test_what_happens_may_be_claimed_without_saying_that_it_happens() -> None:
    assert list_verdicts(
        play(BOARD + "expect: Raiding Knight is destroyed; Troll attacks Raiding Knight\n")
    ) == [
        True,
        True,
    ]
    assert list_verdicts(play(BOARD + "expect: Troll is destroyed; Big is stunned\n")) == [False, False]


def test_a_verb_goes_on_for_the_cards_after_it() -> None:
    text = BOARD.replace("Anger | 2 cards", "Anger | Punch as Blow | 1 card")
    assert list_verdicts(play(text + "expect before 1: can play Anger, Blow\n")) == [True]
    assert list_verdicts(play(text + "expect after 2: can play Anger, Blow\n")) == [False]
    assert list_verdicts(play(text + "expect before 1: cannot reap with Big, Bumpsy; can unstun Big\n")) == [
        True,
        True,
    ]


def test_a_citation_must_be_among_those_of_its_step() -> None:
    assert list_verdicts(play(BOARD + "cite at 3: glossary/stun\n")) == [True]
    assert list_verdicts(play(BOARD + "cite at 1: glossary/stun\n")) == [False]
    assert list_verdicts(play(BOARD + "cite: glossary/stun, card/anger\n")) == [True]


def test_what_was_seen_is_told_in_both_languages() -> None:
    every = "".join(f"expect: {claim}\n" for pair in HOLDS_AND_NOT for claim in pair)
    result = play(BOARD + every)
    for checked in result.expectations:
        assert checked.claim is not None
        for lang in ("en", "fr"):
            assert say(checked.observed, lang)
            assert ScenarioWriter(lang, result.scenario).write_claim(checked.claim)


def test_a_key_that_wins_ends_the_match() -> None:
    text = (
        "players: South (Dis Shadows Brobnar), North (Dis Logos Untamed)\n\nturn: South, step forge\n"
        "South: 6 aember, red key, blue key\n\n1. South forges the yellow key\n\n"
        "expect: South wins; South: 3 keys, 0 aember\n"
    )
    assert list_verdicts(play(text)) == [True, True, True]


def test_that_a_deed_is_legal_does_not_hang_on_what_comes_after_it() -> None:
    text = "turn: South, house Brobnar\nSouth line: Troll\n\nexpect: South ends the turn is legal\n"
    assert list_verdicts(play(text)) == [True]  # nobody has said which houses North has
    assert list_verdicts(play(text.replace("is legal", "is not legal"))) == [False]


def test_whoever_expects_a_key_is_told_which_keys_there_are() -> None:
    red, none = play(BOARD + "expect: South: blue key; North: blue key\n").expectations
    assert [say(red.observed, "en"), say(none.observed, "en")] == ["keys: red", "0 keys"]
    assert [say(red.observed, "fr"), say(none.observed, "fr")] == [
        "clés\xa0: rouge",
        "0 clé",
    ]


def test_a_players_card_is_the_one_that_the_player_owns_where_control_does_not_tell_two_apart() -> None:
    text = (
        "turn: North, house Dis\nSouth line: Urchin\nNorth line: Troll | Urchin (owner South)\n"
        "North hand: Collar of Subordination\n"
    )
    both = text.replace("Troll | Urchin (owner South)", "Urchin (stunned) | Urchin (owner South)")
    assert list_verdicts(play(both + "\nexpect: North’s Urchin: stunned\n")) == [True]
    taken = text + "\n1. North plays Collar of Subordination on South’s Urchin\n   - left flank\n\n"
    (trouble,) = find_mistakes(taken + "expect: South’s Urchin: ready\n", "1.3")
    assert describe(trouble).startswith("Urchin fits several cards: Urchin and Urchin")
    assert describe(trouble, "fr").startswith("Orphelin désigne plusieurs cartes")


def test_an_order_of_something_that_happens_twice_is_told() -> None:
    (checked,) = play(BOARD + "expect: order: Troll is destroyed twice, Anger is played\n").expectations
    assert checked.ok is False
    assert say(checked.observed, "en") == "Troll is destroyed twice: it does not happen"
    assert say(checked.observed, "fr").startswith("Troll est détruit deux fois")
