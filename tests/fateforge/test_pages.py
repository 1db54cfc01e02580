"""The two pages to print: each line names entries that there are, and no judge decides."""

from __future__ import annotations

import pytest

from kfjudge.core.text import full_id
from kfjudge.reference.api import entry
from tests.terminal import Kfjudge


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["timing", "tokens"])
def test_a_page_names_entries_and_leaves_the_last_word_to_the_book(
    name: str, lang: str, kfjudge: Kfjudge
) -> None:
    seen = kfjudge("page", name, "--game", "fateforge", "--lang", lang)
    assert seen.status == 0
    assert "head judge" not in seen.text
    assert "arbitre" not in seen.text
    parts = kfjudge("page", name, "--game", "fateforge", "--lang", lang, "--json").data["parts"]
    ids = [ref["id"] for part in parts for row in part["rows"] for ref in row["refs"]]
    assert len(ids) > 20
    assert all(entry(full_id(id, "fateforge"), lang=lang).text for id in ids)
