"""Boards among what a search found. A board speaks for the entries that it answers and shows, so it stands
behind them; before them, only for whoever asks for that very case."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.reference.model import BOARD, Hit, explain_hit
from kfjudge.reference.names import find_boards
from kfjudge.reference.search.boards import Board, boards_about, boards_on
from kfjudge.reference.search.query import Query
from kfjudge.reference.store.store import Store

FAQ = "faq"
_MOST = 2  # boards beside entries
_BEHIND = 3  # hits, whatever they are
_FIRST = 5  # hits behind which a board stands that is on them


def with_boards(
    store: Store, hits: tuple[Hit, ...], called: Sequence[str], boards: Sequence[Board], lang: str
) -> tuple[Hit, ...]:
    """What was found, those boards that are called what the query says, and the first of those that play the
    case. Where nothing was found, a board must be called so, or play that very case."""
    merged = list(hits)
    boards = boards[:_MOST]
    ids = dict.fromkeys((*called, *(board.id for board in boards)))
    very_case = boards[0].id if boards and boards[0].is_the_case else None
    for id in list(ids)[:_MOST]:
        place = _place(store, id, merged, is_called_so=id in called)
        if hits or id in called or id == very_case:
            score = merged[max(0, place - 1)].score if merged else 1.0
            merged.insert(place, _hit(store, id, lang, score))
    return tuple(merged)


def boards_alone(store: Store, query: Query, lang: str, edition: str | None, limit: int) -> tuple[Hit, ...]:
    """The boards that have anything of the query, those that play the case first."""
    found = boards_on(store, query, edition=edition, limit=limit)
    ids = dict.fromkeys(find_boards(store, query.text), 1.0)
    ids |= {board.id: board.score for board in found if board.id not in ids}
    for board in boards_about(store, query, edition=edition, limit=limit):
        ids.setdefault(board.id, board.score)
    return tuple(_hit(store, id, lang, score) for id, score in list(ids.items())[:limit])


def _place(store: Store, id: str, hits: list[Hit], *, is_called_so: bool) -> int:
    """Behind the best hits, and those of the next that the board is on. One that is called what the query
    says goes behind no hit but the question that it answers."""
    record = store.record(id)
    assert record
    is_on = [at + 1 for at, hit in enumerate(hits[:_FIRST]) if hit.id in record.see]
    if is_called_so:
        return max((at for at in is_on if hits[at - 1].kind == FAQ), default=0)
    place = max([*is_on, min(len(hits), _BEHIND)])
    while place < len(hits) and hits[place].kind == BOARD:
        place += 1
    return place


def _hit(store: Store, id: str, lang: str, score: float) -> Hit:
    record = store.record(id)
    assert record
    return Hit(
        id=id,
        kind=record.kind,
        game=record.game,
        title=record.title(lang),
        lang=lang,
        editions=record.editions,
        score=round(score, 3),
        why=explain_hit("board", lang),
        snippet=record.view(lang, record.editions[0]).text_below_title,
        cite=record.cite(lang, record.editions[0]),
    )
