"""Abilities as cards print them: keywords, whom an enemy hunts, where it spawns, forced abilities and what
they wait for."""

from __future__ import annotations

from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import KEYWORDS, PREY
from kfjudge.games.arkham.engine.node import (
    AFTER,
    WHEN,
    Context,
    Effect,
    Keyword,
    Node,
    Occasion,
    Prey,
    Selector,
    Spawn,
    Waits,
    Who,
)
from kfjudge.games.arkham.facts import all_facts

HUNTER, RETALIATE, MASSIVE, ALOOF = map(Keyword, KEYWORDS)


def prey(word: str) -> Prey:
    """Write whom an enemy hunts: "highest-combat"."""
    if word not in PREY:
        raise ValueError(f"unknown prey: {word!r}; prey: {', '.join(PREY)}")
    return Prey(word)


def spawn(location: str) -> Spawn:
    """Write where an enemy spawns."""
    if location not in all_facts():
        raise ValueError(f"unknown location: {location!r}")
    return Spawn(location)


class Moment(Node):
    """The word before an occasion, and the occasion."""

    word: str
    occasion: Occasion


def after(occasion: Occasion) -> Moment:
    return Moment(AFTER, occasion)


def when(occasion: Occasion) -> Moment:
    return Moment(WHEN, occasion)


def forced(moment: Moment, *effects: Effect) -> Waits:
    """Write a forced ability."""
    return Waits(True, moment.word, moment.occasion, effects)


# occasions


class Enters(Occasion):
    """You enter this location."""

    kinds = (events.Moves,)

    def met(self, context: Context, event: events.Moves) -> bool:
        return event.to is context.source


class IsDefeated(Occasion):
    """A card is defeated."""

    what: Selector
    kinds = (events.IsDefeated,)

    def met(self, context: Context, event: events.IsDefeated) -> bool:
        return self.what.matches(context, event.card)


class EngagesYou(Occasion):
    """This enemy engages you."""

    kinds = (events.Engages,)

    def met(self, context: Context, event: events.Engages) -> bool:
        return event.card is context.source


# who


class You(Who):
    def names(self, context: Context) -> list[str]:
        return [context.you]


class EachAtItsLocation(Who):
    """Each investigator at the location of this card."""

    def names(self, context: Context) -> list[str]:
        return [one.name for one in context.board.there(context.board.location_of(context.source))]


YOU = You()
EACH_HERE = EachAtItsLocation()


# cards


class Self(Selector):
    def matches(self, context: Context, card: object) -> bool:
        return card is context.source


SELF = Self()
