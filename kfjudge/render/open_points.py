"""The points that books leave open, in words: what each is called, its readings, why we play the one we play,
the passages, and what was published since. A difference of editions on which a book is silent has words of
its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from kfjudge.core.ids import full_id, short_id
from kfjudge.core.readings import EQUALS, Difference, Point, scenario_of
from kfjudge.core.text import fold
from kfjudge.games import get_game, qualify
from kfjudge.render.blocks import Page, Text, section
from kfjudge.render.trace import capitalized
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry


def name_point(point: Point, game: str, lang: str) -> str:
    return find_template(f"{_catalogue_page(point)}.name.{point.id}", lang, game)


def ask_point(point: Point, game: str, lang: str) -> str:
    """Say in a sentence what the point is."""
    return find_template(f"{_catalogue_page(point)}.{point.id}", lang, game)


def describe_reading(point: Point, value: str, game: str, lang: str) -> str:
    """Say what a reading of the point means at the table."""
    return find_template(f"{_catalogue_page(point)}.{point.id}.{value}", lang, game)


def _catalogue_page(point: Point) -> str:
    return "difference" if isinstance(point, Difference) else "reading"


def _explain(point: Point, edition: str, game: str, lang: str) -> str:
    """Say why we play what we play."""
    if isinstance(point, Difference):
        return tell("reading.why-silent", lang, edition=edition, cite=point[edition].source)
    return find_template(f"reading.why.{point.id}", lang, game)


def _published_since(point: Point, edition: str, game: str, lang: str) -> str:
    if not isinstance(point, Difference):
        return find_template(f"reading.since.{point.id}", lang, game)
    every = get_game(game).editions
    sentences = [
        tell(
            "reading.later",
            lang,
            edition=later,
            meaning=describe_reading(point, str(point.played(later)), game, lang),
            cite=point[later].source,
        )
        for later in every[every.index(edition) + 1 :]
        if not point.is_open(later)
    ]
    return tell("replay.and", lang).join(sentences) or tell("reading.nothing-since", lang)


def _find_board(point: Point, game: str) -> str | None:
    """Return the name of the board that shows the point, if there is one."""
    from kfjudge.notation.scenario_files import list_scenarios

    name = scenario_of(point)
    return name if name in list_scenarios(game) else None


# beside an entry


def points_on(entry: Entry) -> list[Point]:
    """Return the points that are open in the edition of an entry and on which it speaks, or which its boards
    show."""
    id = short_id(entry.id)
    return [
        point
        for point in get_game(entry.game).points(entry.edition)
        if id in point.passages_in(entry.edition) or scenario_of(point) in entry.scenarios
    ]


def describe_points(points: Iterable[Point], entry: Entry) -> list[str]:
    """Say of each point how it is played, what else it may be read as, and on which board of the entry that
    shows."""
    game, lang = entry.game, entry.lang
    described = []
    for point in points:
        ours = str(point.played(entry.edition))
        others = [value for value in map(str, point.values) if value != ours]
        theirs = [describe_reading(point, value, game, lang) for value in others]
        has_board = scenario_of(point) in entry.scenarios
        described.append(
            tell(
                "reading.of-entry" if has_board else "reading.of-entry-plain",
                lang,
                board=qualify(scenario_of(point), game),
                row=point.id,
                played=describe_reading(point, ours, game, lang),
                theirs=tell("reading.between", lang).join(theirs),
            )
        )
    return described


def name_some(points: Iterable[Point], entry: Entry) -> list[str]:
    """Name the points in a sentence: all of them, then always one less, and at last only how many they are.
    Those of which the entry has the board come first, since it ends otherwise by another reading."""
    lang = entry.lang
    by_board = sorted(points, key=lambda point: scenario_of(point) not in entry.scenarios)
    names = [name_point(point, entry.game, lang) for point in by_board]
    if not names:
        return []
    joined = [find_template("reading.between", lang).join(names[:n]) for n in range(len(names), 0, -1)]
    return [
        tell("reading.of-entry-brief", lang, names=joined[0]),
        *(
            tell("reading.of-entry-some", lang, names=some, n=left)
            for left, some in enumerate(joined)
            if left
        ),
        tell("reading.of-entry-count", lang, n=len(names)),
    ]


# lists and pages


def find_points_about(word: str, game: str, edition: str, lang: str) -> list[Point]:
    """Find the points open in an edition that have a word in their name or question."""
    typed = set(fold(word).split())
    found = []
    for point in get_game(game).points(edition) if typed else ():
        text = f" {fold(f'{name_point(point, game, lang)} {ask_point(point, game, lang)}')}"
        if all(any(f"{before}{one}" in text for before in " .-'(") for one in typed):
            found.append(point)
    return found


def point_in_brief(point: Point, game: str, edition: str, lang: str) -> tuple[Text, Text]:
    """Name a point, and say how it is played."""
    played = describe_reading(point, str(point.played(edition)), game, lang)
    return (
        Text(name_point(point, game, lang), strong=_headed(point.id, lang), hanging=2),
        Text(tell("reading.played", lang, reading=played), role="aside", indent=2),
    )


def point_page(point: Point, game: str, edition: str, lang: str) -> Page:
    """Describe one point in full."""
    title = capitalized(tell("reading.title", lang, name=name_point(point, game, lang), row=point.id))
    readings = []
    for value in map(str, point.values):
        key = "reading.ours" if value == str(point.played(edition)) else "reading.theirs"
        meaning = tell(key, lang, reading=describe_reading(point, value, game, lang))
        readings.append(Text(meaning, strong=_headed(value, lang), hanging=2))
    sections = (
        section(Text(title, role="heading")),
        section(Text(ask_point(point, game, lang))),
        section(*readings),
        *(section(Text(told, strong=head)) for head, told in _describe(point, game, edition, lang)),
        section(Text(tell("replay.no-ruling", lang), role="aside")),
    )
    return Page(lang, title, sections, game=game, edition=edition)


def _describe(point: Point, game: str, edition: str, lang: str) -> Iterator[tuple[str, str]]:
    """Say why it is played so, where it is printed, what came since, where it is settled, and on which board
    it shows: each behind its label."""
    if point.is_open(edition):
        yield tell("reading.head-why", lang), _explain(point, edition, game, lang)
    yield tell("reading.head-passage", lang), ", ".join(point.passages_in(edition))
    if not isinstance(point, Difference):
        yield tell("reading.head-since", lang), _published_since(point, edition, game, lang)
    settled = [
        tell(
            "reading.in-edition",
            lang,
            edition=other,
            meaning=describe_reading(point, str(point.played(other)), game, lang),
            cite=", ".join(point.passages_in(other)),
        )
        for other in get_game(game).editions
        if not point.is_open(other)
    ]
    if settled:
        yield tell("reading.head-closed", lang), tell("replay.and", lang).join(settled)
    board = _find_board(point, game)
    if board is not None:
        ours = str(point.played(edition))
        other = next(value for value in map(str, point.values) if value != ours)
        key = "reading.replay" if edition == get_game(game).newest else "reading.replay-in"
        reading = f"{point.id}{EQUALS}{other}"
        replay = tell(key, lang, board=qualify(board, game), reading=reading, edition=edition)
        yield tell("reading.head-board", lang), replay


def _headed(word: str, lang: str) -> str:
    return f"{word}{find_template('entry.colon', lang)}"


def points_data(points: Iterable[Point], game: str, edition: str, lang: str) -> list[dict[str, Any]]:
    """Return points as programs read them."""
    return [
        {
            "id": point.id,
            "kind": "open-point",
            "game": game,
            "edition": edition,
            "name": name_point(point, game, lang),
            "question": ask_point(point, game, lang),
            "readings": [
                {"value": value, "says": describe_reading(point, value, game, lang)}
                for value in map(str, point.values)
            ],
            "played": str(point.played(edition)),
            "open": point.is_open(edition),
            "why": _explain(point, edition, game, lang) if point.is_open(edition) else None,
            "passages": [full_id(source, game) for source in point.passages_in(edition)],
            "since": _published_since(point, edition, game, lang),
            "board": _find_board(point, game),
        }
        for point in points
    ]
