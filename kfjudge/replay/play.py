"""Playing the script: each answer is matched with what is asked, step by step. Forced choices may be written
or left out, so where a line could be meant for either, the reading that uses every line is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from kfjudge.core.ask import Ask, Option
from kfjudge.core.message import Message, message
from kfjudge.core.problems import NeedsFact
from kfjudge.core.run import Run
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.notation.model import Step
from kfjudge.notation.names import Called, called
from kfjudge.notation.writer import Pen
from kfjudge.replay.cues import Cue, cues_of
from kfjudge.replay.fitting import fitting, narrowed, option_words
from kfjudge.replay.result import Answered, Played, Stuck, Unclaimed

MOST_TRIES = 3000
STRUCTURE = ("setup", "forge", "house")
BEGINS = {"answer.house": "house", "answer.no-house": "house", "answer.open-house": "house",
          "answer.key": "forge"}  # fmt: skip
LANGUAGES = ("en", "fr")
ORDERING = ("answer.first", "answer.then", "answer.pile")


@dataclass(frozen=True, slots=True)
class State:
    """How far a reading of one step has come; `forced_from` is the first decision that no line claims,
    `ordering` the question that an order answers: it answers no other."""

    run: Run[Board]
    used: int
    forced_from: int
    answered: tuple[Answered, ...] = ()
    remarks: tuple[Message, ...] = ()
    ordering: Message | None = None

    def answering(self, cue: Cue, decision: int | None, run: Run[Board], marked: bool = False) -> State:
        """The state after the next line, which is that decision (None: nothing was asked)."""
        answer = Answered(cue.choice, decision, self.run, run, marked=marked)
        unclaimed = self.forced_from if decision is None else decision + 1
        return replace(
            self, run=run, used=self.used + 1, forced_from=unclaimed, answered=(*self.answered, answer)
        )

    def passing(self) -> State:
        """The state when the next line means nothing here."""
        return replace(self, used=self.used + 1)


class Open(Exception):
    """The play has come to a choice marked `?`."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state


@dataclass(slots=True)
class Reading:
    """One step being read: its cues, what forced ones may speak of, what is chosen where one is a `?`, and
    the farthest it got stuck."""

    cues: list[Cue]
    start: Run[Board]
    unclaimed: Unclaimed
    follows: Step | None
    finish: Callable[[Reading, State], Iterator[State]]
    answers: tuple[str, ...] = ()
    stuck: Stuck | None = None
    tries: int = 0

    def blocked(self, kind: str, state: State, cue: Cue | None, options: tuple[Option, ...] = ()) -> None:
        if self.stuck is None or state.used > self.stuck.used:
            forced = tuple(d for d in state.run.decisions[state.forced_from :] if d.forced)
            self.stuck = Stuck(kind, state.used, cue, state.run, self.start, options, forced, state.ordering)

    def choose(self, state: State, option: Option) -> Run[Board]:
        self.tries += 1
        return state.run.choose(option.id)


def play_step(
    step: Step,
    follows: Step | None,
    before: Run[Board],
    unclaimed: Unclaimed,
    answers: tuple[str, ...] = (),
) -> Played | Stuck:
    """Play a step. `answers` are the options that its `?` stand for."""
    reading = Reading(cues_of(step), before, unclaimed, follows, _finish, answers)
    start = State(before, 0, unclaimed.decisions)
    done: State | None
    open_ = False
    try:
        done = next(_readings(reading, start), None)
    except Open as opened:
        done, open_ = opened.state, True
    if done is None:
        assert reading.stuck is not None
        return reading.stuck
    first, decision = len(before.trace), len(before.decisions)
    if done.run is before or done.run.line == before.line:
        first, decision = _split(step, before, unclaimed, done)
    remarks = (*done.remarks, *_taken_orders(reading.cues, done, decision))
    return Played(step, before, done.run, first, len(done.run.trace), decision, len(done.run.decisions),
                  done.answered, remarks, open=open_)  # fmt: skip


