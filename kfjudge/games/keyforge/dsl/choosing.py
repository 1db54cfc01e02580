"""What an ability chooses and names: cards, which are "it" from then on, a house, a number."""

from __future__ import annotations

from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import Amount, Context, Effect, Somebody, resolve_all, value
from kfjudge.games.keyforge.engine.selectors import (
    OPPONENT_ARCHIVES,
    YOUR_ARCHIVES,
    It,
    Selector,
    everywhere,
    peek_everywhere,
)
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.readings import ANY_PILE, FROM_A_PILE


class Choose(Effect):
    """Choose cards; from here on they are "it". `called` gives them a name for later."""

    what: Selector
    count: Amount = 1
    up_to: bool = False
    called: str | None = None

    def can_do_something(self, context: Context) -> bool:
        return bool(choose.eligible_cards(context, self.what))

    def resolve(self, context: Context) -> bool:
        wanted = value(context, self.count)
        picked = choose.cards(context, self.what, wanted, up_to=self.up_to)
        context.find(picked)
        if self.called is not None:
            context.named[self.called] = list(context.it)
        return len(picked) == wanted or (self.up_to and bool(picked))


class ChooseAny(Effect):
    """Choose any number of those, none too; or with so much power together, `total_power`."""

    what: Selector
    called: str | None = None
    total_power: int = 0

    def can_do_something(self, context: Context) -> bool:
        left = peek_everywhere(context, self.what)
        return bool(left) and sum(self._powers(context, left).values()) >= self.total_power

    def _powers(self, context: Context, cards: list[Card]) -> dict[str, int]:
        if not self.total_power:
            return {}
        return {card.uid: creature.power(context.game, card) for card in cards}

    def resolve(self, context: Context) -> bool:
        game = context.game
        left = peek_everywhere(context, self.what) if self.can_do_something(context) else []
        powers = self._powers(context, left)
        picked: list[Card] = []
        forced = True
        while left:
            options = context.board.offer_each(left, choose.CHOOSE)
            if sum(powers[card.uid] for card in picked if powers) >= self.total_power:
                options.append(Option(choose.DONE, "choose", message("option.done")))
            question = message("ask.choose-any", card=context.source)
            answer = game.ask(game.active, question, options, ("rule/card-abilities",))
            forced = forced and len(options) == 1
            if answer.id == choose.DONE:
                break
            picked.append(choose.take_chosen(game, left, answer.card))
        choose.note_targets(context, picked, forced)
        context.find(picked)
        if self.called is not None:
            context.named[self.called] = list(context.it)
        return bool(picked)


class ChooseRandom(Effect):
    """So many of those, taken at random; they are "it"."""

    what: Selector
    count: int = 1

    def possible(self, context: Context) -> bool:
        return bool(peek_everywhere(context, self.what))

    def resolve(self, context: Context) -> bool:
        left = everywhere(context, self.what)
        picked: list[Card] = []
        while left and len(picked) < self.count:
            asked = message("ask.random", card=context.source)
            card = choose.chance(context.game, left, asked, ("rule/card-abilities",))
            picked.append(card)
            left.remove(card)
        if not picked:
            choose.note_targets(context, picked, forced=True)
        context.find(picked)
        return len(picked) == self.count


class ChooseArchived(Effect):
    """Choose an archived card: one of yours, or one of your opponent's at random, which you may not look at;
    it is "it"."""

    def can_do_something(self, context: Context) -> bool:
        return bool(peek_everywhere(context, YOUR_ARCHIVES | OPPONENT_ARCHIVES))

    def resolve(self, context: Context) -> bool:
        game, theirs = context.game, everywhere(context, OPPONENT_ARCHIVES)
        options = context.board.offer_each(everywhere(context, YOUR_ARCHIVES), choose.CHOOSE)
        if theirs:
            words = message("option.archived-at-random", player=context.opponent)
            options.append(Option("choose:random", "choose", words))
        if not options:
            choose.note_targets(context, [], forced=False)
            context.find([])
            return False
        question, cite = message("ask.choose", card=context.source), ("glossary/archives",)
        answer = game.ask(game.active, question, options, cite)
        if answer.card is None:
            context.find([choose.chance(game, theirs, message("ask.random", card=context.source), cite)])
        else:
            context.find([game.board.cards[answer.card]])
            choose.note_targets(context, context.found(None), forced=len(options) == 1)
        return True


class OneAtATime(Effect):
    """Choose up to so many different cards, one at a time: the next is chosen when all is done with the one
    before."""

    what: Selector
    up_to: int
    effects: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        before = context.named["before"] = []
        while len(before) < self.up_to:
            picked = choose.cards(context, self.what - It("before"), 1, up_to=True)
            if not picked:
                break
            context.find(picked)
            before += context.it
            resolve_all(context, self.effects)
        return bool(before)


class ChooseExtreme(Effect):
    """Choose the so many most (or least) powerful of those, ties and all."""

    what: Selector
    count: int
    most: bool
    called: str | None = None

    def resolve(self, context: Context) -> bool:
        game = context.game
        picked: list[Card] = []
        forced = True
        rule = "glossary/most-powerful" if self.most else "glossary/least-powerful"
        by_power: dict[int, list[Card]] = {}
        for card in choose.eligible_cards(context, self.what):
            by_power.setdefault(creature.power(game, card), []).append(card)
        for power in sorted(by_power, reverse=self.most):
            tied, room = by_power[power], self.count - len(picked)
            if len(tied) <= room:
                picked += [game.board.cards[card.uid] for card in tied]
                continue
            asked = message("ask.tied", card=context.source, power=power)
            options = context.board.offer_each(tied, choose.CHOOSE)
            for _ in range(room):
                answer = game.ask(game.active, asked, options, (rule,))
                options.remove(answer)
                picked.append(game.board.cards[str(answer.card)])
                forced = False
        game.cite(rule)
        choose.note_targets(context, picked, forced)
        context.find(picked)
        if self.called is not None:
            context.named[self.called] = list(context.it)
        return len(picked) == self.count


class NameHouse(Effect):
    """Choose a house. `of` limits it to a player's identity card."""

    of: Somebody | None = None

    def resolve(self, context: Context) -> bool:
        context.house = choose.house(context, None if self.of is None else self.of.name(context))
        return context.house is not None


class NameNumber(Effect):
    """Choose a number."""

    def resolve(self, context: Context) -> bool:
        context.number = choose.number(context)
        return True


class ChooseInOnePile(Effect):
    """Choose up to so many of those, all of them in the same pile as we read it; whoever's it is."""

    what: Selector
    count: int

    def resolve(self, context: Context) -> bool:
        game = context.game
        left = peek_everywhere(context, self.what)
        picked: list[Card] = []
        while left and len(picked) < self.count:
            done = Option(choose.DONE, "choose", message("option.done"))
            options = [*context.board.offer_each(left, choose.CHOOSE), done]
            n = len(picked) + 1
            question = message("ask.choose-several", card=context.source, n=n, of=self.count)
            answer = game.ask(game.active, question, options, ("rule/card-abilities",))
            if answer.id == choose.DONE:
                break
            card = choose.take_chosen(game, left, answer.card)
            picked.append(card)
            pile = (card.zone, card.controller)
            there = [other for other in left if (other.zone, other.controller) == pile]
            several = len(picked) < self.count and len(there) < len(left)
            if several and game.reading(FROM_A_PILE) == ANY_PILE:
                continue
            left = there
        choose.note_targets(context, picked, forced=False)
        context.find(picked)
        return bool(picked)
