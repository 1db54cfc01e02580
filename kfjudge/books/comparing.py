"""Two books of the user's compared by sentence, a unit with the unit of the same heading: what is changed,
new, gone or stands elsewhere. Numbers of headings and of pages that shifted are no change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache, cached_property

from msgspec import Struct

from kfjudge.books.placing import names_of, spell_heading
from kfjudge.books.shelf import Book
from kfjudge.books.units import ERRATUM, QUESTION, RULE, TERM, Unit, any_of, split_sentences
from kfjudge.core.readings import Difference
from kfjudge.core.text import fold, name_key, short_id
from kfjudge.games import get_game
from kfjudge.reference.api import records
from kfjudge.words import load_searching
from kfjudge.words.catalogue import find_raw_template, has_message, load_page
from kfjudge.words.shorthand import parse_number

CHANGED, NEW, GONE, MOVED = "changed", "new", "gone", "moved"
KINDS = (CHANGED, NEW, GONE, MOVED)
_ALIKE = 0.55  # two sentences that say nearly the same
_ONE_QUESTION = 0.75  # two questions that are one
_MOST_COMPARED = 400  # sentences of a unit with which one is compared
_LONGEST_SOUGHT = 1_000_000  # letters of a book in which a sentence is sought
_SIGNS = re.compile(r"[^a-z0-9+]+")


Cue = tuple[list[re.Pattern[str]], list[re.Pattern[str]]]  # words that a sentence has, and that it lacks


class SentenceChange(Struct, frozen=True):
    """A sentence that is not the same in both books: as the older has it, and as the newer."""

    kind: str
    before: str = ""
    after: str = ""


class UnitDifference(Struct, frozen=True):
    """What differs in a unit. `kind` is that of the whole unit: new, gone, moved to another section, or
    changed."""

    kind: str
    heading: str
    changes: tuple[SentenceChange, ...] = ()
    page_before: int | None = None
    page_after: int | None = None
    entries: tuple[str, ...] = ()


def key_of(sentence: str) -> str:
    """Reduce a sentence to what it says: without case, signs, numbers of pages and of lists."""
    key = _SIGNS.sub(" ", _reference().sub(" ", fold(sentence).replace("'", ""))).strip()
    return re.sub(r"^\d{1,2} (?=[a-z])", "", key)


@cache
def _reference() -> re.Pattern[str]:
    """Match where a text refers to: "(see page 5)", "on page 12"."""
    return re.compile(rf"\b(?:on |a la |en )?(?:{any_of('page', folded=True)})\s?\d+(?:\s?[-–]\s?\d+)?")


class _Text(Struct, frozen=True, dict=True):
    """The sentences of some text, and their keys with a mark between."""

    text: str

    @cached_property
    def sentences(self) -> list[tuple[str, str]]:
        return [(key, part) for part in split_sentences(self.text) if (key := key_of(part))]

    @cached_property
    def keys(self) -> frozenset[str]:
        return frozenset(key for key, _ in self.sentences)

    @cached_property
    def whole(self) -> str:
        return f" {' '.join(key for key, _ in self.sentences)} "

    def has(self, key: str) -> bool:
        """Tell whether it has a sentence, be it that another begins or ends elsewhere."""
        return key in self.keys or (len(self.text) <= _LONGEST_SOUGHT and f" {key} " in self.whole)

    def compare(self, after: _Text, all_old: _Text, all_new: _Text) -> Iterator[SentenceChange]:
        """Compare it with the newer text of the same heading, sentence by sentence."""
        gone = [(key, one) for key, one in self.sentences if not after.has(key)]
        come = [(key, one) for key, one in after.sentences if not self.has(key)]
        for key, one in come:
            near = [
                (SequenceMatcher(None, key.split(), other.split(), autojunk=False).ratio(), at)
                for at, (other, _) in enumerate(gone[:_MOST_COMPARED])
            ]
            likeness, at = max(near, default=(0.0, 0))
            if likeness >= _ALIKE:
                yield SentenceChange(CHANGED, gone.pop(at)[1], one)
            else:
                yield SentenceChange(MOVED if all_old.has(key) else NEW, after=one)
        for key, one in gone:
            yield SentenceChange(MOVED if all_new.has(key) else GONE, before=one)


def compare_books(old: Book, new: Book) -> list[UnitDifference]:
    """Compare two books, in the order of the newer; what only the older has comes last."""
    all_old, all_new = _Text(_join(old.units)), _Text(_join(new.units))
    found = []
    for one, other in _Pairs(old.units, new.units).pair():
        if one is not None and other is not None:
            changes = tuple(_Text(_whole(one)).compare(_Text(_whole(other)), all_old, all_new))
            kind = MOVED if not any(change.kind != MOVED for change in changes) else CHANGED
            if changes:
                found.append(
                    UnitDifference(kind, other.heading, changes, one.page, other.page, other.entries)
                )
        elif other is not None:
            told = tuple(_only_in(_Text(_whole(other)), all_old, NEW))
            if told:
                kind = NEW if any(change.kind == NEW for change in told) else MOVED
                found.append(UnitDifference(kind, other.heading, told, None, other.page, other.entries))
        elif one is not None:
            told = tuple(_only_in(_Text(_whole(one)), all_new, GONE))
            if told:
                kind = GONE if any(change.kind == GONE for change in told) else MOVED
                found.append(UnitDifference(kind, one.heading, told, one.page, None, one.entries))
    return found


def _whole(unit: Unit) -> str:
    """Give the text of a unit; of a question with what is asked."""
    return f"{unit.heading}\n\n{unit.text}" if unit.kind == QUESTION else unit.text


def _join(units: Iterable[Unit]) -> str:
    return "\n\n".join(f"{unit.heading}\n\n{unit.text}" for unit in units)


class _Pairs:
    """The units of two books, paired one by one."""

    def __init__(self, old: Sequence[Unit], new: Sequence[Unit]) -> None:
        self._old, self._new = old, new
        self._left = dict(enumerate(old))
        self._partner: dict[int, int] = {}

    def pair(self) -> Iterator[tuple[Unit | None, Unit | None]]:
        """Pair those of one heading in a section of one name, then those of one heading, then those of one
        entry, then questions that are nearly the same."""
        self._pair_by(lambda unit: (name_key(unit.heading), *map(name_key, unit.section[-1:])))
        self._pair_by(lambda unit: (name_key(unit.heading),))
        self._pair_by(lambda unit: unit.entries[:1] if unit.kind != QUESTION else ())
        self._pair_questions()
        for at, unit in enumerate(self._new):
            yield (self._old[self._partner[at]] if at in self._partner else None), unit
        for unit in self._left.values():
            yield unit, None

    def _pair_by(self, key_of_unit: Callable[[Unit], tuple[str, ...]]) -> None:
        """Pair what has the same key; an empty one is none."""
        by_key: dict[tuple[str, ...], list[int]] = {}
        for at, unit in self._left.items():
            by_key.setdefault(key_of_unit(unit), []).append(at)
        for at, unit in enumerate(self._new):
            key = key_of_unit(unit) if at not in self._partner else ()
            same = by_key.get(key, []) if key else []
            if same:
                self._partner[at] = same.pop(0)
                del self._left[self._partner[at]]

    def _pair_questions(self) -> None:
        for at, unit in enumerate(self._new):
            if at in self._partner or unit.kind != QUESTION:
                continue
            asked = key_of(unit.heading)
            near = [
                (SequenceMatcher(None, asked, key_of(one.heading), autojunk=False).ratio(), number)
                for number, one in list(self._left.items())[:_MOST_COMPARED]
                if one.kind == QUESTION
            ]
            likeness, number = max(near, default=(0.0, 0))
            if likeness >= _ONE_QUESTION:
                self._partner[at] = number
                del self._left[number]


def _only_in(text: _Text, other: _Text, kind: str) -> Iterator[SentenceChange]:
    """Tell the sentences of a unit that the other book lacks, and those that it has elsewhere."""
    for key, one in text.sentences:
        told = MOVED if other.has(key) else kind
        yield SentenceChange(told, one if kind == GONE else "", one if kind == NEW else "")


class PointInFile(Struct, frozen=True):
    """A point on which our editions differ, as a user's file has it: the value of a row of the table, the
    editions of ours that have it, and the sentence that says so. `agrees` if the edition that it is compared
    with has it."""

    id: str
    value: str
    editions: tuple[str, ...]
    agrees: bool
    sentence: str
    page: int | None = None


class AgainstOurs(Struct, frozen=True):
    """What only a book of the user's has and what only an edition of ours, by their headings; and which
    value of each row of our table the book has, as far as its words tell."""

    edition: str
    only_in_file: tuple[str, ...]
    only_in_ours: tuple[str, ...]
    points: tuple[PointInFile, ...] = ()
    untold: tuple[str, ...] = ()  # the rows of which its words tell no value


def compare_with_ours(book: Book, edition: str, lang: str, term: str = "") -> AgainstOurs:
    """Compare a book with an edition that kfjudge has in its own words: by headings, and by our table; what
    concerns a term by the table alone."""
    rows = list(get_game(book.game).engine.rows)
    if term:
        keys = {id for key in spell_heading(term) for id in names_of(book.game).entries.get(key, ())}
        rows = [row for row in rows if not keys.isdisjoint(row.sources) or name_key(term) in name_key(row.id)]
    told = {row.id: _find_point(row, book, edition) for row in rows if edition in row.provisions}
    points = tuple(point for point in told.values() if point is not None)
    untold = tuple(id for id, point in told.items() if point is None)
    if term:
        return AgainstOurs(edition, (), (), points, untold)
    return AgainstOurs(edition, *_compare_headings(book, edition, lang), points, untold)


def _compare_headings(book: Book, edition: str, lang: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Find the headings that only a book has, and those that only an edition of ours has. A kind of entry
    that the book hardly has, a FAQ the rules say, is not missed there."""
    placed = {entry for unit in book.units for entry in unit.entries}
    own = [unit.heading for unit in book.headed if not unit.entries and unit.kind in (TERM, RULE)]
    missed: list[str] = []
    for kind in ("glossary", "rule"):
        ours = [one for one in records(kind, book.game) if edition in one.editions]
        there = [one for one in ours if short_id(one.id) in placed]
        if 2 * len(there) > len(ours):
            missed += [one.title(lang) for one in ours if one not in there]
    return tuple(dict.fromkeys(own)), tuple(dict.fromkeys(missed))


