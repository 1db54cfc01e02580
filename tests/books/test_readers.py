"""A file becomes headings and paragraphs: Markdown, HTML, plain text, PDF in several layouts."""

from __future__ import annotations

import pytest

from kfjudge.books.blocks import Document
from kfjudge.books.html import read_html
from kfjudge.books.markdown import read_markdown
from kfjudge.books.pdf import read_pdf
from kfjudge.books.text import join_lines, read_text
from tests.books.make_pdf import Layout, Part, print_book
from tests.books.rulebook import NEWER, parts_of

LAYOUTS = {
    "one column": Layout(),
    "two columns, sizes by the matrix": Layout(columns=2, size=9, nominal=True),
    "headings that run in": Layout(columns=2, size=9, run_in=True),
    "centered headings of another font": Layout(
        columns=2, nominal=True, centered=True, heading_font="Helvetica"
    ),
    "letter by letter": Layout(columns=2, size=9, by_letter=True),
}
LONG = "Every creature that stands there waits, and whoever attacks it finds out what that costs. " * 6


def headings(document: Document) -> list[str]:
    return [block.text for block in document.blocks if block.level]


def texts(document: Document) -> list[str]:
    return [block.text for block in document.blocks if not block.level]


def test_markdown_has_its_headings_by_level_and_no_table_of_contents() -> None:
    read = read_markdown(
        "---\ntitle: x\n---\n# A\n\n* [B](#b)\n\n## B *c*\n\n- One\n- Two\n\n<h3>C</h3>\n\nD\n=\n"
    )
    assert [(block.text, block.level) for block in read.blocks if block.level] == [
        ("A", 1),
        ("B c", 2),
        ("C", 3),
        ("D", 1),
    ]
    assert [block.text for block in read.blocks if block.is_item] == ["One", "Two"]


def test_what_marks_a_heading_of_markdown_is_no_part_of_it() -> None:
    read = read_markdown("## **Armor** {#armor}\n\n### Stun {: .term }\n\nA {braced} word.\n")
    assert [block.text for block in read.blocks] == ["Armor", "Stun", "A {braced} word."]


def test_markdown_says_which_words_begin_a_paragraph_in_bold() -> None:
    [block] = read_markdown("**Ward:** it stays.").blocks
    assert (block.lead, block.text) == ("Ward:", "Ward: it stays.")


def test_html_shows_what_a_browser_would_and_nothing_else() -> None:
    read = read_html(
        "<title>T</title><script>alert(1)</script><style>p {}</style><nav><a href='#x'>X</a></nav>"
        "{% block body %}<h2 id=x>A &amp; B</h2><p>One<br>two {{ three }}</p><ul><li>Four</li></ul>"
    )
    assert read.title == "T"
    assert [block.text for block in read.blocks] == ["A & B", "One", "two", "Four"]


def test_html_tells_what_is_in_another_color_as_new() -> None:
    [block] = read_html("<p>Old. <span style='color:blue'>New here.</span> Old.</p>").blocks
    assert block.new == ("New here.",)


@pytest.mark.parametrize("mark", ["\x1b[2J", "\u202e", "\x00", "\u200b"])
def test_no_character_that_a_terminal_would_obey_is_kept(mark: str) -> None:
    [block] = read_html(f"<p>Wa{mark}rd</p>").blocks
    assert mark not in block.text
    assert block.text.isprintable()


def test_ligatures_are_opened_and_soft_hyphens_join() -> None:
    [block] = read_markdown("de\u00adﬁne oﬀ").blocks
    assert block.text == "define off"


def test_in_a_plain_text_only_names_and_numbered_rules_are_headings() -> None:
    read = read_text("STUN\nA stunned crea-\nture waits.\n\nShort line\n\n1.2 Numbered rule\n\n• An item\n")
    blocks = join_lines(read.blocks, lambda line: line == "STUN")
    assert [block.text for block in blocks if block.level] == ["STUN", "1.2 Numbered rule"]
    assert [block.text for block in blocks if not block.level] == [
        "A stunned creature waits.",
        "Short line",
        "An item",
    ]
    assert blocks[-1].is_item


def test_form_feeds_part_the_pages_of_a_plain_text() -> None:
    read = read_text("One\fTwo")
    assert (read.pages, [block.page for block in read.blocks]) == (2, [1, 2])


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_a_pdf_has_the_headings_that_were_printed_and_no_others(layout: Layout) -> None:
    parts = [part for one in parts_of(NEWER) for part in ([one] if one.level else [one, Part(LONG)])]
    printed = print_book(parts, layout)
    read = read_pdf(printed.data)
    if layout.run_in:
        leads = [block.lead for block in read.blocks if block.lead and not block.level]
        assert {heading for heading, _ in printed.headings} <= {*headings(read), *leads}
        return
    assert headings(read) == [heading for heading, _ in printed.headings]
    assert [block.page for block in read.blocks if block.level] == [page for _, page in printed.headings]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_running_heads_and_numbers_of_pages_are_no_text(layout: Layout) -> None:
    printed = print_book([Part("Armor", 1), *[Part(LONG)] * 40], layout)
    assert printed.pages > 2
    read = read_pdf(printed.data)
    assert not [text for text in texts(read) if "Rules" in text or text.isdigit()]


def test_words_parted_at_the_end_of_a_line_are_one_word() -> None:
    read = read_pdf(print_book([Part("Armor", 1), *[Part(LONG)] * 3], Layout(columns=2)).data)
    assert " ".join(texts(read)).split() == " ".join([LONG] * 3).split()


def test_a_compound_parted_at_its_hyphen_keeps_it() -> None:
    told = "An area that is out-of-play stays so. " * 40 + "A creature is one. " * 40
    read = read_pdf(print_book([Part("Armor", 1), *[Part(told)] * 3], Layout(columns=2)).data)
    assert {word for word in " ".join(texts(read)).split() if "-" in word} == {"out-of-play"}
    assert "outof" not in " ".join(texts(read))


def test_the_sentences_of_a_pdf_are_those_that_were_printed() -> None:
    for layout in LAYOUTS.values():
        read = read_pdf(print_book([Part("Armor", 1), *[Part(LONG)] * 12], layout).data)
        assert " ".join(texts(read)).split() == " ".join([LONG] * 12).split()


def test_red_ink_is_new_and_black_is_not() -> None:
    parts = [Part("Armor", 1), Part(LONG), Part("This rule is new.", is_new=True), Part(LONG)]
    read = read_pdf(print_book(parts, Layout()).data)
    assert [block.new for block in read.blocks if block.new] == [("This rule is new.",)]


def test_a_heading_of_two_lines_is_one() -> None:
    long = "What happens where two players want the same thing at the same moment of a turn"
    read = read_pdf(print_book([Part(long, 1), *[Part(LONG)] * 3], Layout(columns=2)).data)
    assert headings(read) == [long]


def test_what_has_no_letters_is_no_block() -> None:
    assert read_markdown("***\n\n—\n\n![](x.png)\n").blocks == ()
