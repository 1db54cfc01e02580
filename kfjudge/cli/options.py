"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message

Full = Annotated[bool, typer.Option("--full")]
Both = Annotated[bool, typer.Option("--both")]
Quote = Annotated[bool, typer.Option("--quote")]
Kind = Annotated[str | None, typer.Option("--kind", autocompletion=complete.kinds)]


def one_at_most(**chosen: bool) -> None:
    """Refuse options that ask for two different answers."""
    names = [f"--{name}" for name, wanted in chosen.items() if wanted]
    if len(names) > 1:
        raise Trouble(message("usage.together", one=names[0], other=names[1]))
