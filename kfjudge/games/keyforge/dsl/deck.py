"""What abilities do with cards that nobody has chosen: the top of a deck, a hand that is looked at."""

from __future__ import annotations

from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.node import OPPONENT, YOU, Amount, Context, Effect, Somebody, value
from kfjudge.games.keyforge.engine.verbs import deck


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
    """Your discard pile becomes your deck, and your deck your discard pile."""

    def resolve(self, context: Context) -> bool:
        deck.swap_deck_and_discard(context.game, context.you)
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
