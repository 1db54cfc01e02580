"""What a board looks like, in one language and before it is laid out: its owners, what they have and where
their cards lie, and whose turn it is. A terminal, Markdown and a browser draw the same picture."""

from __future__ import annotations

from msgspec import Struct


class DrawnCard(Struct, frozen=True):
    """A card by its name and what is true of it. A card with a label has its printed `title` too; one that
    is `turned` is drawn so by a browser."""

    uid: str
    name: str
    title: str = ""
    facts: tuple[str, ...] = ()
    turned: bool = False


class Pile(Struct, frozen=True):
    """Cards that are counted, and the names of those that are known. With a `heading`, a terminal names them
    as well; a browser can always unfold them."""

    told: str
    known: tuple[str, ...] = ()
    heading: str = ""


class DrawnList(Struct, frozen=True):
    """Cards that lie openly, under a heading."""

    heading: str
    cards: tuple[DrawnCard, ...]


class Row(Struct, frozen=True):
    """Cards side by side, in an order that matters: what its two ends are called, and what is said of a row
    without cards."""

    cards: tuple[DrawnCard, ...]
    end: str
    nothing: str


class DrawnOwner(Struct, frozen=True):
    """An owner: the name and what stands beside it, what they have, and their cards."""

    name: str
    beside: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    piles: tuple[Pile, ...] = ()
    lists: tuple[DrawnList, ...] = ()
    row: Row | None = None


class Picture(Struct, frozen=True):
    """The owners above and below, each with the row towards the middle; in the middle the turn, and
    remarks on lines of their own."""

    above: tuple[DrawnOwner, ...]
    turn: tuple[str, ...]
    remarks: tuple[str, ...]
    below: tuple[DrawnOwner, ...]
