"""What abilities do to pools: Æmber, chains and keys."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import those
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import OPPONENT, YOU, Amount, Context, Effect, Somebody, value
from kfjudge.games.keyforge.engine.selectors import IT, SELF, Selector
from kfjudge.games.keyforge.engine.turn import forge
from kfjudge.games.keyforge.engine.turn.forge import choose_key
from kfjudge.games.keyforge.engine.verbs import aember
from kfjudge.games.keyforge.engine.verbs.aember import capture


class Gain(Effect):
    amount: Amount
    who: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        context.amount = aember.gain(context.game, self.who.name(context), wanted)
        return context.amount == wanted


class Lose(Effect):
    amount: Amount
    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        context.amount = aember.lose(context.game, self.who.name(context), wanted)
        return context.amount == wanted


class Steal(Effect):
    amount: Amount
    who: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        context.amount = aember.steal(context.game, self.who.name(context), wanted)
        return context.amount == wanted


class Capture(Effect):
    """Those creatures capture so much each, from your opponent or from whom the card names; for each of them
    "it" is the creature itself."""

    amount: Amount
    on: Selector = SELF
    from_: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        left = those(context, self.on)
        whole = True
        while left:
            card = self._next(context, left, wanted)
            left.remove(card)
            captured = capture(context.game, card, wanted, self._victim(context, card))
            whole = captured == wanted and whole
        return whole

    def _victim(self, context: Context, card: Card) -> str:
        return self.from_.name(replace(context, it=[(card, card.stay)], event=None))

    def _next(self, context: Context, left: list[Card], wanted: int) -> Card:
        """Find who captures next; if there is not enough for all, the active player chooses."""
        victim = self._victim(context, left[0])
        rivals = [card for card in left if self._victim(context, card) == victim]
        if not 0 < context.board.players[victim].aember < wanted * len(rivals):
            return left[0]
        asked = message("ask.captures", card=context.source)
        return choose.one(context.game, rivals, asked, ("glossary/active-player", "glossary/capture"))


class CaptureGained(Effect):
    """Those capture the Æmber that has just been gained, as far as it is not captured already."""

    on: Selector = SELF

    def resolve(self, context: Context) -> bool:
        game, gained = context.game, context.event
        assert isinstance(gained, events.GainsAember)
        whole = True
        for card in those(context, self.on):
            left = gained.amount - sum(amount for event, amount in game.captured if event is gained)
            if left <= 0:
                game.refuse(message("refused.capture", card=card), message("why.captured"), (card,))
                return False
            pool = context.board.players[gained.player]
            before = pool.aember
            captured = capture(game, card, left, gained.player)
            game.captured.append((gained, before - pool.aember))  # what came from the supply is there still
            whole = captured == gained.amount and whole
        return whole


class MoveAemberHere(Effect):
    """Move Æmber from your pool to this card."""

    amount: int

    def resolve(self, context: Context) -> bool:
        return aember.store(context.game, context.source, context.you, self.amount) == self.amount


class MoveAember(Effect):
    """Move so much Æmber (None: all of it) from each of those cards to a player's pool."""

    amount: Amount | None
    from_: Selector = IT
    to: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.from_) if card.in_play]
        player = self.to.name(context)
        context.amount, whole = 0, bool(found)
        for card in found:
            wanted = card.aember if self.amount is None else value(context, self.amount)
            moved = aember.take(context.game, card, player, wanted)
            context.amount += moved
            whole = whole and moved == wanted
        return whole


class RedistributeAember(Effect):
    """Share out all Æmber on those among them anew, as you choose."""

    among: Selector

    def resolve(self, context: Context) -> bool:
        cards = those(context, self.among)
        total = sum(card.aember for card in cards)
        if not total:
            what = message("refused.redistribute", card=context.source)
            context.game.refuse(what, message("why.no-aember-there"), (context.source,))
            return False
        context.game.do(events.RedistributesAember(tuple(choose.shares_of_each(context, cards, total))))
        return True


class PutAember(Effect):
    """Æmber from the common supply goes onto those cards, so much on each."""

    amount: Amount
    on: Selector = IT

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        found = [card for card in those(context, self.on) if card.in_play and wanted]
        for card in found:
            context.game.do(events.PlacesAember(card, wanted, None))
        return bool(found)


class DiscardAember(Effect):
    """Discard so much of the Æmber on those cards."""

    amount: Amount
    from_: Selector = SELF

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.from_) if card.in_play]
        wanted = value(context, self.amount)
        done = [aember.discard(context.game, card, wanted) == wanted for card in found]
        return bool(done) and all(done)


class Pay(Effect):
    """That player pays the other so much."""

    amount: Amount
    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        wanted, payer = value(context, self.amount), self.who.name(context)
        context.amount = aember.pay(context.game, payer, context.board.opponent(payer).name, wanted)
        return context.amount == wanted


class GainChains(Effect):
    amount: int
    who: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        context.game.do(events.GainsChains(self.who.name(context), self.amount))
        return True


class ForgeKey(Effect):
    """Forge a key at current cost, so much added and so much taken off."""

    more: Amount = 0
    less: Amount = 0

    def resolve(self, context: Context) -> bool:
        change = value(context, self.more) - value(context, self.less)
        return forge.forge(context.game, context.you, forge.cost(context.game, context.you, change))


class ForgeFree(Effect):
    """Forge a key at no cost."""

    def resolve(self, context: Context) -> bool:
        return forge.forge(context.game, context.you, 0)


class UnforgeLast(Effect):
    """Unforge the key that a player forged on their previous turn."""

    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        game, player = context.game, self.who.name(context)
        last = game.board.last
        held = game.board.players[player].keys
        keys = [color for color in last.forged if last.player == player and color in held]
        if not keys:
            what, why = message("refused.unforge", player=player), message("why.no-key", player=player)
            game.refuse(what, why, cite=("glossary/unforge",))
            return False
        picked = choose_key(game, game.active, player, keys, "glossary/unforge")
        game.do(events.UnforgesKey(player, picked))
        return True
