"""What the reference is made of: an entry in all its languages and variants (`Record`), the view of it
in one language and one edition (`Entry`), what entries are called (`Name`), what a search finds (`Hit`), and
pages to print (`PrintablePage`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from msgspec import Struct, field

from kfjudge.core.text import short_id
from kfjudge.games import get_game
from kfjudge.words import load_language, pick_language
from kfjudge.words.catalogue import find_raw_template, find_template

BOARD = "board"
RULING = "ruling"
KINDS = ("glossary", "rule", "faq", RULING, "errata", "edition", "card", BOARD)
STANDINGS = ("says", "silent", "differs")  # of a ruling: what the book has on it
NOTE_KINDS = ("slip", "note", "later", "silent")
NAME_TIERS = ("title", "alias", "term", "slang", "slug")  # how much a name is the name

_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")  # as far as it is known
_SENTENCE = re.compile(r".+?[.!?…][”»)]*(?=\s|$)", re.DOTALL)

ByLanguage = dict[str, str]  # what a language lacks is there in the default one


def holds_in(game: str, printed: Collection[str], edition: str) -> bool:
    """Tell whether an entry that those editions print is read in an edition: in one of them, or in one that
    came later and that the entry does not name. So a new edition touches nothing but what it changes; what
    the book lacked for which the entries were first written, later ones lack too."""
    if edition in printed:
        return True
    order = get_game(game).editions
    last = max(map(order.index, printed))
    return order.index(get_game(game).written_for) <= last < order.index(edition)


class Source(Struct, frozen=True):
    """Where an edition prints an entry; the heading as it stands there."""

    edition: str
    section: str
    heading: str
    page: int | None = None


class SourceRecord(Struct, frozen=True):
    """A source, with its section and heading in other languages in which the book was printed."""

    edition: str
    section: str
    heading: str
    page: int | None = None
    sections: ByLanguage = field(default_factory=dict)
    headings: ByLanguage = field(default_factory=dict)

    def view(self, lang: str) -> Source:
        section, heading = self.sections.get(lang, self.section), self.headings.get(lang, self.heading)
        return Source(self.edition, section, heading, self.page)


class Publication(Struct, frozen=True):
    """Where a ruling was published outside the books, and when, as far as that is known: "2020-12-16",
    "2019-05", "2018". `also` are places that published the same."""

    address: str
    date: str | None = None
    also: tuple[str, ...] = ()


class Variant(Struct, frozen=True, gc=False):
    """One text, and the editions whose rule it states."""

    editions: tuple[str, ...]
    text: ByLanguage


class Change(Struct, frozen=True):
    """A difference between two editions: a `changed` rule can change an outcome; what is `added`,
    `left-out` or `reworded` is played alike."""

    since: str
    to: str
    kind: str
    text: str


class Note(Struct, frozen=True):
    """A remark of ours: on a `slip` of a translator, on a `later` ruling that is not in the book, on
    something that the book leaves open (`silent`), or any other `note`."""

    editions: tuple[str, ...]
    kind: str
    text: str


class ChangeRecord(Struct, frozen=True):
    """A change, in every language."""

    since: str
    to: str
    kind: str
    text: ByLanguage

    def view(self, lang: str) -> Change:
        return Change(self.since, self.to, self.kind, pick_language(self.text, lang))


class NoteRecord(Struct, frozen=True):
    """A remark of ours, in every language."""

    editions: tuple[str, ...]
    kind: str
    text: ByLanguage
    beside: tuple[str, ...] = ()  # the editions that it compares those with

    def view(self, lang: str) -> Note:
        return Note(self.editions, self.kind, pick_language(self.text, lang))


class Behavior(Struct, frozen=True):
    """What a card does, a sentence for each ability, and the editions in which it does that."""

    editions: tuple[str, ...]
    sentences: dict[str, tuple[str, ...]]


class Entry(Struct, frozen=True):
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
    source: Source | Publication | None = None
    sources: tuple[Source, ...] = ()
    changes: tuple[Change, ...] = ()
    notes: tuple[Note, ...] = ()
    standing: str | None = None  # of a ruling, one of STANDINGS: what the book of `edition` has on it
    otherwise: str | None = None  # of a ruling that differs: what that book says
    asked: str = ""  # the edition asked for, whether or not it prints the entry
    does: tuple[str, ...] | None = None  # of a card, in the edition asked for; None: it is not modeled

    @property
    def book_is_behind(self) -> bool:
        """Whether there are books in the reader's language, but the newest is in another."""
        printed = get_game(self.game).books
        return self.lang in printed.values() and printed[get_game(self.game).newest] != self.lang

    @property
    def text_below_title(self) -> str:
        """The text without its first paragraph, where that is the title."""
        opening, _, rest = self.text.partition("\n\n")
        return rest if opening == self.title else self.text

    @property
    def is_older_in_own_book(self) -> bool:
        """Whether the book in the reader's language prints an older rule than the text shown."""
        return self.book_is_behind and any(
            change.kind == "changed"
            and change.to == self.edition
            and get_game(self.game).books[change.to] != self.lang
            for change in self.changes
        )


