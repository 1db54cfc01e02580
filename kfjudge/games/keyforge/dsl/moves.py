"""What abilities move: cards between zones, between players and within a battleline."""

from __future__ import annotations

from typing import Literal

from kfjudge.core.errors import NeedsFact
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import those
from kfjudge.games.keyforge.editions import AS_THE_CARD_SAYS, HIDDEN_ZONE, OWNERS_ZONE
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import HIDDEN, Card, with_at, without
from kfjudge.games.keyforge.engine.choose import search_result
from kfjudge.games.keyforge.engine.node import YOU, Context, Effect, Somebody
from kfjudge.games.keyforge.engine.selectors import IT, It, Selector, Self
from kfjudge.games.keyforge.engine.verbs import deck, play
from kfjudge.games.keyforge.engine.verbs.zones import (
    enter_play,
    leave_together,
    put_under,
    send,
    take_control,
    within_reach,
)
from kfjudge.games.keyforge.readings import AS_SAID, FOUND_IN_PART, IN_PART, WHOSE_ARCHIVES


def reach(context: Context, selector: Selector) -> list[Card]:
    """List the cards an effect may move: in play, or where "it" has gone, if it is still within reach."""
    if isinstance(selector, It):
        pairs = context.it if selector.called is None else context.named.get(selector.called, [])
    elif isinstance(selector, Self):
        pairs = [(context.source, context.stay)]
    else:
        return those(context, selector)
    found = []
    for card, stay in pairs:
        if within_reach(context.game, card, stay):
            found.append(card)
        elif card.zone in HIDDEN:
            what = message("refused.effect", card=context.source)
            context.game.refuse(
                what, message("why.hidden-zone", card=card), (card,), cite=HIDDEN_ZONE.sources
            )
    return found


class Purge(Effect):
    """Remove those from the game. `keep` ties them to this card: they come back when it leaves."""

    what: Selector = IT
    keep: bool = False

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        leave_together(context.game, found, "purged", events.Purges)
        context.this_way = [card for card in found if card.zone == "purged"]
        moved = len(context.this_way)
        if self.keep:
            for card in found:
                card.keeper = context.source.uid
        context.amount = moved
        return bool(found) and moved == len(found)


class ReturnKept(Effect):
    """Every card purged by this one comes back into play, under its owner's control."""

    def resolve(self, context: Context) -> bool:
        game = context.game
        kept = [card for card in context.board.cards.values() if card.keeper == context.source.uid]
        while kept:
            asked = message("ask.return", card=context.source)
            card = choose.one(game, kept, asked, ("glossary/active-player",), order=True)
            kept.remove(card)
            card.keeper = None
            game.cite("glossary/play")
            if enter_play(game, card, card.owner):
                timing.resolve(game, timing.waiting_abilities(game, events.Entered(card)))
        return True


class ReturnToHand(Effect):
    """Those go to their owner's hand. `to` is the hand the card names, where that is another."""

    what: Selector = IT
    to: Somebody | None = None

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        player = self._other_hand(context, found)
        how = {"player": player} if player is not None else {}
        context.amount = leave_together(context.game, found, "hand", events.ReturnsToHand, **how)
        return bool(found) and context.amount == len(found)

    def _other_hand(self, context: Context, found: list[Card]) -> str | None:
        """Return the hand of another than the owner, if the edition lets the card name it."""
        if self.to is None or not found:
            return None
        name, card = self.to.name(context), found[0]
        another = card.owner != name and card.controller == card.owner
        return name if another and context.game.rule(OWNERS_ZONE) == AS_THE_CARD_SAYS else None


