"""A question that may be a situation: what the books answer, and, where no question of theirs and no board
settles the very case, what comes of it when the engine plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.ids import full_id
from kfjudge.games import get_game
from kfjudge.reference.arguments import check_arguments
from kfjudge.reference.search.ask import Answer, ask, settled

if TYPE_CHECKING:
    from kfjudge.situation.playing import TriedSituation

_SETTLING = ("faq", "errata")
_SAME_CASE = 0.85  # of a question that a board plays, from where on it is the case asked about


class Answered(Struct, frozen=True):
    """What the books answer, and the situation as it was played, if it was."""

    answer: Answer
    tried: TriedSituation | None = None


def answered(
    question: str,
    *,
    lang: str | None = None,
    reader: str | None = None,
    game: str | None = None,
    edition: str | None = None,
    limit: int = 5,
    home: str | None = None,
) -> Answered:
    """The answer to a question, of the game that is asked for or else of the one that has it. What a play of
    it rests on speaks for the entries on that."""
    check_arguments(lang=lang, game=game, edition=edition, limit=limit, text=question)
    if game is None:
        by = settled(question, lang=lang, reader=reader, edition=edition, home=home)
        found = answered(by.text, lang=lang, reader=reader, game=by.game, edition=edition, limit=limit)
        return replace(found, answer=replace(found.answer, question=question, elsewhere=by.also))
    answer = ask(question, lang=lang, reader=reader, game=game, edition=edition, limit=limit)
    if _is_settled(answer) or not get_game(game).plays:
        return Answered(answer)
    tried = _played(question, answer.lang, game, edition)
    if tried is None:
        return Answered(answer)
    sources = (source for outcome in tried.outcomes for source in outcome.rests_on())
    cited = tuple(dict.fromkeys(full_id(source, tried.situation.game) for source in sources))
    if cited and len(answer.cards) > 1:
        answer = ask(question, lang=lang, reader=reader, game=game, edition=edition, limit=limit, cited=cited)
    return Answered(answer, tried)


def _is_settled(answer: Answer) -> bool:
    """Whether a question or an erratum of the books is on all the cards that are named, or a board plays that
    very case; or no card is named at all."""
    cards = {card.id for card in answer.cards}
    if not cards:
        return True
    if answer.best is not None and answer.best.kind in _SETTLING:
        return cards <= {answer.best.id.partition("/")[2], *answer.best.cards}
    board = answer.boards[0] if answer.boards else None
    return board is not None and cards <= set(board.named) and board.share >= _SAME_CASE


def _played(question: str, lang: str, game: str, edition: str | None) -> TriedSituation | None:
    """What came of the situation; None where the question tells of none that can be played."""
    from kfjudge.situation.api import try_out
    from kfjudge.situation.playing import PLAYED, REFUSED
    from kfjudge.situation.reading import looks_like

    tried = try_out(question, lang, game, edition)
    if tried is None or not looks_like(tried.situation) or tried.status not in (PLAYED, REFUSED):
        return None
    return tried
