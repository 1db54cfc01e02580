"""What two rulebooks say differently, gathered from the table of editions and from the entries: each
difference once, in the order of the turn, with where both books print it and which board shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from kfjudge.core.editions import Difference, Reading
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.reference.api import record, records
from kfjudge.reference.model import EDITIONS, GAME, NoteRecord, Record
from kfjudge.render.catalogue import message

CHANGED, NEW, REMOVED, REWORDED = "changed", "new", "removed", "reworded"
KINDS = (CHANGED, NEW, REMOVED, REWORDED)
WITHOUT_GLOSSARY = "1.0"  # what it lacks is no news of the next book

TOPICS = (
    "setup",
    "step-1",
    "step-2",
    "step-3",
    "step-5",
    "play",
    "use",
    "damage",
    "destroyed",
    "leaves-play",
    "control",
    "chains",
    "errata",
    "words",
    "faq",
)
_TOPIC_OF = {
    "setup": ("rule/game-setup", "glossary/mulligan"),
    "step-1": ("rule/step-1-forge-a-key", "glossary/aember", "glossary/forge", "glossary/capture"),
    "step-2": (
        "rule/step-2-choose-a-house",
        "glossary/house-choice",
        "glossary/cannot-vs-must-may",
        "glossary/archives",
    ),
    "step-3": ("rule/first-turn-rule",),
    "step-5": ("rule/step-5-draw-cards", "glossary/discard-pile", "glossary/search"),
    "play": (
        "rule/play-abilities",
        "rule/action-cards",
        "rule/upgrades",
        "rule/creatures",
        "glossary/play",
        "glossary/alpha",
        "glossary/deploy",
        "glossary/omega",
        "glossary/flank",
        "glossary/adjacent",
    ),
    "use": (
        "rule/using-cards",
        "rule/using-creatures",
        "rule/using-artifacts",
        "rule/using-cards-via-other-card-abilities",
        "rule/action",
        "rule/fight",
        "rule/omni",
        "rule/reap",
        "rule/the-rule-of-six",
        "rule/ready-and-exhausted",
        "rule/card-abilities",
        "rule/resolve-as-much-as-you-can",
        "rule/constant-abilities",
        "glossary/omni",
        "glossary/stun",
        "glossary/use",
    ),
    "damage": (
        "rule/damage-and-armor",
        "rule/combat-example",
        "glossary/armor",
        "glossary/damage",
        "glossary/heal",
    ),
    "destroyed": ("glossary/destroyed",),
    "leaves-play": ("glossary/leaves-play", "glossary/purge"),
    "control": ("glossary/control", "glossary/sacrifice"),
    "chains": ("rule/chains", "rule/chain-bidding", "glossary/chain"),
}
TOPIC_OF = {id: topic for topic, ids in _TOPIC_OF.items() for id in ids}

# Entries that speak of a row though it does not rest on them; what it rests on is in the table of editions.
SPEAKING_OF = {
    "glossary/chain": ("mulligan.chains",),
    "glossary/house-choice": ("house.must-against-cannot",),
    "glossary/omni": ("use.omni-on-creatures",),
    "glossary/stun": ("stun.used-by-effect",),
    "glossary/use": ("use.omni-on-creatures",),
    "rule/omni": ("use.omni-on-creatures",),
    "faq/1.3/1": ("bait-and-switch.repeat",),
    "faq/1.3/2": ("first-turn.card-effects",),
    "faq/1.3/7": ("house.must-against-cannot",),
    "faq/1.3/10": ("destroyed.timing", "leaves-play.hidden-zone"),
    "faq/1.3/13": ("destroyed.together",),
    "faq/1.3/23": ("house.out-of-reach",),
    "faq/1.3/28": ("leaves-play.hidden-zone",),
}
# The questions that both books with an FAQ answer.
SAME_QUESTION = {
    "faq/1.1/1": "faq/1.3/1",
    "faq/1.1/2": "faq/1.3/2",
    "faq/1.1/3": "faq/1.3/3",
    "faq/1.1/4": "faq/1.3/4",
    "faq/1.1/5": "faq/1.3/5",
    "faq/1.1/7": "faq/1.3/7",
    "faq/1.1/8": "faq/1.3/6",
}
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
    told = {id: list(_changes(each, since, to, lang)) for id, each in every.items()}
    differences = [_of_row(row, since, to, lang, told) for row in rows]
    touched = {id for one in differences for id in one.about}
    differences += [
        one
        for id, each in every.items()
        if (one := _of_entry(each, since, to, lang, told[id], id in touched, rows)) is not None
    ]
    notes = [
        (note, _told(each, note.text[lang], note.editions, lang)) for each in every.values() for note in each.notes
    ]
    return Comparison(
        since,
        to,
        lang,
        tuple(sorted(differences, key=_in_order)),
        tuple(_sorted(said for note, said in notes if note.kind == "note" and {since, to} <= spoken_of(note))),
        tuple(_sorted(said for note, said in notes if note.kind == "slip" and {since, to} & set(note.editions))),
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


def _sorted(told: Iterable[Told]) -> list[Told]:
    return sorted(told, key=lambda one: TOPICS.index(one.topic))


# a row of the table of editions


def _of_row(row: Difference, since: str, to: str, lang: str, told: Mapping[str, list[Told]]) -> Apart:
    entries = [*row.sources, *(id for id, rows in SPEAKING_OF.items() if row.id in rows)]
    sides = tuple(_side(row, row[edition], edition, lang) for edition in (since, to))
    mine = []
    for id in entries:
        # A sentence on two rows stands with the first of them.
        mine += told.get(id, [])
        if id in told:
            told[id].clear()
    return Apart(
        CHANGED,
        row.id,
        row.topic,
        message(f"difference.name.{row.id}", lang),
        message(f"difference.{row.id}", lang),
        sides,
        message(f"difference.who.{row.id}", lang),
        boards(row),
        tuple(mine),
        about=_about(entries),
    )


def _side(row: Difference, reading: Reading, edition: str, lang: str) -> Side:
    source = record(reading.source)
    printed = source.nearest(edition) if source.editions and source.kind != "card" else edition
    return Side(
        edition,
        reading.source,
        source.cite(lang, printed),
        message(f"difference.{row.id}.{reading.value}", lang),
        reading.silent,
        printed if printed != edition else None,
    )


def boards(row: Difference) -> tuple[str, ...]:
    """The scenarios that show a row, its own first."""
    names = {name for source in row.sources for name in record(source).scenarios}
    others = {board_of(other) for other in ROWS if other is not row}
    mine = [name for name in sorted(names) if name.startswith(_BOARDS) and name not in others]
    return tuple(sorted(mine, key=lambda name: name != board_of(row)))


def board_of(row: Difference) -> str:
    """The scenario that was made for a row."""
    return _BOARDS + row.id.replace(".", "-")


# an entry


def _of_entry(
    each: Record, since: str, to: str, lang: str, told: list[Told], touched: bool, rows: list[Difference]
) -> Apart | None:
    """What differs in an entry, unless a row has said it."""
    id = short(each.id)
    kind = _kind(each, since, to, touched)
    if kind is None:
        return None
    sides = tuple(
        Side(edition, id, each.cite(lang, edition)) for edition in (since, to) if edition in each.editions
    )
    try:
        who = message(f"difference.who.{id}", lang) if kind == CHANGED else None
    except KeyError:
        who = None
    return Apart(
        kind,
        id,
        topic_of(id),
        each.titles[lang],
        each.view(lang, sides[0].edition).text.partition("\n\n")[0] if kind in (NEW, REMOVED) else None,
        sides,
        who,
        told=() if kind in (NEW, REMOVED) else tuple(told),
        rows=tuple(row.id for row in rows if id in row.sources or row.id in SPEAKING_OF.get(id, ())),
        about=_about([id]),
    )


def _kind(each: Record, since: str, to: str, touched: bool) -> str | None:
    printed = [edition for edition in (since, to) if edition in each.editions]
    if len(printed) == 1:
        if touched and each.kind == "errata" or _asked_in_both(each, since, to) or _lacks_counterpart(each, since, to):
            return None
        return NEW if printed == [to] else REMOVED
    if not printed or touched or each.variant(since).text == each.variant(to).text:
        return None
    return CHANGED if any(change.kind == CHANGED for change in _between(each, since, to)) else REWORDED


def _asked_in_both(each: Record, since: str, to: str) -> bool:
    """Whether the other book answers the same question."""
    pairs = {**SAME_QUESTION, **{new: old for old, new in SAME_QUESTION.items()}}
    twin = pairs.get(short(each.id))
    return twin is not None and twin.split("/")[1] in (since, to)


def _lacks_counterpart(each: Record, since: str, to: str) -> bool:
    """Whether only one of the books can print it, because the other has no glossary."""
    printed = {since, to} & set(each.editions)
    return each.kind == "glossary" and WITHOUT_GLOSSARY in {since, to} and len(printed) == 1


def _between(each: Record, since: str, to: str) -> Iterator:  # type: ignore[type-arg]
    """The changes of an entry from one edition to the other, in either direction."""
    order = EDITIONS[GAME]
    first, last = sorted((order.index(since), order.index(to)))
    for change in each.changes:
        if first <= order.index(change.since) and order.index(change.to) <= last:
            yield change


def _changes(each: Record, since: str, to: str, lang: str) -> Iterator[Told]:
    for change in _between(each, since, to):
        yield _told(each, change.text[lang], (change.since, change.to), lang)


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
    shown = {row.id for row in ROWS if wanted & _shown_by(row)}

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


def _shown_by(row: Difference) -> set[str]:
    """The glossary entries and cards that the board of a row says it shows."""
    from kfjudge.scenario.api import scenarios
    from kfjudge.scenario.reader import header_links
    from kfjudge.scenario.source import read_file

    path = scenarios().get(board_of(row))
    links = header_links(read_file(path)) if path else {}
    return {id for ids in links.values() for id in ids if id.startswith(("glossary/", "card/", "errata/"))}


def row_called(term: str) -> str | None:
    """The row of that name: `stun.used-by-effect`, or as the scenario writes it."""
    name = term.strip().lower().removeprefix(_BOARDS).replace(".", "-").replace(" ", "-")
    return next((row.id for row in ROWS if row.id.replace(".", "-") == name), None)
