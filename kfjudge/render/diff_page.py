"""What differs between two rulebooks: as a page, as Markdown and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct, field

from kfjudge.core.message import game_message
from kfjudge.core.text import full_id
from kfjudge.games import get_game, id_to_type, qualify
from kfjudge.render.blocks import Page, Section, Text, section
from kfjudge.render.edition_differences import (
    ADDED,
    CHANGED,
    KINDS,
    LEFT_OUT,
    NEW,
    REMOVED,
    REWORDED,
    BookDifference,
    Comparison,
    EditionNote,
    Side,
)
from kfjudge.render.lists import name_in_list
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, say, tell

_ALIKE = (*(kind for kind in KINDS if kind != CHANGED), "notes", "slips")  # counted beside changed rules


class DiffPage(Struct, frozen=True):
    """The head of a comparison and a section for each difference. Where they do not all fit on a first
    screen, an overview stands for them: the changed rules under `brief_head`, as much of `others` as there is
    room for, and what is counted. Of a term, the first differences stand for all, and the rest are named."""

    lang: str
    head: Text
    differences: tuple[Section, ...]
    names: tuple[str, ...]
    brief_head: Text
    overview: tuple[Text, ...]
    others: tuple[Text, ...]
    counted: Text
    of_term: bool

    @property
    def page(self) -> Page:
        """All of it."""
        return Page(self.lang, self.head.text, (section(self.head), *self.differences))


class DiffView(Struct, frozen=True, dict=True):
    """A comparison as its pages tell it; `term` is what it was narrowed to, in words. With a `limit`, only so
    many of the differences."""

    found: Comparison
    term: str | None = None
    limit: int | None = None

    @property
    def lang(self) -> str:
        return self.found.lang

    @property
    def topics(self) -> tuple[str, ...]:
        return get_game(self.found.game).drawing.rulebooks().topics

    @cached_property
    def differences(self) -> tuple[BookDifference, ...]:
        return self.found.differences[: self.limit]

    def typeset(self, text: str) -> str:
        return load_language(self.lang).typeset(text)

    def of_kind(self, kind: str) -> list[BookDifference]:
        return [one for one in self.differences if one.kind == kind]

    @property
    def by_topic(self) -> list[tuple[str, list[BookDifference]]]:
        """The differences of each topic, in the order of the turn, under its name."""
        grouped = ((topic, [one for one in self.differences if one.topic == topic]) for topic in self.topics)
        game = self.found.game
        return [
            (find_template(f"difference.topic.{topic}", self.lang, game), ours)
            for topic, ours in grouped
            if ours
        ]

    # what there is, in short

    def head(self, kinds: Iterable[str]) -> str:
        """Say which editions, and how much of each kind there is."""
        found = self.found
        key = "diff.head-of" if self.term else "diff.head"
        counts = self.count(kinds)
        return tell(key, self.lang, since=found.since, to=found.to, counts=counts, term=self.term)

    def count(self, kinds: Iterable[str]) -> str:
        amounts = {kind: len(self.of_kind(kind)) for kind in KINDS}
        amounts |= {"notes": len(self.found.notes), "slips": len(self.found.slips)}
        return ", ".join(
            tell(f"diff.count.{kind}", self.lang, n=amounts[kind]) for kind in kinds if amounts[kind]
        )

    @property
    def overview(self) -> list[str]:
        """The changed rules by topic, then what is new and what is gone."""
        colon = find_template("entry.colon", self.lang)
        texts = []
        for topic, differences in self.by_topic:
            titles = [self.typeset(one.title) for one in differences if one.kind == CHANGED]
            if titles:
                texts.append(f"{topic}{colon} {self.separate(titles)}")
        return [*texts, *(self.name_kind(kind) for kind in (NEW, REMOVED) if self.of_kind(kind))]

    @property
    def others(self) -> list[str]:
        """What cannot be compared, what is played alike, and slips of translation, by name."""
        uncompared = [self.uncompared] if self.uncompared else []
        kinds = [kind for kind in (ADDED, LEFT_OUT, REWORDED) if self.of_kind(kind)]
        names = ", ".join(dict.fromkeys(self.typeset(one.title) for one in self.found.slips))
        slips = [tell("diff.slips-in", self.lang, names=names)] if names else []
        return [*uncompared, *map(self.name_kind, kinds), *slips]

    @cached_property
    def uncompared(self) -> str:
        """How many entries stand in a part of one book that the other lacks; nothing where there are none."""
        found = self.found
        if not found.uncompared:
            return ""
        missing = get_game(found.game).drawing.rulebooks().missing_kinds
        edition = next(edition for edition in (found.since, found.to) if edition in missing)
        n = len(found.uncompared)
        return say(game_message(found.game, "diff.uncompared", edition=edition, n=n), self.lang)

    def name_kind(self, kind: str) -> str:
        """Name the entries of a kind: by title, the questions of the FAQ by how many they are."""
        ours = self.of_kind(kind)
        names = list(dict.fromkeys(self.typeset(one.title) for one in ours if one.topic != "faq"))
        questions = sum(one.topic == "faq" for one in ours)
        if questions:
            names.append(tell("diff.questions", self.lang, n=questions))
        return tell(f"diff.{kind}", self.lang, names=", ".join(names))

    def separate(self, parts: Iterable[str]) -> str:
        return find_template("diff.semicolon", self.lang).join(parts)

    # each of them

    def name(self, one: BookDifference | EditionNote) -> str:
        name = self.typeset(one.title)
        return name_in_list(full_id(one.id, self.found.game), name, self.lang) if "/" in one.id else name

    @property
    def names(self) -> list[str]:
        """What to call each section of the page."""
        names = [self.name(one) for _, differences in self.by_topic for one in differences]
        for key, remarks in (("diff.notes-on", self.found.notes), ("diff.slips-on", self.found.slips)):
            names += [tell(key, self.lang, title=self.typeset(one.title)) for one in remarks]
        return names

    def title(self, one: BookDifference) -> str:
        """Write the name of a difference and what sort it is."""
        name, kind = self.name(one), find_template(f"diff.kind.{one.kind}", self.lang)
        return tell("diff.title", self.lang, title=name[:1].upper() + name[1:], kind=kind)

    def parts(self, one: BookDifference) -> Iterator[tuple[str, str]]:
        """List what there is to say of a difference: a label, perhaps an empty one, and a text."""
        lang, found = self.lang, self.found
        remarks = [("", self.told(remark)) for remark in one.told]
        if one.means:
            yield "", self.typeset(one.means).replace("\n", " ")
        if one.kind in (ADDED, LEFT_OUT, REWORDED):
            yield from remarks
            yield "", self.separate(dict.fromkeys(self.typeset(side.cite) for side in one.sides))
        else:
            for side in one.sides:
                yield tell("diff.edition", lang, edition=side.edition), self.side(side)
        if one.who:
            yield find_template("diff.who", lang), f"{self.typeset(one.who)}."
        for board in one.boards:
            name, editions = qualify(board, found.game), f"{found.since},{found.to}"
            yield (
                find_template("diff.board", lang),
                tell("diff.replay", lang, board=name, editions=editions),
            )
        if one.kind == CHANGED:
            yield from remarks
        names = [self.typeset(other.title) for other in self.differences if other.id in one.rows]
        if names:
            yield "", tell("diff.see", lang, names=self.separate(names))

    def side(self, side: Side) -> str:
        """Say what one edition says and where."""
        on_card = side.id.startswith("card/")
        if side.says is None:
            key = "diff.printed"
        elif side.reported:
            key = "diff.reported"
        elif side.silent and side.speaks:
            key = "diff.silent-altogether"
        elif side.silent:
            key = "diff.silent-on-card" if on_card else "diff.silent"
        else:
            key = "diff.says-on-card" if on_card else "diff.says"
        says = side.says and side.says[:1].upper() + side.says[1:]
        cite = self.typeset(side.cite)
        return tell(
            key, self.lang, says=says, cite=cite, id=id_to_type(side.id, self.found.game), speaks=side.speaks
        )

    @property
    def remarks(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The notes and the slips of translation: each a label and a text, under a heading."""
        remarks = []
        for kind, ours in (("notes", self.found.notes), ("slips", self.found.slips)):
            labelled = []
            for one in ours:
                editions = ", ".join(one.editions)
                label = tell("diff.of", self.lang, title=self.name(one), editions=editions)
                labelled.append((label, self.told(one)))
            if labelled:
                remarks.append((find_template(f"diff.{kind}", self.lang), labelled))
        return remarks

    def told(self, remark: EditionNote) -> str:
        return tell(
            "diff.told", self.lang, text=self.typeset(remark.text), id=id_to_type(remark.id, self.found.game)
        )

    def lay_out(self) -> DiffPage:
        """Lay out a comparison: a section for each difference and remark, the first of a topic with its
        heading."""
        sections, go_on = [], load_language(self.lang).continue_sentence
        for topic, differences in self.by_topic:
            for at, one in enumerate(differences):
                heading, title = Text("" if at else topic, role="title"), Text("", strong=self.title(one))
                parts = [
                    Text(go_on(text) if label else text, strong=label, indent=2, hanging=2)
                    for label, text in self.parts(one)
                ]
                sections.append(section(heading, title, *parts))
        for name, remarks in self.remarks:
            for at, (label, text) in enumerate(remarks):
                heading = Text("" if at else name, role="title")
                sections.append(section(heading, Text(go_on(text), strong=label, hanging=2)))
        if self.uncompared:
            sections.append(section(Text(self.uncompared, role="aside")))
        return DiffPage(
            lang=self.lang,
            head=Text(self.head((CHANGED, *_ALIKE)), role="heading"),
            differences=tuple(sections),
            names=tuple(self.names),
            brief_head=Text(self.head((CHANGED,)), role="title"),
            overview=tuple(Text(text, hanging=2) for text in self.overview),
            others=tuple(Text(text, hanging=2) for text in self.others),
            counted=Text(self.count(_ALIKE), role="aside"),
            of_term=bool(self.term),
        )

    def in_markdown(self) -> list[str]:
        """Write everything as lines of Markdown, with headings of three ranks."""
        lines = [f"# {self.head((CHANGED, *_ALIKE))}"]
        for topic, differences in self.by_topic:
            lines += ["", f"## {topic}"]
            for one in differences:
                lines += ["", f"### {self.title(one)}", ""]
                lines += [
                    f"- **{label}** {text}" if label else f"- {text}" for label, text in self.parts(one)
                ]
        for heading, remarks in self.remarks:
            lines += ["", f"## {heading}", "", *(f"- **{label}** {text}" for label, text in remarks)]
        return lines

    def in_data(self) -> DiffData:
        """Return everything as a program reads it."""
        found = self.found
        return DiffData(
            since=found.since,
            to=found.to,
            lang=found.lang,
            term=found.term,
            counts={kind: len(found.of_kind(kind)) for kind in KINDS},
            differences=tuple(self.differences),
            notes=found.notes,
            slips=found.slips,
            uncompared=found.uncompared,
        )


class DiffData(Struct, frozen=True):
    """What differs from one edition to another, all of it or what concerns a term; `counts` are by kind."""

    since: str = field(name="from")
    to: str
    lang: str
    term: str | None
    counts: dict[str, int]
    differences: tuple[BookDifference, ...]
    notes: tuple[EditionNote, ...]
    slips: tuple[EditionNote, ...]
    uncompared: tuple[str, ...]
