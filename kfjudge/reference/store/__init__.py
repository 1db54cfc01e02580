"""The reference built into one store a game, and read from it fast. Work that fails in a way nobody foresaw
is done again with a new store: a store may be broken though every sum of it fits."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from kfjudge.core.errors import Trouble, Troubles

_FORESEEN = (Trouble, Troubles, OSError)
_Given = ParamSpec("_Given")
_Answer = TypeVar("_Answer")


def is_worth_retrying(error: BaseException) -> bool:
    """Tell whether an error may have been the fault of a store. The store is dropped then, so the answer is
    yes at most once in a process."""
    store = sys.modules.get("kfjudge.reference.store.store")  # not imported: not read
    return (
        isinstance(error, Exception)
        and not isinstance(error, _FORESEEN)
        and store is not None
        and bool(store.drop_open_stores())
    )


def retry_on_broken_store(work: Callable[_Given, _Answer]) -> Callable[_Given, _Answer]:
    """Do the work again where a broken store may have failed it. The work gives an answer and does nothing
    else."""

    @wraps(work)
    def run(*args: _Given.args, **named: _Given.kwargs) -> _Answer:
        try:
            return work(*args, **named)
        except Exception as error:
            if is_worth_retrying(error):
                return work(*args, **named)
            raise

    return run
