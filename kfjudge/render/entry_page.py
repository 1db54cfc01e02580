"""The pages of an entry: all of it with what gives way on a first screen, both languages, a quotation, what a
page for a browser has of it where it is cited, and the data of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import replace

from kfjudge.core.text import full_id, short_id
from kfjudge.games import id_to_type
from kfjudge.reference.cards import printed_facts
from kfjudge.reference.model import (
    BOARD,
    RULING,
    Entry,
    Publication,
    Source,
    find_same_question,
    head_of_ruling,
    name_ruling,
    question_number,
    question_topic,
    split_answer_sentence,
    split_verdict,
)
from kfjudge.render.blocks import Block, Command, Page, References, Section, Text, section
from kfjudge.render.entry_view import EntryView, view_entry
from kfjudge.render.open_points import PointData
from kfjudge.render.writers import OneKindOf
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_template, tell


class EntryPage(Struct, frozen=True):
    """The parts of an entry in the order of reading. On a first screen `details` give way one by one, the
    last of `order` first (as they stand, where it is empty), then `items`; `brief_heading` and
    `brief_notices` stand for the longer ones, beside `cut_notices`, of which a long one is cut to a line.
    `background` and `other_runs` are never on a first screen; the first of the links is the last to give
    way. One that `is_long` may take more lines than others."""

    lang: str
    title: str
    answer: tuple[Block, ...]
    place: Text
    brief_place: Text | None = None  # where room is short; else `place`
    heading: Text = Text("")
    brief_heading: Text = Text("")
    items: tuple[Text, ...] = ()
    details: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    notices: tuple[Block, ...] = ()
    brief_notices: tuple[Block, ...] = ()
    cut_notices: tuple[Block, ...] = ()
    background: tuple[Text, ...] = ()
    links: tuple[References, ...] = ()
    runs: Command | None = None
    other_runs: tuple[Text, ...] = ()
    is_long: bool = False

    @property
    def page(self) -> Page:
        """All of it."""
        named = self.runs and self.other_runs  # the others stand below, so the first stands as it is
        runs = (replace(self.runs, others=(), together="") if named else self.runs,) if self.runs else ()
        links = (*self.links, *runs, *self.other_runs)
        foot = (self.place, *self.notices)
        apart = [*map(section, self.background), section(*links)]
        sections = (
            section(self.heading, *self.answer),
            Section(self.items),
            *(section(Text(detail)) for detail in self.details),
            *([section(*foot), *apart] if self.background else [section(*foot, *links)]),
        )
        return Page(self.lang, self.title, sections)


def lay_out_entry(view: EntryView) -> EntryPage:
    """Put the page of an entry together; a card and a board have pages of their own kind."""
    if view.entry.kind == "card":
        return _lay_out_card(view)
    if view.entry.kind == BOARD:
        return _lay_out_board(view)
    also = view.other_places
    return EntryPage(
        lang=view.lang,
        title=view.title,
        heading=view.heading,
        brief_heading=view.brief_heading,
        answer=(view.answer_in(0),),
        details=tuple(view.paragraphs[1:]),
        place=Text(view.place, role="aside"),
        brief_place=Text(f"{view.typeset(view.entry.cite)} · {id_to_type(view.entry.id)}", role="aside"),
        notices=(*map(Text, view.notices), *view.brief_points),
        brief_notices=(*map(Text, view.brief_notices), *view.brief_rulings, *view.brief_points),
        background=(
            *view.history,
            *view.remarks,
            *map(Text, view.described_points),
            *([Text(also, strong=find_template("entry.also", view.lang))] if also else ()),
        ),
        links=(*view.refer_to(view.entry.see), *view.in_other_games),
        runs=view.runs,
        other_runs=view.other_runs,
    )


def _lay_out_card(view: EntryView) -> EntryPage:
    """Lay out a card: what is printed on it, what it does and what it did before its erratum, our notes, the
    questions and rulings that name it, and the boards on which it is played."""
    card = view.entry
    first: list[EntryView] = []
    again: list[str] = []  # in another book
    for question in view.questions:
        same = find_same_question(question.entry.id, question.entry.see)
        twin = next((one for one in first if one.entry.id == same), None)
        number = question_number(question.entry.id)
        if twin is None:
            first.append(question)
        elif question.entry.verdict == twin.entry.verdict:
            again.append(number)
        else:
            again.append(tell("entry.answered-otherwise", view.lang, question=number))
    questions = [
        Text(
            f"{question_topic(one.entry.id, one.title)} — {one.verdict}",
            strong=question_number(one.entry.id),
            hanging=2,
        )
        for one in first
    ]
    if again:
        label = find_template("entry.other-books", view.lang)
        questions.append(Text(", ".join(again), strong=label, hanging=2))
    questions += _list_rulings(view)
    rules = [id for id in card.see if not short_id(id).startswith(("errata/", "faq/", f"{RULING}/"))]
    hanging = 2 if card.does is not None else 0
    return EntryPage(
        lang=view.lang,
        title=view.title,
        heading=view.heading,
        brief_heading=view.brief_heading,
        answer=(
            Text(view.typeset(card.text)),
            *(Text(effect, hanging=hanging) for effect in view.effects),
            *(Text(text, strong=label, hanging=2) for label, text in view.corrections),
        ),
        items=tuple(questions),
        place=Text(f"{view.typeset(card.cite)} · {id_to_type(card.id)}", role="aside"),
        notices=(*map(Text, view.rulings), *view.brief_points),
        brief_notices=(*view.brief_rulings, *view.brief_points),
        background=(*view.remarks, *map(Text, view.described_points)),
        links=(*view.refer_to(rules), *view.in_other_games),
        runs=view.runs,
        other_runs=view.other_runs,
    )


def _list_rulings(view: EntryView) -> Iterator[Text]:
    """List the rulings that name a card, those of which it is the first before the others, under that they
    are in no book. A mere "No." stands behind what was asked, for a title asks nothing."""
    ruled = [view.see_entry(id) for id in view.entry.see if short_id(id).startswith(f"{RULING}/")]
    heads = {one.entry.id: head_of_ruling(one.record, view.lang) for one in ruled}
    ruled.sort(key=lambda one: (heads[one.entry.id], one.entry.cards[0] != view.record.slug))
    for head, group in groupby(ruled, key=lambda one: heads[one.entry.id]):
        label = f"{head}{find_template('entry.colon', view.lang)}"
        for one in group:
            indent = 0 if label else 2
            asked = view.typeset(one.entry.question or "") if len(one.verdict.split()) == 1 else ""
            yield Text(
                f"{asked or one.title} — {one.verdict}", strong=label, indent=indent, hanging=4 - indent
            )
            label = ""


def _lay_out_board(view: EntryView) -> EntryPage:
    """Lay out a board: its editions, what it shows, its cards; then what is done there and what comes of
    it."""
    board, lang = view.entry, view.lang
    shown = (f"{view.typeset(view.see_entry(id).entry.title)} ({id_to_type(id)})" for id in board.see)
    cards = (view.see_entry(f"{board.game}:card/{card}").title for card in board.cards)
    facts = {
        "entry.board-editions": ", ".join(board.editions),
        "entry.board-shows": ", ".join(shown),
        "entry.board-cards": ", ".join(cards),
    }
    return EntryPage(
        lang=lang,
        title=view.title,
        heading=view.heading,
        brief_heading=view.brief_heading,
        answer=tuple(
            Text(told, strong=find_template(key, lang), hanging=2) for key, told in facts.items() if told
        ),
        details=tuple(view.typeset(board.text_below_title).split("\n\n")),
        place=Text(f"{view.typeset(board.cite)} · {id_to_type(board.id)}", role="aside"),
        links=view.in_other_games,
        runs=view.runs,
    )


# a quotation


def head_with(title: str, lang: str) -> str:
    """Put a title before a sentence: "Stun: …"; one with a colon of its own, "Step 1: forge a key — …"."""
    return f"{title}{find_template('entry.dash' if ':' in title else 'entry.colon', lang)}"


def quote_entry(view: EntryView) -> Page:
    """Quote an entry with its citation, to paste in a chat; a card with what it does."""
    if view.entry.kind != "card":
        return quote_text(view)
    card, colon = view.entry, find_template("entry.colon", view.lang)
    facts = f"{view.title}{colon} {view.typeset(card.text)}"
    corrected = [f"{label} {text}".strip() for label, text in view.corrections]
    source = tell("entry.cited", view.lang, place=view.typeset(card.cite), id=id_to_type(card.id))
    return _quotation(view, [facts, *view.effects, *corrected, *view.rulings, f"— {source}"])


def quote_text(view: EntryView) -> Page:
    """Quote the text of an entry with its citation."""
    entry, colon = view.entry, find_template("entry.colon", view.lang)
    paragraphs = view.typeset(entry.text_below_title).split("\n\n")
    opening, *others = (part.replace("\n", " ") for part in paragraphs)
    if entry.question:
        opening = " ".join(split_verdict(opening, view.verdict))
        parts = [view.typeset(entry.question), opening, *others]
    else:
        parts = [f"{head_with(view.title, view.lang)} {view.go_on(opening)}", *others]
    place = view.typeset(entry.cite)
    if entry.kind == RULING:
        place = f"{head_of_ruling(view.record, view.lang)}{colon} {place}"
    source = tell("entry.cited", view.lang, place=place, id=id_to_type(entry.id))
    return _quotation(view, [*parts, *view.notices, *view.names_of_points[:1], f"— {source}"])


def _quotation(view: EntryView, paragraphs: list[str]) -> Page:
    """Make a page of paragraphs, a line each: the chat wraps them."""
    return Page(view.lang, view.title, tuple(section(Text(one, wraps=False)) for one in paragraphs))


# where it is cited


class EntryInFull(Struct, frozen=True):
    """An entry as a page for a browser has it where it is cited: such a page is kept on a phone and looks
    nothing up. `name` is what the entry is called there, `lead` is what answers."""

    name: str
    title: str
    lead: str
    text: tuple[str, ...]
    place: tuple[str, ...]


def entry_in_full(view: EntryView) -> EntryInFull:
    """Take from an entry what answers, the rest, and where it is printed. A card answers with all it does."""
    entry = view.entry
    lead, parts = "", [view.typeset(entry.text)]
    if entry.kind == "card":
        corrected = [
            tell("entry.corrected", view.lang, edition=one.entry.edition, id=id_to_type(one.entry.id))
            for one in view.errata
        ]
        parts += [*view.effects, *corrected]
    else:
        lead, rest = split_answer_sentence(view.typeset(entry.text_below_title), view.verdict)
        parts = [rest]
    also = f"{find_template('entry.also', view.lang)} {view.other_places}"
    name = question_number(entry.id) if entry.kind == "faq" else view.title
    if entry.kind == RULING:
        name = name_ruling(name, view.record, view.lang)
    return EntryInFull(
        name=name,
        title=view.typeset(entry.question or entry.title),
        lead=lead,
        text=tuple(one for part in [*parts, *view.notices] for one in part.split("\n\n") if one),
        place=(view.place, also) if view.other_places else (view.place,),
    )


# data


class AlsoData(Struct, frozen=True):
    """An entry of another game that is called just so."""

    game: str
    id: str


class BookReference(Struct, frozen=True):
    """Which of the user's books says something, and where."""

    name: str
    sha256: str
    page: int | None
    yours: bool = True


