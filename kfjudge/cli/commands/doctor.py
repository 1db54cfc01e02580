"""`doctor`: what is installed, from where, and how fresh; to be joined to a report of something wrong."""

from __future__ import annotations

from kfjudge import games
from kfjudge.cli import terminal
from kfjudge.cli.options import Options
from kfjudge.cli.output import show
from kfjudge.core.ownership import ForeignFolder
from kfjudge.core.text import sanitize
from kfjudge.render.blocks import Page, Text, section
from kfjudge.words.catalogue import find_template, tell

Facts = dict[str, object]

_NEEDED = ("typer", "rich", "rapidfuzz", "whoosh3", "platformdirs", "msgspec", "pyyaml", "prompt_toolkit")


def doctor(options: Options) -> None:
    show_facts(_program_facts() | index_facts(options), options)


def show_facts(facts: Facts, options: Options) -> None:
    """Show a fact a line; as data, also what there is not."""

    def lay_out() -> Page:
        rows = [
            Text(_describe(value, options.lang), find_template(f"doctor.{name}", options.lang), hanging=2)
            for name, value in facts.items()
            if value is not None
        ]
        return Page(options.lang, "kfjudge doctor", (section(*rows),))

    show(options, page=lay_out, data=lambda: facts)


def _describe(value: object, lang: str) -> str:
    if isinstance(value, bool):
        return find_template("doctor.yes" if value else "doctor.no", lang)
    if isinstance(value, dict):
        return ", ".join(
            f"{name} {number or find_template('doctor.missing', lang)}" for name, number in value.items()
        )
    if isinstance(value, ForeignFolder):
        return tell(f"doctor.foreign-{value.why}", lang, folder=sanitize(value.folder, 200))
    if isinstance(value, list):
        return ", ".join(value)
    return sanitize(str(value), 200)


def _program_facts() -> Facts:
    import platform
    import sys

    from kfjudge import __version__

    return {
        "version": __version__,
        "python": f"{platform.python_version()} ({sys.executable})",
        "system": platform.platform(),
        "columns": terminal.width(),
        "encoding": getattr(sys.stdout, "encoding", None),
        "packages": {name: _version_of(name) for name in _NEEDED},
    }


def _version_of(package: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return None


def index_facts(options: Options) -> Facts:
    """Where the entries come from, and whether what was built from them is fresh: of the game that is asked
    for, or of all together, with how many entries each has."""
    from kfjudge.reference.store.store import status

    every = {game: status(game) for game in games.one_or_all(options.game)}
    found = list(every.values())
    missing = [game for game, one in every.items() if not one.cache]
    return {
        "entries": sum(one.entries for one in found),
        "cards": sum(one.cards for one in found),
        "games": {game: one.entries for game, one in every.items()},
        "content": str(found[0].content),
        "installed": found[0].installed,
        "troubles": sum(one.troubles for one in found),
        "cache": ", ".join(str(one.cache) for one in found if one.cache) or None,
        **({"unbuilt" if found[0].is_kept else "memory": missing} if missing else {}),
        **({"foreign": found[0].foreign} if found[0].foreign else {}),
        "fresh": all(one.fresh for one in found),
        "bytes": sum(one.bytes for one in found),
        "hash": ", ".join(one.hash for one in found),
    }
