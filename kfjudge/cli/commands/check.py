"""`check FILE…`: is a scenario written as it should be; all mistakes of all files."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from kfjudge.cli.commands import Prints
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import Message, message

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line

RIGHT, UNPLAYABLE = 0, 1


class Checked(Struct, frozen=True):
    """How many files were read, and which of their cards cannot be played."""

    files: int
    errors: tuple[str, ...]
    not_modeled: tuple[str, ...]


class GrammarPage(Struct, frozen=True):
    """How a board is written."""

    grammar: str


PRINTS = Prints((Checked, GrammarPage))


def check(
    options: Options,
    file: Annotated[list[str] | None, Argument("files")] = None,
    grammar: Annotated[bool, Option("--grammar")] = False,
) -> int:
    if grammar:
        from kfjudge.words.catalogue import read_sheet

        sheet = read_sheet("grammar.md", options.lang, options.played_game)
        if sheet is None:
            game = Message("game.name", (), options.played_game)
            raise Trouble(message("check.no-page", game=game))
        _show_grammar(sheet, options)
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


def _show_grammar(sheet: str, options: Options) -> None:
    """Show how a board of a game is written; a narrow terminal is told that long examples go on below."""
    from kfjudge.cli.output import show
    from kfjudge.render.blocks import Block, Example, Page, Section, Text
    from kfjudge.render.writers.text import joined, wrapped, write_text
    from kfjudge.words.catalogue import find_template

    sections = []
    for part in sheet.rstrip().split("\n\n"):
        blocks: list[Block] = []
        for kind, lines in groupby(part.split("\n"), key=_kind_of_line):
            if kind == "example":
                blocks.append(Example(tuple(lines)))
            elif kind == "heading":
                blocks += [Text(line) for line in lines]
            else:
                blocks.append(Text(" ".join(lines)))
        sections.append(Section(tuple(blocks)))
    page = Page(options.lang, "kfjudge check --grammar", tuple(sections))

    def write(width: int) -> list[Line]:
        examples = (line for line in sheet.split("\n") if _kind_of_line(line) == "example")
        is_narrow = any(len(line) > width for line in examples)
        notice = wrapped(find_template("check.narrow", options.lang), width) if is_narrow else []
        return joined([notice, write_text(page, width)])

    show(options, page=lambda: page, data=lambda: GrammarPage(sheet), text=write)


def _kind_of_line(line: str) -> str:
    return "example" if line.startswith(" ") else "heading" if line.startswith("#") else "prose"
