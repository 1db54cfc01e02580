"""What abilities change on a card in play: ready, stunned, counters."""

from __future__ import annotations

from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import those
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.node import Amount, Context, Effect, value
from kfjudge.games.keyforge.engine.selectors import IT, SELF, Selector


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
        wanted = value(context, self.amount)
        found = [card for card in those(context, self.on) if card.in_play and wanted]
        for card in found:
            context.game.do(events.PutsPowerCounters(card, wanted))
        return bool(found)


class RemovePower(Effect):
    """Take so many +1 power counters off those, as many as there are."""

    amount: Amount
    on: Selector = SELF

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.amount)
        found = [card for card in those(context, self.on) if card.in_play]
        whole = bool(found)
        for card in found:
            taken = min(wanted, card.power_counters)
            whole = whole and taken == wanted
            if taken:
                context.game.do(events.LosesPowerCounters(card, taken))
        return whole


class AddDoom(Effect):
    on: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.on) if card.in_play]
        for card in found:
            context.game.do(events.PutsDoom(card))
        return bool(found)
