"""The formats of what a command prints: a row each, and for each of pages a module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.text import escape_invisible

if TYPE_CHECKING:
    from kfjudge.render.blocks import Page
    from kfjudge.render.writers.text import Line


class Medium(Struct, frozen=True):
    """Where it is written: how many columns wide, and whether it has no letters but those of ASCII."""

    width: int = 80
    is_ascii: bool = False


class Output(Struct, frozen=True):
    """What a command prints: a page for a person and data for a program, each made only when it is wanted."""

    page: Callable[[], Page]
    data: Callable[[], Any]

    def write_text(self, medium: Medium) -> list[Line]:
        from kfjudge.render.writers.text import write_text

        return write_text(self.page(), medium.width)

    def write_markdown(self, medium: Medium) -> list[Line]:  # noqa: ARG002  wrapped by whoever shows it
        from kfjudge.render.writers.markdown import write_markdown

        return _lines(write_markdown(self.page()))

    def write_html(self, medium: Medium) -> list[Line]:  # noqa: ARG002  a browser has its own width
        from kfjudge.render.writers.html import write_html

        return _lines(write_html(self.page()))

    def write_json(self, medium: Medium) -> list[Line]:
        return _lines(write_json(self.data(), is_ascii=medium.is_ascii))


FORMATS: Mapping[str, Callable[[Output, Medium], list[Line]]] = {
    "text": Output.write_text,
    "markdown": Output.write_markdown,
    "html": Output.write_html,
    "json": Output.write_json,
}


def _lines(text: str) -> list[Line]:
    from kfjudge.render.writers.text import Line

    return [Line(line) for line in text.split("\n")]


def write_json(data: Any, *, is_ascii: bool = False) -> str:
    """Write data as JSON; with no letter that is not ASCII where the stream could not show it."""
    text = None
    if isinstance(data, Struct) and not is_ascii:  # several times as fast
        from msgspec.json import encode, format

        with suppress(UnicodeEncodeError):  # for letters that are none, as a terminal may send
            text = format(encode(data, order="deterministic"), indent=2).decode()
    if text is None:
        import json

        text = json.dumps(data, ensure_ascii=is_ascii, indent=2, default=_convert_to_json)
    return "\n".join(map(escape_invisible, text.split("\n")))


def write_json_line(data: Any, *, is_ascii: bool = False) -> str:
    """Write data as JSON on a line of its own."""
    import json

    separators = (",", ":")
    text = json.dumps(data, ensure_ascii=is_ascii, separators=separators, default=_convert_to_json)
    return escape_invisible(text)


def _convert_to_json(value: Any) -> Any:
    """Return a record by the names of its fields but those that are not set, a set as a sorted list."""
    from msgspec import to_builtins

    return to_builtins(value, order="deterministic")


# the schema of what is written as JSON

_REFERENCE, _NULL = "#/$defs/{name}", {"type": "null"}


class OneKindOf:
    """Stands in a schema for a member that is one of several records, or null."""

    records: tuple[type, ...] = ()


DIALECT = "https://json-schema.org/draft/2020-12/schema"


def build_schema(title: str, alone: Iterable[Any], listed: Iterable[Any]) -> dict[str, Any]:
    """Build the JSON Schema of records of some types, written alone or in a list."""
    from msgspec.json import schema_components

    alone, listed = tuple(alone), tuple(listed)
    types = dict.fromkeys((*alone, *listed))
    choices: dict[Any, None] = {}

    def describe_choice(kind: type[OneKindOf]) -> dict[str, Any]:
        choices.update(dict.fromkeys(kind.records))
        return {"anyOf": [*({"$ref": _REFERENCE.format(name=one.__name__)} for one in kind.records), _NULL]}

    schema_components(tuple(types), schema_hook=describe_choice)  # which choices there are
    every = tuple(types | choices)
    made, shared = schema_components(every, schema_hook=describe_choice, ref_template=_REFERENCE)
    schema_of = dict(zip(every, made, strict=True))
    forms = [schema_of[kind] for kind in alone]
    if listed:
        forms.append({"type": "array", "items": {"anyOf": [schema_of[kind] for kind in listed]}})
    for record in shared.values():
        if "properties" in record:  # it has no other; what has a value of its own is always there
            always = {name for name, each in record["properties"].items() if "default" in each}
            always.update(record.get("required", ()))
            record["required"] = [name for name in record["properties"] if name in always]
            record["additionalProperties"] = False
    return {"$schema": DIALECT, "title": title, "anyOf": forms, "$defs": shared}
