"""What abilities cost beside actions."""

from __future__ import annotations

from typing import ClassVar

from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import Context, Cost
from kfjudge.games.arkham.engine.plot import list_spending, spend_as_group


class Spend(Cost):
    """Spend resources."""

    amount: int

    def can_pay(self, context: Context) -> bool:
        return context.investigator.resources >= self.amount

    def pay(self, context: Context) -> None:
        context.game.do(events.SpendsResources(context.you, self.amount))


class SpendUse(Cost):
    """Spend some of the tokens that are on this card: ammo, charges."""

    amount: int = 1

    def can_pay(self, context: Context) -> bool:
        return context.source.uses >= self.amount

    def pay(self, context: Context) -> None:
        context.game.do(events.SpendsUse(context.source, self.amount))


class ExhaustThis(Cost):
    def can_pay(self, context: Context) -> bool:
        return not context.source.exhausted

    def pay(self, context: Context) -> None:
        context.game.do(events.Exhausts(context.source, ("glossary/costs",)))


class DiscardThis(Cost):
    discards: ClassVar[bool] = True

    def can_pay(self, context: Context) -> bool:
        return context.source.in_play

    def pay(self, context: Context) -> None:
        context.game.do(events.LeavesPlay(context.source, ("glossary/costs",)))


class DamageThis(Cost):
    """Deal damage to this card."""

    amount: int

    def can_pay(self, context: Context) -> bool:
        return context.source.in_play

    def pay(self, context: Context) -> None:
        damage_card(context.game, context.source, self.amount)


class HorrorThis(Cost):
    """Deal horror to this card."""

    amount: int

    def can_pay(self, context: Context) -> bool:
        return context.source.in_play

    def pay(self, context: Context) -> None:
        context.game.do(events.CardTakesHorror(context.source, self.amount))


class DiscardFromHand(Cost):
    """Choose and discard cards of the hand."""

    amount: int

    def can_pay(self, context: Context) -> bool:
        return len(context.board.list_discardable(context.you)) >= self.amount

    def pay(self, context: Context) -> None:
        for _ in range(self.amount):
            hand = context.board.list_discardable(context.you)
            question = message("ask.discard", player=context.you)
            card = choose.card(context.game, context.you, question, hand, ("glossary/costs",))
            context.game.do(events.Discards(context.you, card))


class TakeHorror(Cost):
    """Take horror."""

    amount: int

    def can_pay(self, context: Context) -> bool:
        return not context.investigator.is_out

    def pay(self, context: Context) -> None:
        deal(context.game, context.you, 0, self.amount)


class SpendClues(Cost):
    """Spend clues of your own."""

    amount: int

    def can_pay(self, context: Context) -> bool:
        able = list_spending(context.game, [context.investigator])
        return any(one.clues >= self.amount for one in able)

    def pay(self, context: Context) -> None:
        context.game.do(events.SpendsClues(context.you, self.amount))


class SpendAsGroup(Cost):
    """The investigators together spend so many clues for each of them who began."""

    each: int

    def can_pay(self, context: Context) -> bool:
        able = list_spending(context.game, context.board.playing())
        return sum(one.clues for one in able) >= self.each * context.board.started

    def pay(self, context: Context) -> None:
        spend_as_group(context.game, context.board.playing(), self.each * context.board.started)
