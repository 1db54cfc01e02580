"""What two rulebooks say differently, gathered from the table of editions and from the entries: each
difference once, in the order of the turn, with where both books print it and which board shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.readings import EDITION_SCENARIOS, Difference, scenario_of
from kfjudge.core.text import full_id, short_id
from kfjudge.games import get_game
from kfjudge.reference.api import record, records
from kfjudge.reference.model import RULING, NoteRecord, Record, find_same_question
from kfjudge.reference.store.store import open_store
from kfjudge.words import pick_language
from kfjudge.words.catalogue import find_template

if TYPE_CHECKING:
    from kfjudge.render.game import Rulebooks

CHANGED, NEW, REMOVED = "changed", "new", "removed"
ADDED, LEFT_OUT, REWORDED = "added", "left-out", "reworded"  # and played alike
KINDS = (CHANGED, NEW, REMOVED, ADDED, LEFT_OUT, REWORDED)
_BACK = {ADDED: LEFT_OUT, LEFT_OUT: ADDED, REWORDED: REWORDED}  # from the newer book to the older


class Side(Struct, frozen=True):
    """What one edition says, and where. A silent book is played by the nearest sentence it has; where it has
    none, as the nearest book that `speaks`."""

    edition: str
    id: str
    cite: str
    says: str | None = None
    silent: bool = False
    speaks: str | None = None
    reported: bool = False  # by others: we have not seen it in print


class EditionNote(Struct, frozen=True):
    """A sentence of ours about an entry: how it changed, or a note."""

    id: str
    title: str
    text: str
    editions: tuple[str, ...]
    topic: str
    about: tuple[str, ...] = ()  # every entry and card it touches


class BookDifference(Struct, frozen=True):
    """One difference. `id` is that of the row of the table, or of the entry where no row plays it."""

    kind: str
    id: str
    topic: str
    title: str
    means: str | None = None
    sides: tuple[Side, ...] = ()
    who: str | None = None
    boards: tuple[str, ...] = ()
    told: tuple[EditionNote, ...] = ()
    rows: tuple[str, ...] = ()  # of an entry: the differences that it speaks of
    about: tuple[str, ...] = ()


class Comparison(Struct, frozen=True):
    """Everything that differs from one edition to another. `uncompared` entries stand in a part of the book
    that the other one lacks altogether."""

    game: str
    since: str
    to: str
    lang: str
    differences: tuple[BookDifference, ...]
    notes: tuple[EditionNote, ...]
    slips: tuple[EditionNote, ...]
    uncompared: tuple[str, ...] = ()
    term: str | None = None

    def of_kind(self, kind: str) -> tuple[BookDifference, ...]:
        return tuple(one for one in self.differences if one.kind == kind)

    @property
    def is_empty(self) -> bool:
        return not (self.differences or self.notes or self.slips)

    def without_repeats(self) -> Comparison:
        """Drop the notes that say again what the comparison says already."""
        ids = {one.id for one in self.differences} | {one.id for one in (*self.notes, *self.slips)}
        covered_by = get_game(self.game).drawing.rulebooks().covered_by
        return replace(
            self,
            notes=tuple(note for note in self.notes if covered_by.get(note.id) not in ids),
            slips=tuple(slip for slip in self.slips if covered_by.get(slip.id) not in ids),
        )

    def narrowed(self, id: str) -> Comparison:
        """Keep only what concerns one entry, card or row of the table."""
        rows = get_game(self.game).drawing.rulebooks().rows
        kind, _, slug = id.partition("/")
        wanted = {id}
        if kind in ("glossary", "rule"):
            wanted |= {f"glossary/{slug}", f"rule/{slug}"}  # a concept and the rule of the same name
        if kind in ("card", "errata"):
            wanted |= {f"card/{slug}", f"errata/{slug}"}
        known = [one for each in wanted if (one := open_store(self.game).record(full_id(each, self.game)))]
        shown = {name for one in known for name in one.scenarios}
        wanted |= {row.id for row in rows if scenario_of(row) in shown}
        if kind in ("card", "errata"):
            wanted |= {row.id for row in rows if _has_card(row, slug, self.game)}

        def concerns(one: EditionNote | BookDifference) -> bool:
            return not wanted.isdisjoint(one.about)

        return replace(
            self,
            differences=tuple(one for one in self.differences if one.id in wanted or concerns(one)),
            notes=tuple(filter(concerns, self.notes)),
            slips=tuple(filter(concerns, self.slips)),
            uncompared=(),
            term=id,
        )


class BookPair(Struct, frozen=True, dict=True):
    """Two editions of a game, the older or the newer first, that a reader of one language compares."""

    game: str
    since: str
    to: str
    lang: str

    @cached_property
    def books(self) -> Rulebooks:
        return get_game(self.game).drawing.rulebooks()

    def compare(self) -> Comparison:
        """Find what differs between the two."""
        every = {
            short_id(each.id): each
            for each in records(game=self.game)
            if each.kind not in ("card", "edition", RULING)
        }
        rows = [row for row in self.books.rows if row.separates(self.since, self.to)]
        speaking = [(row, self.find_entries(row)) for row in rows]
        differences = [self.compare_row(row) for row in rows]
        for id, each in every.items():
            differences += self.compare_entry(each, [row for row, entries in speaking if id in entries])
        remarks = [
            (note, self.make_remark(each, pick_language(note.text, self.lang), note.editions))
            for each in every.values()
            for note in each.notes
        ]
        both = {self.since, self.to}
        notes = [
            remark
            for note, remark in remarks
            if note.kind == "note" and self.is_shown_for_both(note, remark.id)
        ]
        slips = [remark for note, remark in remarks if note.kind == "slip" and both & set(note.editions)]

        def rank(one: EditionNote | BookDifference) -> int:
            return self.books.topics.index(one.topic)

        return Comparison(
            self.game,
            self.since,
            self.to,
            self.lang,
            tuple(sorted(differences, key=lambda one: (rank(one), KINDS.index(one.kind)))),
            tuple(sorted(notes, key=rank)),
            tuple(sorted(slips, key=rank)),
            tuple(each.title(self.lang) for each in every.values() if self.lacks_counterpart(each)),
        )

    def is_shown_for_both(self, note: NoteRecord, id: str) -> bool:
        """Tell whether a note on an entry compares both editions, and the pair does not count as one book
        there."""
        both = {self.since, self.to}
        return both <= {*note.editions, *note.beside} and both != set(self.books.joined_notes.get(id, ()))

    # a row of the table of editions

    def find_entries(self, row: Difference) -> list[str]:
        """Return the entries of the two editions that speak of a row."""
        sources = [row[edition].source for edition in (self.since, self.to) if not row[edition].silent]
        return list(dict.fromkeys([*sources, *find_entries_beside(row, self.game)]))

    def compare_row(self, row: Difference) -> BookDifference:
        """Say what each edition says of a row, and where."""
        game, lang = self.game, self.lang
        unprinted = self.books.unprinted.get(row.id)
        remarks: list[EditionNote] = []
        if unprinted:
            source = record(full_id(unprinted, game))
            remarks = [
                self.make_remark(source, pick_language(note.text, lang), note.editions)
                for note in source.notes
            ]
        sides = []
        for edition in (self.since, self.to):
            provision = row[edition]
            source = record(full_id(provision.source, game))
            printed = source.nearest(edition) if source.sources else edition  # a card is of no edition
            sides.append(
                Side(
                    edition,
                    provision.source,
                    source.cite(lang, printed),
                    find_template(f"difference.{row.id}.{provision.value}", lang, game),
                    provision.silent,
                    printed if printed != edition else None,
                    provision.silent and bool(unprinted),
                )
            )
        return BookDifference(
            CHANGED,
            row.id,
            row.topic,
            find_template(f"difference.name.{row.id}", lang, game),
            find_template(f"difference.{row.id}", lang, game),
            tuple(sides),
            find_template(f"difference.who.{row.id}", lang, game),
            find_boards(row, game),
            tuple(remarks),
            about=_with_cards(self.find_entries(row), game),
        )

    # an entry

    def compare_entry(self, each: Record, rows: list[Difference]) -> Iterator[BookDifference]:
        """Say what became of an entry: whether only one book prints it, and what is said otherwise but played
        alike. What is played otherwise, the `rows` say that it speaks of."""
        id = short_id(each.id)
        printed = self.editions_with(each)
        one = BookDifference(
            REWORDED,
            id,
            self.find_topic(id),
            each.title(self.lang),
            sides=tuple(
                Side(edition, id, each.cite(self.lang, each.nearest(edition))) for edition in printed
            ),
            rows=tuple(row.id for row in rows),
            about=_with_cards([id], self.game),
        )
        if len(printed) == 1:
            if not self.has_counterpart(each, is_spoken=bool(rows)):
                view = each.view(self.lang, printed[0])
                gist = view.verdict or view.text.partition("\n\n")[0]
                says_it_all = any(id in row.sources for row in rows)
                kind = NEW if printed == [self.to] else REMOVED
                yield replace(one, kind=kind, means=None if says_it_all else gist)
        elif printed and each.variant(self.since).text != each.variant(self.to).text:
            for kind, text in self.find_unplayed(each, is_spoken=bool(rows)):
                remark = self.make_remark(each, text, (self.since, self.to))
                yield replace(one, kind=kind, told=(remark,))

    def editions_with(self, each: Record) -> list[str]:
        return [edition for edition in (self.since, self.to) if each.holds_in(edition)]

    def find_unplayed(self, each: Record, *, is_spoken: bool) -> Iterator[tuple[str, str]]:
        """Find what an entry says otherwise and no row plays: what sort it is, and the words for it."""
        order = get_game(self.game).editions
        older, newer = sorted((self.since, self.to), key=order.index)
        changes = [
            change
            for change in each.changes
            if order.index(older) <= order.index(change.since)
            and order.index(change.to) <= order.index(newer)
        ]
        if is_spoken and all(change.kind == CHANGED for change in changes):
            return
        for change in changes:
            if (change.since, change.to) == (older, newer) and change.kind != CHANGED:
                kind = change.kind if self.since == older else _BACK[change.kind]
                yield kind, pick_language(change.text, self.lang)

    def has_counterpart(self, each: Record, *, is_spoken: bool) -> bool:
        """Tell whether the other book says the same elsewhere, asks the same question, or could not have said
        it."""
        twin = find_same_question(each.id, each.see)
        is_asked_in_both = twin is not None and twin.split("/")[1] in (self.since, self.to)
        corrects = each.kind == "errata" and is_spoken
        return corrects or is_asked_in_both or self.lacks_counterpart(each)

    def lacks_counterpart(self, each: Record) -> bool:
        """Tell whether only one of the books can print it, because the other has no entries of the kind."""
        missing = map(self.books.missing_kinds.get, (self.since, self.to))
        return each.kind in missing and len(self.editions_with(each)) == 1

    def make_remark(self, each: Record, text: str, editions: tuple[str, ...]) -> EditionNote:
        id = short_id(each.id)
        topic, about = self.find_topic(id), _with_cards([id], self.game)
        return EditionNote(id, each.title(self.lang), text, editions, topic, about)

    def find_topic(self, id: str) -> str:
        kind = id.partition("/")[0]
        return kind if kind in ("errata", "faq") else self.books.topic_of.get(id, "words")


def compare(game: str, since: str, to: str, lang: str) -> Comparison:
    """Find what differs between two editions, the older or the newer first."""
    return BookPair(game, since, to, lang).compare()


def find_entries_beside(row: Difference, game: str) -> list[str]:
    """Return the entries that speak of a row though it does not rest on them: other books ask the same
    question, or the table names them."""
    sources = [record(full_id(source, game)) for source in row.sources]
    mentions = get_game(game).drawing.rulebooks().mentions
    twins = [short_id(twin) for source in sources if (twin := find_same_question(source.id, source.see))]
    return [*(id for id, rows in mentions.items() if row.id in rows), *twins]


def find_boards(row: Difference, game: str) -> tuple[str, ...]:
    """Return the scenarios that show a row: its own, and those that name every text it rests on."""
    naming = [set(record(full_id(source, game)).scenarios) for source in row.sources]
    others = {scenario_of(other) for other in get_game(game).drawing.rulebooks().rows}
    more = {name for name in set.intersection(*naming) - others if name.startswith(EDITION_SCENARIOS)}
    own = [scenario_of(row)] if any(scenario_of(row) in names for names in naming) else []
    return (*own, *sorted(more))


def _with_cards(ids: Iterable[str], game: str) -> tuple[str, ...]:
    """Return those entries, and the cards that their questions, corrections and examples name."""
    found = list(ids)
    for id in list(found):
        if id.partition("/")[0] in ("faq", "errata", "glossary"):
            found += [f"card/{card}" for card in record(full_id(id, game)).cards]
    return tuple(dict.fromkeys(found))


def _has_card(row: Difference, card: str, game: str) -> bool:
    """Tell whether a row is about a card, or has it on its boards."""
    from kfjudge.notation.scenario_files import list_scenarios, read_scenario

    if card in get_game(game).drawing.rulebooks().row_cards.get(row.id, ()):
        return True
    files = list_scenarios(game)
    boards = [read_scenario(files[name], name=name) for name in find_boards(row, game)]
    return any(card == fact.card for board in boards for _, _, fact in board.cards())
