"""Which cards and investigators a text means, the numbers that it counts, and the conditions that it asks."""

from __future__ import annotations

from kfjudge.games.arkham.engine.board import Card
from kfjudge.games.arkham.engine.engagement import engaged_enemies
from kfjudge.games.arkham.engine.node import Amount, Condition, Context, Number, Selector, Who, value

# who


class You(Who):
    def names(self, context: Context) -> list[str]:
        return [context.you]


class EachAtItsLocation(Who):
    """Each investigator at the location of this card."""

    def names(self, context: Context) -> list[str]:
        return [one.name for one in context.board.there(context.board.location_of(context.source))]


class EachWithYou(Who):
    """Each investigator at your location, if you control this card."""

    def names(self, context: Context) -> list[str]:
        if context.you not in context.board.players:
            return []
        return [one.name for one in context.board.there(context.investigator.at)]


class Them(Who):
    """The investigator that was chosen."""

    def names(self, context: Context) -> list[str]:
        return [context.them]


class WhoseTurnHere(Who):
    """The investigator at your location whose turn it is, if there is one."""

    def names(self, context: Context) -> list[str]:
        player = context.board.turn.player
        here = (one.name for one in context.board.there(context.investigator.at))
        return [player] if player in here else []


YOU = You()
THEM = Them()
WHOSE_TURN_HERE = WhoseTurnHere()
EACH_HERE = EachAtItsLocation()
EACH_WITH_YOU = EachWithYou()


# cards


class Self(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card is context.source


class Enemy(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.is_enemy and card.in_play and not card.dying


class AtYourLocation(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return context.board.location_of(card) == context.investigator.at


class Yours(Selector):
    """A card that you control."""

    def matches(self, context: Context, card: Card) -> bool:
        return card.controller == context.you and card.in_play


class Exhausted(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.exhausted


class Trait(Selector):
    trait: str

    def matches(self, context: Context, card: Card) -> bool:
        return self.trait in card.facts.traits


class Either(Selector):
    one: Selector
    other: Selector

    def matches(self, context: Context, card: Card) -> bool:
        return self.one.matches(context, card) or self.other.matches(context, card)


SELF = Self()
ENEMY = Enemy()
HERE = AtYourLocation()
YOURS = Yours()
EXHAUSTED = Exhausted()


class Any(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return True


class Asset(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.facts.type == "asset"


ANY, ASSET = Any(), Asset()
ELITE, GHOUL, MONSTER, CULTIST, ANCIENT_ONE, SPELL, FIREARM, ITEM, TOME, ALLY, NIGHTGAUNT, CENTRAL = map(
    Trait,
    (
        "elite",
        "ghoul",
        "monster",
        "cultist",
        "ancient-one",
        "spell",
        "firearm",
        "item",
        "tome",
        "ally",
        "nightgaunt",
        "central",
    ),
)


# numbers


class CluesHere(Number):
    """The clues on your location."""

    def value(self, context: Context) -> int:
        return context.board.cards[str(context.investigator.at)].clues


class HorrorOnYou(Number):
    """The horror on your investigator."""

    def value(self, context: Context) -> int:
        return context.investigator.horror


class Minus(Number):
    """The negative of a number."""

    number: Number

    def value(self, context: Context) -> int:
        return -self.number.value(context)


class Count(Number):
    """How many such cards are in play."""

    what: Selector

    def value(self, context: Context) -> int:
        return sum(self.what.matches(context, card) for card in context.board.in_play())


class MostDoom(Number):
    """The most doom on one of such cards."""

    what: Selector

    def value(self, context: Context) -> int:
        cards = (card for card in context.board.in_play() if self.what.matches(context, card))
        return max((card.doom for card in cards), default=0)


class AllDoom(Number):
    """All doom in play."""

    def value(self, context: Context) -> int:
        return sum(card.doom for card in context.board.in_play())


class IfSo(Number):
    """One number if something is so, another if not."""

    condition: Condition
    amount: Amount
    otherwise: Amount = 0

    def value(self, context: Context) -> int:
        return value(context, self.amount if self.condition.holds(context) else self.otherwise)


CLUES_HERE = CluesHere()


# conditions


class AtLeast(Condition):
    number: Number
    least: int

    def holds(self, context: Context) -> bool:
        return self.number.value(context) >= self.least


class AtMost(Condition):
    number: Number
    most: int

    def holds(self, context: Context) -> bool:
        return self.number.value(context) <= self.most


class OnlyEngaged(Condition):
    """The attacked enemy is the only one engaged with you."""

    def holds(self, context: Context) -> bool:
        return engaged_enemies(context.game, context.you) == [context.it]


class SucceededBy(Condition):
    """You succeed by so much."""

    least: int

    def holds(self, context: Context) -> bool:
        test = context.game.test
        return test is not None and test.succeeded and test.by >= self.least
