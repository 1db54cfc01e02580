"""`check FILE…`: is a scenario written as it should be; all mistakes of all files."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Markdown, Prints
from kfjudge.cli.options import MARKDOWN, Options
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import Message, message
from kfjudge.core.text import fold, sanitize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kfjudge.render.blocks import Page
    from kfjudge.render.writers.text import Line

RIGHT, UNPLAYABLE = 0, 1


class Checked(Struct, frozen=True):
    """How many files were read, and which of their cards cannot be played."""

    files: int
    errors: tuple[str, ...]
    not_modeled: tuple[str, ...]


class GrammarPage(Struct, frozen=True):
    """How a board is written, or a chapter of that."""

    grammar: str


PRINTS = Prints((Checked, GrammarPage))


def check(
    options: Options,
    file: Annotated[list[str] | None, Argument("files")] = None,
    grammar: Annotated[bool, Option("--grammar")] = False,
    full: Full = False,
    markdown: Markdown = False,  # noqa: ARG001  which `options` has
) -> int:
    if grammar:
        from kfjudge.words.catalogue import read_sheet

        sheet = read_sheet("grammar.md", options.lang, options.played_game)
        if sheet is None:
            game = Message("game.name", (), options.played_game)
            raise Trouble(message("check.no-page", game=game))
        _show_grammar(sheet, " ".join(file or ()), options, full=full)
        return RIGHT
    if not file:
        raise Trouble(message("check.which"))
    from kfjudge.cli.output import show
    from kfjudge.render.blocks import Page, Text, section
    from kfjudge.replay.play import check_files
    from kfjudge.words.catalogue import say, tell

    found = check_files(file)
    if found.errors:
        raise Troubles([*found.errors, *found.unmodeled])
    unmodeled = [
        tell("usage.at", options.lang, place=one.place, what=say(one.words, options.lang))
        for one in found.unmodeled
    ]
    key = "check.stopped" if found.stopped else "check.unmodeled" if unmodeled else "check.right"
    sentences = [*unmodeled, tell(key, options.lang, n=len(file), cards=len(unmodeled))]
    show(
        options,
        page=lambda: Page(options.lang, "kfjudge check", (section(*map(Text, sentences)),)),
        data=lambda: Checked(len(file), (), tuple(unmodeled)),
    )
    return UNPLAYABLE if found.stopped else RIGHT


def _show_grammar(sheet: str, wanted: str, options: Options, *, full: bool) -> None:
    """Show how a board of a game is written: an example to copy and which chapters there are, or the chapters
    that have the wanted words in their titles, in any language, or all. A narrow terminal is told how long
    examples go on."""
    from kfjudge.cli.output import show
    from kfjudge.render.writers.text import joined, wrapped, write_text
    from kfjudge.words import LANGUAGES
    from kfjudge.words.catalogue import find_template, read_sheet, tell

    first, *chapters = re.split(r"\n(?=## )", sheet.rstrip())
    titles = tuple(one.partition("\n")[0].removeprefix("## ") for one in chapters)
    sheets = (read_sheet("grammar.md", lang, options.played_game) or "" for lang in LANGUAGES)
    by_language = (re.findall(r"(?m)^## (.*)", one) for one in sheets)  # the same chapters in all of them
    fitting = [
        chapter
        for chapter, *called in zip(chapters, titles, *by_language, strict=True)
        if any(fold(wanted) in fold(title) for title in called)
    ]
    names = tuple(re.split("\\s?:", title)[0] for title in titles)
    if wanted and not fitting:
        raise Trouble(message("check.no-chapter", given=sanitize(wanted), chapters=names))
    shown = "\n".join(fitting) if wanted else sheet if full else first
    more = [tell(f"check.{key}", options.lang, chapters=names) for key in ("chapters", "from-sentence")]
    page = _lay_out_grammar(shown, () if wanted or full else more, options.lang)

    def write(width: int) -> list[Line]:
        examples = (line for line in shown.split("\n") if _kind_of_line(line) == "example")
        is_narrow = any(len(line) > width for line in examples)
        notice = wrapped(find_template("check.narrow", options.lang), width) if is_narrow else []
        return joined([notice, write_text(page, width)])

    if options.format == MARKDOWN:
        terminal.show(shown.rstrip().split("\n"))
        return
    data = GrammarPage(shown if wanted else sheet)
    show(options, page=lambda: page, data=lambda: data, text=write)


def _lay_out_grammar(sheet: str, more: Sequence[str], lang: str) -> Page:
    """Lay out a text in Markdown: its headings without their marks, what is typed in quotation marks."""
    from kfjudge.render.blocks import Block, Example, Page, Section, Text, section
    from kfjudge.words import load_language

    def quote(typed: re.Match[str]) -> str:
        is_plain = re.fullmatch(r"\.?\w+|kfjudge .*", typed[1])
        return typed[1] if is_plain else load_language(lang).quote(typed[1])

    sections = []
    for part in sheet.rstrip().split("\n\n"):
        blocks: list[Block] = []
        for kind, lines in groupby(part.split("\n"), key=_kind_of_line):
            if kind == "example":
                blocks.append(Example(tuple(lines)))
            elif kind == "heading":
                blocks += [Text(line.lstrip("# "), role="heading") for line in lines]
            else:
                blocks.append(Text(re.sub("`([^`]+)`", quote, " ".join(lines))))
        sections.append(Section(tuple(blocks)))
    return Page(lang, "kfjudge check --grammar", (*sections, *(section(Text(line)) for line in more)))


def _kind_of_line(line: str) -> str:
    return "example" if line.startswith(" ") else "heading" if line.startswith("#") else "prose"
