"""What one card does, and the register of the cards that are modeled. A module of cards is imported when one
of its cards is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from kfjudge.games.keyforge import cards
from kfjudge.games.keyforge.engine.contributions import Contribution
from kfjudge.games.keyforge.engine.node import Ability, Header, Node
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts

Kind = TypeVar("Kind", bound=Contribution)

REGISTER: dict[str, Spec] = {}  # the cards whose modules have been imported


class Spec(Struct, frozen=True):
    """What a card does: abilities with a header, and what is constant."""

    id: str
    abilities: tuple[Ability, ...]
    constants: tuple[Contribution, ...]
    under: Mapping[Header, tuple[Ability, ...]] = {}  # the abilities with each header

    def __post_init__(self) -> None:
        headers = dict.fromkeys(header for ability in self.abilities for header in ability.headers)
        under = {header: tuple(one for one in self.abilities if header in one.headers) for header in headers}
        force_setattr(self, "under", under)

    def constant(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """List the constant abilities of one kind; none for most cards."""
        return tuple(node for node in self.constants if isinstance(node, kind)) if self.constants else ()

    def nodes(self) -> list[Node]:
        """List every node, in the order in which they are written."""
        return [node for part in (*self.abilities, *self.constants) for node in part.walk()]


def card(card_id: str, *parts: Ability | Contribution) -> Spec:
    """Write what a card does. A card with no parts has only its facts and keywords."""
    if card_id not in all_facts():
        from difflib import get_close_matches

        near = get_close_matches(card_id, all_facts(), n=1)
        raise ValueError(f"unknown card: {card_id!r}" + "".join(f"; did you mean {id!r}?" for id in near))
    if card_id in REGISTER:
        raise ValueError(f"card written twice: {card_id!r}")
    for part in parts:
        if not isinstance(part, (Ability, Contribution)):
            raise TypeError(f"{card_id}: neither an ability nor a constant: {part!r}")
    spec = Spec(
        card_id,
        tuple(part for part in parts if isinstance(part, Ability)),
        tuple(part for part in parts if isinstance(part, Contribution)),
    )
    REGISTER[card_id] = spec
    return spec


@cache
def modeled() -> dict[str, Spec]:
    """Import and return every card that is modeled, by id."""
    for module in iter_modules(cards.__path__, "kfjudge.games.keyforge.cards."):
        import_module(module.name)
    return REGISTER


@cache
def spec_of(card_id: str) -> Spec | None:
    """Return what a card does; None if it is not modeled. Imports the module of its set and house."""
    facts = all_facts().get(card_id, UNKNOWN)
    module = f"{cards.__name__}.{facts.set}_{facts.house}"
    if facts is not UNKNOWN:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:  # nobody has written any of these yet
            if missing.name != module:
                raise
    return REGISTER.get(card_id)
