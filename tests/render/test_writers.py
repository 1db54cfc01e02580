"""Every kind of block is written in every format, and nothing that a file says becomes a tag or a mark."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from kfjudge.cli.terminal import show_json_list
from kfjudge.core.text import escape_invisible
from kfjudge.render.blocks import (
    Bar,
    Bars,
    Block,
    Board,
    Check,
    Checks,
    Choice,
    Command,
    Deed,
    Example,
    Items,
    ListRow,
    OneOf,
    Page,
    References,
    Step,
    Steps,
    Tally,
    Text,
    section,
)
from kfjudge.render.boards import DrawnBoard, DrawnCard, DrawnOwner
from kfjudge.render.boards import DrawnRow as RowOfCards
from kfjudge.render.writers import FORMATS, Medium, Output, write_json

WORD = "Umbra"
OWNER = DrawnOwner("South", row=RowOfCards((DrawnCard("s1", WORD),), "flank", "none"))
BLOCKS: dict[type, Block] = {
    Text: Text(WORD, strong="Yes."),
    OneOf: OneOf((WORD, "U"), 1),
    ListRow: ListRow("Troll", WORD),
    Example: Example((WORD,)),
    Items: Items((Text(WORD),), marks="-"),
    Steps: Steps((Deed("1. South reaps", (Step(1, 0, WORD, ("glossary/reap",)),)),)),
    Choice: Choice("Which?", (WORD, "Troll"), 1),
    Board: Board(DrawnBoard((), ("South’s turn",), (), (OWNER,))),
    Checks: Checks((Check(WORD, "differs", False, "here: Troll"),)),
    Tally: Tally(((12, WORD),)),
    Bars: Bars((Bar(WORD, 10, 2, 4), Bar("1 more", 12, 2, 2))),
    References: References("See:", (WORD, "Troll")),
    Command: Command("Runs:", f"kfjudge replay {WORD}"),
}
OF_PAGES = [name for name in FORMATS if name != "json"]


def written(block: Block, name: str) -> str:
    page = Page("en", "Title", (section(block, heading="Heading"),))
    return "\n".join(line.text for line in FORMATS[name](Output(lambda: page, dict), Medium(80)))


@pytest.mark.parametrize("name", OF_PAGES)
def test_every_kind_of_block_is_written(name: str) -> None:
    assert set(BLOCKS) == set(get_args(Block))
    drawn = {Bars: "█"}  # where its label would repeat what stands above it
    words = {kind: (WORD, drawn.get(kind, WORD)) for kind in BLOCKS}
    silent = [kind.__name__ for kind, block in BLOCKS.items()
              if not any(word in written(block, name) for word in words[kind])]  # fmt: skip
    assert silent == []


def test_a_bar_is_as_wide_as_it_has_cases() -> None:
    bars = BLOCKS[Bars]
    for name in ("text", "markdown"):
        assert "█" * 15 + "▒" * 3 + "░" * 6 in written(bars, name)
    widths = re.findall(r'class="(\w+)" x="(\d+)" width="(\d+)"', written(bars, "html"))
    assert widths == [
        ("won", "0", "10"), ("open", "10", "2"), ("lost", "12", "4"),
        ("won", "0", "12"), ("open", "12", "2"), ("lost", "14", "2"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", OF_PAGES)
def test_a_section_without_anything_to_show_has_no_heading(name: str) -> None:
    empty: list[Block] = [
        Text(""),
        Items(()),
        Steps(()),
        Checks(()),
        Tally(()),
        Bars(()),
        References("See:", ()),
    ]
    for block in empty:
        assert "Heading" not in written(block, name)


def test_a_tag_is_no_tag_and_a_mark_is_no_mark() -> None:
    said = "<b>*Umbra*</b> & [a](b) \x1b[1m"
    html, markdown = written(Text(said), "html"), written(Text(said), "markdown")
    assert "&lt;b&gt;*Umbra*&lt;/b&gt; &amp; [a](b)" in html
    assert "\\<b\\>\\*Umbra\\*\\</b\\> \\& \\[a\\](b)" in markdown
    assert "\x1b" not in html + markdown


def test_data_is_written_as_such() -> None:
    page = Page("en", "", ())
    output = Output(lambda: page, lambda: {"say": "é\u2028"})
    lines = [line.text for line in FORMATS["json"](output, Medium())]
    assert lines == ["{", '  "say": "é\\u2028"', "}"]
    assert '  "say": "\\u00e9\\u2028"' in [
        line.text for line in FORMATS["json"](output, Medium(is_ascii=True))
    ]


ODD: dict[str, Any] = {
    "none": [],
    "no": {},
    "": [[], [{}]],
    "é": 'œ \U0001f600 \x7f \x1b \u202e\n"\\',
    "lone": "\udc80",
    "n": [1.5, 1e300, -3, None],
}


@pytest.mark.parametrize("is_ascii", [False, True])
def test_data_is_written_as_the_library_indents_it_with_what_does_not_show_written_out(
    is_ascii: bool,
) -> None:
    expected = json.dumps(ODD, ensure_ascii=is_ascii, indent=2)
    assert write_json(ODD, is_ascii=is_ascii).split("\n") == list(map(escape_invisible, expected.split("\n")))


def test_a_list_is_written_item_by_item_as_it_is_written_whole(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[str] = []
    lists: list[list[Any]] = [[], [{}], [{"a": [1]}, {"b": {}}]]
    for given in lists:
        show_json_list(given)
        assert capsys.readouterr().out == f"{write_json(given)}\n"

    def items() -> Iterator[dict[str, int]]:
        for n in range(2):
            yield {"n": n}
            seen.append(capsys.readouterr().out)

    show_json_list(items())
    assert all('"n"' in shown for shown in seen)
