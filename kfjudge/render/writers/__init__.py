"""The formats of what a command prints: a row each, and for each of pages a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.text import escape_invisible

if TYPE_CHECKING:
    from kfjudge.render.blocks import Page
    from kfjudge.render.writers.text import Line


class Output(Struct, frozen=True):
    """What a command prints: a page for a person and data for a program, each made only when it is wanted."""

    page: Callable[[], Page]
    data: Callable[[], Any]


class Medium(Struct, frozen=True):
    """Where it is written: how many columns wide, and whether it has no letters but those of ASCII."""

    width: int = 80
    is_ascii: bool = False


def _text(output: Output, medium: Medium) -> list[Line]:
    from kfjudge.render.writers.text import write_text

    return write_text(output.page(), medium.width)


def _markdown(output: Output, medium: Medium) -> list[Line]:  # noqa: ARG001  wrapped by whoever shows it
    from kfjudge.render.writers.markdown import write_markdown
    from kfjudge.render.writers.text import Line

    return [Line(text) for text in write_markdown(output.page()).split("\n")]


def _html(output: Output, medium: Medium) -> list[Line]:  # noqa: ARG001  a browser has its own width
    from kfjudge.render.writers.html import write_html
    from kfjudge.render.writers.text import Line

    return [Line(text) for text in write_html(output.page()).split("\n")]


def _json(output: Output, medium: Medium) -> list[Line]:
    from kfjudge.render.writers.text import Line

    return [Line(text) for text in write_json(output.data(), is_ascii=medium.is_ascii).split("\n")]


FORMATS: Mapping[str, Callable[[Output, Medium], list[Line]]] = {
    "text": _text,
    "markdown": _markdown,
    "html": _html,
    "json": _json,
}


def write_json(data: Any, *, is_ascii: bool = False) -> str:
    """Write data as JSON; with no letter that is not ASCII where the stream could not show it."""
    import json

    text = json.dumps(data, ensure_ascii=is_ascii, indent=2, default=_convert_to_json)
    return "\n".join(map(escape_invisible, text.split("\n")))


def _convert_to_json(value: Any) -> Any:
    """Return a record by the names of its fields, a set as a sorted list."""
    from dataclasses import asdict, is_dataclass

    from msgspec import structs

    if isinstance(value, Struct):
        return structs.asdict(value)
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"{type(value).__name__} has no JSON form")
