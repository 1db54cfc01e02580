"""What a card on the board does, as the book shows it or as the board states it."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.cards.book import ENEMIES, SKILLS_AND_ITEMS
from kfjudge.games.fateforge.dsl import NOTHING, Action, Enemy, HerosCard, read_action
from kfjudge.games.fateforge.engine.board import BOSS, Card

LEADING = ("purple", BOSS)


def has_ability(card: Card, ability: str) -> bool:
    """Tell whether an enemy has an ability. A stunned minion has none (p. 20); a leader is no minion."""
    enemy = ENEMIES.get(card.facts.id)
    has = ability in card.abilities or (enemy is not None and ability in enemy.abilities)
    return has and (not card.stunned or is_leader(card))


def is_leader(card: Card) -> bool:
    """Tell whether an enemy is a leader or a boss, and so no minion; not one whose color neither the book nor
    the board says."""
    return (card.color or next(iter(card.facts.colors), None)) in LEADING


def boxes(card: Card) -> list[tuple[int, Action | None]]:
    """List the boxes of a band from left to right. The board goes before the book: a box that it states takes
    the place of the one shown, and all of them if it states each of those; more stand to their right."""
    enemy = ENEMIES.get(card.facts.id, Enemy(card.facts.id))
    shown = {box.distance: box.action for box in enemy.boxes}
    stated = {n: read_action(word) for n, word in card.band}
    if not shown and not stated:
        raise NeedsFact(message("fact.band", card=card))
    every = {**stated} if shown.keys() <= stated.keys() else {**shown, **stated}
    none = [n for n, word in card.band if word == NOTHING]
    return [(n, action) for n, action in every.items() if n not in none]


def color_of(card: Card) -> str:
    """Return the color of an enemy; raise NeedsFact if it is not known."""
    color = card.color or next(iter(card.facts.colors), None)
    if color is None:
        raise NeedsFact(message("fact.color", card=card))
    return color


def heros_card(card: Card) -> HerosCard | None:
    """Find what the book shows of a skill or an item."""
    return SKILLS_AND_ITEMS.get(card.facts.id)
