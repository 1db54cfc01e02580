"""Choices that a player makes or a die: among results, places, heroes, enemies, each by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kfjudge.core.message import Message
from kfjudge.core.table import CHANCE, Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.dsl import PULL, PUSH, STUN, Action, describe_action, read_action
from kfjudge.games.fateforge.engine.board import Board, Card

SIDES = 6
_CHOOSE = "choose:"
Cite = tuple[str, ...]


def one(
    table: Table[Board],
    who: str,
    question: Message,
    things: Mapping[str, Message],
    cite: Cite,
    *,
    default: str | None = None,
) -> str:
    """Ask for one of some things. Returns its name."""
    options = [Option(_CHOOSE + name, "choose", words) for name, words in things.items()]
    meant = None if default is None else _CHOOSE + default
    return table.ask(who, question, options, cite, default=meant).id.removeprefix(_CHOOSE)


def enemy(table: Table[Board], who: str, question: Message, cards: Iterable[Card], cite: Cite) -> Card:
    """Ask for one of some enemies."""
    options = [_card(card) for card in cards]
    return table.board.cards[str(table.ask(who, question, options, cite).card)]


def draw_place(table: Table[Board], question: Message, names: list[str]) -> str:
    """Draw lots between zones that are equally good (p. 20)."""
    cite = ("glossary/drawing-lots",)
    if len(names) > 1:
        table.cite(*cite)
    words = name_places(names)
    options = [Option(_CHOOSE + name, "choose", words[name], weight=_sides(len(names))) for name in names]
    return table.ask(CHANCE, question, options, cite).id.removeprefix(_CHOOSE)


def draw_enemy(table: Table[Board], cards: list[Card]) -> Card:
    """Draw lots between enemies that nothing puts in an order."""
    options = [_card(card, _sides(len(cards))) for card in cards]
    picked = table.ask(CHANCE, message("ask.lot"), options, ("glossary/initiative",))
    return table.board.cards[str(picked.card)]


def _card(card: Card, weight: int = 1) -> Option:
    return Option(_CHOOSE + card.uid, "choose", message("option.card", card=card), card.uid, weight)


def _sides(many: int) -> int:
    """Count the sides of the die that stand for each of so many things, the same for all."""
    return max(SIDES // many, 1)


def name_gain(word: str) -> Message:
    """Name what a card gives or does: a result, a token, or an action as it is done."""
    action = read_action(word)
    if action is None or (action == Action(action.verbs) and word not in (PUSH, PULL, STUN)):
        return message(f"result.{word}")
    return describe_action(action)


# the words for each name


def name_results(kinds: Iterable[str]) -> dict[str, Message]:
    return {kind: message("option.result", result=message(f"result.{kind}")) for kind in kinds}


def name_gains(words: Iterable[str]) -> dict[str, Message]:
    """Name what a card gives or does: results, tokens, actions."""
    return {word: message("option.gain", gain=name_gain(word)) for word in words}


def name_places(names: Iterable[str]) -> dict[str, Message]:
    return {name: message("option.place", place=name) for name in names}
