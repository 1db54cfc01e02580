"""What the reference is made of: an entry in all its languages and variants (`Record`), the view of it
in one language and one edition (`Entry`), and what a search finds (`Hit`)."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct, field

from kfjudge.games import books, editions, newest
from kfjudge.reference import wording
from kfjudge.reference.editions import holds_in
from kfjudge.words import in_language

BOARD = "board"
KINDS = ("glossary", "rule", "faq", "errata", "edition", "card", BOARD)

ByLanguage = dict[str, str]  # what a language lacks is there in the default one


class Source(Struct, frozen=True):
    """Where an edition prints an entry; the heading as it stands there."""

    edition: str
    section: str
    heading: str
    page: int | None = None


class SourceRecord(Struct, frozen=True):
    """The same, with its section and heading in other languages in which the book was printed."""

    edition: str
    section: str
    heading: str
    page: int | None = None
    sections: ByLanguage = field(default_factory=dict)
    headings: ByLanguage = field(default_factory=dict)

    def view(self, lang: str) -> Source:
        section, heading = self.sections.get(lang, self.section), self.headings.get(lang, self.heading)
        return Source(self.edition, section, heading, self.page)


class Variant(Struct, frozen=True):
    """One text, and the editions whose rule it states."""

    editions: tuple[str, ...]
    text: ByLanguage


class Change(Struct, frozen=True):
    """What became different between two editions: a `changed` rule can change an outcome; what is `added`,
    `left-out` or `reworded` is played alike."""

    since: str
    to: str
    kind: str
    text: str


class Note(Struct, frozen=True):
    """A remark of ours: on a `slip` of a translator, on a `later` ruling that the book does not know, on what
    its words leave unsaid (`silent`), or any other `note`."""

    editions: tuple[str, ...]
    kind: str
    text: str


class ChangeRecord(Struct, frozen=True):
    since: str
    to: str
    kind: str
    text: ByLanguage

    def view(self, lang: str) -> Change:
        return Change(self.since, self.to, self.kind, in_language(self.text, lang))


class NoteRecord(Struct, frozen=True):
    editions: tuple[str, ...]
    kind: str
    text: ByLanguage
    beside: tuple[str, ...] = ()  # the editions that it compares those with

    def view(self, lang: str) -> Note:
        return Note(self.editions, self.kind, in_language(self.text, lang))


class Behavior(Struct, frozen=True):
    """What a card does, a sentence for each ability, and the editions in which it does that."""

    editions: tuple[str, ...]
    sentences: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry as a reader of one language sees it under one edition."""

    id: str
    kind: str
    game: str
    title: str
    text: str
    lang: str
    edition: str  # the edition whose text this is
    editions: tuple[str, ...]  # every edition that prints the entry, newest first
    aliases: tuple[str, ...]
    see: tuple[str, ...]
    cards: tuple[str, ...]
    cite: str
    scenarios: tuple[str, ...]
    question: str | None = None
    verdict: str | None = None
    source: Source | None = None
    sources: tuple[Source, ...] = ()
    changes: tuple[Change, ...] = ()
    notes: tuple[Note, ...] = ()
    asked: str = ""  # the edition that was asked for, whether or not it prints the entry
    does: tuple[str, ...] | None = None  # of a card, in the edition asked for; None: nobody has said it yet

    @property
    def book_is_behind(self) -> bool:
        """Whether there are books in the reader's language, yet the newest is in another."""
        printed = books(self.game)
        return self.lang in printed.values() and printed[newest(self.game)] != self.lang

    @property
    def beside_title(self) -> str:
        """The text without its opening, where that is the title."""
        opening, _, rest = self.text.partition("\n\n")
        return rest if opening == self.title else self.text

    @property
    def is_older_in_own_book(self) -> bool:
        """Whether the book in the reader's language prints an older rule than the text shown."""
        return self.book_is_behind and any(
            change.kind == "changed"
            and change.to == self.edition
            and books(self.game)[change.to] != self.lang
            for change in self.changes
        )


