"""What abilities do with cards of decks, hands and discard piles: drawing, searching, taking back."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.effects import TARGETS
from kfjudge.games.arkham.dsl.meanings import THEM, YOU
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.board import Card, Investigator
from kfjudge.games.arkham.engine.decks import draw
from kfjudge.games.arkham.engine.node import Amount, Context, Effect, Selector, Who, value


class Draw(Effect):
    """Draw cards."""

    amount: Amount

    def resolve(self, context: Context) -> bool:
        amount = value(context, self.amount)
        draw(context.game, context.you, (f"card/{context.source.facts.id}",), amount)
        return True


class SomebodyDraws(Effect):
    """An investigator at your location draws cards."""

    amount: int

    def resolve(self, context: Context) -> bool:
        there = context.board.there(context.investigator.at)
        question = message("ask.draws", card=context.source)
        one = choose.investigator(context.game, context.you, question, there, TARGETS)
        draw(context.game, one.name, (f"card/{context.source.facts.id}",), self.amount)
        return True


def find_on_top(context: Context, one: Investigator, cards: int) -> list[Card]:
    """List the top cards of a deck, or all of them for 0; they have to be known."""
    is_open = one.deck_unknown or (cards and one.shuffled)
    if is_open and (not cards or len(one.deck) < cards):
        raise NeedsFact(message("fact.top-cards", player=one.name))
    among = (one.deck or one.bottom)[:cards] if cards else one.deck + one.shuffled + one.bottom
    return [context.board.cards[uid] for uid in among]


class Search(Effect):
    """Search the top cards of a deck (0: all of it) for one of a kind, which has to be taken if it is there;
    the rest is shuffled."""

    cards: int
    what: Selector
    draws: bool = False  # whether it is drawn, and not only added to the hand
    who: Who = YOU

    def could_change(self, context: Context) -> bool:
        there = [one.name for one in context.board.there(context.investigator.at)]
        names = there if self.who == THEM else self.who.names(context)
        decks = (context.board.players[name] for name in names)
        return any(one.deck or one.shuffled or one.bottom or one.deck_unknown for one in decks)

    def resolve(self, context: Context) -> bool:
        game, one = context.game, context.board.players[self.who.names(context)[0]]
        top = find_on_top(context, one, self.cards)
        fits = [card for card in top if self.what.matches(context, card)]
        card = None
        if fits:
            question = message("ask.searched", player=one.name)
            card = choose.card(game, one.name, question, fits, ("glossary/search",))
            cite = (f"card/{context.source.facts.id}", "glossary/search")
            game.do(events.Draws(one.name, card, cite) if self.draws else events.AddsToHand(one.name, card))
        game.do(events.ShufflesDeck(one.name))
        return card is not None


class TakeBack(Effect):
    """A card of a kind in your discard pile goes to your hand."""

    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        question = message("ask.taken", card=context.source)
        card = choose.card(context.game, context.you, question, self._find(context), TARGETS)
        context.game.do(events.ReturnsToHand(card))
        return True

    def _find(self, context: Context) -> list[Card]:
        cards = (context.board.cards[uid] for uid in context.investigator.discard)
        return [card for card in cards if self.what.matches(context, card)]


class ReturnThis(Effect):
    """This card goes back to its owner’s hand."""

    def resolve(self, context: Context) -> bool:
        context.game.do(events.ReturnsToHand(context.source))
        return True


class PutUnderDeck(Effect):
    """The card that this waits for goes to the bottom of its owner’s deck."""

    def resolve(self, context: Context) -> bool:
        assert context.it is not None
        context.game.do(events.GoesToBottom(context.it))
        return True
