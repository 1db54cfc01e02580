"""The one entry that a name means: never a guess between several, never a shrug without the nearest."""

from __future__ import annotations

from kfjudge.cli.asked import Asked
from kfjudge.cli.screen import shown
from kfjudge.cli.trouble import Listed
from kfjudge.core.errors import NotFound
from kfjudge.core.words import words


def the_one(term: str, asked: Asked, *, kind: str | None = None) -> str:
    """The id of the entry that the term names."""
    from kfjudge.reference.lookup import lookup

    found = lookup(term, lang=asked.lang, game=asked.game, kind=kind)
    if len(found.ids) == 1:
        return found.ids[0]
    if found.ids:
        from kfjudge.reference.api import record

        names = tuple(
            f"{record(id).titles[asked.lang]} ({id.partition(':')[2]})" for id in found.ids[: asked.limit]
        )
        raise Listed(words("hits.several", term=shown(term), n=len(found.ids)), near=names)
    near = tuple(
        near.title if near.title == near.other else f"{near.title} · {near.other}"
        for near in found.near[: asked.limit]
    )
    key = "hits.no-card-called" if kind == "card" else "hits.nothing-called"
    raise NotFound(words(key, term=shown(term)), near=near)
