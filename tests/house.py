"""The house and its guests: games and languages that tests let in for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

from kfjudge.games import GAMES
from kfjudge.words import catalogue


@contextmanager
def residing(games: Mapping[str, str]) -> Iterator[None]:
    """These games alone are in the house, in this order; after that all are, in theirs: the first is the one
    that is meant where none is named."""
    try:
        with patch.dict(GAMES, games, clear=True):
            forget()
            yield
    finally:
        forget()


def forget() -> None:
    """Forget whatever kfjudge keeps of its games and languages."""
    catalogue._pages.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("kfjudge."):
            for kept in list(vars(module).values()):
                clear = getattr(kept, "cache_clear", None)
                if callable(clear):
                    clear()
