"""Effects that join others: if, if you do, you may, choose one, by edition; and what is done more than once:
for each of some cards, so many times, or over again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kfjudge.core.events import Remark
from kfjudge.core.readings import Difference
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.choosing import Choose
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.choose import ask_may
from kfjudge.games.keyforge.engine.node import (
    Amount,
    Condition,
    Context,
    Effect,
    Number,
    resolve_all,
    value,
)
from kfjudge.games.keyforge.engine.selectors import IT, SELF, Selector, everywhere, peek_everywhere
from kfjudge.games.keyforge.readings import (
    ALL_OR_NONE,
    AT_ONCE,
    CHOSEN_ANEW,
    FOR_EACH_TO_ONE,
    FOR_EACH_TO_THE_SAME,
    GIVEN_FOR_EACH,
    MAY_FOR_EACH,
    THE_SAME,
)


def those(context: Context, selector: Selector) -> list[Card]:
    """List the cards an effect works on: in play, or where "it" has gone meanwhile."""
    found = everywhere(context, selector)
    if not found and isinstance(selector, type(IT)):
        found = context.found(selector.called)
    if not found and selector is SELF and not context.source.in_play:
        found = [context.source]
    return found


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
    """Write one list of effects for if it is so, and another for if not."""
    return If(condition, tuple(then), tuple(otherwise))


class IfYouDo(Effect):
    """The second part resolves only when the first was resolved successfully and completely."""

    first: Effect
    then: tuple[Effect, ...]

    def can_do_something(self, context: Context) -> bool:
        return self.first.can_do_something(context)

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
        to_no_avail = not self.effects[0].can_do_something(
            context
        )  # it resolves all the same, to say why not
        if not ask_may(context, self, to_no_avail=to_no_avail):
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
            choose.note_targets(context, [], forced=False)
            return False
        return resolve_all(context, self.ways[choose.way(context, possible)])

    def parts(self):  # type: ignore[no-untyped-def]
        for way in self.ways:
            yield from way


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


class RepeatIf(Effect):
    """Repeat the effect (or what precedes this instruction) if the condition still holds."""

    condition: Condition
    scope: Difference | None = None

    def resolve_after(self, context: Context, preceding: Sequence[Effect]) -> bool:
        game = context.game
        while self.condition.holds(context):
            if not _can_repeat(context):
                break
            only_preceding = self.scope is not None and game.rule(self.scope) == PRECEDING
            game.do(events.Repeats(context.source, only_preceding))
            done = game.done
            resolve_all(context, preceding)
            if only_preceding:
                break
            if game.done == done:
                said = message("remark.nothing-changes")
                game.note(Remark(said, (context.source,), ("glossary/repeat",)))
                break
        return True


def _can_repeat(context: Context) -> bool:
    """Tell whether the card may repeat its effect: not once it has left play."""
    card = context.source
    if card.facts.type == "action" or (card.in_play and card.stay == context.stay):
        return True
    what, why = message("refused.rest", card=card), message("why.not-in-play", card=card)
    context.game.refuse(what, why, (card,), cite=("glossary/repeat",))
    return False


class RepeatAtWill(Effect):
    """You may repeat what precedes as often as you like, while each thing that it chooses is there."""

    def resolve_after(self, context: Context, preceding: Sequence[Effect]) -> bool:
        game = context.game
        chosen = [effect for effect in preceding if isinstance(effect, Choose)]
        while _can_repeat(context):
            if any(len(peek_everywhere(context, one.what)) < value(context, one.count) for one in chosen):
                what, why = message("refused.rest", card=context.source), message("why.no-target")
                game.refuse(what, why, (context.source,), cite=("glossary/repeat",))
                break
            question = message("ask.again", card=context.via or context.source)
            if not choose.yes_or_no(game, game.active, question, ("glossary/may", "glossary/repeat")):
                game.do(events.Declines(game.decider(context.you), context.source))
                break
            game.do(events.Repeats(context.source, preceding=False))
            resolve_all(context, preceding)
        return True


class ForEach(Effect):
    """As often as there are cards like those at the start, one time after the other. `called` is what the
    card whose turn it is goes by. What was done "this way" is what all of these times did. What you may do
    for each, you may do for some of them, as we read it."""

    those: Selector
    effects: tuple[Effect, ...]
    called: str | None = None

    def resolve(self, context: Context) -> bool:
        whole, done, effects = True, 0, self.effects
        found = everywhere(context, self.those)
        if (
            isinstance(offered := effects[0], YouMay)
            and len(found) > 1
            and offered.effects[0].can_do_something(context)
            and context.game.reading(MAY_FOR_EACH) == ALL_OR_NONE
        ):
            if not ask_may(context, offered, to_no_avail=False):
                context.game.do(events.Declines(context.game.decider(context.you), context.source))
                return False
            effects = offered.effects
        for card in found:
            if self.called is not None:
                context.named[self.called] = [(card, card.stay)]
            context.amount = 0
            whole = resolve_all(context, effects) and whole
            done += context.amount
        context.amount = done
        return whole


def for_each(those: Selector, *effects: Effect, called: str | None = None) -> ForEach:
    return ForEach(those, effects, called)


class ToOneForEach(Effect):
    """To one of these, an effect for each of so many things: one time after the other, and each time to one
    that is chosen anew, as we read it; or all of it, at once, to the one that is chosen."""

    count: Number
    whom: Choose
    effect: Effect

    def resolve(self, context: Context) -> bool:
        game, whole = context.game, True
        times = self.count.value(context)
        several = times > 1 and len(peek_everywhere(context, self.whom.what)) > 1
        if several and game.reading(FOR_EACH_TO_ONE) == THE_SAME:
            whole = self.whom.resolve(context)
            with game.together():
                for _ in range(times):
                    whole = self.effect.resolve(context) and whole
            return whole
        for _ in range(times):
            whole = resolve_all(context, (self.whom, self.effect)) and whole
        return whole


class GiveForEach(Effect):
    """Give one creature, or have it capture, so much for each of something: one gets it all, as we read it;
    or it is shared out, to one that is chosen anew each time."""

    whom: Choose
    effect: Effect

    def resolve(self, context: Context) -> bool:
        times = value(context, self.effect.amount)  # type: ignore[attr-defined]  # an effect that has one
        several = times > 1 and len(peek_everywhere(context, self.whom.what)) > 1
        if several and context.game.reading(GIVEN_FOR_EACH) == CHOSEN_ANEW:
            return resolve_all(context, (self.whom, replace(self.effect, amount=1)) * times)
        return resolve_all(context, (self.whom, self.effect))


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


class Times(Effect):
    """So many times, one after the other; how often is known at the start."""

    count: Amount
    effects: tuple[Effect, ...]

    def resolve(self, context: Context) -> bool:
        whole = True
        for _ in range(value(context, self.count)):
            whole = resolve_all(context, self.effects) and whole
        return whole


class TimesToTheSame(Times):
    """So many times to the same card: one time after the other, as we read it; or all at once."""

    def resolve(self, context: Context) -> bool:
        game = context.game
        several = value(context, self.count) > 1
        if several and game.reading(FOR_EACH_TO_THE_SAME) == AT_ONCE:
            with game.together():
                return super().resolve(context)
        return super().resolve(context)


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


class OpponentRepeats(Effect):
    """Your opponent repeats on you what precedes this: "you" and "your opponent" change places."""

    def resolve_after(self, context: Context, preceding: Sequence[Effect]) -> bool:
        you, context.you = context.you, context.opponent
        context.game.do(events.Repeats(context.source, preceding=True))
        resolve_all(context, preceding)
        context.you = you
        return True
