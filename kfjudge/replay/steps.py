"""Play a step of the script: match its lines with what is asked. Forced choices may be written or left out;
where a line could be meant for either, the way that uses every line is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import NeedsFact
from kfjudge.core.message import Message, message
from kfjudge.core.run import Run
from kfjudge.core.table import Ask, Option, TooMuch
from kfjudge.games import get_game
from kfjudge.notation.grammar import in_each_language, name_owner
from kfjudge.notation.scenario import Phrase, Scenario, ScriptStep, make_phrase
from kfjudge.notation.writer import ScenarioWriter
from kfjudge.replay.options import action_table, describe_option, match_options, merge_copies
from kfjudge.replay.result import GivenAnswer, PlayedStep, ScriptAnswer, Stuck, Unclaimed
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_key

MOST_TRIES = 3000
MOST_OPENED = 100  # answers tried where a step that is to be refused leaves choices open


def list_answers(step: ScriptStep, repeated: Mapping[str, str]) -> list[ScriptAnswer]:
    """List the answers of a step in the order in which they are asked for. A phrase that is `repeated` stands
    for so many of another: "2 on the star"."""
    line = step.line
    found: list[ScriptAnswer] = []
    for phrase in line.phrases:
        deed = ScriptAnswer(phrase, line.seat, 0, step.spot, line.open)
        found.append(deed)
        if phrase.key.startswith("step.") and phrase.get("other") is not None:  # the target of an attack
            target = make_phrase("answer.card", phrase.spot, card=phrase["other"])
            found.append(replace(deed, phrase=target, target=True))
    if line.open and not line.phrases:
        found.append(ScriptAnswer(None, line.seat, 0, step.spot, open=True))
    found += [ScriptAnswer(phrase, "", 0, phrase.spot) for phrase in step.inline]
    for number, below in enumerate(step.choices, 1):
        if below.open and not below.phrases:
            found.append(ScriptAnswer(None, below.seat, number, below.spot, open=True))
        found += [ScriptAnswer(one, below.seat, number, one.spot, below.open) for one in below.phrases]
    every: list[ScriptAnswer] = []
    for answer in found:
        said = answer.phrase
        if said is None or said.key not in repeated:
            every.append(answer)
        else:
            one = make_phrase(repeated[said.key], said.spot, card=said["card"])
            every += [replace(answer, phrase=one)] * int(said["n"])
    return every


# an attempt


class Progress(Struct, frozen=True):
    """How far an attempt at one step has come; `forced_from` is the first decision that no line claims,
    `ordering` the question that an order answers: it answers no other."""

    run: Run[Any]
    used: int
    forced_from: int
    answered: tuple[GivenAnswer, ...] = ()
    remarks: tuple[Message, ...] = ()
    ordering: Message | None = None

    def take(
        self, answer: ScriptAnswer, decision: int | None, run: Run[Any], marked: bool = False
    ) -> Progress:
        """Take the next line as that decision (None: nothing was asked)."""
        answered = GivenAnswer(answer.choice, decision, self.run, run, marked=marked)
        unclaimed = self.forced_from if decision is None else decision + 1
        return replace(
            self, run=run, used=self.used + 1, forced_from=unclaimed, answered=(*self.answered, answered)
        )

    def has_other_order(self, question: Message) -> bool:
        """Tell whether the order that is being answered is that of another question."""
        return self.ordering is not None and self.ordering.key != question.key

    def skip(self) -> Progress:
        """Pass over the next line, which means nothing here."""
        return replace(self, used=self.used + 1)


class OpenChoice(Exception):
    """The play has come to a choice marked `?`."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self.progress = progress


