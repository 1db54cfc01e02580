"""One card's behaviour, and the register of all that are modeled."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from msgspec import Struct

from kfjudge.games.keyforge import cards
from kfjudge.games.keyforge.dsl.abilities import Ability
from kfjudge.games.keyforge.dsl.contributions import Contribution
from kfjudge.games.keyforge.dsl.node import Node
from kfjudge.games.keyforge.facts import all_facts

_register: dict[str, Spec] = {}
_origins: dict[int, tuple[str, int]] = {}


class Spec(Struct, frozen=True):
    """What a card does: abilities with a header, and what is constant."""

    id: str
    abilities: tuple[Ability, ...]
    constants: tuple[Contribution, ...]

    def nodes(self) -> list[Node]:
        """Every node, in the order they are written: a node's number is its place here."""
        return [node for part in (*self.abilities, *self.constants) for node in part.walk()]


def card(card_id: str, *parts: Ability | Contribution) -> Spec:
    """Say what a card does. A card with no parts has only its facts and keywords."""
    if card_id not in all_facts():
        raise ValueError(f"unknown card: {card_id!r}")
    if card_id in _register:
        raise ValueError(f"card written twice: {card_id!r}")
    for part in parts:
        if not isinstance(part, (Ability, Contribution)):
            raise TypeError(f"{card_id}: neither an ability nor a constant: {part!r}")
    spec = Spec(
        card_id,
        tuple(part for part in parts if isinstance(part, Ability)),
        tuple(part for part in parts if isinstance(part, Contribution)),
    )
    for number, node in enumerate(spec.nodes()):
        _origins.setdefault(id(node), (card_id, number))
    _register[card_id] = spec
    return spec


@cache
def modeled() -> dict[str, Spec]:
    """Every card that has been written, by id."""
    for module in iter_modules(cards.__path__, "kfjudge.games.keyforge.cards."):
        import_module(module.name)
    return _register


def spec_of(card_id: str) -> Spec | None:
    return modeled().get(card_id)


def origin_of(node: Node) -> tuple[str, int]:
    """The card that a node was written for, and its number there."""
    return _origins[id(node)]


@cache
def node_of(card_id: str, number: int) -> Node:
    return modeled()[card_id].nodes()[number]
