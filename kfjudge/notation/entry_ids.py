"""The ids of entries that a scenario may name, as what it shows or what must be cited: known by the names of
their files alone, so that nothing of the reference has to be read."""

from __future__ import annotations

import re
from functools import cache

from kfjudge.core.files import find_content_root
from kfjudge.core.text import expand_id, name_key
from kfjudge.games import get_game
from kfjudge.notation.names import index_titles
from kfjudge.notation.tokens import alike

_MOST_NEAR = 3


def expand_entry(game: str, id: str) -> tuple[str, ...] | None:
    """'rule/step-2' → the ids that begin so; an id that is one stands alone. None where the files are not
    there to tell."""
    there = _list_entries(game, id.rpartition("/")[0])
    return None if there is None else expand_id(id, there)


def suggest_entries(game: str, id: str) -> list[str]:
    """Suggest an entry for an id of none: one of another kind that is called so, else the one spelled most
    alike. A number that is not there is like no other."""
    kind, _, slug = id.rpartition("/")
    if slug.isdigit() and _list_entries(game, kind):
        return []
    every = [entry for one in _list_kinds(game) for entry in sorted(_list_entries(game, one) or ())]
    return [entry for entry in every if entry.endswith(f"/{slug}")][:1] or alike(id, every, 1)


def suggest_entries_for_word(game: str, given: str) -> list[str]:
    """Suggest entries for a word or a title where an id is wanted: those that are called so in any language,
    else those that begin so, else the one spelled most alike."""
    key = name_key(given)
    kinds = sorted(_list_kinds(game), key=lambda kind: kind == "card")
    every = [entry for kind in kinds for entry in sorted(_list_entries(game, kind) or ())]
    slug = key.replace(" ", "-")
    if not key or "/" in given or slug.isdigit():
        return []
    card = index_titles(game).get(key)
    named = [entry for entry in every if entry.endswith(f"/{slug}") or entry == f"card/{card}"]
    named = named or [entry for entry in every if key in _titles_of(game, entry)]
    named = named or [entry for entry in every if f"/{slug}-" in entry]
    if named:
        return named[:_MOST_NEAR]
    by_slug = {entry.rpartition("/")[2]: entry for entry in reversed(every)}
    return [by_slug[one] for one in alike(slug, by_slug, 1)]


@cache
def _titles_of(game: str, entry: str) -> frozenset[str]:
    """The titles and other names of an entry of the glossary, in any language: they stand in the first lines
    of its file."""
    root = find_content_root()
    path = root / "glossary" / game / f"{entry}.yaml" if root is not None else None
    if path is None or not path.is_file():
        return frozenset()
    head = re.split(
        r"^(?!title|aliases|  )", path.read_text(encoding="utf-8"), maxsplit=1, flags=re.MULTILINE
    )[0]
    names = re.split(r"[\[\]{},\n]|\b\w+:", head)
    return frozenset(name_key(name) for name in names if name.strip())


def _list_kinds(game: str) -> list[str]:
    """Every kind of entry: "card", "glossary", "rule", "faq/1.3"."""
    root = find_content_root()
    if root is None:
        return ["card"]
    glossary, faq = (sorted((root / above / game).glob("*/")) for above in ("glossary", "faq"))
    return ["card", *(kind.name for kind in glossary), *(f"faq/{edition.name}" for edition in reversed(faq))]


@cache
def _list_entries(game: str, kind: str) -> frozenset[str] | None:
    """The ids of a kind: "glossary", "rule", "faq/1.3", "card"."""
    if kind == "card":
        return frozenset(f"card/{id}" for id in get_game(game).engine.facts())
    root = find_content_root()
    if root is None:
        return None
    above, _, edition = kind.partition("/")
    folder = root / "faq" / game / edition if above == "faq" else root / "glossary" / game / above
    try:
        slugs = [path.stem for path in folder.iterdir() if path.suffix == ".yaml"]
    except (OSError, ValueError):
        slugs = []
    return frozenset(f"{kind}/{slug.lstrip('0') if slug.isdigit() else slug}" for slug in slugs)
