"""`check FILE…`: is a scenario written as it should be; all mistakes of all files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.options import Options
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import Message, message

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line

RIGHT, UNPLAYABLE = 0, 1
_FURTHER = " " * 6  # before what belongs to the line above


def check(
    options: Options,
    file: Annotated[list[str] | None, typer.Argument(autocompletion=completion.files)] = None,
    grammar: Annotated[bool, typer.Option("--grammar")] = False,
) -> int:
    if grammar:
        from kfjudge.words.catalogue import read_sheet

        page = read_sheet("grammar.md", options.lang, options.played_game)
        if page is None:
            game = Message("game.name", (), options.played_game)
            raise Trouble(message("check.no-page", game=game))
        terminal.show(_grammar(page, options.lang, terminal.width()))
        return RIGHT
    if not file:
        raise Trouble(message("check.which"))
    from kfjudge.render.writers.text import wrapped
    from kfjudge.replay.play import check_files
    from kfjudge.words.catalogue import say, tell

    found = check_files(file)
    if found.errors:
        raise Troubles([*found.errors, *found.unmodeled])
    unmodeled = [f"{one.place}: {say(one.words, options.lang)}" for one in found.unmodeled]
    if options.json:
        terminal.show_json({"files": len(file), "errors": [], "not_modeled": unmodeled})
    else:
        key = "check.stopped" if found.stopped else "check.unmodeled" if unmodeled else "check.right"
        for sentence in (*unmodeled, tell(key, options.lang, n=len(file), cards=len(unmodeled))):
            terminal.show(wrapped(sentence, terminal.width()))
    return UNPLAYABLE if found.stopped else RIGHT


def _grammar(text: str, lang: str, width: int) -> Iterator[Line | str]:
    """The page that says how a board of a game is written. An example stays one line where it can; a remark
    beside it goes below it rather than apart."""
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import find_template

    page = text.rstrip().split("\n")
    if any(line.startswith(" ") and len(line) > width for line in page):
        yield from wrapped(find_template("check.narrow", lang), width)
        yield ""
    paragraph: list[str] = []
    for line in [*page, ""]:
        if line and not line.startswith((" ", "#")):
            paragraph.append(line)
            continue
        yield from wrapped(" ".join(paragraph), width)
        paragraph = []
        if not line:
            yield ""
        elif line.startswith(" "):
            yield from _example(line, width)
        else:
            yield from wrapped(line, width)


def _example(line: str, width: int) -> Iterator[Line | str]:
    """A line that is shown as one types it."""
    from kfjudge.render.writers.text import wrapped

    if len(line) <= width:
        yield line
        return
    typed, sign, remark = line.partition(" #")
    indent = " " * (len(typed) - len(typed.lstrip()))
    yield from wrapped(typed.strip(), width, indent=indent, hanging=indent + _FURTHER)
    if sign:
        yield from wrapped(f"#{remark}", width, indent=f"{indent}  ", hanging=f"{indent}    ")
