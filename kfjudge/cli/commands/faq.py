"""`faq [N]`: the questions of an edition's FAQ, or one of them; with `--since`, the rulings that are in no
book."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

from kfjudge.cli.commands import Both, Full, Prints, Quote
from kfjudge.cli.options import Options, refuse_together
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.message import Message, message, name_edition
from kfjudge.core.text import sanitize
from kfjudge.games import get_game

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry

PRINTS = Prints(
    ("render.entry_page.EntryData", "render.entry_page.EntryInLanguages"), ("render.entry_page.EntryData",)
)


def faq(
    options: Options,
    question: Annotated[list[str] | None, Argument("questions")] = None,
    since: Annotated[bool, Option("--since")] = False,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if since:
        refuse_together(since=True, both=both)
        refuse_together(since=True, quote=quote)
        _list_rulings(" ".join(question or ()), options, full=full)
        return
    if not question:
        _list(options, full=full)
        return
    from kfjudge.cli.output import show_entry

    show_entry(_identified(" ".join(question), options), options, full=full, both=both, quoted=quote)


def _identified(written: str, options: Options) -> str:
    """Find the id of the question with that number, id or title, or else of the ruling: "10", "1.3/10",
    "faq/1.3/10", "ruling/two-succubi-stack"."""
    edition_like = "|".join([*map(re.escape, options.editions), r"\d[\d.]*"])
    pattern = rf"(?:(?:{options.played_game}:)?(?:faq/)?({edition_like})/)?0*(\d{{1,4}})"
    number = re.fullmatch(pattern, written.strip(), re.IGNORECASE)
    if not number:
        from kfjudge.cli.resolve import resolve_entry
        from kfjudge.reference.lookup import find_exactly

        def is_called(kind: str) -> bool:
            usual = options.usual_game
            return bool(find_exactly(written, lang=options.lang, game=options.game, kind=kind, home=usual))

        kind = "ruling" if not is_called("faq") and is_called("ruling") else "faq"
        return resolve_entry(written, options, kind=kind).id
    edition = number[1] or options.played_edition
    ids = [entry.id for entry in _questions(edition, options)]
    wanted = f"{options.played_game}:faq/{edition}/{number[2]}"
    if wanted not in ids:
        raise NotFound(message("hits.no-question", edition=edition, number=number[2], last=len(ids)))
    return wanted


def _questions(edition: str, options: Options) -> list[Entry]:
    """List the questions that edition prints, in its order."""
    from kfjudge.reference.api import entries

    printed = f"{options.played_game}:faq/{edition}/"
    found = [
        entry
        for entry in entries("faq", game=options.played_game, lang=options.lang)
        if entry.id.startswith(printed)
    ]
    if not found:
        raise none_but_later(message("hits.no-faq", edition=_name_edition(edition, options)), options)
    return found


def _name_edition(edition: str, options: Options) -> Message | str:
    """Name an edition of the game, or say what was typed for one."""
    return name_edition(options.played_game, edition) if edition in options.editions else sanitize(edition)


def none_but_later(said: Message, options: Options) -> NotFound:
    """Say that a book has none of these; and, where entries have notes on what was ruled after it, which."""
    from kfjudge.reference.api import records

    every = records(game=options.played_game)
    ruled = [one for one in every if any(note.kind == "later" for note in one.notes)]
    if not ruled:
        return NotFound(said)
    near = tuple(record.title(options.lang) for record in ruled[: options.limit])
    return NotFound(message("hits.but-later", said=said, n=len(ruled)), near=near)


def _list(options: Options, *, full: bool) -> None:
    from kfjudge.cli.output import show_list
    from kfjudge.reference.api import records
    from kfjudge.reference.model import may_be_from
    from kfjudge.render.lists import list_questions

    found = _questions(options.played_edition, options)
    start = get_game(options.played_game).dates.get(options.played_edition, "")
    published = [one.published for one in records("ruling", options.played_game)]
    rulings = sum(may_be_from(one.date if one else None, start) for one in published)
    page = list_questions(found, options.played_edition, options.lang, rulings)
    show_list(page, found, options, full=full)


def _list_rulings(since: str, options: Options, *, full: bool) -> None:
    """List the rulings that are not known to be older than a date, or than the book where none is given:
    those that have a date first, the newest before all others."""
    from kfjudge.cli.output import show_list
    from kfjudge.reference.api import entries
    from kfjudge.reference.model import Publication, is_date, may_be_from
    from kfjudge.render.lists import list_rulings

    if since and not is_date(since):
        raise Trouble(message("ruling.not-a-date", given=sanitize(since)))
    every = entries("ruling", game=options.played_game, lang=options.lang)
    start = since or get_game(options.played_game).dates.get(options.played_edition, "")
    dates = {one.id: one.source.date for one in every if isinstance(one.source, Publication)}
    found = [one for one in every if may_be_from(dates[one.id], start)]
    if not found:
        raise NotFound(message("ruling.none-since", since=since) if every else message("ruling.none"))
    found.sort(key=lambda one: dates[one.id] or "", reverse=True)
    older = [date for date in dates.values() if date and not may_be_from(date, start)]
    page = list_rulings(found, since or None, older, options.lang)
    show_list(page, found, options, full=full)
