"""The one table of words: for each concept the publisher's word in each language, where there is one a fan
translation's, and what players say instead. It is what bridges the languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.reference.content.tables import check_id, read_rows
from kfjudge.reference.text import name_key
from kfjudge.words import COMPLETE, LANGUAGES

COLUMNS = ("concept", *COMPLETE)  # in any order after them: `fan_fr`, `slang_en`, of another language `de` …
_SORTS = ("", "fan_", "slang_")


@dataclass(frozen=True, slots=True)
class Term:
    """One word for one concept. `official` is a publisher's word."""

    concept: str  # an id
    word: str
    lang: str
    official: bool
    row: int  # the words of one row mean the same


def read_terms(path: Path, game: str, ids: set[str], troubles: list[Trouble]) -> list[Term]:
    """The words of the table; its mistakes join `troubles`."""
    terms: list[Term] = []
    first: dict[tuple[str, str], tuple[str, int]] = {}
    languages = {f"{sort}{lang}": lang for lang in LANGUAGES for sort in _SORTS}
    for place, cells in read_rows(path, COLUMNS, languages, troubles):
        before = len(troubles)
        concept = check_id(cells["concept"], game, ids, place, troubles)
        if len(troubles) > before:
            continue
        if not all(cells[lang] for lang in COMPLETE):
            troubles.append(Trouble(message("reference.terms_no_word"), place))
        row = place.line or 0
        for column, lang in languages.items():
            for word in cells.get(column, ()):
                owner, line = first.setdefault((lang, name_key(word)), (concept, row))
                if owner == concept:
                    terms.append(Term(concept, word, lang, column == lang, row))
                    continue
                problem = message(
                    "reference.same_word", word=word, lang=lang, concept=owner.partition(":")[2], line=line
                )
                troubles.append(Trouble(problem, place))
    return terms
