"""When a card's words take effect: abilities with a bold header, what constant abilities contribute, and the
occasions that they may wait for."""

from __future__ import annotations

from typing import Protocol

from kfjudge.core.events import Event
from kfjudge.games.keyforge.dsl.contributions import (
    Cannot,
    Gains,
    Keyword,
    MustChoose,
    MustPay,
    Whenever,
)
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.node import YOU, Condition, Context, Node, Somebody
from kfjudge.games.keyforge.dsl.selectors import ANY_CARD, Selector
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.deeds import creature
from kfjudge.games.keyforge.engine.headers import PRINTED, Header
from kfjudge.games.keyforge.engine.verbs import VERBS, Verb
from kfjudge.games.keyforge.facts import HOUSES, KEYWORDS


class Ability(Node):
    """A text behind one bold header, or behind several ("Play/Fight/Reap:")."""

    headers: tuple[Header, ...]
    effects: tuple[Effect, ...]


class WritesAbilities(Protocol):
    """A function that writes abilities with its headers."""

    def __call__(self, *effects: Effect) -> Ability: ...


def when(*headers: Header) -> WritesAbilities:
    """A function that writes abilities with these headers."""
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


def gains(on: Selector, *gifts: Keyword | Ability) -> Gains:
    return Gains(on, gifts)


def cannot(
    verb: Verb,
    what: Selector = ANY_CARD,
    *,
    who: Somebody | None = None,
    unless: Condition | None = None,
    beyond: int = 0,
) -> Cannot:
    """A prohibition; `beyond` allows so many of a turn's plays before it binds."""
    if verb not in VERBS:
        raise ValueError(f"unknown verb: {verb!r}; verbs: {', '.join(VERBS)}")
    return Cannot(verb, what, who, unless, beyond)


def must_pay(amount: int, verb: Verb, what: Selector) -> MustPay:
    if verb not in ("play", "use"):
        raise ValueError(f"nothing is paid to {verb!r}: play or use")
    return MustPay(verb, what, amount)


def must_choose(house: str) -> MustChoose:
    if house not in HOUSES:
        raise ValueError(f"unknown house: {house!r}")
    return MustChoose(house)


# what a constant ability may wait for


class Occasion(Node):
    """Something that happens; `event` is the class of event, `card_of` finds the card it is about."""

    what: Selector

    def happens(self, context: Context, event: Event) -> bool:
        raise NotImplementedError


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
        return isinstance(event, events.IsDestroyed) and self.what.matches(context, event.card)


class IsDestroyedFighting(Occasion):
    """One of those is destroyed in a fight with this card, which survives it."""

    def happens(self, context: Context, event: Event) -> bool:
        if not isinstance(event, events.Fought) or context.source not in (event.attacker, event.target):
            return False
        other = event.target if context.source is event.attacker else event.attacker
        return other in event.killed and context.source.in_play


class Fights(Occasion):
    """One of those is used to fight."""

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.Fought) and self.what.matches(context, event.attacker)


class Reaps(Occasion):
    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.Reaped) and self.what.matches(context, event.card)


class IsUsed(Occasion):
    """You use one of those."""

    def happens(self, context: Context, event: Event) -> bool:
        return (
            isinstance(event, events.Used)
            and event.player == context.you
            and self.what.matches(context, event.card)
        )


class ForgesAKey(Occasion):
    by: Somebody = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.ForgesKey) and event.player == self.by.name(context)


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


def whenever(occasion: Occasion, *effects: Effect) -> Whenever:
    return Whenever(occasion, effects)
