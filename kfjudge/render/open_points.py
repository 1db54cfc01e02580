"""The points that books leave open, in words: what each is called, its readings, why we play the one we play,
the passages, and what was published since. A difference of editions on which a book is silent has words of
its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from kfjudge.core.message import name_edition
from kfjudge.core.readings import EQUALS, Difference, Point, scenario_of
from kfjudge.core.text import capitalize, fold, full_id
from kfjudge.games import get_game, qualify
from kfjudge.render.blocks import Page, Text, section
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from collections.abc import Container


class PointView(Struct, frozen=True):
    """A point as a reader of one language asks about it in an edition of its game."""

    point: Point
    game: str
    edition: str
    lang: str

    @property
    def played(self) -> str:
        """The reading that we play."""
        return str(self.point.played(self.edition))

    @property
    def values(self) -> list[str]:
        return list(map(str, self.point.values))

    def describe_beside(self, boards: Container[str]) -> str:
        """Say how it is played, what else it may be read as, and whether one of these boards shows that."""
        board = scenario_of(self.point)
        others = [self.meaning(value) for value in self.values if value != self.played]
        return tell(
            "reading.of-entry" if board in boards else "reading.of-entry-plain",
            self.lang,
            board=qualify(board, self.game),
            row=self.point.id,
            played=self.meaning(self.played),
            theirs=tell("reading.between", self.lang).join(others),
        )

    @property
    def name(self) -> str:
        return self._find("name.", "")

    @property
    def headed_name(self) -> str:
        """Its id, and its name: "armor.used-and-lost: armor that was used and is lost"."""
        return f"{_headed(self.point.id, self.lang)} {self.name}"

    @property
    def question(self) -> str:
        """What the point is, in a sentence."""
        return self._find("", "")

    def meaning(self, value: str) -> str:
        """Say what a reading means at the table."""
        return self._find("", f".{value}")

    def _find(self, before: str, after: str) -> str:
        page = "difference" if isinstance(self.point, Difference) else "reading"
        return find_template(f"{page}.{before}{self.point.id}{after}", self.lang, self.game)

    def meaning_in(self, edition: str) -> str:
        """Say what the reading means that is played in an edition."""
        return self.meaning(str(self.point.played(edition)))

    @property
    def why(self) -> str:
        """Why we play what we play; nothing where the book settles it."""
        point, edition = self.point, self.edition
        if not point.is_open(edition):
            return ""
        if isinstance(point, Difference):
            return tell(
                "reading.why-silent",
                self.lang,
                edition=name_edition(self.game, edition),
                cite=point[edition].source,
            )
        return find_template(f"reading.why.{point.id}", self.lang, self.game)

    @property
    def published_since(self) -> str:
        """What was published on it since."""
        point, lang = self.point, self.lang
        if not isinstance(point, Difference):
            return find_template(f"reading.since.{point.id}", lang, self.game)
        every = get_game(self.game).editions
        sentences = [
            tell(
                "reading.later", lang, edition=later, meaning=self.meaning_in(later), cite=point[later].source
            )
            for later in every[every.index(self.edition) + 1 :]
            if not point.is_open(later)
        ]
        return tell("replay.and", lang).join(sentences) or tell("reading.nothing-since", lang)

    @property
    def settled_in(self) -> str:
        """In which editions the book settles it, how, and where."""
        sentences = [
            tell(
                "reading.in-edition",
                self.lang,
                edition=other,
                meaning=self.meaning_in(other),
                cite=", ".join(self.point.passages_in(other)),
            )
            for other in get_game(self.game).editions
            if not self.point.is_open(other)
        ]
        return tell("replay.and", self.lang).join(sentences)

    @property
    def board(self) -> str | None:
        """The name of the board that shows it, if there is one."""
        from kfjudge.notation.scenario_files import list_scenarios

        name = scenario_of(self.point)
        return name if name in list_scenarios(self.game) else None

    @property
    def other_replay(self) -> str:
        """What replays its board by another reading than ours; nothing where there is no board."""
        if self.board is None:
            return ""
        other = next(value for value in self.values if value != self.played)
        newest = get_game(self.game).newest
        return tell(
            "reading.replay" if self.edition == newest else "reading.replay-in",
            self.lang,
            board=qualify(self.board, self.game),
            reading=f"{self.point.id}{EQUALS}{other}",
            edition=self.edition,
        )

    @property
    def in_brief(self) -> tuple[Text, Text]:
        """Its name, and how it is played."""
        played = tell("reading.played", self.lang, reading=self.meaning(self.played))
        return (
            Text(self.name, strong=_headed(self.point.id, self.lang), hanging=2),
            Text(played, role="aside", indent=2),
        )


def describe_reading(point: Point, value: str, game: str, lang: str) -> str:
    """Say what a reading of a point means at the table."""
    return PointView(point, game, "", lang).meaning(value)


def _headed(word: str, lang: str) -> str:
    return f"{word}{find_template('entry.colon', lang)}"


# lists and pages


def find_points_about(word: str, game: str, edition: str, lang: str) -> list[Point]:
    """Find the points open in an edition that have a word in their name or question, or which that begins."""
    typed = set(fold(word).split())
    found = []
    for point in get_game(game).points(edition) if typed else ():
        view = PointView(point, game, edition, lang)
        text = f" {fold(' '.join((point.id.partition('.')[0], view.name, view.question)))}"
        if all(any(f"{before}{one}" in text for before in " .-'(") for one in typed):
            found.append(point)
    return found


def lay_out_point(view: PointView) -> Page:
    """Describe one point in full: what it is, its readings, why it is played so, where it is printed, what
    came since, where it is settled, and on which board it shows."""
    point, lang = view.point, view.lang
    title = capitalize(tell("reading.title", lang, name=view.name, row=point.id))
    readings = [
        Text(
            tell(
                "reading.ours" if value == view.played else "reading.theirs",
                lang,
                reading=view.meaning(value),
            ),
            strong=_headed(value, lang),
            hanging=2,
        )
        for value in view.values
    ]
    passages = point.passages_in(view.edition)
    told = (
        ("why", view.why, ()),
        ("passage", ", ".join(passages), passages),
        ("since", "" if isinstance(point, Difference) else view.published_since, ()),
        ("closed", view.settled_in, ()),
        ("board", view.other_replay, ()),
    )
    go_on = load_language(lang).continue_sentence
    sections = (
        section(Text(title, role="heading")),
        section(Text(view.question)),
        section(*readings),
        *(
            section(
                Text(
                    go_on(text),
                    strong=tell(f"reading.head-{head}", lang),
                    ids=ids,
                )
            )
            for head, text, ids in told
            if text
        ),
        section(Text(find_template("replay.no-ruling", lang, view.game), role="aside")),
    )
    return Page(lang, title, sections, game=view.game, edition=view.edition)


class ReadingData(Struct, frozen=True):
    """A way to read an open point, and what it says."""

    value: str
    says: str


class PointData(Struct, frozen=True):
    """A point that a book leaves open: what is asked, its readings, which of them is played and why, where it
    is printed, what was published since, and the board that shows it."""

    id: str
    kind: Literal["open-point"]
    game: str
    edition: str
    name: str
    question: str
    readings: tuple[ReadingData, ...]
    played: str
    open: bool
    why: str | None
    passages: tuple[str, ...]
    since: str
    board: str | None


def point_data(view: PointView) -> PointData:
    """Return a point as programs read it."""
    point = view.point
    return PointData(
        id=point.id,
        kind="open-point",
        game=view.game,
        edition=view.edition,
        name=view.name,
        question=view.question,
        readings=tuple(ReadingData(value, view.meaning(value)) for value in view.values),
        played=view.played,
        open=point.is_open(view.edition),
        why=view.why or None,
        passages=tuple(full_id(source, view.game) for source in point.passages_in(view.edition)),
        since=view.published_since,
        board=view.board,
    )
