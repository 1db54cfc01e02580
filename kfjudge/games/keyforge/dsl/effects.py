"""What an ability does: one printed verb a node, resolved in order, as much as possible.

`resolve` answers whether the whole of it could be done, which is what "if you do" asks."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.core.editions import Difference
from kfjudge.core.events import Remark
from kfjudge.games.keyforge.dsl.node import Amount, Condition, Context, Node, Somebody, value
from kfjudge.games.keyforge.dsl.selectors import IT, SELF, It, Selector, everywhere
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.message import message


class Effect(Node):
    def possible(self, context: Context) -> bool:  # noqa: ARG002  most can always be tried
        """Whether it finds what it needs: of several things a card offers, one that does not is no choice."""
        return True

    def resolve(self, context: Context) -> bool:
        raise NotImplementedError


def resolve_all(context: Context, effects: Sequence[Effect]) -> bool:
    """Resolve effects in order, as much of each as can be. True when all of it could."""
    whole = True
    for at, effect in enumerate(effects):
        if isinstance(effect, (RepeatIf, RepeatAtWill, OpponentRepeats)):
            effect.repeat(context, effects[:at])
        elif not effect.resolve(context):
            whole = False
    return whole


def those(context: Context, selector: Selector) -> list[Card]:
    """The cards an effect works on: in play, or where "it" has gone meanwhile."""
    found = everywhere(context, selector)
    if not found and isinstance(selector, type(IT)):
        found = context.found(selector.called)
    if not found and selector is SELF and not context.source.in_play:
        found = [context.source]
    return found


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
        return bool(everywhere(context, self.what))

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
        picked = choose.extreme(context, self.what, self.count, most=self.most)
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
    """Choose up to so many of those, all of them in the same pile; whoever's it is."""

    what: Selector
    count: int

    def resolve(self, context: Context) -> bool:
        picked = choose.in_one_pile(context, self.what, self.count)
        context.find(picked)
        return bool(picked)


class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, context: Context) -> bool:
        if self.condition.holds(context):
            return resolve_all(context, self.then)
        if self.otherwise:
            return resolve_all(context, self.otherwise)
        context.game.refuse(
            message("refused.effect", card=context.source), message("why.condition"), (context.source,)
        )
        return False


def if_(condition: Condition, *then: Effect) -> If:
    return If(condition, then)


def either(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect]) -> If:
    """If so, the one; if not, the other."""
    return If(condition, tuple(then), tuple(otherwise))


class IfYouDo(Effect):
    """The second part resolves only when the first was resolved successfully and completely."""

    first: Effect
    then: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        if self.first.resolve(context):
            context.game.cite("glossary/if-you-do")
            return resolve_all(context, self.then)
        context.game.refuse(
            message("refused.rest", card=context.source),
            message("why.if-you-do"),
            (context.source,),
            cite=("glossary/if-you-do",),
        )
        return False


def if_you_do(first: Effect, *then: Effect) -> IfYouDo:
    return IfYouDo(first, then)


class YouMay(Effect):
    effects: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        if not choose.may(context):
            context.game.do(events.Declines(context.game.decider(context.you), context.source))
            return False
        return resolve_all(context, self.effects)


def you_may(*effects: Effect) -> YouMay:
    return YouMay(effects)


class ChooseOne(Effect):
    """One of several things, as you choose."""

    ways: tuple[tuple[Effect, ...], ...]

    def resolve(self, context: Context) -> bool:
        possible = [at for at, way in enumerate(self.ways) if way[0].possible(context)]
        if not possible:
            choose.tell_of(context, [], forced=False)
            return False
        return resolve_all(context, self.ways[choose.way(context, possible)])

    def parts(self):  # type: ignore[no-untyped-def]
        for way in self.ways:
            yield from way


class RepeatIf(Effect):
    """Repeat the effect (or what precedes this instruction) if the condition still holds."""

    condition: Condition
    scope: Difference | None = None

    def resolve(self, context: Context) -> bool:  # noqa: ARG002  resolved by `repeat`, which knows what precedes
        return True

    def repeat(self, context: Context, preceding: Sequence[Effect]) -> None:
        game = context.game
        while self.condition.holds(context):
            if not _can_repeat(context):
                return
            only_preceding = self.scope is not None and game.rule(self.scope) == PRECEDING
            game.do(events.Repeats(context.source, only_preceding))
            done = game.done
            resolve_all(context, preceding)
            if only_preceding:
                return
            if game.done == done:
                said = message("remark.nothing-changes")
                game.note(Remark(said, (context.source,), ("glossary/repeat",)))
                return


