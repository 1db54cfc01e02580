"""What an ability chooses and names: cards, which are "it" from then on, a house, a number."""

from __future__ import annotations

from kfjudge.games.keyforge.engine import choose
from kfjudge.games.keyforge.engine.node import Amount, Context, Effect, Somebody, resolve_all, value
from kfjudge.games.keyforge.engine.selectors import It, Selector, peek_everywhere


class Choose(Effect):
    """Choose cards; from here on they are "it". `called` gives them a name for later."""

    what: Selector
    count: Amount = 1
    up_to: bool = False
    called: str | None = None

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

    def resolve(self, context: Context) -> bool:
        picked = choose.any_number(context, self.what, self.total_power)
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
        picked = choose.at_random(context, self.what, self.count)
        context.find(picked)
        return len(picked) == self.count


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


def one_at_a_time(what: Selector, up_to: int, *effects: Effect) -> OneAtATime:
    return OneAtATime(what, up_to, effects)


class ChooseExtreme(Effect):
    """Choose the so many most (or least) powerful of those, ties and all."""

    what: Selector
    count: int
    most: bool
    called: str | None = None

    def resolve(self, context: Context) -> bool:
        picked = choose.most_or_least_powerful(context, self.what, self.count, most=self.most)
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
        picked = choose.in_one_pile(context, self.what, self.count)
        context.find(picked)
        return bool(picked)
