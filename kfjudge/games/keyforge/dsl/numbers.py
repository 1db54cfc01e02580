"""The numbers that cards name: "for each friendly creature"."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.qualities import houses_of
from kfjudge.games.keyforge.engine.board import FELL_BESIDE, FELL_FIGHTING
from kfjudge.games.keyforge.engine.node import Context, Number, Somebody
from kfjudge.games.keyforge.engine.selectors import It, Selector, peek_everywhere
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.readings import ALL_DESTROYED, DESTROYED_IN_A_FIGHT


class CountOf(Number):
    """For each of those cards in play."""

    those: Selector
    each: int = 1

    def value(self, context: Context) -> int:
        return self.each * len(peek_everywhere(context, self.those))


class ThisWay(Number):
    """As many as the effect before did: cards moved, Æmber lost, damage healed."""

    each: int = 1

    def value(self, context: Context) -> int:
        return self.each * context.amount


class CreaturesThisWay(Number):
    """For each creature that the effect before healed, or destroyed."""

    each: int = 1

    def value(self, context: Context) -> int:
        return self.each * len(context.this_way)


class ThatMuch(Number):
    """As much as what has just happened says: the damage that armor prevented, the Æmber that was gained."""

    def value(self, context: Context) -> int:
        return int(getattr(context.event, "amount", 0))


class HousesAmong(Number):
    """For each house that one of those is of, except one house."""

    those: Selector
    but: str | None = None

    def value(self, context: Context) -> int:
        return len(set(houses_of(context, self.those)) - {self.but})


class AtMost(Number):
    """That many, but no more than so many."""

    most: int
    number: Number

    def value(self, context: Context) -> int:
        return min(self.most, self.number.value(context))


class TraitsOf(Number):
    """For each trait that a card has."""

    card: Selector

    def value(self, context: Context) -> int:
        return sum(len(card.printed().traits) for card in peek_everywhere(context, self.card))


class OwnedThisWay(Number):
    """As many as the effect before did with cards that a player owns."""

    of: Somebody

    def value(self, context: Context) -> int:
        return sum(card.owner == self.of.name(context) for card in context.this_way)


class ArmorLostThisWay(Number):
    """As much armor as the creature that something is done to has just lost."""

    def value(self, context: Context) -> int:
        return context.lost.get(context.target.uid, 0) if context.target is not None else 0


class DestroyedThisWay(Number):
    """As many creatures as the effect before destroyed that a player controlled."""

    of: Somebody

    def value(self, context: Context) -> int:
        player = self.of.name(context)
        return sum(context.controllers.get(card.uid) == player for card in context.this_way)


class AemberOn(Number):
    """As much Æmber as there is on those."""

    those: Selector

    def value(self, context: Context) -> int:
        return sum(card.aember for card in peek_everywhere(context, self.those))


class DamageOn(Number):
    """As much as there is damage on those."""

    those: Selector

    def value(self, context: Context) -> int:
        return sum(card.damage for card in peek_everywhere(context, self.those))


class ForgedKeys(Number):
    of: Somebody

    def value(self, context: Context) -> int:
        return len(context.board.players[self.of.name(context)].keys)


class UnforgedKeys(Number):
    of: Somebody
    each: int = 1

    def value(self, context: Context) -> int:
        return self.each * (3 - len(context.board.players[self.of.name(context)].keys))


class AemberOf(Number):
    of: Somebody

    def value(self, context: Context) -> int:
        return context.board.players[self.of.name(context)].aember


class AllBut(Number):
    """All of a player's Æmber but so much."""

    of: Somebody
    keep: int

    def value(self, context: Context) -> int:
        return max(context.board.players[self.of.name(context)].aember - self.keep, 0)


class CreaturesBeyond(Number):
    """How many creatures a player controls in excess of the other."""

    of: Somebody

    def value(self, context: Context) -> int:
        one = self.of.name(context)
        board = context.board
        return max(len(board.players[one].line) - len(board.opponent(one).line), 0)


class PowerOf(Number):
    """The power of those creatures, added up."""

    those: Selector

    def value(self, context: Context) -> int:
        return sum(creature.power(context.game, card) for card in peek_everywhere(context, self.those))


class Half(Number):
    """Half of a number, rounded down."""

    of: Number

    def value(self, context: Context) -> int:
        return self.of.value(context) // 2


class DestroyedThisTurn(Number):
    """How many creatures under a player's control were destroyed this turn; `fighting` counts those that a
    fight destroyed. Whether that is said of others than the two that fight, no book says."""

    under: Somebody
    fighting: bool = False

    def value(self, context: Context) -> int:
        name = self.under.name(context)
        fallen = [loss.fight for loss in context.board.turn.losses if loss.controller == name]
        if not self.fighting:
            return len(fallen)
        beside = fallen.count(FELL_BESIDE)
        if beside and context.game.reading(DESTROYED_IN_A_FIGHT) != ALL_DESTROYED:
            beside = 0
        return fallen.count(FELL_FIGHTING) + beside


class BonusOf(Number):
    """The Æmber bonus that is printed on a card, wherever it is by now."""

    of: It

    def value(self, context: Context) -> int:
        return sum(card.printed().aember for card, _ in self.of.pairs(context))
