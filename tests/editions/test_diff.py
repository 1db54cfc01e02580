"""`diff`: what was, what is, where it is printed, whom it affects and which board shows it."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import pytest

from kfjudge.core.readings import Difference
from kfjudge.core.text import short_id
from kfjudge.games.keyforge import EDITIONS
from kfjudge.games.keyforge.drawing.rulebooks import JOINED_NOTES, UNPRINTED
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.reference.api import records
from kfjudge.render.edition_differences import compare, find_entries_beside
from kfjudge.words.catalogue import find_template
from tests.terminal import Kfjudge

PAIRS = list(permutations(EDITIONS, 2))


def ids(data: dict[str, Any], kind: str) -> list[str]:
    return [one["id"] for one in data["differences"] if one["kind"] == kind]


def test_one_difference_says_what_was_what_is_where_whom_and_which_board(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "purge")
    assert seen.status == 0
    assert seen.lines[0] == "1.1 → 1.3, Purge: 1 rule changed"
    assert seen.lines[2:4] == ["Leaving play", "How a purged card lies · changed"]
    assert "1.1: It lies facedown. Rulebook 1.1, Glossaire, “Purger” (glossary/purge)" in seen.text
    assert "1.3: It lies faceup. Rulebook 1.3, Glossary, “Purge” (glossary/purge)" in seen.text
    assert "Affects: both players." in seen.text
    assert "Board: kfjudge replay editions/purge-face --editions 1.1,1.3" in seen.text


def test_the_other_way_round_was_and_is_change_places(diff: Kfjudge) -> None:
    seen = diff("1.3", "1.1", "purge")
    assert seen.text.index("1.3: It lies faceup") < seen.text.index("1.1: It lies facedown")
    there, back = diff("1.1", "1.3", "--json").data, diff("1.3", "1.1", "--json").data
    assert ids(there, "new") == ids(back, "removed")
    assert ids(there, "removed") == ids(back, "new")
    assert ids(there, "changed") == ids(back, "changed")


@pytest.mark.parametrize("pair", PAIRS)
def test_every_row_that_separates_two_editions_is_among_their_differences(
    diff: Kfjudge, pair: tuple[str, str]
) -> None:
    changed = ids(diff(*pair, "--json").data, "changed")
    assert {id for id in changed if "/" not in id} == {row.id for row in ROWS if row.separates(*pair)}


@pytest.mark.parametrize("pair", PAIRS)
def test_a_silent_book_is_said_to_be_silent(diff: Kfjudge, pair: tuple[str, str]) -> None:
    rows = {row.id: row for row in ROWS}
    for one in diff(*pair, "--json").data["differences"]:
        if one["id"] in rows:
            assert [side["silent"] for side in one["sides"]] == [
                rows[one["id"]][edition].silent for edition in pair
            ]
    assert "The book is silent; nearest to it:" in diff("1.1", "1.3", "stun").text


def test_a_book_that_has_nothing_near_is_read_as_the_nearest_book_that_speaks(diff: Kfjudge) -> None:
    assert "The book has nothing near it; read as 1.1: Rulebook 1.1" in diff("1.0", "1.3", "purge").text


def test_what_is_changed_new_dropped_and_only_reworded_is_told_apart(diff: Kfjudge) -> None:
    data = diff("1.1", "1.3", "--json").data
    assert "stun.used-by-effect" in ids(data, "changed")
    assert {"glossary/alpha", "glossary/deploy", "faq/1.3/9"} <= set(ids(data, "new"))
    assert ids(data, "removed") == ["faq/1.1/6"]
    assert {"glossary/flank", "rule/upgrades", "glossary/omni"} <= set(ids(data, "added"))
    assert ids(data, "left-out") == ["glossary/damage"]
    assert {"rule/game-setup", "glossary/capture"} <= set(ids(data, "reworded"))
    assert data["counts"] == {kind: len(ids(data, kind)) for kind in data["counts"]}


def test_a_question_that_both_books_answer_is_neither_new_nor_dropped(diff: Kfjudge) -> None:
    data = diff("1.1", "1.3", "--json").data
    assert not {f"faq/1.3/{n}" for n in range(1, 8)} & set(ids(data, "new"))


@pytest.mark.slow
@pytest.mark.parametrize("pair", PAIRS)
def test_nothing_that_the_reference_tells_of_two_editions_is_left_out(pair: tuple[str, str]) -> None:
    found = compare("keyforge", *pair, "en")
    told = [(said.id, said.text) for one in found.differences for said in one.told]
    assert len(told) == len(set(told))  # and nothing is said twice
    by_row = {id for row in ROWS if row.separates(*pair) for id in speaking_of(row)}
    by_entry = {said.id for one in found.differences for said in one.told}
    for each in records():
        if each.kind in ("card", "edition") or not set(pair) <= set(each.editions):
            continue
        if each.variant(pair[0]).text != each.variant(pair[1]).text:
            assert short_id(each.id) in by_row | by_entry
        for change in each.changes:
            if change.kind != "changed" and (change.since, change.to) == tuple(sorted(pair)):
                assert (short_id(each.id), change.text["en"]) in told
    said = {one.text for one in (*found.notes, *found.slips)}
    for each in records():
        for note in each.notes:
            if note.kind == "slip" and set(pair) & set(note.editions):
                assert note.text["en"] in said
            is_of_these = set(pair) <= {*note.editions, *note.beside} and set(pair) != set(
                JOINED_NOTES.get(short_id(each.id), ())
            )
            if note.kind == "note" and each.kind != "edition" and is_of_these:
                assert note.text["en"] in said


def speaking_of(row: Difference) -> set[str]:
    return {*row.sources, *find_entries_beside(row, "keyforge")}


def test_what_the_newer_book_adds_the_older_leaves_out(diff: Kfjudge) -> None:
    there, back = diff("1.1", "1.3", "--json").data, diff("1.3", "1.1", "--json").data
    assert ids(there, "added") == ids(back, "left-out")
    assert ids(there, "left-out") == ids(back, "added")
    damage = diff("1.1", "1.3", "glossary/damage").text
    assert re.search(r"Damage · added; played alike 1\.3 adds that one effect", damage)
    assert re.search(r"Damage · left out; played alike 1\.1 calls a creature .* “damaged”", damage)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("pair", PAIRS)
def test_a_difference_speaks_of_the_two_editions_that_were_asked_for(
    pair: tuple[str, str], lang: str
) -> None:
    (third,) = set(EDITIONS) - set(pair)
    for one in compare("keyforge", *pair, lang).differences:
        if one.id not in UNPRINTED:
            sentences = [one.means or "", one.who or "", *(said.text for said in one.told)]
            assert not [text for text in sentences if third in text]


def test_what_a_row_says_its_entries_do_not_say_again(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "purge.face")
    assert seen.text.count("faceup") == 1
    found = compare("keyforge", "1.1", "1.3", "en")
    assert not [
        one for one in found.differences if one.kind == "changed" and one.told and one.id not in UNPRINTED
    ]


def test_a_note_that_says_what_a_row_says_is_left_to_the_row(diff: Kfjudge) -> None:
    texts = [note["text"] for note in diff("1.1", "1.3", "--json").data["notes"]]
    assert not [text for text in texts if "1.3 drops the question" in text]
    assert not [text for text in texts if "plays the turn without an active house" in text]
    slips = [slip["id"] for slip in diff("1.0", "1.1", "--json").data["slips"]]
    assert "rule/chains" in slips
    assert "glossary/chain" not in slips
    alone = [slip["id"] for slip in diff("1.0", "1.1", "glossary/chain", "--json").data["slips"]]
    assert alone == ["glossary/chain"]


def test_a_note_on_three_books_is_not_shown_between_the_two_that_agree(diff: Kfjudge) -> None:
    def calling_out(*pair: str) -> list[str]:
        notes = diff(*pair, "--json").data["notes"]
        return [note["id"] for note in notes if note["id"] == "rule/step-5-draw-cards"]

    assert calling_out("1.0", "1.1")
    assert calling_out("1.1", "1.3")
    assert not calling_out("1.0", "1.3")  # “Check!” in both


def test_a_wording_that_rests_on_a_report_says_so(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "drummernaut")
    assert "itself included, as reported. The book is silent; the card:" in seen.text
    assert "as first printed" not in seen.text
    assert "we could not check it. (errata/drummernaut)" in seen.text
    assert "à ce que l’on rapporte" in diff("1.1", "1.3", "drummernaut", "--lang", "fr").text
    assert (
        "the card as first printed: Call of the Archons" in diff("1.0", "1.3", "bait", "and", "switch").text
    )


def test_slips_of_the_fan_translation_are_listed_with_the_reason(diff: Kfjudge) -> None:
    slips = diff("1.0", "1.1", "--json").data["slips"]
    deadly = next(
        slip for slip in slips if slip["id"] == "rule/damage-and-armor" and slip["editions"] == ["1.0"]
    )
    assert "Believed a slip: damage equal to power destroys." in deadly["text"]
    assert "Slips of translation" in diff("1.0", "1.1", "--full").text
    assert not any(
        "1.0" in slip["editions"] and "1.1" not in slip["editions"]
        for slip in diff("1.1", "1.3", "--json").data["slips"]
    )


def test_the_glossary_that_the_fan_translation_lacks_is_no_news_of_the_next_book(diff: Kfjudge) -> None:
    data = diff("1.0", "1.1", "--json").data
    assert not [id for id in ids(data, "new") if id.startswith("glossary/")]
    assert "Taunt" in data["uncompared"]
    assert "fan translation without a glossary" in diff("1.0", "1.1").text


def test_what_two_changes_lead_back_to_is_not_a_change(diff: Kfjudge) -> None:
    """Card effects may touch the first turn in 1.0, for want of a word, and in 1.3; in 1.1 they may not."""
    assert "first-turn.card-effects" in ids(diff("1.0", "1.1", "--json").data, "changed")
    assert "first-turn.card-effects" in ids(diff("1.1", "1.3", "--json").data, "changed")
    data = diff("1.0", "1.3", "--json").data
    assert "first-turn.card-effects" not in ids(data, "changed")
    assert "rule/first-turn-rule" in ids(data, "added")


# narrowed


@pytest.mark.parametrize(
    ("term", "row"),
    [
        (["stun"], "stun.used-by-effect"),
        (["sonné"], "stun.used-by-effect"),
        (["purge.face"], "purge.face"),
        (["editions/purge-face"], "purge.face"),
        (["purge", "face"], "purge.face"),
        (["bad", "penny"], "destroyed.timing"),
        (["Faux", "Jeton"], "leaves-play.hidden-zone"),
        (["drummernaut"], "drummernaut.another"),
        (["errata/drummernaut"], "drummernaut.another"),
        (["pitlord"], "house.must-against-cannot"),
        (["step", "1"], "forge.aember-on-cards"),
        (["golden", "rule"], "house.out-of-reach"),
        # cards that only the sentence of a row names, or only its board
        (["tolas"], "destroyed.together"),
        (["soul", "snatcher"], "destroyed.timing"),
        (["dextre"], "leaves-play.hidden-zone"),
        (["pocket", "universe"], "forge.aember-on-cards"),
        (["protectrix"], "heal.undamaged"),
        (["bulwark"], "armor.lost"),
        (["dominator", "bauble"], "use.omni-on-creatures"),
        (["deipno", "spymaster"], "stun.omni"),
        (["oubliette"], "purge.face"),
        (["strange", "gizmo"], "destroyed.together"),
    ],
)
def test_a_term_a_card_or_a_row_narrows_it(diff: Kfjudge, term: list[str], row: str) -> None:
    seen = diff("1.1", "1.3", *term, "--json")
    assert seen.status == 0
    assert row in ids(seen.data, "changed")
    assert len(seen.data["differences"]) < 6


def test_an_answer_that_both_editions_give_is_no_changed_rule(diff: Kfjudge) -> None:
    """A fighter that dies with its opponent sees nothing in 1.1 either: there it must survive the fight."""
    data = diff("1.1", "1.3", "stealer", "of", "souls", "--json").data
    assert ids(data, "changed") == []
    assert ids(data, "new") == ["faq/1.3/13"]


def test_where_nothing_differs_that_is_said(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "elusive")
    assert (seen.status, seen.lines) == (1, ["1.1 and 1.3 do not differ on Elusive."])
    seen = diff("1.3", "1.3")
    assert seen.status == 1
    assert "nothing differs from 1.3 to 1.3" in seen.text


def test_a_term_alone_is_compared_in_the_two_newest_editions(diff: Kfjudge) -> None:
    assert diff("stun").out == diff("1.1", "1.3", "stun").out
    assert diff("before", "fight").out == diff("1.1", "1.3", "before", "fight").out


def test_an_unknown_term_gets_the_nearest(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "stum")
    assert seen.status == 1
    assert "Stun" in seen.out


@pytest.mark.parametrize("words", [["1.1", "1.4"], ["banana", "1.3"]])
def test_an_unknown_edition_is_wrong_usage_and_all_of_them_are_named(diff: Kfjudge, words: list[str]) -> None:
    seen = diff(*words)
    assert (seen.status, seen.out) == (2, "")
    assert "there are 1.3, 1.1 and 1.0" in " ".join(seen.err.split())


@pytest.mark.parametrize(
    "options", [("--json", "--markdown"), ("--full", "--json"), ("--full", "--markdown")]
)
def test_options_that_contradict_each_other_are_refused(diff: Kfjudge, options: tuple[str, ...]) -> None:
    assert diff("1.1", "1.3", *options).status == 2


# how it looks


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("columns", [40, 80, 100])
def test_the_first_screen_is_one_and_names_every_topic_with_a_change(
    diff: Kfjudge, pair: tuple[str, str], lang: str, columns: int
) -> None:
    seen = diff(*pair, "--lang", lang, columns=columns)
    assert len(seen.lines) <= 24
    assert max(map(len, seen.lines)) <= columns
    assert "--full" in seen.lines[-1]
    found = compare("keyforge", *pair, lang)

    topics = {
        one.topic: find_template(f"difference.topic.{one.topic}", lang, found.game)
        for one in found.of_kind("changed")
    }
    for heading in topics.values():
        assert any(line.startswith(heading) for line in seen.lines)
    # what plays differently comes first, and how much of the rest there is last
    first = next(one.topic for one in found.differences if one.kind == "changed")
    assert seen.lines[1].startswith(topics[first])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [20, 40, 100])
def test_everything_keeps_within_the_width(diff: Kfjudge, lang: str, columns: int) -> None:
    seen = diff("1.1", "1.3", "--full", "--lang", lang, columns=columns)
    too_long = [line.strip() for line in seen.lines if len(line) > columns]
    assert not [line for line in too_long if " " in line]  # a path is not broken
    assert "--full" not in seen.out


def test_a_first_screen_of_a_term_never_shows_half_a_difference(diff: Kfjudge) -> None:
    whole = diff("1.1", "1.3", "stun", "--full", columns=40).out
    shown = diff("1.1", "1.3", "stun", columns=40).out
    beginning, _, more = shown.rstrip("\n").rpartition("\n\n")
    assert more.startswith("… --full for the rest: ")
    assert whole.split("\n", 2)[2].startswith(beginning.split("\n", 2)[2] + "\n\n")


@pytest.mark.parametrize(
    ("term", "rest"),
    [
        ("stun", "“Omni:” of a stunned creature; notes on Stun"),
        ("armor", "losing armor"),
        ("golden rule", "cards against the first-turn rule; whose hand a card goes to"),
    ],
)
def test_what_a_first_screen_of_a_term_does_not_show_it_names(diff: Kfjudge, term: str, rest: str) -> None:
    seen = diff("1.1", "1.3", term, columns=60)
    more = seen.text.partition("… --full for the rest: ")[2]
    assert more == rest
    assert len(seen.lines) <= 24


@pytest.mark.parametrize("term", ["Æmber", "search"])
def test_a_mere_term_stands_among_the_terms(diff: Kfjudge, term: str) -> None:
    data = diff("1.1", "1.3", term, "--json").data
    of_term = [one for one in (*data["differences"], *data["notes"]) if one["id"].startswith("glossary/")]
    assert {one["topic"] for one in of_term} == {"words"}


def test_french_is_french_throughout(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "stun", "--lang", "fr")
    assert "Une créature sonnée utilisée par un effet · changé" in seen.text
    assert "Le livret n’en dit rien ; le plus proche : Livret 1.1" in seen.text
    assert not re.search(r"\b(the|Rulebook|Affects|Board|changed)\b", seen.text)


def test_markdown_has_a_heading_for_each_topic_and_difference(diff: Kfjudge) -> None:
    seen = diff("1.1", "1.3", "--markdown")
    data = diff("1.1", "1.3", "--json").data
    headings = [line for line in seen.lines if line.startswith("#")]
    assert headings[0].startswith("# 1.1 → 1.3:")
    assert sum(line.startswith("### ") for line in headings) == len(data["differences"])
    assert "## Step 2, the house" in headings
    assert "- **1.3:** It lies faceup. Rulebook 1.3, Glossary, “Purge” (glossary/purge)" in seen.lines


def test_topics_stand_in_the_order_of_the_turn(diff: Kfjudge) -> None:
    headings = [line for line in diff("1.1", "1.3", "--markdown").lines if line.startswith("## ")]
    order = [
        "Setup",
        "Step 1, forging",
        "Step 2, the house",
        "Step 3, the first turn",
        "Using cards",
        "Damage",
    ]
    assert [name for name in (line[3:] for line in headings) if name in order] == order


def test_limit_says_how_many_differences(diff: Kfjudge) -> None:
    assert len(diff("1.1", "1.3", "--json", "--limit", "3").data["differences"]) == 3
    assert diff("1.1", "1.3", "--limit", "1").text.count("· changed") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_difference_alone_is_shown_whole_however_long(diff: Kfjudge, lang: str) -> None:
    seen = diff("1.1", "1.3", "drummernaut", "--lang", lang, columns=40)
    assert seen.out == diff("1.1", "1.3", "drummernaut", "--lang", lang, "--full", columns=40).out
    assert len(seen.lines) > 24
