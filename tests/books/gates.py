"""Measure how well books are read: `python -m tests.books.gates [FILE…]` reads each file, Markdown or HTML,
and the PDFs that it is printed as, and a FAQ of our own making in two columns with red ink."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from kfjudge.books.comparing import compare_books, key_of
from kfjudge.books.reading import ReadFile, read_file
from kfjudge.books.shelf import Book, make_book
from kfjudge.books.units import split_sentences
from kfjudge.core.text import name_key
from tests.books.make_pdf import Layout, Part, Printed, print_book

LAYOUTS = {
    "one column": Layout(),
    "two columns": Layout(columns=2, size=9, nominal=True, head="Rules Reference"),
    "run in": Layout(columns=2, size=9, run_in=True),
    "centered": Layout(columns=2, size=9.5, nominal=True, centered=True, heading_font="Helvetica"),
}
TOPICS = ("Armor", "Stun", "Capture", "Flank", "Taunt", "Purge", "Elusive", "Steal", "Control", "Archives")
CARDS = (
    "Bad Penny (CoTA 296)",
    "Krump (CoTA 039)",
    "Pitlord (CoTA 093)",
    "Anger (CoTA 001)",
    "Urchin (CoTA 315)",
)


def print_faq(pairs: int = 60) -> tuple[Printed, list[tuple[str, str]], list[str], list[str]]:
    """Print a FAQ in two columns: numbered topics with version tags, pairs by topic, errata by page and of
    cards, what is new in red. Beside it, its pairs, the entries of its errata, and what is new."""
    parts = [Part("Frequently Asked Questions", 1), Part("Version 3.1 – May 2026. New text is in red.")]
    parts.append(Part("Errata", 2))
    errata = []
    for at, topic in enumerate(TOPICS):
        parts.append(Part(f"the sentence on row {at} goes away for good.", lead=f"{topic} (p. {at + 3}):"))
        errata.append(f"glossary/{topic.lower().replace(' ', '-')}")
    parts.append(
        Part(
            "Should read: “Play: Draw a card whenever another is played.”", lead="Library Access (CoTA 115):"
        )
    )
    errata.append("card/library-access")
    asked, new = [], []
    parts.append(Part("Questions and Answers", 2))
    for at in range(pairs):
        if at % 6 == 0:
            topic = TOPICS[at // 6 % len(TOPICS)]
            parts.append(Part(f"({1 + at // 60}.{1 + at // 6 % 10}) {topic} (v{1 + at % 3}.{at % 5})", 3))
        card = CARDS[at % len(CARDS)]
        question = f"If {card} is there on turn {at + 2} with nobody around, does row {at} still count?"
        answer = f"Yes, it counts {at + 2} times. Whoever looks for row {at} finds it. That never changes."
        is_new = at % 7 == 0
        parts += [Part(question, lead="Q:", is_new=is_new), Part(answer, lead="A:", is_new=is_new)]
        asked.append((question, answer))
        new += [question, answer] if is_new else []
    return print_book(parts, Layout(columns=2, size=9, nominal=True, head="FAQ")), asked, errata, new


def read_printed(printed: Printed, folder: Path) -> tuple[Book, ReadFile, float]:
    path = folder / "printed.pdf"
    path.write_bytes(printed.data)
    began = time.perf_counter()
    read = read_file(path)
    return make_book(read, path), read, time.perf_counter() - began


def measure_faq(folder: Path) -> dict[str, float]:
    """Measure the FAQ: the share of its pairs that are whole, of errata on their entries, of what is new."""
    printed, asked, errata, new = print_faq()
    path = folder / "faq.pdf"
    path.write_bytes(printed.data)
    book = make_book(read_file(path), path, game="keyforge")
    units = {key_of(unit.heading): unit for unit in book.units}
    whole = [key_of(question) in units and key_of(units[key_of(question)].text) == key_of(answer)
             for question, answer in asked]  # fmt: skip
    placed = {entry for unit in book.units if unit.kind == "erratum" for entry in unit.entries}
    told = key_of(" ".join(run for unit in book.units for run in unit.new))
    old = [question for question, _ in asked if question not in new]
    return {
        "pairs": sum(whole) / len(whole),
        "errata": sum(entry in placed for entry in errata) / len(errata),
        "new": sum(key_of(one) in told for one in new) / len(new),
        "not new": sum(key_of(one) in told for one in old) / len(old),
    }


def measure_book(given: Path, folder: Path) -> None:
    book = make_book(read_file(given), given)
    print(f"{given.name}: {book.share:.3f} placed of {len(book.headed)}, {book.version} {book.date}")
    parts = [
        Part(block.text, block.level)
        if block.level
        else Part(block.text[len(block.lead) :], 0, block.lead, block.is_item)
        for block in read_file(given).document.blocks
    ]
    for name, layout in LAYOUTS.items():
        printed = print_book(parts, layout)
        read, _, seconds = read_printed(printed, folder)
        wanted = [unit for unit in book.units if unit.entries and unit.kind != "question"]
        there = {(name_key(unit.heading), unit.entries) for unit in read.units}
        found = sum((name_key(unit.heading), unit.entries) in there for unit in wanted)
        ours = {name_key(unit.heading) for unit in book.units}
        false = sum(bool(unit.heading) and name_key(unit.heading) not in ours for unit in read.units)
        changes = [change for one in compare_books(book, read) for change in one.changes]
        moved = sum(change.kind == "moved" for change in changes) // 2  # told where it was and where it is
        sentences = sum(len(split_sentences(unit.text)) for unit in book.units)
        differ = (len(changes) - 2 * moved) / sentences
        told = f"{found} of {len(wanted)} headings, {false} false"
        told = (
            f"{told}, {differ:.2%} of {sentences} sentences differ, {moved / sentences:.2%} stand elsewhere"
        )
        print(f"  {name}: {told}, {seconds:.1f} s")


if __name__ == "__main__":
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as scratch:
        for file in sys.argv[1:]:
            measure_book(Path(file), Path(scratch))
        print(measure_faq(Path(scratch)))
