"""Cards selected by what they are and have, PowerAtMost(3), trait("giant"), DAMAGED, FLANK; and by their
relation to others: NEIGHBORS, those that share a trait, the most powerful."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from kfjudge.games.keyforge.engine.board import Card, Pile
from kfjudge.games.keyforge.engine.node import Context
from kfjudge.games.keyforge.engine.selectors import (
    ANY_CARD,
    SELF,
    But,
    It,
    Matcher,
    PlayedNow,
    Selector,
    Self,
    peek_everywhere,
)
from kfjudge.games.keyforge.engine.verbs import creature

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.facts import HOUSES, KEYWORDS, all_facts
from kfjudge.games.keyforge.readings import NEIGHBORS_OF_THE_GONE, NONE_LEFT


class Flank(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.on_flank(context.game, card)


class Damaged(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.damage > 0


class Ready_(Selector):  # noqa: N801  `Ready` is what an effect does
    def matches(self, context: Context, card: Card) -> bool:
        return not card.exhausted


class Stunned(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.stunned


class WithDoom(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.doom > 0


class WithAember(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.aember > 0


class WithArmor(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.armor(context.game, card) > 0


class WithKeyword(Selector):
    """Those that have a keyword at the moment, printed or given."""

    keyword: str

    def matches(self, context: Context, card: Card) -> bool:
        return creature.keyword(context.game, card, self.keyword) > 0


class Trait(Selector):
    trait: str

    def matches(self, context: Context, card: Card) -> bool:
        return self.trait in card.printed().traits


class OfHouse(Selector):
    house: str

    def matches(self, context: Context, card: Card) -> bool:
        return creature.belongs_to(context.game, card, self.house)


class OfYourHouses(Selector):
    """Of one of the three houses on your identity card."""

    def matches(self, context: Context, card: Card) -> bool:
        houses = context.game.houses(context.you)
        return any(name in houses for name in creature.houses(context.game, card))


class OfActiveHouse(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        house = context.board.turn.house
        return house is not None and creature.belongs_to(context.game, card, house)


class OfNamedHouse(Selector):
    """Of the house that was chosen on the way."""

    def matches(self, context: Context, card: Card) -> bool:
        return context.house is not None and creature.belongs_to(context.game, card, context.house)


class Named(Selector):
    id: str

    def matches(self, context: Context, card: Card) -> bool:
        return card.printed().id == self.id


class PowerAtMost(Selector):
    power: int

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) <= self.power


class PowerAtLeast(Selector):
    power: int

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) >= self.power


class OfPower(Selector):
    """Of just that power."""

    power: int

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) == self.power


class OfNamedPower(Selector):
    """Of the power that was named on the way."""

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) == context.number


class OddPower(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) % 2 == 1


class EvenPower(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) % 2 == 0


FLANK = Flank()
DAMAGED = Damaged()
UNDAMAGED = But(ANY_CARD, DAMAGED)
READY = Ready_()
STUNNED = Stunned()
WITH_DOOM = WithDoom()
WITH_AEMBER = WithAember()
WITH_ARMOR = WithArmor()
YOU_PLAY = PlayedNow()
ODD_POWER = OddPower()
EVEN_POWER = EvenPower()
OF_ACTIVE_HOUSE = OfActiveHouse()
OF_NAMED_POWER = OfNamedPower()
OF_NAMED_HOUSE = OfNamedHouse()
OF_YOUR_HOUSES = OfYourHouses()


def trait(name: str) -> Selector:
    if not any(name in facts.traits for facts in all_facts().values()):
        raise ValueError(f"unknown trait: {name!r}")
    return Trait(name)


def house(name: str) -> Selector:
    if name not in HOUSES:
        raise ValueError(f"unknown house: {name!r}; houses: {', '.join(HOUSES)}")
    return OfHouse(name)


def with_keyword(name: str) -> Selector:
    if name not in KEYWORDS:
        raise ValueError(f"unknown keyword: {name!r}; keywords: {', '.join(KEYWORDS)}")
    return WithKeyword(name)


def titled(card_id: str) -> Selector:
    if card_id not in all_facts():
        raise ValueError(f"unknown card: {card_id!r}")
    return Named(card_id)


def houses_of(context: Context, selector: Selector) -> list[str]:
    """List the houses that those cards belong to."""
    cards = peek_everywhere(context, selector)
    return [name for name in HOUSES if any(creature.belongs_to(context.game, card, name) for card in cards)]


class Attacking(Selector):
    """In a fight, the one that attacks one of those."""

    target: Selector

    def matches(self, context: Context, card: Card) -> bool:
        bouts = (bout for bout in context.game.bouts if bout.attacker is card)
        return any(self.target.matches(context, bout.target) for bout in bouts)


class InLineOf(Selector):
    """In the same battleline as what was called so."""

    called: str

    def matches(self, context: Context, card: Card) -> bool:
        return any(card.controller == other.controller for other in context.found(self.called))


class NeighborOf(Selector):
    """The creatures next to one of those."""

    of: Selector

    def matches(self, context: Context, card: Card) -> bool:
        if any(self.of.matches(context, other) for other in creature.neighbors(context.game, card)):
            return True
        beside = isinstance(self.of, It) and any(card.uid in gone.beside for gone in self.of.gone(context))
        return beside and context.game.reading(NEIGHBORS_OF_THE_GONE) != NONE_LEFT


class NotAlone(Selector):
    """In a battleline with another creature."""

    def matches(self, context: Context, card: Card) -> bool:
        return bool(creature.neighbors(context.game, card))


def _uids_beside(game: Game, card: Card) -> tuple[Pile, Pile]:
    """List the creatures of its battleline to the left of a creature, and those to the right."""
    if card.zone != "line":
        return (), ()
    line = game.board.players[card.controller].line
    at = line.index(card.uid)
    return line[:at], line[at + 1 :]


def _stands_right_of(game: Game, card: Card, other: Card) -> bool:
    """Tell whether a card stands to the right of another in the same battleline."""
    if not card.zone == other.zone == "line" or card.controller != other.controller:
        return False
    line = game.board.players[card.controller].line
    return line.index(card.uid) > line.index(other.uid)


class RightOf(Selector):
    """The creatures that stand to the right of one of those, in the same battleline."""

    of: Selector

    def matches(self, context: Context, card: Card) -> bool:
        if isinstance(self.of, Self):
            return _stands_right_of(context.game, card, context.source)
        left, _ = _uids_beside(context.game, card)
        return any(self.of.matches(context, context.board.cards[uid]) for uid in left)


class LeftOf(Selector):
    """The creatures that stand to the left of one of those, in the same battleline."""

    of: Selector

    def matches(self, context: Context, card: Card) -> bool:
        if isinstance(self.of, Self):
            return _stands_right_of(context.game, context.source, card)
        _, right = _uids_beside(context.game, card)
        return any(self.of.matches(context, context.board.cards[uid]) for uid in right)


def _wherever(context: Context, selector: Selector) -> list[Card]:
    """List the cards that a selector means, wherever they are now: what is printed on them counts."""
    if isinstance(selector, It):
        return [card for card, _ in selector.pairs(context)]
    return peek_everywhere(context, selector)


class SharesTrait(Selector):
    """With a trait that one of those has, too."""

    with_: Selector

    def matches(self, context: Context, card: Card) -> bool:
        traits = set(card.printed().traits)
        others = _wherever(context, self.with_)
        return any(traits.intersection(other.printed().traits) for other in others)


class SharesTitle(Selector):
    """With the title that one of those has."""

    with_: Selector

    def matches(self, context: Context, card: Card) -> bool:
        title = card.printed().id
        return any(other.printed().id == title for other in _wherever(context, self.with_))


class WeakerThan(Selector):
    """With less power than one of those has in play."""

    than: Selector

    def matches(self, context: Context, card: Card) -> bool:
        power = creature.power(context.game, card)
        return any(
            power < creature.power(context.game, other) for other in peek_everywhere(context, self.than)
        )


class SharesHouse(Selector):
    """Of the house of one of those, wherever they are by now."""

    with_: It

    def matches(self, context: Context, card: Card) -> bool:
        game = context.game
        others = [other for other, _ in self.with_.pairs(context)]
        return any(
            name in creature.houses(game, other) for other in others for name in creature.houses(game, card)
        )


class OfHouseOf(Selector):
    """Of a house of the card that is called so."""

    called: str

    def matches(self, context: Context, card: Card) -> bool:
        game, others = context.game, context.found(self.called)
        houses = [name for other in others for name in creature.houses(game, other)]
        return any(creature.belongs_to(game, card, name) for name in houses)


class OfMostPower(Selector):
    """Each of those with the highest power among them."""

    those: Selector

    def at_once(self, context: Context) -> Matcher:
        return _of_power(max, context, self.those)

    def matches(self, context: Context, card: Card) -> bool:
        return self.at_once(context)(context, card)


class OfLeastPower(Selector):
    """Each of those with the lowest power among them."""

    those: Selector

    def at_once(self, context: Context) -> Matcher:
        return _of_power(min, context, self.those)

    def matches(self, context: Context, card: Card) -> bool:
        return self.at_once(context)(context, card)


def _of_power(extreme: Callable[[Iterable[int]], int], context: Context, those: Selector) -> Matcher:
    powers = {card.uid: creature.power(context.game, card) for card in peek_everywhere(context, those)}
    wanted = extreme(powers.values()) if powers else 0
    return lambda _, card: powers.get(card.uid) == wanted


NOT_ALONE = NotAlone()
NEIGHBORS = NeighborOf(SELF)


def next_to(selector: Selector) -> Selector:
    return NeighborOf(selector)
