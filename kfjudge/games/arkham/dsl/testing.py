"""What abilities do to the test under way: more skill, another token, more damage; tests of their own; and
the attempts of a card to fight, evade or investigate."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.effects import find_choices
from kfjudge.games.arkham.engine import attempts, choose, events
from kfjudge.games.arkham.engine.attempts import discover
from kfjudge.games.arkham.engine.board import AUTO_FAIL, SYMBOLS, Card
from kfjudge.games.arkham.engine.engagement import engaged_enemies
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import Amount, Attempt, Condition, Context, Effect, Selector, value
from kfjudge.games.arkham.engine.places import connected_locations, move
from kfjudge.games.arkham.engine.skill_test import EVADE, FIGHT, INVESTIGATE, SkillTest, reveal_token
from kfjudge.games.arkham.engine.values import of_enemy, shroud, skill_of_location


class IfFailed(Effect):
    """If the test under way fails, something else happens in it."""

    effect: Effect

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is not None:
            test.if_failed.append((self.effect, context))
        return test is not None


class AfterTest(Effect):
    """Something happens when the test under way has ended."""

    effect: Effect

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is not None:
            test.afterwards.append((self.effect, context))
        return test is not None


class IfWon(Effect):
    """If the test under way succeeds, something else happens in it."""

    effect: Effect

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is not None:
            test.if_won.append((self.effect, context))
        return test is not None


class AddToTest(Effect):
    """You get more of the skill for the test under way; perhaps only if it is a test of one skill."""

    amount: int
    skill: str = ""

    def could_change(self, context: Context) -> bool:
        test = context.game.test
        return test is not None and test.player == context.you and self.skill in ("", test.skill)

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        assert test is not None
        test.added.append(self.amount)
        context.game.do(events.AddsToSkill(context.you, test.skill, self.amount))
        return True


class SwitchSign(Effect):
    """The minus of the token becomes a plus."""

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        assert test is not None
        test.sign = -1
        return True


class AddDamage(Effect):
    """The attack deals more damage."""

    amount: int

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is None or test.kind != FIGHT:
            return False
        test.damage += self.amount
        return True


class DiscoverMore(Effect):
    """In an investigation, discover one more clue at that location."""

    amount: int

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is None or test.kind != INVESTIGATE or test.target is None:
            return False
        discover(context.game, test.player, test.target, self.amount)
        return True


class CancelIt(Effect):
    """Cancel what the ability waits for."""

    def resolve(self, context: Context) -> bool:
        assert context.event is not None
        context.game.canceled.append(context.event)
        return True


class RevealAnother(Effect):
    """The token goes back to the bag, and another is revealed."""

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        assert test is not None
        test.tokens.pop()
        test.out.remove(test.real)
        reveal_token(context.game, test)
        return True


class RevealMore(Effect):
    """Another token is revealed beside this one, perhaps only if a card of a kind is in play."""

    what: Selector | None = None

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is not None and (self.what is None or find_choices(context, self.what)):
            reveal_token(context.game, test)
        return True


class RevealTwo(Effect):
    """Two tokens are revealed at once, of which you choose the one that is resolved."""

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        assert test is not None
        test.reveals = 2
        return True


class GetAway(Effect):
    """In an evasion, the evading investigator may disengage from each other enemy, and may move to a
    connecting location."""

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is None or test.kind != EVADE:
            return False
        test.if_won.append((_GET_AWAY, Context(context.game, context.source, test.player)))
        return True


class _GetAwayNow(Effect):
    def resolve(self, context: Context) -> bool:
        game, cite = context.game, (f"card/{context.source.facts.id}",)
        others = [card for card in map(context.board.cards.__getitem__, context.investigator.threat)
                  if card.is_enemy]  # fmt: skip
        with game.at_once():
            question = message("ask.disengages", player=context.you)
            if (
                others
                and choose.word(game, context.you, question, ("yes", "no"), cite, otherwise="no") == "yes"
            ):
                for card in others:
                    game.do(events.Disengages(card, context.you, cite))
            places = connected_locations(context.board, context.investigator.at)
            question = message("ask.moves", player=context.you)
            place = choose.card_or_none(game, context.you, question, places, cite) if places else None
            if place is not None:
                move(game, context.you, place)
        return True


_GET_AWAY = _GetAwayNow()


class SucceedInstead(Effect):
    """You succeed automatically, if a card is in play."""

    card: str

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        there = any(one.facts.id == self.card for one in context.board.in_play())
        if test is not None and there:
            test.automatic = "elder-sign"
        return there


class ReturnToHand(Effect):
    """This card goes back to the hand, if the test was won by so much."""

    least: int

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is None or test.by < self.least:
            return False
        context.game.do(events.ReturnsToHand(context.source))
        return True


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
