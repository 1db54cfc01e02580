"""When a card's words take effect: abilities with a bold header, constant abilities, and what they
contribute: numbers, keywords, permissions, prohibitions, obligations. A contribution only says what it
wants; one function a question combines them all (`creature.py`, `permission.py`, `house_choice.py`)."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.core.events import Event
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.node import YOU, Context, Node, Player
from kfjudge.games.keyforge.dsl.numbers import Amount, Condition, value
from kfjudge.games.keyforge.dsl.selectors import ANY_CARD, SELF, Selector
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.deeds import creature
from kfjudge.games.keyforge.facts import HOUSES, KEYWORDS

HEADERS = ("play", "reap", "fight", "action", "omni", "before-fight", "destroyed", "leaves-play")


class Ability(Node):
    """A text behind one bold header, or behind several ("Play/Fight/Reap:")."""

    headers: tuple[str, ...]
    effects: tuple[Effect, ...]


def when(*headers: str) -> Callable[..., Ability]:
    """A function that writes abilities with these headers."""
    for header in headers:
        if header not in HEADERS:
            raise ValueError(f"unknown header: {header!r}; headers: {', '.join(HEADERS)}")

    def ability(*effects: Effect) -> Ability:
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


class Contribution(Node):
    """What a constant ability or a lasting effect wants to be true while it is in force."""


class Power(Contribution):
    on: Selector
    amount: Amount
    while_: Condition | None = None

    def worth(self, context: Context, card: Card) -> int:  # noqa: ARG002
        if self.while_ is not None and not self.while_.holds(context):
            return 0
        return value(context, self.amount)


class Armor(Contribution):
    on: Selector
    amount: Amount
    while_: Condition | None = None

    def worth(self, context: Context, card: Card) -> int:  # noqa: ARG002
        if self.while_ is not None and not self.while_.holds(context):
            return 0
        return value(context, self.amount)


class ArmorLost(Contribution):
    """Those have lost the armor that they had when this began: it is bound to the cards that gave it, a
    creature itself where the armor is printed. What is gained later is not among it."""

    on: Selector

    def given_by(self, context: Context) -> tuple[str, ...]:
        assert context.lasting is not None
        return tuple(dict(context.lasting.bound)["cards"])


class Keyword(Node):
    """A keyword that is given, with its value."""

    keyword: str
    value: int = 1


def keyword(name: str, value: int = 1) -> Keyword:
    if name not in KEYWORDS:
        raise ValueError(f"unknown keyword: {name!r}; keywords: {', '.join(KEYWORDS)}")
    return Keyword(name, value)


class Gains(Contribution):
    """Those cards have these keywords and abilities as if they were their own."""

    on: Selector
    gifts: tuple[Keyword | Ability, ...]


def gains(on: Selector, *gifts: Keyword | Ability) -> Gains:
    return Gains(on, gifts)


class Loses(Contribution):
    on: Selector
    keyword: str


class CountsAs(Contribution):
    """Those cards belong to that house."""

    on: Selector
    house: str


class ConsideredFlank(Contribution):
    on: Selector


class DealsMore(Contribution):
    """That much more damage when attacking one of those."""

    on: Selector
    amount: int
    attacking: Selector


class Cannot(Contribution):
    """A prohibition. `verb` is play, discard, use, reap, fight, steal-from, ready, be-damaged or
    deal-fight-damage; `who` the player it binds (None: either), `what` the cards it is about."""

    verb: str
    what: Selector = ANY_CARD
    who: Player | None = None
    unless: Condition | None = None
    beyond: int = 0

    def binds(self, context: Context, player: str, card: Card | None) -> bool:
        if self.who is not None and self.who.name(context) != player:
            return False
        if self.unless is not None and self.unless.holds(context):
            return False
        if self.beyond and len(context.board.turn.played) < self.beyond:
            return False
        return card is None or self.what.matches(context, card)


VERBS = ("play", "discard", "use", "reap", "fight", "steal-from", "ready", "be-damaged", "deal-fight-damage")


def cannot(
    verb: str,
    what: Selector = ANY_CARD,
    *,
    who: Player | None = None,
    unless: Condition | None = None,
    beyond: int = 0,
) -> Cannot:
    """A prohibition; `beyond` allows so many of a turn's plays before it binds."""
    if verb not in VERBS:
        raise ValueError(f"unknown verb: {verb!r}; verbs: {', '.join(VERBS)}")
    return Cannot(verb, what, who, unless, beyond)


class May(Contribution):
    """A permission for cards that are not of the active house. `verb` is play, use or fight;
    `cards` is how many of them it covers (0: all)."""

    verb: str
    what: Selector
    cards: int = 0


class MustPay(Contribution):
    """Before your opponent plays (or uses) one of those, they pay you so much; without it they cannot."""

    verb: str
    what: Selector
    amount: int


def must_pay(amount: int, verb: str, what: Selector) -> MustPay:
    if verb not in ("play", "use"):
        raise ValueError(f"nothing is paid to {verb!r}: play or use")
    return MustPay(verb, what, amount)


class MustChoose(Contribution):
    """That house must be chosen (None: the house that was named)."""

    house: str | None
    who: Player = YOU


def must_choose(house: str) -> MustChoose:
    if house not in HOUSES:
        raise ValueError(f"unknown house: {house!r}")
    return MustChoose(house)


class CannotChoose(Contribution):
    """The house that was named cannot be chosen."""

    who: Player


class KeyCost(Contribution):
    """That player's keys cost so much more, or less."""

    who: Player | None
    amount: Amount
    while_: Condition | None = None


class HandSize(Contribution):
    """That player refills their hand to so many cards more, or fewer."""

    who: Player | None
    amount: int


class SkipForge(Contribution):
    who: Player


class MaySpendFrom(Contribution):
    """Æmber on this card may be spent on keys."""

    on: Selector = SELF


class EntersReady(Contribution):
    on: Selector


class EntersStunned(Contribution):
    on: Selector


class CanOnlyFight(Contribution):
    """That creature's fights have only those as targets."""

    on: Selector
    targets: Selector


class Ignores(Contribution):
    """While that creature attacks, those keywords do nothing."""

    on: Selector
    keywords: tuple[str, ...]


class Redirected(Contribution):
    """Damage to those is dealt to this card instead."""

    damage_to: Selector
    to: Selector = SELF


class PurgedInstead(Contribution):
    """Those, when they would go from play to a discard pile, are purged."""

    what: Selector


class StolenInstead(Contribution):
    """Æmber that this player would gain by reaping is stolen from the other."""

    who: Player


class Controls(Contribution):
    """You control that card for as long as this is in force."""

    what: Selector


# what a constant ability may wait for


class Occasion(Node):
    """Something that happens; `event` is the class of event, `card_of` finds the card it is about."""

    what: Selector

    def happens(self, context: Context, event: Event) -> bool:
        raise NotImplementedError


class IsPlayed(Occasion):
    """That player plays one of those."""

    by: Player | None = None

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
    by: Player = YOU

    def happens(self, context: Context, event: Event) -> bool:
        return isinstance(event, events.ForgesKey) and event.player == self.by.name(context)


class TurnEnds(Occasion):
    of: Player = YOU

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


class Whenever(Contribution):
    """Each time that happens, these effects resolve; "it" is the card it happened to."""

    occasion: Occasion
    effects: tuple[Effect, ...]


def whenever(occasion: Occasion, *effects: Effect) -> Whenever:
    return Whenever(occasion, effects)


class PlayedAsCopy(Contribution):
    """When this card is played, it is treated as a copy of one of those."""

    of: Selector
