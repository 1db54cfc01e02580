"""Searching and asking: what is printed, and what a program reads."""

from __future__ import annotations

import re

import pytest

from tests.terminal import Kfjudge

PIZZA = "what is the best pizza in town"


def plain(text: str) -> str:
    return " ".join(text.split())


def test_a_search_prints_the_best_first_each_with_what_to_type_for_it_and_its_place(kfjudge: Kfjudge) -> None:
    seen = kfjudge("search", "forge", "a", "key")
    assert seen.status == 0
    assert seen.lines[0].startswith("Step 1: forge a key (rule) — ")
    assert seen.lines[1].startswith("  rule/step-1-forge-a-key · Rulebook 1.3, Turn sequence, ")
    assert len(seen.lines) <= 12
    assert max(map(len, seen.lines)) <= 80


def test_a_narrow_search_puts_the_snippet_under_its_title(kfjudge: Kfjudge) -> None:
    lines = kfjudge("search", "forge", "a", "key", columns=40).lines
    assert lines[0] == "Step 1: forge a key (rule)"
    assert lines[1].startswith("  A player with enough Æmber")
    assert lines[2].startswith("  rule/step-1-forge-a-key · ")
    assert max(map(len, lines)) <= 40


def test_a_search_says_how_much_more_it_found_than_a_first_screen_holds(kfjudge: Kfjudge) -> None:
    found = len(kfjudge("search", "creature", "--json").data["hits"])
    for columns, height in ((40, 24), (80, 12)):
        lines = kfjudge("search", "creature", columns=columns).lines
        shown = sum(not line.startswith(" ") for line in lines[:-1])
        assert len(lines) <= height
        assert lines[-1] == f"… {found - shown} more: --full, or --limit N"
    in_full = kfjudge("search", "creature", "--limit", str(found)).lines
    assert sum(not line.startswith(" ") for line in in_full) == found


def test_a_misspelt_search_says_how_it_was_read(kfjudge: Kfjudge) -> None:
    assert kfjudge("search", "bad", "peny").lines[0] == "Did you mean: Bad Penny?"
    assert plain(kfjudge("search", "bad", "peny", "--lang", "fr").lines[0]).startswith("Vouliez-vous dire :")
    assert not kfjudge("search", "bad", "penny").lines[0].startswith("Did you mean")


@pytest.mark.parametrize(
    ("query", "lang", "told"),
    [
        ("elusve", "en", "Did you mean: Elusive?"),
        ("elusve", "fr", "Vouliez-vous dire : Insaisissable ?"),
        ("insaisisable", "en", "Did you mean: Elusive?"),
        ("insaisisable", "fr", "Vouliez-vous dire : Insaisissable ?"),
        ("ommega", "fr", "Vouliez-vous dire : Oméga ?"),
        ("destroyd creature", "en", "Did you mean: destroyed creature?"),
        ("créature insaisisable attaque", "fr", "Vouliez-vous dire : créature insaisissable attaque ?"),
    ],
)
def test_what_was_meant_is_told_in_the_language_of_the_reader(
    kfjudge: Kfjudge, query: str, lang: str, told: str
) -> None:
    assert plain(kfjudge("search", query, "--lang", lang).lines[0]) == told


@pytest.mark.parametrize(
    ("query", "lang"), [("destroyd creature", "fr"), ("créature insaisisable attaque", "en")]
)
def test_words_are_not_put_right_in_a_language_that_the_reader_did_not_choose(
    kfjudge: Kfjudge, query: str, lang: str
) -> None:
    assert kfjudge("search", query, "--lang", lang, "--json").data["did_you_mean"] == []


def test_a_search_is_as_long_as_asked_and_of_the_kind_asked(kfjudge: Kfjudge) -> None:
    seen = kfjudge("search", "creature", "--limit", "3", "--kind", "rule", "--json")
    assert [hit["kind"] for hit in seen.data["hits"]] == ["rule"] * 3
    lines = kfjudge("search", "creature", "--limit", "3").lines
    assert sum(not line.startswith(" ") for line in lines) == 3


def test_a_search_in_full_cites_every_hit(kfjudge: Kfjudge) -> None:
    seen = kfjudge("search", "bad", "penny", "--full")
    assert "Rulebook 1.3, FAQ, question 10 · faq/1.3/10" in plain(seen.out)


