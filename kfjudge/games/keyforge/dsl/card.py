"""One card's behavior, and the register of those that are modeled: the modules of the cards are imported as
somebody asks for one of theirs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from kfjudge.core.events import kebab
from kfjudge.games.keyforge import cards
from kfjudge.games.keyforge.dsl.abilities import Ability
from kfjudge.games.keyforge.dsl.contributions import Contribution
from kfjudge.games.keyforge.dsl.lasting import Lasts
from kfjudge.games.keyforge.dsl.node import Node
from kfjudge.games.keyforge.engine.headers import Header
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts

Kind = TypeVar("Kind", bound=Contribution)

_register: dict[str, Spec] = {}


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
        """What is constant of one kind; nothing, for most."""
        return tuple(node for node in self.constants if isinstance(node, kind)) if self.constants else ()

    def nodes(self) -> list[Node]:
        """Every node, in the order they are written."""
        return [node for part in (*self.abilities, *self.constants) for node in part.walk()]


def card(card_id: str, *parts: Ability | Contribution) -> Spec:
    """Say what a card does. A card with no parts has only its facts and keywords."""
    if card_id not in all_facts():
        from difflib import get_close_matches

        near = get_close_matches(card_id, all_facts(), n=1)
        raise ValueError(f"unknown card: {card_id!r}" + "".join(f"; did you mean {id!r}?" for id in near))
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
    _register[card_id] = spec
    return spec


@cache
def modeled() -> dict[str, Spec]:
    """Every card that has been written, by id."""
    for module in iter_modules(cards.__path__, "kfjudge.games.keyforge.cards."):
        import_module(module.name)
    return _register


@cache
def spec_of(card_id: str) -> Spec | None:
    """What a card does; None for one that is not modeled. The module of its set and house is imported."""
    facts = all_facts().get(card_id, UNKNOWN)
    module = f"{cards.__name__}.{facts.set}_{facts.house}"
    if facts is not UNKNOWN:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:  # nobody has written any of these yet
            if missing.name != module:
                raise
    return _register.get(card_id)


@cache
def lasting_of(card_id: str) -> dict[str, Contribution]:
    """What a card can put in force for a while, each by a name that says what it is: what kind of word, and a
    mark of all that it is made of. Whatever else of the card is edited, the name means the same; once the
    effect itself is edited, nothing has that name any more."""
    spec = spec_of(card_id)
    lasts = [node.held for node in spec.nodes() if isinstance(node, Lasts)] if spec is not None else []
    return {f"{_kind_of(held)}-{_mark_of(held)}": held for held in lasts if isinstance(held, Contribution)}


def lasting_called(card_id: str, name: object) -> str | None:
    """The full name of what a card can put in force, which may be given without its mark as long as the card
    has only one of its kind."""
    known = lasting_of(card_id)
    if isinstance(name, str) and name in known:
        return name
    alike = [full for full, node in known.items() if _kind_of(node) == name]
    return alike[0] if len(alike) == 1 else None


def _kind_of(node: Node) -> str:
    return kebab(type(node).__name__)


def _mark_of(node: Node) -> str:
    return sha256(_spelled(node).encode()).hexdigest()[:8]


def _spelled(part: object) -> str:
    """A part of a card, the same in every run and whatever it is not given."""
    if isinstance(part, Node):
        unsaid = dict(zip(reversed(part.__struct_fields__), reversed(part.__struct_defaults__), strict=False))
        said = {name: getattr(part, name) for name in part.__struct_fields__}
        given = (
            f"{name}={_spelled(value)}" for name, value in said.items() if value != unsaid.get(name, ...)
        )
        return f"{type(part).__name__}({','.join(given)})"
    if isinstance(part, tuple):
        return f"({','.join(map(_spelled, part))})"
    return part.__qualname__ if isinstance(part, FunctionType) else repr(part)


def origin_of(what: Node, likely: Iterable[str]) -> tuple[str, str]:
    """The card whose words put that in force, and its name there. Two cards may say the same: the first of
    the `likely` ones that does is meant; else it is one of those that have been asked for."""
    for card_id in (*likely, *_register):
        for name, node in lasting_of(card_id).items():
            if node == what:
                return card_id, name
    raise LookupError(f"on no card: {what!r}")
