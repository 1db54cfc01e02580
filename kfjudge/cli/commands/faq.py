"""`faq [N]`: the questions of an edition's FAQ, or one of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import completion
from kfjudge.cli.commands import Both, Full, Quote
from kfjudge.cli.options import Options
from kfjudge.core.errors import NotFound
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry


def faq(
    options: Options,
    question: Annotated[list[str] | None, typer.Argument(autocompletion=completion.questions)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if not question:
        _list(options, full=full)
        return
    from kfjudge.cli.output import show_entry

    show_entry(_identified(" ".join(question), options), options, full=full, both=both, quoted=quote)


def _identified(written: str, options: Options) -> str:
    """The id of the question with that number, id or title: "10", "1.3/10", "faq/1.3/10"."""
    edition_like = "|".join([*map(re.escape, options.editions), r"\d[\d.]*"])
    pattern = rf"(?:(?:{options.played_game}:)?(?:faq/)?({edition_like})/)?0*(\d{{1,4}})"
    number = re.fullmatch(pattern, written.strip(), re.IGNORECASE)
    if not number:
        from kfjudge.cli.resolve import resolve_entry

        return resolve_entry(written, options, kind="faq").id
    edition = number[1] or options.played_edition
    ids = [entry.id for entry in _questions(edition, options)]
    wanted = f"{options.played_game}:faq/{edition}/{number[2]}"
    if wanted not in ids:
        raise NotFound(message("hits.no-question", edition=edition, number=number[2], last=len(ids)))
    return wanted


def _questions(edition: str, options: Options) -> list[Entry]:
    """The questions that edition prints, in its order."""
    from kfjudge.reference.api import entries

    printed = f"{options.played_game}:faq/{edition}/"
    found = [
        entry
        for entry in entries("faq", game=options.played_game, lang=options.lang)
        if entry.id.startswith(printed)
    ]
    if not found:
        raise none_but_later(message("hits.no-faq", edition=sanitize(edition)), options)
    return found


def none_but_later(said: Message, options: Options) -> NotFound:
    """That a book has none of these; and, where entries have notes on what was ruled after it, which."""
    from kfjudge.reference.api import records

    every = records(game=options.played_game)
    ruled = [one for one in every if any(note.kind == "later" for note in one.notes)]
    if not ruled:
        return NotFound(said)
    near = tuple(record.title(options.lang) for record in ruled[: options.limit])
    return NotFound(message("hits.but-later", said=said, n=len(ruled)), near=near)


def _list(options: Options, *, full: bool) -> None:
    from kfjudge.cli.output import show_list
    from kfjudge.render.lists import list_questions

    found = _questions(options.played_edition, options)
    show_list(list_questions(found, options.played_edition, options.lang), found, options, full=full)
