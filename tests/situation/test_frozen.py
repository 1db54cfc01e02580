"""Situations that were frozen before anything was tuned on them are read right, and none is played wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.situation.frozen import LANGUAGES, RIGHT, SHOWN, WRONG, judge, rows

FEWEST_RIGHT = 0.85
FEWEST_ROWS = 60


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_frozen_situations_are_read_right_and_none_is_played_wrong(lang: str) -> None:
    judged = [judge(row) for row in rows(lang)]
    assert len(judged) >= FEWEST_ROWS
    assert [(one.row.situation, one.why) for one in judged if one.category == WRONG] == []
    counts = Counter(one.category for one in judged)
    assert (counts[RIGHT] + counts[SHOWN]) / len(judged) >= FEWEST_RIGHT
