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


def test_questions_of_one_hand_are_left_out_together_and_all_others_by_fifths() -> None:
    folds: dict[str, set[int]] = {}
    for sample in train.collect():
        folds.setdefault(sample.of.split()[0], set()).add(sample.fold)
    assert {source for source, of in folds.items() if len(of) == 1} == set(train.SETS)
    assert folds["question"] == folds["own-words"] == set(range(train.FOLDS))
