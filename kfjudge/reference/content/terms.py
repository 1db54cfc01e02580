"""The one table of words: for each concept the English word, the publisher's French, the fan translation's
French, and what players say instead. It is what bridges the languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.reference.content.tables import check_id, read_rows
from kfjudge.reference.fold import name_key

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
    terms: list[Term] = []
    first: dict[tuple[str, str], tuple[str, int]] = {}
    for place, cells in read_rows(path, COLUMNS, troubles):
        before = len(troubles)
        concept = check_id(cells["concept"], game, ids, place, troubles)
        if len(troubles) > before:
            continue
        if not cells["en"] or not cells["fr"]:
            troubles.append(Trouble(message("reference.terms_no_word"), place))
        row = place.line or 0
        for column, lang in _LANGUAGE.items():
            for word in cells[column]:
                owner, line = first.setdefault((lang, name_key(word)), (concept, row))
                if owner == concept:
                    terms.append(Term(concept, word, lang, column in ("en", "fr"), row))
                    continue
                problem = message(
                    "reference.same_word", word=word, lang=lang, concept=owner.partition(":")[2], line=line
                )
                troubles.append(Trouble(problem, place))
    return terms