class PutOnDeck(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = self._in_order(context, reach(context, self.what))
        context.amount = leave_together(context.game, found, "deck", events.GoesToDeck)
        return bool(found) and context.amount == len(found)

    def _in_order(self, context: Context, cards: list[Card]) -> list[Card]:
        """Ask for the order in which several cards go on one deck: the first lies lowest."""
        ordered = []
        for player in context.board.in_order():
            left = [card for card in cards if card.owner == player.name]
            while len(left) > 1:
                asked = message("ask.deck", player=player.name)
                card = choose.one(context.game, left, asked, ("glossary/active-player",), order=True)
                left.remove(card)
                ordered.append(card)
            ordered += left
        return ordered


class ShuffleIntoDeck(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        game, found = context.game, reach(context, self.what)
        context.amount = leave_together(game, found, "deck", events.ShuffledIn, shuffle=True)
        for player in game.board.in_order():
            if any(card.owner == player.name for card in found):
                deck.shuffle_deck(game, player.name, "rule/card-abilities")
        context.this_way = [card for card in found if card.zone == "deck"]
        return bool(found) and context.amount == len(found)


class Archive(Effect):
    """Those go to their owner's archives, or (`into_yours`) to yours until they leave for the owner's. `said`
    is whose archives the card speaks of, which we read as their owner's."""

    what: Selector = IT
    into_yours: bool = False
    said: Somebody | None = None

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        player = context.you if self.into_yours else self._not_the_owners(context, found)
        context.amount = leave_together(context.game, found, "archives", events.Archives, player=player)
        if self.into_yours:
            for card in found:
                card.to_owner = True
        return bool(found) and context.amount == len(found)

    def _not_the_owners(self, context: Context, found: list[Card]) -> str | None:
        """Return the archives of another than the owner, if the card is taken at its word."""
        if self.said is None:
            return None
        player = self.said.name(context)
        if all(card.owner == player for card in found):
            return None
        return player if context.game.reading(WHOSE_ARCHIVES) == AS_SAID else None


class ArchiveTop(Effect):
    """Archive the top card of your deck, or of your discard pile."""

    pile: Literal["deck", "discard"] = "deck"

    def resolve(self, context: Context) -> bool:
        game = context.game
        if self.pile == "deck":
            card = deck.first_card(game, context.you)
        else:
            lying = context.board.players[context.you].discard
            card = context.board.cards[lying[0]] if lying else None
        if card is None:
            game.refuse(message("refused.archive", player=context.you), message("why.no-cards"))
            return False
        return send(game, card, "archives", event=events.Archives)


class Discard(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        done = [send(context.game, card, "discard", by=context.you) for card in reach(context, self.what)]
        return bool(done) and all(done)


class DiscardUntil(Effect):
    """Discard from the top of your deck until one of those comes, or the deck is empty; it is "it"."""

    what: Selector

    def resolve(self, context: Context) -> bool:
        context.find([])
        context.amount = 0
        while True:
            card = deck.top_card(context.game, context.you)
            if card is None:
                return False
            send(context.game, card, "discard")
            context.amount += 1
            if self.what.matches(context, card):
                context.find([card])
                return True


class Search(Effect):
    """Look for a card in your deck and discard pile and put it into your hand; you may fail to find it.
    The deck is shuffled afterwards; the discard pile, where it is searched, into it, unless it `stays`."""

    what: Selector
    with_discard: bool
    stays: bool = False

    def resolve(self, context: Context) -> bool:
        game, holder = context.game, context.board.players[context.you]
        game.do(events.Searches(context.you, "deck"))
        if holder.deck_unknown:
            raise NeedsFact(message("fact.deck", player=message(f"seat.{context.you}")))
        uids = [*holder.deck, *holder.shuffled, *(holder.discard if self.with_discard else ())]
        among = [context.board.cards[uid] for uid in uids]
        picked = search_result(context, [card for card in among if self.what.matches(context, card)])
        if picked is not None:
            game.do(events.Reveals(context.you, (picked,)))
            send(game, picked, "hand", event=events.ReturnsToHand)
        if self.with_discard and not self.stays:
            for uid in holder.discard:
                game.board.cards[uid].zone = "deck"
            holder.shuffled += holder.discard
            holder.discard = ()
        deck.shuffle_deck(game, context.you, "glossary/search")
        return picked is not None


class Reveal(Effect):
    """You show those to your opponent; they stay where they are."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = those(context, self.what)
        if found:
            context.game.do(events.Reveals(context.you, tuple(found)))
        context.amount = len(found)
        return bool(found)


class SearchEvery(Effect):
    """Look for all of those in your deck and discard pile and put each into your hand; you may fail to find
    any of them, and "if you do", as we read it, asks for all. The deck is shuffled afterwards."""

    what: Selector

    def resolve(self, context: Context) -> bool:
        game, holder = context.game, context.board.players[context.you]
        game.do(events.Searches(context.you, "deck"))
        if holder.deck_unknown:
            raise NeedsFact(message("fact.deck", player=message(f"seat.{context.you}")))
        cards = [context.board.cards[uid] for uid in (*holder.deck, *holder.shuffled, *holder.discard)]
        left = [card for card in cards if self.what.matches(context, card)]
        context.amount = 0
        while left:
            picked = search_result(context, left)
            if picked is None:
                break
            left.remove(picked)
            game.do(events.Reveals(context.you, (picked,)))
            send(game, picked, "hand", event=events.ReturnsToHand)
            context.amount += 1
        deck.shuffle_deck(game, context.you, "glossary/search")
        return context.amount > 0 and (not left or game.reading(FOUND_IN_PART) == IN_PART)


class PutUnder(Effect):
    """Put "it" facedown beneath this card."""

    def resolve(self, context: Context) -> bool:
        found = reach(context, IT)
        for card in found:
            put_under(context.game, card, context.source)
        return bool(found)


class PutIntoPlay(Effect):
    """Those come into play under a player's control. They are not played: no "Play:" ability resolves."""

    what: Selector = IT
    under: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        game, player = context.game, self.under.name(context)
        left = [card for card in reach(context, self.what) if not card.in_play]
        entered = []
        while left:
            asked = message("ask.return", card=context.source)
            card = choose.one(game, left, asked, ("glossary/active-player",), order=True)
            left.remove(card)
            if card.zone == "purged":
                what, why = message("refused.enter", card=card), message("why.purged", card=card)
                game.refuse(what, why, (card,), cite=("glossary/purge",))
                continue
            game.cite("glossary/play")
            if enter_play(game, card, player):
                entered.append(card)
                timing.resolve(game, timing.waiting_abilities(game, events.Entered(card)))
        context.find(entered)
        return bool(entered)


class PlayIt(Effect):
    """Play "it" from where it lies, as if it were in your hand and of the active house."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        left = [card for card in reach(context, self.what) if not card.in_play]
        played = []
        while left:
            asked = message("ask.play", card=context.source)
            card = choose.one(context.game, left, asked, ("glossary/active-player",), order=True)
            left.remove(card)
            played.append(play.play(context.game, context.you, card))
        return bool(played) and all(played)


class ArchiveUnder(Effect):
    """The card beneath this one goes to its owner's archives."""

    def resolve(self, context: Context) -> bool:
        under = [context.board.cards[uid] for uid in context.source.under]
        for card in under:
            send(context.game, card, "archives", event=events.Archives)
        return bool(under)


class PlayUnder(Effect):
    """Play the card beneath this one."""

    def resolve(self, context: Context) -> bool:
        under = context.source.under
        return bool(under) and play.play(context.game, context.you, context.board.cards[under[0]])


class PlayTop(Effect):
    """Play the top card of your deck."""

    def resolve(self, context: Context) -> bool:
        card = deck.first_card(context.game, context.you)
        if card is None:
            what = message("refused.play-top", player=context.you)
            context.game.refuse(what, message("why.no-cards"), cite=("rule/step-5-draw-cards",))
            return False
        return play.play(context.game, context.you, card)


class TakeControl(Effect):
    """Take control of "it"; `while_here` only until this card leaves play."""

    what: Selector = IT
    by: Somebody = YOU
    while_here: bool = False

    def resolve(self, context: Context) -> bool:
        source = context.source if self.while_here else None
        if source is not None and not source.in_play:
            what, why = message("refused.effect", card=source), message("why.not-in-play", card=source)
            context.game.refuse(what, why, (source,))
            return False
        player = self.by.name(context)
        done = [take_control(context.game, player, card, source) for card in those(context, self.what)]
        return bool(done) and all(done)


class MoveToFlank(Effect):
    """A creature moves to a flank of its controller's battleline, whichever you choose."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        game = context.game
        found = [card for card in those(context, self.what) if card.zone == "line"]
        for card in found:
            place = choose.flank(game, card, card.controller)
            player = game.board.players[card.controller]
            others = without(player.line, card.uid)
            player.line = with_at(others, place, card.uid)
            game.board.changed()
            game.do(events.MovesToFlank(card, place, len(others)))
        return bool(found)


class Swap(Effect):
    """Two creatures exchange places in their controller's battleline."""

    one: Selector
    other: Selector

    def resolve(self, context: Context) -> bool:
        ones, others = those(context, self.one), those(context, self.other)
        if not ones or not others:
            return False
        gone = next((card for card in (ones[0], others[0]) if not card.in_play), None)
        if gone is not None or ones[0].controller != others[0].controller:
            what = message("refused.swap", one=ones[0], other=others[0])
            why = message("why.two-lines") if gone is None else message("why.not-in-play", card=gone)
            context.game.refuse(what, why, (ones[0], others[0]), cite=("glossary/swap",))
            return False
        context.game.do(events.Swaps(ones[0], others[0]))
        return True
