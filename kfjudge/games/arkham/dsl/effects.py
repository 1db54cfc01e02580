"""What abilities do, a class for each printed verb."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.abilities import YOU
from kfjudge.games.arkham.engine.harm import deal
from kfjudge.games.arkham.engine.node import Amount, Context, Effect, Who, value


class Take(Effect):
    """Investigators take damage and horror."""

    damage: Amount = 0
    horror: Amount = 0
    who: Who = YOU

    def resolve(self, context: Context) -> bool:
        for name in self.who.names(context):
            deal(context.game, name, value(context, self.damage), value(context, self.horror))
        return True
