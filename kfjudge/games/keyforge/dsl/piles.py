"""What abilities do with hands, archives and decks as a whole, at random or unseen: discard, draw, refill,
reveal and look at them."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import OPPONENT, YOU, Amount, Context, Effect, Somebody, value
from kfjudge.games.keyforge.engine.verbs import deck, zones
from kfjudge.games.keyforge.engine.verbs.deck import hand_size, refill_hand
from kfjudge.games.keyforge.readings import AS_IT_LIES, DECK_AS_DISCARD_PILE


class DiscardArchives(Effect):
    """A player discards each of their archived cards; only those that reach the discard pile count."""

    who: Somebody

    def resolve(self, context: Context) -> bool:
        player = self.who.name(context)
        archived = [context.board.cards[uid] for uid in context.board.players[player].archives]
        for card in archived:
            zones.send(context.game, card, "discard")
        context.amount = sum(card.zone == "discard" for card in archived)
        return context.amount == len(archived)


class DiscardRandom(Effect):
    """A player discards a card at random from their hand."""

    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        player = self.who.name(context)
        cards = [context.board.cards[uid] for uid in context.board.players[player].hand]
        if not cards:
            what = message("refused.discard", player=player)
            context.game.refuse(what, message("why.empty-hand", player=player))
            return False
        asked = message("ask.random-discard", player=player)
        card = choose.chance(context.game, cards, asked, ("rule/discarding-cards",))
        return zones.send(context.game, card, "discard")


class DiscardHand(Effect):
    """A player (None: each player) discards their hand, all of it at once."""

    who: Somebody | None = None

    def resolve(self, context: Context) -> bool:
        game = context.game
        hands = [card for name in players(context, self.who) for card in held(context, name)]
        with game.together():
            for card in hands:
                zones.send(game, card, "discard")
        context.amount = len(hands)
        return bool(hands)


class RefillHand(Effect):
    """A player (None: each player) refills their hand as at step 5: with their chains, which are shed."""

    who: Somebody | None = None

    def resolve(self, context: Context) -> bool:
        for name in players(context, self.who):
            refill_hand(context.game, name, hand_size(context.game, name))
        return True


def players(context: Context, who: Somebody | None) -> list[str]:
    """List a player, or both, the active one first."""
    return [player.name for player in context.board.in_order()] if who is None else [who.name(context)]


def held(context: Context, player: str) -> list[Card]:
    """List the cards in a player's hand."""
    return [context.board.cards[uid] for uid in context.board.players[player].hand]


class DiscardRandomArchived(Effect):
    """Discard a card at random from a player's archives."""

    of: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        player = self.of.name(context)
        cards = [context.board.cards[uid] for uid in context.board.players[player].archives]
        if not cards:
            what = message("refused.discard", player=context.you)
            context.game.refuse(what, message("why.empty-archives", player=player))
            return False
        asked = message("ask.random-archived", player=player)
        card = choose.chance(context.game, cards, asked, ("rule/discarding-cards", "glossary/archives"))
        return zones.send(context.game, card, "discard", by=context.you)


class Draw(Effect):
    amount: Amount
    who: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        return deck.draw(context.game, self.who.name(context), wanted) == wanted


class RevealHand(Effect):
    """A player shows both players their hand. What "it" is stays what it was."""

    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        player = self.who.name(context)
        shown = tuple(context.board.cards[uid] for uid in context.board.players[player].hand)
        if not shown:
            what, why = message("refused.reveal", player=player), message("why.empty-hand", player=player)
            context.game.refuse(what, why)
            return False
        context.game.do(events.Reveals(player, shown))
        return True


class RevealTop(Effect):
    """A player shows the top card of their deck, which stays there; it is "it"."""

    who: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        player = self.who.name(context)
        card = deck.first_card(context.game, player)
        context.find([] if card is None else [card])
        if card is None:
            what = message("refused.reveal", player=player)
            context.game.refuse(what, message("why.no-cards"))
            return False
        context.game.do(events.Reveals(player, (card,)))
        return True


class DiscardTop(Effect):
    """So many cards are discarded from the top of a player's deck (None: of each player's) by whom the card
    tells to (None: by each player, from their own); those are "it". An empty deck gives none: only who has to
    draw shuffles a new one."""

    of: Somebody | None = YOU
    count: Amount = 1
    by: Somebody | None = YOU

    def resolve(self, context: Context) -> bool:
        game, count = context.game, value(context, self.count)
        if self.of is None:
            players = [player.name for player in context.board.in_order()]
        else:
            players = [self.of.name(context)]
        by = None if self.by is None else self.by.name(context)
        found = [card for player in players for card in deck.discard_top(game, player, count, by)]
        context.find(found)
        context.amount = len(found)
        return len(found) == count * len(players)


class LookAtTop(Effect):
    """You look at so many cards on top of your deck, which stay there; those are "it"."""

    count: int
    called: str

    def resolve(self, context: Context) -> bool:
        seen = deck.top_cards(context.game, context.you, self.count)
        context.find(seen)
        context.named[self.called] = list(context.it)
        if not seen:
            what = message("refused.look", player=context.you)
            context.game.refuse(what, message("why.no-cards"))
            return False
        context.game.do(events.LooksAt(context.you, tuple(seen)))
        return len(seen) == self.count


class SwapDeckAndDiscard(Effect):
    """Your discard pile becomes your deck, and your deck your discard pile: turned over, as we read it, so
    that the top card lies lowest. Cards in no known order stay so."""

    def resolve(self, context: Context) -> bool:
        holder, cards = context.board.players[context.you], context.board.cards
        if holder.deck_unknown:
            raise NeedsFact(message("fact.deck", player=message(f"seat.{context.you}")))
        pile = holder.deck + holder.shuffled
        if len(pile) > 1 and context.game.reading(DECK_AS_DISCARD_PILE) != AS_IT_LIES:
            pile = pile[::-1]
        holder.deck, holder.discard = holder.discard, pile
        holder.shuffled = ()
        for uid in holder.deck:
            cards[uid].zone = "deck"
        for uid in holder.discard:
            cards[uid].zone = "discard"
        context.game.do(events.SwapsPiles(context.you))
        return True


class ShuffleDeck(Effect):
    def resolve(self, context: Context) -> bool:
        deck.shuffle_deck(context.game, context.you, "rule/card-abilities")
        return True


class FindTop(Effect):
    """The top card of a player's deck is "it"; nobody is shown what it is."""

    who: Somebody = YOU

    def possible(self, context: Context) -> bool:
        holder = context.board.players[self.who.name(context)]
        return bool(holder.deck or holder.shuffled or holder.deck_unknown)

    def resolve(self, context: Context) -> bool:
        card = deck.first_card(context.game, self.who.name(context))
        context.find([] if card is None else [card])
        return card is not None


class LookAtHand(Effect):
    """You look at a player's hand: nothing but information."""

    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        context.game.do(events.LooksAtHand(context.you, self.who.name(context)))
        return True
