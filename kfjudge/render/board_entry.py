"""A board as an entry of the reference: its title, which says what it shows, then its editions, the entries
that it is on, its cards, what is done there and what comes of it, and how to run it."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.games import qualify
from kfjudge.reference.model import Entry
from kfjudge.render.entry import Titles, as_typed, brief_heading, heading, set_in
from kfjudge.render.first_screen import Commands, Page
from kfjudge.render.writers.text import Line, flat, wrapped
from kfjudge.words.catalogue import find_template


def board_page(board: Entry, translated: Entry, *, titles: Titles, width: int) -> Page:
    """A board, laid out."""
    told = set_in(board.lang)
    details = told(board.text_below_title).split("\n\n")
    place = wrapped(f"{told(board.cite)} · {as_typed(board.id)}", width, role="aside")
    return Page(
        width=width,
        lang=board.lang,
        heading=heading(board, translated, width),
        brief_heading=brief_heading(board, translated, width),
        answer=flat(_facts(board, titles, width)),
        details=tuple(details),
        place=place,
        runs=Commands(find_template("entry.runs", board.lang), (command(board.id),)),
    )


def command(id: str) -> str:
    """What runs a board: the last part of its name will do."""
    game, _, name = id.partition(":")
    return f"kfjudge replay {qualify(name.rpartition('/')[2], game)}"


def _facts(board: Entry, titles: Titles, width: int) -> Iterator[list[Line]]:
    told = set_in(board.lang)
    shown = (f"{told(titles(id))} ({as_typed(id)})" for id in board.see)
    cards = (told(titles(f"{board.game}:card/{card}")) for card in board.cards)
    for key, things in (
        ("entry.board-editions", board.editions),
        ("entry.board-shows", shown),
        ("entry.board-cards", cards),
    ):
        listed = ", ".join(things)
        if listed:
            yield wrapped(listed, width, strong=find_template(key, board.lang), hanging="  ")
