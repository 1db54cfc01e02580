"""What two rulebooks say differently, gathered from the table of editions and from the entries: each
difference once, in the order of the turn, with where both books print it and which board shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.ids import full_id
from kfjudge.core.readings import EDITION_SCENARIOS, Difference, scenario_of
from kfjudge.games import get_game
from kfjudge.reference.api import record, records
from kfjudge.reference.model import ChangeRecord, NoteRecord, Record
from kfjudge.render.entry import same_question, short
from kfjudge.render.game import Rulebooks
from kfjudge.words import pick_language
from kfjudge.words.catalogue import find_template

CHANGED, NEW, REMOVED = "changed", "new", "removed"
ADDED, LEFT_OUT, REWORDED = "added", "left-out", "reworded"  # and played alike
KINDS = (CHANGED, NEW, REMOVED, ADDED, LEFT_OUT, REWORDED)
_BACK = {ADDED: LEFT_OUT, LEFT_OUT: ADDED, REWORDED: REWORDED}  # from the newer book to the older


class InEdition(Struct, frozen=True):
    """What one edition says, and where. A silent book is played by the nearest sentence it has; where it
    has none, as the nearest book that `speaks`."""

    edition: str
    id: str
    cite: str
    says: str | None = None
    silent: bool = False
    speaks: str | None = None
    reported: bool = False  # by others: we have not seen it in print


class Told(Struct, frozen=True):
    """A sentence of ours about an entry: how it changed, or a remark."""

    id: str
    title: str
    text: str
    editions: tuple[str, ...]
    topic: str
    about: tuple[str, ...] = ()  # every entry and card it touches


class Apart(Struct, frozen=True):
    """One difference. `id` is that of the row of the table, or of the entry where no row plays it."""

    kind: str
    id: str
    topic: str
    title: str
    means: str | None = None
    sides: tuple[InEdition, ...] = ()
    who: str | None = None
    boards: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()
    rows: tuple[str, ...] = ()  # of an entry: the differences that it speaks of
    about: tuple[str, ...] = ()


class Comparison(Struct, frozen=True):
    """Everything that differs from one edition to another. `uncompared` entries stand in a part of the
    book that the other one lacks altogether."""

    game: str
    since: str
    to: str
    lang: str
    differences: tuple[Apart, ...]
    notes: tuple[Told, ...]
    slips: tuple[Told, ...]
    uncompared: tuple[str, ...] = ()
    term: str | None = None

    def of_kind(self, kind: str) -> tuple[Apart, ...]:
        return tuple(one for one in self.differences if one.kind == kind)

    @property
    def is_empty(self) -> bool:
        return not (self.differences or self.notes or self.slips)


def compare(game: str, since: str, to: str, lang: str) -> Comparison:
    """What differs between two editions, oldest or newest first."""
    books = get_game(game).drawing.rulebooks()
    entries = records(game=game)
    every = {short(each.id): each for each in entries if each.kind not in ("card", "edition")}
    rows = [row for row in books.rows if row.separates(since, to)]
    speaking = [(row, _entries_of(row, game, since, to)) for row in rows]
    differences = [_of_row(row, game, since, to, lang) for row in rows]
    for id, each in every.items():
        mine = [row for row, entries in speaking if id in entries]
        differences += _of_entry(each, since, to, lang, mine)
    remarks = [
        (note, _told(each, pick_language(note.text, lang), note.editions, lang))
        for each in every.values()
        for note in each.notes
    ]
    both = {since, to}
    notes = [
        said
        for note, said in remarks
        if note.kind == "note"
        and both <= spoken_of(note)
        and both != set(books.joined_notes.get(said.id, ()))
    ]
    slips = [said for note, said in remarks if note.kind == "slip" and both & set(note.editions)]
    return Comparison(
        game,
        since,
        to,
        lang,
        tuple(sorted(differences, key=lambda one: (books.topics.index(one.topic), KINDS.index(one.kind)))),
        _sorted(notes, books),
        _sorted(slips, books),
        tuple(each.title(lang) for each in every.values() if _lacks_counterpart(each, since, to)),
    )


def without_repeats(found: Comparison) -> Comparison:
    """A comparison without the notes that say again what is said in it already."""
    said = {one.id for one in found.differences} | {one.id for one in (*found.notes, *found.slips)}
    told_by = get_game(found.game).drawing.rulebooks().covered_by
    return replace(
        found,
        notes=tuple(note for note in found.notes if told_by.get(note.id) not in said),
        slips=tuple(slip for slip in found.slips if told_by.get(slip.id) not in said),
    )


def topic_of(id: str, game: str) -> str:
    """What an entry is about."""
    kind = id.partition("/")[0]
    return kind if kind in ("errata", "faq") else get_game(game).drawing.rulebooks().topic_of.get(id, "words")


def _sorted(told: Iterable[Told], books: Rulebooks) -> tuple[Told, ...]:
    return tuple(sorted(told, key=lambda one: books.topics.index(one.topic)))


def _record(id: str, game: str) -> Record:
    return record(full_id(id, game))


# a row of the table of editions


def _entries_of(row: Difference, game: str, since: str, to: str) -> list[str]:
    """The entries of those editions that speak of the row."""
    sources = [row[edition].source for edition in (since, to) if not row[edition].silent]
    return list(dict.fromkeys([*sources, *beside(row, game)]))


def beside(row: Difference, game: str) -> list[str]:
    """The entries that speak of a row without its resting on them: other books ask the same question, or they
    are in the table."""
    sources = [_record(source, game) for source in row.sources]
    speaking_of = get_game(game).drawing.rulebooks().mentions
    twins = [short(twin) for source in sources if (twin := same_question(source.id, source.see))]
    return [*(id for id, rows in speaking_of.items() if row.id in rows), *twins]


def _of_row(row: Difference, game: str, since: str, to: str, lang: str) -> Apart:
    resting_on = get_game(game).drawing.rulebooks().unprinted.get(row.id)
    reported = _record(resting_on, game) if resting_on else None
    return Apart(
        CHANGED,
        row.id,
        row.topic,
        find_template(f"difference.name.{row.id}", lang, game),
        find_template(f"difference.{row.id}", lang, game),
        tuple(_side(row, game, edition, lang) for edition in (since, to)),
        find_template(f"difference.who.{row.id}", lang, game),
        boards(row, game),
        tuple(_told(reported, pick_language(note.text, lang), note.editions, lang) for note in reported.notes)
        if reported
        else (),
        about=_about(_entries_of(row, game, since, to), game),
    )


def _side(row: Difference, game: str, edition: str, lang: str) -> InEdition:
    reading = row[edition]
    source = _record(reading.source, game)
    printed = source.nearest(edition) if source.sources else edition  # a card is of no edition
    return InEdition(
        edition,
        reading.source,
        source.cite(lang, printed),
        find_template(f"difference.{row.id}.{reading.value}", lang, game),
        reading.silent,
        printed if printed != edition else None,
        reading.silent and row.id in get_game(game).drawing.rulebooks().unprinted,
    )


def boards(row: Difference, game: str) -> tuple[str, ...]:
    """The scenarios that show a row: its own, and those that name every text it rests on."""
    naming = [set(_record(source, game).scenarios) for source in row.sources]
    others = {scenario_of(other) for other in get_game(game).drawing.rulebooks().rows}
    more = {name for name in set.intersection(*naming) - others if name.startswith(EDITION_SCENARIOS)}
    own = [scenario_of(row)] if any(scenario_of(row) in names for names in naming) else []
    return (*own, *sorted(more))


# an entry


def _of_entry(each: Record, since: str, to: str, lang: str, mine: list[Difference]) -> Iterator[Apart]:
    """What became of an entry: whether only one book prints it, and what is said otherwise but played alike.
    What is played otherwise, the rows that it speaks of say."""
    id = short(each.id)
    printed = [edition for edition in (since, to) if each.holds_in(edition)]
    is_spoken = bool(mine)
    one = Apart(
        REWORDED,
        id,
        topic_of(id, each.game),
        each.title(lang),
        sides=tuple(InEdition(edition, id, each.cite(lang, each.nearest(edition))) for edition in printed),
        rows=tuple(row.id for row in mine),
        about=_about([id], each.game),
    )
    if len(printed) == 1:
        if not _has_counterpart(each, since, to, is_spoken):
            says_it_all = any(id in row.sources for row in mine)
            gist = None if says_it_all else _gist(each, lang, printed[0])
            yield replace(one, kind=NEW if printed == [to] else REMOVED, means=gist)
    elif printed and each.variant(since).text != each.variant(to).text:
        for kind, text in _unplayed(each, since, to, lang, is_spoken):
            yield replace(one, kind=kind, told=(_told(each, text, (since, to), lang),))


def _gist(each: Record, lang: str, edition: str) -> str:
    view = each.view(lang, edition)
    return view.verdict or view.text.partition("\n\n")[0]


def _unplayed(each: Record, since: str, to: str, lang: str, is_spoken: bool) -> Iterator[tuple[str, str]]:
    """What an entry says otherwise and no row plays: what sort it is, and the words for it."""
    changes = _between(each, since, to)
    if is_spoken and all(change.kind == CHANGED for change in changes):
        return
    pair = _in_time(since, to, each.game)
    for change in changes:
        if (change.since, change.to) == pair and change.kind != CHANGED:
            yield change.kind if pair == (since, to) else _BACK[change.kind], pick_language(change.text, lang)


def _has_counterpart(each: Record, since: str, to: str, is_spoken: bool) -> bool:
    """Whether the other book says the same elsewhere, or could not have said it."""
    corrects = each.kind == "errata" and is_spoken
    return corrects or _asked_in_both(each, since, to) or _lacks_counterpart(each, since, to)


def _asked_in_both(each: Record, since: str, to: str) -> bool:
    """Whether the other book answers the same question."""
    twin = same_question(each.id, each.see)
    return twin is not None and twin.split("/")[1] in (since, to)


def _lacks_counterpart(each: Record, since: str, to: str) -> bool:
    """Whether only one of the books can print it, because the other has no entries of the kind."""
    printed = [edition for edition in (since, to) if each.holds_in(edition)]
    lacking = get_game(each.game).drawing.rulebooks().missing_kinds
    return each.kind in map(lacking.get, (since, to)) and len(printed) == 1


def _between(each: Record, since: str, to: str) -> list[ChangeRecord]:
    """The changes of an entry between two editions, whichever comes first."""
    order = get_game(each.game).editions
    first, last = map(order.index, _in_time(since, to, each.game))
    return [
        change
        for change in each.changes
        if first <= order.index(change.since) and order.index(change.to) <= last
    ]


def _in_time(since: str, to: str, game: str) -> tuple[str, str]:
    """Two editions, the older first."""
    first, last = sorted((since, to), key=get_game(game).editions.index)
    return first, last


def _told(each: Record, text: str, editions: tuple[str, ...], lang: str) -> Told:
    id = short(each.id)
    return Told(id, each.title(lang), text, editions, topic_of(id, each.game), _about([id], each.game))


def spoken_of(note: NoteRecord) -> set[str]:
    """The editions that a remark is about: those it is filed under, and those it compares them with."""
    return {*note.editions, *note.beside}


def _about(ids: Iterable[str], game: str) -> tuple[str, ...]:
    """Those entries, and the cards that their questions, corrections and examples name."""
    found = list(ids)
    for id in list(found):
        if id.partition("/")[0] in ("faq", "errata", "glossary"):
            found += [f"card/{card}" for card in _record(id, game).cards]
    return tuple(dict.fromkeys(found))
