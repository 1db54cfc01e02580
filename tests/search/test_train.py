"""The weights of search are found again: the same queries give the same numbers."""

from __future__ import annotations

from zlib import crc32

import pytest

pytest.importorskip("sklearn")

from tests.search import train


@pytest.mark.slow
def test_the_same_queries_give_the_same_weights() -> None:
    some = [sample for sample in train.collect() if crc32(sample.text.encode()) % 49 == 0]  # of every fold
    found = []
    for _ in range(2):
        train.understood.cache_clear()
        train.extract(some)
        found.append(train.train_rank(some))
    assert found[0] == found[1]
    assert any(abs(weight) > 1 for weight in found[0].values())


def test_what_is_kept_apart_is_about_half_of_the_latest_questions_and_of_no_other() -> None:
    latest = [sample for sample in train.collect() if sample.of.startswith("third")]
    apart = [sample for sample in latest if sample.is_apart]
    assert 0.4 * len(latest) < len(apart) < 0.6 * len(latest)
    assert not any(sample.is_apart for sample in train.collect() if not sample.of.startswith("third"))
