"""The tables that stand beside the entries of a game, for people to edit: read row by row, and every mistake
in them noted with its line."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.files import shown_path
from kfjudge.core.message import message
from kfjudge.reference.content.form import read_text
from kfjudge.words import COMPLETE, LANGUAGES

Cells = dict[str, list[str]]  # by column, what stands there between the bars

MEANINGS = "everyday.csv"
SAYINGS = "plain.csv"
ASKED = "asked"  # a folder, tables by kind of entry, several where one would be too large
PRINTED = "printed.csv"
OUTSIDE = "outside.csv"
LATER = "later.csv"
APART = "apart.csv"
_DIGITS = 2  # of the number of a paragraph


@dataclass(frozen=True, slots=True)
class Saying:
    """A way of putting what an entry says: words, and the paragraph that says it, counted from 1 in the text
    of the newest book; 0 where it is the entry as a whole."""

    words: str
    paragraph: int = 0


ByEntry = dict[tuple[str, str], list[Saying]]  # by entry and language


@dataclass(frozen=True, slots=True)
class WaysOfSaying:
    """What searching knows beside the entries and the table of terms.

    `meanings`: the words of daily speech that mean the same, by language. `sayings`: how a player who has not
    read the book would put what an entry says, or ask for it. `printed`: the words that the book has for an
    entry and ours do not, without their order. `outside`: what players ask about that is in no book;
    `later`: what came with sets that were printed after the books. `apart`: of two entries, by their ids, in
    what they part, by language."""

    meanings: list[Cells] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    later: list[str] = field(default_factory=list)
    apart: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)
    sayings: ByEntry = field(default_factory=dict)
    printed: ByEntry = field(default_factory=dict)


def read_ways_of_saying(
    folder: Path, game: str, ids: set[str], ways: WaysOfSaying, troubles: list[Trouble]
) -> None:
    """Add what the tables of a game say; their mistakes join `troubles`."""
    for place, cells in read_rows(folder / MEANINGS, COMPLETE, LANGUAGES, troubles):
        ways.meanings.append(cells)
        if not all(cells[lang] for lang in COMPLETE):
            troubles.append(Trouble(message("reference.terms_no_word"), place))
    for name, found in ((OUTSIDE, ways.outside), (LATER, ways.later)):
        for _, cells in read_rows(folder / name, COMPLETE, LANGUAGES, troubles):
            found.extend(word for words in cells.values() for word in words)
    _read_apart(folder / APART, game, ids, ways, troubles)
    _read_by_entry(folder / SAYINGS, ("id",), game, ids, ways.sayings, troubles)
    for path in sorted((folder / ASKED).glob("*.csv")):
        _read_by_entry(path, ("id", "paragraph"), game, ids, ways.sayings, troubles)
    _read_by_entry(folder / PRINTED, ("id",), game, ids, ways.printed, troubles)


def _read_apart(path: Path, game: str, ids: set[str], ways: WaysOfSaying, troubles: list[Trouble]) -> None:
    """The rows of the table that sets two entries side by side."""
    before: dict[tuple[str, str], Place] = {}
    for place, cells in read_rows(path, ("one", "other", *COMPLETE), LANGUAGES, troubles):
        one, other = (check_id(cells[name], game, ids, place, troubles) for name in ("one", "other"))
        pair = (one, other) if one < other else (other, one)
        first = before.setdefault(pair, place)
        if first is not place:
            problem = message("reference.same_id", id=" + ".join(pair), place=first)
            troubles.append(Trouble(problem, place))
        ways.apart[pair] = {lang: " | ".join(cells[lang]) for lang in cells.keys() & LANGUAGES.keys()}


def _read_by_entry(
    path: Path,
    about: tuple[str, ...],
    game: str,
    ids: set[str],
    texts: ByEntry,
    troubles: list[Trouble],
) -> None:
    """The rows of a table of which each is about an entry, or about a paragraph of one."""
    before: dict[tuple[str, int], Place] = {}
    for place, cells in read_rows(path, (*about, *COMPLETE), LANGUAGES, troubles):
        id = check_id(cells["id"], game, ids, place, troubles)
        paragraph = _paragraph(cells.get("paragraph", []), place, troubles)
        first = before.setdefault((id, paragraph), place)
        if first is not place:
            troubles.append(Trouble(message("reference.same_id", id=id, place=first), place))
        for lang in cells.keys() & LANGUAGES.keys():
            texts.setdefault((id, lang), []).extend(Saying(words, paragraph) for words in cells[lang])


def _paragraph(cell: list[str], place: Place, troubles: list[Trouble]) -> int:
    """The number of a paragraph; 0 for none, and where what stands there is no number."""
    number = " | ".join(cell)
    if not number or (number.isascii() and number.isdigit() and len(number) <= _DIGITS):
        return int(number or 0)
    troubles.append(Trouble(message("reference.no_paragraph", given=number), place))
    return 0


def check_id(cell: list[str], game: str, ids: set[str], place: Place, troubles: list[Trouble]) -> str:
    """The identifier in a cell, noted as a mistake where no entry has it."""
    local = " | ".join(cell)
    if f"{game}:{local}" not in ids:
        troubles.append(Trouble(message("reference.dangling", id=local), place))
    return f"{game}:{local}"


def read_rows(
    path: Path, columns: tuple[str, ...], more: Collection[str], troubles: list[Trouble]
) -> Iterator[tuple[Place, Cells]]:
    """The rows of a table that have all their columns, each with its place. `columns` come first, any of
    `more` may follow. A missing table has none."""
    if not path.is_file():
        return
    try:
        text = read_text(path)
    except Trouble as trouble:
        troubles.append(trouble)
        return
    rows = csv.reader(StringIO(text, newline=""), strict=True)
    header = columns
    try:
        for number, row in enumerate(rows):
            place = Place(shown_path(path), rows.line_num)
            if number == 0:
                header = tuple(row)
                if not _is_header(header, columns, more):
                    problem = message("reference.terms_header", header=",".join(columns))
                    troubles.append(Trouble(problem, place))
                    return
            if number == 0 or not row:
                continue
            if len(row) != len(header):
                problem = message("reference.terms_columns", wanted=len(header), found=len(row))
                troubles.append(Trouble(problem, place))
                continue
            yield place, {name: _cell(cell) for name, cell in zip(header, row, strict=True)}
    except csv.Error as error:
        troubles.append(
            Trouble(message("reference.unreadable", why=str(error)), Place(shown_path(path), rows.line_num))
        )


def _is_header(row: tuple[str, ...], columns: tuple[str, ...], more: Collection[str]) -> bool:
    following = row[len(columns) :]
    is_known = set(following) <= set(more) - set(columns) and len(set(following)) == len(following)
    return row[: len(columns)] == columns and is_known


def _cell(cell: str) -> list[str]:
    return [word.strip() for word in cell.split("|") if word.strip()]
