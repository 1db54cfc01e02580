"""The open points in words: what each is called, its readings, why we play the one we play, the passages, and
what was published since. A difference of editions on which a book is silent says it in the words it has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.ids import full_id
from kfjudge.core.readings import EQUALS, Difference, Point, scenario_of
from kfjudge.core.text import fold
from kfjudge.games import get_game, qualify
from kfjudge.render.trace import with_a_capital
from kfjudge.render.writers.text import Line, joined, wrapped
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry

_INDENT = "  "
_MOST_LINES = 2  # beside an entry, before its whole text is asked for


def name(point: Point, game: str, lang: str) -> str:
    """What to call it."""
    return find_template(f"{_page(point)}.name.{point.id}", lang, game)


def question(point: Point, game: str, lang: str) -> str:
    """What the point is, in a sentence."""
    return find_template(f"{_page(point)}.{point.id}", lang, game)


def meaning(point: Point, value: str, game: str, lang: str) -> str:
    """What a reading of it means at the table."""
    return find_template(f"{_page(point)}.{point.id}.{value}", lang, game)


def _page(point: Point) -> str:
    return "difference" if isinstance(point, Difference) else "reading"


def why(point: Point, edition: str, game: str, lang: str) -> str:
    """Why we play what we play."""
    if isinstance(point, Difference):
        return tell("reading.why-silent", lang, edition=edition, cite=point[edition].source)
    return find_template(f"reading.why.{point.id}", lang, game)


def since(point: Point, edition: str, game: str, lang: str) -> str:
    """What was published on it since."""
    if not isinstance(point, Difference):
        return find_template(f"reading.since.{point.id}", lang, game)
    later = [one for one in _after(edition, game) if not point.is_open(one)]
    told = [
        tell("reading.later", lang, edition=one, meaning=meaning(point, str(point.played(one)), game, lang),
             cite=point[one].source)
        for one in later
    ]  # fmt: skip
    return tell("replay.and", lang).join(told) or tell("reading.nothing-since", lang)


def _after(edition: str, game: str) -> Sequence[str]:
    every = get_game(game).editions
    return every[every.index(edition) + 1 :]


def board(point: Point, game: str) -> str | None:
    """The name of its board, if there is one."""
    from kfjudge.replay.api import scenarios

    found = scenario_of(point)
    return found if found in scenarios(game) else None


# beside an entry


def touching(entry: Entry) -> list[Point]:
    """The points that are open in an edition on which an entry speaks, or which its boards show."""
    id = entry.id.partition(":")[2]
    return [
        point
        for point in get_game(entry.game).points(entry.edition)
        if id in point.passages_in(entry.edition) or scenario_of(point) in entry.scenarios
    ]


def of_entry(entry: Entry) -> list[str]:
    """How each of them is played, what else it may be read as, and on which board of the entry that shows."""
    return [_of_entry(point, entry) for point in touching(entry)]


def _of_entry(point: Point, entry: Entry) -> str:
    game, lang = entry.game, entry.lang
    ours = str(point.played(entry.edition))
    played = meaning(point, ours, game, lang)
    theirs = [meaning(point, value, game, lang) for value in map(str, point.values) if value != ours]
    key = "reading.of-entry" if scenario_of(point) in entry.scenarios else "reading.of-entry-plain"
    places = {"row": point.id, "played": played, "theirs": tell("reading.between", lang).join(theirs)}
    return tell(key, lang, board=qualify(scenario_of(point), game), **places)


def of_entry_in_brief(entry: Entry, width: int) -> list[Line]:
    """What they are called, as many as fit on two lines; where not one does, how many there are."""
    names = _names(entry)
    for shown in range(len(names), 0, -1):
        lines = wrapped(_some_of(names, shown, entry.lang), width)
        if len(lines) <= _MOST_LINES:
            return lines
    return wrapped(tell("reading.of-entry-count", entry.lang, n=len(names)), width) if names else []


def of_entry_by_name(entry: Entry) -> list[str]:
    """What they are called, all of them, in a sentence."""
    names = _names(entry)
    return [_some_of(names, len(names), entry.lang)] if names else []


def _names(entry: Entry) -> list[str]:
    """First those of which the entry has the board, which ends otherwise by another reading."""
    found = sorted(touching(entry), key=lambda point: scenario_of(point) not in entry.scenarios)
    return [name(point, entry.game, entry.lang) for point in found]


def _some_of(names: Sequence[str], shown: int, lang: str) -> str:
    told = find_template("reading.between", lang).join(names[:shown])
    if shown == len(names):
        return tell("reading.of-entry-brief", lang, names=told)
    return tell("reading.of-entry-some", lang, names=told, n=len(names) - shown)


# on a screen


def in_brief(game: str, edition: str, lang: str, width: int) -> list[Line]:
    """How many points are open in an edition, and how to see them."""
    count = len(get_game(game).points(edition))
    return wrapped(tell("reading.list", lang, n=count, edition=edition), width, role="aside") if count else []


def concerning(word: str, game: str, edition: str, lang: str) -> list[Point]:
    """Those that are open in an edition and speak of a word, in what they are called or ask."""
    typed = set(fold(word).split())
    return [
        point
        for point in get_game(game).points(edition)
        if typed and all(_begins_a_word(one, point, game, lang) for one in typed)
    ]


def _begins_a_word(typed: str, point: Point, game: str, lang: str) -> bool:
    spoken = f" {fold(f'{name(point, game, lang)} {question(point, game, lang)}')}"
    return any(f"{before}{typed}" in spoken for before in " .-'(")


def listed(points: Iterable[Point], game: str, edition: str, lang: str, width: int) -> list[list[Line]]:
    """Points that are open in an edition: the name of each, and how it is played."""
    blocks = []
    for point in points:
        told = meaning(point, str(point.played(edition)), game, lang)
        head = wrapped(name(point, game, lang), width, strong=_headed(point.id, lang), hanging=_INDENT)
        blocks.append([*head, *_indented(tell("reading.played", lang, reading=told), width)])
    return blocks


def page(point: Point, game: str, edition: str, lang: str, width: int) -> list[Line]:
    """One point, whole."""
    title = with_a_capital(tell("reading.title", lang, name=name(point, game, lang), row=point.id))
    return joined(
        [
            wrapped(title, width, role="title"),
            wrapped(question(point, game, lang), width),
            _readings(point, game, edition, lang, width),
            *(wrapped(told, width, strong=head) for head, told in _about(point, game, edition, lang)),
            wrapped(tell("replay.no-ruling", lang), width, role="aside"),
        ]
    )


def _readings(point: Point, game: str, edition: str, lang: str, width: int) -> list[Line]:
    lines: list[Line] = []
    for value in map(str, point.values):
        key = "reading.ours" if value == str(point.played(edition)) else "reading.theirs"
        told = tell(key, lang, reading=meaning(point, value, game, lang))
        lines += wrapped(told, width, strong=_headed(value, lang), hanging=_INDENT)
    return lines


def _about(point: Point, game: str, edition: str, lang: str) -> Iterator[tuple[str, str]]:
    passages = ", ".join(point.passages_in(edition))
    if point.is_open(edition):
        yield tell("reading.head-why", lang), why(point, edition, game, lang)
    yield tell("reading.head-passage", lang), passages
    if not isinstance(point, Difference):
        yield tell("reading.head-since", lang), since(point, edition, game, lang)
    closed = [one for one in get_game(game).editions if not point.is_open(one)]
    if closed:
        told = [
            tell("reading.in-edition", lang, edition=one,
                 meaning=meaning(point, str(point.played(one)), game, lang),
                 cite=", ".join(point.passages_in(one)))
            for one in closed
        ]  # fmt: skip
        yield tell("reading.head-closed", lang), tell("replay.and", lang).join(told)
    shown = board(point, game)
    if shown is not None:
        other = next(str(value) for value in point.values if str(value) != str(point.played(edition)))
        places = {
            "board": qualify(shown, game),
            "reading": f"{point.id}{EQUALS}{other}",
            "edition": edition,
        }
        key = "reading.replay" if edition == get_game(game).newest else "reading.replay-in"
        yield tell("reading.head-board", lang), tell(key, lang, **places)


def _headed(word: str, lang: str) -> str:
    return f"{word}{find_template('entry.colon', lang)}"


def _indented(text: str, width: int) -> list[Line]:
    return [Line(f"{_INDENT}{line.text}", "aside") for line in wrapped(text, width - len(_INDENT))]


# as data


def data(point: Point, game: str, edition: str, lang: str) -> dict[str, Any]:
    """A point as programs read it."""
    return {
        "id": point.id,
        "kind": "open-point",
        "game": game,
        "edition": edition,
        "name": name(point, game, lang),
        "question": question(point, game, lang),
        "readings": [
            {"value": value, "says": meaning(point, value, game, lang)} for value in map(str, point.values)
        ],
        "played": str(point.played(edition)),
        "open": point.is_open(edition),
        "why": why(point, edition, game, lang) if point.is_open(edition) else None,
        "passages": [full_id(source, game) for source in point.passages_in(edition)],
        "since": since(point, edition, game, lang),
        "board": board(point, game),
    }
