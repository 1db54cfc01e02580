"""Everything that the files of the reference say, read in one go and checked against each other; every
mistake is noted with its file and line."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.files import content_root, shown_path
from kfjudge.core.message import message
from kfjudge.core.text import complete_id
from kfjudge.games import GAMES, get_game
from kfjudge.reference.content.boards import Link, read_links
from kfjudge.reference.content.entry_files import PAGES, EntryDraft, read_entry_file, read_pages
from kfjudge.reference.content.form import missing_entry
from kfjudge.reference.content.tables import (
    ByCard,
    SearchTables,
    Term,
    read_card_notes,
    read_search_tables,
    read_terms,
)
from kfjudge.reference.model import RULING, Behavior, PrintablePage, Record, Variant
from kfjudge.reference.text import name_key
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import pick_name

_OF_THE_CARD = ("errata", "faq", RULING)  # what is said of this very card comes before what merely names it
KINDS_OF_FILES = ("glossary", "rule", "errata", "edition")
_EXPECTED_PATHS = {
    "faq": "faq/<game>/<edition>/<n>.yaml",
    RULING: f"faq/<game>/{RULING}/<slug>.yaml",
    "glossary": "glossary/<game>/<kind>/<slug>.yaml",
}
_SLUG = re.compile(r"[a-zæ0-9]+(?:[-.][a-zæ0-9]+)*")
_NUMBER = re.compile(r"0*([1-9][0-9]{0,3})")


class Library(Struct, frozen=True):
    """Everything the files say. An entry with a mistake of its own is left out."""

    records: dict[str, Record]
    terms: tuple[Term, ...]
    search_tables: SearchTables
    troubles: tuple[Trouble, ...]
    pages: tuple[PrintablePage, ...] = ()
    links: tuple[Link, ...] = ()


def check_content(root: Path | None = None) -> list[Trouble]:
    """List every mistake in the files, in the order of the files and their lines."""
    return list(read_library(root or content_root()).troubles)


def read_library(root: Path, *games: str) -> Library:
    """Read the files of some games; where none is named, of all, and the files that belong to no game."""
    troubles: list[Trouble] = []
    folders = [root / above / game for above in ("glossary", "faq") for game in games or ("",)]
    games = games or tuple(GAMES)
    cards = frozenset(f"{game}:card/{id}" for game in games for id in get_game(game).reference.facts())
    files, drafts = _read_entries(root, folders, cards, troubles)
    ids = set(files) | cards
    kept = [_without_dead_references(draft, drafts, ids, troubles) for draft in drafts.values()]
    _check_names(drafts, troubles)
    terms: list[Term] = []
    search_tables = SearchTables()
    pages: list[PrintablePage] = []
    card_notes: ByCard = {}
    for game in games:
        folder = root / "glossary" / game
        terms += read_terms(folder, game, ids, troubles)
        read_search_tables(folder, game, set(files), search_tables, troubles)
        card_notes |= read_card_notes(folder, game, cards, troubles)
        pages += read_pages(folder, game, {record.id for record in kept}, troubles)
    shown_by: dict[str, list[Link]] = {}
    links = read_links(root, games, ids, troubles)
    for link in sorted(links, key=lambda link: (not link.answers, link.scenario)):
        shown_by.setdefault(link.id, []).append(link)
    entries = [
        replace(record, scenarios=tuple(dict.fromkeys(link.scenario for link in shown_by.get(record.id, ()))))
        for record in kept
    ]
    every = [*entries, *(card for game in games for card in card_records(entries, card_notes, game))]

    def file_and_line(trouble: Trouble) -> tuple[str, int, int]:
        place = trouble.place or Place("")
        return place.path, place.line or 0, place.column or 0

    troubles.sort(key=file_and_line)
    return Library(
        records={one.id: one for one in every},
        terms=tuple(terms),
        search_tables=search_tables,
        troubles=tuple(troubles),
        pages=tuple(pages),
        links=tuple(links),
    )


def _read_entries(
    root: Path, folders: list[Path], cards: frozenset[str], troubles: list[Trouble]
) -> tuple[dict[str, Path], dict[str, EntryDraft]]:
    """Read the entries in some folders, in a fixed order: the file of each identifier, and the entries
    without a mistake of their own. Mistakes join `troubles`."""
    files: dict[str, Path] = {}
    drafts: dict[str, EntryDraft] = {}
    for path in (path for folder in folders for path in sorted(folder.rglob("*.y*ml"))):
        if path.name.startswith(".") or path.parent.name == PAGES:
            continue
        id, place = _id_of(root, path), Place(shown_path(path))
        if id is None:
            parts = path.relative_to(root).parts
            expected = _EXPECTED_PATHS[RULING if RULING in parts else parts[0]]
            troubles.append(Trouble(message("reference.bad_path", expected=expected), place))
            continue
        if id in files:
            same = message("reference.same_id", id=id, place=shown_path(files[id]))
            troubles.append(Trouble(same, place))
            continue
        files[id] = path
        game, _, local = id.partition(":")
        card = local.removeprefix("errata/")
        if card != local and f"{game}:card/{card}" not in cards:
            troubles.append(missing_entry("unknown_card", card, cards, game, place))
            continue
        draft = read_entry_file(path, id, troubles)
        if draft is not None:
            drafts[id] = draft
    return files, drafts


def _id_of(root: Path, path: Path) -> str | None:
    """Tell the identifier that a path stands for; None where it stands for none."""
    parts = path.relative_to(root).with_suffix("").parts
    if len(parts) != 4 or path.suffix != ".yaml" or parts[1] not in GAMES:
        return None
    folder, game, middle, name = parts
    if folder == "faq" and middle == RULING:
        return f"{game}:{RULING}/{name}" if _SLUG.fullmatch(name) and "." not in name else None
    if folder == "faq":
        number = _NUMBER.fullmatch(name)
        return f"{game}:faq/{middle}/{number[1]}" if number and middle in get_game(game).editions else None
    if middle not in KINDS_OF_FILES or not _SLUG.fullmatch(name):
        return None
    if (middle == "edition" and name not in get_game(game).editions) or ("." in name and middle != "edition"):
        return None
    return f"{game}:{middle}/{name}"


def _without_dead_references(
    draft: EntryDraft, drafts: dict[str, EntryDraft], ids: set[str], troubles: list[Trouble]
) -> Record:
    """Drop the references of an entry that lead nowhere; each joins `troubles`."""
    game = draft.record.game
    see, cards = [], []
    for text in draft.see:
        id = complete_id(f"{game}:{text.value}", ids)
        if id is None:
            troubles.append(missing_entry("dangling", text.value or "", ids, game, text.place))
        elif id in drafts or ":card/" in id:  # else its file is there, but too broken to be shown
            see.append(id)
    for text in draft.cards:
        if f"{game}:card/{text.value}" in ids:
            cards.append(text.value or "")
        else:
            troubles.append(missing_entry("unknown_card", text.value or "", ids, game, text.place))
    return replace(draft.record, see=tuple(dict.fromkeys(see)), cards=tuple(dict.fromkeys(cards)))


def _check_names(drafts: dict[str, EntryDraft], troubles: list[Trouble]) -> None:
    """Note two entries of one name in one language, unless they are a concept and the section of the rules on
    it: `glossary/reap`, `rule/reap`."""
    owners: dict[tuple[str, str, str], list[tuple[str, str]]] = {}
    for id, draft in sorted(drafts.items()):
        twin = id.replace(":rule/", ":glossary/") if ":rule/" in id else id.replace(":glossary/", ":rule/")
        for lang, name, place in draft.names:
            sharing = owners.setdefault((draft.record.game, lang, name_key(name)), [])
            for other, spelled in sharing:
                # An entry may list a form twice over its accents ("capture", "capturé"), not twice the same.
                if spelled == name.casefold() if other == id else other != twin:
                    local = other.partition(":")[2]
                    troubles.append(
                        Trouble(message("reference.same_name", name=name, id=local, lang=lang), place)
                    )
                    break
            sharing.append((id, name.casefold()))


# cards: names, facts in words, what they do, our notes, and the entries that name them


def card_records(records: list[Record], notes: ByCard, game: str) -> list[Record]:
    """Make a record for each card of a game, with our notes on it; `see` are the entries that name it: errata
    before questions before rulings before others, those of newer editions first."""

    def relevance(record: Record) -> tuple[int, int, int, str]:
        first = _OF_THE_CARD.index(record.kind) if record.kind in _OF_THE_CARD else len(_OF_THE_CARD)
        newest = -get_game(game).editions.index(record.editions[0])
        number = record.slug.rpartition("/")[2]
        return first, newest, int(number) if number.isdecimal() else 0, record.id

    naming: dict[str, list[Record]] = {}
    for record in sorted((one for one in records if one.game == game), key=relevance):
        for card in record.cards:
            naming.setdefault(card, []).append(record)
    cards, shown = [], get_game(game).reference
    for facts in shown.facts().values():
        id, entries = f"{game}:card/{facts.id}", naming.get(facts.id, [])
        text = {}
        for lang in LANGUAGES:
            sentences = (", ".join(parts) for parts in shown.describe_print(facts, lang) if parts)
            text[lang] = " ".join(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences)
        scenarios = (name for entry in entries if entry.kind in _OF_THE_CARD for name in entry.scenarios)
        cards.append(
            Record(
                id=id,
                titles={lang: pick_name(facts, lang) for lang in LANGUAGES},
                variants=(Variant(shown.editions(facts), text),),
                sources={},
                see=tuple(entry.id for entry in entries),
                notes=notes.get(id, ()),
                scenarios=tuple(dict.fromkeys(scenarios)),
                printed={lang: shown.describe_place(facts, lang) for lang in LANGUAGES},
            )
        )
    return cards


def with_behaviors(card: Record) -> Record:
    """Add what a card does, in every edition and language; nothing where it is not modeled."""
    editions_of: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for edition in get_game(card.game).editions:
        sentences = [
            get_game(card.game).reference.describe_abilities(card.slug, lang, edition) for lang in LANGUAGES
        ]
        if None not in sentences:
            editions_of.setdefault(tuple(tuple(some or ()) for some in sentences), []).append(edition)
    behaviors = (
        Behavior(tuple(having), dict(zip(LANGUAGES, sentences, strict=True)))
        for sentences, having in editions_of.items()
    )
    return replace(card, behaviors=tuple(behaviors))