class QuotationData(Struct, frozen=True):
    """What a book of the user's has: its words, and what it decides otherwise than ours, if it is `first`."""

    book: BookReference
    edition: str
    date: str
    heading: str
    text: str
    number: str
    tag: str
    new: tuple[str, ...]
    entries: tuple[str, ...]
    differs: tuple[str, ...]
    first: bool


PrintedFact = str | int | None


class SourceOfEntry(OneKindOf):
    """Where a book prints an entry, or where a ruling was published."""

    records = (Source, Publication)


_OF_ENTRY = tuple(
    (name, SourceOfEntry if name == "source" else hint)
    for name, hint in get_type_hints(Entry).items()
    if name != "does"
)
_SHARED = (*_OF_ENTRY, ("older_in_french", bool))
_OF_CARD = (
    ("modeled", bool | UnsetType, UNSET),
    ("does", tuple[str, ...] | UnsetType, UNSET),
    ("printed", dict[str, PrintedFact | tuple[PrintedFact, ...]] | UnsetType, UNSET),
)
_YOURS = ("yours", tuple[QuotationData, ...] | UnsetType, UNSET)
_OPEN_POINTS = ("open_points", tuple[str, ...] | UnsetType, UNSET)
# An entry as a program reads it: an Entry with the open points that it rests on; of a card, what is printed
# on it and what it does, if that is known; entries of other games that are called so; and what the user's own
# books have on it.
EntryData: Any = defstruct(
    "EntryData",
    [*_SHARED, *_OF_CARD, _OPEN_POINTS, ("also", tuple[AlsoData, ...] | UnsetType, UNSET), _YOURS],
)
# A rulebook likewise, with the points that it leaves open.
RulebookData: Any = defstruct("RulebookData", [*_SHARED, ("open_points", tuple[PointData, ...])])
# One entry in each language.
EntryInLanguages: Any = defstruct(
    "EntryInLanguages",
    [*((lang, EntryData) for lang in LANGUAGES), ("also", tuple[AlsoData, ...] | UnsetType, UNSET)],
)


