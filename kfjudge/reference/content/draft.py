"""One file of the reference, read: what it holds as a record, and where each name and reference in it
stands, so that a mistake found later can be shown in its line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from kfjudge.core.errors import Place, Trouble
from kfjudge.games import editions
from kfjudge.reference.content.form import Form, Text, read_fields
from kfjudge.reference.model import ByLanguage, ChangeRecord, NoteRecord, Record, SourceRecord, Variant
from kfjudge.words import LANGUAGES

FIELDS = ("title", "aliases", "see", "cards", "sources", "variants", "changes", "notes")
FAQ_FIELDS = ("title", "question", "verdict", *FIELDS[1:])
CHANGE_KINDS = ("changed", "added", "left-out", "reworded")
NOTE_KINDS = ("slip", "note", "later", "silent")
IN_PRINT = (
    "section",
    "heading",
)  # of a source; in another language, where the book is printed in it, `heading_en`
_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")


@dataclass(frozen=True, slots=True)
class EntryDraft:
    record: Record
    place: Place
    names: tuple[tuple[str, str, Place], ...]  # language, title or alias, place
    see: tuple[Text, ...]
    cards: tuple[Text, ...]


def read_draft(path: Path, id: str, troubles: list[Trouble]) -> EntryDraft | None:
    """The entry of a file, or None where it is too broken to be shown; its mistakes join `troubles`."""
    before = len(troubles)
    try:
        fields = read_fields(path)
    except Trouble as trouble:
        troubles.append(trouble)
        return None
    game, _, rest = id.partition(":")
    is_faq = rest.startswith("faq/")
    form = Form(fields, troubles, FAQ_FIELDS)
    form.require("title", "sources", "variants")
    if is_faq:
        form.require("question", "verdict")
    else:
        for name in ("question", "verdict"):
            if name in form.values:
                form.blame(form.place(name), "not_for_kind", field=name)
    titles = form.in_languages("title")
    aliases = _aliases(form)
    sources = _sources(form, game)
    variants = _variants(form, game)
    changes = _changes(form, game)
    if len(troubles) == before:
        # What fields say of each other is asked of fields that are right.
        _check_variants(form, game, sources, variants)
        _check_faq_edition(form, rest, sources)
    if len(troubles) == before:
        _check_changes(form, game, variants, changes)
    see, cards = form.texts("see"), form.texts("cards")
    record = Record(
        id=id,
        titles=titles,
        variants=variants,
        sources=sources,
        aliases={lang: tuple(text.value or "" for text in named) for lang, named in aliases.items()},
        questions=form.in_languages("question") if is_faq else None,
        verdicts=form.in_languages("verdict") if is_faq else None,
        see=tuple(f"{game}:{text.value}" for text in see),
        cards=tuple(text.value or "" for text in cards),
        changes=changes,
        notes=_notes(form, game),
    )
    if len(troubles) > before:
        return None
    names = [(lang, title, _title_place(form, lang)) for lang, title in titles.items()]
    names += [(lang, text.value or "", text.place) for lang, named in aliases.items() for text in named]
    return EntryDraft(record, fields.place, tuple(names), tuple(see), tuple(cards))


def paragraphs(text: str) -> str:
    """A text without the line breaks of its file; paragraphs stay, an empty line between them."""
    return "\n\n".join(" ".join(part.split()) for part in _PARAGRAPH.split(text.strip()))


def _title_place(form: Form, lang: str) -> Place:
    inner = form.form("title", tuple(LANGUAGES))
    return inner.place(lang) if inner else form.fields.place


def _aliases(form: Form) -> dict[str, list[Text]]:
    inner = form.form("aliases", tuple(LANGUAGES))
    return {lang: inner.texts(lang) for lang in LANGUAGES if lang in inner.values} if inner else {}


def _sources(form: Form, game: str) -> dict[str, SourceRecord]:
    outer = form.form("sources", editions(game))
    if outer is None:
        return {}
    sources = {}
    for edition in outer.values:
        inner = outer.form(
            edition, (*IN_PRINT, "page", *(f"{name}_{lang}" for name in IN_PRINT for lang in LANGUAGES))
        )
        if inner is not None:
            inner.require(*IN_PRINT)
            sources[edition] = SourceRecord(
                edition,
                inner.text("section"),
                inner.text("heading"),
                inner.number("page"),
                _in_print(inner, "section"),
                _in_print(inner, "heading"),
            )
    if not outer.values:
        form.blame(form.place("sources"), "empty", field="sources")
    return sources


def _in_print(form: Form, name: str) -> ByLanguage:
    """What a field is in the other languages that say it."""
    return {lang: form.text(f"{name}_{lang}") for lang in LANGUAGES if f"{name}_{lang}" in form.values}


def _check_faq_edition(form: Form, rest: str, sources: dict[str, SourceRecord]) -> None:
    parts = rest.split("/")
    if parts[0] == "faq" and parts[1] not in sources and "sources" in form.values:
        form.blame(form.place("sources"), "faq_edition", edition=parts[1])


def _editions(form: Form, game: str, field: str = "editions") -> tuple[str, ...]:
    """The known editions of a list, which runs from the newest to the oldest."""
    known = editions(game)
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


def _variants(form: Form, game: str) -> tuple[Variant, ...]:
    variants = []
    for inner in form.forms("variants", ("editions", "text")):
        inner.require("editions", "text")
        texts = inner.in_languages("text")
        variants.append(
            Variant(_editions(inner, game), {lang: paragraphs(text) for lang, text in texts.items()})
        )
    if "variants" in form.values and not form.items("variants"):
        form.blame(form.place("variants"), "empty", field="variants")
    return tuple(variants)


def _check_variants(
    form: Form, game: str, sources: dict[str, SourceRecord], variants: tuple[Variant, ...]
) -> None:
    """The variants together cover the sources, once each, and run from the newest to the oldest."""
    known = editions(game)
    seen: set[str] = set()
    places = [item.place for item in form.items("variants")]
    for variant, place in zip(variants, places, strict=True):
        for edition in variant.editions:
            if edition in seen:
                form.blame(place, "two_variants", edition=edition)
            elif edition not in sources:
                form.blame(place, "no_source", edition=edition)
        seen.update(variant.editions)
    for (newer, older), place in zip(pairwise(variants), places[1:], strict=False):
        if known.index(older.editions[0]) > known.index(newer.editions[-1]):
            form.blame(place, "variant_order")
    for edition in sources:
        if edition not in seen:
            form.blame(form.place("sources"), "no_variant", edition=edition)


def _changes(form: Form, game: str) -> tuple[ChangeRecord, ...]:
    known = editions(game)
    changes = []
    for inner in form.forms("changes", ("from", "to", "kind", *LANGUAGES)):
        inner.require("from", "to", "kind")
        since, to = inner.one_of("from", known), inner.one_of("to", known)
        kind = inner.one_of("kind", CHANGE_KINDS)
        changes.append(ChangeRecord(since, to, kind, _clean(inner.languages("changes"))))
    return tuple(changes)


def _check_changes(
    form: Form, game: str, variants: tuple[Variant, ...], changes: tuple[ChangeRecord, ...]
) -> None:
    """What changed between each two variants next to each other, each sort of it once; between two that are
    further apart, where that wants other words; and into the oldest, where the story begins before it."""
    known = editions(game)
    before = known[: known.index(variants[-1].editions[-1])]
    groups = [*(variant.editions for variant in variants), before]
    told: list[tuple[str, str, str]] = []
    strayed = False
    for change, item in zip(changes, form.items("changes"), strict=True):
        old = next((n for n, editions in enumerate(groups) if change.since in editions), -1)
        new = next((n for n, editions in enumerate(groups) if change.to in editions), len(groups))
        said = (change.since, change.to, change.kind)
        if new >= old or said in told:
            strayed = True
            form.blame(item.place, "stray_change", since=change.since, to=change.to)
        told.append(said)
    for newer, older in pairwise(variants):
        has_one = any(since in older.editions and to in newer.editions for since, to, _ in told)
        if not has_one and not strayed:
            form.blame(form.place("changes"), "no_change", since=older.editions[0], to=newer.editions[-1])


def _notes(form: Form, game: str) -> tuple[NoteRecord, ...]:
    notes = []
    for inner in form.forms("notes", ("editions", "beside", "kind", *LANGUAGES)):
        inner.require("editions", "kind")
        kind = inner.one_of("kind", NOTE_KINDS)
        beside = _editions(inner, game, "beside")
        notes.append(NoteRecord(_editions(inner, game), kind, _clean(inner.languages("notes")), beside))
    return tuple(notes)


def _clean(texts: ByLanguage) -> ByLanguage:
    return {lang: paragraphs(text) for lang, text in texts.items()}
