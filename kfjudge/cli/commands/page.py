"""`page NAME`: what a judge prints or keeps on a phone, on one page."""

from __future__ import annotations

from typing import Annotated

from kfjudge.cli import terminal
from kfjudge.cli.commands import Markdown, Prints
from kfjudge.cli.files import OUTPUT
from kfjudge.cli.options import HTML, MARKDOWN, Options
from kfjudge.cli.preparse import Argument, Option

PRINTS = Prints(("render.printable_page.PrintableView", dict[str, str]))


def page(
    options: Options,
    name: Annotated[str | None, Argument("sheets")] = None,
    markdown: Markdown = False,  # noqa: ARG001  short for a format, which `options` has
    html: Annotated[str | None, Option("--html")] = None,
) -> None:
    from kfjudge.cli.output import show
    from kfjudge.render.printable_page import (
        view_printable,
    )

    if name is None:
        _list(options)
        return
    sheet = view_printable(name, options.played_game, options.lang, options.edition)
    if options.format == MARKDOWN:
        terminal.show(sheet.in_markdown().split("\n"))
    elif options.format == HTML:
        from kfjudge.cli.files import report_beside, write_page
        from kfjudge.core.text import sanitize
        from kfjudge.render.writers.text import wrapped
        from kfjudge.words.catalogue import tell

        write_page(OUTPUT if html is None else html, sheet.in_html())
        if html is not None:
            written = tell("sheet.written", options.lang, path=sanitize(html, 200))
            report_beside(html, wrapped(written, terminal.width()))
    else:
        show(options, page=sheet.lay_out, data=lambda: sheet)


def _list(options: Options) -> None:
    """List the pages that there are."""
    from kfjudge.cli.output import show
    from kfjudge.render.blocks import Page, Text, section
    from kfjudge.render.printable_page import list_printable

    titles = list_printable(options.played_game, options.lang)
    rows = [Text(title, strong=f"kfjudge page {name} ", hanging=2) for name, title in titles.items()]
    show(options, page=lambda: Page(options.lang, "kfjudge page", (section(*rows),)), data=lambda: titles)
