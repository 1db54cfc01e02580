"""The files of the reference: where they are, all of them read, and what they say of each other checked.
Every mistake is found in one go, with its file and line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core import content as content_path
from kfjudge.core.errors import Place, Trouble
from kfjudge.core.files import shown_path
from kfjudge.core.ids import expand_id
from kfjudge.core.message import message
from kfjudge.games import GAMES, editions, shelf
from kfjudge.reference.model import Record

if TYPE_CHECKING:
    from kfjudge.reference.content.card_notes import ByCard
    from kfjudge.reference.content.draft import EntryDraft
    from kfjudge.reference.content.tables import WaysOfSaying
    from kfjudge.reference.content.terms import Term
    from kfjudge.reference.sheets import Sheet

KINDS_OF_FILES = ("glossary", "rule", "errata", "edition")
_SLUG = re.compile(r"[a-zæ0-9]+(?:[-.][a-zæ0-9]+)*")
_NUMBER = re.compile(r"0*([1-9][0-9]{0,3})")


class Library(Struct, frozen=True):
    """Everything the files say. An entry with a mistake of its own is left out."""

    records: dict[str, Record]
    terms: tuple[Term, ...]
    ways: WaysOfSaying
    troubles: tuple[Trouble, ...]
    sheets: tuple[Sheet, ...] = ()


def content_root() -> Path:
    """Where glossary/, faq/ and scenarios/ are: in an installed kfjudge, or at the top of a checkout."""
    root = content_path.content_root()
    if root is None:
        raise Trouble(message("reference.no_content"), Place(str(Path(__file__).resolve().parent.parent)))
    return root


def check_content(root: Path | None = None) -> list[Trouble]:
    """Every mistake in the files, in the order of the files and their lines."""
    return list(read_library(root or content_root()).troubles)


def read_library(root: Path, *games: str) -> Library:
    """What is said of some games; where none is named, of all, and what stands where no game is."""
    from kfjudge.reference.content.card_notes import read_card_notes
    from kfjudge.reference.content.cards import card_records
    from kfjudge.reference.content.scenarios import read_links, with_scenarios
    from kfjudge.reference.content.sheets import read_sheets
    from kfjudge.reference.content.tables import WaysOfSaying, read_ways_of_saying
    from kfjudge.reference.content.terms import read_terms

    troubles: list[Trouble] = []
    drafts: dict[str, EntryDraft] = {}
    files: dict[str, Path] = {}
    cards = _card_ids(games or GAMES)
    for path in entry_files(root, *games):
        _read_entry(root, path, files, drafts, cards, troubles)
    ids = set(files) | cards
    kept = _check_references(drafts, ids, troubles)
    _check_names(drafts, troubles)
    terms: list[Term] = []
    ways = WaysOfSaying()
    sheets: list[Sheet] = []
    card_notes: ByCard = {}
    games = games or tuple(GAMES)
    for game in games:
        folder = root / "glossary" / game
        terms += read_terms(folder / "terms.csv", game, ids, troubles)
        read_ways_of_saying(folder, game, set(files), ways, troubles)
        card_notes |= read_card_notes(folder, game, cards, troubles)
        sheets += read_sheets(folder, game, {record.id for record in kept}, troubles)
    links = read_links(root, games, ids, troubles)
    records = {record.id: record for record in with_scenarios(kept, links)}
    records |= {
        card.id: card for game in games for card in card_records(list(records.values()), card_notes, game)
    }
    troubles.sort(key=_order)
    return Library(records, tuple(terms), ways, tuple(troubles), tuple(sheets))


def entry_files(root: Path, *games: str) -> Iterator[Path]:
    """The files that should be entries, in a fixed order."""
    from kfjudge.reference.content.sheets import is_sheet

    for folder in ("glossary", "faq"):
        places = [root / folder / game for game in games] or [root / folder]
        for path in sorted(path for place in places for path in place.rglob("*.y*ml")):
            if not path.name.startswith(".") and not is_sheet(path):
                yield path


def id_of(root: Path, path: Path) -> str | None:
    """The identifier that a path stands for; None where it stands for none."""
    parts = path.relative_to(root).with_suffix("").parts
    if len(parts) != 4 or path.suffix != ".yaml" or parts[1] not in GAMES:
        return None
    folder, game, middle, name = parts
    if folder == "faq":
        number = _NUMBER.fullmatch(name)
        return f"{game}:faq/{middle}/{number[1]}" if number and middle in editions(game) else None
    if middle not in KINDS_OF_FILES or not _SLUG.fullmatch(name):
        return None
    if (middle == "edition" and name not in editions(game)) or ("." in name and middle != "edition"):
        return None
    return f"{game}:{middle}/{name}"


def _read_entry(
    root: Path,
    path: Path,
    files: dict[str, Path],
    drafts: dict[str, EntryDraft],
    cards: frozenset[str],
    troubles: list[Trouble],
) -> None:
    from kfjudge.reference.content.draft import read_draft

    id = id_of(root, path)
    if id is None:
        is_faq = path.relative_to(root).parts[0] == "faq"
        expected = "faq/<game>/<edition>/<n>.yaml" if is_faq else "glossary/<game>/<kind>/<slug>.yaml"
        troubles.append(Trouble(message("reference.bad_path", expected=expected), Place(shown_path(path))))
        return
    if id in files:
        troubles.append(
            Trouble(message("reference.same_id", id=id, place=shown_path(files[id])), Place(shown_path(path)))
        )
        return
    files[id] = path
    game, _, local = id.partition(":")
    card = local.removeprefix("errata/")
    if card != local and f"{game}:card/{card}" not in cards:
        troubles.append(no_such("unknown_card", card, cards, game, Place(shown_path(path))))
        return
    draft = read_draft(path, id, troubles)
    if draft is not None:
        drafts[id] = draft


def _card_ids(games: Iterable[str]) -> frozenset[str]:
    from kfjudge.reference.content.cards import card_id

    return frozenset(card_id(game, id) for game in games for id in shelf(game).facts())


def _check_references(drafts: dict[str, EntryDraft], ids: set[str], troubles: list[Trouble]) -> list[Record]:
    """The records without the references that lead nowhere."""
    kept = []
    for draft in drafts.values():
        game = draft.record.game
        see, cards = [], []
        for text in draft.see:
            meant = entry_meant(f"{game}:{text.value}", ids)
            if meant is None:
                troubles.append(no_such("dangling", text.value or "", ids, game, text.place))
            elif meant in drafts or ":card/" in meant:  # else its file is there, but too broken to be shown
                see.append(meant)
        for text in draft.cards:
            if f"{game}:card/{text.value}" in ids:
                cards.append(text.value or "")
            else:
                troubles.append(no_such("unknown_card", text.value or "", ids, game, text.place))
        kept.append(replace(draft.record, see=tuple(dict.fromkeys(see)), cards=tuple(dict.fromkeys(cards))))
    return kept


def entry_meant(id: str, ids: set[str]) -> str | None:
    """The identifier itself, or the only one that goes on after it."""
    meant = expand_id(id, ids)
    return meant[0] if len(meant) == 1 else None


def no_such(key: str, id: str, ids: set[str] | frozenset[str], game: str, place: Place) -> Trouble:
    """A reference to nothing, with the nearest identifier there is."""
    from difflib import get_close_matches

    prefix = f"{game}:card/" if key == "unknown_card" else f"{game}:"
    known = sorted(one.removeprefix(prefix) for one in ids if one.startswith(prefix))
    near = get_close_matches(id[:80], known, n=1)
    if near:
        return Trouble(message(f"reference.{key}_near", id=id, near=near[0]), place)
    return Trouble(message(f"reference.{key}", id=id), place)


def _check_names(drafts: dict[str, EntryDraft], troubles: list[Trouble]) -> None:
    """No two entries by one name in one language, but for a concept and the section of the rules on it."""
    from kfjudge.reference.text import name_key

    owners: dict[tuple[str, str, str], list[tuple[str, str]]] = {}
    for id, draft in sorted(drafts.items()):
        for lang, name, place in draft.names:
            sharing = owners.setdefault((draft.record.game, lang, name_key(name)), [])
            for other, spelled in sharing:
                # An entry may list a form twice over its accents ("capture", "capturé"), not twice the same.
                if not _share_names(other, id) and (other != id or spelled == name.casefold()):
                    local = other.partition(":")[2]
                    troubles.append(
                        Trouble(message("reference.same_name", name=name, id=local, lang=lang), place)
                    )
                    break
            sharing.append((id, name.casefold()))


def _share_names(one: str, other: str) -> bool:
    kinds = {id.partition(":")[2].partition("/")[0] for id in (one, other)}
    slugs = {id.partition("/")[2] for id in (one, other)}
    return kinds == {"glossary", "rule"} and len(slugs) == 1


def _order(trouble: Trouble) -> tuple[str, int, int]:
    place = trouble.place or Place("")
    return place.path, place.line or 0, place.column or 0
