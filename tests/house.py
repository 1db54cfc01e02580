"""The house and its guests: games and languages that tests let in for a while."""

from __future__ import annotations

import sys

from kfjudge.words import catalogue


def forget() -> None:
    """Forget whatever kfjudge keeps of its games and languages."""
    catalogue._pages.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("kfjudge."):
            for kept in list(vars(module).values()):
                clear = getattr(kept, "cache_clear", None)
                if callable(clear):
                    clear()
