"""Moving Æmber: gain, lose, steal, capture, pay, store on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.events import Event, Refused
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.contributions import CapturedInstead

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


def gain(game: Game, player: str, amount: int) -> int:
    """Move Æmber from the common supply to a player's pool."""
    if amount <= 0:
        return 0
    return int(game.do(events.GainsAember(player, amount)) or 0)


def lose(game: Game, player: str, amount: int) -> int:
    """Return Æmber from a player's pool to the common supply, at most what is there."""
    taken = min(amount, game.board.players[player].aember)
    if taken <= 0:
        game.refuse(message("refused.lose", player=player), message("why.no-aember", player=player))
        return 0
    return int(game.do(events.LosesAember(player, taken)) or 0)


def steal(game: Game, player: str, amount: int) -> int:
    """Move Æmber from the opponent's pool to the player's, at most what is there."""
    return int(game.do(make_theft(game, player, amount)) or 0)


def make_theft(game: Game, player: str, amount: int) -> Event:
    """Make the event of stealing, or the refusal if there is nothing to steal."""
    victim = game.board.opponent(player).name
    taken = min(amount, game.board.players[victim].aember)
    if taken <= 0:
        what, why = message("refused.steal", player=player), message("why.no-aember", player=victim)
        return Refused(what, why, (), events.AS_MUCH_AS_YOU_CAN)
    return events.StealsAember(player, victim, taken)


def capture(game: Game, card: Card, amount: int, victim: str) -> int:
    """Move Æmber from a pool onto a creature."""
    if not card.in_play:
        what = message("refused.capture", card=card)
        game.refuse(what, message("why.not-in-play", card=card), (card,), cite=("glossary/capture",))
        return 0
    taken = min(amount, game.board.players[victim].aember)
    if taken <= 0:
        game.refuse(message("refused.capture", card=card), message("why.no-aember", player=victim), (card,))
        return 0
    return int(game.do(events.Captures(card, victim, taken)) or 0)


def discard(game: Game, card: Card, amount: int) -> int:
    """Return Æmber from a card in play to the common supply, at most what is on it."""
    discarded = min(amount, card.aember)
    if discarded <= 0:
        game.refuse(message("refused.take", card=card), message("why.none-on-it"), (card,))
        return 0
    return int(game.do(events.DiscardsAember(card, discarded)) or 0)


def pay(game: Game, player: str, receiver: str, amount: int) -> int:
    """Move Æmber from the paying player's pool to the opponent's, at most what is there."""
    paid = min(amount, game.board.players[player].aember)
    if paid <= 0:
        game.refuse(message("refused.pay", player=player), message("why.no-aember", player=player))
        return 0
    return int(game.do(events.PaysAember(player, receiver, paid)) or 0)


def store(game: Game, card: Card, player: str, amount: int) -> int:
    """Move Æmber from a player's pool onto one of their cards."""
    moved = min(amount, game.board.players[player].aember)
    if moved <= 0:
        game.refuse(message("refused.store", card=card), message("why.no-aember", player=player), (card,))
        return 0
    return int(game.do(events.PlacesAember(card, moved, player)) or 0)


def take(game: Game, card: Card, player: str, amount: int) -> int:
    """Move Æmber from a card to a player's pool, at most what is on it."""
    moved = min(amount, card.aember)
    if moved <= 0:
        game.refuse(message("refused.take", card=card), message("why.none-on-it"), (card,))
        return 0
    return int(game.do(events.MovesAember(card, player, moved)) or 0)


# The events that bring Æmber to a pool.
INTO_POOLS = (
    events.GainsAember,
    events.BonusAember,
    events.StealsAember,
    events.StealsFromSupply,
    events.PaysAember,
    events.ReturnsAember,
    events.MovesAember,
    events.GetsSpentAember,
)


def captured_instead(game: Game, event: Event) -> Event | None:
    """Make the event by which a card captures Æmber on its way to a pool; None if none does. Of several
    captors the active player chooses one, for one Æmber after the other."""
    pool: str | None = None  # from which pool or card the Æmber comes
    lying: Card | None = None
    match event:
        case (
            events.GainsAember() | events.BonusAember() | events.StealsFromSupply() | events.GetsSpentAember()
        ):
            player, amount = event.player, event.amount
        case events.StealsAember():
            player, amount, pool = event.player, event.amount, event.victim
        case events.PaysAember():
            player, amount, pool = event.receiver, event.amount, event.player
        case events.ReturnsAember() | events.MovesAember():
            player, amount, lying = event.player, event.amount, event.card
        case _:
            return None
    captors = [
        force.context.source
        for force in game.in_force(CapturedInstead)
        if force.node.who.name(force.context) == player
        and force.context.source.uid not in game.going
        and not (isinstance(event, events.ReturnsAember) and force.context.source is lying)
    ]
    if not captors:
        return None
    if len(captors) == 1:
        return events.CapturesInstead(captors[0], player, amount, pool, lying)
    asked = message("ask.capture-instead", player=player)
    chosen = [choose.one(game, captors, asked, ("glossary/active-player",)) for _ in range(amount)]
    parts = [
        events.CapturesInstead(card, player, chosen.count(card), pool, lying)
        for card in captors
        if card in chosen
    ]
    for part in parts[:-1]:
        game.do(part)
    return parts[-1]
