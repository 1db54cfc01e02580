"""The register of games and languages, as a test wants it for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

from kfjudge.games import GAMES
from kfjudge.words import catalogue


@contextmanager
def only_games(games: Mapping[str, str]) -> Iterator[None]:
    """Register these games alone, in this order, until the block ends. The first is the default."""
    try:
        with patch.dict(GAMES, games, clear=True):
            clear_caches()
            yield
    finally:
        clear_caches()


def clear_caches() -> None:
    """Clear all that kfjudge has cached of its games and languages."""
    catalogue._pages.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("kfjudge."):
            for kept in list(vars(module).values()):
                clear = getattr(kept, "cache_clear", None)
                if callable(clear):
                    clear()
