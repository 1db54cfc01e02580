"""`editions [N|POINT]`: what each rulebook is, how far it is trusted, and what it leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Both, Full, Quote
from kfjudge.cli.errors import ListInstead
from kfjudge.cli.options import Options
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line


def editions(
    options: Options,
    number: Annotated[str | None, typer.Argument(autocompletion=completion.open_points)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if number is None:
        _list(options, full=full)
        return
    options = options.with_game_of(number)
    wanted = options.find_edition(number)
    if wanted is None:
        _point(number, options)
        return
    from kfjudge.cli.showing import show_entry

    show_entry(f"{options.played_game}:edition/{wanted}", options, full=full, both=both, quoted=quote)


def _list(options: Options, *, full: bool) -> None:
    """The rulebooks, and beside them what the one that is asked for leaves open."""
    from kfjudge import games
    from kfjudge.cli.showing import as_data, show_list
    from kfjudge.reference.api import entries
    from kfjudge.render import open_points
    from kfjudge.render.hits import in_brief
    from kfjudge.render.writers.text import EMPTY, flat

    game, edition, lang = options.played_game, options.played_edition, options.lang
    found = entries("edition", game=game, lang=lang)
    if options.json:
        told = [as_data(one) | {"open_points": _open_in(one.edition, options)} for one in found]
        terminal.show_json(told[: options.limit])
        return

    def lay(width: int) -> list[list[Any]]:
        head = [*open_points.in_brief(game, edition, lang, width), *_of_other_games(options, width)]
        return [head, *in_brief(found, width)]

    show_list(found, lay, options, full=full)
    if full:
        points = games.get_game(game).points(edition)
        terminal.show([EMPTY, *flat(open_points.listed(points, game, edition, lang, terminal.width()))])


def _of_other_games(options: Options, width: int) -> list[Line]:
    """Where no game is named, which others there are, each with its editions."""
    from kfjudge import games
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import find_template

    others = [game for game in games.GAMES if options.has_to_name(game)]
    told = ", ".join(f"{game} ({', '.join(reversed(games.get_game(game).editions))})" for game in others)
    label = find_template("hits.other-games", options.lang)
    return wrapped(told, width, strong=label, role="aside", hanging="  ") if others else []


def _open_in(edition: str, options: Options) -> list[dict[str, Any]]:
    """What an edition leaves open, as data."""
    from kfjudge import games
    from kfjudge.render.open_points import data

    points = games.get_game(options.played_game).points(edition)
    return [data(point, options.played_game, edition, options.lang) for point in points]


def _about(word: str, options: Options) -> bool:
    """The points that an edition leaves open and a word concerns; whether there are any."""
    from kfjudge.render import open_points
    from kfjudge.render.writers.text import flat

    game, edition, lang = options.played_game, options.played_edition, options.lang
    found = open_points.concerning(word, game, edition, lang)[: options.limit]
    if options.json and found:
        terminal.show_json([open_points.data(point, game, edition, lang) for point in found])
    else:
        terminal.show(flat(open_points.listed(found, game, edition, lang, terminal.width())))
    return bool(found)


def _point(given: str, options: Options) -> None:
    """One point that the books leave open, whole, or those that a word concerns."""
    from kfjudge import games
    from kfjudge.core.readings import find_point, find_similar
    from kfjudge.render.open_points import data, page

    game, every = options.played_game, games.get_game(options.played_game).points()
    point = find_point(every, given)
    if point is None:
        if _about(given, options):
            return
        rows = tuple(one.id for one in every)
        near = find_similar(given, rows) or (*options.editions, *rows)
        raise ListInstead(message("hits.no-edition", edition=sanitize(given)), near=near)
    edition = options.edition or next(one for one in options.editions if point.is_open(one))
    if options.json:
        terminal.show_json(data(point, game, edition, options.lang))
    else:
        terminal.show(page(point, game, edition, options.lang, terminal.width()))
