"""Questions as they are asked at a table, written by people who saw neither the code nor its tables, with
what settles each by the books. All but the last are trained on since (`train.py` says what each set gives
when it is left out). `everyday_*.tsv` has the paragraphs that answer behind each entry ("glossary/stun:2,1",
best first; 0: none does), as readers of entries and questions alone judged them.

    python -m tests.search.frozen            how many are answered right
    python -m tests.search.frozen everyday   which are not
"""

from __future__ import annotations

import csv
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from kfjudge.games import GAMES

LANGS = ("en", "fr")
GAME = "keyforge"  # of which they are asked; None: of whichever game has the answer
FIRST, LATER = "", ("second", "third", "fourth", "fifth")  # folders of sets, by age
UNTOUCHED = ("sixth",)  # sets that nobody has trained on
SHARED = "shared"  # everyday questions that were given with the task
KINDS = ("rule", "règle", "card", "carte")
HERE = Path(__file__).parent / "frozen"


@dataclass(frozen=True)
class Question:
    text: str
    lang: str
    settled_by: tuple[str, ...] = ()
    paragraphs: dict[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Measured:
    """What the program makes of a question: the entry that is first, whether one that settles it is first or
    on the screen, and whether the paragraph shown answers (None where nobody judged that)."""

    question: Question
    best: str | None
    first: bool
    on_screen: bool
    paragraph: bool | None


def questions(kind: str, lang: str, folder: str = FIRST) -> list[Question]:
    with (HERE / folder / f"{kind}_{lang}.tsv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [_question(row, lang, kind if kind in GAMES else GAME) for row in rows]


def _question(row: dict[str, str], lang: str, game: str) -> Question:
    ids = [cell.partition(":") for cell in (row.get("settled by") or "").split()]
    judged = {f"{game}:{id}": tuple(map(int, numbers.split(","))) for id, _, numbers in ids if numbers}
    return Question(row["question"], lang, tuple(f"{game}:{id}" for id, *_ in ids), judged)


@cache
def measured(kind: str, lang: str, game: str | None = GAME, folder: str = FIRST) -> list[Measured]:
    return [measure(question, game) for question in questions(kind, lang, folder)]


def measure(question: Question, game: str | None) -> Measured:
    from kfjudge.situation.api import answer_question

    answer = answer_question(question.text, lang=question.lang, game=game).answer
    if answer.best is None:
        shown = {hit.id for hit in answer.passages}
        return Measured(question, None, first=False, on_screen=_has(shown, question), paragraph=None)
    best = answer.best.id
    judged = question.paragraphs.get(best, (0,))
    is_right = None if judged == (0,) else answer.paragraphs[0] + 1 in judged
    shown = {best, *_shown(question, game)}
    return Measured(question, best, best in question.settled_by, _has(shown, question), is_right)


def _has(shown: set[str], question: Question) -> bool:
    return not shown.isdisjoint(question.settled_by)


def _shown(question: Question, game: str | None) -> Iterator[str]:
    """The entries that settle the question and are named on a screen of 80 columns."""
    from kfjudge.reference.api import record

    lines = _screen(question.text, question.lang, game).splitlines()
    text = " ".join(lines)
    listed = {name.strip() for line in lines for name in line.partition(": ")[2].split(", ")}
    for id in question.settled_by:
        kind, _, slug = id.partition(":")[2].partition("/")
        title = record(id).title(question.lang)
        names = {title, f"FAQ {slug}", *(f"{title} ({what})" for what in KINDS)}
        if f"{kind}/{slug}" in text or names & listed or (kind == "card" and is_told(title, lines)):
            yield id


def is_told(title: str, lines: list[str]) -> bool:
    """Whether a card has a line of its own."""
    told = (line.partition(":")[0].partition(" (“")[0].partition(" («")[0].strip() for line in lines)
    return title in told


def _screen(text: str, lang: str, game: str | None) -> str:
    """What `ask` prints."""
    import io
    from contextlib import redirect_stdout

    from kfjudge.cli import run

    with redirect_stdout(io.StringIO()) as out:
        run(["ask", text, "--lang", lang, *(["--game", game] if game else [])])
    return out.getvalue().replace(" ", " ").replace(" ", " ")


def share(kind: str, lang: str, what: str, game: str | None = GAME, folder: str = FIRST) -> float:
    """How many of the questions, of 1; the paragraph of those whose right entry is first, where it was
    judged."""
    found = measured(kind, lang, game, folder)
    if what == "honest":
        return sum(one.best is None for one in found) / len(found)
    if what == "paragraph":
        judged = [one.paragraph for one in found if one.first and one.paragraph is not None]
        return sum(judged) / max(1, len(judged))
    return sum(getattr(one, what) for one in found) / len(found)


WHAT = {
    "everyday": ("first", "on_screen", "paragraph"),
    "cards": ("first", "on_screen"),
    "nothing": ("honest",),
}


OF_GAMES = ("arkham", "fateforge")  # asked without a word of which game
WHAT_LATER = {**WHAT, **dict.fromkeys(OF_GAMES, WHAT["everyday"])}


def main(kinds: list[str]) -> None:
    for folder, kind, lang in product((FIRST, *LATER, *UNTOUCHED), WHAT_LATER, LANGS):
        for game in (None, GAME) if kind in WHAT else (None, kind) if folder else ():
            found = measured(kind, lang, game, folder)
            told = "  ".join(
                f"{what} {share(kind, lang, what, game, folder):.3f}" for what in WHAT_LATER[kind]
            )
            print(f"{folder or 'first':7}{kind:10}{lang}  {game or 'no game':10}{len(found):4}  {told}")
            for one in found if kind in kinds else ():
                wrong = one.best is not None if kind == "nothing" else not one.first or one.paragraph is False
                if wrong:
                    print(f"    {one.question.text!r}: {one.best}, not {' '.join(one.question.settled_by)}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("KFJUDGE_CACHE", folder)
        os.environ["COLUMNS"] = "80"
        main(sys.argv[1:])
