"""The one entry that a name means: never a guess between several or a guess that is not said, never a shrug
without the nearest."""

from __future__ import annotations

from kfjudge.cli.common import Asked
from kfjudge.cli.screen import show_mistake, width
from kfjudge.cli.trouble import ListInstead
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.core.tame import tame


def the_one(term: str, asked: Asked, *, kind: str | None = None) -> str:
    """The id of the entry that the term names, or that it clearly misspells."""
    from kfjudge.reference.names.lookup import lookup

    found = lookup(term, lang=asked.lang, game=asked.game, kind=kind)
    if len(found.ids) == 1:
        return found.ids[0]
    if found.ids:
        from kfjudge.reference.api import record

        names = tuple(_to_choose(id, record(id).title(asked.lang)) for id in found.ids[: asked.limit])
        raise ListInstead(message("hits.several", term=tame(term), n=len(found.ids)), near=names)
    if found.meant:
        _say_how_read(found.meant.title, asked.lang)
        return found.meant.id
    near = tuple(
        near.title if near.title == near.other else f"{near.title} · {near.other}"
        for near in found.near[: asked.limit]
    )
    key = "hits.no-card-called" if kind == "card" else "hits.nothing-called"
    raise NotFound(message(key, term=tame(term)), near=near)


def _say_how_read(title: str, lang: str) -> None:
    """Beside the entry, not in it: what is piped on or read as data stays the entry."""
    from kfjudge.screen.entry import set_in
    from kfjudge.screen.page import wrapped
    from kfjudge.words.catalogue import template

    show_mistake(wrapped(f"{template('hits.read-as', lang)} {set_in(lang)(title)}", width(), role="aside"))


def _to_choose(id: str, title: str) -> str:
    """An entry among several of a name: what it is called, and what to type for it."""
    from kfjudge.screen.entry import about, numbered, short

    return f"{numbered(id)} {about(id, title)}" if ":faq/" in id else f"{title} ({short(id)})"
