"""What two rulebooks say differently, gathered from the table of editions and from the entries: each
difference once, in the order of the turn, with where both books print it and which board shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kfjudge.core.editions import Difference
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.reference.api import record, records
from kfjudge.reference.model import EDITIONS, GAME, ChangeRecord, NoteRecord, Record
from kfjudge.reference.store import open_store
from kfjudge.render.catalogue import message
from kfjudge.render.topics import SAME_QUESTION, SPEAKING_OF, TOPIC_OF, TOPICS

CHANGED, NEW, REMOVED, REWORDED = "changed", "new", "removed", "reworded"
KINDS = (CHANGED, NEW, REMOVED, REWORDED)
WITHOUT_GLOSSARY = "1.0"  # what it lacks is no news of the next book
_BOARDS = "editions/"  # the scenarios that tell editions apart


@dataclass(frozen=True, slots=True)
class Side:
    """What one edition says, and where. A silent book is played by the nearest sentence it has; where it
    has none, as the nearest book that `speaks`."""

    edition: str
    id: str
    cite: str
    says: str | None = None
    silent: bool = False
    speaks: str | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of ours about an entry: how it changed, or a remark."""

    id: str
    title: str
    text: str
    editions: tuple[str, ...]
    topic: str
    about: tuple[str, ...] = ()  # every entry and card it touches


