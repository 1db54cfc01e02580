"""A board as plain data, read by the schema of its game: whose cards lie where, and what is true of a piece.
The words are the game's: `board.<mark>`, with `n` for a number, `player` for an owner, else `what`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.schema import CARD
from kfjudge.core.text import Message, game_message, with_subject
from kfjudge.games import get_game
from kfjudge.notation.names import all_facts
from kfjudge.render.trace import OwnerNames, name_by_label, write_message

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts
    from kfjudge.core.schema import Mark

State = Mapping[str, Any]  # a board as plain data, as the engine of its game writes it
Piece = Mapping[str, Any]


class NamedCard(Struct, frozen=True):
    """A card of a state, as messages name it."""

    label: str
    card: str
    game: str

    @property
    def facts(self) -> CardFacts:
        return all_facts(self.game)[self.card]


_NO_CARDS: Mapping[str, NamedCard] = {}


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


def named_cards(state: State, game: str) -> dict[str, NamedCard]:
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


def _named(card: Piece, game: str) -> NamedCard:
    return NamedCard(card.get("label", ""), card["card"], game)


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
    cards: Mapping[str, NamedCard] = _NO_CARDS,
) -> list[str]:
    """Say what is true of a piece, as far as it is drawn; `cards` are those that marks may point at."""
    it = all_facts(game)[piece["card"]] if of == CARD else None
    return [
        write_message(with_subject(it, describe_mark(mark, piece[mark.field], game, cards)), lang, owners)
        for mark in get_game(game).engine.schema.drawn(of)
        if piece.get(mark.field)
    ]


def describe_mark(mark: Mark, value: Any, game: str, cards: Mapping[str, NamedCard] = _NO_CARDS) -> Message:
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
