"""`lookup TERM`: the entry for a term, a card or an identifier."""

from __future__ import annotations

from typing import Annotated

from kfjudge.cli.commands import Book, Both, Full, NoBooks, Prints, Quote
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

PRINTS = Prints(
    (
        "render.entry_page.EntryData",
        "render.entry_page.EntryInLanguages",
        "render.lists.Terms",
        "render.own_cards.OwnCards",
    )
)


def lookup(
    options: Options,
    term: Annotated[list[str] | None, Argument("terms")] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
    book: Book = None,  # noqa: ARG001  which `options` has, like the next
    no_books: NoBooks = False,  # noqa: ARG001
) -> None:
    if not term:
        from kfjudge.cli.output import show_rows
        from kfjudge.games import GAMES
        from kfjudge.render.lists import collect_terms, list_terms

        terms = collect_terms(options.played_game, options.lang)
        page = list_terms(terms, options.lang, [game for game in GAMES if options.has_to_name(game)])
        show_rows(page, options, data=lambda: terms, full=True)
        return
    from kfjudge.cli.output import show_entry, show_from_own_books, show_own_card
    from kfjudge.cli.resolve import describe_choice, resolve_entry, split_names, take_game_from

    wanted, options = take_game_from(" ".join(term), options)
    if show_from_own_books(wanted, options, full=full, game_found=options.played_game):
        return
    if show_own_card(wanted, options, None):
        return
    try:
        found = resolve_entry(wanted, options)
    except NotFound:
        if show_from_own_books(wanted, options, full=full):
            return
        if several := split_names(wanted.split(), options, kind="glossary"):  # "taunt hazardous"
            names = tuple(describe_choice(id, options.lang) for id in several)
            raise NotFound(message("hits.several", term=sanitize(wanted), n=len(names)), names) from None
        raise
    show_entry(found.id, options, full=full, both=both, quoted=quote, also=found.also)
