"""`dump`: every entry, card and board as lines of JSON, for programs, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from kfjudge import games
from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Prints
from kfjudge.cli.options import JSON, TEXT, Options
from kfjudge.cli.preparse import Option
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.reference.store.store import Store

ENTRIES, CARDS, BOARDS = KINDS = completion.DUMPED_KINDS

PRINTS = Prints(("render.entry_page.DumpedEntry",))


def dump(
    options: Options,
    kind: Annotated[list[str] | None, Option("--kind", "dumped_kinds")] = None,
) -> None:
    from itertools import islice

    from kfjudge.reference.store.store import open_store
    from kfjudge.render.entry_page import dumped_entry
    from kfjudge.render.writers import write_json_line

    kinds = tuple(kind or KINDS)
    for one in kinds:
        if one not in KINDS:
            raise _refuse("--kind", one, KINDS)
    if options.format not in (TEXT, JSON):
        raise _refuse("--format", options.format, (JSON,))
    if options.edition is not None:
        options = options.with_game_of(options.edition)
    chosen = games.one_or_all(options.game if options.edition is None else options.played_game)
    stores = ((open_store(game), options.edition_of(game)) for game in chosen)
    every = ((store, id, edition) for store, edition in stores for id in _ids(store, kinds))
    is_ascii = terminal.has_only_ascii()
    for store, id, edition in islice(every, options.limit):
        terminal.write(f"{write_json_line(dumped_entry(id, edition), is_ascii=is_ascii)}\n")
        store.forget()


def _ids(store: Store, kinds: tuple[str, ...]) -> Iterator[str]:
    """List the ids of those kinds, boards last."""
    for id in store.ids():
        if (CARDS if ":card/" in id else ENTRIES) in kinds:
            yield id
    if BOARDS in kinds:
        yield from store.board_ids()


def _refuse(option: str, value: str, allowed: tuple[str, ...]) -> Trouble:
    return Trouble(message("usage.not-one-of", option=option, value=sanitize(value), allowed=allowed))
