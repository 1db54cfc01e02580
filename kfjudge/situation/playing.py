"""Play a situation: on the smallest board that fits it, with every choice followed that nobody told, and with
what is assumed varied. What hangs on a choice or on something assumed is shown with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import Troubles
from kfjudge.core.events import Refusal
from kfjudge.core.events import Refused as RefusedEvent
from kfjudge.core.message import Message, message
from kfjudge.core.readings import Readings
from kfjudge.core.table import CHANCE, Decision
from kfjudge.core.text import sanitize
from kfjudge.core.validation import LARGEST_COUNT, MOST_PIECES
from kfjudge.games import get_game
from kfjudge.notation.names import all_facts
from kfjudge.notation.parser.file import parse_scenario
from kfjudge.notation.scenario import Phrase, Scenario
from kfjudge.notation.writer import write_phrase, write_scenario
from kfjudge.replay.exploring import TryCounter, play_branches
from kfjudge.replay.options import card_phrase, explain_refusal, list_legal
from kfjudge.replay.play import attempt
from kfjudge.replay.result import Result
from kfjudge.situation.game import BoardChange, CompletedSituation, Variant
from kfjudge.situation.model import ParsedSituation, ToldOutcome
from kfjudge.situation.scenario import build_scenario, drop_answer, find_left_out, open_choice
from kfjudge.words.catalogue import pick_name

if TYPE_CHECKING:
    from fractions import Fraction

PLAYED, REFUSED, NOT_READ, NOT_MODELED, NEEDS = "played", "refused", "not-read", "not-modeled", "needs-a-fact"

MOST_BOARDS = 12  # that may be meant
MOST_OPENED = 12  # choices that nobody told, in one script
MOST_MARKS = 2  # of those, before one that was told
MOST_BRANCHES = 200  # answers that are followed on the board that is shown
MOST_IN_A_VARIANT = 24
MOST_VARIANTS = 12
MOST_WHERE_REFUSED = 8
MOST_ALTERNATIVES = 3
MOST_SUPPLIED = 24  # boards on which what was told may come about


class Outcome(Struct, frozen=True):
    """One end: the play that leads there, what has changed, the choices that nobody told, how many lines
    of play lead there, and how likely the answers of chance in them are."""

    result: Result
    changes: tuple[BoardChange, ...]
    line: tuple[Decision, ...]
    lines: int = 1
    part: Fraction | None = None

    @property
    def key(self) -> Hashable:
        return frozenset(change.key for change in self.changes), self.result.needs is None

    def rests_on(self) -> tuple[str, ...]:
        """List the entries that the steps cite, each once."""
        trace = self.result.end.trace if self.result.end is not None else []
        return tuple(dict.fromkeys(source for step in trace for source in step.cite))


class RefusedStep(Struct, frozen=True):
    """A step that the rules do not allow: its number, why, and what would be legal there."""

    step: int
    refusal: Refusal
    legal: tuple[object, ...] = ()


class Play(Struct, frozen=True):
    """A board with its script, and what came of it: outcomes, or a step that is refused after what could be
    played of the script (`result`). `left_out` are choices that were told and that nobody is asked for."""

    scenario: Scenario
    result: Result
    outcomes: tuple[Outcome, ...] = ()
    refused: RefusedStep | None = None
    complete: bool = True
    left_out: tuple[Phrase, ...] = ()

    @property
    def status(self) -> str:
        if self.result.missing is not None:
            return NOT_MODELED
        if self.refused is not None:
            return REFUSED
        if not self.outcomes:
            return NOT_READ
        return NEEDS if all(one.result.needs is not None for one in self.outcomes) else PLAYED


class Alternative(Struct, frozen=True):
    """What comes about where something is not as it is assumed."""

    condition: Message
    outcomes: tuple[Outcome, ...]


class TriedSituation(Struct, frozen=True):
    """A situation, and what came of it. `mistakes` say why no board can be as it was told."""

    situation: ParsedSituation
    edition: str
    status: str
    mistakes: tuple[Message, ...] = ()
    description: tuple[Message, ...] = ()
    assumed: tuple[Message, ...] = ()
    play: Play | None = None
    alternatives: tuple[Alternative, ...] = ()

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return self.play.outcomes if self.play is not None else ()

    @property
    def has_result(self) -> bool:
        """Tell whether it was played, or was refused by a rule."""
        return self.status in (PLAYED, REFUSED)

    @property
    def not_asked(self) -> tuple[Message, ...]:
        """Choices that were told and that nobody is asked for, unless something happens to the card
        anyway."""
        changed = {change.subject for outcome in self.outcomes for change in outcome.changes}
        return tuple(
            _say_not_asked(answer, self.situation.game)
            for answer in (self.play.left_out if self.play is not None else ())
            if (card := answer.get("card")) is None or (card.label or card.card) not in changed
        )


def play(situation: ParsedSituation, edition: str, readings: Readings = ()) -> TriedSituation:
    """Play a situation."""
    game = get_game(situation.game).situations
    situation = game.interpret(situation)
    if situation.is_too_long:
        too_long = message("situation.too-long", most=MOST_PIECES)
        return TriedSituation(situation, edition, NOT_READ, (too_long,))
    if situation.blocking or not situation.steps:
        return TriedSituation(situation, edition, NOT_READ, tuple(_find_odd_numbers(situation.blocking)))
    idle = game.find_idle_cards(situation)
    if idle:
        facts = all_facts(situation.game)
        cards = tuple(pick_name(facts[situation.cards[at].card], situation.lang) for at in idle)
        return TriedSituation(replace(situation, blocking=cards), edition, NOT_READ)
    # What was told stands on all boards that may be meant.
    first = next(iter(game.complete(situation)))
    mistakes = find_mistakes(build_scenario(first.situation, edition), situation.lang)
    if mistakes:
        return TriedSituation(situation, edition, NOT_READ, mistakes)
    completed, played = _play_likeliest(situation, edition, readings)
    if played.status == PLAYED:
        as_told = _play_as_told(completed, played, edition, readings)
        if as_told is None:
            guessed = tuple(str(one.words) for one in situation.told if one.kind == "chosen")
            mistakes = (_say_unmet(completed, played),)
            return TriedSituation(replace(situation, blocking=guessed), edition, NOT_READ, mistakes)
        completed, played = as_told
    alternatives: list[Alternative] = []
    status = played.status
    if status == REFUSED:
        likeliest = islice(game.vary(completed), MOST_WHERE_REFUSED)
        others = ((one, play_board(one.completed, edition, readings, MOST_IN_A_VARIANT)) for one in likeliest)
        legal = ((one, other) for one, other in others if other.status == PLAYED and one.unless is None)
        alternatives = [Alternative(one.condition, other.outcomes) for one, other in islice(legal, 1)]
    elif status == PLAYED:
        completed, played, alternatives = _vary(completed, played, edition, readings)
    return TriedSituation(
        situation, edition, status, (), completed.description, completed.assumed, played, tuple(alternatives)
    )


def _find_odd_numbers(words: Iterable[str]) -> Iterator[Message]:
    """Tell of each word that is a number, but none that a board has: -3, 1.5, 99999."""
    for word in words:
        if word.isdigit() and len(word) > len(str(LARGEST_COUNT)):
            yield message("scenario.bad-number", given=sanitize(word), most=LARGEST_COUNT)
        elif not word.isdigit() and any(map(str.isdigit, word)) and not any(map(str.isalpha, word)):
            yield message("situation.odd-number", given=sanitize(word), most=LARGEST_COUNT)


def find_mistakes(scenario: Scenario, lang: str) -> tuple[Message, ...]:
    """Find what is wrong with a scenario as a board file has it."""
    try:
        parse_scenario(write_scenario(scenario, lang), "")
    except Troubles as wrong:
        return tuple(dict.fromkeys(trouble.words for trouble in wrong.troubles))
    return ()


def _play_likeliest(
    situation: ParsedSituation, edition: str, readings: Readings
) -> tuple[CompletedSituation, Play]:
    """Play the likeliest board on which all steps can be done, with every choice if there is such a one; if
    there is none, the likeliest."""
    first: tuple[CompletedSituation, Play] | None = None
    for completed in islice(get_game(situation.game).situations.complete(situation), MOST_BOARDS):
        played = play_board(completed, edition, readings, MOST_BRANCHES)
        if played.refused is None and not played.left_out:
            return completed, played
        if completed.is_exact and played.left_out:
            continue
        if first is None or (first[1].refused is not None and played.refused is None):
            first = completed, played
    assert first is not None
    return first


# what was told to come of it


def _play_as_told(
    completed: CompletedSituation, played: Play, edition: str, readings: Readings
) -> tuple[CompletedSituation, Play] | None:
    """Keep the outcomes in which all that was told comes about; where there are none, play with the damage
    that brings it about. None where nothing does."""
    situations = get_game(completed.situation.game).situations
    kept = _keep_as_told(completed, played)
    if kept is not None:
        return completed, kept
    for supplied in islice(situations.bring_about(completed), MOST_SUPPLIED):
        kept = _keep_as_told(supplied, play_board(supplied, edition, readings, MOST_BRANCHES))
        if kept is not None:
            return supplied, kept
    return None


def _keep_as_told(completed: CompletedSituation, played: Play) -> Play | None:
    """Keep the outcomes in which all that was told comes about; None where there are none."""
    situations = get_game(completed.situation.game).situations
    told = (*completed.situation.told, *_find_facts_to_come(completed.situation))
    kept = tuple(
        one
        for one in played.outcomes
        if one.result.end is None or all(situations.comes_about(each, completed, one.result) for each in told)
    )
    return replace(played, outcomes=kept) if kept else None


def _find_facts_to_come(situation: ParsedSituation) -> Iterator[ToldOutcome]:
    """Find what is told of cards that are not in play yet: "Zorg enters play stunned"."""
    for at in range(len(situation.cards)):
        for fact in find_left_out(situation, at):
            yield ToldOutcome(fact.key, write_phrase(fact, situation.game), (at,), fact.get("n"))


def _say_unmet(completed: CompletedSituation, played: Play) -> Message:
    """Say what was told that does not come about."""
    situation = completed.situation
    situations = get_game(situation.game).situations
    told = (*situation.told, *_find_facts_to_come(situation))
    ends = [one.result for one in played.outcomes if one.result.end is not None]
    never = [
        each for each in told if not any(situations.comes_about(each, completed, result) for result in ends)
    ]
    words = (never or told)[0].words
    return message("situation.unmet", words=sanitize(words) if isinstance(words, str) else words)


# one board


def play_board(
    completed: CompletedSituation,
    edition: str,
    readings: Readings,
    most: int,
    prepare: Callable[[Any], None] | None = None,
) -> Play:
    """Play one board: open every choice that the script leaves out, and drop the answers that nobody asks
    for. `prepare` may change the board before anything happens."""
    scenario = replace(build_scenario(completed.situation, edition), readings=readings)
    left_out: tuple[Phrase, ...] = ()
    for _ in range(MOST_OPENED):
        result = attempt(scenario, edition, prepare)
        if result.missing is not None:
            return Play(scenario, result)
        if result.bound is not None:
            return Play(scenario, result, complete=False)
        tries = TryCounter(most, None)
        every = list(play_branches(result, tries)) if result.open is not None else [result]
        unanswered = next(filter(None, map(_find_unanswered_choice, every)), None)
        if unanswered is not None:
            scenario = open_choice(scenario, *unanswered)
            continue
        stuck = [(result.stuck, len(result.steps) + 1) for result in every]
        needless = [
            (number, one.answer.choice - 1)
            for one, number in stuck
            if one is not None and one.kind == "left-over" and one.answer is not None and one.answer.choice
        ]
        if len(needless) < len(every) or not needless:  # on some line of play, every answer is asked for
            break
        scenario, answer = drop_answer(scenario, *needless[0])
        left_out = (*left_out, answer)
    return judge_play(scenario, result, every, tries, left_out)


def judge_play(
    scenario: Scenario,
    result: Result,
    every: list[Result],
    tries: TryCounter,
    left_out: tuple[Phrase, ...] = (),
) -> Play:
    """Make the play of the ends that were reached."""
    if not every:  # so many choices that none was followed to its end
        return Play(scenario, result, complete=False)
    ends = [end for end in every if end.stuck is None]
    if not ends:  # no answer leads to what was told after it
        return Play(scenario, every[0], refused=_explain_refused_step(every[0]))
    outcomes = _merge_outcomes(ends)
    return Play(scenario, result, outcomes, complete=not tries.stopped, left_out=left_out)


def _merge_outcomes(ends: Iterable[Result]) -> tuple[Outcome, ...]:
    """Merge ends with the same changes, each with its shortest line; in the order in which they are found."""
    found: dict[Hashable, Outcome] = {}
    for end in ends:
        by_chance = [decision for decision in end.line if decision.ask.who == CHANCE]
        part = None
        if by_chance:
            from kfjudge.situation.odds import likelihood

            part = likelihood(by_chance)
        outcome = Outcome(
            end, get_game(end.scenario.game).situations.find_changes_of(end), end.line, part=part
        )
        key = outcome.key
        if key in found:
            known = found[key]
            shorter = outcome if len(outcome.line) < len(known.line) else known
            both = None  # where more than chance decides, the parts of several lines are no one's
            if (
                known.part is not None
                and outcome.part is not None
                and _list_chosen(known) == _list_chosen(outcome)
            ):
                both = known.part + outcome.part
            outcome = replace(shorter, lines=known.lines + 1, part=both)
        found[key] = outcome
    return tuple(found.values())


def _list_chosen(outcome: Outcome) -> tuple[object, ...]:
    """List what is decided by other than chance on the way to an outcome."""
    return tuple(one.option.id for one in outcome.line if one.ask.who != CHANCE)


def _find_unanswered_choice(result: Result) -> tuple[int, int | None] | None:
    """Find the first choice that the script leaves out: of which step, and before which of its answers."""
    for played in result.steps:
        claimed = {answer.decision for answer in played.answered}
        taken = range(played.first_decision, played.last_decision)
        untold = [at for at in taken if at not in claimed and not played.run.decisions[at].forced]
        if untold and not any(line.open for line in played.step.choices):
            later = [answer.choice for answer in played.answered if (answer.decision or 0) > untold[0]]
            return played.step.number, min(later) - 1 if later else None
    return find_choice_where_stuck(result)


def find_choice_where_stuck(result: Result) -> tuple[int, int | None] | None:
    """Find the choice at which play is stuck, as its answer is left out: of which step, and before which of
    its answers."""
    stuck = result.stuck
    if stuck is None or stuck.run.pending is None:
        return None
    number = len(result.steps) + 1
    if stuck.kind == "unanswered":
        return number, None
    answer = stuck.answer
    if stuck.kind != "illegal" or answer is None or answer.choice == 0 or stuck.run.pending.turn:
        return None
    choices = result.scenario.steps[number - 1].choices
    before = answer.choice - 1
    marks = [choice.open for choice in choices[max(before - MOST_MARKS, 0) : before]]
    return None if len(marks) == MOST_MARKS and all(marks) else (number, before)


def _explain_refused_step(result: Result) -> RefusedStep:
    """Say which rule refuses a step; of an answer that nobody asks for, say that."""
    stuck, game = result.stuck, result.scenario.game
    assert stuck is not None
    answer = stuck.answer
    if answer is None or answer.phrase is None or answer.choice == 0 or stuck.kind != "left-over":
        ended = get_game(game).situations.explain_ended(stuck)
        refusal = ended or explain_refusal(stuck, result.edition)
    else:
        since = (step.happened for step in reversed(stuck.run.trace[len(stuck.start.trace) :]))
        refused = next((event for event in since if isinstance(event, RefusedEvent)), None)
        refusal = Refusal(_say_not_asked(answer.phrase, game), refused.cite if refused is not None else ())
    return RefusedStep(len(result.steps) + 1, refusal, list_legal(stuck))


def _say_not_asked(answer: Phrase, game: str) -> Message:
    """Say that nobody asks for a choice that was told."""
    if answer.get("card") is not None and not get_game(game).sketches:
        return message("situation.not-chosen", said=write_phrase(card_phrase(answer), game))
    return message("situation.not-asked", said=write_phrase(answer, game))


# what is assumed, varied


def _vary(
    completed: CompletedSituation, played: Play, edition: str, readings: Readings
) -> tuple[CompletedSituation, Play, list[Alternative]]:
    """Vary what is assumed: return what is assumed in the end, the play of that, and what comes about
    otherwise."""
    game = get_game(completed.situation.game).situations
    alternatives: list[Alternative] = []
    varied = set()

    def play_if_different(variant: Variant) -> Play | None:
        other = play_board(variant.completed, edition, readings, MOST_IN_A_VARIANT)
        as_told = _keep_as_told(variant.completed, other)
        if as_told is None:
            return None
        other = as_told

        def key(outcome: Outcome) -> Hashable:  # without what is varied, which counts for nothing by itself
            changes = [one for one in outcome.changes if one.subject not in variant.completed.added]
            keys = (one.key for one in changes if (one.subject, one.aspect) not in variant.varied)
            # On Æmber that nobody has hangs nothing that is forbidden anyway.
            end = outcome.result.end if variant.unless is not None else None
            happened = [step.happened for step in end.trace] if end is not None else []
            reasons = frozenset(one.why.key for one in happened if isinstance(one, RefusedEvent))
            return frozenset(keys), reasons, outcome.result.needs is None

        here, there = (set(map(key, one.outcomes)) for one in (played, other))
        # Of the likelier variant counts whether anything else comes about at all.
        differs = here != there if variant.unless is not None else not here <= there
        return other if differs and other.status == PLAYED else None

    for variant in [one for one in game.vary(completed) if one.unless is not None]:
        other = play_if_different(variant)
        if other is not None and variant.unless is not None:
            alternatives.append(Alternative(variant.unless, played.outcomes))
            completed = replace(variant.completed, assumed=(*completed.assumed, variant.condition))
            played = other
            varied.add(variant.varied)
            break
    for variant in islice(game.vary(completed), MOST_VARIANTS):
        if variant.unless is not None or variant.varied in varied:
            continue
        other = play_if_different(variant)
        if other is not None:
            varied.add(variant.varied)
            alternatives.append(Alternative(variant.condition, other.outcomes))
            if variant.assumed is not None:
                completed = replace(completed, assumed=(*completed.assumed, variant.assumed))
        if len(alternatives) == MOST_ALTERNATIVES:
            break
    return completed, played, alternatives


# what others ask of a tried situation


def as_script(tried: TriedSituation) -> Scenario | None:
    """Return the board and its script as a file keeps them: a refused step is marked so."""
    if tried.play is None:
        return None
    if tried.play.refused is not None:
        *before, wrong = tried.play.scenario.steps[: tried.play.refused.step]
        return replace(tried.play.scenario, steps=(*before, replace(wrong, legal=False)))
    return tried.play.scenario


def unmodeled(tried: TriedSituation) -> tuple[object, ...]:
    """List the cards that cannot be played yet."""
    if tried.play is None or tried.play.result.missing is None:
        return ()
    facts = get_game(tried.situation.game).engine.facts()
    result = tried.play.result
    return tuple(facts[card] for card in result.unmodeled or (result.missing or "",))
