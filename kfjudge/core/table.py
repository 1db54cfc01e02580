"""The table where a match is played: the board, the choices and their answers, the bound on the work, and
`do`, through which every event goes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from time import process_time
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.events import Event, TraceStep
from kfjudge.core.message import Message, message
from kfjudge.core.readings import Difference, OpenPoint
from kfjudge.core.schema import Schema

CHANCE = "chance"  # "decides" what no player does: a shuffle, a die, a random discard
PATIENCE = 4  # seconds of work
_SMALL = 20  # cards
_WEIGHED_AS_ONE = 32  # constant abilities that cost as much as one event
_COPIED_AS_ONE = 4  # cards of a board that is kept
_TOLD, _TOLD_OF_A_CARD = 10, 3  # events that an end state costs as much as, and each card on it
OUR_READINGS: Mapping[str, str] = {}

Board = TypeVar("Board")
Kinds = tuple[type[Event], ...]


class Option(NamedTuple):
    """A legal answer: "fight:krump", of the kind "fight", about the card with the uid "krump". Where chance
    decides, `weight` is the number of equally likely cases it stands for. A tuple, because explorations make
    them by the hundred thousand."""

    id: str
    kind: str
    words: Message
    card: str | None = None
    weight: int = 1


class Ask(Struct, frozen=True, gc=False):
    """A pending choice. `turn` marks the choice of the next action, which is asked even if there is only one;
    `order` marks the mere order of simultaneous things. `default` is the option taken by a script that says
    nothing here; `later` marks a choice that such a script leaves to its next step instead."""

    who: str
    question: Message
    options: tuple[Option, ...]
    cite: tuple[str, ...] = ()
    turn: bool = False
    order: bool = False
    default: str | None = None
    later: bool = False


class Decision(Struct, frozen=True, gc=False):
    """An answer that was given, or that was `forced`, as the only legal one."""

    ask: Ask
    option: Option
    forced: bool


class Undecided(BaseException):
    """Stops the run until the choice is answered. Not an error: only `play_on` may catch it."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


class IllegalChoice(ValueError):
    """An answer that the rules do not allow here; the error lists the legal ones."""

    def __init__(self, given: str, legal: Iterable[str], who: str | None = None) -> None:
        self.given = given
        self.legal = tuple(legal)
        self.who = who
        if self.legal:
            text = f"{given!r} is not legal here; {who} may choose: {', '.join(self.legal)}"
        else:
            text = f"{given!r} is left over: nothing is to be decided"
        super().__init__(text)


class TooMuch(Trouble, ValueError):
    """Play was stopped at a bound; the message says which."""

    def __init__(self, words: Message) -> None:
        super().__init__(words)


class Budget(Struct):
    """What is left of a bound. Each event and each choice counts as one, against `most`; so do several
    constant abilities that have to be weighed, the copy of a board for another line, and all that is made of
    an end state: each the more, the more `cards` there are. Play also stops when the process time reaches
    `ends`."""

    most: int
    done: int = 0
    ends: float = inf
    seconds: int = 0
    cards: int = 0

    def charge_line(self) -> None:
        """Charge for one more line: its board is copied, kept and compared with all others."""
        self.done += self.cards // _COPIED_AS_ONE

    def charge_end(self) -> None:
        """Charge for one more end state: it is grouped with those alike, and told."""
        self.done += _TOLD + self.cards * _TOLD_OF_A_CARD

    @property
    def left(self) -> int:
        return 0 if self.is_late else self.most - self.done

    @property
    def is_late(self) -> bool:
        return process_time() >= self.ends

    def too_much(self) -> TooMuch:
        if self.is_late:
            return TooMuch(message("bound.too-long", seconds=self.seconds))
        return TooMuch(message("bound.too-much-work", most=self.most))


def budget_for(most: int, cards: int, seconds: int = PATIENCE) -> Budget:
    """Make the budget for a board of so many cards. The more cards, the less may be done: every event looks
    at all of them."""
    most //= max(1, cards // _SMALL)
    return Budget(most, ends=process_time() + seconds, seconds=seconds, cards=cards)


class May(Struct, frozen=True):
    """What has to be asked about events of one kind: worked out once for each class of event."""

    be_forbidden: bool
    be_replaced: bool
    be_interrupted: bool
    trigger: bool
    be_seen: bool


