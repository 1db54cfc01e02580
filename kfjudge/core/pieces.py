"""The pieces of a board, by their uids. Boards that lead to one another share the pieces that nobody has
touched: a piece is copied as it is first asked for, not with its board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from typing import Any, Protocol, Self, TypeVar, overload


class Copied(Protocol):
    def copy(self) -> Self: ...


Piece = TypeVar("Piece", bound=Copied)
Default = TypeVar("Default")


class Key:
    """What a board is told from others by; its hash is worked out once."""

    __slots__ = ("_hash", "_parts")

    def __init__(self, parts: tuple[Hashable, ...], hashed: int) -> None:
        self._parts = parts
        self._hash = hashed

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self._hash == other._hash and self._parts == other._parts

    def of_a_board(self, *parts: Hashable) -> Key:
        """The key of a board of which this one is the key of the pieces."""
        return Key((parts, self._parts), hash((self._hash, parts)))


class Pieces(dict[str, Piece]):
    """A dict, so that a piece of this board's own costs no more than in one. What it shares with other boards
    is never changed; `_keys` are what is known of that for the keys of boards, a hash and the key itself."""

    __slots__ = ("_keys", "_order", "_shared")

    def __init__(self, pieces: Iterable[tuple[str, Piece]] | Mapping[str, Piece] = ()) -> None:
        super().__init__(pieces)
        self._shared: dict[str, Piece] = {}
        self._keys: dict[str, tuple[int, Hashable]] = {}
        self._order: list[str] = []

    def __missing__(self, uid: str) -> Piece:
        piece = self[uid] = self._shared[uid].copy()
        return piece

    def branch(self) -> Self:
        """Another board's pieces, the same as these. Only between actions: a piece that somebody still holds
        is what both share from now on."""
        if super().__len__():
            touched = dict(super().items())
            self._shared = self._shared | touched
            self._keys = {uid: known for uid, known in self._keys.items() if uid not in touched}
            super().clear()
        twin = self.__class__()
        twin._shared, twin._keys, twin._order = self._shared, self._keys, self._order
        return twin

    def copy(self) -> Self:
        """Another board's pieces, the same as these; at any time, for what was touched is copied."""
        twin = self.__class__((uid, piece.copy()) for uid, piece in super().items())
        twin._shared, twin._keys, twin._order = self._shared, self._keys, self._order
        return twin

    def look(self, uid: str) -> Piece:
        """A piece to be looked at alone, which is not copied."""
        return super().get(uid) or self._shared[uid]

    def key(self, key_of: Callable[[Piece], Hashable]) -> Key:
        """What the key of a board holds of its pieces, in the order of their uids. There is one `key_of` for
        all pieces of a game."""
        if len(self._order) != len(self):
            self._order = sorted(self)
        own, keys = super().get, self._keys
        found = []
        for uid in self._order:
            known = keys.get(uid)
            piece = own(uid)
            if piece is not None:
                new = key_of(piece)
                if known is None or known[1] != new:
                    known = hash(new), new
            elif known is None:
                new = key_of(self._shared[uid])
                known = keys[uid] = hash(new), new
            found.append(known)
        return Key(tuple([key for _, key in found]), hash(tuple([hashed for hashed, _ in found])))

    # what a dict answers of all its pieces

    def __contains__(self, uid: object) -> bool:
        return super().__contains__(uid) or uid in self._shared

    def __iter__(self) -> Iterator[str]:
        if not self._shared:
            return super().__iter__()
        return iter(self._shared | dict.fromkeys(super().__iter__()))

    def __len__(self) -> int:
        if not self._shared:
            return super().__len__()
        return len(self._shared) + sum(uid not in self._shared for uid in super().__iter__())

    @overload  # type: ignore[override]
    def get(self, uid: str) -> Piece | None: ...
    @overload
    def get(self, uid: str, default: Default) -> Piece | Default: ...
    def get(self, uid: str, default: Any = None) -> Any:
        return self[uid] if uid in self else default  # noqa: SIM401  this is what it would call

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return KeysView(self)

    def values(self) -> ValuesView[Piece]:  # type: ignore[override]
        return ValuesView(self)

    def items(self) -> ItemsView[str, Piece]:  # type: ignore[override]
        return ItemsView(self)
