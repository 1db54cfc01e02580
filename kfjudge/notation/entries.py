"""Which entries a scenario can name, as what it shows or as what must be cited: known by their files alone,
so that nothing of the reference has to be read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from kfjudge.core.files import find_content_root
from kfjudge.core.ids import expand_id
from kfjudge.core.text import name_key
from kfjudge.games import get_game
from kfjudge.notation.names import titles
from kfjudge.notation.tokens import alike

_MOST_NEAR = 3


def meant(game: str, id: str) -> tuple[str, ...] | None:
    """The id itself, or those that go on after it. None where nobody can tell, without the entries."""
    there = _entries(game, id.rpartition("/")[0])
    return None if there is None else expand_id(id, there)


def near(game: str, id: str) -> list[str]:
    """The entry that was meant by an id of none: one of another kind that is called so, or the one spelled
    most alike. A number that is not there is like no other."""
    kind, _, slug = id.rpartition("/")
    if slug.isdigit() and _entries(game, kind):
        return []
    every = [entry for one in _kinds(game) for entry in sorted(_entries(game, one) or ())]
    return [entry for entry in every if entry.endswith(f"/{slug}")][:1] or alike(id, every, 1)


def near_word(game: str, given: str) -> list[str]:
    """The entries that a word or a title could mean where an id is wanted: those that are called so, in any
    language, else those that begin so, else the one spelled most alike."""
    key = name_key(given)
    kinds = sorted(_kinds(game), key=lambda kind: kind == "card")
    every = [entry for kind in kinds for entry in sorted(_entries(game, kind) or ())]
    slug = key.replace(" ", "-")
    card = titles(game).get(key)
    named = [entry for entry in every if entry.endswith(f"/{slug}") or entry == f"card/{card}"]
    if not key or "/" in given or slug.isdigit():
        return []
    return (
        named[:_MOST_NEAR]
        or [entry for entry in every if key in _called(game, entry)][:_MOST_NEAR]
        or [entry for entry in every if f"/{slug}-" in entry][:_MOST_NEAR]
        or _alike(slug, every)
    )


def _alike(slug: str, every: list[str]) -> list[str]:
    by_slug = {entry.rpartition("/")[2]: entry for entry in reversed(every)}
    return [by_slug[one] for one in alike(slug, by_slug, 1)]


@cache
def _called(game: str, entry: str) -> frozenset[str]:
    """What an entry of the glossary is called in any language: its titles and its other names, which stand in
    the first lines of its file."""
    root = find_content_root()
    path = root / "glossary" / game / f"{entry}.yaml" if root is not None else None
    if path is None or not path.is_file():
        return frozenset()
    head = re.split(
        r"^(?!title|aliases|  )", path.read_text(encoding="utf-8"), maxsplit=1, flags=re.MULTILINE
    )[0]
    names = re.split(r"[\[\]{},\n]|\b\w+:", head)
    return frozenset(name_key(name) for name in names if name.strip())


def _kinds(game: str) -> list[str]:
    """Every kind of entry."""
    root = find_content_root()
    if root is None:
        return ["card"]
    glossary, faq = (sorted((root / above / game).glob("*/")) for above in ("glossary", "faq"))
    return ["card", *(kind.name for kind in glossary), *(f"faq/{edition.name}" for edition in reversed(faq))]


@cache
def _entries(game: str, kind: str) -> frozenset[str] | None:
    """The ids of a kind: "glossary", "rule", "faq/1.3", "card"."""
    if kind == "card":
        return frozenset(f"card/{id}" for id in get_game(game).engine.facts())
    root = find_content_root()
    if root is None:
        return None
    above, _, edition = kind.partition("/")
    folder = root / "faq" / game / edition if above == "faq" else root / "glossary" / game / above
    return frozenset(f"{kind}/{slug}" for slug in _slugs(folder))


def _slugs(folder: Path) -> list[str]:
    try:
        slugs = [path.stem for path in folder.iterdir() if path.suffix == ".yaml"]
    except (OSError, ValueError):
        return []
    return [slug.lstrip("0") if slug.isdigit() else slug for slug in slugs]
