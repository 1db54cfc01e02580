"""The conditions that cards name: "if you control more creatures"."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.qualities import houses_of
from kfjudge.games.keyforge.engine.node import OPPONENT, YOU, Condition, Context, Number, Somebody
from kfjudge.games.keyforge.engine.selectors import Selector, peek_everywhere
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.readings import (
    DISCARDED_FROM,
    EACH_USE,
    HAND_ONLY,
    ONE_CARD,
    PLAYED_AGAIN,
    USED_AGAIN,
)


class Richer(Condition):
    """A player has more Æmber than the other."""

    who: Somebody = OPPONENT

    def holds(self, context: Context) -> bool:
        board, name = context.board, self.who.name(context)
        return board.players[name].aember > board.opponent(name).aember


class HasAember(Condition):
    """A player has at least so much Æmber, or (`exactly`) just so much."""

    who: Somebody
    amount: int
    exactly: bool = False

    def holds(self, context: Context) -> bool:
        has = context.board.players[self.who.name(context)].aember
        return has == self.amount if self.exactly else has >= self.amount


class MoreCreatures(Condition):
    """A player controls more creatures than the other."""

    who: Somebody

    def holds(self, context: Context) -> bool:
        one = self.who.name(context)
        board = context.board
        return len(board.players[one].line) > len(board.opponent(one).line)


class AreThere(Condition):
    """At least so many of those cards are in play."""

    those: Selector
    at_least: int = 1

    def holds(self, context: Context) -> bool:
        return len(peek_everywhere(context, self.those)) >= self.at_least


class FromHouses(Condition):
    """Those cards are of at least so many houses."""

    those: Selector
    at_least: int

    def holds(self, context: Context) -> bool:
        return len(houses_of(context, self.those)) >= self.at_least


def are_so_many(context: Context, played: list[str], at_least: int) -> bool:
    """Tell whether so many cards were played; we read it that one that came back and was played again is
    two."""
    if len(played) < at_least or len(set(played)) >= at_least:
        return len(played) >= at_least
    return context.game.reading(PLAYED_AGAIN) != ONE_CARD


class PlayedThisTurn(Condition):
    """You have played at least so many of those this turn; we read it that one played twice counts twice."""

    those: Selector
    at_least: int = 1

    def holds(self, context: Context) -> bool:
        turn, cards = context.board.turn, context.board.cards
        played = [uid for uid in turn.played if self.those.matches(context, cards[uid])]
        return turn.player == context.you and are_so_many(context, played, self.at_least)


class Not(Condition):
    condition: Condition

    def holds(self, context: Context) -> bool:
        return not self.condition.holds(context)


class ItIs(Condition):
    """What was found is one of those."""

    one_of: Selector

    def holds(self, context: Context) -> bool:
        return any(self.one_of.matches(context, card) for card, _ in context.it)


class ItWasDestroyed(Condition):
    """The damage before destroyed the creature."""

    def holds(self, context: Context) -> bool:
        return bool(context.it) and context.it[0][0] in context.this_way


class ItSurvived(Condition):
    """The damage before did not destroy the creature."""

    def holds(self, context: Context) -> bool:
        return bool(context.it) and context.it[0][0] not in context.this_way


class DidAtLeast(Condition):
    """The effect before did at least so much."""

    amount: int

    def holds(self, context: Context) -> bool:
        return context.amount >= self.amount


class IsAtLeast(Condition):
    """A number is so high, or higher."""

    number: Number
    amount: int = 1

    def holds(self, context: Context) -> bool:
        return self.number.value(context) >= self.amount


class ForgedLastTurn(Condition):
    """The opponent forged a key on their previous turn."""

    def holds(self, context: Context) -> bool:
        last = context.board.last
        return last.player == context.opponent and bool(last.forged)


class ForgedThisTurn(Condition):
    """You have forged a key this turn, which is yours."""

    def holds(self, context: Context) -> bool:
        turn = context.board.turn
        return turn.player == context.you and bool(turn.forged)


class FirstReap(Condition):
    """No creature but "it" has reaped this turn, and that one once."""

    def holds(self, context: Context) -> bool:
        return context.board.turn.reaped == tuple(card.uid for card, _ in context.it)


class HasNeighbor(Condition):
    """The card that speaks has one of those as a neighbor."""

    those: Selector

    def holds(self, context: Context) -> bool:
        return any(
            self.those.matches(context, card) for card in creature.neighbors(context.game, context.source)
        )


class OnFlank(Condition):
    """The card that speaks is on a flank."""

    def holds(self, context: Context) -> bool:
        return creature.on_flank(context.game, context.source)


class ThisIs(Condition):
    """The card that speaks is one of those."""

    one_of: Selector

    def holds(self, context: Context) -> bool:
        return self.one_of.matches(context, context.source)


class IsAttacker(Condition):
    """The card that speaks is the attacker of the fight under way."""

    def holds(self, context: Context) -> bool:
        bouts = context.game.bouts
        return bool(bouts) and bouts[-1].attacker is context.source


class PlayedExactly(Condition):
    """You have played just so many cards this turn."""

    count: int

    def holds(self, context: Context) -> bool:
        turn = context.board.turn
        return turn.player == context.you and len(turn.played) == self.count


class DiscardedThisTurn(Condition):
    """You have discarded a card of that house from your hand this turn."""

    house: str

    def holds(self, context: Context) -> bool:
        cards = context.board.cards
        return any(
            creature.belongs_to(context.game, cards[uid], self.house) for uid in context.board.turn.discarded
        )


class FirstUse(Condition):
    """The card that speaks has been used once this turn: this is the first time."""

    def holds(self, context: Context) -> bool:
        return context.board.turn.used.count(context.source.uid) == 1


class YourTurn(Condition):
    def holds(self, context: Context) -> bool:
        return context.board.turn.player == context.you


class HasDiscarded(Condition):
    """A player has discarded a card this turn: as we read it from their hand, their deck, their archives."""

    who: Somebody

    def holds(self, context: Context) -> bool:
        turn, who = context.board.turn, self.who.name(context)
        if who not in turn.discarders:
            return False
        from_hand = who == turn.player and bool(turn.discarded)
        return from_hand or context.game.reading(DISCARDED_FROM) != HAND_ONLY


class OffHouse(Condition):
    """That house is not the active one."""

    house: str

    def holds(self, context: Context) -> bool:
        return context.board.turn.house != self.house


class UsedThisTurn(Condition):
    """You have used at least so many of those this turn; we read it that one used again is still one."""

    those: Selector
    at_least: int = 1

    def holds(self, context: Context) -> bool:
        turn, cards = context.board.turn, context.board.cards
        used = [uid for uid in turn.used if self.those.matches(context, cards[uid])]
        if turn.player != context.you or len(used) < self.at_least:
            return False
        return len(set(used)) >= self.at_least or context.game.reading(USED_AGAIN) == EACH_USE


class PlayedLastTurn(Condition):
    """A player played at least so many of those on their previous turn, the last one of the match."""

    who: Somebody
    those: Selector
    at_least: int = 1

    def holds(self, context: Context) -> bool:
        last, cards = context.board.last, context.board.cards
        played = [uid for uid in last.played if self.those.matches(context, cards[uid])]
        return last.player == self.who.name(context) and are_so_many(context, played, self.at_least)


OPPONENT_RICHER = Richer()


YOU_RICHER = Richer(YOU)


OPPONENT_BROKE = HasAember(OPPONENT, 0, exactly=True)
