"""The content written as the store keeps it: a line for each entry, tables of names and of boards, and, for
searching, units (a name, a question, a paragraph) with the tokens that lead to them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple
from zlib import crc32

from msgspec import json

from kfjudge.games import get_game
from kfjudge.reference.content.boards import StoredBoard
from kfjudge.reference.content.library import Library, with_behaviors
from kfjudge.reference.content.tables import SearchTables
from kfjudge.reference.model import RULING, Name, Record
from kfjudge.reference.search.words import little_words, outside_word, stem
from kfjudge.reference.store.index import Unit, index_rows
from kfjudge.reference.text import card_token, fold, name_key, words_of
from kfjudge.words import LANGUAGES, default_language, load_searching, pick_language

LONGEST = 5  # words of a phrase
_LEADING = 6  # questions on a paragraph, in a language, that lead to its entry
_BRACKET = re.compile(r"\s*\([^)]*\)")
_SPOKEN = {
    "name": 0,
    "question": 1,
    "body": 1,
    "said": 2,
}  # the columns of the table of which words there are
_TITLE, _BESIDE = 0, 1  # where a token of a board stands: in its title, or in its script and outcome


def compile_library(library: Library, game: str, boards: Sequence[StoredBoard] = ()) -> dict[str, bytes]:
    """Make the tables of a store."""
    names = list(_list_names(library))
    phrases = _Phrases(library, game, names)
    units: list[Unit] = []
    said: list[str] = []  # of each unit, its stems
    rows: list[tuple[str, str, str]] = []  # of each unit, its entry, kind and language
    spoken: dict[
        str, list[int]
    ] = {}  # by language and stem, the pieces with it: names, texts, what players say
    having: dict[tuple[str, str], set[str]] = {}
    numbers = {id: number for number, id in enumerate(library.records)}
    for record, kind, lang, text in _cut_into_pieces(library, names):
        words = words_of(text, game)
        unit = phrases.unit(kind, lang, words)
        units.append(unit)
        stems = unit["card"] if kind == "card" else unit[lang]
        # What is in no book must not change how much a word of the books tells.
        for field, tokens in unit.items() if record.kind != RULING else ():
            for token in tokens.split():
                having.setdefault((field, token), set()).add(record.id)
        rows.append((str(numbers[record.id]), kind, lang))
        said.append(stems)
        if kind in _SPOKEN:
            for found in set(stems.split()):
                spoken.setdefault(f"{lang}:{found}", [0, 0, 0])[_SPOKEN[kind]] += 1
    records = [
        with_behaviors(record) if record.kind == "card" else record for record in library.records.values()
    ]
    entries, places = _write_entries(records)
    board_entries, board_places = _write_entries((board.record for board in boards), len(entries))
    files = {
        "entries": entries + board_entries,
        "places": _table(places),
        "names": _table(
            f"{name.key}\t{name.tier}\t{name.lang}\t{name.id}\t{name.words}\t{name.shown}" for name in names
        ),
        "units": _columns(
            ("entry", "kind", "lang", "many"),  # that follow each other are the same in these
            ((*row, str(len(list(same)))) for row, same in groupby(rows)),
        ),
        "stems": _table(said),
        "postings": _table(index_rows(units)),
        "phrases": _columns(("lang", "run", "concepts", "meanings"), phrases.rows()),
        "words": _sorted_table("\t".join(row) for row in _words(library, game, names)),
        "frequencies": _columns(
            ("field", "token", "entries"),
            ((field, token, str(len(ids))) for (field, token), ids in having.items()),
        ),
        "spoken": _sorted_table("\t".join((key, *map(str, counts))) for key, counts in spoken.items()),
        "called": _sorted_table(f"{key}\t{' '.join(sorted(sorts))}" for key, sorts in _sorts_of_names(names)),
        "links": _table(_list_links(library)),
        "pages": _table(f"{page.game}\t{page.name}\t{json.encode(page).decode()}" for page in library.pages),
    }
    files |= _board_tables(boards, board_places, phrases)
    return files | _search_tables(library.search_tables, game, records, phrases)


def _table(rows: Iterable[str]) -> bytes:
    """Write rows between line breaks, the first included, so that a row is found by the break before it."""
    return ("\n" + "".join(f"{row}\n" for row in rows)).encode()


def _sorted_table(rows: Iterable[str]) -> bytes:
    """Write rows in the order of their bytes, so that one is found by halving."""
    return _table(sorted(rows, key=str.encode))


def _list_links(library: Library) -> Iterable[str]:
    """List which board answers or shows which entry."""
    for link in library.links:
        if "\t" not in link.id:
            yield f"{link.id}\t{link.scenario}\t{'answers' if link.answers else 'shows'}"


def _sorts_of_names(names: Iterable[Name]) -> Iterable[tuple[str, set[str]]]:
    """By key, what sorts of names there are: of a card, of the publisher's (a title or not), of players."""
    sorts: dict[str, set[str]] = {}
    for name in names:
        sort = "card" if ":card/" in name.id else "slang" if name.tier == "slang" else "official"
        sorts.setdefault(name.key, set()).add(sort)
        if sort == "official" and name.tier == "title":
            sorts[name.key].add("title")
    return sorts.items()


