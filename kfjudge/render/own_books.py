"""The pages of a user's own books: what one has beside an entry, the list, one book with all that was
found in it, and what parts two of them; and the same as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.books.comparing import KINDS, AgainstOurs, PointInFile, UnitDifference
from kfjudge.books.finding import WORDS, Found, Quotation
from kfjudge.books.placing import BY_NAME
from kfjudge.books.shelf import Book
from kfjudge.books.units import Unit
from kfjudge.core.text import capitalize, sanitize
from kfjudge.games import get_game
from kfjudge.render.blocks import Block, Command, ListRow, Page, Text, section
from kfjudge.render.entry_page import BookReference, EntryPage, QuotationData
from kfjudge.render.lists import ListPage
from kfjudge.words import load_language, name_month
from kfjudge.words.catalogue import find_template, join_list, tell

_DECIDING = ("must", "may", "cannot", "new", "sentence")
_NAMED = 8  # headings in a line
_SNIPPET = 30  # words of a unit in a list
_MOST_SENTENCES = 4  # of a heading, there
_MOST_SHOWN = 12  # differences on a first screen
_LONGEST_HEADING = 120  # letters


# a book


class BookView(Struct, frozen=True):
    """A book of the user's, for a reader of one language."""

    book: Book
    lang: str

    def name(self) -> str:
        """Name a book by its edition and month: "18.4 (June 2026)"; and by what it amends."""
        named = self.date_edition()
        if self.book.supplements:
            return tell("books.amends", self.lang, book=named, edition=self.book.supplements)
        return named

    def date_edition(self) -> str:
        if not self.book.date:
            return self.book.edition
        month = name_month(self.book.date, self.lang)
        return tell("books.dated", self.lang, edition=self.book.edition, month=month)

    def label_copy(self, unit: Unit) -> str:
        """Say whose words follow, and where they are: "Your copy, 18.4 (June 2026), p. 12:"."""
        key = "books.copy" if unit.page is None else "books.copy-page"
        return tell(key, self.lang, book=self.name(), page=unit.page)

    def describe(self) -> str:
        """Say in a line what a book is, and how much of it has a place."""
        return tell(
            "books.row-apart" if self.book.apart else "books.row",
            self.lang,
            game=find_template("game.name", self.lang, self.book.game),
            edition=self.date_edition(),
            lang=find_template(f"books.in-{self.book.lang}", self.lang),
            placed=self.count_placed(),
            n=len(self.book.headed),
        )

    def count_placed(self) -> int:
        return sum(bool(unit.entries) for unit in self.book.headed)

    def lay_out_added(self, key: str, folder: str) -> Page:
        """Say what was added, what only it has, and what stays as it was."""
        head = Text(tell(key, self.lang, name=self.book.name, what=self.describe()), role="title")
        own = [
            capitalize_heading(unit.heading) for unit in self.book.headed if not unit.entries and unit.text
        ]
        named = ", ".join(sanitize(one) for one in own[:_NAMED]) + (", …" if len(own) > _NAMED else "")
        blocks: list[Block] = [head]
        if own and not self.book.apart:
            blocks.append(Text(tell("books.own", self.lang, n=len(own), names=named)))
        if folder:
            edition = get_game(self.book.game).newest
            blocks.append(Text(tell("books.stays", self.lang, folder=folder, edition=edition), role="aside"))
            blocks.append(
                Command(find_template("books.next", self.lang), f"kfjudge books check {self.book.name}")
            )
        return Page(self.lang, self.book.name, (section(*blocks),))

    def lay_out_contents(self, *, full: bool) -> ListPage:
        """Lay out the contents of a book: its headings, each with its page and what it begins with."""
        rows = []
        for unit in self.book.headed:
            words = unit.text.split()
            most = len(words) if full else _SNIPPET // 2
            text = " ".join(words[:most] + (["…"] if len(words) > most else []))
            page = f"{tell('books.page-of', self.lang, page=unit.page)} · " if unit.page is not None else ""
            name = " ".join(filter(None, (unit.number, capitalize_heading(unit.heading))))
            rows.append((ListRow(sanitize(name, _LONGEST_HEADING), f"{page}{text}"),))
        head = tell("books.contents", self.lang, name=self.book.name, what=self.describe())
        return ListPage(self.lang, self.book.name, tuple(rows), (Text(head, role="heading"),))

    def lay_out_check(self) -> Page:
        """Lay out what was found in a book, what has a place beside our entries and what has none."""
        counts = Counter(unit.kind for unit in self.book.headed)
        parts = ", ".join(
            tell(f"books.part-{kind}", self.lang, n=counts[kind])
            for kind in ("rule", "term", "question", "erratum")
            if counts[kind]
        )
        about = [Text(tell("books.file", self.lang, file=self.book.file))]
        if self.book.pages:
            about.append(Text(tell("books.pages", self.lang, n=self.book.pages)))
        if self.book.supplements:
            about.append(Text(tell("books.amends-edition", self.lang, edition=self.book.supplements)))
        head = tell("books.contents", self.lang, name=self.book.name, what=self.describe())
        found = [Text(tell("books.found", self.lang, parts=parts))]
        if self.book.without_text:
            pages = ", ".join(map(str, self.book.without_text))
            found.append(Text(tell("books.blank-pages", self.lang, pages=pages)))
        new = sum(len(unit.new) for unit in self.book.units)
        if new:
            found.append(Text(tell("books.marked-new", self.lang, n=new)))
        placed = tell("books.placed", self.lang, placed=self.count_placed(), n=len(self.book.headed))
        found.append(Text(placed))
        left = [sanitize(capitalize_heading(unit.heading)) for unit in self.book.headed if not unit.entries]
        key = "books.unplaced" if left else "books.unplaced-none"
        unplaced = Text(", ".join(dict.fromkeys(left)), strong=find_template(key, self.lang))
        return Page(
            self.lang,
            self.book.name,
            (section(Text(head, role="heading"), *about), section(*found), section(unplaced)),
        )

    def lay_out_units(self, units: Iterable[Unit], title: str, *, full: bool) -> Page:
        """Lay out some units of a book, in its words."""
        sections = []
        for unit in units:
            heading = Text("", strong=sanitize(capitalize_heading(unit.heading), _LONGEST_HEADING))
            quoted = lay_out_quotation(Quotation(self.book, unit), self.lang, full=full, title=unit.heading)
            sections.append(section(heading, *quoted))
        return Page(self.lang, sanitize(title), tuple(sections))