def _split(step: Step, before: Run[Board], unclaimed: Unclaimed, done: State) -> tuple[int, int]:
    """Where a step begins that was forced: what it did stands at the end of the trace before it."""
    phrase = step.line.said[0].phrase if step.line.said else ""
    wanted = BEGINS.get(phrase)
    first = len(before.trace)
    for at in range(first - 1, unclaimed.trace - 1, -1):
        happened = before.trace[at].happened
        if wanted is not None and getattr(happened, "step", None) == wanted:
            first = at
            break
    claimed = [answer.decision for answer in done.answered if answer.decision is not None]
    return first, min(claimed, default=len(before.decisions))


def _taken_orders(cues: list[Cue], done: State, since: int) -> Iterator[Message]:
    """An order that could have answered another question as well: which one it has answered."""
    claimed = {answer.decision for answer in done.answered}
    left = [d for n, d in enumerate(done.run.decisions[since:], since) if d.ask.order and n not in claimed]
    for answer in done.answered:
        decision = done.run.decisions[answer.decision] if answer.decision is not None else None
        names = [cue.said for cue in cues if cue.choice == answer.choice and cue.said is not None]
        first = names[0].phrase if names else ""
        if decision is None or not decision.ask.order or first != "answer.first":
            continue
        question = decision.ask.question
        others = [other for other in left if other.ask.question.key != question.key]
        if any(all(fitting(done.run.board, other.ask, name) for name in names) for other in others):
            cards = Called(
                *(", ".join(Pen(lang, None).ref(name["card"]) for name in names) for lang in LANGUAGES)
            )
            yield message(f"scenario.order-{question.key.partition('.')[2]}", cards=cards)


def _readings(reading: Reading, state: State) -> Iterator[State]:
    """Every way to read the rest of the step, the likeliest first."""
    if reading.tries > MOST_TRIES:
        reading.blocked("too-many-tries", state, None)
        return
    if state.used == len(reading.cues):
        yield from reading.finish(reading, state)
        return
    cue = reading.cues[state.used]
    pending = state.run.pending
    if pending is not None and (state.used == 0 or not pending.turn):
        yield from _by_answering(reading, state, cue, pending)
    yield from _by_force(reading, state, cue)
    if _is_what_remains(state, cue):
        yield from _readings(reading, state.passing())
    if pending is None or (state.used and pending.turn):
        if cue.open:  # a mark on a choice that is not asked for here
            yield from _readings(reading, state.passing())
        reading.blocked(_left_over(state, cue), state, cue)


def _left_over(state: State, cue: Cue) -> str:
    return "other-order" if _goes_on(cue) and state.ordering is not None else "left-over"


def _goes_on(cue: Cue) -> bool:
    """Whether a cue is a later name of an order."""
    return cue.said is not None and cue.said.phrase == "answer.then"


def _by_answering(reading: Reading, state: State, cue: Cue, pending: Ask) -> Iterator[State]:
    """Take the line as the answer to what is asked."""
    if cue.open and not _asks_a_house_of_nobody(cue, pending):
        yield from _by_mark(reading, state, cue)
        return
    found = narrowed(state.run.board, fitting(state.run.board, pending, cue.said)) if cue.said else []
    orders = cue.said is not None and cue.said.phrase in ORDERING
    if pending.order:
        found = found[:1]
        if not orders:
            yield from _by_board_order(reading, state, pending)
    if _goes_on(cue) and state.ordering is not None and pending.question.key != state.ordering.key:
        reading.blocked("other-order", state, cue)
    elif cue.seat and cue.seat != pending.who:
        reading.blocked("wrong-player", state, cue)
    elif len(found) > 1:
        reading.blocked("ambiguous", state, cue, tuple(found))
    elif not found:
        reading.blocked("illegal", state, cue)
    else:
        run = reading.choose(state, found[0])
        after = state.answering(cue, len(state.run.decisions), run)
        ordering = pending.question if orders else None
        yield from _readings(reading, replace(after, ordering=ordering))
    if pending.order and orders:
        yield from _by_board_order(reading, state, pending)


