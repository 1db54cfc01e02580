"""Playing the script: each answer is matched with what is asked, step by step. Forced choices may be written
or left out, so where a line could be meant for either, the reading that uses every line is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.ask import Ask, Option
from kfjudge.core.errors import NeedsFact
from kfjudge.core.message import Message
from kfjudge.core.run import Run
from kfjudge.games import get_game
from kfjudge.notation.grammar import LocalText, in_each_language, name_owner
from kfjudge.notation.scenario import CardRef, Phrase, Scenario, ScriptStep
from kfjudge.notation.writer import ScenarioWriter
from kfjudge.replay.actions import actions
from kfjudge.replay.answers import ScriptAnswer, answers_of
from kfjudge.replay.options import fitting, narrowed, option_words
from kfjudge.replay.result import Answered, PlayedStep, Stuck, Unclaimed
from kfjudge.words.catalogue import find_key

MOST_TRIES = 3000


class Progress(Struct, frozen=True):
    """How far an attempt at one step has come; `forced_from` is the first decision that no line claims,
    `ordering` the question that an order answers: it answers no other."""

    run: Run[Any]
    used: int
    forced_from: int
    answered: tuple[Answered, ...] = ()
    remarks: tuple[Message, ...] = ()
    ordering: Message | None = None

    def answering(
        self, answer: ScriptAnswer, decision: int | None, run: Run[Any], marked: bool = False
    ) -> Progress:
        """The progress after the next line, which is that decision (None: nothing was asked)."""
        answered = Answered(answer.choice, decision, self.run, run, marked=marked)
        unclaimed = self.forced_from if decision is None else decision + 1
        return replace(
            self, run=run, used=self.used + 1, forced_from=unclaimed, answered=(*self.answered, answered)
        )

    def passing(self) -> Progress:
        """The progress when the next line means nothing here."""
        return replace(self, used=self.used + 1)


class Open(Exception):
    """The play has come to a choice marked `?`."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self.progress = progress


class Attempt(Struct):
    """One step being played: its answers, what forced ones may speak of, what is chosen where one is a `?`,
    and the farthest it got stuck."""

    game: str
    answers: list[ScriptAnswer]
    start: Run[Any]
    unclaimed: Unclaimed
    follows: ScriptStep | None
    finish: Callable[[Attempt, Progress], Iterator[Progress]]
    chosen: tuple[str, ...] = ()
    stuck: Stuck | None = None
    tries: int = 0

    def blocked(
        self, kind: str, progress: Progress, answer: ScriptAnswer | None, options: tuple[Option, ...] = ()
    ) -> None:
        if self.stuck is None or progress.used > self.stuck.used:
            run, used = progress.run, progress.used
            forced = tuple(d for d in run.decisions[progress.forced_from :] if d.forced)
            self.stuck = Stuck(kind, used, answer, run, self.start, options, forced, progress.ordering)

    def choose(self, progress: Progress, option: Option) -> Run[Any]:
        self.tries += 1
        return progress.run.choose(option.id)

    def fitting(self, run: Run[Any], ask: Ask, phrase: Phrase) -> list[Option]:
        return fitting(self.game, run.board, ask, phrase)


def play_step(
    game: str,
    step: ScriptStep,
    follows: ScriptStep | None,
    before: Run[Any],
    unclaimed: Unclaimed,
    chosen: tuple[str, ...] = (),
) -> PlayedStep | Stuck:
    """Play a step. `chosen` are the options that its `?` stand for."""
    attempt = Attempt(
        game,
        answers_of(step, get_game(game).replay.repeated_answers),
        before,
        unclaimed,
        follows,
        _finish,
        chosen,
    )
    start = Progress(before, 0, unclaimed.decisions)
    done: Progress | None
    open_ = False
    try:
        done = next(_readings(attempt, start), None)
    except Open as opened:
        done, open_ = opened.progress, True
    if done is None:
        assert attempt.stuck is not None
        return attempt.stuck
    first, decision = before.history.steps, before.history.decided
    if done.run.history.answered == before.history.answered:
        first, decision = _split(game, step, before, unclaimed, done)
    remarks = (*done.remarks, *_taken_orders(attempt, done, decision))
    history = done.run.history
    return PlayedStep(step, before, done.run, first, history.steps, decision, history.decided,
                  done.answered, remarks, open=open_)  # fmt: skip


def _split(
    game: str, step: ScriptStep, before: Run[Any], unclaimed: Unclaimed, done: Progress
) -> tuple[int, int]:
    """Where a step begins that was forced: what it did stands at the end of the trace before it."""
    first = len(before.trace)
    phrase = step.line.phrases[0] if step.line.phrases else None
    for at in range(first - 1, unclaimed.trace - 1, -1):
        if phrase is not None and get_game(game).replay.has_begun_with(phrase, before.trace[at].happened):
            first = at
            break
    claimed = [answer.decision for answer in done.answered if answer.decision is not None]
    return first, min(claimed, default=len(before.decisions))


