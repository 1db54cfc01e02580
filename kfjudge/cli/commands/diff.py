"""`diff EDITION EDITION [TERM]`: what changed between two rulebooks, and the boards on which it matters."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Full, one_at_most
from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize


def diff(
    asked: Asked,
    since: Annotated[str, typer.Argument(autocompletion=complete.editions)],
    to: Annotated[str, typer.Argument(autocompletion=complete.editions)],
    term: Annotated[list[str] | None, typer.Argument(autocompletion=complete.terms)] = None,
    full: Full = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
) -> None:
    one_at_most(json=asked.json, markdown=markdown)
    one_at_most(full=full, json=asked.json)
    one_at_most(full=full, markdown=markdown)
    asked = asked.of_the_game_with(since, to)
    if len(asked.editions) == 1:
        game = Message("game.name", (), asked.played_game)
        raise NotFound(message("diff.one-edition", game=game, edition=asked.editions[0]))
    first, second = _edition(since, asked), _edition(to, asked)
    if first == second:
        raise NotFound(message("diff.same-edition", edition=first))
    from kfjudge.render.editions import diff as layout
    from kfjudge.render.editions.gather import compare, without_repeats
    from kfjudge.render.editions.narrow import narrowed

    id = _meant(" ".join(term), asked) if term else None
    found = compare(asked.played_game, first, second, asked.lang)
    name = _name(id, asked) if id else None
    if id is not None:
        found = narrowed(found, id)
    found = without_repeats(found)
    if found.is_empty:
        key = "diff.nothing-on" if id else "diff.nothing"
        raise NotFound(message(key, since=first, to=second, term=name))
    if asked.json:
        screen.show_json(layout.data(found, asked.limit))
    elif markdown:
        screen.show(layout.markdown(layout.limited(found, asked.limit), name))
    elif full or asked.limit:
        screen.show(layout.whole(layout.limited(found, asked.limit), name, screen.width()))
    else:
        screen.show(layout.first_screen(found, name, screen.width()))


def _edition(given: str, asked: Asked) -> str:
    found = asked.edition_called(given)
    if found is None:
        raise Trouble(message("diff.no-edition", edition=sanitize(given), editions=asked.editions))
    return found


def _meant(term: str, asked: Asked) -> str:
    """What the differences are narrowed to: a row of the table of editions, or an entry or card."""
    from msgspec.structs import replace

    from kfjudge.cli.entry_meant import the_one
    from kfjudge.render.editions.narrow import row_called
    from kfjudge.render.entry import short

    return row_called(term, asked.played_game) or short(the_one(term, replace(asked, game=asked.played_game)))


def _name(id: str, asked: Asked) -> str:
    """What to call it in the heading."""
    from kfjudge.core.ids import full_id
    from kfjudge.reference.api import record
    from kfjudge.render.entry import set_in
    from kfjudge.words.catalogue import template

    if "/" not in id:  # a row
        return template(f"difference.name.{id}", asked.lang, asked.played_game)
    return set_in(asked.lang)(record(full_id(id, asked.played_game)).title(asked.lang))
