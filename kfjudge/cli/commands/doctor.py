"""`doctor`: what is installed, from where, and how fresh; to be joined to a report of something wrong."""

from __future__ import annotations

from kfjudge.cli import screen
from kfjudge.cli.common import Asked
from kfjudge.core.ownership import Foreign
from kfjudge.core.tame import tame
from kfjudge.screen.page import flat, wrapped
from kfjudge.words.catalogue import tell, template

Facts = dict[str, object]

_NEEDED = ("typer", "rich", "rapidfuzz", "whoosh3", "platformdirs", "msgspec", "pyyaml", "prompt_toolkit")


def doctor(asked: Asked) -> None:
    show_facts(_program_facts() | index_facts(), asked)


def show_facts(facts: Facts, asked: Asked) -> None:
    """A fact a line, or all of them as JSON."""
    if asked.json:
        screen.show_json(facts)
        return
    width = screen.width()
    lines = [
        wrapped(_said(value, asked.lang), width, strong=template(f"doctor.{name}", asked.lang), hanging="  ")
        for name, value in facts.items()
    ]
    screen.show(flat(lines))


def _said(value: object, lang: str) -> str:
    if isinstance(value, bool):
        return template("doctor.yes" if value else "doctor.no", lang)
    if isinstance(value, dict):
        return ", ".join(
            f"{name} {number or template('doctor.missing', lang)}" for name, number in value.items()
        )
    if isinstance(value, Foreign):
        return tell(f"doctor.foreign-{value.why}", lang, folder=tame(value.folder, 200))
    return template("doctor.none", lang) if value is None else tame(str(value), 200)


def _program_facts() -> Facts:
    import platform
    import sys

    from kfjudge import __version__

    return {
        "version": __version__,
        "python": f"{platform.python_version()} ({sys.executable})",
        "system": platform.platform(),
        "columns": screen.width(),
        "encoding": getattr(sys.stdout, "encoding", None),
        "packages": {name: _version_of(name) for name in _NEEDED},
    }


def _version_of(package: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return None


def index_facts() -> Facts:
    """Where the entries come from, and whether what was built from them is fresh."""
    from kfjudge.reference.store.store import status

    found = status()
    return {
        "entries": found.entries,
        "cards": found.cards,
        "content": str(found.content),
        "installed": found.installed,
        "troubles": found.troubles,
        "cache": str(found.cache) if found.cache else None,
        **({"foreign": found.foreign} if found.foreign else {}),
        "fresh": found.fresh,
        "bytes": found.bytes,
        "hash": found.hash,
    }
