"""The language that cards are written in."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

import pytest

from kfjudge.games.keyforge import dsl
from kfjudge.games.keyforge.dsl import language
from kfjudge.games.keyforge.dsl.qualities import OfLeastPower, OfMostPower
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.node import Node
from kfjudge.games.keyforge.engine.selectors import CREATURE, peek_everywhere
from kfjudge.games.keyforge.engine.verbs import creature
from tests.keyforge.table import creature as creature_of
from tests.keyforge.table import table

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


def test_a_card_that_is_only_looked_at_is_what_is_in_force_on_it() -> None:
    south = {"aember": 5, "line": ["troll", "marmo-swarm"]}  # the swarm has 2 + 5, the troll 8
    for aember, strongest in ((5, "troll"), (7, "marmo-swarm")):
        game = Game(state.read(table(south=south | {"aember": aember})).branch(), "1.3")
        game.board.changed()  # as within what happens at once: nobody has asked yet what is in force
        context = game.context(game.board.cards["troll"], "South")
        assert [card.uid for card in peek_everywhere(context, OfMostPower(CREATURE))] == [strongest]


def test_the_power_of_each_is_asked_once_where_all_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    power = creature.power
    monkeypatch.setattr(creature, "power", lambda game, card: asked.append(card.uid) or power(game, card))
    south = {"line": [creature_of("troll", "a"), *(creature_of("urchin", f"u{n}") for n in range(19))]}
    game = Game(state.read(table(south=south)).branch(), "1.3")
    context = game.context(game.board.cards["a"], "South")
    found = peek_everywhere(context, CREATURE & (OfMostPower(CREATURE) | OfLeastPower(CREATURE)))
    assert len(found) == 20
    assert len(asked) == 2 * 20
