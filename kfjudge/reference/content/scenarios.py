"""Which scenarios show which entry. A scenario says so in its first lines (`answers:`, `shows:`); the board
below them is read elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.files import shown_path
from kfjudge.core.message import message
from kfjudge.notation.header import links_of
from kfjudge.reference.model import Record


@dataclass(frozen=True, slots=True)
class Link:
    """A scenario that answers a question or shows a rule."""

    scenario: str
    id: str
    answers: bool


def scenario_files(root: Path, games: Iterable[str]) -> Iterator[tuple[str, Path]]:
    """Each scenario file of some games, and which it is of."""
    for game in games:
        for path in sorted((root / "scenarios" / game).rglob("*.kf")):
            yield game, path


def read_links(root: Path, games: Iterable[str], ids: set[str], troubles: list[Trouble]) -> list[Link]:
    """What every scenario answers and shows; the beginning of an id stands for the only one that has it."""
    from kfjudge.reference.content.files import entry_meant

    links = []
    for game, path in scenario_files(root, games):
        name = path.relative_to(root / "scenarios" / game).with_suffix("").as_posix()
        for line, given in links_of(path, game):
            id = entry_meant(f"{game}:{given}", ids)
            if id is not None:
                links.append(Link(name, id, line.about == "answers"))
            else:
                place = Place(shown_path(path), line.number)
                troubles.append(Trouble(message("reference.dangling", id=given), place))
    return links


def with_scenarios(records: Iterable[Record], links: list[Link]) -> list[Record]:
    """The records with the scenarios that show them, those that answer the very question first."""
    of: dict[str, list[Link]] = {}
    for link in sorted(links, key=lambda link: (not link.answers, link.scenario)):
        of.setdefault(link.id, []).append(link)
    return [
        replace(record, scenarios=tuple(dict.fromkeys(link.scenario for link in of.get(record.id, ()))))
        for record in records
    ]
