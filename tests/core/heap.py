"""A game for the core alone: take one or two counters from a heap; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from kfjudge.core.events import Event
from kfjudge.core.message import Message, message
from kfjudge.core.readings import Difference, Provision
from kfjudge.core.table import CHANCE, Option, Table

LAST_WINS = Difference(
    "last", "end", {"old": Provision(False, "heap/old"), "new": Provision(True, "heap/new")}
)


@dataclass
class Heap:
    counters: int
    player: str = "Ann"
    winner: str | None = None
    cursed: bool = False
    guarded: bool = False
    loaded: bool = False


class Takes(Event):
    rule: ClassVar[str] = "heap/take"
    player: str
    count: int

    def apply(self, game: Any) -> int:
        game.board.counters -= self.count
        return self.count


class Nothing(Event):
    rule: ClassVar[str] = "heap/nothing"


class HeapTable(Table[Heap]):
    may_be_forbidden = may_be_replaced = may_be_interrupted = may_trigger = (Takes,)

    def forbids(self, event: Event) -> Event | None:
        return Nothing() if isinstance(event, Takes) and event.count > self.board.counters else None

    def replaces(self, event: Event) -> Event | None:
        if isinstance(event, Takes) and self.board.cursed and event.count == 2:
            return Takes(event.player, 1)
        return None

    def interrupts(self, event: Event) -> bool:
        if isinstance(event, Takes) and self.board.guarded:
            self.note(Nothing())
            return False
        return True

    def reacts(self, event: Event) -> None:
        if isinstance(event, Takes) and self.board.loaded and self.board.counters:
            self._lets_a_die_decide()

    def asks_later(self, question: Message) -> bool:
        return question.key == "heap.which"

    def _lets_a_die_decide(self) -> None:
        faces = [Option("choose:low", "choose", message("heap.low"), weight=2),
                 Option("choose:high", "choose", message("heap.high"))]  # fmt: skip
        face = self.ask(CHANCE, message("heap.die"), faces)
        if face.id == "choose:high":
            self.board.counters -= 1
            if self.board.counters:
                self._lets_a_die_decide()


@dataclass(frozen=True)
class TakeAway:
    game: ClassVar[str] = "heap"
    edition: str = "new"

    def table(self, board: Heap, given: tuple[str, ...]) -> HeapTable:
        return HeapTable(board, self.edition, given)

    def advance(self, table: Any) -> bool:
        heap = table.board
        if heap.winner is not None:
            return False
        counts = [n for n in (1, 2) if n <= heap.counters]
        options = [Option(f"take:{n}", "take", message("heap.take", n=n)) for n in counts]
        count = int(table.ask(heap.player, message("heap.how-many"), options, turn=True).id[-1])
        colors = [
            Option(f"choose:{color}", "choose", message("heap.color")) for color in ("red", "blue")[:count]
        ]
        table.ask(heap.player, message("heap.which"), colors)
        table.do(Takes(heap.player, count))
        other = "Bob" if heap.player == "Ann" else "Ann"
        if heap.counters == 0:
            heap.winner = heap.player if table.rule(LAST_WINS) else other
        heap.player = other
        return True

    def branch(self, board: Heap) -> Heap:
        return replace(board)

    def key(self, board: Heap) -> Hashable:
        return (board.counters, board.player, board.winner)
