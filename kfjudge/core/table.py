"""A table where a game is played: the board, the answers given so far, and the one door for events."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from kfjudge.core.ask import Ask, Decision, IllegalChoice, Option, Undecided
from kfjudge.core.budget import Budget, TooMuch
from kfjudge.core.events import Event, TraceStep
from kfjudge.core.message import Message
from kfjudge.core.readings import Difference, OpenPoint
from kfjudge.core.schema import Schema

Board = TypeVar("Board")

OUR_READINGS: Mapping[str, str] = {}
Kinds = tuple[type[Event], ...]


class May(Struct, frozen=True):
    """What may come between events of one kind and their success."""

    be_forbidden: bool
    be_replaced: bool
    be_interrupted: bool
    trigger: bool
    be_seen: bool


_TOGETHER = 32  # things that are weighed count as one that happens


class Table(Generic[Board]):
    """Runs a game on a board of its own. Answers come from `given`; where they end, so does the run.

    With a `scout` the run only looks for where lines of play lead: it writes no trace, and goes on by
    itself with the first option of every choice the scout does not stop at, noting what it passed.
    `opening` are the options of the first choice between actions, where they are known from another run;
    `further` works out those of the choice that a scout has come to.
    A `watcher` looks at the table before each step and each answer; `steps_before` were there before this
    run. What is asked `by_default` beyond the answers given takes its default, which is noted in `taken`.
    Whatever is done is taken from the `budget`, of which a run may use up to `most`. `readings` are the open
    points that are read otherwise than we do; `rests_on` those that were come upon, in their order.

    `schema` says what the boards of a game consist of; it names the kinds of events that `forbids`,
    `replaces`, `interrupts` and `reacts` are asked about."""

    __slots__ = (
        "_may",
        "_open",
        "board",
        "budget",
        "by_default",
        "decisions",
        "done",
        "edition",
        "further",
        "given",
        "happened",
        "most",
        "opening",
        "readings",
        "rests_on",
        "scout",
        "scouted",
        "steps_before",
        "taken",
        "trace",
        "used",
        "watcher",
    )
    schema: ClassVar[Schema | None] = None
    may_be_forbidden: ClassVar[Kinds] = ()
    may_be_replaced: ClassVar[Kinds] = ()
    may_be_interrupted: ClassVar[Kinds] = ()
    may_trigger: ClassVar[Kinds] = ()
    _learned: ClassVar[dict[type[Event], May]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls._learned = {}

    def __init__(
        self,
        board: Board,
        edition: str,
        given: Sequence[str] = (),
        readings: Mapping[str, str] = OUR_READINGS,
    ) -> None:
        self.board = board
        self.edition = edition
        self.given = given
        self.readings = readings
        self.rests_on: dict[str, None] = {}
        self.used = 0
        self.happened = 0
        self.done = 0
        self.scout: Callable[[Ask], bool] | None = None
        self.scouted: list[Ask] = []
        self.opening: tuple[Option, ...] = ()
        self.further: Callable[[], Sequence[Option]] | None = None
        self.watcher: Callable[[Table[Board]], None] | None = None
        self.by_default: Callable[[Ask], bool] | None = None
        self.taken: list[str] = []
        self.budget: Budget | None = None
        self.most = sys.maxsize
        self.steps_before = 0
        self.decisions: list[Decision] = []
        self.trace: list[TraceStep] = []
        self._open: list[TraceStep] = []
        self._may = self._learned

    def ask(
        self,
        who: str,
        question: Message,
        options: Sequence[Option],
        cite: tuple[str, ...] = (),
        *,
        turn: bool = False,
        order: bool = False,
        default: str | None = None,
    ) -> Option:
        """The answer, if it is known; otherwise the run stops. One legal answer is no choice. Of things in
        `order` the first is the default."""
        if not options:
            raise AssertionError(f"nothing to choose from: {question.key}")
        forced = len(options) == 1 and not turn
        if forced:
            option = options[0]
        elif self.used == len(self.given):
            pending = self._pending(who, question, options, cite, turn, order, default)
            if self.by_default is not None and self.by_default(pending):
                option = next(one for one in options if one.id == pending.default)
                self.taken.append(option.id)
            elif self.scout is None or turn or self.scout(pending):
                raise Undecided(pending)
            else:
                self.scouted.append(pending)
                option = options[0]
        else:
            if self.watcher is not None:
                self.watcher(self)
            option = self._given(who, options)
        self.happened += 1
        if self.happened > self.most:
            raise self._too_much()
        if self.scout is None:
            asked = self._pending(who, question, options, cite, turn, order, default)
            self.decisions.append(Decision(asked, option, forced))
        return option

    def _pending(
        self,
        who: str,
        question: Message,
        options: Sequence[Option],
        cite: tuple[str, ...],
        turn: bool,
        order: bool,
        default: str | None,
    ) -> Ask:
        """The choice as it stands."""
        meant = options[0].id if order and default is None else default
        return Ask(who, question, tuple(options), cite, turn, order, meant, self.asks_later())

    def _given(self, who: str, options: Sequence[Option]) -> Option:
        """The answer that is next in the line given."""
        wanted = self.given[self.used]
        for option in options:
            if option.id == wanted:
                self.used += 1
                return option
        raise IllegalChoice(wanted, [option.id for option in options], who)

    def ask_turn(self, who: str, question: Message, options: Callable[[], Sequence[Option]]) -> Option:
        """The choice between actions: always asked, even when there is only one thing left to do. A scout
        that has come so far does not need to know what may be done next."""
        if self.scout is not None and self.used == len(self.given):
            self.further = options
            raise Undecided(Ask(who, question, (), turn=True))
        known, self.opening = self.opening, ()
        return self.ask(who, question, known or options(), turn=True)

    def do(self, event: Event) -> Any:
        """The one door: what forbids it, what replaces it, what interrupts it, apply, what it triggers, and
        what follows of itself once it is over."""
        try:
            may = self._may[type(event)]
        except KeyError:
            may = self._learn(type(event))
        if may.be_forbidden and (refusal := self.forbids(event)) is not None:
            self.note(refusal)
            self.settles()
            return None
        if may.be_replaced and (instead := self.replaces(event)) is not None:
            return self.do(instead)
        if may.be_seen:
            self.happened += 1
            if self.happened > self.most:
                raise self._too_much()
            if self.scout is None:
                self._write(event)
        if may.be_interrupted and not self.interrupts(event):
            answer = None
            self._cancel()
        else:
            answer = event.apply(self)
            self.done += 1
            if may.trigger:
                self.reacts(event)
        if may.be_seen and self.scout is None:
            self._open.pop()
        self.settles()
        return answer

    def _cancel(self) -> None:
        if self.scout is None:
            self._open[-1].canceled = True

    def note(self, event: Event, cite: tuple[str, ...] = ()) -> None:
        """Write an event into the trace that leaves the board as it is: a refusal, a remark."""
        self.happened += 1
        if self.happened > self.most:
            raise self._too_much()
        if self.scout is None:
            self._write(event)
            self.cite(*cite)
            self._open.pop()

    def rule(self, row: Difference) -> Any:
        """What this edition says on a point where editions differ; the step that asks cites them all."""
        if self._open:
            _settle(self._open[-1], row)
        said = row[self.edition]
        if not said.silent:
            return said.value
        wanted = self._read(row.id)
        return said.value if wanted is None else next(one for one in row.values if str(one) == wanted)

    def reading(self, point: OpenPoint) -> str:
        """How a point is read that the book leaves open; the step that asks cites the passages. Where this
        edition settles it, that is what it says."""
        self.cite(*point.passages_in(self.edition))
        if not point.is_open(self.edition):
            return point.played(self.edition)
        return self._read(point.id) or point.ours

    def _read(self, row: str) -> str | None:
        """That the run and the step under way rest on an open point; how it is read, if not as we do."""
        self.rests_on[row] = None
        if self._open and row not in self._open[-1].open_points:
            self._open[-1].open_points.append(row)
        return self.readings.get(row)

    def cite(self, *sources: str) -> None:
        """Add to what the step under way rests on."""
        if self._open:
            step = self._open[-1]
            step.cite.extend(source for source in sources if source not in step.cite)

    def weigh(self, things: int) -> None:
        """So many things in force are weighed: several count as one that happens."""
        self.most -= things // _TOGETHER
        if self.happened > self.most or (self.budget is not None and self.budget.is_late):
            raise self._too_much()

    def _too_much(self) -> TooMuch:
        """More things happen, or are asked, than may in this run."""
        assert self.budget is not None
        return self.budget.too_much()

    def _write(self, event: Event) -> None:
        """A line of the trace, which is open until the event is over."""
        if self.watcher is not None:
            self.watcher(self)
        cite = [event.rule] if event.rule else []
        step = TraceStep(
            self.steps_before + len(self.trace) + 1, len(self._open), event, cite + list(event.sources())
        )
        for row in event.rows():
            _settle(step, row)
            if row.is_open(self.edition):
                step.open_points.append(row.id)
        self.trace.append(step)
        self._open.append(step)

    @classmethod
    def _learn(cls, kind: type[Event]) -> May:
        """What may come between an event of that kind and its success: asked of every event, so it is worked
        out once."""
        found = cls._learned[kind] = May(
            be_forbidden=issubclass(kind, cls.may_be_forbidden),
            be_replaced=issubclass(kind, cls.may_be_replaced),
            be_interrupted=issubclass(kind, cls.may_be_interrupted) and not kind.quiet,
            trigger=issubclass(kind, cls.may_trigger),
            be_seen=not kind.quiet,
        )
        return found

    def asks_later(self) -> bool:
        """Whether what is asked now may be left to the next step of a script."""
        return False

    def forbids(self, event: Event) -> Event | None:  # noqa: ARG002  a game overrides these four
        """The refusal, as an event, when something forbids this one."""
        return None

    def replaces(self, event: Event) -> Event | None:  # noqa: ARG002
        """The event that happens instead, when something replaces this one."""
        return None

    def interrupts(self, event: Event) -> bool:  # noqa: ARG002
        """What comes between "about to happen" and "happens". False: the event is canceled; it stays in the
        trace, but changes nothing and triggers nothing."""
        return True

    def reacts(self, event: Event) -> None:
        """Whatever this event triggers."""

    def settles(self) -> None:
        """What follows of itself once an event is over, whichever it was."""


def _settle(step: TraceStep, row: Difference) -> None:
    """A point on which editions differ: the step rests on what all of them say."""
    if row.id not in step.differences:
        step.differences.append(row.id)
        step.cite.extend(source for source in row.sources if source not in step.cite)
