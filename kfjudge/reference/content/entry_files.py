"""The YAML files of the reference: an entry as a record, with the place of each name and reference in it, so
that a mistake found later can be shown in its line; and a page to print."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.message import message
from kfjudge.games import get_game
from kfjudge.reference.content.form import Form, Text, read_fields
from kfjudge.reference.model import (
    NOTE_KINDS,
    RULING,
    STANDINGS,
    ByLanguage,
    ChangeRecord,
    NoteRecord,
    PageSection,
    PageStep,
    PrintablePage,
    Publication,
    Record,
    SourceRecord,
    Variant,
    is_date,
)
from kfjudge.words import LANGUAGES

ASKED = ("faq", RULING)  # kinds of entries that answer a question
FIELDS = ("title", "aliases", "see", "cards", "sources", "variants", "changes", "notes")
FAQ_FIELDS = ("title", "question", "verdict", *FIELDS[1:])
RULING_FIELDS = (
    *("title", "aliases", "question", "verdict", "why", "otherwise", "see", "cards", "notes"),
    *("published", "edition", "standing"),
)
CHANGE_KINDS = ("changed", "added", "left-out", "reworded")
IN_PRINT = (
    "section",
    "heading",
)  # of a source; in another language, where the book is printed in it, `heading_en`
_ADDRESS = re.compile(r"https?://[\w.-]+(/[!-~]*)?")
_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")
PAGES = "page"  # the folder of the pages to print, in that of a game


@dataclass(frozen=True, slots=True)
class EntryDraft:
    """An entry as its file has it, before its references are checked."""

    record: Record
    names: tuple[tuple[str, str, Place], ...]  # language, title or alias, place
    see: tuple[Text, ...]
    cards: tuple[Text, ...]


def read_entry_file(path: Path, id: str, troubles: list[Trouble]) -> EntryDraft | None:
    """Read the entry of a file; None where it has a mistake. Mistakes join `troubles`."""
    before = len(troubles)
    game, kind = id.partition(":")[0], id.partition(":")[2].partition("/")[0]
    try:
        form = Form(read_fields(path), troubles, RULING_FIELDS if kind == RULING else FAQ_FIELDS)
    except Trouble as trouble:
        troubles.append(trouble)
        return None
    titles, aliases, names = _read_names(form)
    form.require("title")
    if kind in ASKED:
        form.require("question", "verdict")
    else:
        for name in ("question", "verdict"):
            if name in form.values:
                form.blame(form.place(name), "not_for_kind", field=name)
    see, cards = form.texts("see"), form.texts("cards")
    notes = []
    for inner in form.forms("notes", ("editions", "beside", "kind", *LANGUAGES)):
        inner.require("editions", "kind")
        note, beside = inner.one_of("kind", NOTE_KINDS), _editions(inner, game, "beside")
        text = _unwrapped(inner.languages("notes"))
        notes.append(NoteRecord(_editions(inner, game, "editions"), note, text, beside))
    record = Record(
        id=id,
        titles=titles,
        variants=(),
        sources={},
        aliases=aliases,
        questions=form.in_languages("question") if kind in ASKED else None,
        verdicts=form.in_languages("verdict") if kind in ASKED else None,
        see=tuple(f"{game}:{text.value}" for text in see),
        cards=tuple(text.value or "" for text in cards),
        notes=tuple(notes),
    )
    record = _read_publication(form, record) if kind == RULING else _read_print(form, record)
    if len(troubles) > before:
        return None
    return EntryDraft(record, tuple(names), tuple(see), tuple(cards))


def _read_print(form: Form, record: Record) -> Record:
    """Add where the books print an entry, the texts, and what changed; check them against each other."""
    before, game = len(form.troubles), record.game
    form.require("sources", "variants")
    sources, variants, changes = _read_rules(form, game)
    if len(form.troubles) == before:
        # What fields say of each other is asked of fields that are right.
        _check_variants(form, game, sources, variants)
        edition = record.slug.partition("/")[0]
        if record.kind == "faq" and edition not in sources:
            form.blame(form.place("sources"), "faq_edition", edition=edition)
    if len(form.troubles) == before:
        _check_changes(form, game, variants, changes)
    return replace(record, variants=variants, sources=sources, changes=changes)


def _read_publication(form: Form, record: Record) -> Record:
    """Add why a ruling has its verdict, where it was published, and what a book has on it: one that says
    otherwise is told with what it says."""
    form.require("why", "published", "edition", "standing")
    edition = form.one_of("edition", get_game(record.game).editions)
    standing = form.one_of("standing", STANDINGS)
    if standing == "differs":
        form.require("otherwise")
    elif standing and "otherwise" in form.values:
        form.blame(form.place("otherwise"), "not_otherwise", standing=standing)
    published, otherwise = None, _unwrapped(form.in_languages("otherwise")) or None
    inner = form.form("published", ("at", "date", "also"))
    if inner is not None:
        inner.require("at")
        date, also = inner.text("date") or None, inner.texts("also")
        if date is not None and not is_date(date):
            inner.blame(inner.place("date"), "not_a_date", given=date)
        for text in also:
            _check_address(inner, text.value or "", text.place)
        _check_address(inner, inner.text("at"), inner.place("at"))
        published = Publication(inner.text("at"), date, tuple(text.value or "" for text in also))
    variants = (Variant((edition,), _unwrapped(form.in_languages("why"))),)
    return replace(record, variants=variants, published=published, standing=standing, otherwise=otherwise)


def _check_address(form: Form, address: str, place: Place) -> None:
    if address and not _ADDRESS.fullmatch(address):
        form.blame(place, "not_an_address", given=address)


def _read_names(form: Form) -> tuple[ByLanguage, dict[str, tuple[str, ...]], list[tuple[str, str, Place]]]:
    """Read the titles and the aliases in each language, and list all of them with their places."""
    title_form, alias_form = form.form("title", tuple(LANGUAGES)), form.form("aliases", tuple(LANGUAGES))
    titles = title_form.languages("title") if title_form else {}
    names = [(lang, title, title_form.place(lang)) for lang, title in titles.items()] if title_form else []
    aliases: dict[str, tuple[str, ...]] = {}
    for lang in LANGUAGES:
        if alias_form and lang in alias_form.values:
            texts = alias_form.texts(lang)
            aliases[lang] = tuple(text.value or "" for text in texts)
            names += [(lang, text.value or "", text.place) for text in texts]
    return titles, aliases, names


def _read_rules(
    form: Form, game: str
) -> tuple[dict[str, SourceRecord], tuple[Variant, ...], tuple[ChangeRecord, ...]]:
    """Read where each edition prints the entry, the texts, and what changed from one to the next."""
    sources, variants, changes = {}, [], []
    outer = form.form("sources", get_game(game).editions)
    for edition in outer.values if outer else ():
        in_languages = (f"{name}_{lang}" for name in IN_PRINT for lang in LANGUAGES)
        inner = outer.form(edition, (*IN_PRINT, "page", *in_languages)) if outer else None
        if inner is not None:
            inner.require(*IN_PRINT)
            section, heading, page = inner.text("section"), inner.text("heading"), inner.number("page")
            translated = (
                {lang: inner.text(f"{name}_{lang}") for lang in LANGUAGES if f"{name}_{lang}" in inner.values}
                for name in IN_PRINT
            )
            sources[edition] = SourceRecord(edition, section, heading, page, *translated)
    if outer and not outer.values:
        form.blame(form.place("sources"), "empty", field="sources")
    for inner in form.forms("variants", ("editions", "text")):
        inner.require("editions", "text")
        texts = inner.in_languages("text")
        variants.append(Variant(_editions(inner, game, "editions"), _unwrapped(texts)))
    if "variants" in form.values and not form.items("variants"):
        form.blame(form.place("variants"), "empty", field="variants")
    for inner in form.forms("changes", ("from", "to", "kind", *LANGUAGES)):
        inner.require("from", "to", "kind")
        since, to = inner.one_of("from", get_game(game).editions), inner.one_of("to", get_game(game).editions)
        kind = inner.one_of("kind", CHANGE_KINDS)
        changes.append(ChangeRecord(since, to, kind, _unwrapped(inner.languages("changes"))))
    return sources, tuple(variants), tuple(changes)


def _editions(form: Form, game: str, field: str) -> tuple[str, ...]:
    """Read a list of editions, which runs from the newest to the oldest; unknown ones are noted."""
    known = get_game(game).editions
    named = []
    for text in form.texts(field):
        if text.value in known:
            named.append(text.value)
        else:
            form.blame(text.place, "bad_edition", edition=text.value, known=", ".join(known))
    if field in form.values and not form.items(field):
        form.blame(form.place(field), "empty", field=field)
    if named != sorted(named, key=known.index, reverse=True):
        form.blame(form.place(field), "variant_order")
    return tuple(named)


def _unwrapped(texts: ByLanguage) -> ByLanguage:
    """Join the lines of each paragraph; between paragraphs stays an empty line."""
    return {
        lang: "\n\n".join(" ".join(part.split()) for part in _PARAGRAPH.split(text.strip()))
        for lang, text in texts.items()
    }


def _check_variants(
    form: Form, game: str, sources: dict[str, SourceRecord], variants: tuple[Variant, ...]
) -> None:
    """Check that the variants cover the sources, once each, and run from the newest to the oldest."""
    known = get_game(game).editions
    covered: set[str] = set()
    places = [item.place for item in form.items("variants")]
    for variant, place in zip(variants, places, strict=True):
        for edition in variant.editions:
            if edition in covered:
                form.blame(place, "two_variants", edition=edition)
            elif edition not in sources:
                form.blame(place, "no_source", edition=edition)
        covered.update(variant.editions)
    for (newer, older), place in zip(pairwise(variants), places[1:], strict=False):
        if known.index(older.editions[0]) > known.index(newer.editions[-1]):
            form.blame(place, "variant_order")
    for edition in sources:
        if edition not in covered:
            form.blame(form.place("sources"), "no_variant", edition=edition)


def _check_changes(
    form: Form, game: str, variants: tuple[Variant, ...], changes: tuple[ChangeRecord, ...]
) -> None:
    """Check that every two variants next to each other have a change, and each kind of it once. Changes
    between two that are further apart, or into the oldest from an edition before it, may be there."""
    known = get_game(game).editions
    before = known[: known.index(variants[-1].editions[-1])]
    groups = [*(variant.editions for variant in variants), before]
    listed: list[tuple[str, str, str]] = []
    strayed = False
    for change, item in zip(changes, form.items("changes"), strict=True):
        old = next((n for n, editions in enumerate(groups) if change.since in editions), -1)
        new = next((n for n, editions in enumerate(groups) if change.to in editions), len(groups))
        step = (change.since, change.to, change.kind)
        if new >= old or step in listed:
            strayed = True
            form.blame(item.place, "stray_change", since=change.since, to=change.to)
        listed.append(step)
    for newer, older in pairwise(variants):
        has_one = any(since in older.editions and to in newer.editions for since, to, _ in listed)
        if not has_one and not strayed:
            form.blame(form.place("changes"), "no_change", since=older.editions[0], to=newer.editions[-1])


def read_pages(
    folder: Path, game: str, ids: Collection[str], troubles: list[Trouble]
) -> Iterator[PrintablePage]:
    """Read the pages to print of a game. One with a mistake, which joins `troubles`, is left out."""
    for path in sorted((folder / PAGES).glob("*.yaml")):
        before = len(troubles)
        try:
            form = Form(read_fields(path), troubles, ("title", "edition", "sections"))
        except Trouble as trouble:
            troubles.append(trouble)
            continue
        form.require("title", "sections")
        titles, sections = form.in_languages("title"), []
        for section in form.forms("sections", ("title", "steps", "list")):
            section.require("title")
            steps = []
            for step in section.forms("steps", ("entries", *LANGUAGES)):
                step.require("entries")
                entries = tuple(_entry_id(step, text, game, ids) for text in step.texts("entries"))
                if "entries" in step.values and not step.items("entries"):
                    step.blame(step.place("entries"), "empty", field="entries")
                steps.append(PageStep(entries, step.languages("steps")))
            listed = [PageStep((_entry_id(section, text, game, ids),)) for text in section.texts("list")]
            is_numbered = not listed
            sections.append(PageSection(section.in_languages("title"), (*steps, *listed), is_numbered))
        edition = form.one_of("edition", get_game(game).editions) or None
        if len(troubles) == before:
            yield PrintablePage(game, path.stem, titles, tuple(sections), edition)


def _entry_id(form: Form, text: Text, game: str, ids: Collection[str]) -> str:
    id = f"{game}:{text.value}"
    if id not in ids:
        form.troubles.append(Trouble(message("reference.dangling", id=text.value), text.place))
    return id
