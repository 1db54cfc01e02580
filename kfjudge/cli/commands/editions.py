"""`editions [N|POINT]`: what each rulebook is, how far it is trusted, and what it leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote
from kfjudge.cli.trouble import ListInstead
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line


def editions(
    asked: Asked,
    number: Annotated[str | None, typer.Argument(autocompletion=complete.open_points)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if number is None:
        _list(asked, full=full)
        return
    asked = asked.of_the_game_with(number)
    wanted = asked.edition_called(number)
    if wanted is None:
        _point(number, asked)
        return
    from kfjudge.cli.showing import show_entry

    show_entry(f"{asked.played_game}:edition/{wanted}", asked, full=full, both=both, quoted=quote)


def _list(asked: Asked, *, full: bool) -> None:
    """The rulebooks, and beside them what the one that is asked for leaves open."""
    from kfjudge.cli.showing import as_data, show_list
    from kfjudge.games import get_game
    from kfjudge.reference.api import entries
    from kfjudge.render import open_points
    from kfjudge.render.hits import in_brief
    from kfjudge.render.writers.text import EMPTY, flat

    game, edition, lang = asked.played_game, asked.played_edition, asked.lang
    found = entries("edition", game=game, lang=lang)
    if asked.json:
        told = [as_data(one) | {"open_points": _open_in(one.edition, asked)} for one in found]
        screen.show_json(told[: asked.limit])
        return

    def lay(width: int) -> list[list[Any]]:
        head = [*open_points.in_brief(game, edition, lang, width), *_of_other_games(asked, width)]
        return [head, *in_brief(found, width)]

    show_list(found, lay, asked, full=full)
    if full:
        points = get_game(game).points(edition)
        screen.show([EMPTY, *flat(open_points.listed(points, game, edition, lang, screen.width()))])


def _of_other_games(asked: Asked, width: int) -> list[Line]:
    """Where no game is named, which others there are, each with its editions."""
    from kfjudge.games import GAMES, get_game
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import template

    others = [game for game in GAMES if asked.has_to_name(game)]
    told = ", ".join(f"{game} ({', '.join(reversed(get_game(game).editions))})" for game in others)
    label = template("hits.other-games", asked.lang)
    return wrapped(told, width, strong=label, role="aside", hanging="  ") if others else []


def _open_in(edition: str, asked: Asked) -> list[dict[str, Any]]:
    """What an edition leaves open, as data."""
    from kfjudge.games import get_game
    from kfjudge.render.open_points import data

    points = get_game(asked.played_game).points(edition)
    return [data(point, asked.played_game, edition, asked.lang) for point in points]


def _about(word: str, asked: Asked) -> bool:
    """The points that an edition leaves open and a word concerns; whether there are any."""
    from kfjudge.render import open_points
    from kfjudge.render.writers.text import flat

    game, edition, lang = asked.played_game, asked.played_edition, asked.lang
    found = open_points.concerning(word, game, edition, lang)[: asked.limit]
    if asked.json and found:
        screen.show_json([open_points.data(point, game, edition, lang) for point in found])
    else:
        screen.show(flat(open_points.listed(found, game, edition, lang, screen.width())))
    return bool(found)


def _point(given: str, asked: Asked) -> None:
    """One point that the books leave open, whole, or those that a word concerns."""
    from kfjudge.core.readings import find_point, find_similar
    from kfjudge.games import get_game
    from kfjudge.render.open_points import data, page

    game, every = asked.played_game, get_game(asked.played_game).points()
    point = find_point(every, given)
    if point is None:
        if _about(given, asked):
            return
        rows = tuple(one.id for one in every)
        near = find_similar(given, rows) or (*asked.editions, *rows)
        raise ListInstead(message("hits.no-edition", edition=sanitize(given)), near=near)
    edition = asked.edition or next(one for one in asked.editions if point.is_open(one))
    if asked.json:
        screen.show_json(data(point, game, edition, asked.lang))
    else:
        screen.show(page(point, game, edition, asked.lang, screen.width()))