def test_a_search_as_json_has_the_shape_of_the_contract(kfjudge: Kfjudge) -> None:
    data = kfjudge("search", "bad", "peny", "--json").data
    assert set(data) == {"query", "hits", "did_you_mean"}
    assert data["query"] == "bad peny"
    hit = "id kind game title lang editions score why snippet cite"
    assert set(data["hits"][0]) == set(hit.split())
    assert data["did_you_mean"] == ["Bad Penny"]
    nothing = kfjudge("search", "zzzzqq", "--json")
    assert nothing.status == 1
    assert nothing.data["hits"] == []


def test_nothing_found_is_said_and_is_status_1(kfjudge: Kfjudge) -> None:
    seen = kfjudge("search", "zzzzqq")
    assert seen.status == 1
    assert seen.lines[0] == "Nothing found for “zzzzqq”."
    assert plain(kfjudge("search", "zzzzqq", "--lang", "fr").lines[0]) == "Rien trouvé pour « zzzzqq »."


@pytest.mark.parametrize("columns", [40, 80])
def test_an_answer_is_the_verdict_then_where_it_is_printed_then_the_cards_and_a_board(
    kfjudge: Kfjudge, columns: int
) -> None:
    seen = kfjudge("ask", "bad peny killed by yxilo bolter, is it purged?", columns=columns)
    assert seen.status == 0
    told = plain(seen.out)
    order = [
        "Back to your hand.",
        "FAQ 1.3/10",
        "faq/1.3/10",
        "Bad Penny (“bad peny”): ",
        "See also: ",
    ]
    places = [told.find(part) for part in order]
    assert places == sorted(places)
    assert places[0] == 0
    assert -1 < places[-1] < told.find("Runs: kfjudge replay ")
    assert len(seen.lines) <= (18 if columns == 80 else 36)  # the cards that are named stand there whole


def test_a_question_with_a_typo_says_how_it_was_read_unless_the_cards_say_so(kfjudge: Kfjudge) -> None:
    assert "Read as: what does elusive do" in plain(kfjudge("ask", "what does elusve do").out)
    assert "Lu comme : " in plain(kfjudge("ask", "que fait insaisisable ?", "--lang", "fr").out)
    assert "Read as:" not in kfjudge("ask", "what does elusive do").out
    assert "Read as:" not in kfjudge("ask", "bad peny killed by yxilo bolter, is it purged?").out


def test_the_sentence_of_a_hit_is_set_as_its_language_is(kfjudge: Kfjudge) -> None:
    for words in (("omni",), ("omni", "--full")):
        seen = kfjudge("search", *words, "--lang", "fr", columns=100)
        assert "«\u202fOmni\u00a0:\u202f»" in seen.out
        assert not re.search("« | »", seen.out)


def test_a_rule_is_called_one_only_beside_a_concept_of_its_name(kfjudge: Kfjudge) -> None:
    lines = kfjudge("ask", "what is elusive", "--full", columns=200).lines
    further = (
        next(line for line in lines if line.startswith("See also: ")).removeprefix("See also: ").split(", ")
    )
    assert {"Fight", "Fight (rule)", "Attack"} <= set(further)


def test_beside_a_good_answer_stands_what_it_refers_to_and_nothing_that_is_merely_near(
    kfjudge: Kfjudge,
) -> None:
    asked = "what is elusive"
    assert "Poison" not in kfjudge("ask", asked, "--full").out
    tired = kfjudge("ask", "is a tired creature able to fight")  # no book has the word
    assert tired.status == 1
    assert "rule/fight · Rulebook 1.3" in tired.out


@pytest.mark.parametrize(
    ("question", "also"),
    [
        ("can stunned creatures reap", ("See also: Reap, ", "See also: Reap (rule), ")),
        (
            "une créature sonnée peut-elle moissonner",
            ("Voir aussi : Moissonner, ", "Voir aussi : Moissonner (règle), "),
        ),
    ],
)
def test_beside_an_answer_stands_what_is_nearly_as_near(
    kfjudge: Kfjudge, question: str, also: tuple[str, str]
) -> None:
    """The entry on stun does not refer to reaping, of which the question is as well."""
    lines = kfjudge("ask", question, "--full", columns=200).lines
    assert any(plain(line).startswith(also) for line in lines)


@pytest.mark.parametrize(
    ("question", "lang"),
    [("is poison prevented by armor", "en"), ("est-ce que l’armure arrête le poison", "fr")],
)
def test_no_card_is_read_into_a_plain_word(kfjudge: Kfjudge, question: str, lang: str) -> None:
    """Poison Wave has the word too."""
    assert kfjudge("ask", question, "--lang", lang, "--json").data["cards"] == []
    assert kfjudge("ask", "is yxilo stopped by armor", "--json").data["cards"] == ["yxilo-bolter"]


