"""A name that was clearly meant is shown, and how it was read is said beside it, not in it."""

from __future__ import annotations

import pytest

from tests.terminal import Kfjudge


@pytest.mark.parametrize(("lang", "said"), [("en", "Read as: Mulligan"), ("fr", "Lu comme : Mulligan")])
def test_a_misspelt_name_shows_its_entry_and_says_how_it_was_read(
    kfjudge: Kfjudge, lang: str, said: str
) -> None:
    seen, right = (
        kfjudge("lookup", term, "--lang", lang, "--game", "keyforge") for term in ("mullygan", "mulligan")
    )
    assert (seen.status, seen.out) == (0, right.out)
    assert seen.err.replace("\u202f", " ").replace("\xa0", " ").strip() == said
    assert right.err == ""


def test_a_program_reads_the_entry_alone(kfjudge: Kfjudge) -> None:
    assert kfjudge("lookup", "mullygan", "--json").data["id"] == "keyforge:glossary/mulligan"


def test_a_misspelt_card_is_shown_too(kfjudge: Kfjudge) -> None:
    assert kfjudge("card", "bad", "peny").lines[0].startswith("Bad Penny")


def test_a_word_of_a_name_that_is_a_letter_off_is_enough(kfjudge: Kfjudge) -> None:
    for typed, meant in (("peny", "card/bad-penny"), ("yxillo", "card/yxilo-bolter")):
        assert meant in kfjudge("card", typed).out
    assert kfjudge("card", "malp").status == 1  # "map" is not a longer word


def test_of_a_term_no_list_of_sets_is_shown_and_of_two_terms_which_they_are(kfjudge: Kfjudge) -> None:
    assert "Age of Ascension" not in kfjudge("lookup", "qqqq").out
    two = kfjudge("lookup", "taunt hazardous")
    assert two.status == 1
    assert "glossary/taunt" in two.out
    assert "glossary/hazardous" in two.out


def test_a_number_that_two_cards_have_tells_of_which_set_each_is(kfjudge: Kfjudge) -> None:
    assert kfjudge("card", "204").out.count("Call of the Archons, no. 204") == 1


def test_an_edition_that_a_question_names_answers_it(kfjudge: Kfjudge) -> None:
    named = kfjudge("ask", "what did 1.1 say about armor")
    assert "Rulebook 1.1" in named.out
    assert named.out == kfjudge("ask", "what did 1.1 say about armor", "--edition", "1.1").out
    assert "Rulebook 1.3" in kfjudge("ask", "what does armor do").out


def test_a_wrong_option_says_what_was_meant_or_which_command_has_it(kfjudge: Kfjudge) -> None:
    assert "arkham?" in kfjudge("lookup", "stun", "--game", "ahlcg").err
    assert "2016" not in kfjudge("lookup", "stun", "--edition", "1.2").err
    assert "kfjudge cards" in kfjudge("card", "troll", "--set", "aoa").err
