"""A command is a module with a function of its name; its parameters are its arguments and options. Here are
the options that several commands share, and how a command is carried out."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from keyword import iskeyword
from typing import Annotated, Any, NamedTuple

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.options import check_options, refuse_together, take_short_form
from kfjudge.cli.preparse import COMMON, VARIABLE, Option, Preparsed, parse_plainly
from kfjudge.core.files import announcing_builds
from kfjudge.words.catalogue import find_template, tell

_REPORT_CONTENT_ERRORS = ("index", "doctor")
_NAMES_OWN_EDITION = ("books",)  # that of a file, which may be any


class Prints(NamedTuple):
    """What a command prints as JSON: the types of what it prints alone, and of what it prints in a list. A
    type of another module is named, to be imported where a schema is asked for: "render.lists.Terms"."""

    alone: tuple[Any, ...] = ()
    listed: tuple[Any, ...] = ()


Full = Annotated[bool, Option("--full")]
Both = Annotated[bool, Option("--both")]
Quote = Annotated[bool, Option("--quote")]
Markdown = Annotated[bool, Option("--markdown")]
Book = Annotated[str | None, Option("--book", "own_book_names")]
NoBooks = Annotated[bool, Option("--no-books")]
Kind = Annotated[str | None, Option("--kind", "kinds")]
Editions = Annotated[str | None, Option("--editions", "edition_lists")]
Reading = Annotated[list[str] | None, Option("--reading", "readings")]


def run_plainly(arguments: list[str], preparsed: Preparsed) -> int | None:
    """Run a command whose words are plain, without Typer; None for what Typer must parse."""
    name, *words = arguments or [""]
    if not (name.isidentifier() and name.strip("_") == name) or os.environ.get(VARIABLE):
        return None
    module_name = f"{__name__}.{name_in_python(name)}"
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as missing:
        if missing.name == module_name:
            return None
        raise
    if hasattr(module, "options_of_games"):
        return None
    function = getattr(module, name_in_python(name))
    values = parse_plainly(words, function)
    if values is None:
        return None
    common = {option.name: values.pop(option.name) for option in COMMON}
    return carry_out(function, common, values, preparsed.lang)


def carry_out(
    function: Callable[..., int | None], common: Mapping[str, Any], values: Mapping[str, Any], lang: str
) -> int:
    """Carry out a command: check the options of every command, pass them as one value, and say when entries
    were left out for their mistakes."""
    options = take_short_form(
        check_options(common, lang, any_edition=function.__name__ in _NAMES_OWN_EDITION),
        markdown=bool(values.get("markdown")),
        html=values.get("html") is not None,
    )
    book, without_books = values.get("book"), bool(values.get("no_books"))
    refuse_together(**{"book": book is not None, "no-books": without_books})
    if book is not None or without_books:
        options = replace(options, book=book, without_books=without_books)
    announcing_builds.set(
        lambda game: terminal.show_meanwhile(
            tell("doctor.building", options.lang, game=find_template("game.name", options.lang, game))
        )
    )
    status = function(options, **values) or 0
    if function.__name__ not in _REPORT_CONTENT_ERRORS:
        store = sys.modules.get("kfjudge.reference.store.store")  # not imported: no entry was read
        if count := store.count_troubles() if store else 0:
            from kfjudge.render.writers.text import wrapped

            warning = tell("doctor.warning", options.lang, n=count)
            terminal.show_mistake(wrapped(warning, terminal.width()))
    return status


def name_in_python(name: str) -> str:
    """Name a command in Python, where some words are taken: try → try_."""
    return f"{name}_" if iskeyword(name) else name
