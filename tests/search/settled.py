"""Questions on cards, held against the screen: what settles a question must be read there, whole, not only
be named. Each published ruling is asked in plain words without itself and its board, as if it were not there.

    python -m tests.search.settled            how many are settled
    python -m tests.search.settled rulings    which are not
    python -m tests.search.settled FILE       the same of a file of questions, with what settles each
"""

from __future__ import annotations

import csv
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from kfjudge.reference.search import search
from kfjudge.reference.store.store import open_store
from kfjudge.words import load_language

HERE = Path(__file__).parent / "frozen"
FILES = {name: HERE / f"{name}.tsv" for name in ("rulings_en", "cards_en", "cards_fr")}


@dataclass(frozen=True)
class CardQuestion:
    """A question, the entries of which one settles it, and the ruling that was published on it."""

    text: str
    lang: str
    settled_by: tuple[str, ...]
    ruling: str = ""


@dataclass(frozen=True)
class Judged:
    """What stands on the screen of 80 columns: the entries that settle the question and are there to read."""

    question: CardQuestion
    best: str | None
    screen: str
    read: tuple[str, ...]

    @property
    def is_first(self) -> bool:
        return self.best in self.question.settled_by


def read_questions(path: Path) -> list[CardQuestion]:
    lang = "fr" if path.stem.endswith("_fr") else "en"
    with path.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [_question(row, lang) for row in rows]


def _question(row: dict[str, str], lang: str) -> CardQuestion:
    ids = (row.get("settled by") or "").replace("|", " ").split()
    settled_by = tuple(f"keyforge:{id.partition(':')[0]}" for id in ids)
    ruling = row.get("ruling") or ""
    return CardQuestion(row["question"], lang, settled_by, f"keyforge:ruling/{ruling}" if ruling else "")


def boards_of(id: str) -> frozenset[str]:
    """The boards that play a ruling or a question of the books."""
    record = open_store(id.partition(":")[0]).record(id)
    assert record, id
    names = (*record.scenarios, f"rulings/{record.slug}")
    return frozenset(f"{record.game}:board/{name}" for name in names)


@contextmanager
def leave_out(ruling: str) -> Iterator[None]:
    """Search as if a ruling and its board were not there."""
    if not ruling:
        yield
        return
    store = open_store(ruling.partition(":")[0])
    store.leave_out({ruling, *boards_of(ruling)})
    search._sought.cache_clear()
    try:
        yield
    finally:
        store.leave_out(())
        search._sought.cache_clear()


def judge(question: CardQuestion) -> Judged:
    from kfjudge.situation.api import answer_question

    with leave_out(question.ruling):
        answer = answer_question(question.text, lang=question.lang, game="keyforge").answer
        screen = write_screen(question.text, question.lang)
        shown = flatten(screen)
        read = tuple(id for id in question.settled_by if _is_read(id, question.lang, shown))
    return Judged(question, answer.best.id if answer.best else None, screen, read)


def _is_read(id: str, lang: str, shown: str) -> bool:
    """Whether an entry is named on the screen, with a paragraph of it whole; of a card, with all that it
    does."""
    record = open_store("keyforge").record(id)
    assert record, id
    entry, typeset = record.view(lang, "1.3"), load_language(lang).typeset
    if entry.kind == "card":
        told = [flatten(sentence) for sentence in entry.does or ()]
        return flatten(typeset(entry.title)) in shown and all(sentence in shown for sentence in told)
    kind, _, slug = id.partition(":")[2].partition("/")
    named = {f"{kind}/{slug}", f"FAQ {slug}"}
    whole = [flatten(typeset(part)) for part in entry.text_below_title.split("\n\n")]
    return any(name in shown for name in named) and any(_holds(part, shown) for part in whole)


def _holds(paragraph: str, shown: str) -> bool:
    """Whether a paragraph stands there whole; how it begins behind a title may differ by a capital."""
    return paragraph[1:] in shown


def flatten(text: str) -> str:
    """Write a text in one line, whatever spaces are in it."""
    return " ".join(text.split())


def write_screen(text: str, lang: str, width: int = 80) -> str:
    """Write what `ask` prints."""
    import io
    from contextlib import redirect_stdout

    from kfjudge.cli import run

    wide = mock.patch.dict(os.environ, COLUMNS=str(width))
    with wide, redirect_stdout(io.StringIO()) as out:
        run(["ask", text, "--lang", lang, "--game", "keyforge"])
    return out.getvalue()


def main(wanted: list[str]) -> None:
    paths = [Path(one) for one in wanted if Path(one).is_file()]
    for path in paths or FILES.values():
        judged = [judge(question) for question in read_questions(path)]
        read, first = (
            sum(map(bool, some)) for some in zip(*((j.read, j.is_first) for j in judged), strict=True)
        )
        lines = sum(len(one.screen.splitlines()) for one in judged) / len(judged)
        total = len(judged)
        print(
            f"{path.stem:12} {total:4}  read {read / total:.3f}  first {first / total:.3f}  lines {lines:.1f}"
        )
        for one in judged if path.stem in wanted else ():
            if not one.read:
                print(f"    {one.question.text!r}: {one.best}, not {' '.join(one.question.settled_by)}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("KFJUDGE_CACHE", folder)
        main(sys.argv[1:])