class Table(Generic[Board]):
    """Plays a match on a board of its own. Answers come from `given`; the first choice beyond them stops the
    run.

    With a `scout` (for explorations) the run writes no trace. It takes the first option of every choice for
    which the scout returns False and notes the choice in `scouted`. `opening` are the options of the first
    action, if another run has worked them out; `further` works out those of the next action. `watcher` is
    called with the table before each step and each answer; `steps_before` counts the steps of earlier runs. A
    choice beyond the answers for which `by_default` is true takes its default, noted in `taken`. `happened`
    counts what was done, of which the `budget` allows `most`. `readings` are the open points that are read
    otherwise than we do; `rests_on` are the ones that play has met, in order.

    A game sets `schema`, and the classes of events about which `forbids`, `replaces`, `interrupts` and
    `reacts` are asked."""

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
        """Return the answer to a choice; raise Undecided where none is given. A single legal answer is taken
        and recorded as forced. Of things to be put in `order` the first is the default."""
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
            option = self._take_answer(who, options)
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
        """Make the Ask of a choice."""
        meant = options[0].id if order and default is None else default
        return Ask(who, question, tuple(options), cite, turn, order, meant, self.asks_later(question))

    def _take_answer(self, who: str, options: Sequence[Option]) -> Option:
        """Take the next of the given answers; raise IllegalChoice if it is not an option."""
        wanted = self.given[self.used]
        for option in options:
            if option.id == wanted:
                self.used += 1
                return option
        raise IllegalChoice(wanted, [option.id for option in options], who)

    def ask_turn(self, who: str, question: Message, options: Callable[[], Sequence[Option]]) -> Option:
        """Ask for the next action, even when there is only one. A scout that comes this far stops without
        working out the options."""
        if self.scout is not None and self.used == len(self.given):
            self.further = options
            raise Undecided(Ask(who, question, (), turn=True))
        known, self.opening = self.opening, ()
        return self.ask(who, question, known or options(), turn=True)

    def do(self, event: Event) -> Any:
        """Let an event happen: what forbids it, what replaces it, what interrupts it, apply, what it
        triggers, and what follows of itself (a creature with no power left is destroyed). Every change of a
        board goes through here."""
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
            if self.scout is None:
                self._open[-1].canceled = True
        else:
            answer = event.apply(self)
            self.done += 1
            if may.trigger:
                self.reacts(event)
        if may.be_seen and self.scout is None:
            self._open.pop()
        self.settles()
        return answer

    def note(self, event: Event, cite: tuple[str, ...] = ()) -> None:
        """Write an event into the trace that changes nothing: a refusal, a remark."""
        self.happened += 1
        if self.happened > self.most:
            raise self._too_much()
        if self.scout is None:
            self._write(event)
            self.cite(*cite)
            self._open.pop()

    def rule(self, row: Difference) -> Any:
        """Return what this edition says where editions differ; the current step cites all of them."""
        if self._open:
            _record_difference(self._open[-1], row)
        provision = row[self.edition]
        if not provision.silent:
            return provision.value
        wanted = self._read(row.id)
        return provision.value if wanted is None else next(one for one in row.values if str(one) == wanted)

    def reading(self, point: OpenPoint) -> str:
        """Return how an open point is read; the current step cites its passages. Where this edition settles
        the point, return what it says."""
        self.cite(*point.passages_in(self.edition))
        if not point.is_open(self.edition):
            return point.played(self.edition)
        return self._read(point.id) or point.ours

    def _read(self, row: str) -> str | None:
        """Note that the run and the current step rest on an open point; return the reading, if it is not
        ours."""
        self.rests_on[row] = None
        if self._open and row not in self._open[-1].open_points:
            self._open[-1].open_points.append(row)
        return self.readings.get(row)

    def cite(self, *sources: str) -> None:
        """Add entries to what the current step rests on."""
        if self._open:
            step = self._open[-1]
            step.cite.extend(source for source in sources if source not in step.cite)

    def weigh(self, things: int) -> None:
        """Charge the budget for looking at so many constant abilities."""
        self.most -= things // _WEIGHED_AS_ONE
        if self.happened > self.most or (self.budget is not None and self.budget.is_late):
            raise self._too_much()

    def _too_much(self) -> TooMuch:
        """Make the error for a run that has used up its budget."""
        assert self.budget is not None
        return self.budget.too_much()

    def _write(self, event: Event) -> None:
        """Write a line of the trace; what happens until the event is over nests below it."""
        if self.watcher is not None:
            self.watcher(self)
        cite = [event.rule] if event.rule else []
        step = TraceStep(
            self.steps_before + len(self.trace) + 1, len(self._open), event, cite + list(event.sources())
        )
        for row in event.rows():
            _record_difference(step, row)
            if row.is_open(self.edition):
                step.open_points.append(row.id)
        self.trace.append(step)
        self._open.append(step)

    @classmethod
    def _learn(cls, kind: type[Event]) -> May:
        """Work out what has to be asked about a class of events, once."""
        found = cls._learned[kind] = May(
            be_forbidden=issubclass(kind, cls.may_be_forbidden),
            be_replaced=issubclass(kind, cls.may_be_replaced),
            be_interrupted=issubclass(kind, cls.may_be_interrupted) and not kind.quiet,
            trigger=issubclass(kind, cls.may_trigger),
            be_seen=not kind.quiet,
        )
        return found

    def asks_later(self, question: Message) -> bool:  # noqa: ARG002
        """Tell whether a script may leave that question to its next step."""
        return False

    def forbids(self, event: Event) -> Event | None:  # noqa: ARG002  a game overrides these four
        """Return the refusal, as an event, if something forbids this one."""
        return None

    def replaces(self, event: Event) -> Event | None:  # noqa: ARG002
        """Return the event that happens instead, if something replaces this one."""
        return None

    def interrupts(self, event: Event) -> bool:  # noqa: ARG002
        """Do what comes between "about to happen" and "happens". False: the event is canceled; it stays in
        the trace, but changes nothing and triggers nothing."""
        return True

    def reacts(self, event: Event) -> None:
        """Resolve what this event triggers."""

    def settles(self) -> None:
        """Do what follows of itself once any event is over."""

    def leave(self) -> None:
        """Let go of what leads back to the table, once a run is over: it is freed with the last who holds
        it, and not by a search for cycles."""


def _record_difference(step: TraceStep, row: Difference) -> None:
    """Note in a step that it rests on a difference, and cite what every edition says."""
    if row.id not in step.differences:
        step.differences.append(row.id)
        step.cite.extend(source for source in row.sources if source not in step.cite)
