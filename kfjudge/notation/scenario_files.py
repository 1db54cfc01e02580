"""Which scenarios are meant: those of a file, of a packaged name, or of an entry that they answer or show."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from kfjudge.core.errors import NotFound, Trouble, Troubles
from kfjudge.core.files import find_content_root, shown_path
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, get_game
from kfjudge.notation.entries import meant
from kfjudge.notation.header import LINKS, links_of
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.source import INPUT, read_file, read_input, read_text
from kfjudge.notation.tokens import nearest

TEXT = "text"  # where a scenario that came as a string is said to stand
SUFFIX = ".kf"
_KIND = "board/"


def read_scenario(path_or_text: str | Path, *, name: str = "") -> Scenario:
    """A scenario from a file, from standard input ("-") or from its text. Raises Troubles."""
    from kfjudge.notation.reading.file import read

    try:
        if isinstance(path_or_text, str) and _is_text(path_or_text):
            return read(read_text(path_or_text, TEXT), TEXT, name)
        if str(path_or_text) == INPUT:
            return read(read_input(), INPUT, name)
        path = Path(path_or_text)
        return read(read_file(path), shown_path(path), name or path.stem)
    except Trouble as one:
        raise Troubles([one]) from None


def _is_text(given: str) -> bool:
    """Whether a string is a scenario, not the path of one."""
    return "\n" in given or (": " in given and not _is_there(given))


def _is_there(path: str) -> bool:
    try:
        return Path(path).exists() or Path(path).is_symlink()
    except (OSError, ValueError):
        return False


def scenarios(game: str) -> dict[str, Path]:
    """Every packaged scenario of a game: its name (the path under scenarios/<game>/) and its file."""
    root = find_content_root()
    if root is None:
        return {}
    folder = str(root / "scenarios" / game)
    files = sorted(
        os.path.join(at, name)  # noqa: PTH118  a thousand paths, of which a command wants one or two
        for at, _, names in os.walk(folder)
        for name in names
        if name.endswith(SUFFIX)
    )
    return {_name(file[len(folder) + 1 :]): Path(file) for file in files}


def _name(file: str) -> str:
    return file.removesuffix(SUFFIX).replace(os.sep, "/")


Linked = Callable[[tuple[str, ...], str], Collection[str] | None]


def find(what: str, game: str, linked: Linked | None = None) -> list[Scenario]:
    """Find the scenarios of a name, a file, "-", or the id of an entry, for all that answer it, or else show
    it. `linked` names those of an entry (by ids that mean the same, and game) without opening every file;
    None from it: it cannot tell."""
    game = next((one for one in GAMES if what.startswith(f"{one}:")), game)
    get_game(game).check_plays()
    known = scenarios(game)
    name = _bare(what, game)
    if name in known:
        return [read_scenario(known[name], name=name)]
    if what == INPUT or _is_there(what):
        return [read_scenario(Path(what) if what != INPUT else what)]
    called = by_last_part(name, known)
    if len(called) > 1:
        raise NotFound(message("scenario.several", given=sanitize(what), n=len(called)), tuple(called))
    if called:
        return [read_scenario(known[called[0]], name=called[0])]
    if what.endswith(SUFFIX):
        return [read_scenario(Path(what))]
    ids = (name, f"faq/{name}")
    names = linked(ids, game) if linked is not None else None
    if names is None:
        names = _linked(ids, known, game)
    if names:
        return [read_scenario(path, name=one) for one, path in known.items() if one in names]
    raise NotFound(message("scenario.no-scenario", given=sanitize(what)), _nearest(name, known))


def file_meant(what: str | Path) -> Path | str:
    """The file of that path, or where there is none, that of the packaged scenario of that name."""
    if str(what) == INPUT or _is_there(str(what)):
        return what if str(what) == INPUT else Path(what)
    for game in GAMES:
        known = scenarios(game)
        name = _bare(str(what), game)
        called = [name] if name in known else by_last_part(name, known)
        if len(called) == 1:
            return known[called[0]]
    return Path(what)


def _bare(what: str, game: str) -> str:
    """What may be the name of a packaged scenario, without what an identifier has before it."""
    return what.removeprefix(f"{game}:").removeprefix(_KIND).removesuffix(SUFFIX)


def by_last_part(name: str, known: Iterable[str]) -> list[str]:
    """The full names of which this is the last part, or the last parts."""
    last = f"/{name}"
    return [full for full in known if full.endswith(last)] if name else []


def _nearest(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """The names that are nearest to what was typed, in full or by their last part alone."""
    if "/" in name:
        return tuple(nearest(name, known))
    full: dict[str, list[str]] = {}
    for one in known:
        full.setdefault(one.rpartition("/")[2], []).append(one)
    return tuple(one for last in nearest(name, full) for one in full[last]) or tuple(nearest(name, known))


def _linked(ids: tuple[str, ...], known: dict[str, Path], game: str) -> list[str]:
    """The names of the scenarios that answer an entry, and if there are none, of those that show it."""
    found: dict[str, list[str]] = {about: [] for about in LINKS}
    beginnings = [id.partition("-")[0].encode(errors="replace") for id in ids]  # a file may say no more
    for name, path in known.items():
        text = _bytes(path)
        if not any(beginning in text for beginning in beginnings):
            continue
        for line, given in links_of(path, game):
            if any(id == given or (id.startswith(f"{given}-") and _means(game, given, id)) for id in ids):
                found[line.about].append(name)
    return list(dict.fromkeys(found["answers"] or found["shows"]))


def _bytes(path: Path) -> bytes:
    """A file as it is, to see quickly what it cannot say."""
    try:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123  half the cost, of a thousand files
            return file.read()
    except OSError:
        return b""


def _means(game: str, given: str, id: str) -> bool:
    """Whether the beginning of an id stands for that one."""
    return id in (meant(game, given) or ())
