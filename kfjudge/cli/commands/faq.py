"""`faq [N]`: the questions of an edition's FAQ, or one of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import complete
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote
from kfjudge.cli.trouble import ListInstead
from kfjudge.core.errors import NotFound
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry
    from kfjudge.render.writers.text import Line


def faq(
    asked: Asked,
    question: Annotated[list[str] | None, typer.Argument(autocompletion=complete.questions)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if not question:
        _list(asked, full=full)
        return
    from kfjudge.cli.showing import show_entry

    show_entry(_identified(" ".join(question), asked), asked, full=full, both=both, quoted=quote)


def _identified(written: str, asked: Asked) -> str:
    """The id of the question with that number, id or title: "10", "1.3/10", "faq/1.3/10"."""
    edition_like = "|".join([*map(re.escape, asked.editions), r"\d[\d.]*"])
    pattern = rf"(?:(?:{asked.played_game}:)?(?:faq/)?({edition_like})/)?0*(\d{{1,4}})"
    number = re.fullmatch(pattern, written.strip(), re.IGNORECASE)
    if not number:
        from kfjudge.cli.entry_meant import the_one

        return the_one(written, asked, kind="faq")
    edition = number[1] or asked.played_edition
    ids = [entry.id for entry in _questions(edition, asked)]
    wanted = f"{asked.played_game}:faq/{edition}/{number[2]}"
    if wanted not in ids:
        raise NotFound(message("hits.no-question", edition=edition, number=number[2], last=len(ids)))
    return wanted


def _questions(edition: str, asked: Asked) -> list[Entry]:
    """The questions that edition prints, in its order."""
    from kfjudge.reference.api import entries

    printed = f"{asked.played_game}:faq/{edition}/"
    found = [
        entry
        for entry in entries("faq", game=asked.played_game, lang=asked.lang)
        if entry.id.startswith(printed)
    ]
    if not found:
        raise none_but_later(message("hits.no-faq", edition=sanitize(edition)), asked)
    return found


def none_but_later(said: Message, asked: Asked) -> NotFound:
    """That a book has none of these; and, where entries have notes on what was ruled after it, which."""
    from kfjudge.reference.api import records

    every = records(game=asked.played_game)
    ruled = [one for one in every if any(note.kind == "later" for note in one.notes)]
    if not ruled:
        return NotFound(said)
    near = tuple(record.title(asked.lang) for record in ruled[: asked.limit])
    return ListInstead(message("hits.but-later", said=said, n=len(ruled)), near=near)


def _list(asked: Asked, *, full: bool) -> None:
    from kfjudge.cli.showing import show_list
    from kfjudge.render.hits import questions
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    found = _questions(asked.played_edition, asked)
    head = tell("hits.faq-of", asked.lang, edition=asked.played_edition, n=len(found))

    def lay(width: int) -> list[list[Line]]:
        return [wrapped(head, width, role="title"), *questions(found, width)]

    show_list(found, lay, asked, full=full)
