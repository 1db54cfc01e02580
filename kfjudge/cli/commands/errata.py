"""`errata [CARD]`: the corrected cards, or what was corrected on one."""

from __future__ import annotations

from typing import Annotated

from kfjudge.cli.commands import Both, Full, Prints, Quote
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message

PRINTS = Prints(
    ("render.entry_page.EntryData", "render.entry_page.EntryInLanguages"), ("render.entry_page.EntryData",)
)


def errata(
    options: Options,
    card: Annotated[list[str] | None, Argument("corrected_cards")] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if not card:
        _list(options, full=full)
        return
    from kfjudge.cli.output import show_entry

    show_entry(_of_card(" ".join(card), options), options, full=full, both=both, quoted=quote)


def _of_card(name: str, options: Options) -> str:
    """Find the id of the erratum of the card with that name."""
    from kfjudge.cli.resolve import resolve_entry
    from kfjudge.reference.api import record, records
    from kfjudge.reference.lookup import lookup

    name = name.removeprefix("errata/")
    corrected = {entry.slug: entry for entry in records("errata", options.played_game)}
    called = lookup(name, lang=options.lang, game=options.game, kind="card", home=options.usual_game).ids
    slugs = [slug for slug in (id.partition("/")[2] for id in called) if slug in corrected]
    if len(slugs) == 1:
        return corrected[slugs[0]].id
    card = resolve_entry(name, options, kind="card").id
    if (slug := card.partition("/")[2]) in corrected:
        return corrected[slug].id
    if not corrected:
        raise NotFound(message("hits.no-errata"))
    near = tuple(record(f"{options.played_game}:card/{other}").title(options.lang) for other in corrected)
    raise NotFound(message("hits.no-erratum", card=record(card).title(options.lang)), near=near)


def _list(options: Options, *, full: bool) -> None:
    from kfjudge.cli.output import show_list
    from kfjudge.reference.api import entries
    from kfjudge.render.lists import list_entries
    from kfjudge.words.catalogue import find_template

    found = entries("errata", game=options.played_game, lang=options.lang)
    if not found:
        from kfjudge.cli.commands.faq import none_but_later

        raise none_but_later(message("hits.no-errata"), options)
    title = find_template("hits.title-errata", options.lang)
    show_list(list_entries(found, options.lang, title), found, options, full=full)