def test_a_card_that_answers_names_each_question_on_it_once(kfjudge: Kfjudge) -> None:
    assert kfjudge("ask", "what does bad penny do", columns=200).out.count("FAQ 1.3/10") == 1


def test_questions_to_choose_from_are_called_by_their_numbers(kfjudge: Kfjudge) -> None:
    seen = kfjudge("faq", "pitlord")
    assert seen.status == 1
    assert "  FAQ 1.3/23 Maverick Pitlord in a deck without Dis" in seen.lines
    assert "  FAQ 1.1/7 Pitlord against Restringuntus naming Dis" in seen.lines  # not once more (1.1)
    assert kfjudge("lookup", "FAQ", "1.3/23").status == 0


def test_a_question_in_french_is_answered_in_french_unless_told_otherwise(kfjudge: Kfjudge) -> None:
    question = "combien de cartes puis-je jouer au premier tour ?"
    assert "Règle du premier tour · Livret 1.3" in plain(kfjudge("ask", question).out)
    assert "First-turn rule · Rulebook 1.3" in plain(kfjudge("ask", question, "--lang", "en").out)


def test_a_question_outside_the_books_gets_no_answer_and_status_1(kfjudge: Kfjudge) -> None:
    seen = kfjudge("ask", PIZZA)
    assert seen.status == 1
    assert seen.lines[0].startswith("Nothing was found on this.")
    data = kfjudge("ask", PIZZA, "--json")
    assert data.status == 1
    assert data.data["best"] is None


def test_an_answer_as_json_is_that_of_the_contract(kfjudge: Kfjudge) -> None:
    data = kfjudge("ask", "bad peny killed by yxilo bolter, is it purged?", "--json").data
    assert {"best", "verdict", "passage", "also", "cards", "boards", "not_read"} <= set(data)
    assert data["best"]["id"] == "keyforge:faq/1.3/10"
    assert data["verdict"] == "Back to your hand."
    assert data["passage"] in data["best"]["text"]
    assert set(data["cards"]) == {"bad-penny", "yxilo-bolter"}
    assert "keyforge:glossary/purge" in {entry["id"] for entry in data["also"]}
    assert "faq/yxilo-bolter-against-bad-penny" in data["boards"]


@pytest.mark.parametrize("command", ["replay", "explore"])
def test_a_board_goes_by_its_title_and_by_the_last_part_of_its_name(kfjudge: Kfjudge, command: str) -> None:
    by_name = kfjudge(command, "skirmish-does-not-stop-hazardous")
    assert by_name.status == 0
    assert kfjudge(command, "Skirmish does not stop hazardous damage").out == by_name.out
    assert kfjudge(command, "l’escarmouche n’arrête pas les dégâts hasardeux").out == by_name.out


@pytest.mark.parametrize(
    ("words", "board"),
    [("soul snatcher bad penny", "destroyed-timing"), ("bulwark dies, neighbors armor", "armor-lost")],
)
def test_a_board_that_is_called_otherwise_is_found_by_what_is_on_it(
    kfjudge: Kfjudge, words: str, board: str
) -> None:
    seen = kfjudge("replay", words)
    assert seen.status == 1
    assert board in seen.out


def test_a_list_is_announced_once(kfjudge: Kfjudge) -> None:
    """By the sentence that ends in a colon, or by a heading: never by both."""
    english = ["keywords", "timing", "editions · What plays differently"]
    french = ["keywords · Mots-clés", "timing · Déroulement", "editions · Ce qui se joue autrement"]
    for lang, announced, listed in (
        ("en", "There are:", english),
        ("fr", "Il y a\N{NO-BREAK SPACE}:", french),
    ):
        seen = kfjudge("page", "tininng", "--lang", lang)
        assert seen.lines[0].endswith(announced)
        assert seen.lines[1:] == [f"  {one}" for one in listed]


@pytest.mark.parametrize(
    ("title", "name"), [("mots-clés", "keywords"), ("déroulement", "timing"), ("Éditions", "editions")]
)
def test_a_page_is_found_by_its_title(kfjudge: Kfjudge, title: str, name: str) -> None:
    assert kfjudge("page", title, "--lang", "fr").out == kfjudge("page", name, "--lang", "fr").out != ""
