"""Which events of a trace an event phrase means. A phrase is called like its event, and its places like the
fields of the event; "no-dive" is the refusal `refused.dive`. What differs, a game says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from msgspec import Struct, field

from kfjudge.core.events import Event, Refused, TraceStep
from kfjudge.games import get_game
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.options import cards_of

REFUSED = "no-"
Same = Callable[[Any, Any], bool]  # whether what an event holds is what is spoken of


class Meaning(Struct, frozen=True):
    """The events that a phrase means (none: its test says), and the fields that its places are compared with:
    one of several, and one of the cards that a field holds, is enough. What the fields do not say is a `test`
    of its own. Where the events are `counted`, the place `n` says how many come in a row."""

    events: tuple[type[Event], ...]
    places: Mapping[str, str] = field(default_factory=dict)
    test: Callable[[Any, Phrase, Same], bool] | None = None
    counted: bool = False


def occurrences(game: str, phrase: Phrase, steps: Iterable[TraceStep], board: Any) -> list[int]:
    """The numbers of the trace steps at which it happens, however often it is said to."""
    kind = phrase.key.removeprefix("event.")
    if kind == "times":
        return occurrences(game, phrase["event"], steps, board)
    steps = [step for step in steps if not step.canceled]

    def same(value: Any, wanted: Any) -> bool:
        if isinstance(value, (tuple, list)):
            return any(same(part, wanted) for part in value)
        if hasattr(value, "uid"):
            return value.uid in {card.uid for card in cards_of(board, wanted)}
        return bool(value == wanted)

    if kind == "any":
        return [step.n for step in steps if _is_called(step, phrase, board)]
    meaning = get_game(game).replay.meanings.get(kind) or _meaning(game, kind, phrase)
    found = [step.n for step in steps if _is_meant(meaning, step.happened, phrase, same)]
    return _in_a_row(found, phrase["n"]) if meaning.counted else found


def happens(game: str, phrase: Phrase, steps: Iterable[TraceStep], board: Any) -> bool:
    """Whether it happens, and as often as is said."""
    found = occurrences(game, phrase, steps, board)
    return len(found) == phrase["n"] if phrase.key == "event.times" else bool(found)


def _in_a_row(found: list[int], wanted: int) -> list[int]:
    """Where so many come one after the other, or in all."""
    rows: list[list[int]] = []
    for n in found:
        if rows and rows[-1][-1] == n - 1:
            rows[-1].append(n)
        else:
            rows.append([n])
    starts = [row[0] for row in rows if len(row) == wanted]
    return starts or (found[:1] if len(found) == wanted else [])


def _is_called(step: TraceStep, phrase: Phrase, board: Any) -> bool:
    """Whether it is the event of that name, about that card."""
    card = phrase.get("card")
    about = card is None or not {one.uid for one in cards_of(board, card)}.isdisjoint(step.cards)
    return bool(step.event == phrase["event"] and about)


def _meaning(game: str, kind: str, phrase: Phrase) -> Meaning:
    """What a phrase means that is called like its event."""
    fields = get_game(game).replay.event_fields
    if kind.startswith(REFUSED):
        return refused(kind.removeprefix(REFUSED), seat=fields.get("seat", "seat"))
    places = {place: fields.get(place, place) for place, _ in phrase.places}
    return Meaning((), places, lambda event, _said, _same: kind in _names(event))


def refused(*what: str, seat: str = "seat") -> Meaning:
    """That something does not happen to that owner, who has the place `seat` of the refusal, and about that
    card."""
    return Meaning((Refused,), test=partial(_is_refused, what, seat))


def _is_refused(what: tuple[str, ...], seat: str, event: Refused, phrase: Phrase, same: Same) -> bool:
    if event.what.key.removeprefix("refused.") not in what:
        return False
    places = dict(event.what.places)
    if phrase.get("seat") is not None and places.get(seat) != phrase["seat"]:
        return False
    cards = [value for value in places.values() if hasattr(value, "uid")]
    return phrase.get("card") is None or same((*event.about, *cards), phrase["card"])


def _is_meant(meaning: Meaning, event: Event, phrase: Phrase, same: Same) -> bool:
    if meaning.events and not isinstance(event, meaning.events):
        return False
    if meaning.test is not None and not meaning.test(event, phrase, same):
        return False
    return all(
        any(same(getattr(event, name), phrase[place]) for name in names.split())
        for place, names in meaning.places.items()
        if phrase.get(place) is not None
    )


def _names(event: Event) -> Iterator[str]:
    """The name of an event, and of what it is a sort of."""
    return (getattr(parent, "name", "") for parent in type(event).__mro__)
