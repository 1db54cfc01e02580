"""Choices between cards and between investigators, each by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kfjudge.core.message import Message
from kfjudge.core.table import CHANCE, Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine.board import Card, Investigator

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

Cite = tuple[str, ...]


def card(
    game: Game, who: str, question: Message, cards: Sequence[Card], cite: Cite, *, is_order: bool = False
) -> Card:
    """Ask for one of some cards; `is_order` if all of them come, and only their order is asked."""
    key = "option.first" if is_order else "option.card"
    options = [Option(f"choose:{one.uid}", "choose", message(key, card=one), one.uid) for one in cards]
    picked = game.ask(who, question, options, cite, order=is_order)
    return game.board.cards[str(picked.card)]


def investigator(
    game: Game, who: str, question: Message, among: Sequence[Investigator], cite: Cite
) -> Investigator:
    """Ask for one of some investigators."""
    options = [
        Option(f"choose:{one.name}", "choose", message("option.investigator", player=one.name))
        for one in among
    ]
    return game.board.players[game.ask(who, question, options, cite).id.removeprefix("choose:")]


def by_chance(game: Game, uids: Sequence[str], cite: Cite) -> Card:
    """Let chance pick one of some cards; copies are one option of more weight."""
    alike: dict[str, list[Card]] = {}
    for one in map(game.board.cards.__getitem__, uids):
        alike.setdefault(one.label or one.facts.id, []).append(one)
    options = [
        Option(
            f"choose:{same[0].uid}", "choose", message("option.drawn", card=same[0]), same[0].uid, len(same)
        )
        for same in alike.values()
    ]
    return game.board.cards[str(game.ask(CHANCE, message("ask.drawn"), options, cite).card)]


def card_or_none(game: Game, who: str, question: Message, cards: Sequence[Card], cite: Cite) -> Card | None:
    """Ask for one of some cards, or for none of them."""
    options = [Option("choose:none", "choose", message("option.none"))]
    options += [
        Option(f"choose:{one.uid}", "choose", message("option.card", card=one), one.uid) for one in cards
    ]
    picked = game.ask(who, question, options, cite)
    return game.board.cards[picked.card] if picked.card is not None else None


def word(
    game: Game, who: str, question: Message, words: Sequence[str], cite: Cite, *, otherwise: str = ""
) -> str:
    """Ask for one of a few words; a script that says nothing means `otherwise`, if that is given."""
    options = [Option(f"choose:{one}", "choose", message(f"option.word-{one}")) for one in words]
    default = f"choose:{otherwise}" if otherwise else None
    return game.ask(who, question, options, cite, default=default).id.removeprefix("choose:")
