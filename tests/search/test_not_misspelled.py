"""Frequent words are no slips for words of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.core.text import fold
from kfjudge.words import LANGUAGES
from kfjudge.words.language import read_words
from tests.search.not_misspelled import find_file, keep_needed, read_frequent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_every_day_stand_in_order_each_once_and_folded(lang: str) -> None:
    lines = [line for line in find_file(lang).read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert lines == sorted(read_words(find_file(lang)))
    assert lines == [fold(line) for line in lines]


def test_of_a_list_those_are_kept_that_would_be_put_right(tmp_path: Path) -> None:
    """Every book has cards, nothing is spelled like a zygote, and only three words are read."""
    frequent = tmp_path / "frequent.txt"
    frequent.write_text("Chair 900\ncard 800\nzygote 700\nchannel 1\n", encoding="utf-8")
    assert keep_needed(read_frequent(frequent, 3)) == ["chair"]