class Name(Struct, frozen=True, gc=False):
    """One thing that an entry is called."""

    key: str
    tier: str  # one of NAME_TIERS
    lang: str
    id: str
    words: str  # folded, with a space between them
    shown: str


class PageStep(Struct, frozen=True):
    """One step of a page to print, in words of its own, or else in those of its first entry."""

    ids: tuple[str, ...]
    text: ByLanguage = {}


class PageSection(Struct, frozen=True):
    """Steps in their order (`numbered`), or in none."""

    titles: ByLanguage
    steps: tuple[PageStep, ...]
    numbered: bool = True


class PrintablePage(Struct, frozen=True):
    """A page to print or keep, as its file under `glossary/<game>/page/` has it. What is said in words of its
    own holds in one edition."""

    game: str
    name: str
    titles: ByLanguage
    sections: tuple[PageSection, ...]
    edition: str | None = None


class Hit(Struct, frozen=True):
    """One entry that a search found; `why` says what in the query led to it."""

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


class Record(Struct, frozen=True, gc=False):
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
    published: Publication | None = None  # of a ruling
    standing: str | None = None
    otherwise: ByLanguage | None = None
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
        """Tell whether the entry is read in an edition: the edition prints it, or says nothing against it."""
        return edition in get_game(self.game).editions and holds_in(self.game, self.editions, edition)

    def nearest(self, edition: str) -> str:
        """Find the edition that prints the entry and is nearest to another; of two as near, the newer."""
        if edition in self.editions:
            return edition
        order = get_game(self.game).editions
        at = order.index(edition)
        return min(self.editions, key=lambda printed: (abs(order.index(printed) - at), -order.index(printed)))

    def variant(self, edition: str) -> Variant:
        """Find the text of the nearest edition that prints the entry."""
        shown = self.nearest(edition)
        return next(variant for variant in self.variants if shown in variant.editions)

    def cite(self, lang: str, edition: str) -> str:
        """Cite where that edition prints it, for a reader of that language."""
        if self.kind == BOARD:
            return find_raw_template("cite.board", lang)
        if self.printed is not None:
            return pick_language(self.printed, lang)
        if self.published is not None:
            address, date = self.published.address.partition("://")[2].rstrip("/"), self.published.date
            key = "cite.published" if date else "cite.published-undated"
            return find_raw_template(key, lang).format(address=address, date=date)
        return cite(self.game, self.kind, self.sources[edition].view(lang), lang)

    @property
    def was_published_before_book(self) -> bool:
        """Whether a ruling is known to be older than the book against which it is held."""
        book = get_game(self.game).dates.get(self.editions[0])
        return bool(self.published and book and not may_be_from(self.published.date, book))

    def title(self, lang: str) -> str:
        return pick_language(self.titles, lang)

    def does(self, lang: str, edition: str) -> tuple[str, ...] | None:
        """Tell what a card does, a sentence for each ability; None where it is not modeled."""
        for behavior in self.behaviors:
            if edition in behavior.editions:
                return pick_language(behavior.sentences, lang)
        return None

    def changes_step_by_step(self) -> list[ChangeRecord]:
        """List the changes from each book to the next, without those that sum up what lies further apart."""
        latest = {change.to: max(other.since for other in self.changes if other.to == change.to)
                  for change in self.changes}  # fmt: skip
        return [change for change in self.changes if change.since == latest[change.to]]

    def view(self, lang: str, edition: str) -> Entry:
        """Show the entry in one language and one edition."""
        shown = self.nearest(edition)
        source = self.sources[shown].view(lang) if shown in self.sources else self.published
        return Entry(
            id=self.id,
            kind=self.kind,
            game=self.game,
            title=self.title(lang),
            text=pick_language(self.variant(shown).text, lang),
            lang=lang,
            edition=shown,
            editions=self.editions,
            aliases=self.aliases.get(lang, ()),
            see=self.see,
            cards=self.cards,
            cite=self.cite(lang, shown),
            scenarios=self.scenarios,
            question=pick_language(self.questions, lang) if self.questions else None,
            verdict=pick_language(self.verdicts, lang) if self.verdicts else None,
            source=source,
            sources=tuple(
                self.sources[printed].view(lang) for printed in self.editions if printed in self.sources
            ),
            changes=tuple(change.view(lang) for change in self.changes_step_by_step()),
            notes=tuple(note.view(lang) for note in self.notes),
            standing=self.standing,
            otherwise=pick_language(self.otherwise, lang) if self.otherwise else None,
            asked=edition,
            does=self.does(lang, edition),
        )


