"""The round of a battle (p. 12): preparation, the turns of the heroes with the reactions between them, the
turns of the enemies, upkeep. Each call of `advance` begins with a choice of the next action."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar

from kfjudge.core.schema import CARD, TURN, key_of
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.engine import enemies, events, heroes, preparation, tokens, upkeep
from kfjudge.games.fateforge.engine.board import (
    ENEMY_TURNS,
    HERO,
    PREPARATION,
    REACTIONS,
    SCHEMA,
    UPKEEP,
    Board,
    Hero,
)

GOING_ON = {REACTIONS: "react", ENEMY_TURNS: "act", UPKEEP: "upkeep"}


class Battle(Table[Board]):
    """A table of Fateforge."""

    schema = SCHEMA


@dataclass(frozen=True, slots=True)
class FateforgeRules:
    """The rules of the one edition."""

    edition: str
    game: ClassVar[str] = GAME

    def table(self, board: Board, given: tuple[str, ...]) -> Battle:
        return Battle(board, self.edition, given, dict(board.readings))

    def advance(self, table: Any) -> bool:
        board: Board = table.board
        if board.over or not board.standing():
            return False
        if board.turn.phase == PREPARATION:
            _prepare(table, board.players[board.turn.player])
        elif board.turn.phase == HERO:
            _take_turn(table, board.players[board.turn.player])
        else:
            _play_phase(table, board.turn.phase)
        return True

    def copy(self, board: Board) -> Board:
        return board.copy()

    def branch(self, board: Board) -> Board:
        return board.copy()

    def key(self, board: Board) -> Hashable:
        return (
            _TURN_KEY(board.turn),
            board.over,
            board.readings,
            *(_PLAYER_KEY(hero) for hero in board.players.values()),
            *(_ZONE_KEY(place) for place in board.zones.values()),
            *(_CARD_KEY(card) for _, card in sorted(board.cards.items())),
        )


_TURN_KEY = key_of(SCHEMA, TURN)
_PLAYER_KEY = key_of(SCHEMA, "player")
_ZONE_KEY = key_of(SCHEMA, "place")
_CARD_KEY = key_of(SCHEMA, CARD, "uid", "controller", "zone")


def _prepare(table: Battle, hero: Hero) -> None:
    """Let the heroes prepare, one after the other; then the group sets the turn order."""
    board = table.board
    picked = table.ask_turn(hero.name, message("ask.prepare"), lambda: preparation.options(board, hero))
    preparation.play(table, hero, picked)
    if board.over or (picked.kind != "ready" and hero.stands):
        return
    names = list(board.players)
    after = [name for name in names[names.index(hero.name) + 1 :] if board.players[name].stands]
    if after:
        board.turn.player = after[0]
    else:
        preparation.set_order(table)
        board.turn.at = 0
        _next(table)


def _take_turn(table: Battle, hero: Hero) -> None:
    """Let the hero whose turn it is do one thing, or end the turn."""
    board = table.board
    picked = table.ask_turn(hero.name, message("ask.action"), lambda: heroes.options(table, hero))
    if picked.kind != "end-turn":
        heroes.play(table, hero, picked)
    if board.over:
        return
    if picked.kind == "end-turn" or not hero.stands:
        heroes.end(table, hero)
        board.turn.at += 1
        _next(table)


def _next(table: Battle) -> None:
    """Go on to the next on the turn order track; after the last, to the enemies."""
    board, turn = table.board, table.board.turn
    while turn.at < len(turn.order):
        name = turn.order[turn.at]
        if name == REACTIONS:
            turn.phase, turn.player = REACTIONS, ""
            return
        hero = board.players[name]
        if hero.stands and not hero.raised:
            turn.phase, turn.player = HERO, name
            table.do(events.TurnBegins(name))
            tokens.drink(table, hero)
            return
        table.do(events.TurnSkipped(name))
        turn.at += 1
    turn.phase, turn.player, turn.at = ENEMY_TURNS, "", 0


def _play_phase(table: Battle, phase: str) -> None:
    """Play a phase in which the heroes only react, when they let it begin."""
    board = table.board
    kind = GOING_ON[phase]
    who = board.standing()[0].name
    table.ask_turn(who, message("ask.go-on"), lambda: [Option(kind, kind, message(f"option.{kind}"))])
    if phase == REACTIONS:
        table.do(events.EnemiesReact(steps=lambda: enemies.react(table)))
        board.turn.at += 1
        if not board.over:
            _next(table)
    elif phase == ENEMY_TURNS:
        table.do(events.EnemiesAct(steps=lambda: enemies.act(table)))
        board.turn.phase = UPKEEP
    else:
        table.do(events.UpkeepBegins(steps=lambda: upkeep.tidy(table)))
        upkeep.finish(table)
