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