def _find_point(row: Difference, book: Book, edition: str) -> PointInFile | None:
    """Find which value of a row a book has: what an erratum says before the rules, those before a question.
    None where its words tell none, or several."""
    cues = {
        value: _parse_cue(find_raw_template(f"difference.cue.{row.id}.{value}", book.lang, book.game))
        for value in map(str, row.values)
        if has_message(f"difference.cue.{row.id}.{value}", book.game)
    }
    beside = [unit for unit in book.units if not set(row.sources).isdisjoint(unit.entries)]
    for kinds in ((ERRATUM,), (TERM, RULE), (QUESTION,)):
        found: dict[str, tuple[str, Unit]] = {}
        for unit in beside:
            for sentence in split_sentences(unit.text) if unit.kind in kinds else ():
                for value in _values_in(fold(sentence), cues):
                    found.setdefault(value, (sentence, unit))
        if len(found) == 1:
            [(value, (sentence, unit))] = found.items()
            having = tuple(one for one, provision in row.provisions.items() if str(provision.value) == value)
            if sentence.count("”") > sentence.count("“"):  # of a card's text that began before
                sentence = sentence.rstrip("” ")
            return PointInFile(row.id, value, having, edition in having, sentence, unit.page)
        if found:
            return None
    return None


def _values_in(sentence: str, cues: Mapping[str, Iterable[Cue]]) -> list[str]:
    """Find the values of which a sentence has the words."""
    return [
        value
        for value, ways in cues.items()
        if any(
            all(word.search(sentence) for word in having)
            and not any(word.search(sentence) for word in lacking)
            for having, lacking in ways
        )
    ]