@dataclass(frozen=True, slots=True)
class Apart:
    """One difference. `id` is that of the row of the table, or of the entry where no row plays it."""

    kind: str
    id: str
    topic: str
    title: str
    means: str | None = None
    sides: tuple[Side, ...] = ()
    who: str | None = None
    boards: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()
    rows: tuple[str, ...] = ()  # of an entry: the differences that it speaks of
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything that differs from one edition to another. `uncompared` entries stand in a part of the
    book that the other one lacks altogether."""

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


def compare(since: str, to: str, lang: str) -> Comparison:
    """What differs between two editions, oldest or newest first."""
    every = {short(each.id): each for each in records() if each.kind not in ("card", "edition")}
    rows = [row for row in ROWS if row.separates(since, to)]
    told = {id: _changes(each, since, to, lang) for id, each in every.items()}
    spoken: dict[str, Difference] = {}  # the entries that a row says already, and the first row to say it
    for row in rows:
        for id in _entries_of(row, since, to):
            spoken.setdefault(id, row)
    differences = []
    for row in rows:
        mine = [said for id in _entries_of(row, since, to) if spoken[id] is row for said in told.get(id, ())]
        differences.append(_of_row(row, since, to, lang, tuple(mine)))
    for id, each in every.items():
        kind = _kind(each, since, to, id in spoken)
        if kind is not None:
            differences.append(_of_entry(kind, each, since, to, lang, told[id], rows))
    remarks = [
        (note, _told(each, note.text[lang], note.editions, lang))
        for each in every.values()
        for note in each.notes
    ]
    both = {since, to}
    notes = [said for note, said in remarks if note.kind == "note" and both <= spoken_of(note)]
    slips = [said for note, said in remarks if note.kind == "slip" and both & set(note.editions)]
    return Comparison(
        since,
        to,
        lang,
        tuple(sorted(differences, key=_in_order)),
        _sorted(notes),
        _sorted(slips),
        tuple(each.titles[lang] for each in every.values() if _lacks_counterpart(each, since, to)),
    )


def short(id: str) -> str:
    """An identifier without the game, as the table of editions has it."""
    return id.removeprefix(f"{GAME}:")


def topic_of(id: str) -> str:
    """Where in the turn an entry belongs."""
    kind = id.partition("/")[0]
    return kind if kind in ("errata", "faq") else TOPIC_OF.get(id, "words")


def _in_order(one: Apart) -> tuple[int, int]:
    return TOPICS.index(one.topic), KINDS.index(one.kind)


def _sorted(told: Iterable[Told]) -> tuple[Told, ...]:
    return tuple(sorted(told, key=lambda one: TOPICS.index(one.topic)))


# a row of the table of editions


def _entries_of(row: Difference, since: str, to: str) -> list[str]:
    """The entries of those editions that speak of the row."""
    sources = [row[edition].source for edition in (since, to) if not row[edition].silent]
    return list(dict.fromkeys([*sources, *(id for id, rows in SPEAKING_OF.items() if row.id in rows)]))


def _of_row(row: Difference, since: str, to: str, lang: str, told: tuple[Told, ...]) -> Apart:
    return Apart(
        CHANGED,
        row.id,
        row.topic,
        message(f"difference.name.{row.id}", lang),
        message(f"difference.{row.id}", lang),
        tuple(_side(row, edition, lang) for edition in (since, to)),
        message(f"difference.who.{row.id}", lang),
        boards(row),
        told,
        about=_about(_entries_of(row, since, to)),
    )


def _side(row: Difference, edition: str, lang: str) -> Side:
    reading = row[edition]
    source = record(reading.source)
    printed = source.nearest(edition) if source.sources else edition  # a card is of no edition
    return Side(
        edition,
        reading.source,
        source.cite(lang, printed),
        message(f"difference.{row.id}.{reading.value}", lang),
        reading.silent,
        printed if printed != edition else None,
    )


def boards(row: Difference) -> tuple[str, ...]:
    """The scenarios that show a row: its own, and those that name every text it rests on."""
    naming = [set(record(source).scenarios) for source in row.sources]
    others = {board_of(other) for other in ROWS}
    more = {name for name in set.intersection(*naming) - others if name.startswith(_BOARDS)}
    own = [board_of(row)] if any(board_of(row) in names for names in naming) else []
    return (*own, *sorted(more))


def board_of(row: Difference) -> str:
    """The scenario that was made for a row."""
    return _BOARDS + row.id.replace(".", "-")


# an entry


def _of_entry(
    kind: str, each: Record, since: str, to: str, lang: str, told: tuple[Told, ...], rows: list[Difference]
) -> Apart:
    id = short(each.id)
    printed = [edition for edition in (since, to) if edition in each.editions]
    is_alone = kind in (NEW, REMOVED)
    view = each.view(lang, printed[0])
    return Apart(
        kind,
        id,
        topic_of(id),
        each.titles[lang],
        (view.verdict or view.text.partition("\n\n")[0]) if is_alone else None,
        tuple(Side(edition, id, each.cite(lang, edition)) for edition in printed),
        _who(id, lang) if kind == CHANGED else None,
        told=() if is_alone else told,
        rows=tuple(row.id for row in rows if id in _entries_of(row, since, to)),
        about=_about([id]),
    )


def _who(id: str, lang: str) -> str | None:
    try:
        return message(f"difference.who.{id}", lang)
    except KeyError:
        return None


def _kind(each: Record, since: str, to: str, is_spoken: bool) -> str | None:
    """What became of an entry; nothing, where a row has said it."""
    printed = [edition for edition in (since, to) if edition in each.editions]
    if len(printed) == 1:
        corrected = each.kind == "errata" and is_spoken
        if corrected or _asked_in_both(each, since, to) or _lacks_counterpart(each, since, to):
            return None
        return NEW if printed == [to] else REMOVED
    if not printed or is_spoken or each.variant(since).text == each.variant(to).text:
        return None
    changed = any(change.kind == CHANGED for change in _between(each, since, to))
    # Where a row plays what the entry says, and plays both editions alike, nothing has changed in the end.
    return CHANGED if changed and not _is_played(short(each.id)) else REWORDED


def _is_played(id: str) -> bool:
    return id in SPEAKING_OF or any(id in row.sources for row in ROWS)


def _asked_in_both(each: Record, since: str, to: str) -> bool:
    """Whether the other book answers the same question."""
    pairs = {**SAME_QUESTION, **{new: old for old, new in SAME_QUESTION.items()}}
    twin = pairs.get(short(each.id))
    return twin is not None and twin.split("/")[1] in (since, to)


def _lacks_counterpart(each: Record, since: str, to: str) -> bool:
    """Whether only one of the books can print it, because the other has no glossary."""
    printed = {since, to} & set(each.editions)
    return each.kind == "glossary" and WITHOUT_GLOSSARY in {since, to} and len(printed) == 1


def _between(each: Record, since: str, to: str) -> list[ChangeRecord]:
    """The changes of an entry from one edition to the other, in either direction."""
    order = EDITIONS[GAME]
    first, last = sorted((order.index(since), order.index(to)))
    return [
        change
        for change in each.changes
        if first <= order.index(change.since) and order.index(change.to) <= last
    ]


def _changes(each: Record, since: str, to: str, lang: str) -> tuple[Told, ...]:
    return tuple(
        _told(each, change.text[lang], (change.since, change.to), lang)
        for change in _between(each, since, to)
    )


def _told(each: Record, text: str, editions: tuple[str, ...], lang: str) -> Told:
    id = short(each.id)
    return Told(id, each.titles[lang], text, editions, topic_of(id), _about([id]))


def spoken_of(note: NoteRecord) -> set[str]:
    """The editions that a remark is about: those it is filed under, and those it names."""
    return {edition for edition in EDITIONS[GAME] if edition in note.editions or edition in note.text["en"]}


# narrowed to a term


def _about(ids: Iterable[str]) -> tuple[str, ...]:
    """Those entries, and the cards that their questions, corrections and examples name."""
    found = list(ids)
    for id in list(found):
        if id.partition("/")[0] in ("faq", "errata", "glossary"):
            found += [f"card/{card}" for card in record(id).cards]
    return tuple(dict.fromkeys(found))


def narrowed(all: Comparison, id: str) -> Comparison:
    """Only what concerns one entry, card or row."""
    wanted = {id}
    kind, _, slug = id.partition("/")
    if kind in ("glossary", "rule"):
        wanted |= {f"glossary/{slug}", f"rule/{slug}"}  # a concept and the rule of the same name
    if kind in ("card", "errata"):
        wanted |= {f"card/{slug}", f"errata/{slug}"}
    known = [entry for each in wanted if (entry := open_store().record(f"{GAME}:{each}"))]
    boards = {name for entry in known for name in entry.scenarios}
    shown = {row.id for row in ROWS if board_of(row) in boards}

    def concerns(one: Apart) -> bool:
        return one.id in wanted | shown or not wanted.isdisjoint(one.about)

    return replace(
        all,
        differences=tuple(one for one in all.differences if concerns(one)),
        notes=tuple(note for note in all.notes if not wanted.isdisjoint(note.about)),
        slips=tuple(slip for slip in all.slips if not wanted.isdisjoint(slip.about)),
        uncompared=(),
        term=id,
    )


def row_called(term: str) -> str | None:
    """The row of that name: `stun.used-by-effect`, or as the scenario writes it."""
    name = term.strip().lower().removeprefix(_BOARDS).replace(".", "-").replace(" ", "-")
    return next((row.id for row in ROWS if row.id.replace(".", "-") == name), None)