# put into words; like the texts of entries these are plain, and set in type where they are shown


def cite(game: str, kind: str, source: Source, lang: str) -> str:
    """Cite where an entry is printed: "Rulebook 1.3, Glossary, “Die, roll of a die”, p. 12"."""
    book = find_raw_template(f"book.{source.edition}", lang, game)
    if kind == "edition":
        return book
    if kind == "faq":
        heading = find_raw_template("cite.question", lang).format(number=source.heading)
    else:
        heading = load_language(lang).quote(source.heading)
    place = find_raw_template("cite.place" if source.page is None else "cite.page", lang)
    return place.format(book=book, section=source.section, heading=heading, page=source.page)


def is_date(text: str) -> bool:
    """Tell whether a text is a year, a month or a day: "2020", "2020-06", "2020-06-16"."""
    return bool(_DATE.fullmatch(text))


def may_be_from(date: str | None, since: str) -> bool:
    """Tell whether what has that date may be from a day, month or year on; what has none always may."""
    length = min(len(date or ""), len(since))
    return date is None or date[:length] >= since[:length]


def place_in_book(source: Source, lang: str) -> str:
    """Name section and page, to stand beside an identifier, which says the heading."""
    if source.page is None:
        return source.section
    return find_raw_template("cite.within", lang).format(section=source.section, page=source.page)


def explain_hit(reason: str, lang: str, what: str = "") -> str:
    """Say in a few words what in a query led to an entry: the message `cite.why-<reason>`."""
    return find_raw_template(f"cite.why-{reason}", lang).format(what=what)


def question_number(id: str) -> str:
    """Number a question: 'keyforge:faq/1.3/10' → 'FAQ 1.3/10'."""
    return f"FAQ {short_id(id).removeprefix('faq/')}"


def question_topic(id: str, title: str) -> str:
    """Return the title of a question without the edition that its number says already."""
    edition = short_id(id).split("/")[1]
    return title.removesuffix(f" ({edition})")


def head_of_ruling(ruling: Record, lang: str) -> str:
    """Say of a ruling that it is in no book: "Published since, not in the book"."""
    key = "ruling.before" if ruling.was_published_before_book else "ruling.since"
    return find_template(key, lang)


def head_of_question(asked: Record, lang: str) -> str:
    """Head what answers a question: a question of the FAQ by its number, a ruling as in no book."""
    return head_of_ruling(asked, lang) if asked.kind == RULING else question_number(asked.id)


def name_ruling(title: str, ruling: Record, lang: str) -> str:
    """Name a ruling among entries that are in books: "Two Succubi (published since, not in the book)"."""
    head = head_of_ruling(ruling, lang)
    return f"{title} ({head[:1].lower()}{head[1:]})"


def find_same_question(id: str, see: Sequence[str]) -> str | None:
    """Return the question of another book that asks the same: one question refers to those of another book
    for no other reason."""
    book = id.rpartition("/")[0]
    if not short_id(book).startswith("faq/"):
        return None
    questions = (other for other in see if short_id(other).startswith("faq/"))
    return next((other for other in questions if other.rpartition("/")[0] != book), None)


def split_verdict(text: str, verdict: str) -> tuple[str, str]:
    """Split an answer into its verdict and the reason. A text that opens with the verdict does not say it
    twice; what a space that does not break ties to it, as French a colon, stays with it."""
    opening = re.match(rf"{re.escape(verdict.rstrip('.!'))}\b[^ \n]*", text, re.IGNORECASE)
    return (opening[0], text[opening.end() :].lstrip()) if verdict and opening else (verdict, text)


def split_answer(text: str, verdict: str) -> tuple[str, str]:
    """Split a text into what answers and the rest: the verdict on a question, the first sentence of any other
    text."""
    if verdict:
        return split_verdict(text, verdict)
    first = _SENTENCE.match(text)
    return (first[0], text[first.end() :].lstrip()) if first else ("", text)


def split_answer_sentence(text: str, verdict: str) -> tuple[str, str]:
    """Split a text as `split_answer` does, but never within a sentence: a verdict that opens a longer
    sentence answers with all of it."""
    answer, rest = split_answer(text, verdict)
    within = rest != text and not _SENTENCE.fullmatch(answer)
    return split_answer(text, "") if within else (answer, rest)