class Attempt(Struct):
    """One step being played: its answers, what forced ones may speak of, what is chosen where one is a `?`,
    and the farthest it got stuck."""

    scenario: Scenario
    answers: list[ScriptAnswer]
    start: Run[Any]
    unclaimed: Unclaimed
    follows: ScriptStep | None
    finish: Callable[[Attempt, Progress], Iterator[Progress]]
    chosen: tuple[str, ...] = ()
    stuck: Stuck | None = None
    tries: int = 0

    @property
    def game(self) -> str:
        return self.scenario.game

    def block(
        self, kind: str, progress: Progress, answer: ScriptAnswer | None, options: tuple[Option, ...] = ()
    ) -> None:
        """Note that this way goes no further, if none has come farther."""
        if self.stuck is None or progress.used > self.stuck.used:
            run, used = progress.run, progress.used
            since = run.decisions[progress.forced_from :]
            if answer is not None and answer.target and (at := _find_target(self.game, progress)) is not None:
                since = run.decisions[at : at + 1]
            forced = tuple(decision for decision in since if decision.forced)
            self.stuck = Stuck(
                self.scenario, kind, used, answer, run, self.start, options, forced, progress.ordering
            )

    def choose(self, progress: Progress, option: Option) -> Run[Any]:
        """Answer what is asked, and count the try."""
        self.tries += 1
        return progress.run.choose(option.id)

    def match(self, run: Run[Any], ask: Ask, phrase: Phrase) -> list[Option]:
        """Find the options that a phrase can mean."""
        return match_options(self.game, run.board, ask, phrase)

    def match_lines(self, progress: Progress) -> Iterator[Progress]:
        """Try every way to match the lines that are left with what is asked, the likeliest first."""
        if self.tries > MOST_TRIES:
            self.block("too-many-tries", progress, None)
            return
        if progress.used == len(self.answers):
            yield from self.finish(self, progress)
            return
        answer = self.answers[progress.used]
        pending = progress.run.pending
        if pending is not None and (progress.used == 0 or not pending.turn):
            yield from self.match_asked(progress, answer, pending)
        yield from self.match_forced(progress, answer)
        if self.is_last_of_order(progress, answer):
            yield from self.match_lines(progress.skip())
        if pending is None or (progress.used and pending.turn):
            if answer.open:  # a mark on a choice that is not asked for here
                yield from self.match_lines(progress.skip())
            other_order = _goes_on(answer) and progress.ordering is not None
            self.block("other-order" if other_order else "left-over", progress, answer)

    def match_asked(self, progress: Progress, answer: ScriptAnswer, pending: Ask) -> Iterator[Progress]:
        """Take the line as the answer to what is asked."""
        run, phrase = progress.run, answer.phrase
        if answer.open and (
            phrase is None
            or get_game(self.game).replay.open_questions.get(phrase.key) in (None, pending.question.key)
        ):
            yield from self.match_mark(progress, answer)  # a mark that stands alone is for any question
            return
        found = self.find_meant(progress, answer, pending)
        orders = phrase is not None and phrase.key in action_table(self.game).orders
        unless_said = pending.order and not orders  # another answer is for what is asked after the order
        if pending.order:
            found = found[:1]
        if unless_said:
            yield from self.take_default(progress, pending)
        if _goes_on(answer) and progress.has_other_order(pending.question):
            self.block("other-order", progress, answer)
        elif answer.seat and answer.seat != pending.who:
            way = get_game(self.game).replay.find_way_to_let(pending, answer.seat)
            if way is None:
                self.block("wrong-player", progress, answer)
            else:
                yield from self.match_lines(replace(progress, run=self.choose(progress, way)))
        elif len(found) > 1:
            self.block("ambiguous", progress, answer, tuple(found))
        elif found:
            after = progress.take(answer, len(run.decisions), self.choose(progress, found[0]))
            ordering = pending.question if orders else None
            yield from self.match_lines(replace(after, ordering=ordering))
        elif pending.order or pending.default is None:
            self.block("illegal", progress, answer)
        if pending.default is not None and not unless_said:
            yield from self.take_default(progress, pending)

    def find_meant(self, progress: Progress, answer: ScriptAnswer, pending: Ask) -> list[Option]:
        """Find the options that a line can mean. The target that a step names is asked for by that step
        alone."""
        run, phrase = progress.run, answer.phrase
        if phrase is None or (answer.target and _find_target(self.game, progress) != len(run.decisions)):
            return []
        return merge_copies(self.game, run.board, self.match(run, pending, phrase))

    def match_mark(self, progress: Progress, answer: ScriptAnswer) -> Iterator[Progress]:
        """Follow a choice marked `?` with the answer that was chosen; where there is none, stop here."""
        given = sum(answered.marked for answered in progress.answered)
        pending = progress.run.pending
        if given == len(self.chosen):
            raise OpenChoice(replace(progress, used=min(progress.used + 1, len(self.answers))))
        option = next((o for o in pending.options if o.id == self.chosen[given]), None) if pending else None
        if option is None:
            self.block("illegal", progress, answer)
            return
        run = self.choose(progress, option)
        after = progress.take(answer, len(progress.run.decisions), run, marked=True)
        yield from self.match_lines(replace(after, used=min(after.used, len(self.answers))))

    def match_forced(self, progress: Progress, answer: ScriptAnswer) -> Iterator[Progress]:
        """Take the line as one that says what was forced."""
        run, phrase, game = progress.run, answer.phrase, get_game(self.game).replay
        target = _find_target(self.game, progress) if answer.target else None
        for at in range(progress.forced_from, len(run.decisions)):
            if answer.target and at != target:
                continue
            decision = run.decisions[at]
            if not decision.forced or (answer.seat and answer.seat != decision.ask.who):
                continue
            marked = answer.open and decision.ask.question.key in game.open_questions.values()
            if marked or (phrase and self.match(run, decision.ask, phrase)):
                yield from self.match_lines(progress.take(answer, at, run))
        if phrase and game.has_happened(phrase, answer.seat, run.trace[self.unclaimed.trace :]):
            yield from self.match_lines(progress.take(answer, None, run))

    def is_last_of_order(self, progress: Progress, answer: ScriptAnswer) -> bool:
        """Tell whether the line names the last of an order, which is not asked for: it is what remains."""
        last = progress.answered[-1].decision if progress.answered else None
        if answer.phrase is None or not _goes_on(answer) or last is None:
            return False
        decision = progress.run.decisions[last]
        left = [option for option in decision.ask.options if option.id != decision.option.id]
        fits = self.match(progress.run, decision.ask, answer.phrase)
        return decision.ask.order and len(left) == 1 and any(option.id == left[0].id for option in fits)

    def take_default(self, progress: Progress, pending: Ask) -> Iterator[Progress]:
        """Take what it means that nothing is said; of an order that is remarked."""
        default = next(option for option in pending.options if option.id == pending.default)
        after = replace(progress, run=self.choose(progress, default))
        if pending.order:
            remark = _remark_no_order(self.game, pending.question, default)
            after = replace(after, remarks=(*progress.remarks, remark))
        yield from self.match_lines(after)

    def remark_on_orders(self, done: Progress, since: int) -> Iterator[Message]:
        """Remark on an order that could have answered another question as well: which one it has answered."""
        claimed = {answer.decision for answer in done.answered}
        left = [
            d for n, d in enumerate(done.run.decisions[since:], since) if d.ask.order and n not in claimed
        ]
        for answered in done.answered:
            names = [
                one.phrase for one in self.answers if one.choice == answered.choice and one.phrase is not None
            ]
            if answered.decision is None or not names or names[0].key != "answer.first":
                continue
            ask = done.run.decisions[answered.decision].ask
            question = ask.question
            others = [other for other in left if other.ask.question.key != question.key]
            fits = any(all(self.match(done.run, other.ask, name) for name in names) for other in others)
            if ask.order and fits:
                refs = [name["card"] for name in names]
                writers = {lang: ScenarioWriter(lang, self.scenario) for lang in LANGUAGES}
                cards = in_each_language(lambda lang: ", ".join(map(writers[lang].write_ref, refs)))  # noqa: B023
                key = _order_message("order", question, self.game)
                yield Message(key, (("cards", cards), ("question", question)), self.game)


