"""`errata [CARD]`: the corrected cards, or what was corrected on one."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote
from kfjudge.cli.trouble import ListInstead
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message


def errata(
    asked: Asked,
    card: Annotated[list[str] | None, typer.Argument(autocompletion=complete.corrected_cards)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if not card:
        _list(asked, full=full)
        return
    from kfjudge.cli.showing import show_entry

    show_entry(_of_card(" ".join(card), asked), asked, full=full, both=both, quoted=quote)


def _of_card(name: str, asked: Asked) -> str:
    """The id of the erratum of the card with that name."""
    from kfjudge.cli.entry_meant import the_one
    from kfjudge.reference.api import record, records

    card = the_one(name.removeprefix("errata/"), asked, kind="card")
    corrected = {entry.slug: entry for entry in records("errata", asked.played_game)}
    slug = card.partition("/")[2]
    if slug in corrected:
        return corrected[slug].id
    if not corrected:
        raise NotFound(message("hits.no-errata"))
    near = tuple(record(f"{asked.played_game}:card/{other}").title(asked.lang) for other in corrected)
    raise ListInstead(message("hits.no-erratum", card=record(card).title(asked.lang)), near=near)


def _list(asked: Asked, *, full: bool) -> None:
    from kfjudge.cli.showing import show_list
    from kfjudge.reference.api import entries
    from kfjudge.render.hits import in_brief

    found = entries("errata", game=asked.played_game, lang=asked.lang)
    if not found:
        from kfjudge.cli.commands.faq import none_but_later

        raise none_but_later(message("hits.no-errata"), asked)
    show_list(found, lambda width: [[], *in_brief(found, width)], asked, full=full)
