"""What one card does, and the register of the cards that are modeled. The modules of cards are imported when
one is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from msgspec import Struct

from kfjudge.games.arkham import cards
from kfjudge.games.arkham.engine.node import Ability, Blank, Contribution, Gives, Node, Until, Uses, While
from kfjudge.games.arkham.facts import BLANKS, UNKNOWN, all_facts

REGISTER: dict[str, Spec] = {}


class Spec(Struct, frozen=True):
    """What a card does: its abilities in printed order."""

    id: str
    abilities: tuple[Ability, ...]

    def nodes(self) -> list[Node]:
        """List every node, in the order in which they are written."""
        return [node for ability in self.abilities for node in ability.walk()]


def card(card_id: str, *abilities: Ability) -> Spec:
    """Write what a card does. A card with no abilities has only its numbers."""
    if card_id not in all_facts():
        raise ValueError(f"unknown card: {card_id!r}")
    if card_id in REGISTER:
        raise ValueError(f"card written twice: {card_id!r}")
    for ability in abilities:
        if not isinstance(ability, Ability):
            raise TypeError(f"{card_id}: no ability: {ability!r}")
    REGISTER[card_id] = Spec(card_id, abilities)
    return REGISTER[card_id]


@cache
def modeled() -> dict[str, Spec]:
    """Import and return every card that is modeled, by id; a blank card does nothing, nor does an unknown
    one that nobody has seen."""
    for module in iter_modules(cards.__path__, f"{cards.__name__}."):
        import_module(module.name)
    return {**REGISTER, **{id: Spec(id, ()) for id in (*BLANKS, UNKNOWN.id)}}


@cache
def until(card_id: str) -> Until | None:
    """Return what a card lets last, if it is modeled and does."""
    spec = modeled().get(card_id)
    return (
        next((node for node in spec.nodes() if isinstance(node, Until)), None) if spec is not None else None
    )


@cache
def blanking() -> frozenset[str]:
    """Return the cards whose constant abilities blank others."""
    return frozenset(
        spec.id
        for spec in modeled().values()
        for one in spec.abilities
        if isinstance(one, While) and isinstance(one.contribution, Blank)
    )


@cache
def gaining() -> frozenset[str]:
    """Return the cards that gain an ability from others."""
    parts = (node for spec in modeled().values() for node in spec.nodes())
    return frozenset(node.card for node in parts if isinstance(node, Gives))


def uses_on(card_id: str) -> Uses | None:
    """Return what a card enters play with, if it is modeled and has any uses."""
    spec = modeled().get(card_id)
    return next((one for one in spec.abilities if isinstance(one, Uses)), None) if spec is not None else None


@cache
def may_wait(card_id: str, moment: str) -> bool:
    """Tell whether a card may have something that waits for such a moment; one that is not modeled may."""
    spec = modeled().get(card_id)
    return spec is None or any(getattr(one, "moment", None) == moment for one in spec.nodes())


@cache
def may_contribute(card_id: str, kind: type[Contribution]) -> bool:
    """Tell whether a card may contribute something of a kind; one that is not modeled may."""
    spec = modeled().get(card_id)
    return spec is None or any(
        isinstance(one, While) and isinstance(one.contribution, kind) for one in spec.abilities
    )
