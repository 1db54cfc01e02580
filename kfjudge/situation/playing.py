"""A situation played: the smallest board that fits what was told, every choice that nobody told followed, and
what is assumed varied. Nothing is chosen in silence: what hangs on a choice or on something assumed is shown
with it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.ask import Decision
from kfjudge.core.events import Refusal
from kfjudge.core.message import Message
from kfjudge.core.readings import Readings
from kfjudge.games import get_game
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import Phrase, Scenario
from kfjudge.replay.exploring import Tries, branches
from kfjudge.replay.options import listed
from kfjudge.replay.result import Result
from kfjudge.replay.runner import attempt
from kfjudge.situation.board import build, opened, refusing, without
from kfjudge.situation.choices import not_asked, unanswered, unasked, why_refused
from kfjudge.situation.game import Change, CompletedSituation, Variant
from kfjudge.situation.model import ParsedSituation
from kfjudge.words.catalogue import pick_name

PLAYED, REFUSED, NOT_READ, NOT_MODELED, NEEDS = "played", "refused", "not-read", "not-modeled", "needs-a-fact"

MOST_BOARDS = 12  # that may be meant
MOST_OPENED = 12  # choices that nobody told, in one script
MOST_BRANCHES = 200  # answers that are followed on the board that is shown
MOST_IN_A_VARIANT = 24
MOST_VARIANTS = 12
MOST_WHERE_REFUSED = 8
MOST_OTHERWISE = 3


class Outcome(Struct, frozen=True):
    """One end: the play that leads there, what is otherwise than before, the choices that nobody told, and in
    how many lines of play it comes about."""

    result: Result
    changes: tuple[Change, ...]
    line: tuple[Decision, ...]
    lines: int = 1

    @property
    def key(self) -> Hashable:
        return frozenset(change.key for change in self.changes), self.result.needs is None

    def rests_on(self) -> tuple[str, ...]:
        """The entries that the steps cite, each once."""
        trace = self.result.end.trace if self.result.end is not None else []
        return tuple(dict.fromkeys(source for step in trace for source in step.cite))


class Refused(Struct, frozen=True):
    """A deed that the rules do not allow: at which step, why, and what would be legal there."""

    step: int
    refusal: Refusal
    legal: tuple[object, ...] = ()


class Play(Struct, frozen=True):
    """A board with its script, and what came of it: outcomes, or a deed that is refused after what could be
    played of the script (`result`). `left_out` are choices that were told and that nobody is asked for."""

    scenario: Scenario
    result: Result
    outcomes: tuple[Outcome, ...] = ()
    refused: Refused | None = None
    complete: bool = True
    left_out: tuple[Phrase, ...] = ()


class Alternative(Struct, frozen=True):
    """What comes about where something is not as it is assumed."""

    said: Message
    outcomes: tuple[Outcome, ...]


class TriedSituation(Struct, frozen=True):
    """A situation, and what came of it."""

    situation: ParsedSituation
    edition: str
    status: str
    description: tuple[Message, ...] = ()
    assumed: tuple[Message, ...] = ()
    play: Play | None = None
    alternatives: tuple[Alternative, ...] = ()

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return self.play.outcomes if self.play is not None else ()

    @property
    def not_asked(self) -> tuple[Message, ...]:
        """Choices that were told and that nobody is asked for, unless it comes about without."""
        left_out = self.play.left_out if self.play is not None else ()
        return tuple(
            not_asked(one, self.situation.game) for one in left_out if not _came_about(one, self.outcomes)
        )


def play(situation: ParsedSituation, edition: str, readings: Readings = ()) -> TriedSituation:
    """Play a situation."""
    situation = get_game(situation.game).situations.interpret(situation)
    if situation.blocking or not situation.steps:
        return TriedSituation(situation, edition, NOT_READ)
    idle = get_game(situation.game).situations.idle_cards(situation)
    if idle:
        cards = tuple(
            pick_name(all_facts(situation.game)[situation.cards[at].card], situation.lang) for at in idle
        )
        return TriedSituation(replace(situation, blocking=cards), edition, NOT_READ)
    meant, played = _first_playable(situation, edition, readings)
    status = _status(played)
    if status == REFUSED:
        legal = tuple(_legal_otherwise(meant, edition, readings))
        return TriedSituation(situation, edition, status, meant.description, meant.assumed, played, legal)
    if status != PLAYED:
        return TriedSituation(situation, edition, status, meant.description, meant.assumed, played)
    meant, played, otherwise = _varied(meant, played, edition, readings)
    return TriedSituation(situation, edition, status, meant.description, meant.assumed, played, otherwise)


def _status(played: Play) -> str:
    if played.result.missing is not None:
        return NOT_MODELED
    if played.refused is not None:
        return REFUSED
    if not played.outcomes:
        return NOT_READ
    if all(outcome.result.needs is not None for outcome in played.outcomes):
        return NEEDS
    return PLAYED


def _first_playable(
    situation: ParsedSituation, edition: str, readings: Readings
) -> tuple[CompletedSituation, Play]:
    """The likeliest board on which everything that was told can be done, with every choice if there is such
    a one; if there is none, the likeliest."""
    first: tuple[CompletedSituation, Play] | None = None
    for meant in islice(get_game(situation.game).situations.complete(situation), MOST_BOARDS):
        played = _played(meant, edition, readings, MOST_BRANCHES)
        if played.refused is None and not played.left_out:
            return meant, played
        if first is None or (first[1].refused is not None and played.refused is None):
            first = meant, played
    assert first is not None
    return first


# one board


def _played(meant: CompletedSituation, edition: str, readings: Readings, most: int) -> Play:
    scenario = replace(build(meant.situation, edition), readings=readings)
    left_out: tuple[Phrase, ...] = ()
    for _ in range(MOST_OPENED):
        result = attempt(scenario, edition)
        if result.missing is not None:
            return Play(scenario, result)
        if result.bound is not None:
            return Play(scenario, result, complete=False)
        tries = Tries(most, None)
        every = list(branches(result, tries)) if result.open is not None else [result]
        asked = next(filter(None, map(unanswered, every)), None)
        if asked is not None:
            scenario = opened(scenario, *asked)
            continue
        needless = unasked(every)
        if needless is None:
            break
        scenario, answer = without(scenario, *needless)
        left_out = (*left_out, answer)
    if not every:  # so many choices that none was followed to its end
        return Play(scenario, result, complete=False)
    ends = [end for end in every if end.stuck is None]
    if not ends:  # no answer leads to what was told after it
        return Play(scenario, every[0], refused=_refused(every[0]))
    outcomes = tuple(_merged(meant, ends))
    return Play(scenario, result, outcomes, complete=not tries.stopped, left_out=left_out)


def _refused(result: Result) -> Refused:
    assert result.stuck is not None
    pending = result.stuck.run.pending
    game = result.scenario.game
    legal = listed(game, pending.options) if pending is not None else ()
    return Refused(len(result.steps) + 1, why_refused(result), legal)


def _came_about(answer: Phrase, outcomes: Iterable[Outcome]) -> bool:
    """Whether something came to the card that was to be chosen."""
    card = answer.get("card")
    subjects = {change.subject for outcome in outcomes for change in outcome.changes}
    return card is not None and (card.label or card.card) in subjects


def _merged(meant: CompletedSituation, ends: Iterable[Result]) -> list[Outcome]:
    """The different outcomes, in the order in which they are come by."""
    found: dict[Hashable, Outcome] = {}
    for end in ends:
        outcome = Outcome(end, _changes(meant, end), end.line)
        known = found.get(outcome.key)
        if known is None:
            found[outcome.key] = outcome
        else:
            shorter = outcome if len(outcome.line) < len(known.line) else known
            found[outcome.key] = replace(shorter, lines=known.lines + 1)
    return list(found.values())


def _changes(meant: CompletedSituation, end: Result) -> tuple[Change, ...]:
    if end.end is None:  # something must be asked before anybody decides
        return ()
    return get_game(meant.situation.game).situations.changes(end.laid, end.end.board, end.end.trace)


# what is assumed, varied


def _varied(
    meant: CompletedSituation, played: Play, edition: str, readings: Readings
) -> tuple[CompletedSituation, Play, tuple[Alternative, ...]]:
    """What is assumed in the end, the play of that, and what comes about otherwise."""
    otherwise: list[Alternative] = []
    differ = set()

    def differing(variant: Variant) -> Play | None:
        other = _played(variant.complete, edition, readings, MOST_IN_A_VARIANT)
        return other if _status(other) == PLAYED and _differs(variant, played, other) else None

    for variant in [
        one for one in get_game(meant.situation.game).situations.variants(meant) if one.unless is not None
    ]:
        other = differing(variant)
        if other is not None and variant.unless is not None:
            otherwise.append(Alternative(variant.unless, played.outcomes))
            meant = replace(variant.complete, assumed=(*meant.assumed, variant.said))
            played = other
            differ.add(variant.about)
            break
    for variant in islice(get_game(meant.situation.game).situations.variants(meant), MOST_VARIANTS):
        if variant.unless is not None or variant.about in differ:
            continue
        other = differing(variant)
        if other is not None:
            differ.add(variant.about)
            otherwise.append(Alternative(variant.said, other.outcomes))
        if len(otherwise) == MOST_OTHERWISE:
            break
    return meant, played, tuple(otherwise)


def _legal_otherwise(meant: CompletedSituation, edition: str, readings: Readings) -> Iterator[Alternative]:
    """What comes about where something assumed is otherwise, and what is refused is legal."""
    for variant in islice(get_game(meant.situation.game).situations.variants(meant), MOST_WHERE_REFUSED):
        other = _played(variant.complete, edition, readings, MOST_IN_A_VARIANT)
        if _status(other) == PLAYED and variant.unless is None:
            yield Alternative(variant.said, other.outcomes)
            return


def _differs(variant: Variant, one: Play, other: Play) -> bool:
    """Whether an outcome of the board that is shown does not come about on the other one; of the likelier
    one, whether anything else comes about at all. What is varied counts for nothing by itself."""
    here = {_apart_from(variant, outcome) for outcome in one.outcomes}
    there = {_apart_from(variant, outcome) for outcome in other.outcomes}
    return here != there if variant.unless is not None else not here <= there


def _apart_from(variant: Variant, outcome: Outcome) -> Hashable:
    left = (change for change in outcome.changes if (change.subject, change.aspect) not in variant.about)
    ignored = variant.complete.added
    return frozenset(
        change.key for change in left if change.subject not in ignored
    ), outcome.result.needs is None


def as_script(tried: TriedSituation) -> Scenario | None:
    """The board and its script as a file keeps them: what is refused is marked so."""
    if tried.play is None:
        return None
    if tried.play.refused is not None:
        return refusing(tried.play.scenario, tried.play.refused.step)
    return tried.play.scenario


def unmodeled(tried: TriedSituation) -> tuple[object, ...]:
    """The cards that cannot be played yet."""
    if tried.play is None or tried.play.result.missing is None:
        return ()
    facts = get_game(tried.situation.game).engine.facts()
    result = tried.play.result
    return tuple(facts[card] for card in result.unmodeled or (result.missing or "",))