# beside an entry


def lay_out_quotation(quotation: Quotation, lang: str, *, full: bool, title: str = "") -> tuple[Block, ...]:
    """Lay out what a book has on an entry, or its first words; the heading where that is another."""
    unit, quote = quotation.unit, load_language(lang).quote
    words = unit.text.split()
    is_cut = not full and len(words) > WORDS
    quoted = quote(" ".join(words[:WORDS] + (["…"] if is_cut else [])))
    if is_cut:
        quoted = f"{quoted} {find_template('books.more', lang)}"
    if unit.how not in BY_NAME and unit.heading.casefold() != title.casefold():
        head = " ".join(filter(None, (unit.number, unit.heading, f"({unit.tag})" if unit.tag else "")))
        quoted = f"{sanitize(head, _LONGEST_HEADING)} — {quoted}"
    blocks = (Text(quoted, strong=BookView(quotation.book, lang).label_copy(unit)),)
    if not full or not unit.new:
        return blocks
    told = "; ".join(quote(sanitize(one, 400)) for one in unit.new)
    return (*blocks, Text(tell("books.new-in", lang, what=told), role="aside"))


def add_quotations(page: EntryPage, quotations: Sequence[Quotation], *, full: bool) -> EntryPage:
    """Put what the user's books have beside our entry: above it where it is newer and differs."""
    first: list[Block] = []
    below: list[Block] = []
    for one in quotations:
        blocks = lay_out_quotation(one, page.lang, full=full, title=page.title)
        if one.is_first:
            first += blocks
        else:
            below += blocks
    if first:
        edition = get_game(quotations[0].book.game).newest
        what = {name for one in quotations if one.is_first for name in one.differs}
        told = ", ".join(
            find_template(f"books.what-{name}", page.lang) if name in _DECIDING else name
            for name in sorted(what)
        )
        first.append(Text(tell("books.differs", page.lang, edition=edition, what=told), role="title"))
    return replace(
        page,
        answer=(*first, *page.answer),
        notices=(*page.notices, *below),
        brief_notices=(*page.brief_notices, *below),
    )


