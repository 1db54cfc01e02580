"""What is read from the content, written the way it is looked up: a line for each entry, a table of names,
and, for searching, units (a name, a question, a paragraph) with the tokens that lead to them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32

from kfjudge.games import books
from kfjudge.reference.content.boards import Board
from kfjudge.reference.content.cards import card_id, with_behaviors
from kfjudge.reference.content.files import Library
from kfjudge.reference.content.tables import Saying, WaysOfSaying
from kfjudge.reference.model import Record
from kfjudge.reference.names.names import Name
from kfjudge.reference.search.common import little_words
from kfjudge.reference.search.stems import outside_word, stem
from kfjudge.reference.sheets import TABLE as SHEETS
from kfjudge.reference.sheets import to_row
from kfjudge.reference.store import boards as of_boards
from kfjudge.reference.store.index import Unit
from kfjudge.reference.store.lines import to_line
from kfjudge.reference.text import card_token, fold, name_key, words_of
from kfjudge.words import LANGUAGES, default, in_language, searching

LONGEST = 5  # words of a phrase
_LEADING = 6  # sayings on a paragraph, in a language
_BRACKET = re.compile(r"\s*\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Compiled:
    """The files of the store, and the units of the index in their order."""

    files: dict[str, bytes]
    units: list[Unit]


def compile_library(library: Library, game: str, boards: Sequence[Board] = ()) -> Compiled:
    names = list(names_of(library))
    phrases = _Phrases(library, game, names)
    rows, units = [], []
    having: dict[tuple[str, str], set[str]] = {}
    numbers = {id: number for number, id in enumerate(library.records)}
    for record, kind, lang, text in units_of(library, names):
        words = words_of(text, game)
        unit = phrases.unit(kind, lang, words)
        units.append(unit)
        stems = unit["card"] if kind == "card" else unit[lang]
        for field, tokens in unit.items():
            for token in tokens.split():
                having.setdefault((field, token), set()).add(record.id)
        rows.append((str(numbers[record.id]), kind, lang, str(len(words) or 1), stems))
    records = [
        with_behaviors(record) if record.kind == "card" else record for record in library.records.values()
    ]
    entries, places = _entries(records)
    records_of_boards, places_of_boards = _entries((board.record for board in boards), len(entries))
    files = {
        "entries": entries + records_of_boards,
        "places": _table(places),
        "boards": _table(
            f"{place}\t{of_boards.links(board)}"
            for place, board in zip(places_of_boards, boards, strict=True)
        ),
        "board-names": _table(of_boards.names(boards)),
        "board-words": _table(of_boards.words(boards, phrases.unit)),
        "names": _table(
            f"{name.key}\t{name.tier}\t{name.lang}\t{name.id}\t{name.words}\t{name.shown}" for name in names
        ),
        "units": _columns(("entry", "kind", "lang", "length", "stems"), rows),
        "phrases": _columns(("lang", "run", "concepts", "meanings"), phrases.rows()),
        "words": _columns(("word", "lang", "count", "star", "stem", "sound"), _words(library, game, names)),
        "frequencies": _columns(
            ("field", "token", "entries"),
            ((field, token, str(len(ids))) for (field, token), ids in having.items()),
        ),
        "outside": _table(_outside(library.ways, game)),
        "common": _columns(("lang", "stem"), sorted(_common(game))),
        "apart": _table(
            f"{one}\t{other}\t{lang}\t{sentence}"
            for (one, other), sentences in library.ways.apart.items()
            for lang, sentence in sentences.items()
        ),
        SHEETS: _table(map(to_row, library.sheets)),
        "asked": _table(_asked(library, game)),
        "doing": _table(_doing(records, game, phrases)),
    }
    return Compiled(files, units)


def _table(rows: Iterable[str]) -> bytes:
    """Rows between line breaks, the first included, so that a row is found by the break before it."""
    return ("\n" + "".join(f"{row}\n" for row in rows)).encode()


def _columns(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> bytes:
    """A table that is read whole, lying on its side, with a head to each line: so a column is cut at once."""
    return _table(map("\t".join, zip(heads, *rows, strict=True)))


def _outside(ways: WaysOfSaying, game: str) -> list[str]:
    """The things that are in no book: a run of words in the singular, the run that must follow it, if any,
    and a star where it came with a later set."""
    rows = {_run_and_next(phrase, game): "" for phrase in ways.outside}
    rows |= {_run_and_next(phrase, game): "*" for phrase in ways.later}
    return [f"{runs}\t{star}" for runs, star in sorted(rows.items())]


def _run_and_next(phrase: str, game: str) -> str:
    return "\t".join(" ".join(map(outside_word, words_of(part, game))) for part in phrase.partition("…")[::2])


def _common(game: str) -> Iterator[tuple[str, str]]:
    """The stems of words that any sentence has: they do not say what a piece is about."""
    for lang in LANGUAGES:
        for common in {stem(word, lang, game) for word in little_words().common}:
            yield lang, common


def _asked(library: Library, game: str) -> Iterator[str]:
    """How people ask for what a paragraph of an entry says, in stems."""
    for (id, lang), sayings in library.ways.sayings.items():
        for saying in sayings:
            if saying.paragraph:
                stems = " ".join(stem(word, lang, game) for word in words_of(saying.words, game))
                yield f"{id}\t{lang}\t{saying.paragraph}\t{stems}"


def _doing(records: Iterable[Record], game: str, phrases: _Phrases) -> Iterator[str]:
    """Of each card the rules that what is printed on it and what it does speak of."""
    for record in records:
        for behavior in record.behaviors[:1]:
            printed = in_language(record.variants[0].text, default())
            does = " ".join((printed, *behavior.sentences[default()]))
            concepts = phrases.unit("body", default(), words_of(does, game))["concept"]
            yield f"{card_token(record.slug)}\t{' '.join(sorted(set(concepts.split())))}"


def _entries(records: Iterable[Record], offset: int = 0) -> tuple[bytes, list[str]]:
    """The entries, a line each, and the place of each line, where the first of them is at `offset`."""
    lines, places = [], []
    for record in records:
        line = to_line(record) + b"\n"
        editions = ",".join(record.editions)
        places.append(f"{fold(record.id)}\t{record.id}\t{editions}\t{offset}\t{len(line)}\t{crc32(line)}")
        lines.append(line)
        offset += len(line)
    return b"".join(lines), places


def names_of(library: Library) -> Iterator[Name]:
    """Everything that an entry is called, the best name of it first."""
    seen: set[tuple[str, str, str]] = set()
    for tier, lang, id, shown in _namings(library):
        key = name_key(shown)
        if key and (key, lang, id) not in seen:
            seen.add((key, lang, id))
            words = words_of(shown, id.partition(":")[0])
            yield Name(key, tier, lang, id, " ".join(words), " ".join(shown.split()))


def _namings(library: Library) -> Iterator[tuple[str, str, str, str]]:
    titles = {
        (lang, name_key(title))
        for record in library.records.values()
        for lang, title in record.titles.items()
    }
    for record in library.records.values():
        for lang, title in record.titles.items():
            yield "title", lang, record.id, title
            bare = _BRACKET.sub("", title)
            # "Name (sort)" is called "Name" too, but less than what has that for its whole title.
            is_of_another = bare != title and (lang, name_key(bare)) in titles
            yield "alias" if is_of_another else "title", lang, record.id, bare
            for alias in record.aliases.get(lang, ()):
                yield "alias", lang, record.id, alias
        if record.kind in ("glossary", "rule"):
            for edition, source in record.sources.items():
                yield "alias", books(record.game)[edition], record.id, source.heading
                for lang, heading in source.headings.items():
                    yield "alias", lang, record.id, heading
            yield "slug", default(), record.id, record.slug
        if record.kind == "errata":
            card = library.records[card_id(record.game, record.slug)]
            for lang, title in card.titles.items():
                yield "slug", lang, record.id, title
    for term in library.terms:
        if term.concept in library.records:
            yield "term" if term.official else "slang", term.lang, term.concept, term.word


class Piece(NamedTuple):
    """A piece of what is searched."""

    record: Record
    kind: str
    lang: str
    text: str


def units_of(library: Library, names: list[Name]) -> Iterator[Piece]:
    """What is searched, piece by piece."""
    for record in library.records.values():
        for lang in LANGUAGES:
            if record.kind != "card":  # what is printed on a card is asked otherwise
                yield from _of_its_text(record, lang)
            for text in (*(change.text for change in record.changes), *(note.text for note in record.notes)):
                if lang in text:
                    yield Piece(record, "note", lang, text[lang])
            for saying in _leading(library.ways.sayings.get((record.id, lang), ())):
                yield Piece(record, "said", lang, saying.words)
            for bag in library.ways.printed.get((record.id, lang), ()):
                yield Piece(record, "printed", lang, bag.words)
        for card in record.cards:
            yield Piece(record, "card", "", card)
    for name in names:
        if name.tier != "slug":
            yield Piece(library.records[name.id], "name", name.lang, name.shown)


def _of_its_text(record: Record, lang: str) -> Iterator[Piece]:
    """The question and the paragraphs of an entry."""
    if record.questions and record.verdicts and lang in record.questions:
        asked = f"{record.questions[lang]} {record.verdicts.get(lang, '')}"
        yield Piece(record, "question", lang, asked.strip())
    texts = [variant.text[lang] for variant in record.variants if lang in variant.text]
    for paragraph in dict.fromkeys(part for text in texts for part in text.split("\n\n")):
        yield Piece(record, "body", lang, paragraph)


def _leading(sayings: Iterable[Saying]) -> Iterator[Saying]:
    """The sayings that lead to their entry: of those on a paragraph the first. More of them would drown what
    others say; they tell which paragraph is meant."""
    number: Counter[int] = Counter()
    for saying in sayings:
        number[saying.paragraph] += 1
        if not saying.paragraph or number[saying.paragraph] <= _LEADING:
            yield saying


def _words(library: Library, game: str, names: list[Name]) -> Iterator[tuple[str, ...]]:
    """Every word that is spelled as it should be, with its language, how many pieces have it, its stem and
    its sound; a star marks a word of a name, a wave one of what players say. Notes and descriptions of the
    books do not count: they quote misprints."""
    count: dict[tuple[str, str], int] = {}
    named: set[tuple[str, str]] = set()
    for record, kind, lang, text in units_of(library, names):
        if kind not in ("note", "card") and record.kind != "edition":
            for word in set(words_of(text, game)):
                # A word that only we use is known, yet nothing is put right to it.
                count[word, lang] = count.get((word, lang), 0) + (kind != "said")
                if kind == "name":
                    named.add((word, lang))
    for meaning in library.ways.meanings:
        for lang, phrases in meaning.items():
            for phrase in phrases:
                for word in words_of(phrase, game):
                    count.setdefault((word, lang), 0)
    printed = {(word, name.lang) for name in names if name.tier != "slang" for word in name.words.split()}
    for (word, lang), number in sorted(count.items()):
        star = "*" if (word, lang) in printed else "~" if (word, lang) in named else ""
        yield word, lang, str(number), star, stem(word, lang, game), searching(lang).sound(word)


class _Phrases:
    """Which concepts and everyday meanings a run of stems stands for."""

    def __init__(self, library: Library, game: str, names: list[Name]) -> None:
        self.game = game
        self.tokens: dict[tuple[str, tuple[str, ...]], dict[str, list[str]]] = {}
        for name in names:
            if library.records[name.id].kind in ("glossary", "rule"):
                self.learn(name.lang, name.words.split(), "concept", name.id)
        for number, meaning in enumerate(library.ways.meanings):
            for lang, phrases in meaning.items():
                for word in phrases:
                    self.learn(lang, words_of(word, game), "meaning", str(number))

    def learn(self, lang: str, words: list[str], field: str, token: str) -> None:
        stems = tuple(stem(word, lang, self.game) for word in words)
        if 0 < len(stems) <= LONGEST:
            tokens = self.tokens.setdefault((lang, stems), {}).setdefault(field, [])
            if token not in tokens:
                tokens.append(token)

    def unit(self, kind: str, lang: str, words: list[str]) -> Unit:
        """The tokens of one piece."""
        if kind == "card":
            return {"card": "-".join(words)}
        stems = [stem(word, lang, self.game) for word in words]
        concepts: list[str] = []
        meanings: list[str] = []
        longest = 1 if kind == "printed" else LONGEST  # words in no order make no phrases
        for start in range(len(stems)):
            for end in range(start + 1, min(start + longest, len(stems)) + 1):
                tokens = self.tokens.get((lang, tuple(stems[start:end])))
                if tokens:
                    concepts += tokens.get("concept", [])
                    # A name is a name: what its words mean from day to day leads astray.
                    if kind != "name":
                        meanings += tokens.get("meaning", [])
        return {lang: " ".join(stems), "concept": " ".join(concepts), "meaning": " ".join(meanings)}

    def rows(self) -> Iterator[tuple[str, ...]]:
        for (lang, stems), tokens in self.tokens.items():
            concepts, meanings = (" ".join(tokens.get(field, ())) for field in ("concept", "meaning"))
            yield lang, " ".join(stems), concepts, meanings
