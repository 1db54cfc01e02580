"""The reference for the rest of kfjudge: search it, and read entries and pages from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.games import GAMES, default_game, get_game
from kfjudge.reference.arguments import check_arguments
from kfjudge.reference.model import BOARD, Entry, PrintablePage, Record
from kfjudge.words import DEFAULT_LANGUAGE
from kfjudge.words import default_language as default_language

if TYPE_CHECKING:
    from kfjudge.reference.model import Hit


def search(
    query: str,
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    limit: int = 10,
) -> list[Hit]:
    """Search everything; rank the hits."""
    from kfjudge.reference.search.search import search as find

    return list(find(query, lang=lang, game=game, kind=kind, edition=edition, limit=limit).hits)


def entry(id: str, *, lang: str = DEFAULT_LANGUAGE, edition: str | None = None) -> Entry:
    """Read one entry, in one language, as an edition of its game has it; the newest where none is named. Of
    an edition that does not print it, the text of the nearest that does."""
    check_arguments(lang=lang, text=id)
    found = record(id)
    check_arguments(game=found.game, edition=edition)
    return found.view(lang, edition or get_game(found.game).newest)


def record(id: str) -> Record:
    """Read one entry in all its languages and variants; raise NotFound with the nearest where there is
    none."""
    from kfjudge.reference.store.store import open_store

    game = id.partition(":")[0].strip().lower()
    found = open_store(game if game in GAMES else default_game()).record(id)
    if found is None:
        from kfjudge.reference.lookup import nearest_ids

        near = nearest_ids(id, game if game in GAMES else None, None)
        raise NotFound(message("reference.unknown_id", id=id[:80]), near)
    return found


def records(kind: str | None = None, game: str | None = None) -> list[Record]:
    """Read the entries of a kind: questions by their number, newest edition first; editions newest first; all
    others by title."""
    from kfjudge.reference.store.store import open_store

    check_arguments(kind=kind, game=game)
    game = game or default_game()
    store = open_store(game)
    start = f"{game}:{kind}/" if kind else f"{game}:"
    every = store.board_ids() if kind == BOARD else store.ids()
    found = [record for id in every if id.startswith(start) and (record := store.record(id))]

    def order(record: Record) -> tuple[str, tuple[int, int], str]:
        since = -get_game(record.game).editions.index(record.editions[0])
        if record.kind == "faq":
            return record.kind, (since, int(record.slug.rpartition("/")[2])), ""
        if record.kind == "edition":
            return record.kind, (since, 0), ""
        return record.kind, (0, 0), record.title(default_language()).casefold()

    return sorted(found, key=order)


def entries(
    kind: str, *, game: str | None = None, lang: str = DEFAULT_LANGUAGE, edition: str | None = None
) -> list[Entry]:
    """Read the entries of a kind as one edition prints them; without an edition, each as the newest has
    it."""
    game = game or default_game()
    check_arguments(kind=kind, game=game, lang=lang, edition=edition)
    return [
        record.view(lang, edition or record.editions[0])
        for record in records(kind, game)
        if edition is None or record.holds_in(edition)
    ]


def scenarios_on(ids: Iterable[str], game: str) -> tuple[str, ...] | None:
    """Name the packaged scenarios that answer an entry, of whose ids one is enough, or else those that show
    it; None where the store that knows would have to be built first."""
    from kfjudge.reference.store.store import open_built_store

    store = open_built_store(game)
    if store is None:
        return None
    full = {f"{game}:{id}" for id in ids}
    links = [row for id in full for row in store.rows_of("links", id) if row[0] == id]
    answering = [name for _, name, link in links if link == "answers"]
    return tuple(answering or (name for _, name, _ in links))


def pages(game: str) -> dict[str, PrintablePage]:
    """Read the pages to print of a game, by name."""
    from msgspec.json import decode

    from kfjudge.reference.store.store import open_store

    rows = open_store(game).rows_of("pages", game)
    return {name: decode(page, type=PrintablePage) for _, name, page in rows}
