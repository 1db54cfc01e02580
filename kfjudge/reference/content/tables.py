"""The tables that stand beside the entries of a game, for people to edit: terms, notes on cards, and what
searching knows of how players speak. They are read row by row, and every mistake is noted with its line."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.files import shown_path
from kfjudge.core.message import message
from kfjudge.games import get_game
from kfjudge.reference.content.form import missing_entry, read_text
from kfjudge.reference.model import NOTE_KINDS, NoteRecord
from kfjudge.reference.text import name_key
from kfjudge.words import COMPLETE, LANGUAGES

Cells = dict[str, list[str]]  # by column, what stands there between the bars

TERMS = "terms.csv"
CARD_NOTES = "card-notes.csv"
SYNONYMS = "everyday.csv"
QUESTIONS = "questions"  # a folder, tables by kind of entry, several where one would be too large
BOOK_VOCABULARY = "printed.csv"
OUT_OF_SCOPE = "outside.csv"
NOT_YET_PRINTED = "later.csv"
CONTRASTS = "apart.csv"
MODEL_RULES = "models.csv"
_DIGITS = 2  # of the number of a paragraph


@dataclass(frozen=True, slots=True)
class Term:
    """One word for one concept. `official` is a publisher's word."""

    concept: str  # an id
    word: str
    lang: str
    official: bool
    row: int  # the words of one row mean the same


@dataclass(frozen=True, slots=True)
class Paraphrase:
    """A way of putting what an entry says: words, and the paragraph that says it, counted from 1 in the text
    of the newest book; 0 where it is the entry as a whole."""

    words: str
    paragraph: int = 0


@dataclass(frozen=True, slots=True)
class ModelRule:
    """A rule that follows from what the model of a card has in it: the entry and its paragraph; whether it
    stands before other rules; features, of which a card has one ("you-may") or two cards have a pair
    ("own:destroyed & at:destroyed"); and words by language, of which the question has one, if there are
    any."""

    id: str
    paragraph: int
    leads: bool
    features: list[str]
    words: Cells


ByEntry = dict[tuple[str, str], list[Paraphrase]]  # by entry and language
ByCard = dict[str, tuple[NoteRecord, ...]]  # by the card's identifier


@dataclass(frozen=True, slots=True)
class SearchTables:
    """What searching knows beside the entries and the table of terms.

    `synonyms`: the words of daily speech that mean the same, by language. `paraphrases`: how a player who has
    not read the book would put what an entry says, or ask for it. `book_vocabulary`: the words that the book
    has for an entry and ours do not, without their order. `out_of_scope`: what players ask about that is in
    no book; `not_yet_printed`: what came with sets that were printed after the books. `contrasts`: of two
    entries, by their ids, how they differ, by language. `model_rules`: what follows from the models of
    cards."""

    synonyms: list[Cells] = field(default_factory=list)
    out_of_scope: list[str] = field(default_factory=list)
    not_yet_printed: list[str] = field(default_factory=list)
    contrasts: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)
    paraphrases: ByEntry = field(default_factory=dict)
    book_vocabulary: ByEntry = field(default_factory=dict)
    model_rules: list[ModelRule] = field(default_factory=list)


def read_terms(folder: Path, game: str, ids: set[str], troubles: list[Trouble]) -> list[Term]:
    """Read the words for each concept: the publisher's in each language, that of a fan translation (in the
    column `fan_fr`), and what players say instead (`slang_en`). Mistakes join `troubles`."""
    terms: list[Term] = []
    owners: dict[tuple[str, str], tuple[str, int]] = {}
    languages = {f"{sort}{lang}": lang for lang in LANGUAGES for sort in ("", "fan_", "slang_")}
    for place, cells in _read_rows(folder / TERMS, ("concept", *COMPLETE), languages, troubles):
        before = len(troubles)
        concept = _check_id(cells["concept"], game, ids, place, troubles)
        if len(troubles) > before:
            continue
        if not all(cells[lang] for lang in COMPLETE):
            troubles.append(Trouble(message("reference.terms_no_word"), place))
        row = place.line or 0
        for column, lang in languages.items():
            for word in cells.get(column, ()):
                owner, line = owners.setdefault((lang, name_key(word)), (concept, row))
                if owner == concept:
                    terms.append(Term(concept, word, lang, column == lang, row))
                    continue
                problem = message(
                    "reference.same_word", word=word, lang=lang, concept=owner.partition(":")[2], line=line
                )
                troubles.append(Trouble(problem, place))
    return terms


def read_card_notes(folder: Path, game: str, cards: frozenset[str], troubles: list[Trouble]) -> ByCard:
    """Read our notes on the cards of a game, which have no files of their own. Rows with a mistake, which
    joins `troubles`, are left out."""
    notes: ByCard = {}
    newest_first = tuple(reversed(get_game(game).editions))
    columns = ("id", "kind", *COMPLETE)
    for place, cells in _read_rows(folder / CARD_NOTES, columns, LANGUAGES, troubles):
        before = len(troubles)
        row = {name: " | ".join(cell) for name, cell in cells.items()}
        card = f"{game}:{row['id']}"
        if card not in cards:
            slug = row["id"].removeprefix("card/")
            troubles.append(missing_entry("unknown_card", slug, cards, game, place))
        if row["kind"] not in NOTE_KINDS:
            known = ", ".join(NOTE_KINDS)
            troubles.append(Trouble(message("reference.want_one_of", field="kind", known=known), place))
        troubles.extend(
            Trouble(message(f"reference.missing_in_{lang}", field="notes"), place)
            for lang in COMPLETE
            if not row[lang]
        )
        if len(troubles) == before:
            text = {lang: row[lang] for lang in LANGUAGES if row.get(lang)}
            notes[card] = (*notes.get(card, ()), NoteRecord(newest_first, row["kind"], text))
    return notes