def _taken_orders(attempt: Attempt, done: Progress, since: int) -> Iterator[Message]:
    """An order that could have answered another question as well: which one it has answered."""
    claimed = {answer.decision for answer in done.answered}
    left = [d for n, d in enumerate(done.run.decisions[since:], since) if d.ask.order and n not in claimed]
    for answered in done.answered:
        decision = done.run.decisions[answered.decision] if answered.decision is not None else None
        names = [
            one.phrase for one in attempt.answers if one.choice == answered.choice and one.phrase is not None
        ]
        first = names[0].key if names else ""
        if decision is None or not decision.ask.order or first != "answer.first":
            continue
        question = decision.ask.question
        others = [other for other in left if other.ask.question.key != question.key]
        if any(all(attempt.fitting(done.run, other.ask, name) for name in names) for other in others):
            cards = _in_order(attempt.game, [name["card"] for name in names])
            key = _closer("order", question, attempt.game)
            yield Message(key, (("cards", cards), ("question", question)), attempt.game)


def _in_order(game: str, refs: list[CardRef]) -> LocalText:
    """Cards in the order in which they are named."""
    return in_each_language(lambda lang: ", ".join(map(ScenarioWriter(lang, Scenario(game, ())).ref, refs)))


def _readings(attempt: Attempt, progress: Progress) -> Iterator[Progress]:
    """Every way to read the rest of the step, the likeliest first."""
    if attempt.tries > MOST_TRIES:
        attempt.blocked("too-many-tries", progress, None)
        return
    if progress.used == len(attempt.answers):
        yield from attempt.finish(attempt, progress)
        return
    answer = attempt.answers[progress.used]
    pending = progress.run.pending
    if pending is not None and (progress.used == 0 or not pending.turn):
        yield from _by_answering(attempt, progress, answer, pending)
    yield from _by_force(attempt, progress, answer)
    if _is_what_remains(attempt, progress, answer):
        yield from _readings(attempt, progress.passing())
    if pending is None or (progress.used and pending.turn):
        if answer.open:  # a mark on a choice that is not asked for here
            yield from _readings(attempt, progress.passing())
        attempt.blocked(_left_over(progress, answer), progress, answer)


def _left_over(progress: Progress, answer: ScriptAnswer) -> str:
    return "other-order" if _goes_on(answer) and progress.ordering is not None else "left-over"


def _goes_on(answer: ScriptAnswer) -> bool:
    """Whether an answer is a later name of an order."""
    return answer.phrase is not None and answer.phrase.key == "answer.then"


def _by_answering(
    attempt: Attempt, progress: Progress, answer: ScriptAnswer, pending: Ask
) -> Iterator[Progress]:
    """Take the line as the answer to what is asked."""
    if answer.open and _marks(attempt, answer, pending):
        yield from _by_mark(attempt, progress, answer)
        return
    run, phrase = progress.run, answer.phrase
    found = narrowed(attempt.game, run.board, attempt.fitting(run, pending, phrase)) if phrase else []
    orders = phrase is not None and phrase.key in actions(attempt.game).orders
    unless_said = pending.order and not orders  # another answer is for what is asked after the order
    if pending.order:
        found = found[:1]
    if unless_said:
        yield from _by_default(attempt, progress, pending)
    if _goes_on(answer) and progress.ordering is not None and pending.question.key != progress.ordering.key:
        attempt.blocked("other-order", progress, answer)
    elif answer.seat and answer.seat != pending.who:
        attempt.blocked("wrong-player", progress, answer)
    elif len(found) > 1:
        attempt.blocked("ambiguous", progress, answer, tuple(found))
    elif found:
        after = progress.answering(answer, len(run.decisions), attempt.choose(progress, found[0]))
        ordering = pending.question if orders else None
        yield from _readings(attempt, replace(after, ordering=ordering))
    elif pending.order or pending.default is None:
        attempt.blocked("illegal", progress, answer)
    if pending.default is not None and not unless_said:
        yield from _by_default(attempt, progress, pending)


def _by_mark(attempt: Attempt, progress: Progress, answer: ScriptAnswer) -> Iterator[Progress]:
    """A choice marked `?`: the answer that is to be followed; where there is none, the play stops here."""
    given = sum(answered.marked for answered in progress.answered)
    pending = progress.run.pending
    if given == len(attempt.chosen):
        raise Open(replace(progress, used=min(progress.used + 1, len(attempt.answers))))
    option = next((o for o in pending.options if o.id == attempt.chosen[given]), None) if pending else None
    if option is None:
        attempt.blocked("illegal", progress, answer)
        return
    run = attempt.choose(progress, option)
    after = progress.answering(answer, len(progress.run.decisions), run, marked=True)
    yield from _readings(attempt, replace(after, used=min(after.used, len(attempt.answers))))


