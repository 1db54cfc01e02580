"""A sheet that a judge prints or keeps on a phone: those that a game has written, each step with where its
entries are printed; and the one on what plays differently, which follows from the table of editions."""

from __future__ import annotations

from html import escape

from msgspec import Struct

from kfjudge.core.errors import NotFound
from kfjudge.core.message import game_message, message
from kfjudge.core.readings import Difference
from kfjudge.core.text import full_id, name_key, sanitize
from kfjudge.games import get_game, id_to_type, usual_game
from kfjudge.reference.api import pages, record
from kfjudge.reference.model import PageStep, place_in_book, split_answer
from kfjudge.render.blocks import Page, Text, section
from kfjudge.render.entry_page import entry_in_full
from kfjudge.render.entry_view import view_entry
from kfjudge.render.writers.html import fill_page, read_asset
from kfjudge.render.writers.markdown import plain
from kfjudge.words import LANGUAGES, load_language, pick_language
from kfjudge.words.catalogue import find_template, say, tell

EDITIONS = "editions"  # the sheet that follows from the table
_ASSETS = "kfjudge.render.writers"


class PrintableSource(Struct, frozen=True):
    """An entry, and where it is printed or in which editions it says so."""

    id: str
    place: str


class PrintableRow(Struct, frozen=True):
    text: str
    refs: tuple[PrintableSource, ...]
    name: str = ""

    def in_html(self, sheet: PrintableView) -> str:
        """Write a row, then its entries by name, with where each is printed; what they say is folded away
        below."""
        folded = []
        for one in self.refs:
            entry = entry_in_full(view_entry(full_id(one.id, usual_game()), sheet.lang, sheet.edition))
            paragraphs = [
                f"<h3>{escape(entry.title)}</h3>",
                *([f"<p><b>{escape(entry.lead)}</b></p>"] if entry.lead else []),
                *(f"<p>{escape(part)}</p>" for part in entry.text),
                *(f"<p class=soft>{escape(part)}</p>" for part in entry.place),
            ]
            summary = f"<summary><code>{escape(one.id)}</code> {escape(one.place)}</summary>"
            folded.append(f"<details>{summary}<div>{''.join(paragraphs)}</div></details>")
        name = f"<b>{escape(self.name)}</b> — " if self.name else ""
        return f"<li>{name}{escape(self.text)} {''.join(folded)}</li>"


class PrintablePart(Struct, frozen=True):
    title: str
    rows: tuple[PrintableRow, ...]
    numbered: bool


class PrintableView(Struct, frozen=True):
    """A sheet in one language."""

    game: str
    name: str
    lang: str
    edition: str
    title: str
    under: str
    parts: tuple[PrintablePart, ...]

    def lay_out(self) -> Page:
        """Put the page of a sheet together for a terminal."""
        sections = [section(Text(self.title, role="heading"), Text(self.under, role="aside"))]
        for part in self.parts:
            texts = []
            for number, row in enumerate(part.rows, 1):
                mark = f"{number}. " if part.numbered else "- "
                strong = f"{mark}{row.name} —" if row.name else mark.rstrip()
                sources = " · ".join(f"{one.id} ({one.place})" for one in row.refs)
                texts += [
                    Text(row.text, strong=strong, hanging=len(mark)),
                    Text(sources, role="aside", indent=len(mark), breaks=True),
                ]
            sections.append(section(*texts, heading=part.title))
        return Page(self.lang, self.title, tuple(sections))

    def in_markdown(self) -> str:
        """Write a sheet as Markdown, with headings of two ranks."""
        blocks = [f"# {plain(self.title)}", f"_{plain(self.under)}_"]
        for part in self.parts:
            items = []
            for number, row in enumerate(part.rows, 1):
                mark = f"{number}." if part.numbered else "-"
                name = f"**{plain(row.name)}** — " if row.name else ""
                sources = " · ".join(f"`{one.id}` ({plain(one.place)})" for one in row.refs)
                items.append(f"{mark} {name}{plain(row.text)} {sources}")
            blocks += [f"## {plain(part.title)}", "\n".join(items)]
        return "\n\n".join(blocks)

    def in_html(self) -> str:
        """Write a sheet as one file for a browser: readable on a phone, printed on a sheet or two, without a
        network. Each entry that a line names opens there."""
        parts = []
        for part in self.parts:
            kind = "ol" if part.numbered else "ul"
            rows = "\n".join(row.in_html(self) for row in part.rows)
            parts.append(f"<section>\n<h2>{escape(part.title)}</h2>\n<{kind}>\n{rows}\n</{kind}>\n</section>")
        places = {
            "lang": self.lang,
            "title": escape(self.title),
            "under": escape(self.under),
            "parts": "\n".join(parts),
        }
        return fill_page(_ASSETS, "printable.html", read_asset(_ASSETS, "printable.css"), places)


