"""`page NAME`: what a judge prints or keeps on a phone, on one page."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import one_at_most


def page(
    asked: Asked,
    name: Annotated[str | None, typer.Argument(autocompletion=complete.sheets)] = None,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    html: Annotated[str | None, typer.Option("--html")] = None,
) -> None:
    from kfjudge.render.sheets.gather import gathered
    from kfjudge.render.sheets.page import markdown as as_markdown
    from kfjudge.render.sheets.page import page as as_page

    one_at_most(json=asked.json, markdown=markdown, html=html is not None)
    if name is None:
        _list(asked)
        return
    sheet = gathered(name, asked.played_game, asked.lang, asked.edition)
    if asked.json:
        screen.show_json(sheet)
    elif markdown:
        screen.show(as_markdown(sheet).split("\n"))
    elif html is not None:
        from kfjudge.cli.writing import tell_beside, write_page
        from kfjudge.core.text import sanitize
        from kfjudge.render.sheets.html import html as as_html
        from kfjudge.render.writers.text import wrapped
        from kfjudge.words.catalogue import tell

        write_page(html, as_html(sheet))
        tell_beside(
            html, wrapped(tell("sheet.written", asked.lang, path=sanitize(html, 200)), screen.width())
        )
    else:
        screen.show(as_page(sheet, screen.width()))


def _list(asked: Asked) -> None:
    """What there is."""
    from kfjudge.render.sheets.gather import names, titled
    from kfjudge.render.writers.text import wrapped

    game = asked.played_game
    there = {name: titled(name, game, asked.lang) for name in names(game)}
    if asked.json:
        screen.show_json(there)
        return
    for name, title in there.items():
        screen.show(wrapped(title, screen.width(), strong=f"kfjudge page {name} ", hanging="  "))
