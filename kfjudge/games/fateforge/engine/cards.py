"""What a card on the board does, as the book shows it or as the board states it."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.cards.book import ENEMIES, SKILLS_AND_ITEMS
from kfjudge.games.fateforge.dsl import ACTIONS, DISTANCES, NOTHING, Action, Enemy, HerosCard
from kfjudge.games.fateforge.engine.board import Card

LEADER = "purple"


def has_ability(card: Card, ability: str) -> bool:
    """Tell whether an enemy has an ability. A stunned minion has none (p. 20); a leader is no minion."""
    enemy = ENEMIES.get(card.facts.id)
    ignored = card.stunned and not is_leader(card)
    return enemy is not None and ability in enemy.abilities and not ignored


def is_leader(card: Card) -> bool:
    """Tell whether an enemy is a leader; not one whose color neither the book nor the board says."""
    return LEADER in (card.color, *card.facts.colors[:1])


def boxes(card: Card) -> list[tuple[int, Action | None]]:
    """List the boxes of a band from left to right; the board goes before the book."""
    enemy = ENEMIES.get(card.facts.id, Enemy(card.facts.id))
    shown = {box.distance: box.action for box in enemy.boxes}
    stated = {n: word for n in DISTANCES if (word := getattr(card, f"at_{n}")) is not None}
    if not shown and not stated:
        raise NeedsFact(message("fact.band", card=card))
    every = {**shown, **{n: ACTIONS[word] for n, word in stated.items() if word != NOTHING}}
    return [(n, every[n]) for n in sorted(every) if stated.get(n) != NOTHING]


def color_of(card: Card) -> str:
    """Return the color of an enemy; raise NeedsFact if it is not known."""
    color = card.color or next(iter(card.facts.colors), None)
    if color is None:
        raise NeedsFact(message("fact.color", card=card))
    return color


def heros_card(card: Card) -> HerosCard | None:
    """Find what the book shows of a skill or an item."""
    return SKILLS_AND_ITEMS.get(card.facts.id)
