"""The language that cards are written in."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

from kfjudge.games.keyforge import dsl
from kfjudge.games.keyforge.dsl import language
from kfjudge.games.keyforge.dsl.node import Node

PARTS = [import_module(f"{dsl.__name__}.{part.name}") for part in iter_modules(dsl.__path__)]
PARTS.remove(language)


def test_every_word_of_cards_has_one_meaning_and_is_offered_to_them() -> None:
    words = [
        (name, value)
        for part in PARTS
        for name, value in vars(part).items()
        if isinstance(value, type) and issubclass(value, Node) and value.__module__ == part.__name__
    ]
    assert [name for name, times in Counter(name for name, _ in words).items() if times > 1] == []
    assert [name for name, value in words if vars(language).get(name) is not value] == []