def _parse_cue(forms: str) -> list[Cue]:
    """Read by which words a sentence has a value: the beginnings that are in it, and those that are not."""
    ways = []
    for form in forms.split("|"):
        words = [(word.startswith("!"), re.escape(fold(word.lstrip("!")))) for word in form.split()]
        having, lacking = (
            [re.compile(rf"\b{word}") for is_not, word in words if is_not == which] for which in (False, True)
        )
        ways.append((having, lacking))
    return ways


def narrow(found: Sequence[UnitDifference], term: str, game: str) -> list[UnitDifference]:
    """Keep what concerns a term: by the heading, an entry that is called so, or the words."""
    keys = set(spell_heading(term))
    entries = {id for key in keys for id in names_of(game).entries.get(key, ())}
    wanted = f" {key_of(term)} "
    return [
        one
        for one in found
        if not keys.isdisjoint(spell_heading(one.heading))
        or not entries.isdisjoint(one.entries)
        or any(wanted in f" {key_of(f'{change.before} {change.after}')} " for change in one.changes)
    ]


# what a text decides by


def has_new_sentence(before: str, after: str) -> bool:
    """Tell whether a text has a sentence that an older one has neither so nor nearly so."""
    nothing = _Text("")
    return any(change.kind == NEW for change in _Text(before).compare(_Text(after), nothing, nothing))


