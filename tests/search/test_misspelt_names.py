"""Looking up a name that is misspelt or only begun: the entry that was clearly meant, or a list."""

from __future__ import annotations

import pytest

from kfjudge.reference.lookup import lookup


def meant(term: str, **asked: str) -> str | None:
    found = lookup(term, **asked)
    assert found.ids == ()
    return found.guess.id.removeprefix("keyforge:") if found.guess else None


@pytest.mark.parametrize(
    ("term", "id"),
    [
        ("mullygan", "glossary/mulligan"),
        ("ellusive", "glossary/elusive"),
        ("skirmich", "glossary/skirmish"),
        ("insaississable", "glossary/elusive"),
        ("bad peny", "card/bad-penny"),
        ("pitlrod", "card/pitlord"),
    ],
)
def test_a_name_with_a_slip_is_clear_when_no_other_is_as_near(term: str, id: str) -> None:
    assert meant(term) == id


@pytest.mark.parametrize(("term", "id"), [("mul", "glossary/mulligan"), ("provoc", "glossary/taunt")])
def test_a_word_of_the_rules_is_clear_from_its_beginning(term: str, id: str) -> None:
    assert meant(term) == id


@pytest.mark.parametrize("term", ["sick", "ward", "lunch", "steam", "enrage", "console", "xyzzy"])
def test_another_word_is_nothing_misspelt(term: str) -> None:
    assert meant(term) is None


def test_what_players_say_lists_the_entry_whose_name_has_the_word() -> None:
    assert [near.id for near in lookup("sick").near] == ["keyforge:rule/ready-and-exhausted"]


def test_the_words_of_players_are_found_with_and_without_accents() -> None:
    exhausted = ("keyforge:rule/ready-and-exhausted",)
    assert lookup("tapped").ids == lookup("tapé", lang="fr").ids == lookup("tape", lang="fr").ids == exhausted


def test_a_kind_narrows_what_can_be_meant() -> None:
    assert meant("ellusive", kind="card", game="keyforge") is None
    assert meant("bad peny", kind="card") == "card/bad-penny"
