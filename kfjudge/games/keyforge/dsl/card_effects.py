"""What abilities do to cards: damage, destruction, moves between zones, status, use."""

from __future__ import annotations

from kfjudge.core.events import Remark
from kfjudge.core.problems import NeedsFact
from kfjudge.games.keyforge.dsl.effects import Effect, those
from kfjudge.games.keyforge.dsl.node import OPPONENT, YOU, Amount, Context, Somebody, value
from kfjudge.games.keyforge.dsl.selectors import IT, SELF, It, Selector, Self
from kfjudge.games.keyforge.editions import AS_THE_CARD_SAYS, HIDDEN_ZONE, OWNERS_ZONE
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.deeds import control, damage, destroy, play, use, zones
from kfjudge.games.keyforge.engine.deeds.creature import neighbors
from kfjudge.games.keyforge.engine.turn import forge
from kfjudge.games.keyforge.message import message


def reach(context: Context, selector: Selector) -> list[Card]:
    """The cards an effect may move: in play, or wherever "it" has gone, if it can still be touched there."""
    if isinstance(selector, It):
        pairs = context.it if selector.called is None else context.named.get(selector.called, [])
    elif isinstance(selector, Self):
        pairs = [(context.source, context.stay)]
    else:
        return those(context, selector)
    found = []
    for card, stay in pairs:
        if zones.within_reach(context.game, card, stay):
            found.append(card)
        elif card.zone in zones.HIDDEN:
            what = message("refused.effect", card=context.source)
            context.game.refuse(
                what, message("why.hidden-zone", card=card), (card,), cite=HIDDEN_ZONE.sources
            )
    return found


# damage


class Deal(Effect):
    """Deal damage to those creatures, all at once; splash goes to the neighbors of each."""

    amount: Amount
    to: Selector = IT
    splash: int = 0
    past_armor: bool = False

    def resolve(self, context: Context) -> bool:
        game = context.game
        found = those(context, self.to)
        targets = [card for card in found if card.zone == "line"]
        self._refuse_the_absent(context, found)
        amount = value(context, self.amount)
        hits = [damage.Hit(card, amount, context.source, past_armor=self.past_armor) for card in targets]
        if self.splash:
            game.cite("glossary/splash")
            hits += [
                damage.Hit(n, self.splash, context.source) for card in targets for n in neighbors(game, card)
            ]
        dealt = damage.deal(game, hits)
        context.this_way = dealt.destroyed
        context.amount = len(dealt.destroyed)
        return bool(targets)

    def _refuse_the_absent(self, context: Context, found: list[Card]) -> None:
        gone = self.to.gone(context) if isinstance(self.to, It) else []
        for card in (*gone, *found):
            if not card.in_play:
                what, why = message("refused.damage", card=card), message("why.not-in-play", card=card)
                context.game.refuse(what, why, (card,))


class Heal(Effect):
    """Remove damage (all of it when no amount is given); "healed" only where some was removed. With `up_to`
    it is the player who says how much."""

    amount: Amount | None
    on: Selector = IT
    up_to: bool = False

    def resolve(self, context: Context) -> bool:
        targets = [card for card in those(context, self.on) if card.in_play]
        context.amount = 0
        context.this_way = []
        for card in targets:
            counts, removed = damage.heal(context.game, card, self._wanted(context, card))
            context.amount += removed
            if counts:
                context.this_way.append(card)
        return bool(context.this_way)

    def _wanted(self, context: Context, card: Card) -> int | None:
        if self.amount is None:
            return None
        most = value(context, self.amount)
        if self.up_to and card.damage:
            return choose.healing(context, card, min(most, card.damage))
        return most


class StrikeInstead(Effect):
    """In this fight, the attacker's damage goes to "it"."""

    def resolve(self, context: Context) -> bool:
        bouts = context.game.bouts
        found = context.found()
        if not bouts or not found:
            return False
        bouts[-1].victim = found[0]
        return True


