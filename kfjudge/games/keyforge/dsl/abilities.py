"""Writing abilities with a bold header (`Play`, `AfterReap`), and constant ones that are checked as they are
written (`keyword`, `cannot`)."""

from __future__ import annotations

from typing import Protocol

from kfjudge.games.keyforge.engine.contributions import (
    Cannot,
    Contribution,
    Gains,
    Keyword,
    MustChoose,
    MustPay,
)
from kfjudge.games.keyforge.engine.node import PRINTED, Ability, Condition, Effect, Header, Somebody
from kfjudge.games.keyforge.engine.selectors import ANY_CARD, Selector
from kfjudge.games.keyforge.engine.verbs import VERBS, Verb
from kfjudge.games.keyforge.facts import HOUSES, KEYWORDS


class WritesAbilities(Protocol):
    """A function that writes an ability with its headers."""

    def __call__(self, *effects: Effect) -> Ability: ...


def when(*headers: Header) -> WritesAbilities:
    """Make a function that writes abilities with these headers."""
    for header in headers:
        if header not in PRINTED:
            raise ValueError(f"unknown header: {header!r}; headers: {', '.join(PRINTED)}")

    def ability(*effects: Effect) -> Ability:
        for effect in effects:
            if not isinstance(effect, Effect):
                raise TypeError(f"{'/'.join(headers)}: no effect, or one without its parentheses: {effect!r}")
        return Ability(headers, effects)

    return ability


Play = when("play")


AfterReap = when("reap")


AfterFight = when("fight")


Action = when("action")


Omni = when("omni")


BeforeFight = when("before-fight")


Destroyed = when("destroyed")


LeavesPlay = when("leaves-play")


FightReap = when("fight", "reap")


PlayReap = when("play", "reap")


PlayFightReap = when("play", "fight", "reap")


def keyword(name: str, value: int = 1) -> Keyword:
    if name not in KEYWORDS:
        raise ValueError(f"unknown keyword: {name!r}; keywords: {', '.join(KEYWORDS)}")
    return Keyword(name, value)


def gains(on: Selector, *gifts: Keyword | Ability | Contribution) -> Gains:
    return Gains(on, gifts)


def cannot(
    verb: Verb,
    what: Selector = ANY_CARD,
    *,
    who: Somebody | None = None,
    unless: Condition | None = None,
    beyond: int = 0,
    while_: Condition | None = None,
) -> Cannot:
    """Write a prohibition; `beyond` allows so many plays each turn before it applies."""
    if verb not in VERBS:
        raise ValueError(f"unknown verb: {verb!r}; verbs: {', '.join(VERBS)}")
    return Cannot(verb, what, who, unless, beyond, while_)


def must_pay(amount: int, verb: Verb, what: Selector) -> MustPay:
    if verb not in ("play", "use"):
        raise ValueError(f"nothing is paid to {verb!r}: play or use")
    return MustPay(verb, what, amount)


def must_choose(house: str) -> MustChoose:
    if house not in HOUSES:
        raise ValueError(f"unknown house: {house!r}")
    return MustChoose(house)