def _columns(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> bytes:
    """Write a table that is read whole, lying on its side, with a head to each line: so a column is cut at
    once."""
    return _table(map("\t".join, zip(heads, *rows, strict=True)))


def _write_entries(records: Iterable[Record], offset: int = 0) -> tuple[bytes, list[str]]:
    """Write the entries, a line each, and the place of each line, where the first of them is at `offset`."""
    lines, places = [], []
    for record in records:
        line = json.encode(record) + b"\n"
        editions = ",".join(record.editions)
        places.append(f"{fold(record.id)}\t{record.id}\t{editions}\t{offset}\t{len(line)}\t{crc32(line)}")
        lines.append(line)
        offset += len(line)
    return b"".join(lines), places


def _search_tables(
    tables: SearchTables, game: str, records: Iterable[Record], phrases: _Phrases
) -> dict[str, bytes]:
    """Write what searching knows beside the entries: what is in no book, words that tell nothing, how two
    entries differ, how people ask for a paragraph, which rules a card speaks of, what its model has in it and
    which rules follow from that."""

    def in_singular(phrase: str) -> str:
        return " ".join(map(outside_word, words_of(phrase, game)))

    out_of_scope: dict[str, str] = {}  # a run of words and the run that must follow; a star: of a later set
    for listed, star in ((tables.out_of_scope, ""), (tables.not_yet_printed, "*")):
        for run, _, following in (phrase.partition("…") for phrase in listed):
            out_of_scope[f"{in_singular(run)}\t{in_singular(following)}"] = star
    common = {(lang, stem(word, lang, game)) for lang in LANGUAGES for word in little_words().common}
    questions = (
        (id, lang, question.paragraph, [stem(word, lang, game) for word in words_of(question.words, game)])
        for (id, lang), paraphrases in tables.paraphrases.items()
        for question in paraphrases
        if question.paragraph
    )
    return {
        "outside": _table(f"{runs}\t{star}" for runs, star in sorted(out_of_scope.items())),
        "common": _columns(("lang", "stem"), sorted(common)),
        "apart": _table(
            f"{one}\t{other}\t{lang}\t{sentence}"
            for (one, other), sentences in tables.contrasts.items()
            for lang, sentence in sentences.items()
        ),
        "asked": _table(
            f"{id}\t{lang}\t{number}\t{' '.join(stems)}" for id, lang, number, stems in questions
        ),
        "doing": _table(_list_concepts(records, game, phrases)),
        "features": _table(
            f"{card_token(record.slug)}\t{' '.join(get_game(game).reference.list_features(record.slug))}"
            for record in records
            if record.behaviors
        ),
        "models": _table(_list_model_rules(tables, game)),
    }


def _list_concepts(records: Iterable[Record], game: str, phrases: _Phrases) -> Iterable[str]:
    """List what each card speaks of: the concepts in its facts and in the sentences of what it does."""
    lang = default_language()
    for record in records:
        for behavior in record.behaviors[:1]:
            facts = pick_language(record.variants[0].text, lang)
            does = words_of(" ".join((facts, *behavior.sentences[lang])), game)
            found = set(phrases.unit("body", lang, does)["concept"].split())
            yield f"{card_token(record.slug)}\t{' '.join(sorted(found))}"


def _list_model_rules(tables: SearchTables, game: str) -> Iterable[str]:
    """List the rules that follow from models: entry, paragraph, whether it leads, features, words."""
    for rule in tables.model_rules:
        words = "|".join(
            f"{lang}:{' '.join(stem(word, lang, game) for word in words_of(run, game))}"
            for lang, runs in rule.words.items()
            for run in runs
        )
        yield f"{rule.id}\t{rule.paragraph}\t{'*' * rule.leads}\t{'|'.join(rule.features)}\t{words}"


def _board_tables(boards: Sequence[StoredBoard], places: list[str], phrases: _Phrases) -> dict[str, bytes]:
    """Write the tables that boards are found by. In those of the entries their words would change how much
    each word of the books tells, and so which entry comes first."""
    common, rows, names = little_words().common, [], []
    # For each token the boards with it in their title, and those with it beside: in their script or outcome.
    having: dict[tuple[str, str], tuple[dict[str, None], dict[str, None]]] = {}
    for at, (place, board) in enumerate(zip(places, boards, strict=True)):
        record, number = board.record, str(at)
        titles = (words_of(record.titles.get(lang, "")) for lang in LANGUAGES)
        telling = ",".join(str(len(set(words) - common)) for words in titles)
        rows.append(f"{place}\t{','.join(board.answers)}\t{','.join(board.shows)}\t{telling}")
        called = (record.slug, record.slug.rpartition("/")[2], *record.titles.values())
        names += [f"{key}\t{record.id}" for key in dict.fromkeys(map(name_key, called))]
        tokens = [(_TITLE, "card", card_token(card)) for card in board.acting]
        tokens += [(_BESIDE, "card", card_token(card)) for card in board.beside]
        for lang in LANGUAGES:
            below = f"{board.script[lang]} {board.outcome[lang]}"
            for where, text in ((_TITLE, record.titles.get(lang, "")), (_BESIDE, below)):
                unit = phrases.unit("body", lang, words_of(text, record.game))
                tokens += [(where, field, token) for field, some in unit.items() for token in some.split()]
        for where, field, token in tokens:
            having.setdefault((field, token), ({}, {}))[where][number] = None
    return {
        "boards": _table(rows),
        "board-names": _table(names),
        "board-words": _table(
            f"{field}\t{token}\t{' '.join(titled)}\t{' '.join(beside)}"
            for (field, token), (titled, beside) in sorted(having.items())
        ),
    }


def _list_names(library: Library) -> Iterator[Name]:
    """List everything that an entry is called, the best name of it first."""
    records = library.records.values()
    titles = {(lang, name_key(title)) for record in records for lang, title in record.titles.items()}

    def namings() -> Iterator[tuple[str, str, str, str]]:
        for record in records:
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
                    yield "alias", get_game(record.game).books[edition], record.id, source.heading
                    for lang, heading in source.headings.items():
                        yield "alias", lang, record.id, heading
                yield "slug", default_language(), record.id, record.slug
            if record.kind == "errata":
                card = library.records[f"{record.game}:card/{record.slug}"]
                for lang, title in card.titles.items():
                    yield "slug", lang, record.id, title
        for term in library.terms:
            if term.concept in library.records:
                yield "term" if term.official else "slang", term.lang, term.concept, term.word

    listed: set[tuple[str, str, str]] = set()
    for tier, lang, id, shown in namings():
        key = name_key(shown)
        if key and (key, lang, id) not in listed:
            listed.add((key, lang, id))
            words = words_of(shown, id.partition(":")[0])
            yield Name(key, tier, lang, id, " ".join(words), " ".join(shown.split()))


class Piece(NamedTuple):
    """A text that is searched, and the entry that it leads to."""

    record: Record
    kind: str
    lang: str
    text: str


def _cut_into_pieces(library: Library, names: list[Name]) -> Iterator[Piece]:
    """Cut what is searched into pieces: questions, paragraphs, remarks, paraphrases, cards, names."""
    tables = library.search_tables
    for record in library.records.values():
        for lang in LANGUAGES:
            if record.kind != "card":  # what is printed on a card is asked otherwise
                yield from _cut_texts(record, lang)
            for text in (*(change.text for change in record.changes), *(note.text for note in record.notes)):
                if lang in text:
                    yield Piece(record, "note", lang, text[lang])
            # Of the questions on a paragraph the first few lead here: more would drown those of others.
            number: Counter[int] = Counter()
            for paraphrase in tables.paraphrases.get((record.id, lang), ()):
                number[paraphrase.paragraph] += 1
                if not paraphrase.paragraph or number[paraphrase.paragraph] <= _LEADING:
                    yield Piece(record, "said", lang, paraphrase.words)
            for bag in tables.book_vocabulary.get((record.id, lang), ()):
                yield Piece(record, "printed", lang, bag.words)
        for card in record.cards:
            yield Piece(record, "card", "", card)
    for name in names:
        if name.tier != "slug":
            yield Piece(library.records[name.id], "name", name.lang, name.shown)


def _cut_texts(record: Record, lang: str) -> Iterator[Piece]:
    """Cut an entry into its question with the verdict, and the paragraphs of its texts, each once."""
    if record.questions and record.verdicts and lang in record.questions:
        question = f"{record.questions[lang]} {record.verdicts.get(lang, '')}"
        yield Piece(record, "question", lang, question.strip())
    texts = [variant.text[lang] for variant in record.variants if lang in variant.text]
    for paragraph in dict.fromkeys(part for text in texts for part in text.split("\n\n")):
        yield Piece(record, "body", lang, paragraph)


def _words(library: Library, game: str, names: list[Name]) -> Iterator[tuple[str, ...]]:
    """List every word that is spelled as it should be, with its language, how many pieces have it, its stem
    and its sound; a star marks a word of a name, a wave one of what players say. Notes and descriptions of
    the books do not count, which quote misprints, nor rulings, which are in none."""
    count: dict[tuple[str, str], int] = {}
    named: set[tuple[str, str]] = set()
    for record, kind, lang, text in _cut_into_pieces(library, names):
        if kind not in ("note", "card") and record.kind not in ("edition", RULING):
            for word in set(words_of(text, game)):
                # A word that only we use is known, yet nothing is put right to it.
                count[word, lang] = count.get((word, lang), 0) + (kind != "said")
                if kind == "name":
                    named.add((word, lang))
    for synonyms in library.search_tables.synonyms:
        for lang, phrases in synonyms.items():
            for phrase in phrases:
                for word in words_of(phrase, game):
                    count.setdefault((word, lang), 0)
    printed = {(word, name.lang) for name in names if name.tier != "slang" for word in name.words.split()}
    for (word, lang), number in sorted(count.items()):
        star = "*" if (word, lang) in printed else "~" if (word, lang) in named else ""
        yield word, lang, str(number), star, stem(word, lang, game), load_searching(lang).sound(word)


class _Phrases:
    """Knows which concepts and everyday meanings a run of stems stands for."""

    def __init__(self, library: Library, game: str, names: list[Name]) -> None:
        self.game = game
        self.tokens: dict[tuple[str, tuple[str, ...]], dict[str, list[str]]] = {}
        for name in names:
            if library.records[name.id].kind in ("glossary", "rule"):
                self.learn(name.lang, name.words.split(), "concept", name.id)
        for number, synonyms in enumerate(library.search_tables.synonyms):
            for lang, phrases in synonyms.items():
                for word in phrases:
                    self.learn(lang, words_of(word, game), "meaning", str(number))

    def learn(self, lang: str, words: list[str], field: str, token: str) -> None:
        stems = tuple(stem(word, lang, self.game) for word in words)
        if 0 < len(stems) <= LONGEST:
            tokens = self.tokens.setdefault((lang, stems), {}).setdefault(field, [])
            if token not in tokens:
                tokens.append(token)

    def unit(self, kind: str, lang: str, words: list[str]) -> Unit:
        """Make the tokens of one piece."""
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
