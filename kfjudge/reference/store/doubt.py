"""What to do when something goes wrong that nobody foresaw. A store may be broken though every sum of it
fits: somebody wrote into it, and what it says cannot be worked with. It is thrown away, and the work begins
anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from kfjudge.core.errors import Trouble, Troubles

_FORESEEN = (Trouble, Troubles, OSError)
_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")


def is_worth_beginning_anew(error: BaseException) -> bool:
    """Whether it may have been the store's fault, which then is gone: at most once in a process."""
    store = sys.modules.get("kfjudge.reference.store.store")  # not imported: not read
    return (
        isinstance(error, Exception)
        and not isinstance(error, _FORESEEN)
        and store is not None
        and bool(store.give_up())
    )


def if_need_be_anew(work: Callable[_Asked, _Answer]) -> Callable[_Asked, _Answer]:
    """Work that gives an answer and does nothing else."""

    @wraps(work)
    def done(*args: _Asked.args, **named: _Asked.kwargs) -> _Answer:
        try:
            return work(*args, **named)
        except Exception as error:
            if is_worth_beginning_anew(error):
                return work(*args, **named)
            raise

    return done
