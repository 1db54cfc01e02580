"""Read plain data (a state as JSON) strictly: an unknown field, an impossible count, a word that is not in
the vocabulary is an error that says what would be right. Here are the bounds on all that a state, a board
file and a sentence may say. `MarkFields` reads and writes the marks of a card, an owner or a turn by the
schema of its game."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

from kfjudge.core.errors import BadState
from kfjudge.core.message import message
from kfjudge.core.schema import Mark, Schema, Sort, make_getter
from kfjudge.core.text import sanitize

Json = dict[str, Any]

# what may lie on a board
LARGEST_COUNT = 10_000  # of any number
MOST_UNKNOWN = 40  # cards of one zone that nobody knows
MOST_CARDS = 120  # of one zone
DEEPEST = 3  # cards on or under each other
MOST_OWNERS = 40  # of a kind: players, or the zones of a map

# what a file may say
MOST_LINES = 5_000
LONGEST_LINE = 4_000  # letters
MOST_STEPS = 400
MOST_CLAIMS = 400  # lines of them
MOST_CLAIMS_OF_A_LINE = 60

# what a sentence may say
MOST_PIECES = 400  # words and signs
MOST_COPIES = 9  # of a card that is named once
MOST_TIMES = 6  # that a step is done

LARGEST_PRINTED = 10**30
KINDS: Mapping[Sort, tuple[type, ...]] = {
    "count": (int,), "flag": (bool,), "word": (str, type(None)), "words": (list,), "owner": (str,),
    "card": (str, type(None)), "cards": (list,), "own": (list,),
}  # fmt: skip
_READ_ORDER: tuple[Sort, ...] = ("count", "flag", "word", "card", "cards", "words")


def bad_field(key: str, field: str, **places: Any) -> BadState:
    """Make the error for a field: "players.South.aember: not a count"."""
    return BadState(message(key, field=field, **places), field)


def describe_value(value: Any) -> str:
    """Print a value for an error: short, however large or deep it is."""
    if isinstance(value, str):
        return sanitize(repr(value[:40]))
    if isinstance(value, (float, type(None))) or (isinstance(value, int) and abs(value) < LARGEST_PRINTED):
        return repr(value)
    return f"{type(value).__name__}(…)"[:40]


def check_fields(data: Mapping[str, Any], fields: Iterable[str], where: str) -> None:
    """Check that every field is a known one."""
    for name in data:
        if name not in fields:
            given = sanitize(name) if isinstance(name, str) else describe_value(name)
            raise bad_field("problem.unknown-field", where, given=given, legal=", ".join(fields))


def read_word(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise bad_field("problem.type", where, given=describe_value(value))
    return value


def read_mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise bad_field("problem.not-a-mapping", where)
    return value


def read_owners(value: Any, where: str) -> Mapping[str, Any]:
    """Read the owners of a kind, each by its name."""
    if len(owners := read_mapping(value, where)) > MOST_OWNERS:
        raise bad_field("problem.too-many-owners", where, given=len(owners), most=MOST_OWNERS)
    return owners


def read_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise bad_field("problem.not-a-list", where)
    return list(value)


def read_count(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST_COUNT:
        raise bad_field("problem.count", where, given=describe_value(value), most=LARGEST_COUNT)
    return value


def check_pile(items: Sequence[Any], unknown: str, where: str) -> None:
    """Check that no more cards lie together than a board file may say; `unknown` is the id of a card that
    nobody knows."""
    if len(items) <= MOST_UNKNOWN:
        return
    hidden = sum((item.get("card") if isinstance(item, Mapping) else item) == unknown for item in items)
    if hidden > MOST_UNKNOWN:
        raise bad_field("problem.count", where, given=hidden, most=MOST_UNKNOWN)
    if len(items) - hidden > MOST_CARDS:
        raise bad_field("problem.too-many-cards", where, most=MOST_CARDS)


def read_flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise bad_field("problem.flag", where, given=describe_value(value))
    return value


def read_one_of(value: Any, legal: Iterable[str], where: str) -> str:
    if value not in legal:
        raise bad_field("problem.one-of", where, given=describe_value(value), legal=tuple(legal))
    return str(value)


def check_kinds(data: Mapping[str, Any], kinds: Mapping[str, tuple[type, ...]], where: str) -> None:
    """Check that every field is a known one and has the type that it must have."""
    check_fields(data, kinds, where)
    for name, value in data.items():
        if not isinstance(value, kinds[name]) or (isinstance(value, bool) and bool not in kinds[name]):
            raise bad_field("problem.type", f"{where}.{name}", given=describe_value(value))


class MarkFields:
    """Reads and writes the marks of one kind of piece. Marks of the sort `own`, the owner of a piece and the
    cards on or under it are left to the game."""

    def __init__(self, schema: Schema, piece: str) -> None:
        marks = self._marks = schema.marks_of(piece)
        plain = [mark for mark in marks if mark.sort in _READ_ORDER and not mark.zone]
        self.fields = tuple(mark.field for mark in marks if mark.read)
        self.kinds = {mark.field: KINDS[mark.sort] for mark in marks if mark.read}
        self._legal = schema.vocabularies
        read = sorted((mark for mark in plain if mark.read), key=lambda mark: _READ_ORDER.index(mark.sort))
        self._read = tuple((mark.field, mark.nothing, mark) for mark in read)
        always = [mark for mark in plain if mark.written == "always"]
        self._always = tuple(mark.field for mark in always)
        self._lists = tuple(mark.field for mark in always if mark.sort in ("words", "cards"))
        self._set = tuple(mark.field for mark in plain if mark.written == "set")
        self._values_always, self._values_set = make_getter(self._always), make_getter(self._set)

    def read(self, piece: Any, data: Mapping[str, Any], where: str, uids: Container[str] = ()) -> None:
        """Set the marks of a new piece from a state. A field left out stays as it is in a new piece."""
        for name, nothing, mark in self._read:
            if name in data:
                value = data[name]
                if value is not nothing:
                    value = self._value(mark, value, f"{where}.{name}", uids)
                setattr(piece, name, value)

    def check_type(self, data: Mapping[str, Any], type: str, where: str) -> None:
        """Refuse a mark that no piece of this type has."""
        legal = [mark.field for mark in self._marks if not mark.types or type in mark.types]
        for mark in self._marks:
            if mark.field not in legal and data.get(mark.field):
                raise bad_field("problem.unknown-field", where, given=mark.field, legal=", ".join(legal))

    def _value(self, mark: Mark, value: Any, where: str, uids: Container[str]) -> Any:
        if mark.sort == "count":
            return read_count(value, where)
        if mark.sort == "flag":
            return read_flag(value, where)
        if mark.sort == "word":
            return None if value is None else read_one_of(value, self._legal[mark.vocabulary], where)
        if mark.sort == "words":
            legal = self._legal[mark.vocabulary]
            return tuple(read_one_of(word, legal, where) for word in read_list(value, where))
        if mark.sort == "cards":
            return tuple(check_uid(uid, uids, where) for uid in read_list(value, where))
        return value

    def write_always(self, piece: Any) -> Json:
        """Write the marks that a state always has."""
        written = dict(zip(self._always, self._values_always(piece), strict=True))
        for name in self._lists:
            written[name] = list(written[name])
        return written

    def write_set(self, piece: Any) -> Json:
        """Write the marks that a state has only where they differ from the default."""
        values = self._values_set(piece)
        if not any(values):
            return {}
        found = ((name, value) for name, value in zip(self._set, values, strict=True) if value)
        return {name: list(value) if isinstance(value, tuple) else value for name, value in found}


def check_uid(uid: Any, uids: Container[str], where: str) -> str:
    """Check that a card with that uid is on the board."""
    if read_word(uid, where) not in uids:
        raise bad_field("problem.no-such-uid", where, uid=sanitize(uid))
    return str(uid)
