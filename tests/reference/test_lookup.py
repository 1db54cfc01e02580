"""Looking up: exact but for case and accents, all that fit, or the nearest."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.core.errors import Trouble
from kfjudge.reference.lookup import lookup
from kfjudge.reference.names import completions


@pytest.mark.parametrize(
    ("term", "id"),
    [
        ("stun", "glossary/stun"),
        ("STUNNED", "glossary/stun"),
        ("sonne", "glossary/stun"),
        ("Sonné", "glossary/stun"),
        ("glossary/stun", "glossary/stun"),
        ("keyforge:glossary/stun", "glossary/stun"),
        ("faq/1.3/10", "faq/1.3/10"),
        ("FAQ 10", "faq/1.3/10"),
        ("faq n° 10", "faq/1.3/10"),
        ("question 10", "faq/1.3/10"),
        ("1.3/28", "faq/1.3/28"),
        ("faq 1.1 8", "faq/1.1/8"),
        ("FAQ 8 (1.1)", "faq/1.1/8"),
        ("1.1", "edition/1.1"),
        ("graveyard", "glossary/discard-pile"),
        ("cimetière", "glossary/discard-pile"),
        ("bad penny", "card/bad-penny"),
        ("bad-penny", "card/bad-penny"),
        ("FAUX JETON", "card/bad-penny"),
        ("card/aember-imp", "card/æmber-imp"),
        ("aember imp", "card/æmber-imp"),
        ("coward's end", "card/coward-s-end"),
        ("Coward’s End", "card/coward-s-end"),
        ("assault", "glossary/assault"),
        ("Assault (X)", "glossary/assault"),
        ("power-counter-1", "glossary/power-counter-1"),
        ("the rule of six", "rule/the-rule-of-six"),
        ("rule of six", "rule/the-rule-of-six"),
        ("errata bait and switch", "errata/bait-and-switch"),
        ("Bait and Switch", "card/bait-and-switch"),
        ("rule fight", "rule/fight"),
        ("  stun \t", "glossary/stun"),
    ],
)
def test_a_name_or_identifier_finds_its_entry(term: str, id: str) -> None:
    assert lookup(term).ids == (f"keyforge:{id}",)


def test_a_concept_comes_before_the_rule_of_the_same_name() -> None:
    assert lookup("fight").ids == ("keyforge:glossary/fight",)
    assert lookup("fight", kind="rule").ids == ("keyforge:rule/fight",)


@pytest.mark.parametrize(
    ("term", "lang", "id"),
    [
        ("Move", "en", "glossary/move"),
        ("Play", "en", "glossary/play"),
        ("jouer", "fr", "glossary/play"),
        ("Move (action)", "en", "glossary/move-action"),
        ("Investigate", "en", "glossary/investigate-action"),
    ],
)
def test_a_whole_title_comes_before_one_that_is_the_same_but_for_its_brackets(
    term: str, lang: str, id: str
) -> None:
    assert lookup(term, lang=lang, game="arkham").ids == (f"arkham:{id}",)


@pytest.mark.parametrize("term", ["", " ", "xyzzy plugh", "faq 99", "glossary/nothing", "\0", "\ud800", "10"])
def test_what_is_no_name_finds_nothing(term: str) -> None:
    assert lookup(term).ids == ()


def test_a_misspelt_name_is_no_name_but_the_nearest_are_told_in_both_languages() -> None:
    found = lookup("elusvie")
    assert found.ids == ()
    assert (found.near[0].title, found.near[0].other) == ("Elusive", "Insaisissable")
    assert lookup("insaisisable", lang="fr").near[0].title == "Insaisissable"


def test_names_that_are_as_near_are_all_told_and_those_that_are_not_near_are_not() -> None:
    near = {close.id for close in lookup("mais", lang="fr").near}
    assert {"keyforge:rule/houses", "keyforge:rule/step-5-draw-cards"} <= near
    assert lookup("hornet").near == ()
    assert "keyforge:glossary/pay" not in {close.id for close in lookup("ward").near}


def test_a_part_of_a_title_finds_it_and_lists_those_that_share_it() -> None:
    assert lookup("yxilo").ids == ("keyforge:card/yxilo-bolter",)
    assert lookup("lianes", lang="fr").ids == ("keyforge:card/grasping-vines",)
    assert lookup("shadow").ids == ("keyforge:card/shadow-self", "keyforge:card/shadow-of-dis")
    assert set(lookup("phase shift first turn").ids) == {"keyforge:faq/1.3/2", "keyforge:faq/1.1/2"}
    assert lookup("yxilo", kind="faq").ids == ("keyforge:faq/1.3/10",)


def test_a_part_of_too_many_titles_is_nobody() -> None:
    assert lookup("of").ids == ()
    assert lookup("creature").ids == ("keyforge:rule/creatures",)


def test_a_kind_narrows_what_is_found() -> None:
    assert lookup("bait and switch", kind="errata").ids == ("keyforge:errata/bait-and-switch",)
    assert lookup("stun", kind="card").ids == ()


def test_a_kind_or_language_that_there_is_not_is_a_mistake() -> None:
    with pytest.raises(Trouble):
        lookup("stun", kind="spell")
    with pytest.raises(Trouble):
        lookup("stun", lang="de")
    with pytest.raises(Trouble):
        lookup("stun", game="chess")


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80))
def test_any_text_can_be_looked_up(term: str) -> None:
    found = lookup(term)
    assert len({id.partition(":")[0] for id in found.ids}) <= 1, "an answer is of one game"


def test_names_are_completed_from_their_beginning_without_accents() -> None:
    assert completions("insais", "fr")[0] == "Insaisissable"
    assert "Échanger" in completions("ech", "fr")
    assert completions("yxilo", "en", kind="card") == ["Yxilo Bolter"]
    assert completions("zzzz", "en") == []


BOARD = "keyforge:board/glossary/skirmish-does-not-stop-hazardous"


@pytest.mark.parametrize(
    "term",
    [
        "skirmish-does-not-stop-hazardous",
        "Skirmish does not stop hazardous",
        "skirmish does not stop hazardous damage",
        "l'escarmouche n'arrete pas les degats hasardeux",
        "glossary/skirmish-does-not-stop-hazardous",
        "board/skirmish-does-not-stop-hazardous",
        "board/glossary/skirmish-does-not-stop-hazardous",
        "plateau skirmish-does-not-stop-hazardous",
        "skirmish does not",
        BOARD,
    ],
)
def test_a_board_is_found_by_its_name_its_title_and_what_begins_so(term: str) -> None:
    assert lookup(term).ids == (BOARD,)


def test_a_board_that_is_misspelt_is_the_one_that_was_meant() -> None:
    guess = lookup("skirmish-does-not-stop-hazardos").guess
    assert guess is not None
    assert guess.id == BOARD


def test_a_board_goes_behind_whatever_else_is_called_so() -> None:
    assert lookup("skirmish").ids == ("keyforge:glossary/skirmish",)
    assert lookup("skirmish", kind="board").ids == ()
    assert lookup("skirmish-does-not-stop-hazardous", kind="rule").ids == ()


@pytest.mark.parametrize(
    ("term", "lang", "id"),
    [
        # Players of KeyForge say so for what their book calls otherwise; Fateforge has it as a title.
        ("étourdi", "fr", "fateforge:glossary/stunned"),
        ("Initiative", "fr", "fateforge:glossary/initiative"),
        ("initiative", "en", "fateforge:glossary/initiative"),
        # What is a title at home stays there, and what players say goes before the card of another game.
        ("peur", "fr", "keyforge:card/fear"),
        ("sonné", "fr", "keyforge:glossary/stun"),
        ("esquive", "fr", "keyforge:glossary/elusive"),
        # "Charge!" is the English title of a card that is called otherwise in French.
        ("charge", "en", "keyforge:card/charge"),
    ],
)
def test_a_title_in_any_game_comes_before_what_players_call_so_in_the_first(
    term: str, lang: str, id: str
) -> None:
    assert lookup(term, lang=lang).ids == (id,)


def test_a_title_in_the_language_asked_comes_before_one_of_the_first_game_in_another() -> None:
    assert "fateforge:card/charge" in lookup("charge", lang="fr").ids
    assert lookup("charge", lang="fr").also == ("keyforge:card/charge",)
    assert lookup("charge", lang="fr", game="keyforge").ids == ("keyforge:card/charge",)


def test_a_near_name_at_home_is_not_left_for_one_of_another_game_that_begins_so() -> None:
    found = lookup("stunn")  # Fateforge has Stunned
    assert found.guess is not None
    assert found.guess.id == found.near[0].id == "keyforge:glossary/stun"
