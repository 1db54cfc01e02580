"""A sheet put together for a reader: those that a game has written, each step with where its entries are
printed; and the one on what plays differently, which follows from the table of editions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.core.readings import Difference
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.reference.api import pages, record
from kfjudge.reference.model import PageSection, PageStep, PrintablePage
from kfjudge.reference.wording import place_in_book, split_answer
from kfjudge.render.entry import set_in, short
from kfjudge.words import pick_language
from kfjudge.words.catalogue import find_template, tell

EDITIONS = "editions"  # the sheet that follows from the table


class Ref(Struct, frozen=True):
    """An entry, and where it is printed or in which editions it says so."""

    id: str
    place: str


class Row(Struct, frozen=True):
    text: str
    refs: tuple[Ref, ...]
    name: str = ""


class Part(Struct, frozen=True):
    title: str
    rows: tuple[Row, ...]
    numbered: bool


class Shown(Struct, frozen=True):
    """A sheet in one language."""

    game: str
    name: str
    lang: str
    edition: str
    title: str
    under: str
    parts: tuple[Part, ...]


def names(game: str) -> tuple[str, ...]:
    """The sheets that a game has."""
    return (*pages(game), EDITIONS)


def titled(name: str, game: str, lang: str) -> str:
    return _editions_title(lang) if name == EDITIONS else set_in(lang)(_title(pages(game)[name], lang))


def gathered(name: str, game: str, lang: str, edition: str | None) -> Shown:
    """The sheet of that name. What is written for one edition is not shown for another."""
    if name == EDITIONS:
        return _of_editions(game, lang)
    sheet = pages(game).get(name)
    if sheet is None:
        raise NotFound(message("sheet.no-sheet", name=sanitize(name)), names(game))
    if edition is not None and sheet.edition not in (None, edition):
        raise NotFound(message("sheet.other-edition", given=edition, edition=sheet.edition))
    return _of_file(sheet, lang, edition or sheet.edition or get_game(game).newest)


def _title(sheet: PrintablePage, lang: str) -> str:
    return pick_language(sheet.titles, lang)


def _of_file(sheet: PrintablePage, lang: str, edition: str) -> Shown:
    book = find_template(f"book.{edition}", lang, sheet.game)
    return Shown(
        sheet.game,
        sheet.name,
        lang,
        edition,
        set_in(lang)(_title(sheet, lang)),
        tell("sheet.under", lang, book=book),
        tuple(_part(section, lang, edition) for section in sheet.sections),
    )


def _part(section: PageSection, lang: str, edition: str) -> Part:
    title = set_in(lang)(pick_language(section.titles, lang))
    return Part(title, tuple(_row(step, lang, edition) for step in section.steps), section.numbered)


def _row(step: PageStep, lang: str, edition: str) -> Row:
    """A step in its own words; else its entry by name, and the sentence that answers."""
    told = set_in(lang)
    refs = tuple(_ref(id, lang, edition) for id in step.ids)
    if step.text:
        return Row(told(pick_language(step.text, lang)), refs)
    entry = record(step.ids[0]).view(lang, edition)
    first, _ = split_answer(" ".join(entry.text.split()), "")
    return Row(told(first), refs, told(entry.title))


def _ref(id: str, lang: str, edition: str) -> Ref:
    found = record(id)
    source = found.sources[found.nearest(edition)]
    return Ref(short(id), set_in(lang)(place_in_book(source.view(lang), lang)))


# what plays differently


def _editions_title(lang: str) -> str:
    return find_template("sheet.editions", lang)


def _of_editions(game: str, lang: str) -> Shown:
    books = get_game(game).drawing.rulebooks()
    parts = []
    for topic in books.topics:
        rows = tuple(_differing(row, game, lang) for row in books.rows if _differs(row, game, topic))
        if rows:
            parts.append(Part(find_template(f"difference.topic.{topic}", lang, game), rows, numbered=False))
    return Shown(
        game,
        EDITIONS,
        lang,
        get_game(game).newest,
        _editions_title(lang),
        find_template("sheet.under-editions", lang),
        tuple(parts),
    )


def _differs(row: Difference, game: str, topic: str) -> bool:
    return row.topic == topic and len({str(row[edition].value) for edition in get_game(game).editions}) > 1


def _differing(row: Difference, game: str, lang: str) -> Row:
    """A difference: its editions by what they say, and the texts that say so."""
    colon, semicolon = (find_template(key, lang) for key in ("entry.colon", "diff.semicolon"))
    said = [
        f"{', '.join(_marked(row, edition) for edition in editions)}{colon} "
        f"{find_template(f'difference.{row.id}.{value}', lang, game)}"
        for value, editions in _by_value(row, game)
    ]
    refs = tuple(
        Ref(
            source,
            ", ".join(
                edition
                for edition in get_game(game).editions
                if row[edition].source == source and not row[edition].silent
            ),
        )
        for source in row.sources
        if any(reading.source == source and not reading.silent for reading in row.provisions.values())
    )
    name = find_template(f"difference.name.{row.id}", lang, game)
    return Row(f"{semicolon.join(said)}.", refs, name[:1].upper() + name[1:])


def _marked(row: Difference, edition: str) -> str:
    """An edition, with a star where its book is silent."""
    return f"{edition}*" if row[edition].silent else edition


def _by_value(row: Difference, game: str) -> Iterator[tuple[str, list[str]]]:
    """What is said, and the editions that say it, oldest first."""
    by_value: dict[str, list[str]] = {}
    for edition in get_game(game).editions:
        by_value.setdefault(str(row[edition].value), []).append(edition)
    yield from by_value.items()
