"""Searching and asking: what is printed, and what a program reads."""

from __future__ import annotations

import pytest

from tests.at_a_terminal import Kfjudge

PIZZA = "what is the best pizza in town"


def plain(text: str) -> str:
    return " ".join(text.split())


def test_a_search_prints_a_hit_a_line_best_first(kfjudge: Kfjudge) -> None:
    seen = kfjudge("search", "forge", "a", "key")
    assert seen.status == 0
    assert seen.lines[0].startswith("Step 1: forge a key (rule) — ")
    assert len(seen.lines) <= 12
    assert max(map(len, seen.lines)) <= 80


def test_a_narrow_search_puts_the_snippet_under_its_title(kfjudge: Kfjudge) -> None:
    lines = kfjudge("search", "forge", "a", "key", columns=40).lines
    assert lines[0] == "Step 1: forge a key (rule)"
    assert lines[1].startswith("  ")
    assert max(map(len, lines)) <= 40


def test_a_misspelt_search_says_how_it_was_read(kfjudge: Kfjudge) -> None:
    assert kfjudge("search", "bad", "peny").lines[0] == "Did you mean: Bad Penny?"
    assert plain(kfjudge("search", "bad", "peny", "--lang", "fr").lines[0]).startswith("Vouliez-vous dire :")
    assert not kfjudge("search", "bad", "penny").lines[0].startswith("Did you mean")


def test_a_search_is_as_long_as_asked_and_of_the_kind_asked(kfjudge: Kfjudge) -> None:
    seen = kfjudge("search", "creature", "--limit", "3", "--kind", "rule", "--json")
    assert [hit["kind"] for hit in seen.data["hits"]] == ["rule"] * 3
    assert len(kfjudge("search", "creature", "--limit", "3").lines) == 3


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
    assert seen.lines[0] == "Nothing in the books for “zzzzqq”."
    assert (
        plain(kfjudge("search", "zzzzqq", "--lang", "fr").lines[0])
        == "Rien dans les livrets pour « zzzzqq »."
    )


@pytest.mark.parametrize("columns", [40, 80])
def test_an_answer_is_the_verdict_then_what_it_rests_on_then_what_is_near(
    kfjudge: Kfjudge, columns: int
) -> None:
    seen = kfjudge("ask", "bad peny killed by yxilo bolter, is it purged?", columns=columns)
    assert seen.status == 0
    told = plain(seen.out)
    order = [
        "FAQ 1.3/10",
        "Back to your hand.",
        "Rulebook 1.3, FAQ",
        "Cards: Bad Penny (“bad peny”)",
        "Rests on:",
    ]
    places = [told.find(part) for part in order]
    assert places == sorted(places)
    assert places[0] == 0
    assert told.find("Also near:") > places[-1]
    assert len(seen.lines) <= (12 if columns == 80 else 24)


def test_a_question_with_a_typo_says_how_it_was_read_unless_the_cards_say_so(kfjudge: Kfjudge) -> None:
    assert "Read as: what does elusive do" in plain(kfjudge("ask", "what does elusve do").out)
    assert "Lu comme : " in plain(kfjudge("ask", "que fait insaisisable ?", "--lang", "fr").out)
    assert "Read as:" not in kfjudge("ask", "what does elusive do").out
    assert "Read as:" not in kfjudge("ask", "bad peny killed by yxilo bolter, is it purged?").out


def test_a_rule_is_called_one_only_beside_a_concept_of_its_name(kfjudge: Kfjudge) -> None:
    links = {
        label: line
        for line in kfjudge("ask", "can stunned creatures reap", "--full", columns=100).lines
        for label in ("Rests on:", "Also near:")
        if line.startswith(label)
    }
    assert "Use, Using creatures, " in links["Rests on:"]
    assert {"Reap", "Reap (rule)"} <= set(links["Also near:"].removeprefix("Also near: ").split(", "))


def test_questions_to_choose_from_are_called_by_their_numbers(kfjudge: Kfjudge) -> None:
    seen = kfjudge("faq", "pitlord")
    assert seen.status == 1
    assert "  FAQ 1.3/23 Maverick Pitlord in a deck without Dis" in seen.lines
    assert "  FAQ 1.1/7 Pitlord against Restringuntus naming Dis" in seen.lines  # not once more (1.1)
    assert kfjudge("lookup", "FAQ", "1.3/23").status == 0


def test_a_question_in_french_is_answered_in_french_unless_told_otherwise(kfjudge: Kfjudge) -> None:
    question = "combien de cartes puis-je jouer au premier tour ?"
    assert kfjudge("ask", question).lines[0].startswith("Règle du premier tour")
    assert kfjudge("ask", question, "--lang", "en").lines[0].startswith("First-turn rule")


def test_a_question_outside_the_books_gets_no_answer_and_status_1(kfjudge: Kfjudge) -> None:
    seen = kfjudge("ask", PIZZA)
    assert seen.status == 1
    assert seen.lines[0] == "Nothing in the books on this."
    data = kfjudge("ask", PIZZA, "--json")
    assert data.status == 1
    assert data.data["best"] is None


def test_an_answer_as_json_names_the_cards_and_what_it_rests_on(kfjudge: Kfjudge) -> None:
    data = kfjudge("ask", "bad peny killed by yxilo bolter, is it purged?", "--json").data
    assert data["best"]["id"] == "keyforge:faq/1.3/10"
    assert {card["id"] for card in data["cards"]} == {"bad-penny", "yxilo-bolter"}
    assert "keyforge:glossary/purge" in {hit["id"] for hit in data["rests_on"]}
