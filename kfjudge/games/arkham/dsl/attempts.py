"""Attacks, evasions and investigations by an ability: with other skills, with more damage, for another
success."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import attempts, choose, events
from kfjudge.games.arkham.engine.board import AUTO_FAIL, SYMBOLS, Card
from kfjudge.games.arkham.engine.engagement import engaged_enemies
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import Amount, Attempt, Condition, Context, value
from kfjudge.games.arkham.engine.skill_test import EVADE, FIGHT, INVESTIGATE, SkillTest
from kfjudge.games.arkham.engine.values import of_enemy, shroud, skill_of_location

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
    breaks: bool = False
    most: int = 0  # damage, one for each point by which the attack hits or misses, and no other
    kind: ClassVar[str] = FIGHT

    def try_against(self, context: Context, target: Card) -> None:
        difficulty, cite = (
            of_enemy(context.game, target, "fight"),
            (f"card/{context.source.facts.id}",),
        )
        test = SkillTest(context.you, self.skill, difficulty, FIGHT, target, context.source, cite=cite)
        test.bonus, test.damage = value(context, self.plus), 1 + self.damage
        context.it = target
        if self.horror:
            test.symbols = BAD_TOKENS
            test.on_symbol = lambda: deal(context.game, context.you, 0, self.horror)
        if self.most:
            test.damage, test.more_damage = 0, lambda: min(max(test.by, 1), self.most)
        if self.if_so is not None:
            test.more_damage = lambda: self.more if self.if_so.holds(context) else 0  # type: ignore[union-attr]
        attempts.fight(context.game, context.you, target, test)
        broken = self.breaks and {"skull", AUTO_FAIL} & set(test.tokens)
        if broken and context.source.in_play:
            context.game.do(events.LeavesPlay(context.source, (f"card/{context.source.facts.id}",)))

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        question = message("ask.fought", player=context.you)
        target = choose.card(context.game, context.you, question, self._find(context), ("glossary/target",))
        self.try_against(context, target)
        return True

    def _find(self, context: Context) -> list[Card]:
        here = context.investigator.at
        enemies = (card for card in context.board.enemies() if context.board.location_of(card) == here)
        return [card for card in enemies if attempts.may_fight(context.game, card)]


class Evade(Attempt):
    """Try to evade an enemy by another skill; success deals it damage, a bad token costs an action, and
    perhaps horror."""

    skill: str
    damage: int
    horror: int = 0
    kind: ClassVar[str] = EVADE

    def try_against(self, context: Context, target: Card) -> None:
        game, cite = context.game, (f"card/{context.source.facts.id}",)
        difficulty = of_enemy(game, target, "evade")
        test = SkillTest(context.you, self.skill, difficulty, EVADE, target, context.source, cite=cite)

        def suffer() -> None:
            lost = min(1, context.investigator.actions)
            if lost:
                game.do(events.LosesActions(context.you, lost))
            if self.horror:
                deal(game, context.you, 0, self.horror)

        test.symbols, test.on_symbol = BAD_TOKENS, suffer
        then = partial(damage_card, game, target, self.damage, context.you)
        attempts.evade(game, context.you, target, test, then)

    def could_change(self, context: Context) -> bool:
        return bool(engaged_enemies(context.game, context.you))

    def resolve(self, context: Context) -> bool:
        enemies = engaged_enemies(context.game, context.you)
        question = message("ask.evaded", card=context.source)
        self.try_against(
            context, choose.card(context.game, context.you, question, enemies, ("glossary/target",))
        )
        return True


class Investigate(Attempt):
    """Investigate with so much less shroud; success may bring resources instead of a clue."""

    less: int = 0
    resources: int = 0
    kind: ClassVar[str] = INVESTIGATE

    def try_against(self, context: Context, target: Card) -> None:
        difficulty = max(shroud(context.game, target) - self.less, 0)
        cite = (f"card/{context.source.facts.id}",)
        skill = skill_of_location(context.game, target)
        test = SkillTest(context.you, skill, difficulty, INVESTIGATE, target, context.source, cite=cite)
        gains = events.GainsResources(context.you, self.resources, cite)
        instead = partial(context.game.do, gains) if self.resources else None
        attempts.investigate(context.game, context.you, test, instead)

    def resolve(self, context: Context) -> bool:
        raise AssertionError(type(self))
