"""`doctor`: what is installed, from where, and how fresh; to be joined to a report of something wrong."""

from __future__ import annotations

from msgspec import Struct

from kfjudge import games
from kfjudge.cli import terminal
from kfjudge.cli.options import Options
from kfjudge.cli.output import show
from kfjudge.core.ownership import ForeignFolder
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.blocks import Page, Text, section
from kfjudge.words import name_month
from kfjudge.words.catalogue import find_template, tell

Facts = dict[str, object]

_NEEDED = ("typer", "rich", "rapidfuzz", "whoosh3", "platformdirs", "msgspec", "pyyaml", "prompt_toolkit")
_OF_THE_VERDICT = ("in_order", "wrong")
_BOOKS, _DATE = "books", "rules_as_of"


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """A book that entries are made from, and the month that is printed in it, if any: "2019-05"."""

    game: str
    edition: str
    lang: str
    date: str | None


def doctor(options: Options) -> None:
    facts = _program_facts() | {"books": list_books(options.game)} | index_facts(options)
    wrong = find_faults(facts, options.lang)
    show_facts({"in_order": not wrong, "wrong": wrong} | facts, options)


def list_books(game: str | None) -> list[Book]:
    """List the books of a game, or of all, the newest of each first."""
    return [
        Book(one, edition, get_game(one).books[edition], get_game(one).dates.get(edition))
        for one in games.one_or_all(game)
        for edition in reversed(get_game(one).editions)
    ]


def find_faults(facts: Facts, lang: str) -> list[str]:
    """Find what is not as it should be, each fault in a sentence. An index that is not yet built is none: the
    first search builds it."""
    wrong = []
    packages = facts["packages"]
    assert isinstance(packages, dict)
    missing = [name for name, version in packages.items() if version is None]
    if missing:
        wrong.append(tell("doctor.wrong-packages", lang, n=len(missing), names=", ".join(missing)))
    if facts["troubles"]:
        wrong.append(tell("doctor.warning", lang, n=facts["troubles"]))
    if isinstance(foreign := facts.get("foreign"), ForeignFolder):
        why = tell(f"doctor.foreign-{foreign.why}", lang, folder=sanitize(foreign.folder, 200))
        wrong.append(f"{find_template('doctor.foreign', lang)} {why}")
    elif "memory" in facts:
        wrong.append(tell("doctor.wrong-memory", lang))
    if terminal.has_only_ascii():
        wrong.append(tell("doctor.wrong-letters", lang, encoding=facts["encoding"]))
    return wrong


def show_facts(facts: Facts, options: Options) -> None:
    """Show a fact a line, below the verdict if there is one; as data, also what there is not."""
    verdict = _verdict(facts, options.lang)

    def lay_out() -> Page:
        rows: list[Text] = []
        for name, value in facts.items():
            if value is None or name in _OF_THE_VERDICT:
                continue
            books = value if name == _BOOKS and isinstance(value, list) else []
            told = "" if books else _describe(value, options.lang)
            if name == _DATE:
                told = name_month(told, options.lang)
            rows.append(Text(told, find_template(f"doctor.{name}", options.lang), hanging=2))
            rows += [Text(_describe_book(book, options.lang), indent=2, hanging=2) for book in books]
        return Page(options.lang, "kfjudge doctor", (section(*verdict), section(*rows)))

    show(options, page=lay_out, data=lambda: facts)


def _verdict(facts: Facts, lang: str) -> list[Text]:
    """Say whether all is in order, or what is wrong; nothing where that was not asked."""
    if not facts.keys() & set(_OF_THE_VERDICT):
        return []
    if facts["in_order"]:
        return [Text(tell("doctor.in-order", lang), role="title")]
    wrong = facts["wrong"]
    assert isinstance(wrong, list)
    faults = [Text(fault, strong="-", hanging=2) for fault in wrong]
    return [Text(tell("doctor.not-in-order", lang, n=len(faults)), role="title"), *faults]


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


def _describe_book(book: Book, lang: str) -> str:
    month = name_month(book.date, lang) if book.date else None
    return tell(
        "doctor.book",
        lang,
        game=find_template("game.name", lang, book.game),
        book=find_template(f"book.{book.edition}", lang, book.game),
        date=month or find_template("doctor.undated", lang),
    )


def _program_facts() -> Facts:
    import platform
    import sys

    from kfjudge import RULES_AS_OF, __version__

    return {
        "version": __version__,
        "rules_as_of": RULES_AS_OF,
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
