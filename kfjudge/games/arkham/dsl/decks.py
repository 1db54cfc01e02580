"""What abilities do with cards of decks, hands and discard piles, and with those that come of them:
weaknesses, enemies that spawn."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.effects import TARGETS
from kfjudge.games.arkham.dsl.meanings import THEM, YOU
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.board import ENCOUNTER, Card, Investigator
from kfjudge.games.arkham.engine.decks import draw, take_drawn
from kfjudge.games.arkham.engine.node import Amount, Context, Effect, Number, Selector, Who, value


class Draw(Effect):
    """Draw cards, or let whom you have chosen do so."""

    amount: Amount
    who: Who = YOU

    def resolve(self, context: Context) -> bool:
        amount = value(context, self.amount)
        for name in self.who.names(context):
            draw(context.game, name, (f"card/{context.source.facts.id}",), amount)
        return True


def find_on_top(context: Context, one: Investigator, cards: int) -> list[Card]:
    """List the top cards of a deck, or all of them for 0; where only their order is unknown, chance says
    which they are."""
    if one.deck_unknown and (not cards or len(one.deck) + len(one.shuffled) < cards):
        raise NeedsFact(message("fact.top-cards", player=one.name))
    while one.shuffled and len(one.deck) < cards:
        card = choose.by_chance(context.game, one.shuffled, ("glossary/deck",))
        context.game.do(events.ComesToTop(card, one.name))
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
            take_drawn(game, one.name, card, cite, is_drawn=self.draws)
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


class Scry(Effect):
    """Look at the top cards of the deck of an investigator or of the encounter, and put them back on top in
    any order."""

    cards: int

    def resolve(self, context: Context) -> bool:
        game, board = context.game, context.board
        question, cite = message("ask.deck", card=context.source), ("glossary/target",)
        options = [
            Option(f"choose:{one.name}", "choose", message("option.investigator", player=one.name))
            for one in board.playing()
        ]
        options.append(Option(f"choose:{ENCOUNTER}", "choose", message("option.encounter-deck")))
        owner = game.ask(context.you, question, options, cite).id.removeprefix("choose:")
        one = board.players.get(owner)
        left = find_on_top(context, one, self.cards) if one is not None else self._find_encounter(context)
        placed: list[Card] = []
        while left:
            question = message("ask.back-on-top", card=context.source)
            placed.append(choose.card(game, context.you, question, left, cite, is_order=True))
            left.remove(placed[-1])
        game.do(events.LooksAt(context.you, owner, tuple(placed)))
        return True

    def _find_encounter(self, context: Context) -> list[Card]:
        """List the top cards of the encounter deck; chance says which they are, where it knows."""
        common = context.board.common
        if common.encounter_deck_unknown and len(common.encounter_deck) + len(common.shuffled) < self.cards:
            raise NeedsFact(message("fact.encounter-deck"))
        while common.shuffled and len(common.encounter_deck) < self.cards:
            card = choose.by_chance(context.game, common.shuffled, ("glossary/deck",))
            context.game.do(events.ComesToTop(card))
        return [context.board.cards[uid] for uid in common.encounter_deck[: self.cards]]


class CluesOnThis(Number):
    """The clues on this card."""

    def value(self, context: Context) -> int:
        return context.source.clues


class ResourcesOnThis(Number):
    """The resources on this card."""

    def value(self, context: Context) -> int:
        return context.source.resources


class HorrorOnThis(Number):
    """The horror on this card."""

    def value(self, context: Context) -> int:
        return context.source.horror


CLUES_ON_THIS, RESOURCES_ON_THIS, HORROR_ON_THIS = CluesOnThis(), ResourcesOnThis(), HorrorOnThis()


class Then(Effect):
    """One effect, and another once all of the first was done."""

    first: Effect
    other: Effect

    def could_change(self, context: Context) -> bool:
        return self.first.could_change(context)

    def resolve(self, context: Context) -> bool:
        whole = self.first.resolve(context)
        return whole and not context.investigator.is_out and self.other.resolve(context)


class DiscardCluesInstead(Effect):
    """Discard as many clues of this card as would have been discovered."""

    def could_change(self, context: Context) -> bool:
        return context.source.clues > 0

    def resolve(self, context: Context) -> bool:
        event = context.event
        assert isinstance(event, events.WouldDiscover)
        context.game.canceled.append(event)
        context.game.do(events.DiscardsClues(context.source, min(event.amount, context.source.clues)))
        return True


class MoveResourceHere(Effect):
    """A resource of yours goes on this card."""

    def could_change(self, context: Context) -> bool:
        return context.investigator.resources > 0

    def resolve(self, context: Context) -> bool:
        context.game.do(events.MovesResource(context.you, context.source))
        return True


class MoveHorrorTo(Effect):
    """1 horror of this card goes on an investigator, who is named."""

    to: str

    def could_change(self, context: Context) -> bool:
        return context.source.horror > 0 and bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        if not self.could_change(context):
            return False
        for name in self._find(context):
            context.game.do(events.MovesHorror(context.source, name, 1))
        return True

    def _find(self, context: Context) -> list[str]:
        return [one.name for one in context.board.playing() if one.card == self.to]


class RemoveDiscardPile(Effect):
    """All cards of your discard pile are removed from the game."""

    def resolve(self, context: Context) -> bool:
        discarded = len(context.investigator.discard)
        if discarded:
            context.game.do(events.RemovesDiscardPile(context.you, discarded))
        return True


class DiscardAllBut(Effect):
    """You choose cards of your hand and discard them until so many are left. A weakness cannot be chosen."""

    left: int

    def resolve(self, context: Context) -> bool:
        game, board = context.game, context.board
        hand = board.list_discardable(context.you)
        kept = max(self.left - (len(context.investigator.hand) - len(hand)), 0)
        while kept and len(hand) > kept:
            question = message("ask.kept", player=context.you)
            card = choose.card(game, context.you, question, hand, ("glossary/discard-piles",))
            hand.remove(card)
            kept -= 1
        for card in hand if not kept else ():
            game.do(events.Discards(context.you, card))
        return True


class LoseResources(Effect):
    """You lose all your resources."""

    def resolve(self, context: Context) -> bool:
        if context.investigator.resources:
            context.game.do(events.LosesResources(context.you, context.investigator.resources))
        return True


class ShowThis(Effect):
    """You reveal this card."""

    def resolve(self, context: Context) -> bool:
        context.game.do(events.ShowsCard(context.you, context.source))
        return True


class SufferMentalTrauma(Effect):
    amount: int

    def resolve(self, context: Context) -> bool:
        context.game.do(events.SuffersTrauma(context.you, "mental", self.amount))
        return True


class EarnLess(Effect):
    """You earn less experience."""

    amount: int

    def resolve(self, context: Context) -> bool:
        context.game.do(events.EarnsLess(context.you, self.amount))
        return True


class DiscardSpawned(Effect):
    """The enemy that spawns is discarded instead."""

    def resolve(self, context: Context) -> bool:
        card = context.it
        assert card is not None
        assert context.event is not None
        context.game.canceled.append(context.event)
        context.game.do(events.DiscardsEncounterCard(card, (f"card/{context.source.facts.id}",)))
        return True


class ShuffleIn(Effect):
    """That enemy is shuffled into the encounter deck."""

    def resolve(self, context: Context) -> bool:
        card = context.it
        if card is None or not card.in_play:
            return False
        context.game.do(events.JoinsEncounterDeck(card))
        return True
