"""A publisher’s FAQ as it is printed: two columns, numbered topics with version tags, errata by page and of
cards, what is new in red."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.books.gates import measure_faq


def test_a_faq_keeps_its_pairs_its_errata_and_what_is_new(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
    found = measure_faq(tmp_path)
    assert found["pairs"] >= 0.97
    assert found["errata"] == 1
    assert found["new"] >= 0.9
    assert found["not new"] == 0