def read_search_tables(
    folder: Path, game: str, ids: set[str], tables: SearchTables, troubles: list[Trouble]
) -> None:
    """Add the tables of a game to those for searching; their mistakes join `troubles`."""
    for place, cells in _read_rows(folder / SYNONYMS, COMPLETE, LANGUAGES, troubles):
        tables.synonyms.append(cells)
        if not all(cells[lang] for lang in COMPLETE):
            troubles.append(Trouble(message("reference.terms_no_word"), place))
    for name, words in ((OUT_OF_SCOPE, tables.out_of_scope), (NOT_YET_PRINTED, tables.not_yet_printed)):
        for _, cells in _read_rows(folder / name, COMPLETE, LANGUAGES, troubles):
            words.extend(word for cell in cells.values() for word in cell)
    first: dict[tuple[str, str], Place] = {}
    for place, cells in _read_rows(folder / CONTRASTS, ("one", "other", *COMPLETE), LANGUAGES, troubles):
        one, other = (_check_id(cells[name], game, ids, place, troubles) for name in ("one", "other"))
        pair = (one, other) if one < other else (other, one)
        if first.setdefault(pair, place) is not place:
            problem = message("reference.same_id", id=" + ".join(pair), place=first[pair])
            troubles.append(Trouble(problem, place))
        tables.contrasts[pair] = {lang: " | ".join(cells[lang]) for lang in LANGUAGES if lang in cells}
    columns = ("id", "paragraph", "leads", "features", *COMPLETE)
    for place, cells in _read_rows(folder / MODEL_RULES, columns, LANGUAGES, troubles):
        id = _check_id(cells["id"], game, ids, place, troubles)
        runs = {lang: cells[lang] for lang in LANGUAGES if lang in cells}
        paragraph = _check_paragraph(cells["paragraph"], place, troubles)
        tables.model_rules.append(ModelRule(id, paragraph, bool(cells["leads"]), cells["features"], runs))
    for path in sorted((folder / QUESTIONS).glob("*.csv")):
        _read_by_entry(path, ("id", "paragraph"), game, ids, tables.paraphrases, troubles)
    _read_by_entry(folder / BOOK_VOCABULARY, ("id",), game, ids, tables.book_vocabulary, troubles)


def _read_by_entry(
    path: Path,
    keys: tuple[str, ...],
    game: str,
    ids: set[str],
    texts: ByEntry,
    troubles: list[Trouble],
) -> None:
    """Read a table of which each row is on an entry, or on one of its paragraphs."""
    first: dict[tuple[str, int], Place] = {}
    for place, cells in _read_rows(path, (*keys, *COMPLETE), LANGUAGES, troubles):
        id = _check_id(cells["id"], game, ids, place, troubles)
        paragraph = _check_paragraph(cells.get("paragraph", []), place, troubles)
        if first.setdefault((id, paragraph), place) is not place:
            problem = message("reference.same_id", id=id, place=first[id, paragraph])
            troubles.append(Trouble(problem, place))
        for lang in filter(cells.__contains__, LANGUAGES):
            texts.setdefault((id, lang), []).extend(Paraphrase(words, paragraph) for words in cells[lang])


def _check_paragraph(cell: list[str], place: Place, troubles: list[Trouble]) -> int:
    """Return the number of a paragraph in a cell, 0 where there is none; what is no number joins
    `troubles`."""
    number = " | ".join(cell)
    if number.isascii() and number.isdigit() and len(number) <= _DIGITS:
        return int(number)
    if number:
        troubles.append(Trouble(message("reference.no_paragraph", given=number), place))
    return 0


def _check_id(cell: list[str], game: str, ids: set[str], place: Place, troubles: list[Trouble]) -> str:
    """Return the identifier in a cell; one that no entry has joins `troubles`."""
    local = " | ".join(cell)
    if f"{game}:{local}" not in ids:
        troubles.append(Trouble(message("reference.dangling", id=local), place))
    return f"{game}:{local}"


def _read_rows(
    path: Path, columns: tuple[str, ...], more: Collection[str], troubles: list[Trouble]
) -> Iterator[tuple[Place, Cells]]:
    """Read the rows of a table that have all their columns, each with its place: `columns` first, then any of
    `more`. A missing table has no rows."""
    if not path.is_file():
        return
    try:
        text = read_text(path)
    except Trouble as trouble:
        troubles.append(trouble)
        return
    rows = csv.reader(StringIO(text, newline=""), strict=True)
    header: tuple[str, ...] | None = None
    try:
        for row in rows:
            place = Place(shown_path(path), rows.line_num)
            if header is None:
                header, extra = tuple(row), row[len(columns) :]
                is_known = set(extra) <= set(more) - set(columns) and len(set(extra)) == len(extra)
                if header[: len(columns)] != columns or not is_known:
                    problem = message("reference.terms_header", header=",".join(columns))
                    troubles.append(Trouble(problem, place))
                    return
            elif row and len(row) != len(header):
                problem = message("reference.terms_columns", wanted=len(header), found=len(row))
                troubles.append(Trouble(problem, place))
            elif row:
                yield (
                    place,
                    {
                        name: [word.strip() for word in cell.split("|") if word.strip()]
                        for name, cell in zip(header, row, strict=True)
                    },
                )
    except csv.Error as error:
        troubles.append(
            Trouble(message("reference.unreadable", why=str(error)), Place(shown_path(path), rows.line_num))
        )
