"""Which of the legal options a phrase of the script can mean, and how an option is written."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from kfjudge.core.ask import Ask, Option
from kfjudge.core.message import Message
from kfjudge.core.schema import CARD
from kfjudge.games import get_game
from kfjudge.notation.matching import matching
from kfjudge.notation.scenario import CardRef, Phrase
from kfjudge.replay.actions import Action, Spoken, actions

MOST_SHOWN = 14


def cards_of(board: Any, ref: CardRef) -> list[Any]:
    """The cards on the board that a reference fits."""
    return matching(ref, board.cards.values())


def fitting(game: str, board: Any, ask: Ask, phrase: Phrase) -> list[Option]:
    """The options that an answer (or a step, or what is claimed to be possible) can mean."""
    table = actions(game)
    if phrase.key == "can.any":
        return [option for option in ask.options if option.kind not in table.ends]
    spoken = Spoken(phrase, board)
    for rows in (table.meant, table.otherwise):
        here = [row for row in rows.get(phrase.key, ()) if _answers(row, ask)]
        found = [option for option in ask.options if any(row.means(option, spoken) for row in here)]
        if found:
            return found
    return []


def _answers(row: Action, ask: Ask) -> bool:
    return bool(row.kind) == ask.turn and row.question in ("", ask.question.key)


def narrowed(game: str, board: Any, found: list[Option]) -> list[Option]:
    """Copies that nothing tells apart count as one, and so do several abilities of one card."""
    if len(found) < 2 or any(option.card is None for option in found):
        return found
    alike = {_kind_of(game, board.cards[str(option.card)]) for option in found}
    return found[:1] if len(alike) == 1 else found


def _kind_of(game: str, card: Any) -> Hashable:
    """What a hidden card has in common with its copies; any other is itself."""
    schema = get_game(game).engine.schema
    if not any(zone.name == card.zone and zone.hidden for zone in schema.zones):
        return str(card.uid)
    words = tuple(getattr(card, mark.field) for mark in schema.marks_of(CARD, "word"))
    return (card.facts.id, card.label, card.zone, card.controller, words)


def listed(game: str, options: Iterable[Option]) -> tuple[Any, ...]:
    """Legal options as one may write them, each once; the first of them where they are many."""
    shown = list(dict.fromkeys(option_words(game, option) for option in options))
    return (*shown[:MOST_SHOWN], "…") if len(shown) > MOST_SHOWN else tuple(shown)


def option_words(game: str, option: Option) -> Message:
    """A legal option as one may write it."""
    show = actions(game).shown.get(option.words.key)
    return show(option.words) if show is not None else option.words
