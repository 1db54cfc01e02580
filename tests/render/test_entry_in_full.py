"""Entries as a page for a browser has them in full: what answers, then the rest."""

from __future__ import annotations

import pytest

from kfjudge.games import get_game
from kfjudge.reference.api import records
from kfjudge.render.entry_page import entry_in_full
from kfjudge.render.entry_view import EntryView, view_entry


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_set_apart_from_the_answer_begins_a_sentence(lang: str) -> None:
    every = [
        entry_in_full(EntryView(one, one.view(lang, get_game("keyforge").editions[-1])))
        for one in (*records("faq"), *records("rule"), *records("glossary"))
    ]
    assert len(every) > 100
    begun = [(one.title, one.lead, one.text[0]) for one in every if one.lead and one.text]
    assert [told for told in begun if told[2][0] in ":;,.?! " or told[2][0].islower()] == []


def test_a_verdict_that_opens_a_sentence_answers_with_all_of_it() -> None:
    told = entry_in_full(view_entry("keyforge:faq/1.1/7", "fr", "1.1"))
    assert told.lead.startswith("Aucune")
    assert told.lead.endswith(".")
