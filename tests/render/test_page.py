"""Lines keep within the columns of a terminal, whatever letters they are written in."""

from __future__ import annotations

import pytest

from kfjudge.render.writers.text import columns, cut, wrapped

WIDE = "日本語 のカード ゲーム の審判"


@pytest.mark.parametrize("width", range(10, 40))
def test_letters_that_take_two_columns_are_broken_and_cut_as_such(width: int) -> None:
    lines = [line.text for line in wrapped(f"Nothing found for {WIDE}", width, hanging="  ")]
    assert max(map(columns, lines)) <= width
    assert " ".join(line.strip() for line in lines) == f"Nothing found for {WIDE}"
    assert columns(cut(WIDE, width)) <= width
    assert cut(WIDE, 29) == WIDE


def test_what_is_strong_ends_where_it_does_among_wide_letters() -> None:
    lines = wrapped("found", 8, strong="日本語 日本")
    assert [(line.text, line.strong) for line in lines] == [("日本語", 3), ("日本", 2), ("found", 0)]


@pytest.mark.parametrize("width", range(12, 40))
def test_a_line_never_begins_with_what_parts_two_things_nor_with_a_page(width: int) -> None:
    text = "Glossary, “Stun”, p. 21 · glossary/stun · a name"
    lines = [line.text for line in wrapped(text, width)]
    assert not any(line.startswith(("·", "21")) for line in lines)
    assert " ".join(lines) == text


def test_what_is_strong_is_counted_from_the_end_of_the_indent() -> None:
    lines = wrapped("found", 9, strong="Dark Vault", indent="  ", hanging="    ")
    assert [(line.text, line.strong) for line in lines] == [("  Dark", 6), ("    Vault", 9), ("    found", 0)]


def test_no_line_begins_with_what_ends_a_part() -> None:
    for sign in (":", ";", "%", "!", "»"):
        assert [line.text for line in wrapped(f"many words {sign} more", 11)] == [
            "many",
            f"words {sign}",
            "more",
        ]