def play_step(
    scenario: Scenario,
    step: ScriptStep,
    follows: ScriptStep | None,
    before: Run[Any],
    unclaimed: Unclaimed,
    chosen: tuple[str, ...] = (),
) -> PlayedStep | Stuck:
    """Play a step. `chosen` are the options that its `?` stand for."""
    game = scenario.game
    answers = list_answers(step, get_game(game).replay.repeated_answers)
    attempt = Attempt(scenario, answers, before, unclaimed, follows, _finish, chosen)
    done: Progress | None
    open_ = False
    try:
        done = next(attempt.match_lines(Progress(before, 0, unclaimed.decisions)), None)
    except OpenChoice as opened:
        done, open_ = opened.progress, True
    if done is None:
        assert attempt.stuck is not None
        return attempt.stuck
    first, decision = before.history.steps, before.history.decided
    if done.run.history.answered == before.history.answered:
        first = len(before.trace)  # what was forced stands at the end of the trace before it
        for at in range(first - 1, unclaimed.trace - 1, -1) if step.line.phrases else ():
            if get_game(game).replay.has_begun_with(step.line.phrases[0], before.trace[at].happened):
                first = at
                break
        claimed = [answer.decision for answer in done.answered if answer.decision is not None]
        decision = min(claimed, default=len(before.decisions))
    remarks = (*done.remarks, *attempt.remark_on_orders(done, decision))
    after = done.run.history
    return PlayedStep(step, before, done.run, first, after.steps, decision, after.decided,
                      done.answered, remarks, open=open_)  # fmt: skip


