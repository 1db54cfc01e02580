"""The cards of a board by their uids, copied on write. Boards that follow from one another share the pieces
that have not changed: a piece is copied when it is first taken by its uid, not when its board is."""

from __future__ import annotations

from collections.abc import (
    Hashable,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    Sequence,
    ValuesView,
)
from typing import Any, Protocol, Self, TypeVar, overload

from msgspec import Struct


class Keyed(Protocol):
    def key(self) -> Hashable:
        """Give the hashable identity of the piece: of two with the same key, one can stand for both."""
        ...

    def part(self) -> Hashable:
        """Give the part of the piece in the key of its board: what the rules can tell of it."""
        ...


class Copyable(Keyed, Protocol):
    def copy(self) -> Self: ...


Piece = TypeVar("Piece", bound=Copyable)
Default = TypeVar("Default")


class _Frozen(Struct, eq=False, frozen=True, gc=False):
    """A piece that no longer changes, with its part in the key of a board. Two are equal if the parts are."""

    piece: Any
    part: Hashable
    hashed: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Frozen) and self.part == other.part

    def __hash__(self) -> int:
        return self.hashed


class Key(Struct, frozen=True):
    """The identity of a board, with its hash worked out once."""

    hashed: int
    parts: tuple[_Frozen, ...]
    more: tuple[Hashable, ...]

    def __hash__(self) -> int:
        return self.hashed


class Pieces(dict[str, Piece]):
    """A dict of this board's own pieces, with the shared ones behind it. Shared pieces never change; boards
    that come from the same one share one piece for each key (`_interned`)."""

    __slots__ = ("_frozen", "_hashed", "_interned", "_order", "_shared")

    def __init__(self, pieces: Iterable[tuple[str, Piece]] | Mapping[str, Piece] = ()) -> None:
        super().__init__(pieces)
        self._shared: dict[str, Piece] = {}
        self._frozen: dict[str, _Frozen] = {}  # the same pieces
        self._hashed = 0  # over all of them
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
            known = interned.get(piece.key()) or self._intern(piece, piece, uid)
            was = before.get(uid)
            if known is not was:
                frozen[uid], shared[uid] = known, known.piece
                self._hashed ^= known.hashed if was is None else known.hashed ^ was.hashed
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
        shared = self._shared
        if not dict.__len__(self):
            return list(map(shared.__getitem__, uids))
        own = super().get
        return [own(uid) or shared[uid] for uid in uids]

    def key(self, others: Iterable[Keyed], *more: Hashable) -> Key:
        """Make the key of a board between two actions: the pieces in the order of their uids, `others` that
        it copies itself, and `more`."""
        self.freeze()
        if len(self._order) != len(self._shared):
            self._order = sorted(self._shared)
        parts = tuple(map(self._frozen.__getitem__, self._order))
        interned, hashed = self._interned, hash((self._hashed, *more))
        for other in others:
            known = interned.get(other.key()) or self._intern(other)
            parts += (known,)
            hashed = hash((hashed, known.hashed))
        return Key(hashed, parts, more)

    def _intern(self, seen: Keyed, piece: Piece | None = None, uid: str = "") -> _Frozen:
        """Remember what is seen for the first time. Its hash is that of its place on the board, too."""
        part = seen.part()
        known = self._interned[seen.key()] = _Frozen(piece, part, hash((uid, part)))
        return known

    def _sharing(self, twin: Self) -> Self:
        twin._shared, twin._frozen, twin._hashed = self._shared, self._frozen, self._hashed
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
