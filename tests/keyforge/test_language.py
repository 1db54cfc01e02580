"""The language that cards are written in."""

from __future__ import annotations

from collections import Counter

from kfjudge.games.keyforge.dsl import (
    abilities,
    card,
    card_effects,
    contributions,
    effects,
    language,
    node,
    numbers,
    selectors,
)
from kfjudge.games.keyforge.dsl.node import Node

PARTS = (abilities, card, card_effects, contributions, effects, node, numbers, selectors)


def test_every_word_of_cards_has_one_meaning_and_is_offered_to_them() -> None:
    words = [
        (name, value)
        for part in PARTS
        for name, value in vars(part).items()
        if isinstance(value, type) and issubclass(value, Node) and value.__module__ == part.__name__
    ]
    assert [name for name, times in Counter(name for name, _ in words).items() if times > 1] == []
    assert [name for name, value in words if vars(language).get(name) is not value] == []