# A line of a dump: an entry, a card or a board in each language; a board with the file that it is read from.
DumpedEntry: Any = defstruct(
    "DumpedEntry",
    [
        ("id", str),
        ("kind", str),
        ("game", str),
        *((lang, EntryData) for lang in LANGUAGES),
        ("notation", str | UnsetType, UNSET),
    ],
)


def dumped_entry(id: str, edition: str) -> Any:
    """Return an entry of any kind as a line of a dump, in which every id is a full one."""
    game, _, short = id.partition(":")
    kind, _, name = short.partition("/")
    views = {}
    for lang in LANGUAGES:
        data = entry_data(view_entry(id, lang, edition))
        views[lang] = replace(
            data,
            cards=tuple(full_id(f"card/{card}", game) for card in data.cards),
            scenarios=tuple(full_id(f"{BOARD}/{one}", game) for one in data.scenarios),
        )
    notation: str | UnsetType = UNSET
    if kind == BOARD:
        from kfjudge.notation.scenario_files import read_packaged_file

        notation = read_packaged_file(name, game)
    return DumpedEntry(id, kind, game, **views, notation=notation)


def entry_data(view: EntryView, also: Sequence[str] = ()) -> Any:
    """Return an entry for a program to read."""
    card: dict[str, Any] = {}
    if view.entry.kind == "card":
        does = view.entry.does
        printed = printed_facts(view.game, short_id(view.entry.id).partition("/")[2])
        card = {"modeled": does is not None, "does": does or (), "printed": printed}
    points = tuple(one.point.id for one in view.points)
    return EntryData(**_shared_data(view), **card, open_points=points or UNSET, also=also_data(also))


def rulebook_data(view: EntryView, points: Iterable[PointData]) -> Any:
    """Return a rulebook for a program to read."""
    return RulebookData(**_shared_data(view), open_points=tuple(points))


def _shared_data(view: EntryView) -> dict[str, Any]:
    entry = view.entry
    return {name: getattr(entry, name) for name, _ in _OF_ENTRY} | {
        "older_in_french": entry.is_older_in_own_book
    }


def also_data(also: Sequence[str]) -> tuple[AlsoData, ...] | UnsetType:
    """Return the entries of other games that are called so; nothing where there is none."""
    return tuple(AlsoData(id.partition(":")[0], id) for id in also) or UNSET
