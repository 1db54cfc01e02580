"""`card NAME…`: a card and everything that names it, or several one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from kfjudge.cli import terminal
from kfjudge.cli.commands import Book, Both, Full, NoBooks, Prints, Quote
from kfjudge.cli.options import TEXT, Options, refuse_together
from kfjudge.cli.preparse import Argument

if TYPE_CHECKING:
    from kfjudge.render.meeting_page import MeetingsView

PRINTS = Prints(
    ("render.entry_page.EntryData", "render.entry_page.EntryInLanguages"),
    (
        "render.entry_page.EntryData",
        "render.entry_page.EntryInLanguages",
        "render.lists.CardsOfGame",
        "render.play_data.MeetingsData",
        "render.own_cards.OwnCards",
    ),
)


def card(
    options: Options,
    name: Annotated[list[str] | None, Argument("cards")] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
    book: Book = None,  # noqa: ARG001  which `options` has, like the next
    no_books: NoBooks = False,  # noqa: ARG001
) -> None:
    if not name:
        from kfjudge.cli.output import show_rows
        from kfjudge.games import one_or_all
        from kfjudge.render.lists import collect_cards, list_cards_of_games

        sets = [collect_cards(game, options.lang) for game in one_or_all(options.game)]
        show_rows(list_cards_of_games(sets, options.lang), options, data=lambda: sets, full=True)
        return
    from kfjudge.cli.output import (
        entries_data,
        show,
        show_entry,
        view_in_languages,
    )
    from kfjudge.cli.resolve import ResolvedEntry, resolve_entry, split_names, take_game_from
    from kfjudge.render.blocks import join_pages
    from kfjudge.render.entry_page import lay_out_entry

    wanted, options = take_game_from(" ".join(name), options)
    if _show_own(wanted, options, full=full):
        return
    several = split_names(name, options, kind="card")
    found = [ResolvedEntry(id) for id in several] or [resolve_entry(wanted, options, kind="card")]
    found = found[: options.limit]
    met = _meet([one.id for one in found], options)
    if options.format == TEXT or len(found) == 1:
        for at, one in enumerate(found):
            if at:
                terminal.show([""])
            show_entry(one.id, options, full=full, both=both, quoted=quote, also=one.also)
        if met is not None and not quote:
            from kfjudge.render.writers.text import write_text

            terminal.show(["", *write_text(met.page, terminal.width())])
        return
    refuse_together(**{options.format: True, "quote": quote})
    every = [view_in_languages(one.id, options, both=both) for one in found]
    show(
        options,
        page=lambda: join_pages(
            [*(lay_out_entry(view).page for views in every for view in views), *([met.page] if met else [])]
        ),
        data=lambda: [*map(entries_data, every), *([met.data] if met else [])],
    )


def _show_own(wanted: str, options: Options, *, full: bool) -> bool:
    """Show what a book of the user's own or a card that the user has added is called, or two cards of which
    one at least is such; tell whether there are any."""
    from kfjudge.cli.output import show_entry, show_from_own_books, show_own_card
    from kfjudge.core.own_cards import find_own_cards, own_cards
    from kfjudge.games import one_or_all
    from kfjudge.reference.lookup import find_exactly

    if options.book is not None and show_from_own_books(wanted, options, full=full):
        return True
    if show_own_card(wanted, options, "card"):
        return True
    games, words = [game for game in one_or_all(options.game) if own_cards(game)], wanted.split()
    if not games or options.without_books or options.format != TEXT:
        return False
    for cut in range(1, len(words)):
        names = " ".join(words[:cut]).strip(" ,"), " ".join(words[cut:])
        own = [any(find_own_cards(game, name) for game in games) for name in names]
        ids = [
            find_exactly(name, lang=options.lang, game=options.game, kind="card", home=options.usual_game)
            for name in names
        ]
        if not any(own) or not all(mine or len(id) == 1 for mine, id in zip(own, ids, strict=True)):
            continue
        for name, mine, id in zip(names, own, ids, strict=True):
            if name != names[0]:
                terminal.show([""])
            if mine:
                show_own_card(name, options, "card")
            else:
                show_entry(id[0], options, full=full, both=False, quoted=False)
        return True
    return False


def _meet(ids: list[str], options: Options) -> MeetingsView | None:
    """Bring two cards of a game together on some boards, where it is played."""
    from kfjudge.games import get_game

    game, _, _ = ids[0].partition(":")
    cards = [id.partition("/")[2] for id in ids if id.startswith(f"{game}:")]
    if len(cards) != len(ids) or len(set(cards)) != 2 or not get_game(game).plays:
        return None
    if not all(map(get_game(game).engine.is_modeled, cards)):
        return None
    from kfjudge.render.meeting_page import MeetingsView
    from kfjudge.situation.meetings import find_meetings

    found = find_meetings((cards[0], cards[1]), options.lang, options.edition_of(game), game)
    return MeetingsView(found, options.lang)
