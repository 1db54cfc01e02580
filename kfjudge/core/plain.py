"""Plain data read strictly: a field nobody knows, an impossible count, a word of no vocabulary is an error
that says what would be right. The marks of a piece are read and written by the table of its game."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from kfjudge.core.message import message
from kfjudge.core.problems import BadState
from kfjudge.core.schema import Mark, Schema, Sort
from kfjudge.core.tame import tame

Json = dict[str, Any]

MOST = 10_000
LARGE = 10**30  # longer numbers are not worth printing
KINDS: Mapping[Sort, tuple[type, ...]] = {
    "count": (int,), "flag": (bool,), "word": (str, type(None)), "words": (list,), "owner": (str,),
    "card": (str, type(None)), "cards": (list,), "own": (list,),
}  # fmt: skip
_ORDER: tuple[Sort, ...] = ("count", "flag", "word", "card", "cards", "words")  # in which they are read


def bad(key: str, field: str, **places: Any) -> BadState:
    return BadState(message(key, field=field, **places), field)


def shown(value: Any) -> str:
    """A value in an error: short, however large or deep it is."""
    if isinstance(value, str):
        return tame(repr(value[:40]))
    if isinstance(value, (float, type(None))) or (isinstance(value, int) and abs(value) < LARGE):
        return repr(value)
    return f"{type(value).__name__}(…)"[:40]


def only_known(data: Mapping[str, Any], fields: Iterable[str], where: str) -> None:
    for name in data:
        if name not in fields:
            given = tame(name) if isinstance(name, str) else shown(name)
            raise bad("problem.unknown-field", where, given=given, legal=", ".join(fields))


def word(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise bad("problem.type", where, given=shown(value))
    return value


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise bad("problem.not-a-mapping", where)
    return value


def list_of(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise bad("problem.not-a-list", where)
    return list(value)


def count(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise bad("problem.count", where, given=shown(value), most=MOST)
    return value


def flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise bad("problem.flag", where, given=shown(value))
    return value


def one_of(value: Any, legal: Iterable[str], where: str) -> str:
    if value not in legal:
        raise bad("problem.one-of", where, given=shown(value), legal=tuple(legal))
    return str(value)


def right_kinds(data: Mapping[str, Any], kinds: Mapping[str, tuple[type, ...]], where: str) -> None:
    """Whether each field has the kind of value that it must have."""
    only_known(data, kinds, where)
    for name, value in data.items():
        if not isinstance(value, kinds[name]) or (isinstance(value, bool) and bool not in kinds[name]):
            raise bad("problem.type", f"{where}.{name}", given=shown(value))


class Marks:
    """The marks of one piece that a state has, to be read and written. What is `own`, who owns a piece and
    which cards lie on or under it is left to the game."""

    def __init__(self, schema: Schema, piece: str) -> None:
        marks = schema.marks_of(piece)
        plain = [mark for mark in marks if mark.sort in _ORDER and not mark.zone]
        self.fields = tuple(mark.field for mark in marks if mark.read)
        self.kinds = {mark.field: KINDS[mark.sort] for mark in marks if mark.read}
        self._legal = schema.vocabularies
        self._read = sorted((mark for mark in plain if mark.read), key=lambda mark: _ORDER.index(mark.sort))
        self._always = [mark for mark in plain if mark.written == "always"]
        self._set = [mark for mark in plain if mark.written == "set"]

    def read(self, piece: Any, data: Mapping[str, Any], where: str, uids: Container[str] = ()) -> None:
        """Set what the data say. A field left out says nothing."""
        for mark in self._read:
            value = data.get(mark.field, mark.nothing)
            setattr(piece, mark.field, self._value(mark, value, f"{where}.{mark.field}", uids))

    def _value(self, mark: Mark, value: Any, where: str, uids: Container[str]) -> Any:
        if mark.sort == "count":
            return count(value, where)
        if mark.sort == "flag":
            return flag(value, where)
        if mark.sort == "word":
            return None if value is None else one_of(value, self._legal[mark.vocabulary], where)
        if mark.sort == "words":
            return tuple(one_of(word, self._legal[mark.vocabulary], where) for word in list_of(value, where))
        if mark.sort == "cards":
            return tuple(known_uid(uid, uids, where) for uid in list_of(value, where))
        return value

    def write_always(self, piece: Any) -> Json:
        """What is written whether it says something or not."""
        return {mark.field: _plain(getattr(piece, mark.field)) for mark in self._always}

    def write_set(self, piece: Any) -> Json:
        """What is written only where it says something."""
        values = ((mark.field, getattr(piece, mark.field)) for mark in self._set)
        return {name: _plain(value) for name, value in values if value}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def known_uid(uid: Any, uids: Container[str], where: str) -> str:
    if word(uid, where) not in uids:
        raise bad("problem.no-such-uid", where, uid=tame(uid))
    return str(uid)
