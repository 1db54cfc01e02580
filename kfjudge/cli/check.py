"""`check FILE…`: is a scenario written as it should be; all mistakes of all files."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated

import typer

from kfjudge.cli import screen
from kfjudge.cli.asked import Asked
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.words import words


def check(
    asked: Asked,
    file: Annotated[list[str] | None, typer.Argument()] = None,
    grammar: Annotated[bool, typer.Option("--grammar")] = False,
) -> None:
    if grammar:
        _grammar(asked.lang)
        return
    if not file:
        raise Trouble(words("check.which"))
    from kfjudge.render.catalogue import tell
    from kfjudge.render.page import wrapped
    from kfjudge.scenario.api import check as mistakes

    troubles = mistakes(file)
    if troubles:
        raise Troubles(troubles)
    if asked.json:
        screen.show_json({"files": len(file), "errors": []})
    else:
        screen.show(wrapped(tell("check.right", asked.lang, n=len(file)), screen.width()))


def _grammar(lang: str) -> None:
    """The page that says how a board is written."""
    page = files("kfjudge.scenario") / f"grammar.{lang}.md"
    screen.show(page.read_text(encoding="utf-8").rstrip().split("\n"))
