"""`doctor`: what is installed, from where, and how fresh; to be joined to a report of something wrong."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, fields

from kfjudge import games
from kfjudge.cli import terminal
from kfjudge.cli.commands import Prints
from kfjudge.cli.options import Options
from kfjudge.cli.output import show
from kfjudge.core.files import ForeignFolder
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.blocks import Page, Text, section
from kfjudge.words import name_month
from kfjudge.words.catalogue import find_template, tell

_NEEDED = (
    "typer",
    "rich",
    "rapidfuzz",
    "whoosh3",
    "platformdirs",
    "msgspec",
    "pyyaml",
    "prompt_toolkit",
    "markdown-it-py",
)
_VERDICT = {"in_order", "wrong"}
_DATE = "rules_as_of"


class Book(Struct, frozen=True):
    """A book that entries are made from, and the month that is printed in it, if any: "2019-05"."""

    game: str
    edition: str
    lang: str
    date: str | None


class IndexStatus(Struct, frozen=True, kw_only=True):
    """Where the entries come from, and whether what was built from them is fresh. Games of which nothing is
    built yet are `unbuilt`, those of which nothing can be kept are in `memory`."""

    entries: int
    cards: int
    games: dict[str, int]
    content: str
    installed: bool
    troubles: int
    cache: str | None
    unbuilt: tuple[str, ...] | UnsetType = UNSET
    memory: tuple[str, ...] | UnsetType = UNSET
    foreign: ForeignFolder | UnsetType = UNSET
    fresh: bool
    bytes: int
    hash: str


class Diagnosis(IndexStatus, frozen=True, kw_only=True):
    """Whether all is in order or what is wrong, and what is installed."""

    in_order: bool
    wrong: tuple[str, ...]
    version: str
    rules_as_of: str
    python: str
    system: str
    columns: int
    encoding: str | None
    packages: dict[str, str | None]
    books: tuple[Book, ...]


PRINTS = Prints((Diagnosis,))


def doctor(options: Options) -> None:
    import platform

    from kfjudge import RULES_AS_OF, __version__

    books = [
        Book(game, edition, get_game(game).books[edition], get_game(game).dates.get(edition))
        for game in games.one_or_all(options.game)
        for edition in reversed(get_game(game).editions)
    ]
    index = find_index_status(options)
    packages = {name: _version_of(name) for name in _NEEDED}
    wrong = find_faults(index, packages, options.lang)
    show_facts(
        Diagnosis(
            in_order=not wrong,
            wrong=tuple(wrong),
            version=__version__,
            rules_as_of=RULES_AS_OF,
            python=f"{platform.python_version()} ({sys.executable})",
            system=platform.platform(),
            columns=terminal.width(),
            encoding=getattr(sys.stdout, "encoding", None),
            packages=packages,
            books=tuple(books),
            **asdict(index),
        ),
        options,
    )


def find_faults(index: IndexStatus, packages: Mapping[str, str | None], lang: str) -> list[str]:
    """Find what is not as it should be, each fault in a sentence. An index that is not yet built is none: the
    first search builds it."""
    wrong = []
    missing = [name for name, version in packages.items() if version is None]
    if missing:
        wrong.append(tell("doctor.wrong-packages", lang, n=len(missing), names=", ".join(missing)))
    if index.troubles:
        wrong.append(tell("doctor.warning", lang, n=index.troubles))
    if isinstance(index.foreign, ForeignFolder):
        wrong.append(f"{find_template('doctor.foreign', lang)} {_describe(index.foreign, lang)}")
    elif index.memory is not UNSET:
        wrong.append(tell("doctor.wrong-memory", lang))
    if terminal.has_only_ascii():
        wrong.append(tell("doctor.wrong-letters", lang, encoding=getattr(sys.stdout, "encoding", None)))
    return wrong


def show_facts(facts: IndexStatus, options: Options) -> None:
    """Show a fact a line, below the verdict if there is one; as data, also what there is not."""
    shared = {field.name for field in fields(IndexStatus)}
    names = sorted(
        (field.name for field in fields(facts)), key=shared.__contains__
    )  # a diagnosis comes first
    known = {name: value for name in names if (value := getattr(facts, name)) is not UNSET}

    def lay_out() -> Page:
        rows: list[Text] = []
        for name, value in known.items():
            if value is not None and name not in _VERDICT:
                rows += _lay_out_fact(name, value, options.lang)
        verdict = _verdict(facts, options.lang) if isinstance(facts, Diagnosis) else []
        return Page(options.lang, "kfjudge doctor", (section(*verdict), section(*rows)))

    show(options, page=lay_out, data=lambda: known)


def _lay_out_fact(name: str, value: object, lang: str) -> list[Text]:
    label = find_template(f"doctor.{name}", lang)
    if isinstance(value, tuple) and all(isinstance(one, Book) for one in value):
        return [
            Text("", label, hanging=2),
            *(Text(_describe_book(book, lang), indent=2, hanging=2) for book in value),
        ]
    told = name_month(str(value), lang) if name == _DATE else _describe(value, lang)
    return [Text(told, label, hanging=2)]


def lay_out_foreign(foreign: ForeignFolder, lang: str) -> Page:
    """Say why what is built is not kept in the cache."""
    return Page(lang, "kfjudge index", (section(*_lay_out_fact("foreign", foreign, lang)),))


def _verdict(facts: Diagnosis, lang: str) -> list[Text]:
    """Say whether all is in order, or what is wrong."""
    if facts.in_order:
        return [Text(tell("doctor.in-order", lang), role="title")]
    faults = [Text(fault, strong="-", hanging=2) for fault in facts.wrong]
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
    if isinstance(value, tuple):
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


def _version_of(package: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return None


def find_index_status(options: Options) -> IndexStatus:
    """Find the status of the game that is asked for, or of all together, with how many entries each has."""
    from kfjudge.reference.store.store import status

    every = {game: status(game) for game in games.one_or_all(options.game)}
    found = list(every.values())
    missing = tuple(game for game, one in every.items() if not one.cache)
    return IndexStatus(
        entries=sum(one.entries for one in found),
        cards=sum(one.cards for one in found),
        games={game: one.entries for game, one in every.items()},
        content=str(found[0].content),
        installed=found[0].installed,
        troubles=sum(one.troubles for one in found),
        cache=", ".join(str(one.cache) for one in found if one.cache) or None,
        unbuilt=missing if missing and found[0].is_kept else UNSET,
        memory=missing if missing and not found[0].is_kept else UNSET,
        foreign=found[0].foreign or UNSET,
        fresh=all(one.fresh for one in found),
        bytes=sum(one.bytes for one in found),
        hash=", ".join(one.hash for one in found),
    )
