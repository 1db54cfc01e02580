"""Who controls a card: the player it entered play under, unless something took it. The latest taking
prevails, and what takes a card "until it leaves play" gives it back then."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.contributions import Controls

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


_CLAIMS = attrgetter("claims")


def take_control(game: Game, player: str, card: Card, source: Card | None) -> bool:
    """Give a player control of a card; with a source, for as long as that stays in play."""
    if not card.in_play:
        return False
    card.claims = (*card.claims, (player, source.uid if source is not None else ""))
    _hand_over(game, card)
    return True


def attach(game: Game, upgrade: Card) -> None:
    """Let an upgrade that controls its creature take control of it."""
    host = game.board.cards[str(upgrade.host)]
    if any(isinstance(node, Controls) for node in game.spec(upgrade).constants):
        take_control(game, upgrade.controller, host, upgrade)


def release(game: Game, source: Card) -> None:
    """Give back what a card that has left play held, unless it leaves together with it."""
    for seen in filter(_CLAIMS, game.board.peek_in_play()):
        if seen.uid not in game.going and any(by == source.uid for _, by in seen.claims):
            card = game.board.cards[seen.uid]
            card.claims = tuple(claim for claim in card.claims if claim[1] != source.uid)
            _hand_over(game, card)


def move_to_flank(game: Game, card: Card) -> None:
    """Move a creature to a flank of its battleline."""
    place = choose.flank(game, card, card.controller)
    line = game.board.players[card.controller].line
    line.remove(card.uid)
    among = len(line)
    line.insert(place, card.uid)
    game.board.changed()
    game.do(events.MovesToFlank(card, place, among))


def _hand_over(game: Game, card: Card) -> None:
    """Move a card to whoever controls it now: the latest who took it, or who it entered play under."""
    player = card.claims[-1][0] if card.claims else card.base
    if player == card.controller:
        return
    board = game.board
    place = (
        choose.flank(game, card, player) if card.facts.is_creature else len(board.players[player].artifacts)
    )
    old, new = board.players[card.controller], board.players[player]
    among = len(new.line)
    (old.line if card.facts.is_creature else old.artifacts).remove(card.uid)
    (new.line if card.facts.is_creature else new.artifacts).insert(place, card.uid)
    card.controller = player
    board.changed()
    game.do(events.TakesControl(player, card, place, among))
