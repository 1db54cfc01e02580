"""A card that nobody has written yet, in an index of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal import Kfjudge

SAID = {
    "en": "kfjudge does not know yet what this card does",
    "fr": "kfjudge ne sait pas encore ce que fait cette carte",
}


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """Not the index of the other tests, in which every card is written."""
    return tmp_path


@pytest.mark.slow
@pytest.mark.usefixtures("unwritten")
def test_its_page_says_so_in_both_languages(kfjudge: Kfjudge) -> None:
    for lang, said in SAID.items():
        for columns in (40, 80):
            seen = kfjudge("card", "duma-the-martyr", "--lang", lang, columns=columns).out
            assert said in " ".join(seen.split())
        data = kfjudge("card", "duma-the-martyr", "--lang", lang, "--json").data
        assert (data["modeled"], data["does"]) == (False, [])
        assert said not in " ".join(kfjudge("card", "bad-penny", "--lang", lang).out.split())