def _is_what_remains(attempt: Attempt, progress: Progress, answer: ScriptAnswer) -> bool:
    """The last of an order is not asked for: it is what remains."""
    last = progress.answered[-1].decision if progress.answered else None
    if answer.phrase is None or not _goes_on(answer) or last is None:
        return False
    decision = progress.run.decisions[last]
    left = [option for option in decision.ask.options if option.id != decision.option.id]
    fits = attempt.fitting(progress.run, decision.ask, answer.phrase)
    return decision.ask.order and len(left) == 1 and any(option.id == left[0].id for option in fits)


def _marks(attempt: Attempt, answer: ScriptAnswer, asked: Ask) -> bool:
    """Whether a mark is for that question: one that stands alone is for any."""
    if answer.phrase is None:
        return True
    return get_game(attempt.game).replay.open_questions.get(answer.phrase.key) in (None, asked.question.key)


def _by_default(attempt: Attempt, progress: Progress, pending: Ask) -> Iterator[Progress]:
    """What it means that nothing is said; of an order that is remarked."""
    default = next(option for option in pending.options if option.id == pending.default)
    after = replace(progress, run=attempt.choose(progress, default))
    if pending.order:
        remark = _board_order(attempt.game, pending.question, default)
        after = replace(after, remarks=(*progress.remarks, remark))
    yield from _readings(attempt, after)


def _all_by_default(attempt: Attempt, progress: Progress) -> Iterator[Progress]:
    """The rest of a step of which nothing more is said, in one run."""
    attempt.tries += 1
    run = progress.run.choose_defaults(
        lambda asked: asked.default is not None and not asked.turn and not asked.later
    )
    taken = (
        made for made in run.decisions[progress.run.history.decided :] if made.ask.order and not made.forced
    )
    remarks = (_board_order(attempt.game, made.ask.question, made.option) for made in taken)
    yield from _finish(attempt, replace(progress, run=run, remarks=(*progress.remarks, *remarks)))


def _board_order(game: str, question: Message, first: Option) -> Message:
    """That no order was given."""
    places = {name: name_owner(value, game) if name == "player" else value for name, value in question.places}
    places["first"] = option_words(game, first)
    return Message(_closer("board", question, game), tuple(places.items()), game)


def _closer(what: str, question: Message, game: str) -> str:
    """The message on an order, as a game may say it of one question."""
    own = f"scenario.{what}-{question.key.partition('.')[2]}"
    return find_key((own, f"scenario.{what}-any"), game)


def _by_force(attempt: Attempt, progress: Progress, answer: ScriptAnswer) -> Iterator[Progress]:
    """Take the line as one that says what was forced."""
    run, phrase = progress.run, answer.phrase
    for at in range(progress.forced_from, len(run.decisions)):
        decision = run.decisions[at]
        if not decision.forced or (answer.seat and answer.seat != decision.ask.who):
            continue
        marked = (
            answer.open and decision.ask.question.key in get_game(attempt.game).replay.open_questions.values()
        )
        if marked or (phrase and attempt.fitting(run, decision.ask, phrase)):
            yield from _readings(attempt, progress.answering(answer, at, run))
    if phrase and get_game(attempt.game).replay.has_happened(
        phrase, answer.seat, run.trace[attempt.unclaimed.trace :]
    ):
        yield from _readings(attempt, progress.answering(answer, None, run))


def _finish(attempt: Attempt, progress: Progress) -> Iterator[Progress]:
    """All lines are used: nothing may be left to answer but what the next step answers."""
    pending = progress.run.pending
    follows = attempt.follows is not None and _is_an_answer(attempt.follows)
    if pending is None or pending.turn or pending.later or follows:
        yield progress
    elif any(answered.marked for answered in progress.answered):  # what the step asks further is open too
        yield from _by_mark(attempt, progress, attempt.answers[-1])
    elif pending.default is not None:
        yield from _all_by_default(attempt, progress)
    else:
        attempt.blocked("unanswered", progress, None)


def _is_an_answer(step: ScriptStep) -> bool:
    phrase = step.line.phrases
    return step.line.open or (bool(phrase) and phrase[0].key.startswith("answer."))


def why_not(game: str, step: ScriptStep, run: Run[Any], unclaimed: Unclaimed) -> Stuck | None:
    """Where a step of which only the lines count gets stuck; None when it is legal."""
    attempt = Attempt(
        game, answers_of(step, get_game(game).replay.repeated_answers), run, unclaimed, None, _any_end
    )
    try:
        if next(_readings(attempt, Progress(run, 0, unclaimed.decisions)), None) is not None:
            return None
    except Open:
        return None
    except NeedsFact:
        if len(attempt.answers) > 1:
            raise
        return None  # it may be done; what comes of it hangs on something that nobody has said
    assert attempt.stuck is not None
    return attempt.stuck


def _any_end(attempt: Attempt, progress: Progress) -> Iterator[Progress]:  # noqa: ARG001  takes what `_finish` takes
    """All lines are used, whatever is asked after them."""
    yield progress
