"""Choices of an ability that its other effects go by: an investigator, a card, a skill."""

from __future__ import annotations

from typing import ClassVar

from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.effects import TARGETS, find_choices
from kfjudge.games.arkham.engine import choose
from kfjudge.games.arkham.engine.board import SKILLS
from kfjudge.games.arkham.engine.node import Context, Effect, Selector


class ChooseSomebody(Effect):
    """Choose an investigator at your location, whom the effects that follow mean."""

    is_target: ClassVar[bool] = True

    def resolve(self, context: Context) -> bool:
        there = context.board.there(context.investigator.at)
        question = message("ask.somebody", card=context.source)
        context.them = choose.investigator(context.game, context.you, question, there, TARGETS).name
        return True


class ChooseCard(Effect):
    """Choose a card in play, which the effects that follow mean."""

    what: Selector
    is_target: ClassVar[bool] = True

    def could_change(self, context: Context) -> bool:
        return bool(find_choices(context, self.what))

    def resolve(self, context: Context) -> bool:
        cards = find_choices(context, self.what)
        if cards:
            question = message("ask.chosen", card=context.source)
            context.it = choose.card(context.game, context.you, question, cards, TARGETS)
        return bool(cards)


class ChooseSkill(Effect):
    """Choose a skill, which the effects that follow mean."""

    is_target: ClassVar[bool] = True

    def resolve(self, context: Context) -> bool:
        question = message("ask.skill", player=context.you)
        context.skill = choose.word(context.game, context.you, question, SKILLS, TARGETS)
        return True
