"""The formats of what a command prints: a module and a row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

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
    from kfjudge.render.writers.json import write_json
    from kfjudge.render.writers.text import Line

    return [Line(text) for text in write_json(output.data(), is_ascii=medium.is_ascii).split("\n")]


FORMATS: Mapping[str, Callable[[Output, Medium], list[Line]]] = {
    "text": _text,
    "markdown": _markdown,
    "html": _html,
    "json": _json,
}
