"""What a constant ability or a lasting effect contributes while it is in force: numbers, keywords,
permissions, prohibitions, obligations, and what it waits for. A contribution only says what it wants; for
each question one function combines them all (`creature.py`, `permission.py`, `house_choice.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.node import (
    YOU,
    Ability,
    Amount,
    Condition,
    Context,
    Effect,
    Node,
    Somebody,
    value,
)
from kfjudge.games.keyforge.engine.selectors import IT, It, PlayedNow, Selector, everywhere
from kfjudge.games.keyforge.facts import HOUSES
from kfjudge.games.keyforge.readings import THOSE_THERE, WHOM_IT_COVERS

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.games.keyforge.engine.board import Card, Lasting
    from kfjudge.games.keyforge.engine.verbs import Verb


class Contribution(Node):
    """What a constant ability or a lasting effect wants to be true while it is in force."""

    @property
    def bound_to(self) -> tuple[str, ...]:
        """Name what a lasting one must be bound to: "house", "armor"."""
        return ()

    def begins(self, context: Context) -> tuple[tuple[str, object], ...]:
        """Return what a lasting effect is bound to from its beginning, beside "it"."""
        return ()


class OverThose(Contribution):
    """A contribution about some cards (`on`)."""

    on: Selector

    @property
    def whoever(self) -> bool:
        """Tell whether it names no particular card, but all that match at the moment."""
        return not any(isinstance(part, (It, PlayedNow)) for part in self.walk())

    def begins(self, context: Context) -> tuple[tuple[str, object], ...]:
        """Bind a lasting effect to the cards that match now; we read it that it covers those that match
        later."""
        if not self.whoever or context.game.reading(WHOM_IT_COVERS) != THOSE_THERE:
            return ()
        return (("it", tuple((card.uid, card.stay) for card in everywhere(context, self.on))),)

    def while_it_lasts(self, lasting: Lasting) -> OverThose:
        """Return the contribution about the cards that it was bound to when it began, if it was."""
        bound = any(name == "it" for name, _ in lasting.bound)
        return replace(self, on=IT) if bound and self.whoever else self


class Strength(OverThose):
    """Those have so much more (or less) of a strength."""

    amount: Amount
    while_: Condition | None = None

    def worth(self, context: Context, card: Card) -> int:
        if self.while_ is not None and not self.while_.holds(context):
            return 0
        return value(context, self.amount)


class Power(Strength):
    """Power, which damage is compared to."""


class Armor(Strength):
    """Armor, which prevents damage."""


class Keyword(Node):
    """A keyword that is given, with its value."""

    keyword: str
    value: int = 1


class Gains(OverThose):
    """Those cards have these keywords and abilities, constant ones too, as if they were their own."""

    gifts: tuple[Keyword | Ability | Contribution, ...]


class Loses(OverThose):
    """Those do not have these keywords, wherever they come from."""

    keywords: tuple[str, ...]


class Blank(OverThose):
    """The text boxes of those are considered blank: no ability or keyword of theirs is in force, none
    that they gain either. Their traits they have, and what other cards say of them goes on."""


class CountsAs(Contribution):
    """Those cards belong to that house and no other (None: to all houses)."""

    on: Selector
    house: str | None


class ConsideredFlank(Contribution):
    on: Selector


class DealsMore(Contribution):
    """That much more damage when attacking one of those."""

    on: Selector
    amount: int
    attacking: Selector


class TakesMore(Contribution):
    """Each time those take damage, they take so much more."""

    on: Selector
    amount: int


class DealsInFight(Contribution):
    """Those deal so much damage when fighting, whatever their power."""

    on: Selector
    amount: int


class Cannot(Contribution):
    """A prohibition. `verb` is play, discard, use, reap, fight, steal-from, ready, be-damaged or
    deal-fight-damage; `who` the player it binds (None: either), `what` the cards it is about."""

    verb: Verb
    what: Selector
    who: Somebody | None = None
    unless: Condition | None = None
    beyond: int = 0
    while_: Condition | None = None

    def binds(self, context: Context, player: str, card: Card | None) -> bool:
        if self.who is not None and self.who.name(context) != player:
            return False
        if self.unless is not None and self.unless.holds(context):
            return False
        if self.while_ is not None and not self.while_.holds(context):
            return False
        if self.beyond and len(context.board.turn.played) < self.beyond:
            return False
        return card is None or self.what.matches(context, card)


class May(Contribution):
    """A permission for cards that are not of the active house. `verb` is play, use, fight or play-or-use (one
    deed for each card); `cards` is how many of them it covers (0: all), in each turn where it is constant."""

    verb: Verb | Literal["play-or-use"]
    what: Selector
    cards: int = 0
    while_: Condition | None = None


class CanOnlyBeUsedTo(Contribution):
    """Those can be used in that way and in no other."""

    way: Literal["fight", "reap"]
    on: Selector


class MustPay(Contribution):
    """Before your opponent plays (or uses) one of those, they pay you so much; without it they cannot."""

    verb: Literal["play", "use"]
    what: Selector
    amount: int


class MustLose(Contribution):
    """To play this card its player has to lose so much Æmber first; without it they cannot."""

    amount: int


class MustChoose(Contribution):
    """That house must be chosen (None: the house that was named)."""

    house: str | None
    who: Somebody = YOU

    def __post_init__(self) -> None:
        if self.house is not None and self.house not in HOUSES:
            raise ValueError(f"unknown house: {self.house!r}")

    @property
    def bound_to(self) -> tuple[str, ...]:
        return ("house",) if self.house is None else ()


class CannotChoose(Contribution):
    """The house that was named cannot be chosen."""

    who: Somebody

    @property
    def bound_to(self) -> tuple[str, ...]:
        return ("house",)


class KeyCost(Contribution):
    """That player's keys cost so much more, or less."""

    who: Somebody | None
    amount: Amount
    while_: Condition | None = None


