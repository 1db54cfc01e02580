"""What two cards do to each other. They are brought together on a handful of boards, each told as a situation
and played, then played once more with the text of one of them left aside: where that ends otherwise, they
meet."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from kfjudge.core.message import Message
from kfjudge.games import get_game
from kfjudge.notation.names import all_facts
from kfjudge.situation.api import parse
from kfjudge.situation.game import BoardChange, CompletedSituation
from kfjudge.situation.playing import PLAYED, REFUSED, Play, play_board

MOST_BOARDS = 14
_MOST_BRANCHES = 24  # answers that are followed on one board


class Meeting(Struct, frozen=True):
    """A board on which two cards meet: what is done, the sentence that tells of the whole, the card that acts
    and the other one, the play, and what it has `more` and `less` than with the text of the other left aside.
    It `needs_both` where it would end otherwise without the text of the card that acts, too; in `elsewhere`,
    other editions, it ends otherwise."""

    told: str
    sentence: str
    acting: str
    other: str
    play: Play
    more: tuple[BoardChange, ...]
    less: tuple[BoardChange, ...]
    needs_both: bool
    cites: tuple[str, ...]
    elsewhere: tuple[str, ...]

    @property
    def refused(self) -> Message | None:
        """Why what is done is not legal, where the other card forbids it."""
        return None if self.play.refused is None else self.play.refused.refusal.why


class Meetings(Struct, frozen=True):
    """The boards on which two cards were brought together, as sentences, and those on which they meet: first
    where the text of both counts."""

    game: str
    cards: tuple[str, str]
    tried: tuple[str, ...]
    found: tuple[Meeting, ...]


def find_meetings(
    cards: tuple[str, str], lang: str, edition: str, game: str, most: int = MOST_BOARDS
) -> Meetings:
    """Bring two cards together on at most so many boards."""
    facts, situations = all_facts(game), get_game(game).situations
    tried: list[str] = []
    found: list[Meeting] = []
    for what, acting, other in islice(situations.meetings(*(facts[card] for card in cards)), most):
        told, sentence = situations.tell_meeting(what, acting, other, lang)
        board = _read(sentence, lang, game)
        play = _play(board, edition) if board is not None else None
        if board is None or play is None:
            continue
        without = _play(board, edition, textless=other)
        is_same = without is None or _ends(play) == _ends(without)
        if not is_same or play.refused is None:
            tried.append(told)
        if is_same or without is None:
            continue
        alone = _play(board, edition, textless=acting)
        rest = (one for one in get_game(game).editions if one != edition)
        others = {one: _play(board, one) for one in rest}
        found.append(
            Meeting(
                told, sentence, acting, other, play,
                more=tuple(_find_changes(play, without)),
                less=tuple(_find_changes(without, play)),
                needs_both=alone is None or _ends(play) != _ends(alone),
                cites=tuple(id for id in _rests_on(play) if id not in _rests_on(without)),
                elsewhere=tuple(one for one, end in others.items() if end and _ends(end) != _ends(play)),
            )
        )  # fmt: skip
    found.sort(key=lambda meeting: not meeting.needs_both)
    return Meetings(game, cards, tuple(tried), tuple(found))


def _read(sentence: str, lang: str, game: str) -> CompletedSituation | None:
    """Read the board that a sentence tells of; None where not all of it was read."""
    situations = get_game(game).situations
    situation = situations.interpret(parse(sentence, lang, game))
    if situation.unread or situation.blocking or not situation.steps:
        return None
    return next(situations.complete(situation))


def _play(board: CompletedSituation, edition: str, textless: str = "") -> Play | None:
    """Play a board, the text of one card left aside; None where it cannot be played."""
    situations = get_game(board.situation.game).situations

    def prepare(laid: Any) -> None:
        if textless:
            situations.leave_text_aside(laid, textless)

    play = play_board(board, edition, (), _MOST_BRANCHES, prepare)
    return play if play.status in (PLAYED, REFUSED) else None


def _ends(play: Play) -> Hashable:
    """Name what comes of a play, whatever is chosen, to compare it with that of another."""
    if play.refused is not None:
        return play.refused.step, play.refused.refusal.why.key
    return frozenset(outcome.key for outcome in play.outcomes)


def _rests_on(play: Play) -> tuple[str, ...]:
    """List the entries that a play cites, each once."""
    if play.refused is not None:
        return play.refused.refusal.cite
    return tuple(dict.fromkeys(source for one in play.outcomes for source in one.rests_on()))


def _find_changes(play: Play, apart_from: Play) -> Iterator[BoardChange]:
    """List the changes that come about in one play and on no line of another, each once."""
    known = {change.key for outcome in apart_from.outcomes for change in outcome.changes}
    for outcome in play.outcomes:
        for change in outcome.changes:
            if change.key not in known:
                known.add(change.key)
                yield change
