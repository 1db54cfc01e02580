"""What the rest of kfjudge asks of scenarios: read them, find them, run them, check them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from kfjudge.core.content_path import content_root
from kfjudge.core.errors import NotFound, Trouble, Troubles
from kfjudge.core.words import words as message
from kfjudge.scenario.letters import nearest, visible
from kfjudge.scenario.model import GAME, Scenario
from kfjudge.scenario.source import INPUT, read_file, read_input, read_text, shown_path

if TYPE_CHECKING:
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.result import Result

TEXT = "text"  # where a scenario that came as a string is said to stand
SUFFIX = ".kf"


def read_scenario(path_or_text: str | Path, *, name: str = "") -> Scenario:
    """A scenario from a file, from standard input ("-") or from its text. Raises Troubles."""
    from kfjudge.scenario.reader import read

    if isinstance(path_or_text, str) and _is_text(path_or_text):
        try:
            return read(read_text(path_or_text, TEXT), TEXT, name)
        except Trouble as one:
            raise Troubles([one]) from None
    try:
        if str(path_or_text) == INPUT:
            return read(read_input(), INPUT, name)
        path = Path(path_or_text)
        return read(read_file(path), shown_path(path), name or path.stem)
    except Trouble as one:
        raise Troubles([one]) from None


def _is_text(given: str) -> bool:
    """Whether a string is a scenario, not the path of one."""
    return "\n" in given or (": " in given and not _is_there(given))


def scenarios() -> dict[str, Path]:
    """Every packaged scenario: its name (the path under scenarios/<game>/) and its file."""
    root = content_root()
    if root is None:
        return {}
    folder = root / "scenarios" / GAME
    return {
        path.relative_to(folder).with_suffix("").as_posix(): path
        for path in sorted(folder.rglob(f"*{SUFFIX}"))
    }


def find(what: str) -> list[Scenario]:
    """The scenarios that are meant: a name, a file, "-", or the id of an entry, for all that answer it."""
    known = scenarios()
    name = what.removeprefix(f"{GAME}:").removesuffix(SUFFIX)
    if name in known:
        return [read_scenario(known[name], name=name)]
    if what == INPUT or what.endswith(SUFFIX) or _is_there(what):
        return [read_scenario(Path(what) if what != INPUT else what)]
    linked = _linked(name, known)
    if linked:
        return linked
    near = tuple(nearest(what, known))
    raise NotFound(message("scenario.no-scenario", given=visible(what)), near)


def _is_there(what: str) -> bool:
    try:
        path = Path(what)
        return path.exists() or path.is_symlink()
    except (OSError, ValueError):
        return False


def _linked(id: str, known: dict[str, Path]) -> list[Scenario]:
    """The scenarios that answer an entry, and if there are none, those that show it."""
    ids = {id, f"faq/{id}"}
    answering: list[Scenario] = []
    showing: list[Scenario] = []
    for name, path in known.items():
        header = _header(path)
        if not ids.isdisjoint(header["answers"]):
            answering.append(read_scenario(path, name=name))
        elif not answering and not ids.isdisjoint(header["shows"]):
            showing.append(read_scenario(path, name=name))
    return answering or showing


def _header(path: Path) -> dict[str, tuple[str, ...]]:
    """What a file answers and shows, without reading its board."""
    from kfjudge.scenario.reader import header_links

    try:
        text = read_file(path)
    except Trouble:
        return {"answers": (), "shows": ()}
    return header_links(text)


def run(scenario: Scenario, edition: str) -> Result:
    """Play a scenario in one edition. Raises Troubles when its script is not legal there."""
    from kfjudge.scenario.runner import run as play

    return play(scenario, edition)


def check(paths: Iterable[str | Path]) -> list[Trouble]:
    """Everything that is wrong with those files: what cannot be read, otherwise what is not legal."""
    from kfjudge.scenario.checking import check as look

    return look(paths).errors


def match_of(path_or_text: str | Path, edition: str | None = None) -> tuple[Run[Board], str]:
    """A scenario with its script played, for whoever plays on; without an edition, by the newest it names."""
    scenario = read_scenario(path_or_text)
    chosen = edition or scenario.editions[-1]
    result = run(scenario, chosen)
    if result.needs is not None:
        raise Trouble(result.needs)
    if result.missing is not None or result.end is None:
        raise Trouble(message("scenario.saw-missing", card=result.missing or ""))
    return result.open or result.end, chosen
