"""What people write who have not read the page: it is read, or they are led to the words that are right; and
all that is wrong with a file is told at once."""

from __future__ import annotations

import pytest

from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from tests.notation.boards import TURN, describe, find_mistakes, list_verdicts, play

BOARD = (
    TURN
    + "South line: Troll | Noddy the Thief | Magda the Rat\nSouth hand: Anger\nNorth line: Bad Penny | Urchin\n\n"
    "1. South attacks Urchin with Troll\n2. South ends the turn\n\n"
)


def wrong_with(text: str, lang: str = "en") -> list[str]:
    """Without the spaces that French sets before its signs."""
    said = [describe(trouble, lang) for trouble in find_mistakes(text)]
    return [one.replace("\u202f", " ").replace("\xa0", " ") for one in said]


# what does not happen, and where an expectation stands


@pytest.mark.parametrize(
    ("line", "holds"),
    [
        ("never: Bad Penny is destroyed", True),
        ("never at 1: Bad Penny is destroyed", True),
        ("never 1.3 at 1: Urchin attacks Troll, Bad Penny is destroyed", True),
        ("never: Troll attacks Urchin", False),
        ("happens: Troll attacks Urchin", True),
        ("happens after 1: Troll attacks Urchin", False),
        ("jamais : Faux Jeton est détruit", True),
        ("jamais à 1 : Troll attaque Orphelin", False),
        ("order: Troll attacks Urchin, Troll exhausts", False),
    ],
)
def test_what_happens_or_never_does_needs_no_expect(line: str, holds: bool) -> None:
    assert all(list_verdicts(play(f"{BOARD}{line}\n"))) is holds


def test_another_claim_may_follow_it_and_it_is_written_with_expect() -> None:
    scenario = read_scenario(f"{BOARD}never: Bad Penny is destroyed; South: 0 aember\n")
    assert "expect: never: Bad Penny is destroyed; South: 0 aember" in write_scenario(scenario)


def test_never_of_nothing_says_that_nothing_is_claimed() -> None:
    assert wrong_with(f"{BOARD}never:\n") == ["nothing is claimed here"]


@pytest.mark.parametrize(
    ("script", "point"),
    [
        ("1. South ends the turn\nexpect: Troll is ready\n2. North chooses house Dis\n", "1"),
        ("1. South plays Anger\n   expect: Troll is ready\n   - Troll\n", "1"),
        ("1. South plays Anger\n   - Troll\n   expect: Troll is ready\n   - Urchin\n", "1.1"),
        ("1. South plays Anger\n   - Troll\nexpect: Troll is ready\n2. South ends the turn\n", "1"),
    ],
)
def test_an_expectation_among_the_steps_must_say_of_which_point_it_speaks(script: str, point: str) -> None:
    text = BOARD.partition("1. ")[0]
    expected = (
        f"this stands among the steps: write expect at {point}: … for this point, or put it below the last "
        "step for the end"
    )
    assert wrong_with(text + script) == [expected]
    assert wrong_with(text + script.replace("expect:", f"expect at {point}:")) == []


# names


@pytest.mark.parametrize("name", ["Noddy", "noddy", "the Thief"])
def test_a_part_of_a_title_means_the_one_card_of_the_board_that_has_it(name: str) -> None:
    result = play(f"{BOARD}expect: {name} is ready; never: {name} is destroyed\n")
    assert list_verdicts(result) == [True, True]
    assert "expect: Noddy the Thief: ready" in write_scenario(result.scenario)


def test_a_part_of_a_title_is_understood_in_either_language_and_in_the_script() -> None:
    text = BOARD.replace("attacks Urchin", "attacks Jeton") + "expect: Penny is in North's hand\n"
    assert list_verdicts(play(text)) == [True]


def test_a_part_of_several_titles_is_refused_with_those_it_fits() -> None:
    text = BOARD.replace("Bad Penny", "Seeker Needle").replace(
        "Noddy the Thief", "Magda the Rat as Big | Plague Rat"
    )
    expected = (
        "“Rat” is part of several titles on this board: Magda the Rat and Plague Rat; write one in full"
    )
    assert expected.replace(" and ", " or ") in {
        one.replace(" and ", " or ") for one in wrong_with(f"{text}expect: Rat is ready\n")
    }


def test_a_card_of_the_board_is_laid_there_by_its_whole_title() -> None:
    assert "no card is called “Noddy”; nearest: Noddy the Thief" in wrong_with(
        BOARD.replace("Anger", "Noddy")
    )


