"""Which entries a scenario can name, as what it shows or as what must be cited: known by their files alone,
so that nothing of the reference has to be read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kfjudge.core.content import content_root
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.notation.letters import alike
from kfjudge.notation.model import GAME


def meant(id: str) -> tuple[str, ...] | None:
    """The id itself, or those that go on after it: `rule/step-3` for the longest of them. None where nobody
    can tell, for the entries are not there."""
    there = _entries(id.rpartition("/")[0])
    if there is None:
        return None
    return (id,) if id in there else tuple(sorted(other for other in there if other.startswith(f"{id}-")))


def near(id: str) -> list[str]:
    """The entry that was meant by an id of none: one of another kind that is called so, or the one spelled
    most alike. A number that is not there is like no other."""
    kind, _, slug = id.rpartition("/")
    if slug.isdigit() and _entries(kind):
        return []
    every = [entry for one in _kinds() for entry in sorted(_entries(one) or ())]
    return [entry for entry in every if entry.endswith(f"/{slug}")][:1] or alike(id, every, 1)


def _kinds() -> list[str]:
    """Every kind of entry."""
    root = content_root()
    if root is None:
        return ["card"]
    glossary, faq = (sorted((root / above / GAME).glob("*/")) for above in ("glossary", "faq"))
    return ["card", *(kind.name for kind in glossary), *(f"faq/{edition.name}" for edition in reversed(faq))]


@cache
def _entries(kind: str) -> frozenset[str] | None:
    """The ids of a kind: "glossary", "rule", "faq/1.3", "card"."""
    if kind == "card":
        return frozenset(f"card/{id}" for id in all_facts() if id != UNKNOWN.id)
    root = content_root()
    if root is None:
        return None
    above, _, edition = kind.partition("/")
    folder = root / "faq" / GAME / edition if above == "faq" else root / "glossary" / GAME / above
    return frozenset(f"{kind}/{slug}" for slug in _slugs(folder))


def _slugs(folder: Path) -> list[str]:
    try:
        slugs = [path.stem for path in folder.iterdir() if path.suffix == ".yaml"]
    except (OSError, ValueError):
        return []
    return [slug.lstrip("0") if slug.isdigit() else slug for slug in slugs]
