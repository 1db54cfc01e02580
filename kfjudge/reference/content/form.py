"""A YAML file of the reference, read as a form: every mistake is noted with its line and column, and reading
goes on. Files come from anyone, so nothing in them can hang, crash or run."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from kfjudge.core.errors import Place, Trouble, explain_os_error
from kfjudge.core.files import BOUND, NotText, TooLarge, decode_text, read_bounded, shown_path
from kfjudge.core.message import message
from kfjudge.reference.model import ByLanguage
from kfjudge.words import COMPLETE, LANGUAGES

DEPTH = 8
_EMPTY = ("", "~", "null", "Null", "NULL")
_TYPES = ("str", "int", "float", "bool", "timestamp")


@dataclass(frozen=True, slots=True)
class Text:
    """A single value as it is typed in the file; None where there is none."""

    value: str | None
    place: Place


@dataclass(frozen=True, slots=True)
class Items:
    items: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Fields:
    pairs: tuple[tuple[Text, Node], ...]
    place: Place


Node = Text | Items | Fields


def read_text(path: Path) -> str:
    """Read the text of a file; raise Trouble where it is unreadable, too large or no text."""
    try:
        with path.open("rb") as stream:
            return decode_text(read_bounded(stream))
    except OSError as error:
        problem = message("reference.unreadable", why=explain_os_error(error))
        raise Trouble(problem, Place(shown_path(path))) from None
    except TooLarge:
        raise Trouble(message("reference.too_large", bound=BOUND), Place(shown_path(path))) from None
    except NotText as error:
        raise Trouble(message("reference.not_text"), Place(shown_path(path), error.line)) from None


def read_fields(path: Path) -> Fields:
    """Read the fields of a YAML file; raise Trouble where it is not one."""
    import yaml

    text = read_text(path)
    try:
        node = _Builder(path, yaml.parse(text, _loader())).document()
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise Trouble(
            message("reference.bad_yaml", problem=error.reason), Place(shown_path(path), line)
        ) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Place(shown_path(path), mark.line + 1, mark.column + 1) if mark else Place(shown_path(path))
        raise Trouble(
            message("reference.bad_yaml", problem=error.problem or error.context or "?"), place
        ) from None
    if not isinstance(node, Fields):
        raise Trouble(message("reference.not_a_form"), node.place)
    return node


def missing_entry(key: str, id: str, ids: Collection[str], game: str, place: Place) -> Trouble:
    """Make the mistake of an identifier that no entry has (`key`: "dangling", "unknown_card"), with the
    nearest that there is."""
    from difflib import get_close_matches

    prefix = f"{game}:card/" if key == "unknown_card" else f"{game}:"
    known = sorted(one.removeprefix(prefix) for one in ids if one.startswith(prefix))
    near = get_close_matches(id[:80], known, n=1)
    if near:
        return Trouble(message(f"reference.{key}_near", id=id, near=near[0]), place)
    return Trouble(message(f"reference.{key}", id=id), place)


@cache
def _loader() -> Any:
    import yaml

    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Builder:
    """Builds nodes out of YAML's events. PyYAML's own composer recurses in C, so that a file of brackets
    crashes the interpreter, and it follows references, so that a few lines can stand for gigabytes."""

    def __init__(self, path: Path, events: Iterator[Any]) -> None:
        self.path = shown_path(path)
        self.events = events

    def document(self) -> Node:
        from yaml.events import DocumentEndEvent, DocumentStartEvent, StreamEndEvent, StreamStartEvent

        node: Node | None = None
        for event in self.events:
            if isinstance(event, DocumentStartEvent) and node is not None:
                raise Trouble(message("reference.two_documents"), self.place(event))
            if not isinstance(
                event, (StreamStartEvent, StreamEndEvent, DocumentStartEvent, DocumentEndEvent)
            ):
                node = self.node(event, 0)
        return node or Text(None, Place(self.path))

    def node(self, event: Any, depth: int) -> Node:
        from yaml.events import MappingStartEvent, ScalarEvent, SequenceEndEvent, SequenceStartEvent

        place = self.place(event)
        if depth > DEPTH:
            raise Trouble(message("reference.too_deep"), place)
        if getattr(event, "anchor", None):
            raise Trouble(message("reference.reused"), place)
        if getattr(event, "tag", None) and event.tag.removeprefix("tag:yaml.org,2002:") not in _TYPES:
            raise Trouble(message("reference.tagged", tag=event.tag[:40]), place)
        if isinstance(event, SequenceStartEvent):
            items = []
            for inner in self.events:
                if isinstance(inner, SequenceEndEvent):
                    break
                items.append(self.node(inner, depth + 1))
            return Items(tuple(items), place)
        if isinstance(event, MappingStartEvent):
            return Fields(tuple(self.pairs(depth + 1)), place)
        assert isinstance(event, ScalarEvent)
        return Text(None if not event.style and event.value in _EMPTY else event.value, place)

    def pairs(self, depth: int) -> Iterator[tuple[Text, Node]]:
        from yaml.events import MappingEndEvent

        for event in self.events:
            if isinstance(event, MappingEndEvent):
                return
            name = self.node(event, depth)
            if not isinstance(name, Text):
                raise Trouble(message("reference.want_text", field="?"), name.place)
            yield name, self.node(next(self.events), depth)

    def place(self, event: Any) -> Place:
        return Place(self.path, event.start_mark.line + 1, event.start_mark.column + 1)


@dataclass(slots=True)
class Form:
    """The fields of one mapping, and the list that its mistakes join."""

    fields: Fields
    troubles: list[Trouble]
    known: tuple[str, ...]
    values: dict[str, Node] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, node in self.fields.pairs:
            key = name.value or ""
            if key not in self.known:
                self.blame_unknown(key, name.place)
            elif key in self.values:
                self.blame(name.place, "twice", field=key)
            else:
                self.values[key] = node

    def blame(self, place: Place, key: str, /, **places: Any) -> None:
        """Note a mistake: the message `reference.<key>`."""
        self.troubles.append(Trouble(message(f"reference.{key}", **places), place))

    def blame_unknown(self, name: str, place: Place) -> None:
        """Note a field that no such form has, with the nearest that there is."""
        from difflib import get_close_matches

        near = get_close_matches(name[:40], self.known, n=1)
        if near:
            self.blame(place, "unknown_field_near", field=name, near=near[0])
        else:
            self.blame(place, "unknown_field", field=name, known=", ".join(self.known))

    def place(self, name: str) -> Place:
        """Find where a field stands; where it is missing, the place of the whole mapping."""
        return self.values[name].place if name in self.values else self.fields.place

    def require(self, *names: str) -> None:
        """Note the fields that are missing."""
        for name in names:
            if name not in self.values:
                self.blame(self.fields.place, "missing_field", field=name)

    def text(self, name: str) -> str:
        """Read the text of a field; "" where it is missing, or wrong, which is noted."""
        node = self.values.get(name)
        if node is None:
            return ""
        if not isinstance(node, Text):
            self.blame(node.place, "want_text", field=name)
            return ""
        if not (node.value or "").strip():
            self.blame(node.place, "empty", field=name)
        return (node.value or "").strip()

    def number(self, name: str) -> int | None:
        """Read a number of at most four digits; None where it is missing, or wrong, which is noted."""
        node = self.values.get(name)
        if node is None:
            return None
        if not isinstance(node, Text) or not (node.value or "").isdecimal() or len(node.value or "") > 4:
            self.blame(node.place, "want_number", field=name)
            return None
        return int(node.value or "")

    def one_of(self, name: str, known: tuple[str, ...]) -> str:
        """Read a text that must be one of those known."""
        value = self.text(name)
        if value and value not in known:
            self.blame(self.place(name), "want_one_of", field=name, known=", ".join(known))
        return value

    def texts(self, name: str) -> list[Text]:
        """Read the values of a list, each with its place."""
        found: list[Text] = []
        for item in self.items(name):
            if not isinstance(item, Text):
                self.blame(item.place, "want_text", field=name)
            elif not (item.value or "").strip():
                self.blame(item.place, "empty", field=name)
            else:
                found.append(item)
        return found

    def items(self, name: str) -> tuple[Node, ...]:
        """Read the items of a list, whatever they are."""
        node = self.values.get(name)
        if node is None:
            return ()
        if not isinstance(node, Items):
            self.blame(node.place, "want_list", field=name)
            return ()
        return node.items

    def forms(self, name: str, known: tuple[str, ...]) -> list[Form]:
        """Read the mappings of a list, of which each may have the `known` fields."""
        found = []
        for item in self.items(name):
            if isinstance(item, Fields):
                found.append(Form(item, self.troubles, known))
            else:
                self.blame(item.place, "want_fields", field=name)
        return found

    def form(self, name: str, known: tuple[str, ...]) -> Form | None:
        """Read a mapping, which may have the `known` fields."""
        node = self.values.get(name)
        if node is None:
            return None
        if not isinstance(node, Fields):
            self.blame(node.place, "want_fields", field=name)
            return None
        return Form(node, self.troubles, known)

    def in_languages(self, name: str) -> ByLanguage:
        """Read a field that has a text for every language that it has to be in, and maybe for others."""
        form = self.form(name, tuple(LANGUAGES))
        return form.languages(name) if form else {}

    def languages(self, name: str) -> ByLanguage:
        """Read what this mapping, of the field `name`, has in each language."""
        for lang in COMPLETE:
            if lang not in self.values:
                self.blame(self.fields.place, f"missing_in_{lang}", field=name)
        return {lang: self.text(lang) for lang in LANGUAGES if lang in self.values}