def find_conflicts(yours: str, ours: str, lang: str, game: str = "") -> tuple[str, ...]:
    """Find what a text of the user's decides by and ours, in other words, does not bear out: a number, how a
    card lies, to which zone it goes, what must, may or cannot be. Of what both may have meant nothing is
    told."""
    one, other = fold(yours), fold(ours)
    found = sorted(_numbers_in(one, lang) - _numbers_in(other, lang))
    sides = [re.compile(rf"\b(?:{any_of(f'side-{side}', folded=True)})\b") for side in ("up", "down")]
    for side, opposite in (sides, reversed(sides)):
        here = side.search(one)
        if here and not side.search(other) and opposite.search(other) and not opposite.search(one):
            found.append(here[0])
    only_yours, only_ours = _zones_in(one, other, lang, game), _zones_in(other, one, lang, game)
    if only_yours and only_ours:
        found += only_yours
    for what, instead in (("must", "may"), ("may", "must")):
        is_other_way = _has(other, instead) and not _has(other, what)
        if _has(one, what) and not _has(one, instead) and is_other_way:
            found.append(what)
    if _has(one, "cannot") and not (_has(other, "cannot") or _has(other, "negation")):
        found.append("cannot")
    return tuple(found)


def _has(text: str, what: str) -> bool:
    return bool(re.search(rf"\b(?:{any_of(what, folded=True)})\b", text))


def _zones_in(text: str, other: str, lang: str, game: str) -> list[str]:
    """Find the zones into, in or from which something goes in a text and that another does not even touch,
    as its game calls them: "into the discard pile", where the other neither has a pile nor discards."""
    stem = load_searching(lang).stem
    touched = {stem(word) for word in re.findall(r"[a-z]+", other)}
    found = []
    forms_of_zones = load_page("notation", lang, game) if game else {}
    for key, name in load_page("zone", lang, game).items() if game else ():
        if f"notation.{key}" not in forms_of_zones:
            continue
        written = forms_of_zones[f"notation.{key}"].split("|")
        forms = [*(form.partition("]")[2] or form for form in written), name]
        keys = [fold(form).strip() for form in forms if form.strip()]
        if touched & {stem(form.split()[0]) for form in keys}:
            continue
        zones = "|".join(map(re.escape, sorted(keys, key=len, reverse=True)))
        if re.search(
            rf"\b(?:{any_of('toward', folded=True)})\s?(?:[\w’']+\s){{0,3}}?(?:[ld][’'])?(?:{zones})\b", text
        ):
            found.append(name)
    return found


def _numbers_in(text: str, lang: str) -> set[str]:
    """Find the numbers from 2 up in a text, as digits."""
    bare = _reference().sub(" ", re.sub(r"\([^()]*\)", " ", text))
    numbers = (
        int(word) if word.isdigit() else parse_number(word, lang)
        for word in re.findall(r"(?<![\w.])(?:[a-z]+|\d{1,3})(?![\w.]*\d)", bare)
    )
    return {str(number) for number in numbers if number is not None and number > 1}
