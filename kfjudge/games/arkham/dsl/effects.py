"""What abilities do, a class for each printed verb."""

from __future__ import annotations

from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.meanings import YOU
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.attempts import be_evaded, discover
from kfjudge.games.arkham.engine.board import Card
from kfjudge.games.arkham.engine.decks import draw
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import Amount, Context, Effect, Selector, Who, value
from kfjudge.games.arkham.engine.places import distances_from
from kfjudge.games.arkham.engine.skill_test import FIGHT, INVESTIGATE, reveal_token
from kfjudge.games.arkham.engine.spec import uses_on

TARGETS = ("glossary/target",)


class Take(Effect):
    """Investigators take damage and horror."""

    damage: Amount = 0
    horror: Amount = 0
    who: Who = YOU

    def resolve(self, context: Context) -> bool:
        for name in self.who.names(context):
            deal(context.game, name, value(context, self.damage), value(context, self.horror))
        return True


class IfFailed(Effect):
    """If the test under way fails, something else happens in it."""

    effect: Effect

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is not None:
            test.if_failed.append((self.effect, context))
        return test is not None


class TakeIfThere(Effect):
    """You take damage if a card of a kind is there."""

    damage: int
    what: Selector

    def resolve(self, context: Context) -> bool:
        if any(self.what.matches(context, card) for card in context.board.in_play()):
            deal(context.game, context.you, self.damage, 0)
        return True


class RevealMoreIfThere(Effect):
    """Another token is revealed beside this one, if a card of a kind is in play."""

    what: Selector

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        if test is not None and _choices(context, self.what):
            reveal_token(context.game, test)
        return True


class DoomOnNearest(Effect):
    """The nearest of such enemies gets 1 doom."""

    what: Selector

    def resolve(self, context: Context) -> bool:
        board = context.board
        far = distances_from(board, context.investigator.at)
        cards = [card for card in _choices(context, self.what) if board.location_of(card) in far]
        least = min((far[str(board.location_of(card))] for card in cards), default=0)
        nearest = [card for card in cards if far[str(board.location_of(card))] == least]
        if nearest:
            cite = ("glossary/nearest", "glossary/lead-investigator")
            card = choose.card(context.game, board.lead, message("ask.doomed"), nearest, cite)
            context.game.do(events.PlacesDoom(card, 1))
        return bool(nearest)


class LeaveClue(Effect):
    """One of your clues goes to your location."""

    def resolve(self, context: Context) -> bool:
        if not context.investigator.clues:
            return False
        here = context.board.cards[str(context.investigator.at)]
        context.game.do(events.PlacesClues(context.you, 1, here))
        return True


class Deal(Effect):
    """Deal damage to a card that you choose."""

    amount: int
    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(_choices(context, self.what))

    def resolve(self, context: Context) -> bool:
        cards = _choices(context, self.what)
        if not cards:
            return False
        question = message("ask.damaged", card=context.source)
        card = choose.card(context.game, context.you, question, cards, TARGETS)
        damage_card(context.game, card, self.amount, context.you)
        return True


class DealToAttacker(Effect):
    """Deal damage to the enemy whose attack it is."""

    amount: int

    def resolve(self, context: Context) -> bool:
        card = getattr(context.event, "by", None)
        if card is None or not card.in_play:
            return False
        damage_card(context.game, card, self.amount, context.you)
        return True


def _choices(context: Context, what: Selector) -> list[Card]:
    return [card for card in context.board.in_play() if what.matches(context, card)]


class Discover(Effect):
    """Discover clues at your location."""

    amount: int

    def could_change(self, context: Context) -> bool:
        return context.board.cards[str(context.investigator.at)].clues > 0

    def resolve(self, context: Context) -> bool:
        here = context.board.cards[str(context.investigator.at)]
        whole = here.clues >= self.amount
        discover(context.game, context.you, here, self.amount)
        return whole


class Draw(Effect):
    """Draw cards."""

    amount: int

    def resolve(self, context: Context) -> bool:
        draw(context.game, context.you, (f"card/{context.source.facts.id}",), self.amount)
        return True


class Gain(Effect):
    """Gain resources."""

    amount: int

    def resolve(self, context: Context) -> bool:
        cite = (f"card/{context.source.facts.id}",)
        context.game.do(events.GainsResources(context.you, self.amount, cite))
        return True


class Heal(Effect):
    """Heal damage or horror of your investigator."""

    damage: int = 0
    horror: int = 0

    def could_change(self, context: Context) -> bool:
        one = context.investigator
        return bool((self.damage and one.damage) or (self.horror and one.horror))

    def resolve(self, context: Context) -> bool:
        one = context.investigator
        damage, horror = min(self.damage, one.damage), min(self.horror, one.horror)
        if damage or horror:
            context.game.do(events.Heals(context.you, damage, horror))
        return (damage, horror) == (self.damage, self.horror)


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
        test.added.append(-2 * int(test.tokens[-1]))
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
        reveal_token(context.game, test)
        return True


class SucceedInstead(Effect):
    """You succeed automatically, if a card is in play."""

    card: str

    def resolve(self, context: Context) -> bool:
        test = context.game.test
        there = any(one.facts.id == self.card for one in context.board.in_play())
        if test is not None and there:
            test.automatic = "elder-sign"
        return there


class EvadeOne(Effect):
    """An enemy that you choose is evaded, without a test."""

    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        cards = self._find(context)
        if not cards:
            return False
        question = message("ask.evaded", card=context.source)
        card = choose.card(context.game, context.you, question, cards, TARGETS)
        be_evaded(context.game, context.you, card)
        return True

    def _find(self, context: Context) -> list[Card]:
        """List the enemies of which evading changes something: those that are ready or engaged."""
        return [card for card in _choices(context, self.what) if not card.exhausted or card.zone == "threat"]


class AddUses(Effect):
    """Place tokens on an asset that uses such ones."""

    amount: int
    word: str
    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        question = message("ask.loaded", card=context.source)
        card = choose.card(context.game, context.you, question, self._find(context), TARGETS)
        context.game.do(events.GainsUses(card, self.amount))
        return True

    def _find(self, context: Context) -> list[Card]:
        found = []
        for card in _choices(context, self.what):
            has = uses_on(card.facts.id)
            if has is not None and has.word == self.word and card.controller in context.board.players:
                found.append(card)
        return found


class UseToResource(Effect):
    """A token of this card becomes a resource of yours."""

    amount: int

    def could_change(self, context: Context) -> bool:
        return context.source.uses >= self.amount

    def resolve(self, context: Context) -> bool:
        context.game.do(events.SpendsUse(context.source, self.amount))
        cite = (f"card/{context.source.facts.id}",)
        context.game.do(events.GainsResources(context.you, self.amount, cite))
        return True