def _can_repeat(context: Context) -> bool:
    """A card that has left play repeats its effect no more."""
    card = context.source
    if card.facts.type == "action" or (card.in_play and card.stay == context.stay):
        return True
    what, why = message("refused.rest", card=card), message("why.not-in-play", card=card)
    context.game.refuse(what, why, (card,), cite=("glossary/repeat",))
    return False


class RepeatAtWill(Effect):
    """You may repeat what precedes as often as you like, while each thing that it chooses is there."""

    def resolve(self, context: Context) -> bool:  # noqa: ARG002  resolved by `repeat`, which knows what precedes
        return True

    def repeat(self, context: Context, preceding: Sequence[Effect]) -> None:
        game = context.game
        while _can_repeat(context):
            if not _possible(context, preceding):
                what, why = message("refused.rest", card=context.source), message("why.no-target")
                game.refuse(what, why, (context.source,), cite=("glossary/repeat",))
                return
            if not choose.may(context):
                game.do(events.Declines(game.decider(context.you), context.source))
                return
            game.do(events.Repeats(context.source, preceding=False))
            resolve_all(context, preceding)


def _possible(context: Context, effects: Sequence[Effect]) -> bool:
    """Whether there is enough of whatever those effects choose."""
    chosen = [effect for effect in effects if isinstance(effect, Choose)]
    return all(len(everywhere(context, one.what)) >= value(context, one.count) for one in chosen)


class ByEdition(Effect):
    """What the card does depends on the edition: one list of effects for each value of the row."""

    row: Difference
    cases: tuple[tuple[str, tuple[Effect, ...]], ...]

    def resolve(self, context: Context) -> bool:
        said = context.game.rule(self.row)
        return resolve_all(context, dict(self.cases)[said])

    def parts(self):  # type: ignore[no-untyped-def]
        for _, effects in self.cases:
            yield from effects


def by_edition(row: Difference, **cases: Sequence[Effect]) -> ByEdition:
    return ByEdition(row, tuple((name, tuple(effects)) for name, effects in cases.items()))


class ForEach(Effect):
    """As often as there are cards like those at the start, one time after the other. `called` is what the
    card whose turn it is goes by. What was done "this way" is what all of these times did."""

    those: Selector
    effects: tuple[Effect, ...]
    called: str | None = None

    def resolve(self, context: Context) -> bool:
        whole, done = True, 0
        for card in everywhere(context, self.those):
            if self.called is not None:
                context.named[self.called] = [(card, card.stay)]
            context.amount = 0
            whole = resolve_all(context, self.effects) and whole
            done += context.amount
        context.amount = done
        return whole


def for_each(those: Selector, *effects: Effect, called: str | None = None) -> ForEach:
    return ForEach(those, effects, called)


class ForEachOne(Effect):
    """One after the other, in an order you choose, each of those at the start is "it" once."""

    those: Selector
    effects: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        game, whole = context.game, True
        left = {card: card.stay for card in everywhere(context, self.those)}
        while left:
            asked = message("ask.next", card=context.source)
            card = choose.one(game, list(left), asked, ("glossary/active-player",), order=True)
            context.it = [(card, left.pop(card))]
            whole = resolve_all(context, self.effects) and whole
        return whole


def for_each_one(those: Selector, *effects: Effect) -> ForEachOne:
    return ForEachOne(those, effects)


class Times(Effect):
    """So many times, one after the other; how often is known at the start."""

    count: Amount
    effects: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        whole = True
        for _ in range(value(context, self.count)):
            whole = resolve_all(context, self.effects) and whole
        return whole


def times(count: Amount, *effects: Effect) -> Times:
    return Times(count, effects)


class OfEach(Effect):
    """For each card of those found that is one of these, one after the other; it alone is "it" meanwhile."""

    which: Selector
    effects: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        whole, found = True, context.it
        for card, stay in found:
            if self.which.matches(context, card):
                context.it = [(card, stay)]
                whole = resolve_all(context, self.effects) and whole
        context.it = found
        return whole


def of_each(which: Selector, *effects: Effect) -> OfEach:
    return OfEach(which, effects)


class OpponentRepeats(Effect):
    """Your opponent repeats on you what precedes this: "you" and "your opponent" change places."""

    def resolve(self, context: Context) -> bool:  # noqa: ARG002  resolved by `repeat`, which knows what precedes
        return True

    def repeat(self, context: Context, preceding: Sequence[Effect]) -> None:
        you, context.you = context.you, context.opponent
        context.game.do(events.Repeats(context.source, preceding=True))
        resolve_all(context, preceding)
        context.you = you
