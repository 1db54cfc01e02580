"""What the shell offers after Tab. A name is offered with hyphens for its spaces, so that no shell
has to quote it; every command that takes a name takes it that way too."""

from __future__ import annotations

import os

from kfjudge.cli import common, overheard
from kfjudge.games import GAMES
from kfjudge.words import LANGUAGES

VARIABLE = "_KFJUDGE_COMPLETE"  # set by the scripts that Typer writes for the shells


def is_asked() -> bool:
    """Whether a shell is asking what could come next."""
    return bool(os.environ.get(VARIABLE))


def prepare() -> None:
    """Make the shells known to Typer."""
    from typer._completion_classes import completion_init

    completion_init()


def languages(incomplete: str) -> list[str]:
    return _beginning(tuple(LANGUAGES), incomplete)


def editions(incomplete: str) -> list[str]:
    return _beginning(common.editions_of(None), incomplete)


def games(incomplete: str) -> list[str]:
    return _beginning(tuple(GAMES), incomplete)


def kinds(incomplete: str) -> list[str]:
    from kfjudge.reference.model import KINDS

    return _beginning(KINDS, incomplete)


def readings(incomplete: str) -> list[str]:
    """The open points, each with each of its readings."""
    from kfjudge.core.readings import SIGN
    from kfjudge.games import points

    every = (point for game in GAMES for point in points(game))
    return _beginning(
        tuple(f"{point.id}{SIGN}{value}" for point in every for value in point.values), incomplete
    )


def open_points(incomplete: str) -> list[str]:
    """The editions, and the points that they leave open."""
    from kfjudge.games import points

    rows = tuple(point.id for game in GAMES for point in points(game))
    return [*editions(incomplete), *_beginning(rows, incomplete)]


def terms(incomplete: str) -> list[str]:
    """Titles, aliases and card names, those of the locale's language first; where none begins so, boards."""
    return _names(incomplete, None) or _boards(incomplete)


def cards(incomplete: str) -> list[str]:
    return _names(incomplete, "card")


def corrected_cards(incomplete: str) -> list[str]:
    from kfjudge.reference.api import records

    slugs = [record.slug for record in records("errata")]
    return _beginning(tuple(slugs), incomplete)


def _boards(incomplete: str) -> list[str]:
    """Boards by the last part of their names."""
    from kfjudge.reference.store.store import open_store

    lasts = (id.rpartition("/")[2] for id in open_store().board_ids())
    return _beginning(tuple(dict.fromkeys(lasts)), incomplete)


def _beginning(choices: tuple[str, ...], incomplete: str) -> list[str]:
    return [choice for choice in choices if choice.startswith(incomplete)]


def _names(incomplete: str, kind: str | None) -> list[str]:
    from kfjudge.reference.names.names import completions
    from kfjudge.reference.text import name_key

    typed = name_key(incomplete).replace(" ", "-")
    mine = overheard.language(os.environ)
    languages = sorted(LANGUAGES, key=lambda lang: lang != mine)
    found = [name for lang in languages for name in completions(name_key(incomplete), lang, kind=kind)]
    names = [name_key(name).replace(" ", "-") for name in found]
    # The shell keeps what was typed, with its accents and capitals, and drops what does not begin with it.
    return [incomplete + name[len(typed) :] for name in dict.fromkeys(names) if name.startswith(typed)]
