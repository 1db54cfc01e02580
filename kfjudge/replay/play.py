"""Play a scenario in one edition: lay out the board, play the script, check what is expected; play on after
each answer to a choice marked `?`, and again by other readings of the open points that the play rests on.
Check whole files so."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.errors import BadState, NeedsFact, NotModeled, Place, Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.core.readings import Point, Readings, merge_readings, read_readings, reading_in_force
from kfjudge.core.run import Run, start
from kfjudge.core.table import Budget, Decision, TooMuch, budget_for
from kfjudge.games import get_game
from kfjudge.notation.board_state import lay_out, list_unmodeled
from kfjudge.notation.grammar import grammar, name_owner, name_value
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import find_file, read_scenario
from kfjudge.replay.expectations import check_claims
from kfjudge.replay.options import explain_refusal, explain_stuck
from kfjudge.replay.result import (
    AGREES,
    DISAGREES,
    NOT_MODELED,
    CheckedClaim,
    PlayedStep,
    Result,
    Stuck,
    Unclaimed,
)
from kfjudge.replay.steps import play_step, try_step

MOST_WORK = 150_000  # things that happen, are asked or are waited for in one play


def run(scenario: Scenario, edition: str) -> Result:
    """Play a scenario, up to the first choice marked `?`. Raises Troubles when its script is not legal."""
    result = attempt(scenario, edition)
    if result.stuck is not None:
        raise Troubles([explain_why_stuck(result)])
    if result.bound is not None:
        raise Troubles([result.bound])
    return result


def attempt(scenario: Scenario, edition: str, prepare: Callable[[Any], None] | None = None) -> Result:
    """Play a scenario as far as its script is legal: the result is `stuck` where it is not. `prepare` may
    change the board before anything happens."""
    result = Result(scenario, edition)

    def play() -> Stuck | None:
        result.laid = build_board(scenario)
        if prepare is not None:
            prepare(result.laid)
        rules, budget = get_game(scenario.game).engine.rules(edition), _budget(result.laid)
        result.start = result.end = start(rules, result.laid, budget=budget)
        return _play_steps(result)

    _play_and_check(result, play)
    return result


def follow(result: Result, option: str) -> Result:
    """Play on with one answer to the choice at which this play is open. Where the rest of the script is not
    legal after it, the play is `stuck`."""
    assert result.open is not None
    asked = result.open.pending
    assert asked is not None
    answer = next(one for one in asked.options if one.id == option)
    *before, marked = result.steps
    further = Result(
        result.scenario, result.edition, laid=result.laid, start=result.start, end=marked.before,
        steps=tuple(before), line=(*result.line, Decision(asked, answer, forced=False)),
    )  # fmt: skip
    here = sum(answered.marked for answered in marked.answered) + 1
    chosen = tuple(decision.option.id for decision in further.line[-here:])
    _play_and_check(further, lambda: _play_next(further, chosen) or _play_steps(further))
    return further


def explain_why_stuck(result: Result) -> Trouble:
    """Explain why the script is not legal at the step after those that were played."""
    assert result.stuck is not None
    return explain_stuck(result.stuck, result.edition, len(result.steps) + 1)


# from a board on


def build_board(scenario: Scenario) -> Any:
    """Make the board as the scenario has it, before anything happens."""
    try:
        return get_game(scenario.game).replay.read_board(lay_out(scenario).state)
    except BadState as bad:
        _, seat, name = (*bad.field.split("."), "", "", "")[:3]  # players.South.line
        owner = next((one for one in scenario.owners if one.id == seat), None)
        place: Any = message("scenario.the-board")
        if owner:
            place = name_owner(seat, scenario.game, owner.names)
            if grammar(scenario.game).forms_of(f"zone.{name}"):
                zone = name_value("zone", name, scenario.game)
                place = message("scenario.zone-of", owner=place, zone=zone)
        why = replace(bad.words, places=tuple({**dict(bad.words.places), "field": place}.items()))
        raise Troubles([Trouble(message("scenario.bad-board", why=why), Place(scenario.path))]) from None


def start_match(scenario: Scenario, edition: str) -> Run[Any]:
    """Begin the match on the board of a scenario, and play it up to the first choice."""
    board = build_board(scenario)
    return start(get_game(scenario.game).engine.rules(edition), board, budget=_budget(board))


def continue_match(
    path_or_text: str | Path, edition: str | None = None, readings: Mapping[str, str] = MappingProxyType({})
) -> tuple[Run[Any], str]:
    """Play the script of a scenario, and return the match after it, to be played on without a bound, with its
    edition: the newest that the file names, where none is given."""
    scenario = read_scenario(path_or_text)
    if readings:
        read = read_readings(readings, get_game(scenario.game).points())
        scenario = replace(scenario, readings=merge_readings(scenario.readings, read))
    chosen = edition or scenario.editions[-1]
    result = run(scenario, chosen)
    if result.needs is not None:
        raise Trouble(result.needs)
    if result.missing is not None or result.end is None:
        raise Trouble(message("scenario.saw-missing", card=result.missing or ""))
    return replace(result.open or result.end, budget=None), chosen


def choose(run: Run[Any], option: str) -> Run[Any]:
    """Play on with a choice that somebody makes: each may come to as much as a whole play."""
    return replace(run, budget=_budget(run.board)).choose(option)


def _budget(board: Any) -> Budget:
    """Bound the work of one play."""
    return budget_for(MOST_WORK, len(board.cards))


# the script


def _play_and_check(result: Result, play: Callable[[], Stuck | None]) -> None:
    """Play until the script or something else ends it, and check what is expected."""
    scenario = result.scenario
    try:
        result.stuck = play()
    except TooMuch as stopped:
        done, last = len(result.steps), len(scenario.steps) - 1
        place = scenario.steps[min(done, last)].spot.place(scenario.path) if scenario.steps else None
        why = message("scenario.stopped", step=done + 1, why=stopped.words)
        result.bound = Trouble(why, place or Place(scenario.path))
    except NeedsFact as needs:
        result.needs = needs.words
    except NotModeled as missing:
        result.missing = missing.words["card"].facts.id
        result.unmodeled = tuple(dict.fromkeys(card.card for card in list_unmodeled(scenario)))
    result.remarks = tuple(dict.fromkeys(remark for step in result.steps for remark in step.remarks))
    result.expectations = (*_check_refusals(result), *check_claims(result))
    if result.missing is not None:
        result.status = NOT_MODELED
        return
    claimed = {one.claim.key for one in result.expectations if one.claim is not None}
    stopped_early = result.needs is not None and "claim.needs" not in claimed
    failed = any(checked.ok is False for checked in result.expectations)
    result.status = DISAGREES if stopped_early or result.stuck or failed else AGREES


def _play_steps(result: Result) -> Stuck | None:
    """Play the steps that are left."""
    while result.open is None and len(result.steps) < len(result.scenario.steps):
        stuck = _play_next(result)
        if stuck is not None:
            return stuck
    return None


def _play_next(result: Result, chosen: tuple[str, ...] = ()) -> Stuck | None:
    """Play the next step, with what is chosen where it is marked `?` in it."""
    step, *later = result.scenario.steps[len(result.steps) :]
    before = result.end
    assert before is not None
    claimed = [answer.decision for played in result.steps for answer in played.answered]
    since = max((decision + 1 for decision in claimed if decision is not None), default=0)
    last = next((played for played in reversed(result.steps) if played.step.legal), None)
    # Where a step only says what had happened by itself, what it begins with is said by it.
    only_tells = (
        last is not None and bool(last.answered) and all(one.decision is None for one in last.answered)
    )
    unclaimed = Unclaimed(since, last.first + only_tells if last is not None else 0)
    if not step.legal:  # it is there to be refused
        refused = try_step(result.scenario, step, before, unclaimed)
        end, decided = len(before.trace), len(before.decisions)
        played = PlayedStep(step, before, before, end, end, decided, decided)
        if refused is not None:
            played.refusal = explain_refusal(refused, result.edition)
            played.refused_ask = refused.run.pending
        result.steps = (*result.steps, played)
        return None
    next_one = later[0] if later else None
    done = play_step(result.scenario, step, next_one, before, unclaimed, chosen)
    if isinstance(done, Stuck):
        return done
    first, decision = done.first, done.first_decision
    earlier = (  # a forced step is part of what was played before it was written down
        replace(
            one,
            first=min(one.first, first),
            last=min(one.last, first),
            first_decision=min(one.first_decision, decision),
            last_decision=min(one.last_decision, decision),
        )
        for one in result.steps
    )
    result.steps = (*earlier, done)
    result.end = done.run
    if done.open:
        result.open = done.run
    return None


def _check_refusals(result: Result) -> Iterator[CheckedClaim]:
    """Check of each step that is there to be refused whether it was."""
    for at, step in enumerate(result.scenario.steps):
        if step.legal:
            continue
        played = result.steps[at] if at < len(result.steps) else None
        if played is None:
            ok, observed = None, message("scenario.saw-not-reached", step=step.number)
        elif played.refusal is None:
            ok, observed = False, message("scenario.saw-legal")
        else:
            ok, observed = True, played.refusal.why
        yield CheckedClaim(result.edition, None, None, ok, observed, step)


# by other readings


class OtherReading(Struct, frozen=True):
    """A point that a play rests on, how it is read there, another reading of it, and the result of the same
    decisions by that one: None where the script is not even legal, and `why`."""

    point: Point
    ours: str
    theirs: str
    result: Result | None
    why: tuple[Trouble, ...] = ()


def apply_readings(scenario: Scenario, readings: Readings) -> Scenario:
    """Return the same scenario, with points read so."""
    return replace(scenario, readings=merge_readings(scenario.readings, readings)) if readings else scenario


def find_points(rows: Iterable[str], result: Result) -> list[tuple[Point, str]]:
    """Find open points by their rows, and how each is read in a play."""
    wanted = tuple(rows)
    known = {point.id: point for point in get_game(result.scenario.game).points()} if wanted else {}
    return [
        (known[row], reading_in_force(known[row], result.edition, result.scenario.readings)) for row in wanted
    ]


def play_other_readings(result: Result, points: Iterable[tuple[Point, str]]) -> Iterator[OtherReading]:
    """Play the same script by every other reading of each of those points, up to its end or to its first
    choice marked `?`."""
    for point, ours in points:
        for theirs in map(str, point.values):
            if theirs == ours:
                continue
            scenario = apply_readings(result.scenario, ((point.id, theirs),))
            try:
                yield OtherReading(point, ours, theirs, run(scenario, result.edition))
            except Troubles as several:
                yield OtherReading(point, ours, theirs, None, tuple(several.troubles))


def list_choices(result: Result) -> Hashable:
    """List what could have been chosen at every decision of the script and at its end."""
    runs: list[Any] = [answered.before for played in result.steps for answered in played.answered]
    runs.append(result.end)
    asked = (run.pending for run in runs if run is not None)
    return tuple(
        (ask.who, ask.question.key, tuple(option.id for option in ask.options)) for ask in asked if ask
    )


# files


class Findings(Struct):
    """What is wrong with some files, which of their cards are not modeled, and whether one of these keeps a
    file from being played."""

    errors: list[Trouble] = field(default_factory=list)
    unmodeled: list[Trouble] = field(default_factory=list)
    stopped: bool = False


def check_files(paths: Iterable[str | Path]) -> Findings:
    """Check files: what cannot be read, otherwise what is not legal in an edition that the file names."""
    findings = Findings()
    for path in paths:
        try:
            scenario = read_scenario(find_file(path))
        except Troubles as several:
            findings.errors += several.troubles
            continue
        facts = get_game(scenario.game).engine.facts()
        findings.unmodeled += [
            Trouble(message("scenario.unmodeled", card=facts[card.card]), card.spot.place(scenario.path))
            for card in list_unmodeled(scenario)
        ]
        known: set[tuple[str, str]] = set()
        for edition in scenario.editions:
            try:
                findings.stopped |= run(scenario, edition).missing is not None
            except Troubles as several:
                for trouble in several.troubles:
                    key = (trouble.words.key, str(trouble.place))
                    if key not in known:
                        known.add(key)
                        findings.errors.append(trouble)
    return findings
