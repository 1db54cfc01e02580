"""What abilities use: cards that fight, or are used, by the words of another."""

from __future__ import annotations

from functools import partial

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import those
from kfjudge.games.keyforge.engine import events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import Context, Effect
from kfjudge.games.keyforge.engine.selectors import ATTACKED, IT, Selector
from kfjudge.games.keyforge.engine.verbs import fight, use
from kfjudge.games.keyforge.readings import ONE_OF_THEM, REAP_TRIGGERED


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
        done = use.use_by_effect(game, context.you, card, ("fight",))
        game.errand = None
        return done


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
            if len(abilities) > 1 and game.reading(REAP_TRIGGERED) == ONE_OF_THEM:
                asked = message("ask.one-ability", card=context.source)
                timing.resolve(game, [timing.choose_trigger(game, abilities, asked)])
            else:
                timing.resolve(game, abilities, timing.while_it_stays(card, own))
            game.echoes.remove(round_trip)
        return bool(found)