def lay_out_own_answer(quotation: Quotation, lang: str, query: str, *, full: bool) -> Page:
    """Lay out the answer that only a book of the user's has."""
    edition = get_game(quotation.book.game).newest
    only = Text(tell("books.only-yours", lang, edition=edition), role="aside")
    heading = Text("", strong=sanitize(capitalize_heading(quotation.unit.heading), _LONGEST_HEADING))
    blocks = lay_out_quotation(quotation, lang, full=full, title=quotation.unit.heading)
    return Page(lang, sanitize(query), (section(heading, *blocks, only),))


def capitalize_heading(heading: str) -> str:
    """Write a heading in capitals as one that is not."""
    return capitalize(heading.lower()) if heading.isupper() else heading


def list_found(found: Sequence[Found], lang: str, title: str) -> ListPage:
    """List units of the user's books."""
    rows = []
    for one in found:
        words = one.unit.text.split()
        text = " ".join(words[:_SNIPPET] + (["…"] if len(words) > _SNIPPET else []))
        name = sanitize(capitalize_heading(one.unit.heading or one.book.edition), _LONGEST_HEADING)
        place = BookView(one.book, lang).label_copy(one.unit).rstrip(" :\u00a0\u202f")
        rows.append((ListRow(name, load_language(lang).quote(text), place=place),))
    head = (Text(find_template("books.in-yours", lang), role="title"),)
    return ListPage(lang, sanitize(title), tuple(rows), head)


# books


def list_own_books(books: Sequence[Book], lang: str, *, title: str = "books.title") -> ListPage:
    """List the user's books."""
    if not books:
        return ListPage(lang, find_template(title, lang), (), (Text(find_template("books.no-books", lang)),))
    rows = tuple((ListRow(book.name, BookView(book, lang).describe()),) for book in books)
    head = find_template(title, lang)
    return ListPage(lang, head, rows, (Text(head, role="heading"),))


# two of them


def lay_out_differences(
    old: str, new: str, found: Sequence[UnitDifference], lang: str, *, full: bool, term: str = ""
) -> Page:
    """Lay out what parts two books: how much of each kind, then heading by heading."""
    if not found:
        key = "books.diff-nothing-on" if term else "books.diff-same"
        said = tell(key, lang, since=old, to=new, term=sanitize(term))
        return Page(lang, f"{old} → {new}", (section(Text(said)),))
    counts = Counter(one.kind for one in found)
    quote = load_language(lang).quote
    counted = ", ".join(tell(f"books.count-{kind}", lang, n=counts[kind]) for kind in KINDS if counts[kind])
    head = Text(tell("books.diff-head", lang, since=old, to=new, counts=counted), role="heading")
    shown = found if full else found[:_MOST_SHOWN]
    sections = [section(head)]
    for one in shown:
        named = sanitize(capitalize_heading(one.heading) or "…", _LONGEST_HEADING)
        title = Text("", strong=f"{named} · {find_template(f'books.kind-{one.kind}', lang)}")
        told = []
        for change in one.changes if full else one.changes[:_MOST_SENTENCES]:
            told += [(sign, text) for sign, text in (("−", change.before), ("+", change.after)) if text]
        lines = (
            Text(quote(text if full else " ".join(text.split()[:WORDS])), strong=sign, indent=2, hanging=4)
            for sign, text in told
        )
        sections.append(section(title, *lines))
    if len(shown) < len(found):
        more = tell("books.diff-more", lang, n=len(found) - len(shown))
        sections.append(section(Text(more, role="aside")))
    return Page(lang, f"{old} → {new}", tuple(sections))


# data


class BookData(Struct, frozen=True):
    """A book of the user's."""

    name: str
    sha256: str
    file: str
    kind: str
    game: str
    lang: str
    version: str
    date: str
    supplements: str
    apart: bool
    pages: int | None
    without_text: tuple[int, ...]
    headings: int
    placed: int
    coverage: float
    yours: bool = True


