"""`index`: is the search index fresh, build it again, and are all entries as they should be."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Struct, UnsetType

from kfjudge import games
from kfjudge.cli.commands import Prints
from kfjudge.cli.options import TEXT, Options, refuse_together
from kfjudge.cli.output import show
from kfjudge.cli.preparse import Option
from kfjudge.core.errors import Troubles
from kfjudge.core.files import ForeignFolder
from kfjudge.core.text import sanitize
from kfjudge.render.blocks import Page, Text, section
from kfjudge.words.catalogue import tell


class Rebuilt(Struct, frozen=True, kw_only=True):
    """What was built, in how many seconds, and where it is kept, if it is."""

    path: str | None
    seconds: float
    entries: int
    cards: int
    foreign: ForeignFolder | UnsetType = UNSET


class CheckedEntries(Struct, frozen=True):
    """How many entries were read without a mistake."""

    entries: int
    errors: tuple[str, ...]


PRINTS = Prints(("cli.commands.doctor.IndexStatus", Rebuilt, CheckedEntries))


def index(
    options: Options,
    check: Annotated[bool, Option("--check")] = False,
    rebuild: Annotated[bool, Option("--rebuild")] = False,
) -> None:
    refuse_together(check=check, rebuild=rebuild)
    if check:
        _check(options)
    elif rebuild:
        _rebuild(options)
    else:
        _status(options)


def _check(options: Options) -> None:
    from kfjudge.reference.api import records
    from kfjudge.reference.content.library import check_content

    troubles = check_content()
    if troubles:
        raise Troubles(troubles)
    every = (record for game in games.GAMES for record in records(game=game))
    count = sum(record.kind != "card" for record in every)
    checked = Text(tell("doctor.checked", options.lang, n=count))
    show(
        options,
        page=lambda: Page(options.lang, "kfjudge index --check", (section(checked),)),
        data=lambda: CheckedEntries(count, ()),
    )


def _rebuild(options: Options) -> None:
    from kfjudge.cli.commands.doctor import lay_out_foreign
    from kfjudge.reference.store.store import rebuild

    every = [rebuild(game) for game in games.one_or_all(options.game)]
    path = ", ".join(str(built.path) for built in every if built.path) or None
    count = {name: sum(getattr(built, name) for built in every) for name in ("seconds", "entries", "cards")}
    foreign = every[0].foreign
    key = "doctor.built" if path else "doctor.built-apart" if foreign else "doctor.built-in-memory"
    built = tell(
        key,
        options.lang,
        entries=count["entries"],
        cards=count["cards"],
        seconds=f"{count['seconds']:.1f}",
        path=sanitize(path or "", 200),
    )
    show(
        options,
        page=lambda: Page(options.lang, "kfjudge index --rebuild", (section(Text(built)),)),
        data=lambda: Rebuilt(path=path, foreign=foreign or UNSET, **count),
    )
    if foreign and options.format == TEXT:
        show(options, page=lambda: lay_out_foreign(foreign, options.lang), data=lambda: foreign)


def _status(options: Options) -> None:
    from kfjudge.cli.commands.doctor import find_index_status, show_facts

    show_facts(find_index_status(options), options)
