"""How the toy is played: a magpie dives, the die is rolled, the other player may cover the chips."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar

from kfjudge.core.events import Event, Procedure, Refused
from kfjudge.core.schema import CARD, TURN, key_of
from kfjudge.core.table import CHANCE, Option, Table
from tests.toy import GAME
from tests.toy.editions import CHIPS
from tests.toy.engine.board import SCHEMA, Bird, Board
from tests.toy.message import message
from tests.toy.readings import LEAVES, SHED

STARS, BLANKS = 5, 11  # of the sixteen faces of the die


class Dives(Procedure):
    rule: ClassVar[str] = "rule/dive"
    card: Bird


class Tires(Event):
    rule: ClassVar[str] = "rule/dive"
    card: Bird

    def apply(self, game: Any) -> None:
        self.card.tired = True


class Rolls(Event):
    rule: ClassVar[str] = "glossary/die"
    player: str
    face: str


class Snatches(Event):
    rule: ClassVar[str] = "rule/star"
    player: str
    victim: str
    amount: int

    def apply(self, game: Any) -> int:
        game.board.players[self.victim].chips -= self.amount
        game.board.players[self.player].chips += self.amount
        return self.amount


class Covers(Event):
    rule: ClassVar[str] = "rule/star"
    card: Bird
    amount: int

    def apply(self, game: Any) -> None:
        self.card.tired = True


class ShedsLeaves(Event):
    rule: ClassVar[str] = "rule/star"
    tree: str

    def apply(self, game: Any) -> None:
        tree = game.board.trees[self.tree]
        tree.bare, tree.season = True, "winter"


class TurnEnds(Event):
    rule: ClassVar[str] = "rule/dive"
    player: str


class Wins(Event):
    rule: ClassVar[str] = "rule/star"
    player: str

    def apply(self, game: Any) -> None:
        game.board.winner = self.player


class Nest(Table[Board]):
    """A table of the toy. A magpie that is awake may cover the chips, between the grasp and its success."""

    schema = SCHEMA
    may_be_interrupted = (Snatches,)

    def interrupts(self, event: Snatches) -> bool:
        watching = self.board.awake(event.victim)
        if not watching:
            return True
        options = [Option("choose:no", "choose", message("option.no"))]
        options += [Option(f"choose:{one.uid}", "choose", message("option.cover", card=one), one.uid)
                    for one in watching]  # fmt: skip
        question = message("ask.cover", player=event.victim)
        picked = self.ask(event.victim, question, options, ("rule/star",), default="choose:no")
        if picked.card is None:
            return True
        self.do(Covers(self.board.cards[picked.card], event.amount))
        return False


@dataclass(frozen=True, slots=True)
class ToyRules:
    """The rules of one edition."""

    edition: str
    game: ClassVar[str] = GAME

    def table(self, board: Board, given: tuple[str, ...]) -> Nest:
        return Nest(board, self.edition, given, dict(board.readings))

    def advance(self, table: Any) -> bool:
        board = table.board
        if board.winner is not None:
            return False
        picked = table.ask_turn(board.turn.player, message("ask.action"), lambda: _options(board))
        if picked.kind == "end-turn":
            _end(table)
        else:
            bird = board.cards[picked.card]
            table.do(Dives(steps=lambda: _dive(table, bird), card=bird))
        return True

    def copy(self, board: Board) -> Board:
        return board.copy()

    def branch(self, board: Board) -> Board:
        return board.copy()

    def key(self, board: Board) -> Hashable:
        return (
            _TURN_KEY(board.turn),
            board.winner,
            board.readings,
            *(_PLAYER_KEY(player) for player in board.players.values()),
            *(_TREE_KEY(tree) for tree in board.trees.values()),
            *(_CARD_KEY(card) for _, card in sorted(board.cards.items())),
        )


_TURN_KEY = key_of(SCHEMA, TURN)
_PLAYER_KEY = key_of(SCHEMA, "player")
_TREE_KEY = key_of(SCHEMA, "tree")
_CARD_KEY = key_of(SCHEMA, CARD, "uid", "controller")


def _options(board: Board) -> list[Option]:
    dives = [Option(f"dive:{one.uid}", "dive", message("option.dive", card=one), one.uid)
             for one in board.awake(board.turn.player)]  # fmt: skip
    return [*dives, Option("end-turn", "end-turn", message("option.end-turn"))]


def _dive(table: Nest, bird: Bird) -> None:
    table.do(Tires(bird))
    faces = [Option("choose:star", "choose", message("option.star"), weight=STARS),
             Option("choose:blank", "choose", message("option.blank"), weight=BLANKS)]  # fmt: skip
    face = table.ask(CHANCE, message("ask.die"), faces, ("glossary/die",)).id.removeprefix("choose:")
    table.do(Rolls(bird.controller, face))
    if face != "star":
        return
    for tree in table.board.trees:
        if table.reading(LEAVES) == SHED:
            table.do(ShedsLeaves(tree))
    victim = table.board.other(bird.controller)
    if not victim.chips:
        what, why = (
            message("refused.snatch", player=bird.controller),
            message("why.no-chips", player=victim.name),
        )
        table.note(Refused(what, why, (bird,), ("rule/star",)))
        return
    table.do(Snatches(bird.controller, victim.name, min(table.rule(CHIPS), victim.chips)))
    if not victim.chips:
        table.do(Wins(bird.controller))


def _end(table: Nest) -> None:
    turn = table.board.turn
    table.do(TurnEnds(turn.player))
    turn.player, turn.number = table.board.other(turn.player).name, turn.number + 1
    for bird in table.board.cards.values():
        bird.tired = bird.tired and bird.controller != turn.player
