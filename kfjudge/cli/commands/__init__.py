"""A command is a module with a function of its name; its parameters are its arguments and options. Here are
the options that several commands share."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer

from kfjudge.cli import completion


class Prints(NamedTuple):
    """What a command prints as JSON: the types of what it prints alone, and of what it prints in a list. A
    type of another module is named, to be imported where a schema is asked for: "render.lists.Terms"."""

    alone: tuple[Any, ...] = ()
    listed: tuple[Any, ...] = ()


Full = Annotated[bool, typer.Option("--full")]
Both = Annotated[bool, typer.Option("--both")]
Quote = Annotated[bool, typer.Option("--quote")]
Markdown = Annotated[bool, typer.Option("--markdown")]
Kind = Annotated[str | None, typer.Option("--kind", autocompletion=completion.kinds)]
Editions = Annotated[str | None, typer.Option("--editions", autocompletion=completion.edition_lists)]
Reading = Annotated[list[str] | None, typer.Option("--reading", autocompletion=completion.readings)]
