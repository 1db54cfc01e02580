"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import complete
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message

if TYPE_CHECKING:
    from kfjudge.core.readings import Readings

Full = Annotated[bool, typer.Option("--full")]
Both = Annotated[bool, typer.Option("--both")]
Quote = Annotated[bool, typer.Option("--quote")]
Kind = Annotated[str | None, typer.Option("--kind", autocompletion=complete.kinds)]
Reading = Annotated[list[str] | None, typer.Option("--reading", autocompletion=complete.readings)]


def chosen_readings(given: Sequence[str] | None, game: str) -> Readings:
    """What --reading asks to have read otherwise than we do, of a game."""
    from kfjudge.core.readings import EQUALS, find_fault_in_text
    from kfjudge.games import get_game

    found: dict[str, str] = {}
    for one in given or ():
        why = find_fault_in_text(get_game(game).points(), one)
        if why is not None:
            raise Trouble(message("usage.reading", why=why))
        row, value = (part.strip() for part in one.split(EQUALS, 1))
        if found.setdefault(row, value) != value:
            raise Trouble(message("usage.reading", why=message("reading.twice", row=row)))
    return tuple(sorted(found.items()))


def one_at_most(**chosen: bool) -> None:
    """Refuse options that ask for two different answers."""
    names = [f"--{name}" for name, wanted in chosen.items() if wanted]
    if len(names) > 1:
        raise Trouble(message("usage.together", one=names[0], other=names[1]))
