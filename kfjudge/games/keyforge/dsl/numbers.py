"""How many: the numbers cards speak of."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.node import (
    Context,
    Number,
    Somebody,
)
from kfjudge.games.keyforge.dsl.selectors import Selector, everywhere


class CountOf(Number):
    """For each of those cards in play."""

    those: Selector
    each: int = 1

    def value(self, context: Context) -> int:
        return self.each * len(everywhere(context, self.those))


class ThisWay(Number):
    """As many as the effect before did: cards moved, Æmber lost, damage healed."""

    each: int = 1

    def value(self, context: Context) -> int:
        return self.each * context.amount


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