class Destroy(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        targets = [card for card in those(context, self.what) if card.in_play]
        context.this_way = destroy.destroy(context.game, targets)
        context.amount = len(context.this_way)
        return bool(targets) and len(context.this_way) == len(targets)


class Saved(Effect):
    """Instead of being destroyed, that card stays in play."""

    what: Selector = SELF

    def resolve(self, context: Context) -> bool:
        for card in those(context, self.what):
            context.game.dying.discard(card.uid)
        return True


class Sacrifice(Effect):
    what: Selector = SELF

    def resolve(self, context: Context) -> bool:
        done = [destroy.sacrifice(context.game, context.you, card) for card in those(context, self.what)]
        return bool(done) and all(done)


# moves


class Purge(Effect):
    """Remove those from the game. `keep` ties them to this card: they come back when it leaves."""

    what: Selector = IT
    keep: bool = False

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        moved = zones.leave_together(context.game, found, "purged", events.Purges)
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
            if zones.enter_play(game, card, card.owner):
                timing.resolve(game, timing.waiting(game, events.Entered(card)))
        return True


class ReturnToHand(Effect):
    """Those go to their owner's hand. `to` is the hand the card names, where that is another."""

    what: Selector = IT
    to: Somebody | None = None

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        player = self._other_hand(context, found)
        how = {"player": player} if player is not None else {}
        context.amount = zones.leave_together(context.game, found, "hand", events.ReturnsToHand, **how)
        return bool(found) and context.amount == len(found)

    def _other_hand(self, context: Context, found: list[Card]) -> str | None:
        """The hand of somebody else than the owner, where the edition lets the card have it."""
        if self.to is None or not found:
            return None
        name, card = self.to.name(context), found[0]
        another = card.owner != name and card.controller == card.owner
        return name if another and context.game.rule(OWNERS_ZONE) == AS_THE_CARD_SAYS else None


class PutOnDeck(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        context.amount = zones.leave_together(context.game, found, "deck", events.GoesToDeck)
        return bool(found) and context.amount == len(found)


class ShuffleIntoDeck(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        context.amount = zones.shuffle_in(context.game, found)
        return bool(found) and context.amount == len(found)


class Archive(Effect):
    """Those go to their owner's archives, or (`into_yours`) to yours until they leave for the owner's."""

    what: Selector = IT
    into_yours: bool = False

    def resolve(self, context: Context) -> bool:
        found = reach(context, self.what)
        player = context.you if self.into_yours else None
        context.amount = zones.leave_together(context.game, found, "archives", events.Archives, player=player)
        if self.into_yours:
            for card in found:
                card.to_owner = True
        return bool(found) and context.amount == len(found)


class ArchiveTop(Effect):
    """Archive the top card of your deck."""

    def resolve(self, context: Context) -> bool:
        card = zones.top_card(context.game, context.you)
        return card is not None and zones.send(context.game, card, "archives", event=events.Archives)


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


class Discard(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        done = [zones.send(context.game, card, "discard") for card in reach(context, self.what)]
        return bool(done) and all(done)


class Draw(Effect):
    amount: Amount
    who: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        return zones.draw(context.game, self.who.name(context), wanted) == wanted


class Search(Effect):
    """Look for a card in your deck and discard pile and put it into your hand; you may fail to find it.
    The deck is shuffled afterwards, the discard pile into it when the card says so."""

    what: Selector
    with_discard: bool

    def resolve(self, context: Context) -> bool:
        game, holder = context.game, context.board.players[context.you]
        game.do(events.Searches(context.you, "deck"))
        if holder.deck_unknown:
            raise NeedsFact(message("fact.deck", player=message(f"seat.{context.you}")))
        uids = [*holder.deck, *holder.shuffled, *(holder.discard if self.with_discard else ())]
        among = [context.board.cards[uid] for uid in uids]
        picked = choose.found(context, [card for card in among if self.what.matches(context, card)])
        if picked is not None:
            game.do(events.Reveals(context.you, (picked,)))
            zones.send(game, picked, "hand", event=events.ReturnsToHand)
        if self.with_discard:
            zones.discard_into_deck(game, context.you)
        else:
            zones.shuffle_deck(game, context.you, "glossary/search")
        return picked is not None


class PutUnder(Effect):
    """Put "it" facedown beneath this card."""

    def resolve(self, context: Context) -> bool:
        found = reach(context, IT)
        for card in found:
            zones.put_under(context.game, card, context.source)
        return bool(found)


class PlayUnder(Effect):
    """Play the card beneath this one."""

    def resolve(self, context: Context) -> bool:
        under = context.source.under
        return bool(under) and play.play(context.game, context.you, context.board.cards[under[0]])


class PlayTop(Effect):
    """Play the top card of your deck."""

    def resolve(self, context: Context) -> bool:
        card = zones.top_card(context.game, context.you)
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
        done = [
            control.take_control(context.game, player, card, source) for card in those(context, self.what)
        ]
        return bool(done) and all(done)


class Swap(Effect):
    """Two creatures exchange places in their controller's battleline."""

    one: Selector
    other: Selector

    def resolve(self, context: Context) -> bool:
        ones, others = those(context, self.one), those(context, self.other)
        if not ones or not others:
            return False
        if ones[0].controller != others[0].controller:
            what = message("refused.swap", one=ones[0], other=others[0])
            context.game.refuse(what, message("why.two-lines"), (ones[0], others[0]), cite=("glossary/swap",))
            return False
        context.game.do(events.Swaps(ones[0], others[0]))
        return True


# status


class Ready(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        for card in found:
            if card.exhausted:
                context.game.do(events.Readies(card))
            else:
                what = message("refused.ready", card=card)
                context.game.refuse(
                    what, message("why.ready", card=card), (card,), cite=("rule/resolve-as-much-as-you-can",)
                )
        return bool(found)


class Exhaust(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        for card in found:
            if not card.exhausted:
                context.game.do(events.Exhausts(card))
        return bool(found)


class Stun(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        stunned = [card for card in found if not card.stunned]
        for card in found:
            context.game.do(events.Stuns(card))
        return bool(found) and stunned == found


class Unstun(Effect):
    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play and card.stunned]
        for card in found:
            context.game.do(events.RemovesStun(card))
        return bool(found)


class AddPower(Effect):
    """Put +1 power counters on those."""

    amount: Amount
    on: Selector = SELF

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.on) if card.in_play]
        for card in found:
            context.game.do(events.PutsPowerCounters(card, value(context, self.amount)))
        return bool(found)


class AddDoom(Effect):
    on: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.on) if card.in_play]
        for card in found:
            context.game.do(events.PutsDoom(card))
        return bool(found)


# use, and keys


class Fight(Effect):
    """Fight with "it"."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        done = [use.use_by_effect(context.game, context.you, card, ("fight",)) for card in found]
        return bool(found) and all(done)


class Use(Effect):
    """Use "it", in any way it can be used."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        ways = ("reap", "fight", "action", "omni")
        done = [
            use.use_by_effect(context.game, context.you, card, ways if card.facts.is_creature else ways[2:])
            for card in found
        ]
        return bool(found) and all(done)


class TriggerReap(Effect):
    """Resolve the "Reap:" abilities of "it" as if you controlled that creature; it does not exhaust.
    Two that trigger each other without end are stopped where the circle closes: no book says how."""

    def resolve(self, context: Context) -> bool:
        game = context.game
        found = context.found()
        for card in found:
            round_trip = (context.source.uid, card.uid)
            if round_trip in game.echoes:
                game.note(Remark(message("remark.circle"), (context.source, card), events.AS_MUCH_AS_YOU_CAN))
                return False
            game.echoes.append(round_trip)
            timing.resolve(game, timing.of_player(game, card, "reap", context.you))
            game.echoes.remove(round_trip)
        return bool(found)


class ForgeKey(Effect):
    """Forge a key at current cost, so much more added."""

    more: int = 0

    def resolve(self, context: Context) -> bool:
        return forge.forge(context.game, context.you, forge.cost(context.game, context.you, self.more))


class UnforgeLast(Effect):
    """Unforge the key that a player forged on their previous turn."""

    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        return forge.unforge_last(context.game, self.who.name(context))
