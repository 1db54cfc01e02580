"""The units of a book, and the entries that they hang below."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.books.html import read_html
from kfjudge.books.markdown import read_markdown
from kfjudge.books.placing import names_of, place_units
from kfjudge.books.units import Unit, gather_units, read_facts
from tests.books.rulebook import NEWER

GAME = "keyforge"


@pytest.fixture(autouse=True)
def _store(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
    names_of.cache_clear()


def units_of(markdown: str) -> dict[str, Unit]:
    names = names_of(GAME)
    units = gather_units(read_markdown(markdown), names.is_name, names.is_like_name)
    return {unit.heading: unit for unit in place_units(units, GAME)}


def test_headings_stand_beside_their_entries_and_new_terms_beside_none() -> None:
    units = units_of(NEWER)
    assert units["Stun"].entries[0] == "glossary/stun"
    assert units["The Golden Rule"].entries[0] == "rule/the-golden-rule"
    assert units["Cannot vs must/may"].entries[0] == "glossary/cannot-vs-must-may"
    assert units["Chain, chains"].entries[0] == "glossary/chain"
    assert [units[name].entries for name in ("Ward", "Enrage", "Token creature")] == [(), (), ()]


def test_headings_of_a_french_book_stand_beside_the_entries_that_are_called_so() -> None:
    """One heading of the rules stands over two entries of ours; it is that which has it for its title."""
    units = units_of(
        "# Capacités des cartes\n\nElles se résolvent.\n\n# Glossaire\n\n## Combat\n\nDeux créatures.\n\n"
        "## Sonné, carte de statut sonné\n\nElle ne fait rien.\n\n## Franc-tireur\n\nD’une autre Maison.\n"
    )
    assert {heading: unit.entries[0] for heading, unit in units.items() if unit.is_headed} == {
        "Capacités des cartes": "rule/card-abilities",
        "Combat": "glossary/fight",
        "Sonné, carte de statut sonné": "glossary/stun",
        "Franc-tireur": "glossary/maverick",
    }


def test_an_erratum_of_a_card_hangs_below_the_card() -> None:
    erratum = units_of(NEWER)["Library Access (COTA 115)"]
    assert (erratum.kind, erratum.entries) == ("erratum", ("errata/library-access", "card/library-access"))


def test_a_question_hangs_below_ours_on_the_same_cards_with_the_same_words() -> None:
    asked = next(unit for unit in units_of(NEWER).values() if "14 Æmber" in unit.heading)
    assert (asked.kind, asked.text) == ("question", "Twice, and no more.")
    assert {"faq/1.3/1", "card/bait-and-switch"} <= {*asked.entries}


def test_a_term_of_the_glossary_is_no_card_of_that_name() -> None:
    assert units_of("# Glossary\n\n## Anger\n\nA creature that is angry fights.")["Anger"].entries == ()


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("Can I play Bad Penny after Urchin?", {"card/bad-penny", "card/urchin"}),
        ("Does Bad Penny Collector return?", set()),
        ("Is a bad penny worth anything?", set()),
        ("Does Krump the Second fight?", set()),
        ("Does Pitlord’s order bind the Archon?", {"card/pitlord"}),
        ("Fear not: what does Troll do?", {"card/troll"}),
        ("What does Mighty Fear (XYZ 7) do?", set()),
    ],
)
def test_a_card_is_named_by_its_whole_name_alone(question: str, cards: set[str]) -> None:
    [unit] = [
        unit for unit in units_of(f"# FAQ\n\n#### {question}\n\nNo.").values() if unit.kind == "question"
    ]
    assert {entry for entry in unit.entries if entry.startswith("card/")} == cards


def test_questions_are_paired_with_their_answers_however_they_are_set() -> None:
    units = units_of(
        "# Frequently Asked Questions\n\n## (1.2) Armor (v1.3)\n\nQ: Is armor lost?\n\nA: No.\n\nIt comes"
        " back."
        "\n\nQ. Is it gone? A. No, never.\n\n**May it grow?**\n\nYes.\n\n**Is that all?** It is.\n"
    )
    asked = {unit.heading: unit.text for unit in units.values() if unit.kind == "question"}
    assert asked == {
        "Is armor lost?": "No.\n\nIt comes back.",
        "Is it gone?": "No, never.",
        "May it grow?": "Yes.",
        "Is that all?": "It is.",
    }
    assert units["Is armor lost?"].section[-1] == "(1.2) Armor (v1.3)"
    assert "glossary/armor" in units["Is it gone?"].entries


def test_an_erratum_of_the_rules_hangs_below_the_entry_that_it_names() -> None:
    units = units_of(
        "# Errata\n\n(p. 12) Armor: the second sentence goes.\n\n“Stun” (page 14): add a sentence.\n\n"
        "Page 9, “Alpha”: strike it.\n"
    )
    assert {unit.heading: unit.entries[:1] for unit in units.values() if unit.text} == {
        "Armor": ("glossary/armor",),
        "Stun": ("glossary/stun",),
        "Alpha": ("glossary/alpha",),
    }


def test_numbers_and_version_tags_are_no_part_of_a_heading() -> None:
    unit = units_of("# Glossary\n\n## 1.4 Armor (v2.1)\n\nText.")["Armor"]
    assert (unit.number, unit.tag, unit.entries[0]) == ("1.4", "v2.1", "glossary/armor")


def test_bold_words_are_headings_where_most_are_terms() -> None:
    units = units_of(
        "# Glossary\n\n**Armor:** it protects.\n\n**Stun.** It waits.\n\n**Sway:** it moves.\n\n**Taunt:** it"
        " guards.\n\nA creature is **Ready** when upright.\n\n**Example:** a Troll.\n"
    )
    assert [name for name in units if name] == ["Glossary", "Armor", "Stun", "Sway", "Taunt"] or [
        name for name in units if name
    ] == ["Armor", "Stun", "Sway", "Taunt"]
    assert "Example: a Troll." in units["Taunt"].text


@pytest.mark.parametrize(
    ("text", "called", "version", "date"),
    [
        ("Version 18.4 – June 2026", "x", "18.4", "2026-06"),
        ("VERSION 1.3 - MAY, 2019", "x", "1.3", "2019-05"),
        ("Livret v2.0\n\nAoût 2024", "x", "2.0", "2024-08"),
        ("Rules, 2025-11-03", "rules-v17.2", "17.2", "2025-11"),
        ("Nothing", "rules", "", ""),
    ],
)
def test_a_book_says_its_version_and_its_month(text: str, called: str, version: str, date: str) -> None:
    facts = read_facts(read_markdown(text), called)
    assert (facts.version, facts.date) == (version, date)


def test_the_language_is_that_of_the_little_words() -> None:
    french = "La créature qui est sonnée ne fait rien, et elle se redresse à la fin du tour de son joueur."
    assert read_facts(read_html(f"<p>{french}</p>"), "").lang == "fr"
    assert read_facts(read_markdown(NEWER), "").lang == "en"