@dataclass(frozen=True, slots=True)
class Hit:
    """One entry that a search found, best first; `why` says what in the query led to it."""

    id: str
    kind: str
    game: str
    title: str
    lang: str
    editions: tuple[str, ...]
    score: float
    why: str
    snippet: str
    cite: str


class Record(Struct, frozen=True):
    """An entry in all its languages and variants, as its file has it."""

    id: str
    titles: ByLanguage
    variants: tuple[Variant, ...]  # newest first
    sources: dict[str, SourceRecord]
    aliases: dict[str, tuple[str, ...]] = field(default_factory=dict)
    questions: ByLanguage | None = None
    verdicts: ByLanguage | None = None
    see: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    changes: tuple[ChangeRecord, ...] = ()
    notes: tuple[NoteRecord, ...] = ()
    scenarios: tuple[str, ...] = ()
    printed: ByLanguage | None = None  # of a card: its set and number
    behaviors: tuple[Behavior, ...] = ()  # of a card that is modeled: one for every edition

    @property
    def game(self) -> str:
        return self.id.partition(":")[0]

    @property
    def kind(self) -> str:
        return self.id.partition(":")[2].partition("/")[0]

    @property
    def slug(self) -> str:
        return self.id.partition("/")[2]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that print the entry, newest first."""
        return tuple(edition for variant in self.variants for edition in variant.editions)

    def holds_in(self, edition: str) -> bool:
        """Whether the entry is read in an edition: it prints it, or says nothing against it."""
        return edition in editions(self.game) and holds_in(self.game, self.editions, edition)

    def nearest(self, edition: str) -> str:
        """That edition if it prints the entry, else the one nearest to it; of two as near, the newer."""
        if edition in self.editions:
            return edition
        order = editions(self.game)
        asked = order.index(edition)
        return min(
            self.editions, key=lambda printed: (abs(order.index(printed) - asked), -order.index(printed))
        )

    def variant(self, edition: str) -> Variant:
        """The text of the nearest edition that prints the entry."""
        shown = self.nearest(edition)
        return next(variant for variant in self.variants if shown in variant.editions)

    def cite(self, lang: str, edition: str) -> str:
        """Where that edition prints it, for a reader of that language."""
        if self.kind == BOARD:
            return wording.of_a_board(lang)
        if self.printed is not None:
            return in_language(self.printed, lang)
        return wording.cite(self.game, self.kind, self.sources[edition].view(lang), lang)

    def title(self, lang: str) -> str:
        return in_language(self.titles, lang)

    def does(self, lang: str, edition: str) -> tuple[str, ...] | None:
        """What a card does; None where that is not known."""
        for behavior in self.behaviors:
            if edition in behavior.editions:
                return in_language(behavior.sentences, lang)
        return None

    def steps(self) -> list[ChangeRecord]:
        """The changes from each book to the next, without those told anew across a book between."""
        latest = {change.to: max(other.since for other in self.changes if other.to == change.to)
                  for change in self.changes}  # fmt: skip
        return [change for change in self.changes if change.since == latest[change.to]]

    def view(self, lang: str, edition: str) -> Entry:
        """The entry in one language and one edition."""
        shown = self.nearest(edition)
        return Entry(
            id=self.id,
            kind=self.kind,
            game=self.game,
            title=self.title(lang),
            text=in_language(self.variant(shown).text, lang),
            lang=lang,
            edition=shown,
            editions=self.editions,
            aliases=self.aliases.get(lang, ()),
            see=self.see,
            cards=self.cards,
            cite=self.cite(lang, shown),
            scenarios=self.scenarios,
            question=in_language(self.questions, lang) if self.questions else None,
            verdict=in_language(self.verdicts, lang) if self.verdicts else None,
            source=self.sources[shown].view(lang) if shown in self.sources else None,
            sources=tuple(
                self.sources[printed].view(lang) for printed in self.editions if printed in self.sources
            ),
            changes=tuple(change.view(lang) for change in self.steps()),
            notes=tuple(note.view(lang) for note in self.notes),
            asked=edition,
            does=self.does(lang, edition),
        )
