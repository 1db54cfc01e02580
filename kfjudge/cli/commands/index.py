"""`index`: is the search index fresh, build it again, and are all entries as they should be."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import one_at_most
from kfjudge.core.errors import Troubles
from kfjudge.core.tame import tame
from kfjudge.screen.page import wrapped
from kfjudge.words.catalogue import tell


def index(
    asked: Asked,
    check: Annotated[bool, typer.Option("--check")] = False,
    rebuild: Annotated[bool, typer.Option("--rebuild")] = False,
) -> None:
    one_at_most(check=check, rebuild=rebuild)
    if check:
        _check(asked)
    elif rebuild:
        _rebuild(asked)
    else:
        _status(asked)


def _check(asked: Asked) -> None:
    from kfjudge.reference.api import records
    from kfjudge.reference.content.files import check_content

    troubles = check_content()
    if troubles:
        raise Troubles(troubles)
    count = sum(record.kind != "card" for record in records())
    if asked.json:
        screen.show_json({"entries": count, "errors": []})
    else:
        screen.show(wrapped(tell("doctor.checked", asked.lang, n=count), screen.width()))


def _rebuild(asked: Asked) -> None:
    from kfjudge.cli.commands.doctor import show_facts
    from kfjudge.reference.store.store import rebuild

    built = rebuild()
    path = str(built.path) if built.path else None
    if asked.json:
        screen.show_json(
            {
                "path": path,
                "seconds": built.seconds,
                "entries": built.entries,
                "cards": built.cards,
                **({"foreign": built.foreign} if built.foreign else {}),
            }
        )
        return
    key = "doctor.built" if path else "doctor.built-apart" if built.foreign else "doctor.built-in-memory"
    said = tell(
        key,
        asked.lang,
        entries=built.entries,
        cards=built.cards,
        seconds=f"{built.seconds:.1f}",
        path=tame(path or "", 200),
    )
    screen.show(wrapped(said, screen.width()))
    if built.foreign:
        show_facts({"foreign": built.foreign}, asked)


def _status(asked: Asked) -> None:
    from kfjudge.cli.commands.doctor import index_facts, show_facts

    show_facts(index_facts(), asked)
