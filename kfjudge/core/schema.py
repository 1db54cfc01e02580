"""What the boards of a game consist of, as data: players, zones, cards, and the marks on each of them.

The key of a board, its state as JSON, board files, expectations and pictures follow from it. In a state a
card is an object with `card` (its id), `uid`, `label`, `owner` and its marks; a player is an object with its
marks and its zones, under its name in the field of its kind ("players")."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
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
    "own",  # kept, read and written by the game itself
]
Writing = Literal["always", "set", "never"]

CARD, TURN = "card", "turn"  # the pieces that every board has, beside its owners

_NOTHING: Mapping[Sort, Any] = {"count": 0, "flag": False, "owner": "", "words": (), "cards": ()}


class Mark(Struct, frozen=True):
    """Something that may be true of a piece: a creature is stunned, a player has 4 Æmber.

    `name` is what phrases and messages call it, `field` the attribute of the piece and the field of its
    state; `written` says whether a state has it always, only where it is `set`, or never. `listed` and
    `drawn` are its places among the marks that a board file lists and that a board shows, where several may
    share one; 0: it does not. Where a board file may list it: `in_play` alone, on cards of those `types`, in
    those `zones`; `worth` names the zones where a board file made from a state lists it."""

    name: str
    sort: Sort = "count"
    field: str = ""
    of: str = CARD
    vocabulary: str = ""  # of a word: which words are legal
    zone: str = ""  # of cards on or under this one: where they lie
    key: bool = True  # whether it is part of the key of a board
    ordered: bool = True  # of words or cards: whether a rule asks for their order
    lost: bool = False  # whether the card loses it when it leaves play
    written: Writing = "always"
    read: bool = True
    drawn: int = 0
    listed: int = 0
    denied: str = ""  # the name for the opposite of a flag: "ready" for exhausted
    in_play: bool = False
    several: bool = False  # whether a board file may say it of a card more than once, each time otherwise
    types: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    worth: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "field", self.field or self.name)

    @property
    def nothing(self) -> Any:
        """The default, which a field left out of a state has."""
        return _NOTHING.get(self.sort)


class Zone(Struct, frozen=True):
    """Where cards can lie. `owner` is a kind of owner, or "card" for upgrades and what lies under a card. The
    owner has an attribute named like the zone with its cards, `shuffled` for those in no known order, and
    `<zone>_unknown` for whether an unknown rest follows."""

    name: str
    owner: str
    ordered: bool = False  # whether a rule asks for the order of its cards
    in_a_row: bool = False  # whether they lie in an order that everybody sees, like a battleline
    hidden: bool = False  # whether its cards are hidden from the other players
    in_play: bool = False
    unknown: bool = False  # whether an unknown rest may follow
    shuffled: bool = False  # whether some of its cards may be in no known order
    holds: str = ""  # the one type of card that may lie there


class OwnerKind(Struct, frozen=True):
    """A kind of owner: players, or the places of a battlefield. `names` are the seats that every board has,
    in order; without them, each board names its own. `field` is where a state has them. Of a kind that takes
    turns, the first is active where a board does not say."""

    kind: str
    field: str
    names: tuple[str, ...] = ()
    takes_turns: bool = True


class Schema(Struct, frozen=True):
    """What the boards of one game consist of. Marks and zones are in the order in which a state has them."""

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
        """List the marks of a piece, or only those of some sorts."""
        return tuple(mark for mark in self.marks if mark.of == piece and (not sorts or mark.sort in sorts))

    def sole_owner(self, zone: Zone) -> str:
        """Name the only owner that has a zone, where its kind has one seat: then nobody need be named."""
        names = next((kind.names for kind in self.owners if kind.kind == zone.owner), ())
        return names[0] if len(names) == 1 else ""

    def mark(self, name: str, of: str = CARD) -> Mark | None:
        """Find the mark of a piece by the name that phrases use."""
        return next((mark for mark in self.marks if mark.of == of and mark.name == name), None)

    def denied(self, name: str, of: str = CARD) -> Mark | None:
        """Find the flag whose opposite has this name: "ready" → exhausted."""
        return next((mark for mark in self.marks if mark.of == of and mark.denied == name), None)

    def listed(self, of: str = CARD) -> tuple[Mark, ...]:
        """List the marks that a board file says, in the order in which it is written."""
        return tuple(
            sorted((mark for mark in self.marks_of(of) if mark.listed), key=lambda mark: mark.listed)
        )

    def drawn(self, of: str = CARD) -> tuple[Mark, ...]:
        """List the marks that a picture of a board shows, in its order."""
        return tuple(sorted((mark for mark in self.marks_of(of) if mark.drawn), key=lambda mark: mark.drawn))


def key_of(schema: Schema, piece: str, *more: str) -> Callable[[Any], tuple[Hashable, ...]]:
    """Make the function that gives a piece's part in the key of a board: its marks, the cards of its zones,
    and `more` attributes."""
    marks = [mark for mark in schema.marks_of(piece) if mark.key]
    zones = schema.zones_of(piece) if piece != CARD else ()
    single = [*more, *(f"{zone.name}_unknown" for zone in zones if zone.unknown)]
    in_order: list[str] = []
    in_no_order: list[str] = []
    for mark in marks:
        if not mark.ordered:
            in_no_order.append(mark.field)
        else:
            (in_order if mark.sort in ("words", "cards") else single).append(mark.field)
    if any(zone.shuffled for zone in zones):
        in_no_order.append("shuffled")
    for zone in zones:
        (in_order if zone.ordered else in_no_order).append(zone.name)
    plain, rows, heaps = make_getter(single), make_getter(in_order), make_getter(in_no_order)
    if heaps is _none:
        return lambda piece: (plain(piece), *map(tuple, rows(piece)))
    return lambda piece: (
        plain(piece),
        *map(tuple, rows(piece)),
        *[tuple(sorted(heap)) if heap else () for heap in heaps(piece)],
    )


def make_getter(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Make the function that gets those attributes, as a tuple."""
    if not names:
        return _none
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda piece: (get(piece),)


def _none(piece: Any) -> tuple[Any, ...]:  # noqa: ARG001  takes what the others take
    return ()
