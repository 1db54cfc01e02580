"""A board before it is laid out: as plain data, as it is drawn, and how several boards differ in a judge's
words. Words of marks are the game's: `board.<mark>`, with `n` for a number, `player` for an owner, else
`what`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.message import Message, game_message, with_subject
from kfjudge.core.schema import CARD
from kfjudge.games import get_game
from kfjudge.notation.names import all_facts
from kfjudge.render.trace import OwnerNames, name_by_label, write_message
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts
    from kfjudge.core.schema import Mark

State = Mapping[str, Any]  # a board as plain data, as the engine of its game writes it
Piece = Mapping[str, Any]


class CardOfState(Struct, frozen=True):
    """A card of a state, as messages name it."""

    label: str
    card: str
    game: str

    @property
    def facts(self) -> CardFacts:
        return all_facts(self.game)[self.card]


_NO_CARDS: Mapping[str, CardOfState] = {}


class StateOwner(Struct, frozen=True):
    """An owner as a state has it."""

    kind: str
    name: str
    data: Piece


def owners_in(state: State, game: str) -> list[StateOwner]:
    """List the owners of a state in the order of the schema."""
    return [
        StateOwner(kind.kind, name, data)
        for kind in get_game(game).engine.schema.owners
        for name, data in state[kind.field].items()
    ]


def cards_in_play(state: State, game: str) -> dict[str, Piece]:
    """Map the cards in play by uid."""
    return {
        card["uid"]: card
        for owner in owners_in(state, game)
        for zone in get_game(game).engine.schema.zones_of(owner.kind)
        if zone.in_play
        for card in known(owner.data[zone.name])
    }


def named_cards(state: State, game: str) -> dict[str, CardOfState]:
    """Map every card of a state by uid, as messages name it."""
    there = (
        card
        for owner in owners_in(state, game)
        for zone in get_game(game).engine.schema.zones_of(owner.kind)
        for card in known(owner.data[zone.name])
        if "uid" in card  # what nobody knows may have none
    )
    return {one["uid"]: _named(one, game) for card in there for one in _with_what_is_under(card, game)}


def _with_what_is_under(card: Piece, game: str) -> Iterator[Piece]:
    yield card
    for mark in get_game(game).engine.schema.marks_of(CARD, "cards"):
        for below in card.get(mark.field, ()) if mark.zone else ():
            yield from _with_what_is_under(below, game)


def _named(card: Piece, game: str) -> CardOfState:
    return CardOfState(card.get("label", ""), card["card"], game)


def name_of(card: Piece, lang: str, game: str) -> str:
    """Name a card of a state: by its label, else by its title."""
    return name_by_label(card.get("label", ""), all_facts(game)[card["card"]], lang)


def known(zone: Any) -> list[Piece]:
    """List the cards of a zone that are known."""
    if isinstance(zone, Mapping):
        return [*zone.get("top", ()), *zone.get("shuffled", ())]
    return [] if zone == "unknown" else list(zone)


def count(zone: Any) -> str:
    """Count the cards of a zone, with a question mark for those of which nothing is known: "2+?"."""
    if zone == "unknown":
        return "?"
    return f"{len(known(zone))}+?" if "rest" in zone else str(len(known(zone)))


def describe_marks(
    piece: Piece,
    of: str,
    lang: str,
    owners: OwnerNames,
    game: str,
    cards: Mapping[str, CardOfState] = _NO_CARDS,
    owner: str = "",
) -> list[str]:
    """Say what is true of a piece, a card or an `owner`, as far as it is drawn; `cards` are those that marks
    may point at."""
    it = all_facts(game)[piece["card"]] if of == CARD else owner
    return [
        write_message(with_subject(it, describe_mark(mark, piece[mark.field], game, cards)), lang, owners)
        for mark in get_game(game).engine.schema.drawn(of)
        if piece.get(mark.field)
    ]


def describe_mark(mark: Mark, value: Any, game: str, cards: Mapping[str, CardOfState] = _NO_CARDS) -> Message:
    """Say a mark with its value, in the words of the game."""

    def word(one: str) -> Message:
        return game_message(game, f"{mark.vocabulary}.{one}")

    key = f"board.{mark.name}"
    match mark.sort:
        case "count":
            return game_message(game, key, n=value)
        case "owner":
            return game_message(game, key, player=value)
        case "word":
            return game_message(game, key, what=word(value))
        case "words":
            return game_message(game, key, what=tuple(map(word, value)))
        case "card":
            return game_message(game, key, what=cards[value])
        case "cards":
            below = tuple(_named(one, game) if mark.zone else cards[one] for one in value)
            return game_message(game, key, what=below)
    return game_message(game, key, what=value)


# as it is drawn, in one language: a terminal, Markdown and a browser draw the same


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


class DrawnRow(Struct, frozen=True):
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
    row: DrawnRow | None = None


class DrawnBoard(Struct, frozen=True):
    """The owners above and below, each with the row towards the middle; in the middle the turn, and
    remarks on lines of their own."""

    above: tuple[DrawnOwner, ...]
    turn: tuple[str, ...]
    remarks: tuple[str, ...]
    below: tuple[DrawnOwner, ...]


# boards told apart

Facts = dict[tuple[str, str], str]  # what it is about (a card, or what an owner has), and what is true of it


class Described(Struct, frozen=True):
    """What is true of a board, and what its `owners` are called. On which face a card lies is told of boards
    that all have it there, in which order cards lie only where nothing else differs."""

    facts: Facts
    faces: Facts
    orders: Facts
    owners: Mapping[str, str]


class Outline(Struct, frozen=True):
    """What of a board tells one outcome from another, in no language: what is true of the turn and of the
    owners, of each card what it is called (its id, its label) and what is true of it, and in which order
    cards lie."""

    whole: Hashable
    cards: Mapping[str, tuple[tuple[str, str], Hashable]]
    orders: tuple[tuple[str, ...], ...]


def card_fact(uid: str, name: str, what: Sequence[str], lang: str) -> Facts:
    """Say what is true of one card."""
    return {("card", uid): tell("outcome.card", lang, card=name, what=", ".join(what))}


def tell_apart(states: Sequence[State], lang: str, owners: OwnerNames) -> list[list[str]]:
    """Say of each board what is true of it and not of all the others, in sentences."""
    described = [get_game(owners.game).drawing.describe_board(state, lang, owners) for state in states]
    everywhere = set.intersection(*(set(one.faces) for one in described)) if described else set()
    faces = [{about: text for about, text in one.faces.items() if about in everywhere} for one in described]
    apart = _keep_differing([one.facts | lies for one, lies in zip(described, faces, strict=True)])
    alike: dict[Hashable, list[int]] = {}
    for at, facts in enumerate(apart):
        alike.setdefault(tuple(facts.items()), []).append(at)
    for same in alike.values():
        orders = _keep_differing([described[at].orders | described[at].faces for at in same])
        for at, facts in zip(same, orders, strict=True):
            apart[at] |= facts
    told = []
    for facts, one in zip(apart, described, strict=True):
        of_owners: dict[str, list[str]] = {}
        for (about, _), text in facts.items():
            if about in one.owners:
                of_owners.setdefault(about, []).append(text)
        mine = [
            tell("outcome.has", lang, player=one.owners[owner], what=", ".join(texts))
            for owner, texts in of_owners.items()
        ]
        told.append([*mine, *(text for (about, _), text in facts.items() if about not in one.owners)])
    return told


def _keep_differing(facts: Sequence[Facts]) -> list[Facts]:
    """Keep of the facts of each board those that are not the same on all."""
    subjects = dict.fromkeys(subject for one in facts for subject in one)
    telling = [subject for subject in subjects if len({one.get(subject) for one in facts}) > 1]
    return [{subject: one[subject] for subject in telling if subject in one} for one in facts]
