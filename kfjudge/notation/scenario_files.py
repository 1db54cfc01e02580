"""Find the scenario that is meant: a file, a packaged one by its name, or those that answer or show an
entry."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from io import BytesIO
from pathlib import Path

from kfjudge.core.errors import NotFound, Trouble, Troubles
from kfjudge.core.files import find_content_root, shown_path
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, get_game
from kfjudge.notation.names import expand_entry
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.source import INPUT, LINKS, list_links, read_file, read_stream, read_text
from kfjudge.notation.tokens import find_nearest

TEXT = "text"  # where a scenario that came as a string is said to stand
SUFFIX = ".kf"

FindLinked = Callable[[tuple[str, ...], str], Collection[str] | None]


def read_scenario(path_or_text: str | Path, *, name: str = "") -> Scenario:
    """Read a scenario from a file, from standard input ("-") or from its text. Raises Troubles."""
    from kfjudge.notation.parser.file import parse_scenario

    given = str(path_or_text)
    is_path = isinstance(path_or_text, Path) or ("\n" not in given and (": " not in given or _exists(given)))
    try:
        if not is_path:
            return parse_scenario(read_text(given, TEXT), TEXT, name)
        if given == INPUT:
            stdin = BytesIO() if sys.stdin is None else sys.stdin.buffer  # one that is closed is empty
            return parse_scenario(read_stream(stdin, INPUT), INPUT, name)
        path = Path(path_or_text)
        return parse_scenario(read_file(path), shown_path(path), name or path.stem)
    except Trouble as one:
        raise Troubles([one]) from None


def list_scenarios(game: str) -> dict[str, Path]:
    """List the packaged scenarios of a game: name (the path under scenarios/<game>/, without its suffix) and
    file."""
    return {name: Path(file) for name, file in _list_files(game).items()}


def _list_files(game: str) -> dict[str, str]:
    """List the packaged scenarios of a game: a thousand paths, of which a command wants one or two."""
    root = find_content_root()
    if root is None:
        return {}
    folder = str(root / "scenarios" / game)
    files = sorted(
        f"{at}{os.sep}{name}" for at, _, names in os.walk(folder) for name in names if name.endswith(SUFFIX)
    )
    return {file[len(folder) + 1 : -len(SUFFIX)].replace(os.sep, "/"): file for file in files}


def read_packaged_file(name: str, game: str) -> str:
    """Read the file of a packaged scenario."""
    root = find_content_root()
    assert root is not None, "who names one has found it there"
    return (root / "scenarios" / game / f"{name}{SUFFIX}").read_text(encoding="utf-8")


def find_scenarios(what: str, game: str, linked: FindLinked | None = None) -> list[Scenario]:
    """Read the scenarios that are meant: by a name or its last part, a file, "-", or the id of an entry, for
    all that answer it, or else show it. Raise NotFound with suggestions otherwise.

    `linked` names those of an entry (by ids that mean the same, and game) without opening every file; where
    it names none, the files are opened."""
    game = next((one for one in GAMES if what.startswith(f"{one}:")), game)
    get_game(game).check_plays()
    known = _list_files(game)
    name = _strip_id(what, game)
    if name in known:
        return [read_scenario(Path(known[name]), name=name)]
    if what == INPUT or _exists(what):
        return [read_scenario(Path(what))]
    named = match_last_part(name, known)
    if len(named) > 1:
        raise NotFound(message("scenario.several", given=sanitize(what), n=len(named)), tuple(named))
    if what.endswith(SUFFIX) and not named:
        return [read_scenario(Path(what))]
    ids = (name, f"faq/{name}")
    found = named or (linked(ids, game) if linked is not None else None)
    if not found:
        found = _find_by_entry(ids, known, game)
    if found:
        return [read_scenario(Path(file), name=one) for one, file in known.items() if one in found]
    by_last: dict[str, list[str]] = {}  # names in full by their last part alone
    for one in known if "/" not in name else ():
        by_last.setdefault(one.rpartition("/")[2], []).append(one)
    near = [full for last in find_nearest(name, by_last) for full in by_last[last]] or find_nearest(
        name, known
    )
    raise NotFound(message("scenario.no-scenario", given=sanitize(what)), tuple(near))


def find_file(what: str | Path) -> Path | str:
    """Find the file of that path, or where there is none, that of the packaged scenario of that name."""
    if str(what) == INPUT or _exists(str(what)):
        return what if str(what) == INPUT else Path(what)
    for game in GAMES:
        known = _list_files(game)
        name = _strip_id(str(what), game)
        named = [name] if name in known else match_last_part(name, known)
        if len(named) == 1:
            return Path(known[named[0]])
    return Path(what)


def match_last_part(name: str, known: Iterable[str]) -> list[str]:
    """Find the full names of which this is the last part, or the last parts."""
    last = f"/{name}"
    return [full for full in known if full.endswith(last)] if name else []


def _strip_id(what: str, game: str) -> str:
    """Strip what an id has beside its name: 'keyforge:board/faq/pitlord' → 'faq/pitlord'."""
    return what.removeprefix(f"{game}:").removeprefix("board/").removesuffix(SUFFIX)


def _exists(path: str) -> bool:
    """Tell whether there is such a file, or a link that leads nowhere."""
    try:
        return Path(path).exists() or Path(path).is_symlink()
    except (OSError, ValueError):
        return False


def _find_by_entry(ids: tuple[str, ...], known: Mapping[str, str], game: str) -> list[str]:
    """Find the scenarios that answer an entry, or if there are none, those that show it."""
    found: dict[str, list[str]] = {about: [] for about in LINKS}
    beginnings = [id.partition("-")[0].encode(errors="replace") for id in ids]  # a file may say no more
    for name, path in known.items():
        try:
            with open(path, "rb", buffering=0) as file:  # noqa: PTH123  half the cost, of a thousand files
                text = file.read()
        except OSError:
            continue
        if not any(beginning in text for beginning in beginnings):
            continue
        for line, given in list_links(Path(path), game):
            for id in ids:
                begins = id.startswith(f"{given}-") and id in (expand_entry(game, given) or ())
                if id == given or begins:
                    found[line.about].append(name)
    return list(dict.fromkeys(found["answers"] or found["shows"]))
