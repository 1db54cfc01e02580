"""`index`: is the search index fresh, build it again, and are all entries as they should be."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import one_at_most
from kfjudge.core.errors import Troubles
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, one_or_all
from kfjudge.render.writers.text import wrapped
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
    from kfjudge.reference.content.library import check_content

    troubles = check_content()
    if troubles:
        raise Troubles(troubles)
    every = (record for game in GAMES for record in records(game=game))
    count = sum(record.kind != "card" for record in every)
    if asked.json:
        screen.show_json({"entries": count, "errors": []})
    else:
        screen.show(wrapped(tell("doctor.checked", asked.lang, n=count), screen.width()))


def _rebuild(asked: Asked) -> None:
    from kfjudge.cli.commands.doctor import show_facts
    from kfjudge.reference.store.store import rebuild

    every = [rebuild(game) for game in one_or_all(asked.game)]
    path = ", ".join(str(built.path) for built in every if built.path) or None
    count = {name: sum(getattr(built, name) for built in every) for name in ("seconds", "entries", "cards")}
    if asked.json:
        foreign = {"foreign": every[0].foreign} if every[0].foreign else {}
        screen.show_json({"path": path, **count, **foreign})
        return
    key = "doctor.built" if path else "doctor.built-apart" if every[0].foreign else "doctor.built-in-memory"
    said = tell(
        key,
        asked.lang,
        entries=count["entries"],
        cards=count["cards"],
        seconds=f"{count['seconds']:.1f}",
        path=sanitize(path or "", 200),
    )
    screen.show(wrapped(said, screen.width()))
    if every[0].foreign:
        show_facts({"foreign": every[0].foreign}, asked)


def _status(asked: Asked) -> None:
    from kfjudge.cli.commands.doctor import index_facts, show_facts

    show_facts(index_facts(asked), asked)
