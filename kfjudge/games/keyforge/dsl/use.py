"""What abilities do to a card in play that stays where it is: ready or stun it, put counters on it, use it,
let it fight."""

from __future__ import annotations

from functools import partial

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import those
from kfjudge.games.keyforge.engine import events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import Amount, Context, Effect, value
from kfjudge.games.keyforge.engine.selectors import ATTACKED, IT, SELF, Selector
from kfjudge.games.keyforge.engine.timing import choose_trigger
from kfjudge.games.keyforge.engine.verbs import fight
from kfjudge.games.keyforge.engine.verbs.use import use_by_effect
from kfjudge.games.keyforge.readings import ALL_ABILITIES, REAP_TRIGGERED


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


class Fight(Effect):
    """Fight with "it"; `anew` against a creature that it has not fought this way. Whom it fights is
    `ATTACKED` from here on."""

    what: Selector = IT
    anew: bool = False

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        attacked = context.named.setdefault(str(ATTACKED.called), [])
        done = [self._fight(context, card, attacked) for card in found]
        return bool(found) and all(done)

    def _fight(self, context: Context, card: Card, attacked: list[tuple[Card, int]]) -> bool:
        game = context.game
        game.errand = fight.Errand(list(attacked) if self.anew else [], attacked)
        done = use_by_effect(game, context.you, card, ("fight",))
        game.errand = None
        return done


class Use(Effect):
    """Use "it", in any way it can be used."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        ways = ("reap", "fight", "action", "omni")
        done = [
            use_by_effect(context.game, context.you, card, ways if card.facts.is_creature else ways[2:])
            for card in found
        ]
        return bool(found) and all(done)


class StopFight(Effect):
    """A creature that is about to fight does not: it is exhausted with no effect."""

    what: Selector = IT

    def resolve(self, context: Context) -> bool:
        found = [card for card in those(context, self.what) if card.in_play]
        for card in found:
            if card.uid not in context.game.stopped:
                context.game.stopped.add(card.uid)
                context.game.do(events.HasNoEffect(card))
        return bool(found)


class TriggerReap(Effect):
    """Resolve what "it" has behind "Reap:" as if you controlled that creature; it does not exhaust. Two that
    trigger each other without end are stopped where the circle closes: no book says how."""

    def resolve(self, context: Context) -> bool:
        game = context.game
        found = context.found()
        for card in found:
            round_trip = (context.source.uid, card.uid)
            if round_trip in game.echoes:
                game.note(Remark(message("remark.circle"), (context.source, card), events.AS_MUCH_AS_YOU_CAN))
                return False
            game.echoes.append(round_trip)
            own = partial(timing.abilities_for, game, card, "reap", context.you)
            abilities = own()
            if len(abilities) > 1 and game.reading(REAP_TRIGGERED) != ALL_ABILITIES:
                asked = message("ask.one-ability", card=context.source)
                timing.resolve(game, [choose_trigger(game, abilities, asked)])
            else:
                timing.resolve(game, abilities, timing.while_it_stays(card, own))
            game.echoes.remove(round_trip)
        return bool(found)