def try_step(scenario: Scenario, step: ScriptStep, run: Run[Any], unclaimed: Unclaimed) -> Stuck | None:
    """Try a step of which only the lines count, whatever is asked after them. Return where it gets stuck, or
    None where it is legal: with a `?`, where some answer leads to the lines after it."""
    answers = list_answers(step, get_game(scenario.game).replay.repeated_answers)
    left: list[tuple[str, ...]] = [()]  # what is chosen where a line is a `?`
    first: Stuck | None = None
    for _ in range(MOST_OPENED):
        if not left:
            assert first is not None
            return first
        attempt = Attempt(
            scenario, answers, run, unclaimed, None, lambda _, progress: iter([progress]), left.pop()
        )
        try:
            if next(attempt.match_lines(Progress(run, 0, unclaimed.decisions)), None) is not None:
                return None
        except OpenChoice as opened:
            asked = opened.progress.run.pending
            if asked is None or opened.progress.used == len(answers):
                return None
            left += [(*attempt.chosen, option.id) for option in reversed(asked.options)]
        except NeedsFact:
            if len(answers) > 1:
                raise
            return None  # it may be done; what comes of it hangs on something that nobody has said
        first = first or attempt.stuck
    raise TooMuch(message("bound.too-much-work", most=MOST_OPENED))


# orders


def _remark_no_order(game: str, question: Message, first: Option) -> Message:
    """Remark that no order was given, and what came first."""
    places = {name: name_owner(value, game) if name == "player" else value for name, value in question.places}
    places["first"] = describe_option(game, first)
    return Message(_order_message("board", question, game), tuple(places.items()), game)


def _order_message(what: str, question: Message, game: str) -> str:
    """Choose the message on an order, as a game may say it of one question."""
    own = f"scenario.{what}-{question.key.partition('.')[2]}"
    return find_key((own, f"scenario.{what}-any"), game)


def _goes_on(answer: ScriptAnswer) -> bool:
    """Tell whether an answer is a later name of an order."""
    return answer.phrase is not None and answer.phrase.key == "answer.then"


# matching


def _find_target(game: str, progress: Progress) -> int | None:
    """Find the decision on the target that a step names: after its action, the first for which the card of
    the step asks for another card. The number of all decisions is that of the one which is asked now."""
    run, action = progress.run, progress.answered[-1].decision if progress.answered else None
    if action is None:
        return None
    card, offered = run.decisions[action].option.card, action_table(game).sorts.get("answer.card", ())
    asks = [*(made.ask for made in run.decisions[action + 1 :]), *([run.pending] if run.pending else [])]
    for at, ask in enumerate(asks, action + 1):
        about = {place.uid for _, place in ask.question.places if hasattr(place, "uid")}
        if card in about and not ask.order and any(option.words.key in offered for option in ask.options):
            return at
    return None


def _finish(attempt: Attempt, progress: Progress) -> Iterator[Progress]:
    """Finish a step whose lines are all used: nothing may be left to answer but what the next step
    answers."""
    run, pending = progress.run, progress.run.pending
    line = attempt.follows.line if attempt.follows is not None else None

    def is_left(ask: Ask) -> bool:
        """Tell whether that is for the next step to answer."""
        if ask.turn or ask.later or line is None:
            return ask.turn or ask.later
        answers = [phrase for phrase in line.phrases[:1] if phrase.key.startswith("answer.")]
        return line.open or any(attempt.match(run, ask, phrase) for phrase in answers)

    if pending is None or is_left(pending):
        yield progress
    elif any(answered.marked for answered in progress.answered):  # what the step asks further is open too
        yield from attempt.match_mark(progress, attempt.answers[-1])
    elif pending.default is not None:  # of the rest nothing more is said
        attempt.tries += 1
        run = run.choose_defaults(lambda ask: ask.default is not None and not is_left(ask))
        since = run.decisions[progress.run.history.decided :]
        remarks = (
            _remark_no_order(attempt.game, made.ask.question, made.option)
            for made in since
            if made.ask.order and not made.forced
        )
        yield from _finish(attempt, replace(progress, run=run, remarks=(*progress.remarks, *remarks)))
    else:
        attempt.block("unanswered", progress, None)
