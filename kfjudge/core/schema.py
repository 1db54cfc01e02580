"""What a board consists of, as data: who owns what, where cards lie, and what may be true of each piece.

The board's key, the state as plain data, the notation, what is observed and what is drawn follow from it. As
plain data a card is an object with `card` (its id), `uid`, `label` and `owner`, and beside them its marks; an
owner is an object with its marks and its zones, under its name in the field of its kind."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import force_setattr

Sort = Literal[
    "count",  # a number from 0 on
    "flag",
    "word",  # one of a vocabulary, or None
    "words",
    "owner",  # the name of an owner
    "card",  # the uid of a card, or None
    "cards",
    "own",  # kept, read and written as the game alone knows
]
Writing = Literal["always", "set", "never"]

CARD, TURN = "card", "turn"  # pieces that every board has, beside its owners

_NOTHING: Mapping[Sort, Any] = {"count": 0, "flag": False, "owner": "", "words": (), "cards": ()}


class Mark(Struct, frozen=True):
    """Something that may be true of a piece: "2 chips", "tired", "sees the star".

    `name` is what phrases and messages call it, `field` the attribute of the piece and the field of its
    state; `written` says whether a state has it always, only where it is `set`, or never. `listed` and
    `drawn` are its places among the marks that a board file lists and that a board shows, where several may
    share one; 0: it does not. Where a board file may list it: `in_play` alone, on cards of those `types`, in
    those `zones`; `worth` names the zones where a board file made from a state lists it."""

    name: str
    sort: Sort = "count"
    field: str = ""
    of: str = CARD
    vocabulary: str = ""  # which words, of a word
    zone: str = ""  # where the cards lie, of cards below this one
    key: bool = True  # two boards that differ in it are two boards
    ordered: bool = True  # whether the order of words or cards is something a rule asks for
    lost: bool = False  # as the card leaves play
    written: Writing = "always"
    read: bool = True
    drawn: int = 0
    listed: int = 0
    denied: str = ""  # the name under which it is said that a flag is not so
    in_play: bool = False
    types: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    worth: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "field", self.field or self.name)

    @property
    def nothing(self) -> Any:
        """The value that says nothing, and that a field left out has."""
        return _NOTHING.get(self.sort)


class Zone(Struct, frozen=True):
    """Where cards can lie. `owner` is a kind of owner, or "card" for what lies on or under a card. The cards
    are an attribute of the owner that is called like the zone; beside it stand those in no known order
    (`shuffled`), and whether a rest of which nothing is known follows (`<zone>_unknown`)."""

    name: str
    owner: str
    ordered: bool = False  # whether a rule asks for the order of its cards
    in_a_row: bool = False  # whether they lie in an order that everybody sees
    hidden: bool = False  # whether its cards are hidden from the other players
    in_play: bool = False
    unknown: bool = False  # whether a rest of which nothing is known may follow
    shuffled: bool = False  # whether some of its cards may be in no known order
    holds: str = ""  # the one type of card that may lie there


class OwnerKind(Struct, frozen=True):
    """A kind of owner. `names` are the seats that every board has, in their order; without them, a board
    names its owners. `field` is where they stand in a state. A kind that takes turns has the first of them
    where a board says nothing of it."""

    kind: str
    field: str
    names: tuple[str, ...] = ()
    takes_turns: bool = True


class Schema(Struct, frozen=True):
    """The board of one game. Marks and zones stand in the order in which a state has them."""

    game: str
    owners: tuple[OwnerKind, ...]
    zones: tuple[Zone, ...]
    marks: tuple[Mark, ...]
    vocabularies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def owner(self, kind: str) -> OwnerKind:
        return next(owner for owner in self.owners if owner.kind == kind)

    def zone(self, name: str) -> Zone:
        return next(zone for zone in self.zones if zone.name == name)

    def zones_of(self, kind: str) -> tuple[Zone, ...]:
        return tuple(zone for zone in self.zones if zone.owner == kind)

    def marks_of(self, piece: str, *sorts: Sort) -> tuple[Mark, ...]:
        """The marks of a piece; of some sorts, where they are given."""
        return tuple(mark for mark in self.marks if mark.of == piece and (not sorts or mark.sort in sorts))

    def mark(self, name: str, of: str = CARD) -> Mark | None:
        """The mark of a piece that phrases call so, if there is one."""
        return next((mark for mark in self.marks if mark.of == of and mark.name == name), None)

    def denied(self, name: str, of: str = CARD) -> Mark | None:
        """The mark that phrases deny under this name: "awake" is not tired."""
        return next((mark for mark in self.marks if mark.of == of and mark.denied == name), None)

    def listed(self, of: str = CARD) -> tuple[Mark, ...]:
        """The marks that a board file says, in the order in which it is written."""
        return tuple(
            sorted((mark for mark in self.marks_of(of) if mark.listed), key=lambda mark: mark.listed)
        )

    def drawn(self, of: str = CARD) -> tuple[Mark, ...]:
        """The marks that are drawn, in the order in which they are."""
        return tuple(sorted((mark for mark in self.marks_of(of) if mark.drawn), key=lambda mark: mark.drawn))


def key_of(schema: Schema, piece: str, *more: str) -> Callable[[Any], tuple[Hashable, ...]]:
    """What the board’s key holds of a piece: its marks, the cards of its zones, and `more` attributes."""
    marks = [mark for mark in schema.marks_of(piece) if mark.key]
    zones = schema.zones_of(piece) if piece != CARD else ()
    in_order = [mark.field for mark in marks if mark.ordered and mark.sort in ("words", "cards")]
    in_no_order = [mark.field for mark in marks if not mark.ordered]
    in_no_order += ["shuffled"] if any(zone.shuffled for zone in zones) else []
    more = (*more, *(f"{zone.name}_unknown" for zone in zones if zone.unknown))
    plain = _values([*more, *(mark.field for mark in marks if mark.field not in (*in_order, *in_no_order))])
    rows = _values([*in_order, *(zone.name for zone in zones if zone.ordered)])
    heaps = _values([*in_no_order, *(zone.name for zone in zones if not zone.ordered)])
    if heaps is _none:
        return lambda piece: (plain(piece), *map(tuple, rows(piece)))
    return lambda piece: (plain(piece), *map(tuple, rows(piece)), *_in_no_order(heaps(piece)))


def _in_no_order(heaps: tuple[Collection[Any], ...]) -> list[tuple[Any, ...]]:
    """Heaps that hold the same say the same. Most hold nothing."""
    return [tuple(sorted(heap)) if heap else () for heap in heaps]


def _values(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The attributes of those names."""
    if not names:
        return _none
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda piece: (get(piece),)


def _none(piece: Any) -> tuple[Any, ...]:  # noqa: ARG001  takes what the others take
    return ()
