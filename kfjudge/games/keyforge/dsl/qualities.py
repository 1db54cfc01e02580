"""What a selected card is and has: PowerAtMost(3), trait("giant"), DAMAGED, FLANK."""

from __future__ import annotations

from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import Context
from kfjudge.games.keyforge.engine.selectors import ANY_CARD, But, PlayedNow, Selector, peek_everywhere
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.facts import HOUSES, KEYWORDS, all_facts


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
