"""One board of several that answer to what was asked: offered by number in a terminal, otherwise named."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kfjudge.cli import screen
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.cli.common import Asked
    from kfjudge.notation.scenario import Scenario


def one_board(found: Sequence[Scenario], given: str, asked: Asked) -> Scenario:
    """The board that is meant by what was typed; where there are several, the reader chooses."""
    if len(found) == 1:
        return found[0]
    if asked.json or not _can_be_asked():
        from kfjudge.render.replays.naming import typed_name

        names = ", ".join(map(typed_name, found))
        raise Trouble(message("usage.several-boards", given=sanitize(given, 200), n=len(found), names=names))
    return _chosen(found, given, asked.lang)


def _can_be_asked() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()


def _chosen(found: Sequence[Scenario], given: str, lang: str) -> Scenario:
    """Ask until a number is given; whoever gives none has seen enough."""
    from kfjudge.render.replays.naming import headline
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    width = screen.width()
    screen.show(wrapped(tell("walk.boards", lang, given=sanitize(given), n=len(found)), width, role="title"))
    for number, scenario in enumerate(found, 1):
        line = tell("replay.option", lang, n=number, option=headline(scenario, lang))
        screen.show(wrapped(line, width, hanging="   "))
    while True:
        screen.write(tell("walk.which-board", lang, n=len(found)))
        screen.flush()
        typed = sys.stdin.readline(100).strip()
        if typed in ("", "q"):
            raise SystemExit(0)
        if typed in map(str, range(1, len(found) + 1)):
            screen.show([""])
            return found[int(typed) - 1]
