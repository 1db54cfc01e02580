"""What abilities do to creatures: damage and healing, destruction and sacrifice."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import those
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import YOU, Amount, Context, Effect, Number, Somebody, value
from kfjudge.games.keyforge.engine.selectors import IT, SELF, It, Selector, everywhere
from kfjudge.games.keyforge.engine.verbs import damage, destroy
from kfjudge.games.keyforge.engine.verbs.creature import neighbors
from kfjudge.games.keyforge.readings import AT_THE_START, GROUPS_MEANWHILE


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
        blows = [
            damage.Blow(card, self._amount(context, card), context.source, past_armor=self.past_armor)
            for card in targets
        ]
        if self.splash:
            game.cite("glossary/splash")
            blows += [
                damage.Blow(n, self.splash, context.source) for card in targets for n in neighbors(game, card)
            ]
        dealt = damage.deal(game, blows)
        context.this_way = dealt.destroyed
        context.amount = len(dealt.destroyed)
        return bool(targets)

    def _amount(self, context: Context, card: Card) -> int:
        """Work out the damage for one of them: some numbers are about the creature that takes it."""
        context.target = card
        return value(context, self.amount)

    def _refuse_the_absent(self, context: Context, found: list[Card]) -> None:
        gone = self.to.gone(context) if isinstance(self.to, It) else []
        for card in (*gone, *found):
            if not card.in_play:
                what, why = message("refused.damage", card=card), message("why.not-in-play", card=card)
                context.game.refuse(what, why, (card,))


class InParts(Effect):
    """Damage to some creatures, then to others. Who the others are we ask when their turn comes: one that was
    among them and is among the first by now is spared."""

    deals: tuple[Deal, ...]

    def resolve(self, context: Context) -> bool:
        whole = True
        before = [[(card, card.stay) for card in everywhere(context, part.to)] for part in self.deals]
        for part, stood in zip(self.deals, before, strict=True):
            still = [card for card, stay in stood if card.stay == stay]
            if set(still) != set(everywhere(context, part.to)) and (
                context.game.reading(GROUPS_MEANWHILE) == AT_THE_START
            ):
                context.find(still)
                whole = replace(part, to=IT).resolve(context) and whole
            else:
                whole = part.resolve(context) and whole
        return whole


class DealToEach(Effect):
    """Deal damage to each of those creatures, all of it at once; how much is asked for each of them, while it
    is "it"."""

    amount: Number
    to: Selector

    def resolve(self, context: Context) -> bool:
        game, found = context.game, context.it
        targets = [card for card in those(context, self.to) if card.zone == "line"]
        blows = []
        for card in targets:
            context.find([card])
            blows.append(damage.Blow(card, self.amount.value(context), context.source))
        context.it = found
        context.this_way = damage.deal(game, blows).destroyed
        context.amount = len(context.this_way)
        return bool(targets)


class DealDivided(Effect):
    """Deal so much damage, divided among those creatures as you choose, all of it at once."""

    amount: Amount
    among: Selector

    def resolve(self, context: Context) -> bool:
        game = context.game
        targets = [card for card in those(context, self.among) if card.zone == "line"]
        parts = choose.shares_of_each(context, targets, value(context, self.amount))
        blows = [damage.Blow(card, part, context.source) for card, part in parts]
        if not blows:
            what = message("refused.choose", card=context.source)
            game.refuse(what, message("why.no-target"), (context.source,))
        context.this_way = damage.deal(game, blows).destroyed
        context.amount = len(context.this_way)
        return bool(blows)


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
            amounts = range(min(most, card.damage) + 1)
            options = [Option(f"choose:{n}", "choose", message("option.heal", n=n)) for n in amounts]
            question, game = message("ask.heal", card=card), context.game
            picked = game.ask(game.active, question, options, ("glossary/heal",))
            return int(picked.id.removeprefix("choose:"))
        return most


class RedistributeDamage(Effect):
    """Share out all damage on those creatures among them anew, as you choose, more than a power too."""

    among: Selector

    def can_do_something(self, context: Context) -> bool:
        return any(card.damage for card in those(context, self.among) if card.zone == "line")

    def resolve(self, context: Context) -> bool:
        cards = [card for card in those(context, self.among) if card.zone == "line"]
        total = sum(card.damage for card in cards)
        if not total:
            what = message("refused.redistribute", card=context.source)
            context.game.refuse(what, message("why.no-damage-there"), (context.source,))
            return False
        context.game.do(events.RedistributesDamage(tuple(choose.shares_of_each(context, cards, total))))
        return True


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

    def can_do_something(self, context: Context) -> bool:
        return any(card.in_play for card in those(context, self.what))

    def resolve(self, context: Context) -> bool:
        targets = [card for card in those(context, self.what) if card.in_play]
        context.controllers = {card.uid: card.controller for card in targets}
        context.this_way = destroy.destroy(context.game, targets)
        context.amount = len(context.this_way)
        return bool(targets) and len(context.this_way) == len(targets)


class Saved(Effect):
    """Instead of being destroyed, that card stays in play; not one that has left play already, such as Bad
    Penny, who has gone home."""

    what: Selector = SELF

    def resolve(self, context: Context) -> bool:
        game, found = context.game, those(context, self.what)
        for card in found:
            if card.in_play:
                game.dying.discard(card.uid)
                continue
            what, why = message("refused.save", card=card), message("why.not-in-play", card=card)
            game.refuse(what, why, (card,), cite=("glossary/destroyed", "glossary/leaves-play"))
        return all(card.in_play for card in found)


class Sacrifice(Effect):
    what: Selector = SELF
    by: Somebody = YOU

    def resolve(self, context: Context) -> bool:
        found = those(context, self.what)
        player = self.by.name(context) if found else context.you
        return destroy.sacrifice(context.game, player, found)
