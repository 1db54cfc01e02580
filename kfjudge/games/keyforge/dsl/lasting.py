"""Effects that last: what an ability puts in force for a while."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.games.keyforge.dsl.contributions import Contribution, OverThose
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.node import Context, Node, Somebody
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Lasting


class Lasts(Effect):
    """Puts a contribution in force for a while."""

    @property
    def held(self) -> Node:
        """What is in force."""
        return next(part for part in self.parts() if not isinstance(part, Somebody))

    def begin(self, context: Context, until: str) -> bool:
        from kfjudge.games.keyforge.dsl.card import origin_of

        card_id, name = origin_of(self.held, _speakers(context))
        bound: list[tuple[str, object]] = []
        if isinstance(self.held, Contribution):
            bound += self.held.begins(context)
        of_it = not (isinstance(self.held, OverThose) and self.held.whoever)
        if context.it and of_it:
            bound.append(("it", tuple((card.uid, stay) for card, stay in context.it)))
        if context.house is not None:
            bound.append(("house", context.house))
        lasting = Lasting(card_id, name, context.source.uid, context.you, until, tuple(bound))
        context.game.do(events.BeginsLasting(context.source, until, lasting))
        return True


def _speakers(context: Context) -> Iterator[str]:
    """The cards whose words a resolution may be, the likeliest first."""
    if context.lasting is not None:
        yield context.lasting.card
    if context.via is not None:
        yield context.via.facts.id
    yield context.source.facts.id


class ThisTurn(Lasts):
    """For the remainder of the turn."""

    what: Node

    def resolve(self, context: Context) -> bool:
        return self.begin(context, "turn")


class NextTurn(Lasts):
    """During that player's next turn."""

    who: Somebody
    what: Node

    def resolve(self, context: Context) -> bool:
        return self.begin(context, f"next:{self.who.name(context)}")


class UntilYourTurn(Lasts):
    """Until the start of your next turn."""

    what: Node

    def resolve(self, context: Context) -> bool:
        return self.begin(context, f"before:{context.you}")


class UntilItChangesHands(Lasts):
    """For as long as you control "it"."""

    what: Node

    def resolve(self, context: Context) -> bool:
        return bool(context.found()) and self.begin(context, "held")


class UntilItLeaves(Lasts):
    """Until the card that speaks leaves play."""

    what: Node

    def resolve(self, context: Context) -> bool:
        if not context.source.in_play:
            return False
        context.source.named = context.house
        return self.begin(context, "leaves")
