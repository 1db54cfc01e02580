"""`page NAME`: what a judge prints or keeps on a phone, on one page."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.files import OUTPUT
from kfjudge.cli.options import HTML, MARKDOWN, Options, take_short_form


def page(
    options: Options,
    name: Annotated[str | None, typer.Argument(autocompletion=completion.sheets)] = None,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    html: Annotated[str | None, typer.Option("--html")] = None,
) -> None:
    from kfjudge.render.printable_page import (
        lay_out_printable,
        printable_html,
        printable_markdown,
        view_printable,
    )
    from kfjudge.render.writers.text import write_text

    options = take_short_form(options, markdown=markdown, html=html is not None)
    if name is None:
        _list(options)
        return
    sheet = view_printable(name, options.played_game, options.lang, options.edition)
    if options.json:
        terminal.show_json(sheet)
    elif options.format == MARKDOWN:
        terminal.show(printable_markdown(sheet).split("\n"))
    elif options.format == HTML:
        html = OUTPUT if html is None else html
        from kfjudge.cli.files import report_beside, write_page
        from kfjudge.core.text import sanitize
        from kfjudge.render.writers.text import wrapped
        from kfjudge.words.catalogue import tell

        write_page(html, printable_html(sheet))
        report_beside(
            html, wrapped(tell("sheet.written", options.lang, path=sanitize(html, 200)), terminal.width())
        )
    else:
        terminal.show(write_text(lay_out_printable(sheet), terminal.width()))


def _list(options: Options) -> None:
    """What there is."""
    from kfjudge.render.printable_page import printable_titles
    from kfjudge.render.writers.text import wrapped

    there = printable_titles(options.played_game, options.lang)
    if options.json:
        terminal.show_json(there)
        return
    for name, title in there.items():
        terminal.show(wrapped(title, terminal.width(), strong=f"kfjudge page {name} ", hanging="  "))
