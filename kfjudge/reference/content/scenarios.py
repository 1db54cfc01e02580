"""Which scenarios show which entry. A scenario says so in its first lines (`answers:`, `shows:`); the board
below them is read elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.message import message
from kfjudge.reference.content.form import shown
from kfjudge.reference.fold import fold
from kfjudge.reference.model import EDITIONS, Record

HEADERS = {"answers": "answers", "repond a": "answers", "repond": "answers",
           "shows": "shows", "montre": "shows"}  # fmt: skip
_LINES = 64  # no scenario has so many lines before its board
_WIDTH = 4096


@dataclass(frozen=True, slots=True)
class Link:
    """A scenario that answers a question or shows a rule."""

    scenario: str
    id: str
    answers: bool


def scenario_files(root: Path) -> Iterator[tuple[str, Path]]:
    """Each scenario file and the game it is of."""
    for game in EDITIONS:
        for path in sorted((root / "scenarios" / game).rglob("*.kf")):
            yield game, path


def read_links(root: Path, ids: set[str], troubles: list[Trouble]) -> list[Link]:
    """What every scenario answers and shows; the beginning of an id stands for the only one that has it."""
    from kfjudge.reference.content.files import entry_meant

    links = []
    for game, path in scenario_files(root):
        name = path.relative_to(root / "scenarios" / game).with_suffix("").as_posix()
        for number, header, value in _headers(path):
            for local in (part.strip() for part in value.split(",")):
                id = entry_meant(f"{game}:{local.removeprefix(f'{game}:')}", ids)
                if id is not None:
                    links.append(Link(name, id, header == "answers"))
                elif local:
                    place = Place(shown(path), number)
                    troubles.append(Trouble(message("reference.dangling", id=local), place))
    return links


def _headers(path: Path) -> Iterator[tuple[int, str, str]]:
    """The lines that say what the scenario is about: number, header, value."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as lines:
            for number in range(1, _LINES):
                line = lines.readline(_WIDTH)
                if not line.strip():
                    return
                header, colon, value = line.partition("#")[0].partition(":")
                if colon and fold(header.strip()) in HEADERS:
                    yield number, HEADERS[fold(header.strip())], value
    except OSError:
        return  # `kfjudge check` is what reports on scenario files


def with_scenarios(records: Iterable[Record], links: list[Link]) -> list[Record]:
    """The records with the scenarios that show them, those that answer the very question first."""
    of: dict[str, list[Link]] = {}
    for link in sorted(links, key=lambda link: (not link.answers, link.scenario)):
        of.setdefault(link.id, []).append(link)
    return [
        replace(record, scenarios=tuple(dict.fromkeys(link.scenario for link in of.get(record.id, ()))))
        for record in records
    ]
