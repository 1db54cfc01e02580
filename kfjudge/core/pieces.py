"""The cards of a board by their uids, copied on write. Boards that follow from one another share the pieces
that have not changed: a piece is copied when it is first taken by its uid, not when its board is."""

from __future__ import annotations

from collections.abc import (
    Callable,
    Hashable,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    Sequence,
    ValuesView,
)
from operator import attrgetter
from typing import Any, Protocol, Self, TypeVar, overload

from msgspec import Struct


class Copyable(Protocol):
    def copy(self) -> Self: ...

    def key(self) -> Hashable:
        """Give the hashable identity of the piece: of two with the same key, one can stand for both."""
        ...


Piece = TypeVar("Piece", bound=Copyable)
Default = TypeVar("Default")


class Key(Struct, frozen=True):
    """The identity of a board, with its hash worked out once."""

    hashed: int
    parts: tuple[Hashable, ...]

    def __hash__(self) -> int:
        return self.hashed


class _Frozen(Struct, eq=False):
    """A piece that no longer changes, with its part in the key of a board once that is known."""

    piece: Any
    key: tuple[Hashable, ...] = ()
    hashed: int = 0


_KEY, _HASHED = attrgetter("key"), attrgetter("hashed")


class Pieces(dict[str, Piece]):
    """A dict of this board's own pieces, with the shared ones behind it. Shared pieces never change; boards
    that come from the same one share one piece for each key (`_interned`)."""

    __slots__ = ("_frozen", "_interned", "_order", "_shared")

    def __init__(self, pieces: Iterable[tuple[str, Piece]] | Mapping[str, Piece] = ()) -> None:
        super().__init__(pieces)
        self._shared: dict[str, Piece] = {}
        self._frozen: dict[str, _Frozen] = {}  # the same pieces
        self._order: list[str] = []
        self._interned: dict[Hashable, _Frozen] = {}

    def __missing__(self, uid: str) -> Piece:
        piece: Piece = self._shared[uid].copy()
        self[uid] = piece
        return piece

    def branch(self) -> Self:
        """Return the pieces of a new board, shared with this one. Only between actions: no frame may still
        hold a piece, since both boards share it from now on."""
        self.freeze()
        return self._sharing(self.__class__.__new__(self.__class__))

    def copy(self) -> Self:
        """Return the pieces of a new board at any time: what this board has changed is copied."""
        return self._sharing(self.__class__((uid, piece.copy()) for uid, piece in super().items()))

    def freeze(self) -> None:
        """Freeze the modified pieces; the next access copies them."""
        if not dict.__len__(self):
            return
        interned, before, frozen, shared = self._interned, self._frozen, {}, {}
        for uid, piece in dict.items(self):
            key = piece.key()
            known = interned.get(key)
            if known is None:
                known = interned[key] = _Frozen(piece)
            if known is not before.get(uid):
                frozen[uid], shared[uid] = known, known.piece
        if frozen:
            self._frozen = before | frozen
            self._shared = self._shared | shared
        dict.clear(self)

    def peek(self, uid: str) -> Piece:
        """Return a piece without copying it; it must not be changed."""
        piece = dict.get(self, uid)
        return self._shared[uid] if piece is None else piece

    def peek_all(self, uids: Sequence[str]) -> list[Piece]:
        """Return several pieces without copying them; they must not be changed."""
        return list(map(super().get, uids, map(self._shared.get, uids)))  # type: ignore[arg-type]

    def key(self, key_of: Callable[[Piece], tuple[Hashable, ...]], *more: Hashable) -> Key:
        """Make the key of a board between two actions: `key_of` each piece, in the order of their uids, and
        `more`. All boards of a game use the same `key_of`."""
        self.freeze()
        if len(self._order) != len(self._shared):
            self._order = sorted(self._shared)
        found = list(map(self._frozen.__getitem__, self._order))
        keys = tuple(map(_KEY, found))
        if not all(keys):
            for one in found:
                if not one.key:
                    one.key = key_of(one.piece)
                    one.hashed = hash(one.key)
            keys = tuple(map(_KEY, found))
        return Key(hash((more, *map(_HASHED, found))), (keys, more))

    def _sharing(self, twin: Self) -> Self:
        twin._shared, twin._frozen = self._shared, self._frozen
        twin._order, twin._interned = self._order, self._interned
        return twin

    # the methods of a dict, over own and shared pieces

    def __contains__(self, uid: object) -> bool:
        return uid in self._shared or dict.__contains__(self, uid)

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
        return KeysView(self) if self._shared else super().keys()

    def values(self) -> ValuesView[Piece]:  # type: ignore[override]
        return ValuesView(self) if self._shared else super().values()

    def items(self) -> ItemsView[str, Piece]:  # type: ignore[override]
        return ItemsView(self) if self._shared else super().items()