class CannotForge(Contribution):
    """That player (None: either) cannot forge keys; only their first, second or third with `key`; with
    `ahead`, only while they have forged more keys than the other."""

    who: Somebody | None
    key: int | None = None
    ahead: bool = False

    def binds(self, context: Context, player: str) -> bool:
        if self.who is not None and self.who.name(context) != player:
            return False
        forged = len(context.board.players[player].keys)
        if self.key is not None and forged != self.key - 1:
            return False
        return not self.ahead or forged > len(context.board.opponent(player).keys)


class HandSize(Contribution):
    """That player refills their hand to so many cards more, or fewer."""

    who: Somebody | None
    amount: int
    while_: Condition | None = None


class SkipForge(Contribution):
    who: Somebody


class MaySpendFrom(Contribution):
    """Æmber on this card may be spent on keys."""

    on: Selector


class DestroyedWhile(Contribution):
    """Those are destroyed as soon as that is so."""

    what: Selector
    condition: Condition


class MustFight(Contribution):
    """Those fight when they are used, if they can."""

    what: Selector


class EntersReady(Contribution):
    on: Selector


class NextEntersReady(Contribution):
    """The next of those that you play enters play ready, and that is the end of it."""

    on: Selector


class FirstEntersReady(Contribution):
    """The first of those that is played each turn enters play ready."""

    on: Selector


class EntersStunned(Contribution):
    on: Selector


class EntersUnder(Contribution):
    """This card enters play under the control of that player, seen from whoever it would have been."""

    who: Somebody


class GetsSpent(Contribution):
    """You get the Æmber that this player spends on keys."""

    by: Somebody


class CanOnlyFight(Contribution):
    """That creature's fights have only those as targets."""

    on: Selector
    targets: Selector


class CannotFight(Contribution):
    """Those cannot fight these: not attack them, as we read it; nor, as others do, be attacked by them."""

    who: Selector
    whom: Selector


class Ignores(Contribution):
    """While that creature attacks, those keywords do nothing."""

    on: Selector
    keywords: tuple[str, ...]


class Redirected(Contribution):
    """Damage to those is dealt to this card instead."""

    damage_to: Selector
    to: Selector


class PurgedInstead(Contribution):
    """Those, when they would go from play to a discard pile, are purged."""

    what: Selector


class StolenInstead(Contribution):
    """Æmber that this player would gain by reaping is stolen from the other."""

    who: Somebody


class CapturedInstead(Contribution):
    """Æmber that would go to that player's pool is captured by the card that speaks."""

    who: Somebody


class TakenFromSupply(Contribution):
    """Æmber that is stolen or captured from that player's pool is taken from the common supply instead."""

    who: Somebody


class Controls(Contribution):
    """You control that card for as long as this is in force."""

    what: Selector


class Occasion(Node):
    """Something that a constant ability waits for: "each time a friendly creature reaps"."""

    what: Selector

    def happens(self, context: Context, event: Event) -> bool:
        raise NotImplementedError


class IsDestroyedFighting(Occasion):
    """One of those is destroyed in a fight with this card, which survives it (`attacking`: and attacked).
    Which ones need not be asked: whoever it fights is an enemy creature, though no longer where it lies."""

    attacking: bool = False

    def happens(self, context: Context, event: Event) -> bool:
        if not isinstance(event, events.Fought) or context.source not in (event.attacker, event.target):
            return False
        if self.attacking and context.source is not event.attacker:
            return False
        other = event.target if context.source is event.attacker else event.attacker
        return other in event.killed and context.source.in_play


class Fights(Occasion):
    """One of those is used to fight. One that has not survived it is asked about as it attacked."""

    def happens(self, context: Context, event: Event) -> bool:
        if not isinstance(event, events.Fought):
            return False
        if event.attacker.in_play and event.attacker not in event.killed:
            return self.what.matches(context, event.attacker)
        return (self, context.source.uid) in event.seen


class Whenever(Contribution):
    """Each time that happens, these effects resolve; "it" is the card it happened to. `during` is whose turn
    it must be, `while_` what must be so."""

    occasion: Occasion
    effects: tuple[Effect, ...]
    during: Somebody | None = None
    while_: Condition | None = None

    def sees(self, context: Context, event: Event) -> bool:
        if not self.occasion.happens(context, event):
            return False
        if self.during is not None and self.during.name(context) != context.game.active:
            return False
        return self.while_ is None or self.while_.holds(context)


class PlayedAsCopy(Contribution):
    """When this card is played, it is treated as a copy of one of those."""

    of: Selector