class BookCheckData(Struct, frozen=True):
    """What was found in a book of the user's, by kind, and the headings that have no entry of ours."""

    book: BookData
    found: dict[str, int]
    unplaced: tuple[str, ...]
    new: int


class ShownBookData(Struct, frozen=True):
    """A book of the user's, or what it has on a term."""

    book: BookData
    units: tuple[QuotationData, ...]


class RemovedBookData(Struct, frozen=True):
    """The name of a book that is kept no more."""

    removed: str


class AddedBookData(Struct, frozen=True):
    """A book that was added, or with `dry_run` would be."""

    added: BookData
    dry_run: bool
    folder: str | None


class BookDifferencesData(Struct, frozen=True):
    """What parts two books of which one at least is the user's."""

    since: str
    to: str
    differences: tuple[UnitDifference, ...]
    only_in_file: tuple[str, ...] = ()
    only_in_ours: tuple[str, ...] = ()
    points: tuple[PointInFile, ...] = ()
    untold: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, since: str, to: str, found: Sequence[UnitDifference], against: AgainstOurs | None
    ) -> BookDifferencesData:
        if against is None:
            return cls(since, to, tuple(found))
        headings = against.only_in_file, against.only_in_ours
        return cls(since, to, tuple(found), *headings, against.points, against.untold)


def quotation_data(quotation: Quotation) -> QuotationData:
    """Return what a book has for a program to read."""
    book, unit = quotation.book, quotation.unit
    return QuotationData(
        BookReference(book.name, book.sha256, unit.page),
        book.edition,
        book.date,
        unit.heading,
        unit.text,
        unit.number,
        unit.tag,
        unit.new,
        tuple(f"{book.game}:{entry}" for entry in unit.entries),
        quotation.differs,
        quotation.is_first,
    )


def book_data(book: Book) -> BookData:
    """Return a book for a program to read."""
    told = {name: getattr(book, name) for name in BookData.__struct_fields__ if hasattr(book, name)}
    headings, placed = len(book.headed), BookView(book, "").count_placed()
    return BookData(**{**told, "headings": headings, "placed": placed, "coverage": book.share})


def lay_out_against_ours(book: Book, against: AgainstOurs, lang: str, *, full: bool) -> Page:
    """Lay out what only a book of the user's has by its headings, and what only ours has."""
    edition = against.edition
    head = Text(tell("books.against-ours", lang, name=book.edition, edition=edition), role="heading")
    sections = [section(head)]
    for key, names in (
        ("books.only-in-file", against.only_in_file),
        ("books.only-in-ours", against.only_in_ours),
    ):
        shown = names if full else names[: 2 * _MOST_SHOWN]
        told = ", ".join(sanitize(capitalize_heading(name)) for name in shown)
        more = ", …" if len(shown) < len(names) else ""
        sections.append(
            section(Text(f"{told}{more}", strong=tell(key, lang, edition=edition)) if names else Text(""))
        )
    if not against.only_in_file and not against.only_in_ours and not against.points:
        sections.append(section(Text(tell("books.diff-same-headings", lang, since=edition, to=book.edition))))
    points = sorted(against.points, key=lambda point: point.agrees)
    quote = load_language(lang).quote
    for point in points:
        key = "books.point-agrees" if point.agrees else "books.point-differs"
        said = find_template(f"difference.{point.id}.{point.value}", lang, book.game)
        where = tell("books.page-of", lang, page=point.page) if point.page is not None else ""
        line = tell(key, lang, value=said, editions=join_list(list(point.editions), lang), edition=edition)
        words = " ".join(point.sentence.split()[:WORDS])
        name = capitalize(find_template(f"difference.name.{point.id}", lang, book.game))
        sections.append(
            section(
                Text(line, strong=tell("books.point", lang, name=name)),
                Text(" ".join(filter(None, (quote(words), where and f"({where})"))), indent=2, role="aside"),
            )
        )
    if points and against.untold:
        left = (find_template(f"difference.name.{id}", lang, book.game) for id in against.untold)
        sections.append(section(Text(", ".join(left), strong=find_template("books.points-untold", lang))))
    return Page(lang, f"{edition} → {book.edition}", tuple(sections))
