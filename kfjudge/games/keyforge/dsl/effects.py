"""Effects that join others: if, if you do, you may, choose one, by edition."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.core.readings import Difference
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import Condition, Context, Effect, resolve_all
from kfjudge.games.keyforge.engine.selectors import IT, SELF, Selector, everywhere


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
        if not choose.ask_may(context):
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