def printable_titles(game: str, lang: str) -> dict[str, str]:
    """Return the sheets of a game: the name of each, and its title. One edition differs from nothing."""
    titles = {
        name: load_language(lang).typeset(pick_language(one.titles, lang))
        for name, one in pages(game).items()
    }
    if len(get_game(game).editions) > 1:
        titles[EDITIONS] = find_template("sheet.editions", lang)
    return titles


def list_printable(game: str, lang: str) -> dict[str, str]:
    """Return the sheets of a game; raise NotFound where it has none."""
    titles = printable_titles(game, lang)
    if not titles:
        raise NotFound(message("sheet.none", game=game_message(game, "game.name")))
    return titles


def view_printable(name: str, game: str, lang: str, edition: str | None) -> PrintableView:
    """View the sheet of that name or title. What is written for one edition is not shown for another."""
    titles = list_printable(game, lang)
    typed = name_key(name)
    called = [named for one in LANGUAGES for named in printable_titles(game, one).items()]
    meant = next((one for one, title in called if typed in (name_key(one), name_key(title))), None)
    if meant is None:
        near = tuple(one if name_key(title) == one else f"{one} · {title}" for one, title in titles.items())
        raise NotFound(message("sheet.no-sheet", name=sanitize(name)), near)
    name = meant
    if name == EDITIONS:
        return _view_editions(game, lang, titles[name])
    sheet = pages(game)[name]
    if edition is not None and sheet.edition not in (None, edition):
        raise NotFound(message("sheet.other-edition", given=edition, edition=sheet.edition))
    edition = edition or sheet.edition or get_game(game).newest
    book = find_template(f"book.{edition}", lang, game)
    under = say(game_message(game, "sheet.under", book=book), lang)
    typeset = load_language(lang).typeset
    parts = tuple(
        PrintablePart(
            typeset(pick_language(part.titles, lang)),
            tuple(_row_of_step(step, lang, edition) for step in part.steps),
            part.numbered,
        )
        for part in sheet.sections
    )
    return PrintableView(game, name, lang, edition, titles[name], under, parts)


def _view_editions(game: str, lang: str, title: str) -> PrintableView:
    """View the sheet of what plays differently from one edition to the other, topic by topic."""
    books, editions = get_game(game).drawing.rulebooks(), get_game(game).editions
    differing = [row for row in books.rows if len({str(row[one].value) for one in editions}) > 1]
    parts = []
    for topic in books.topics:
        rows = tuple(_row_of_difference(row, game, lang) for row in differing if row.topic == topic)
        if rows:
            heading = find_template(f"difference.topic.{topic}", lang, game)
            parts.append(PrintablePart(heading, rows, numbered=False))
    under = find_template("sheet.under-editions", lang)
    return PrintableView(game, EDITIONS, lang, get_game(game).newest, title, under, tuple(parts))


def _row_of_step(step: PageStep, lang: str, edition: str) -> PrintableRow:
    """Tell a step in its own words; else its entry by name, and the sentence that answers."""
    typeset = load_language(lang).typeset
    sources = []
    for id in step.ids:
        found = record(id)
        source, books = found.sources[found.nearest(edition)].view(lang), get_game(found.game).books
        in_own = [found.sources[one] for one in found.editions if books[one] == lang and one in found.sources]
        place = place_in_book(source, lang)
        if in_own and books[source.edition] != lang:  # a reader has the book in their own language at hand
            place = tell(
                "sheet.own-page" if source.page else "sheet.own",
                lang,
                own=in_own[0].edition,
                section=in_own[0].section,
                edition=source.edition,
                page=source.page,
            )
        sources.append(PrintableSource(id_to_type(id), typeset(place)))
    if step.text:
        return PrintableRow(typeset(pick_language(step.text, lang)), tuple(sources))
    entry = record(step.ids[0]).view(lang, edition)
    first, _ = split_answer(" ".join(entry.text.split()), "")
    return PrintableRow(typeset(first), tuple(sources), typeset(entry.title))


# what plays differently


def _row_of_difference(row: Difference, game: str, lang: str) -> PrintableRow:
    """List the editions of a difference by what they say, oldest first, and the texts that say so. Where the
    book is silent, a star says it."""
    by_value: dict[str, list[str]] = {}
    speaking: dict[str, list[str]] = {source: [] for source in row.sources}
    for edition in get_game(game).editions:
        provision = row[edition]
        by_value.setdefault(str(provision.value), []).append(edition + "*" * provision.silent)
        if not provision.silent:
            speaking[provision.source].append(edition)
    colon, semicolon = (find_template(key, lang) for key in ("entry.colon", "diff.semicolon"))
    said = [
        f"{', '.join(editions)}{colon} {find_template(f'difference.{row.id}.{value}', lang, game)}"
        for value, editions in by_value.items()
    ]
    sources = [
        PrintableSource(id_to_type(source, game), ", ".join(editions))
        for source, editions in speaking.items()
        if editions
    ]
    name = find_template(f"difference.name.{row.id}", lang, game)
    return PrintableRow(f"{semicolon.join(said)}.", tuple(sources), name[:1].upper() + name[1:])


# its forms
