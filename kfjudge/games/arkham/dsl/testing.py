"""What abilities do to the test under way: more skill, another token, more damage, and tests of their own."""

from __future__ import annotations

from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.effects import find_choices
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.attempts import discover
from kfjudge.games.arkham.engine.node import Context, Effect, Selector
from kfjudge.games.arkham.engine.places import connected_locations, move
from kfjudge.games.arkham.engine.skill_test import EVADE, FIGHT, INVESTIGATE, reveal_token


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
