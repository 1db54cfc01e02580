"""What abilities show: cards that a player sees, and nothing moves."""

from __future__ import annotations

from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.node import OPPONENT, Context, Effect, Somebody
from kfjudge.games.keyforge.message import message


class RevealHand(Effect):
    """A player shows both players their hand. What "it" is stays what it was."""

    who: Somebody = OPPONENT

    def resolve(self, context: Context) -> bool:
        player = self.who.name(context)
        shown = tuple(context.board.cards[uid] for uid in context.board.players[player].hand)
        if not shown:
            what, why = message("refused.reveal", player=player), message("why.empty-hand", player=player)
            context.game.refuse(what, why)
            return False
        context.game.do(events.Reveals(player, shown))
        return True
