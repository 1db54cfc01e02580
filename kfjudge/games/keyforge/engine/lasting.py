"""Effects that last: what an ability puts in force for a while, and the name by which a board keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import FunctionType

from kfjudge.core.events import kebab
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Lasting
from kfjudge.games.keyforge.engine.contributions import Contribution, OverThose
from kfjudge.games.keyforge.engine.node import Context, Effect, Node, Somebody
from kfjudge.games.keyforge.engine.spec import REGISTER, spec_of


class Lasts(Effect):
    """Puts a contribution in force for a while."""

    @property
    def held(self) -> Node:
        """What is in force."""
        return next(part for part in self.parts() if not isinstance(part, Somebody))

    def begin(self, context: Context, until: str) -> bool:
        """Put it in force, bound to what was found on the way: "it", a named house, the armor to be lost."""
        speakers = [context.source.facts.id]  # whose words these may be, the likeliest first
        if context.via is not None:
            speakers.insert(0, context.via.facts.id)
        if context.lasting is not None:
            speakers.insert(0, context.lasting.card)
        card_id, name = find_origin(self.held, speakers)
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


@cache
def lasting_of(card_id: str) -> dict[str, Contribution]:
    """List what a card can put in force for a while, each by a name: its kind of node, and a hash of all that
    it is made of ("power-1f3a9c02"). Whatever else of the card is edited, the name means the same; once the
    effect itself is edited, nothing has that name any more."""
    from hashlib import sha256  # a fortieth of a start, and few cards have such an effect

    spec = spec_of(card_id)
    lasts = [node.held for node in spec.nodes() if isinstance(node, Lasts)] if spec is not None else []
    return {
        f"{kebab(type(held).__name__)}-{sha256(_spell(held).encode()).hexdigest()[:8]}": held
        for held in lasts
        if isinstance(held, Contribution)
    }


def find_lasting(card_id: str, name: object) -> str | None:
    """Complete the name of what a card can put in force. The name without its hash is enough where the card
    has only one of its kind."""
    known = lasting_of(card_id)
    if isinstance(name, str) and name in known:
        return name
    alike = [full for full, node in known.items() if kebab(type(node).__name__) == name]
    return alike[0] if len(alike) == 1 else None


def _spell(part: object) -> str:
    """Write out a part of a card, the same in every run, without what has its default."""
    if isinstance(part, Node):
        defaults = zip(reversed(part.__struct_fields__), reversed(part.__struct_defaults__), strict=False)
        unsaid = dict(defaults)
        values = {name: getattr(part, name) for name in part.__struct_fields__}
        given = (
            f"{name}={_spell(value)}" for name, value in values.items() if value != unsaid.get(name, ...)
        )
        return f"{type(part).__name__}({','.join(given)})"
    if isinstance(part, tuple):
        return f"({','.join(map(_spell, part))})"
    return part.__qualname__ if isinstance(part, FunctionType) else repr(part)


def find_origin(what: Node, likely: Iterable[str]) -> tuple[str, str]:
    """Find the card whose words put that in force, and its name there. Where two cards say the same, it is
    the first of the `likely` ones that does, else one of those whose modules have been imported."""
    for card_id in (*likely, *REGISTER):
        for name, node in lasting_of(card_id).items():
            if node == what:
                return card_id, name
    raise LookupError(f"on no card: {what!r}")
