"""Writing abilities with a bold header (`Play`, `AfterReap`), and constant ones: those that are checked as
they are written (`keyword`, `cannot`), and the occasions that they may wait for."""

from __future__ import annotations

from typing import Protocol

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.contributions import (
    Cannot,
    Contribution,
    Gains,
    Keyword,
    Occasion,
    Whenever,
)
from kfjudge.games.keyforge.engine.node import (
    PRINTED,
    YOU,
    Ability,
    Condition,
    Context,
    Effect,
    Header,
    Somebody,
)
from kfjudge.games.keyforge.engine.selectors import ANY_CARD, Selector
from kfjudge.games.keyforge.engine.verbs import VERBS, Verb, creature
from kfjudge.games.keyforge.facts import KEYWORDS


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


class IsPlayed(Occasion):
    """That player plays one of those."""

    by: Somebody | None = None

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.Played)
            and (self.by is None or self.by.name(context) == event.player)
            and event.card is not context.source
            and self.what.matches(context, event.card)
        )


class IsPlayedBeside(Occasion):
    """One of those is played adjacent to this card."""

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.Played)
            and context.source in creature.neighbors(context.game, event.card)
            and self.what.matches(context, event.card)
        )


class EntersPlay(Occasion):
    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.Entered) and self.what.matches(context, event.card)


class IsDestroyed(Occasion):
    """One of those is destroyed. What it was is asked as it was in play."""

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.IsDestroyed) and self.what.matches(context, event.as_it_was())


class IsDiscarded(Occasion):
    """A player discards one of those from their hand."""

    by: Somebody = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.Discards)
            and event.origin == "hand"
            and event.player == self.by.name(context)
            and self.what.matches(context, event.card)
        )


class IsAboutToFight(Occasion):
    """Just before one of those fights: it has exhausted and attacked."""

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.IsAboutToFight) and self.what.matches(context, event.attacker)


class Reaps(Occasion):
    """One of those reaps, used by that player (None: by either)."""

    by: Somebody | None = None

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.Reaped)
            and (self.by is None or event.player == self.by.name(context))
            and self.what.matches(context, event.card)
        )


class IsUsed(Occasion):
    """That player (None: either) has used one of those, in any way."""

    by: Somebody | None = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.Used)
            and (self.by is None or event.player == self.by.name(context))
            and self.what.matches(context, event.card)
        )


class PreventsWithArmor(Occasion):
    """The armor of one of those has prevented damage, before any of it is dealt."""

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.ArmorPrevents) and self.what.matches(context, event.card)


class GainsByReaping(Occasion):
    """That player has gained Æmber by reaping."""

    by: Somebody = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.GainsByReaping) and event.player == self.by.name(context)


class ForgesAKey(Occasion):
    """That player (None: either) forges a key."""

    by: Somebody | None = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.ForgesKey) and (
            self.by is None or event.player == self.by.name(context)
        )


class TurnStarts(Occasion):
    of: Somebody = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.TurnStarts) and event.player == self.of.name(context)


class TurnEnds(Occasion):
    of: Somebody = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.TurnEnds) and event.player == self.of.name(context)


class HouseIsChosen(Occasion):
    """You choose that house as your active house."""

    house: str = ""

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.ChoosesHouse)
            and event.player == context.you
            and event.house == self.house
        )


def whenever(
    occasion: Occasion, *effects: Effect, during: Somebody | None = None, while_: Condition | None = None
) -> Whenever:
    return Whenever(occasion, effects, during, while_)
