"""What the Rules Reference leaves open, a row each: the readings that are possible, ours first, and the
passages that can be read one way or the other."""

from __future__ import annotations

from kfjudge.core.readings import OpenPoint


def points() -> tuple[OpenPoint, ...]:
    """List the open points in the order of this module."""
    return tuple(value for value in globals().values() if isinstance(value, OpenPoint))
