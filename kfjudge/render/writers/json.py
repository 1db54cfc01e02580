"""What a command prints, as data for a program."""

from __future__ import annotations

import json
from typing import Any

from kfjudge.core.text import escape_invisible


def write_json(data: Any, *, is_ascii: bool = False) -> str:
    """Write data as JSON; with no letter that is not ASCII where the stream could not show it."""
    text = json.dumps(data, ensure_ascii=is_ascii, indent=2, default=as_data)
    return "\n".join(map(escape_invisible, text.split("\n")))


def as_data(value: Any) -> Any:
    """Return a record by the names of its fields, a set as a sorted list."""
    from dataclasses import asdict, is_dataclass

    from msgspec import Struct, structs

    if isinstance(value, Struct):
        return structs.asdict(value)
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"{type(value).__name__} has no JSON form")