def _by_mark(reading: Reading, state: State, cue: Cue) -> Iterator[State]:
    """A choice marked `?`: the answer that is to be followed; where there is none, the play stops here."""
    given = sum(answer.marked for answer in state.answered)
    pending = state.run.pending
    if given == len(reading.answers):
        raise Open(replace(state, used=min(state.used + 1, len(reading.cues))))
    option = next((o for o in pending.options if o.id == reading.answers[given]), None) if pending else None
    if option is None:
        reading.blocked("illegal", state, cue)
        return
    run = reading.choose(state, option)
    after = state.answering(cue, len(state.run.decisions), run, marked=True)
    yield from _readings(reading, replace(after, used=min(after.used, len(reading.cues))))


def _is_what_remains(state: State, cue: Cue) -> bool:
    """The last of an order is not asked for: it is what remains."""
    last = state.answered[-1].decision if state.answered else None
    if cue.said is None or not _goes_on(cue) or last is None:
        return False
    decision = state.run.decisions[last]
    left = [option for option in decision.ask.options if option.id != decision.option.id]
    fits = fitting(state.run.board, decision.ask, cue.said)
    return decision.ask.order and len(left) == 1 and any(option.id == left[0].id for option in fits)


def _asks_a_house_of_nobody(cue: Cue, pending: Ask) -> bool:
    """Whether "chooses house ?" meets another choice: then the house was forced, or there was none."""
    return cue.said is not None and pending.question.key != "ask.active-house"


def _by_board_order(reading: Reading, state: State, pending: Ask) -> Iterator[State]:
    """No order was given: the first in board order."""
    run = reading.choose(state, pending.options[0])
    places = {
        name: called("seat", value) if name == "player" else value for name, value in pending.question.places
    }
    key = f"scenario.board-{pending.question.key.partition('.')[2]}"
    remark = message(key, first=option_words(pending.options[0]), **places)
    yield from _readings(reading, replace(state, run=run, remarks=(*state.remarks, remark)))


def _by_force(reading: Reading, state: State, cue: Cue) -> Iterator[State]:
    """Take the line as one that says what was forced."""
    run = state.run
    for at in range(state.forced_from, len(run.decisions)):
        decision = run.decisions[at]
        if not decision.forced or (cue.seat and cue.seat != decision.ask.who):
            continue
        house = cue.open and decision.ask.question.key == "ask.active-house"
        if house or (cue.said and fitting(run.board, decision.ask, cue.said)):
            yield from _readings(reading, state.answering(cue, at, run))
    if cue.said is not None and cue.said.phrase in ("answer.no-house", "answer.open-house"):
        houseless = any(step.event == "has-no-house" for step in run.trace[reading.unclaimed.trace :])
        if houseless:
            yield from _readings(reading, state.answering(cue, None, run))


def _finish(reading: Reading, state: State) -> Iterator[State]:
    """All lines are used: nothing may be left to answer but what the next step answers."""
    pending = state.run.pending
    follows = reading.follows is not None and _answers(reading.follows)
    if pending is None or pending.turn or state.run.board.step in STRUCTURE or follows:
        yield state
    elif any(answer.marked for answer in state.answered):  # what the step asks further is open too
        yield from _by_mark(reading, state, reading.cues[-1])
    elif pending.order:
        yield from _by_board_order(reading, state, pending)
    else:
        reading.blocked("unanswered", state, None)


def _answers(step: Step) -> bool:
    said = step.line.said
    return step.line.open or (bool(said) and said[0].phrase.startswith("answer."))


def why_not(step: Step, run: Run[Board], unclaimed: Unclaimed) -> Stuck | None:
    """Where a step of which only the lines count gets stuck; None when it is legal."""
    reading = Reading(cues_of(step), run, unclaimed, None, _any_end)
    try:
        if next(_readings(reading, State(run, 0, unclaimed.decisions)), None) is not None:
            return None
    except Open:
        return None
    except NeedsFact:
        if len(reading.cues) > 1:
            raise
        return None  # it may be done; what comes of it hangs on something that nobody has said
    assert reading.stuck is not None
    return reading.stuck


def _any_end(reading: Reading, state: State) -> Iterator[State]:  # noqa: ARG001  takes what `_finish` takes
    """All lines are used, whatever is asked after them."""
    yield state
