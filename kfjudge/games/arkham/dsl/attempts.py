"""Attacks, evasions and investigations by an ability: with other skills, with more damage, for another
success."""

from __future__ import annotations

from typing import ClassVar

from kfjudge.games.arkham.engine import attempts, values
from kfjudge.games.arkham.engine.board import AUTO_FAIL, SYMBOLS, Card
from kfjudge.games.arkham.engine.harm import deal
from kfjudge.games.arkham.engine.node import Amount, Attempt, Condition, Context, value
from kfjudge.games.arkham.engine.skill_test import FIGHT, INVESTIGATE, SkillTest, Step

BAD_TOKENS = (*SYMBOLS, AUTO_FAIL)


class Fight(Attempt):
    """Fight an enemy with so much more skill, perhaps another skill, and so much more damage: in any case, or
    on a condition that is looked at when the attack hits. A bad token may cost horror."""

    plus: Amount = 0
    damage: int = 0
    skill: str = "combat"
    more: int = 0
    if_so: Condition | None = None
    horror: int = 0
    kind: ClassVar[str] = FIGHT

    def try_against(self, context: Context, target: Card) -> None:
        difficulty, cite = values.of_enemy(target, "fight"), (f"card/{context.source.facts.id}",)
        test = SkillTest(context.you, self.skill, difficulty, FIGHT, target, context.source, cite=cite)
        test.bonus, test.damage = value(context, self.plus), 1 + self.damage
        context.it = target
        if self.horror:
            test.symbols, test.on_symbol = BAD_TOKENS, _hurt(context, self.horror)
        if self.if_so is not None:
            test.more_damage = lambda: self.more if self.if_so.holds(context) else 0  # type: ignore[union-attr]
        attempts.fight(context.game, context.you, target, test)

    def resolve(self, context: Context) -> bool:
        raise AssertionError(type(self))


class Investigate(Attempt):
    """Investigate with so much less shroud."""

    less: int = 0
    kind: ClassVar[str] = INVESTIGATE

    def try_against(self, context: Context, target: Card) -> None:
        difficulty = max(values.shroud(target) - self.less, 0)
        cite = (f"card/{context.source.facts.id}",)
        test = SkillTest(context.you, "intellect", difficulty, INVESTIGATE, target, context.source, cite=cite)
        attempts.investigate(context.game, context.you, test)

    def resolve(self, context: Context) -> bool:
        raise AssertionError(type(self))


def _hurt(context: Context, horror: int) -> Step:
    return lambda: deal(context.game, context.you, 0, horror)
