"""The one table of words: for each concept the English word, the publisher's French, the fan translation's
French, and what players say instead. It is what bridges the languages."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.words import words
from kfjudge.reference.fold import name_key
from kfjudge.reference.form import read_bounded, shown

COLUMNS = ("concept", "en", "fr", "fan_fr", "slang_en", "slang_fr")
_LANGUAGE = {"en": "en", "slang_en": "en", "fr": "fr", "fan_fr": "fr", "slang_fr": "fr"}


@dataclass(frozen=True, slots=True)
class Term:
    """One word for one concept. `official` is a publisher's word, English or French."""

    concept: str  # an id
    word: str
    lang: str
    official: bool
    row: int  # the words of one row mean the same


def read_terms(path: Path, game: str, ids: set[str], troubles: list[Trouble]) -> list[Term]:
    """The words of the table; its mistakes join `troubles`."""
    try:
        text = read_bounded(path)
    except Trouble as trouble:
        troubles.append(trouble)
        return []
    terms: list[Term] = []
    rows = csv.reader(StringIO(text, newline=""), strict=True)
    first: dict[tuple[str, str], tuple[str, int]] = {}

    def blame(key: str, /, **places: Any) -> None:
        troubles.append(Trouble(words(f"reference.{key}", **places), Place(shown(path), rows.line_num)))

    try:
        for number, row in enumerate(rows):
            if number == 0 and tuple(row) != COLUMNS:
                blame("terms_header", header=",".join(COLUMNS))
                return []
            if number == 0 or not row:
                continue
            if len(row) != len(COLUMNS):
                blame("terms_columns", wanted=len(COLUMNS), found=len(row))
                continue
            concept = f"{game}:{row[0].strip()}"
            if concept not in ids:
                blame("dangling", id=row[0].strip())
                continue
            cells = {name: _cell(cell) for name, cell in zip(COLUMNS, row, strict=True)}
            if not cells["en"] or not cells["fr"]:
                blame("terms_no_word")
            for column, lang in _LANGUAGE.items():
                for word in cells[column]:
                    key = (lang, name_key(word))
                    owner, line = first.setdefault(key, (concept, rows.line_num))
                    if owner != concept:
                        blame("same_word", word=word, lang=lang, concept=owner.partition(":")[2], line=line)
                        continue
                    terms.append(Term(concept, word, lang, column in ("en", "fr"), rows.line_num))
    except csv.Error as error:
        blame("unreadable", why=str(error))
    return terms


def _cell(cell: str) -> list[str]:
    return [word.strip() for word in cell.split("|") if word.strip()]
