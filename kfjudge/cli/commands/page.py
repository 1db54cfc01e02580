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
    from kfjudge.render.sheets.gather import gathered
    from kfjudge.render.sheets.page import markdown as as_markdown
    from kfjudge.render.sheets.page import page as as_page

    options = take_short_form(options, markdown=markdown, html=html is not None)
    if name is None:
        _list(options)
        return
    sheet = gathered(name, options.played_game, options.lang, options.edition)
    if options.json:
        terminal.show_json(sheet)
    elif options.format == MARKDOWN:
        terminal.show(as_markdown(sheet).split("\n"))
    elif options.format == HTML:
        html = OUTPUT if html is None else html
        from kfjudge.cli.files import report_beside, write_page
        from kfjudge.core.text import sanitize
        from kfjudge.render.sheets.html import html as as_html
        from kfjudge.render.writers.text import wrapped
        from kfjudge.words.catalogue import tell

        write_page(html, as_html(sheet))
        report_beside(
            html, wrapped(tell("sheet.written", options.lang, path=sanitize(html, 200)), terminal.width())
        )
    else:
        terminal.show(as_page(sheet, terminal.width()))


def _list(options: Options) -> None:
    """What there is."""
    from kfjudge.render.sheets.gather import names, titled
    from kfjudge.render.writers.text import wrapped

    game = options.played_game
    there = {name: titled(name, game, options.lang) for name in names(game)}
    if options.json:
        terminal.show_json(there)
        return
    for name, title in there.items():
        terminal.show(wrapped(title, terminal.width(), strong=f"kfjudge page {name} ", hanging="  "))