@pytest.mark.parametrize("head", ["ligne de Sud", "ligne Sud", "Sud ligne", "la ligne de Sud"])
def test_whose_zone_it_is_may_be_said_with_or_without_of(head: str) -> None:
    assert read_scenario(BOARD.replace("South line", head)) == read_scenario(BOARD)


# words of other games, and words that tell what an effect does


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("Troll heals 2", "Troll is healed of 2"),
        ("South heals 2 damage on Troll", "Troll is healed of 2"),
        ("South readies Troll", "Troll readies"),
        ("South wounds Urchin", "Urchin takes … damage"),
        ("Troll deals 8 damage to Urchin", "Urchin takes 8 damage"),
        ("Troll is wounded", "… damage"),
        ("Troll: 2 wounds", "2 damage"),
        ("Troll soigne 2", "Troll est soigné de 2"),
        ("Sud redresse Troll", "Troll se redresse"),
        ("Troll inflige 8 dégâts à Orphelin", "Orphelin subit 8 dégâts"),
        ("Troll est blessé", "… dégâts"),
    ],
)
def test_what_is_called_otherwise_here_is_told(claim: str, right: str) -> None:
    (wrong,) = wrong_with(f"{BOARD}expect: {claim}\n")
    assert wrong.endswith(f"is not understood; here it is called: {right}")


@pytest.mark.parametrize(
    ("step", "lang", "why"),
    [
        ("South heals Troll", "en", "an effect heals; name Troll below the step that has it: - Troll"),
        ("South heals 2 on Troll", "en", "an effect heals; name Troll below the step that has it: - Troll"),
        ("South readies Troll", "en", "cards ready in step 4, or by an effect"),
        ("South wounds Troll", "en", "damage that is there already stands on the board: Troll (2 damage)"),
        ("Sud soigne Troll", "fr", "c’est un effet qui soigne ; nommez Troll sous l’étape qui le fait"),
        ("Sud redresse Troll", "fr", "les cartes se redressent à l’étape 4, ou par un effet"),
        ("Sud blesse Troll", "fr", "les dégâts déjà subis sont sur le plateau : Troll (2 dégâts)"),
    ],
)
def test_what_an_effect_does_is_no_step_and_stands_below_one(step: str, lang: str, why: str) -> None:
    (wrong,) = wrong_with(f"{BOARD}3. {step}\n", lang)
    assert why in wrong


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("stun", "glossary/stun"),
        ("sonné", "glossary/stun"),
        ("stun counter", "glossary/stun"),
        ("Bad Penny", "card/bad-penny"),
        ("Faux Jeton", "card/bad-penny"),
        ("glossary/stunn", "glossary/stun"),
        ("stunn", "glossary/stun"),
    ],
)
def test_an_entry_that_is_called_by_a_word_is_suggested(given: str, near: str) -> None:
    assert wrong_with(f"{BOARD}cite at 1: {given}\n") == [f"there is no entry {given}; did you mean {near}?"]


def test_a_question_mark_beside_words_is_told_to_stand_alone() -> None:
    text = BOARD.replace("2. South ends the turn", "   - way ?\n2. South ends the turn")
    assert wrong_with(text) == ["a ? stands alone, in a line below: South fights with Troll, then - ?"]


# all at once


def test_no_mistake_hides_those_behind_it() -> None:
    text = (
        BOARD.replace("2. South", "2. South attacks Urchn with Trll\n3. South")
        + "expect at 9: Bumpsy is ready\nexpect: Troll is\ncite at 1: stunn\n"
    )
    found = wrong_with(text)
    for part in ("“Urchn”", "“Trll”", "there is no step 9", "there is no Bumpsy on this board", "stunn"):
        assert any(part in one for one in found), (part, found)


def test_a_board_that_is_not_understood_does_not_make_its_cards_strangers() -> None:
    found = wrong_with(BOARD.replace("Noddy the Thief", "Noddy the Theif") + "expect: Troll is ready\n")
    assert found == ["no card is called “Noddy the Theif”; nearest: Noddy the Thief"]


# and back


@pytest.mark.parametrize(
    ("about", "line"), [("answers", "répond à : faq/1.3/10"), ("shows", "montre : glossary/stun")]
)
def test_a_french_file_is_written_back_in_french(about: str, line: str) -> None:
    text = f"titre : t\n{line}\nlectures : fight.cut-short=not-fought\n" + BOARD
    written = write_scenario(read_scenario(text + "attendu : Troll : 2 dégâts ; Sud : 0 Aombre\n"), "fr")
    assert {"titre : t", line, "lectures : fight.cut-short=not-fought"} < set(written.split("\n")), about
    assert "attendu : Troll : 2 dégâts ; Sud : 0 Aombre" in written
    assert "éditions : 1.1, 1.3" in written
