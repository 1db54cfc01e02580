"""KeyForge as a game the core can run: one stretch of play at a time, copies and keys of boards."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from kfjudge.games.keyforge.engine.board import Board, Card, Player
from kfjudge.games.keyforge.engine.deeds import destroy
from kfjudge.games.keyforge.engine.game import Game, MatchOver
from kfjudge.games.keyforge.engine.turn import setup
from kfjudge.games.keyforge.engine.turn import steps as turn


@dataclass(frozen=True, slots=True)
class KeyForge:
    """The rules of one edition."""

    edition: str

    def table(self, board: Board, given: tuple[str, ...]) -> Game:
        return Game(board, self.edition, given)

    def advance(self, table: Any) -> bool:
        board = table.board
        if board.winner is not None:
            return False
        try:
            if board.unsettled:
                destroy.settle(table)
            if board.step == "setup":
                setup.set_up(table)
            else:
                turn.STEPS[board.step](table)
        except MatchOver:
            return False
        return True

    def copy(self, board: Board) -> Board:
        return board.copy()

    def key(self, board: Board) -> Hashable:
        """Two boards with the same key are the same to every rule."""
        return (
            board.step,
            board.winner,
            _turn_key(board.turn),
            _turn_key(board.last),
            board.lasting,
            tuple(_player_key(player) for player in board.players.values()),
            tuple(_card_key(card) for _, card in sorted(board.cards.items())),
        )


def _turn_key(of: Any) -> Hashable:
    return (of.player, of.house, of.first, tuple(sorted(of.played)), of.played_from_hand, of.discarded,
            tuple(sorted(of.used)), tuple(sorted(of.deeds)), of.forged, of.omega)  # fmt: skip


def _player_key(player: Player) -> Hashable:
    return (player.aember, player.keys, player.chains, tuple(sorted(player.hand)), tuple(player.deck),
            tuple(player.shuffled), player.deck_unknown, tuple(player.discard),
            tuple(sorted(player.archives)), tuple(sorted(player.purged)), tuple(player.line),
            tuple(sorted(player.artifacts)))  # fmt: skip


def _card_key(card: Card) -> Hashable:
    return (card.facts.id, card.zone, card.controller, card.base, card.damage, card.exhausted, card.stunned,
            card.power_counters, card.doom, card.aember, card.armor_used, card.armor_was, card.named,
            card.attacked, card.facedown, card.host, card.keeper, card.to_owner, card.claims,
            tuple(card.upgrades), tuple(card.under))  # fmt: skip
