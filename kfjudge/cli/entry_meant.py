"""The one entry that a name means: never a guess between several or a guess that is not said, never a shrug
without the nearest."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from kfjudge.cli.common import Asked
from kfjudge.cli.screen import show_mistake, width
from kfjudge.cli.trouble import ListInstead
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

_MOST_WORDS = 40  # of several names
_LONGEST_NAME = 7  # words of one


class Meant(NamedTuple):
    """The id of an entry, and those of other games that are called just so."""

    id: str
    also: tuple[str, ...] = ()


def named(text: str, asked: Asked) -> tuple[str, Asked]:
    """What is typed without the game that it names, and that as the one which is asked for."""
    from kfjudge.reference.names.identifiers import split_game

    game, rest = split_game(text, asked.game)
    return rest, replace(asked, game=game)


def the_one(term: str, asked: Asked, *, kind: str | None = None) -> str:
    """The id of the entry that the term names, or that it clearly misspells."""
    return meant(term, asked, kind=kind).id


def meant(term: str, asked: Asked, *, kind: str | None = None) -> Meant:
    """The same, and where else something is called so."""
    from kfjudge.reference.names.lookup import lookup

    found = lookup(term, lang=asked.lang, game=asked.game, kind=kind, home=asked.home)
    if len(found.ids) == 1:
        return Meant(found.ids[0], found.also)
    if found.ids:
        from kfjudge.reference.api import record

        names = tuple(_to_choose(id, record(id).title(asked.lang)) for id in found.ids[: asked.limit])
        raise ListInstead(message("hits.several", term=sanitize(term), n=len(found.ids)), near=names)
    if found.guess:
        _say_how_read(found.guess.title, asked.lang)
        return Meant(found.guess.id)
    near = tuple(
        near.title if near.title == near.other else f"{near.title} · {near.other}"
        for near in found.near[: asked.limit]
    )
    key = "hits.no-card-called" if kind == "card" else "hits.nothing-called"
    raise NotFound(message(key, term=sanitize(term)), near=near)


def those(words: list[str], asked: Asked, *, kind: str) -> list[str]:
    """The entries of several names: the fewest that the words can be cut into, or that stand in arguments of
    their own, or between commas. None where it is one name."""
    from kfjudge.reference.names.lookup import find_exactly

    def called(some: list[str]) -> tuple[str, ...]:
        return find_exactly(" ".join(some), lang=asked.lang, game=asked.game, kind=kind, home=asked.home)

    typed = " ".join(words)
    parts = [part for part in map(str.strip, typed.split(",")) if part] if "," in typed else words
    if len(parts) == 1 or len(parts) > _MOST_WORDS or called([typed]):
        return []
    # cut[n]: the fewest names that the first n parts are
    cut: list[list[str] | None] = [[], *[None] * len(parts)]
    for end in range(1, len(parts) + 1):
        for start in range(max(0, end - _LONGEST_NAME), end):
            before, known = cut[start], cut[end]
            if before is None or (known is not None and len(known) <= len(before) + 1):
                continue
            ids = called(parts[start:end])
            if len(ids) == 1:
                cut[end] = [*before, *ids]
    if cut[-1] is None and ("," in typed or any(" " in part for part in parts)):
        return [the_one(part, asked, kind=kind) for part in parts]
    return cut[-1] or []


def _say_how_read(title: str, lang: str) -> None:
    """Beside the entry, not in it: what is piped on or read as data stays the entry."""
    from kfjudge.render.entry import set_in
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import template

    show_mistake(wrapped(f"{template('hits.read-as', lang)} {set_in(lang)(title)}", width(), role="aside"))


def _to_choose(id: str, title: str) -> str:
    """An entry among several of a name: what it is called, and what to type for it."""
    from kfjudge.render.entry import about, numbered, short

    return f"{numbered(id)} {about(id, title)}" if ":faq/" in id else f"{title} ({short(id)})"
