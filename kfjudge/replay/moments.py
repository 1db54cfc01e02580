"""A moment of the script: how the board lies there, what is asked, what has happened up to it; and which of
those events a phrase means. A phrase is called like its event, and its places like the fields of the event;
"no-dive" is the refusal `refused.dive`. What differs, a game says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any

from msgspec import Struct, field

from kfjudge.core.events import Event, Refused, TraceStep
from kfjudge.core.run import Run
from kfjudge.core.table import Ask, Option, Table
from kfjudge.games import get_game
from kfjudge.notation.scenario import Phrase, ScriptPoint
from kfjudge.replay.options import find_cards
from kfjudge.replay.result import PlayedStep, Result, Unclaimed

REFUSED = "no-"
SameAs = Callable[[Any, Any], bool]  # whether what an event holds is what a phrase names


class Choice(Struct, frozen=True):
    """A choice: open (nothing chosen yet), made, or forced; and the cards it is about."""

    ask: Ask
    chosen: Option | None
    forced: bool
    about: tuple[Any, ...] = ()


class Moment(Struct, frozen=True, dict=True):
    """What there is to see: the match as it stands there, the choices and the events that belong to the
    moment, and the entries that these cite."""

    result: Result
    run: Run[Any]
    asked: tuple[Choice, ...]
    events: Sequence[TraceStep]
    cites: tuple[str, ...]

    @cached_property
    def table(self) -> Table[Any]:
        """Set a copy of the board on a table, to look at it by the rules."""
        return get_game(self.game).engine.look_at(self.run.board, self.result.edition)

    @property
    def game(self) -> str:
        return self.result.scenario.game

    @property
    def unclaimed(self) -> Unclaimed:
        """Nothing that was decided before may be claimed by a step that is tried here."""
        played = self.result.steps
        return Unclaimed(len(self.run.decisions), played[-1].first if played else 0)


def find_moment(result: Result, where: ScriptPoint) -> Moment | None:
    """Find what there is to see at a point of the script; None where the play did not come so far."""
    end = result.end
    if not where.when:
        if end is None:
            return None
        cites = [cite for played in result.steps for cite in _cites_of_refusal(played)]
        return _make_moment(result, end, _pending(result, end), end.trace, [*cites, *_cites_of_pending(end)])
    if where.step > len(result.steps):
        return None
    played = result.steps[where.step - 1]
    if where.choice:
        return _find_choice(result, played, where)
    before = played.before
    if where.when == "before":
        return _make_moment(result, before, _pending(result, before), before.trace[: played.first])
    if where.when == "after":
        later = (end or played.run).trace[played.last :]
        return _make_moment(result, played.run, _pending(result, played.run), later)
    runs = {answer.decision: answer.before for answer in reversed(played.answered)}
    asked = [
        _make_choice(result, d.ask, d.option, d.forced, runs[n].trace if n in runs else [])
        for n, d in enumerate(played.decisions, played.first_decision)
    ]
    if played.open or played.refusal is not None:
        asked += _pending(result, played.run)
    cites = [cite for decision in played.decisions for cite in decision.ask.cite]
    cites += _cites_of_refusal(played)
    if played.open:
        cites += _cites_of_pending(played.run)
    return _make_moment(result, played.run, asked, played.trace, cites)


def _find_choice(result: Result, played: PlayedStep, where: ScriptPoint) -> Moment | None:
    """Find the moment of a line below a step."""
    answers = [answer for answer in played.answered if answer.choice == where.choice]
    if not answers:
        marked = where.choice <= len(played.step.choices) and played.step.choices[where.choice - 1].open
        if not (marked and played.open):
            return None
        pending = _pending(result, played.run)
        return _make_moment(result, played.run, pending, [], _cites_of_pending(played.run))
    before, last = answers[0].before, answers[-1].run
    if where.when == "before":
        return _make_moment(result, before, _pending(result, before), before.trace)
    if where.when == "after":
        later = (result.end or played.run).trace[len(last.trace) :]
        return _make_moment(result, last, _pending(result, last), later)
    asked = []
    for answer in answers:
        if answer.decision is not None:
            made = last.decisions[answer.decision]
            asked.append(_make_choice(result, made.ask, made.option, made.forced, answer.before.trace))
    cites = [cite for choice in asked for cite in choice.ask.cite]
    return _make_moment(result, last, asked, last.trace[len(before.trace) :], cites)


def _make_moment(
    result: Result,
    run: Run[Any],
    asked: Iterable[Choice],
    events: Sequence[TraceStep],
    cites: Iterable[str] = (),
) -> Moment:
    """Make a moment that cites what its events do, and those entries."""
    traced = [cite for step in events for cite in step.cite]
    return Moment(result, run, tuple(asked), events, tuple(dict.fromkeys([*traced, *cites])))


def _make_choice(
    result: Result, ask: Ask, chosen: Option | None, forced: bool, trace: Sequence[TraceStep]
) -> Choice:
    """Note a choice with the cards it is about: the one that the question names, and the one whose ability
    asks, which is the last to have begun."""
    named = [place for _, place in ask.question.places if hasattr(place, "uid")]
    game = get_game(result.scenario.game).replay
    abilities = (game.find_ability(step.happened) for step in reversed(trace))
    card, giver = next((ability for ability in abilities if ability is not None), (None, None))
    speaks = [giver] if card in named else []
    return Choice(ask, chosen, forced, (*named, *speaks))


def _pending(result: Result, run: Run[Any]) -> list[Choice]:
    """List the choice that is asked and not made yet, if there is one."""
    return [_make_choice(result, run.pending, None, False, run.trace)] if run.pending is not None else []


def _cites_of_pending(run: Run[Any]) -> tuple[str, ...]:
    """List the entries on what is asked."""
    return run.pending.cite if run.pending is not None else ()


def _cites_of_refusal(played: PlayedStep) -> list[str]:
    """List the entries by which a step was refused."""
    if played.refusal is None:
        return []
    asked = played.refused_ask.cite if played.refused_ask is not None else ()
    return [*played.refusal.cite, *asked]


# what phrases of events mean


class EventMeaning(Struct, frozen=True):
    """The events that a phrase means (none: its test says), and the fields that its places are compared with:
    one of several, and one of the cards that a field holds, is enough. What the fields do not say is a `test`
    of its own. Where the events are `counted`, the place `n` says how many come in a row."""

    events: tuple[type[Event], ...]
    places: Mapping[str, str] = field(default_factory=dict)
    test: Callable[[Any, Phrase, SameAs], bool] | None = None
    counted: bool = False

    def fits(self, event: Event, phrase: Phrase, same: SameAs) -> bool:
        """Tell whether that event is meant by the phrase."""
        if self.events and not isinstance(event, self.events):
            return False
        if self.test is not None and not self.test(event, phrase, same):
            return False
        return all(
            any(same(getattr(event, name), phrase[place]) for name in names.split())
            for place, names in self.places.items()
            if phrase.get(place) is not None
        )


def find_events(game: str, phrase: Phrase, steps: Iterable[TraceStep], board: Any) -> list[int]:
    """Find the numbers of the trace steps that a phrase means, however often it says that it happens."""
    kind = phrase.key.removeprefix("event.")
    if kind == "times":
        return find_events(game, phrase["event"], steps, board)
    steps = [step for step in steps if not step.canceled]
    if kind == "any":
        card = phrase.get("card")
        uids = {one.uid for one in find_cards(board, card)} if card is not None else set()
        return [
            step.n
            for step in steps
            if step.event == phrase["event"] and (card is None or not uids.isdisjoint(step.cards))
        ]

    def same(value: Any, wanted: Any) -> bool:
        if isinstance(value, (tuple, list)):
            return any(same(part, wanted) for part in value)
        if hasattr(value, "uid"):
            return value.uid in {card.uid for card in find_cards(board, wanted)}
        return bool(value == wanted)

    meaning = get_game(game).replay.meanings.get(kind) or _mean_namesake(game, kind, phrase)
    found = [step.n for step in steps if meaning.fits(step.happened, phrase, same)]
    if not meaning.counted:
        return found
    # so many one after the other, or in all
    rows = groupby(enumerate(found), lambda step: step[1] - step[0])
    starts = [row[0] for _, steps_of in rows if len(row := [n for _, n in steps_of]) == phrase["n"]]
    return starts or (found[:1] if len(found) == phrase["n"] else [])


def has_happened(game: str, phrase: Phrase, steps: Iterable[TraceStep], board: Any) -> bool:
    """Tell whether it happens, and as often as the phrase says."""
    found = find_events(game, phrase, steps, board)
    return len(found) == phrase["n"] if phrase.key == "event.times" else bool(found)


def _mean_namesake(game: str, kind: str, phrase: Phrase) -> EventMeaning:
    """Mean the event, or sort of event, that is called like the phrase: "heals"."""
    fields = get_game(game).replay.event_fields
    if kind.startswith(REFUSED):
        return mean_refusal(kind.removeprefix(REFUSED), seat=fields.get("seat", "seat"))

    def is_namesake(event: Event, phrase: Phrase, same: SameAs) -> bool:  # noqa: ARG001  takes what tests take
        return kind in (getattr(parent, "name", "") for parent in type(event).__mro__)

    return EventMeaning((), {place: fields.get(place, place) for place, _ in phrase.places}, is_namesake)


def mean_refusal(*what: str, seat: str = "seat") -> EventMeaning:
    """Mean that something does not happen to the owner and about the card that the phrase names; the refusal
    has the owner in the place `seat`."""

    def is_refused(event: Refused, phrase: Phrase, same: SameAs) -> bool:
        if event.what.key.removeprefix("refused.") not in what:
            return False
        places = dict(event.what.places)
        if phrase.get("seat") is not None and places.get(seat) != phrase["seat"]:
            return False
        cards = [value for value in places.values() if hasattr(value, "uid")]
        return phrase.get("card") is None or same((*event.about, *cards), phrase["card"])

    return EventMeaning((Refused,), test=is_refused)
