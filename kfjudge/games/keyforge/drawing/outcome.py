"""What is true of a board of KeyForge, to tell it from others, and what of it somebody at the table sees."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from kfjudge.games.keyforge.drawing.picture import (
    Names,
    card_facts,
    has,
    in_force,
    name,
    names_of,
    tell,
    turn_parts,
)
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.engine.marks import SCHEMA
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.render.outcome import Described, Facts, Outline, card_fact
from kfjudge.render.state import known

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.board import Board, Card, Player
    from kfjudge.render.state import State
    from kfjudge.render.trace import OwnerNames

Piece = Mapping[str, Any]

_OUT_OF_PLAY = ("hand", "discard", "archives", "purged", "deck")
_ORDERED = ("line", "discard", "deck")
_DRAWN = attrgetter(*(mark.field for mark in SCHEMA.drawn("card") if mark.in_play))
_SEEN_IN_PLAY = tuple(mark.field for mark in SCHEMA.marks_of("card", "count", "flag", "word") if mark.in_play)


def described(state: State, lang: str, owners: OwnerNames) -> Described:
    names = names_of(lang, owners)
    facts: Facts = {("turn", ""): ", ".join(turn_parts(state, names, lang))}
    key = "outcome.in-force" if state["lasting"] else "outcome.nothing-in-force"
    facts["turn", "lasting"] = tell(key, lang, cards=tuple(in_force(state, lang)))
    orders: Facts = {}
    faces: Facts = {}
    for seat in SEATS:
        player = state["players"][seat]
        aember, keys, chains = [*has(player, lang), tell("outcome.no-chains", lang)][:3]
        unknown = sum(card["card"] == UNKNOWN.id for card in player["hand"])
        facts[seat, "aember"], facts[seat, "keys"], facts[seat, "chains"] = aember, keys, chains
        facts[seat, "unknown"] = tell(f"outcome.{'unknown' if unknown else 'none-unknown'}", lang, n=unknown)
        facts.update(_of_cards(player, seat, names, lang, owners))
        orders.update(_orders(player, seat, names, lang))
        faces.update(_faces(player, lang))
    return Described(facts, faces, orders, names)


def _of_cards(player: Piece, seat: str, names: Names, lang: str, owners: OwnerNames) -> Facts:
    """Where each known card is, and in what state."""
    facts: Facts = {}
    for card in (*player["line"], *player["artifacts"]):
        yours = seat == card["owner"]
        where = tell("outcome.in-play" if yours else "outcome.in-play-of", lang, player=names[seat])
        facts.update(_of_card(card, [where, *_state_of(card, names, lang, owners)], lang))
        facts.update(_on(card, lang))
    for zone in _OUT_OF_PLAY:
        where = tell("outcome.in-zone", lang, zone=message(f"zone.{zone}"), player=names[seat])
        for card in known(player[zone]):
            facts.update(_of_card(card, [where], lang))
    return facts


def _of_card(card: Piece, what: Sequence[str], lang: str) -> Facts:
    return {} if card["card"] == UNKNOWN.id else card_fact(card["uid"], name(card, lang), what, lang)


def _state_of(card: Piece, names: Names, lang: str, owners: OwnerNames) -> list[str]:
    """What is true of a card in play; upgrades and what lies under it speak for themselves."""
    facts = card_facts({**card, "upgrades": (), "under": ()}, names, lang, owners)
    printed = all_facts()[card["card"]].power
    return (
        facts
        if card.get("power", printed) == printed
        else [tell("board.power", lang, n=card["power"]), *facts]
    )


def _on(card: Piece, lang: str) -> Facts:
    """What is attached to a card or lies under it."""
    facts: Facts = {}
    for where, key in (("upgrades", "on"), ("under", "under")):
        for other in card[where]:
            facts.update(_of_card(other, [tell(f"outcome.{key}", lang, card=name(card, lang))], lang))
            facts.update(_on(other, lang))
    return facts


def _orders(player: Piece, seat: str, names: Names, lang: str) -> Facts:
    """In which order cards lie."""
    return {
        ("order", f"{seat} {zone}"): tell(
            "outcome.order",
            lang,
            player=names[seat],
            zone=message(f"zone.{zone}"),
            cards=", ".join(name(card, lang) for card in known(player[zone])) or tell("outcome.empty", lang),
        )
        for zone in _ORDERED
    }


def _faces(player: Piece, lang: str) -> Facts:
    """On which face the purged cards lie."""
    return {
        ("face", card["uid"]): tell(
            "outcome.facedown" if card.get("facedown") else "outcome.faceup", lang, card=name(card, lang)
        )
        for card in player["purged"]
    }


# what a judge sees


def as_seen(board: Board) -> Hashable:
    """In which order cards came to hand, and what the turn remembers, does not show."""
    look = board.cards.peek
    return (
        board.step,
        board.winner,
        board.turn.player,
        board.turn.house,
        tuple(sorted((lasting.card, lasting.source, lasting.until) for lasting in board.lasting)),
        tuple(_player_seen(board, player) for player in board.players.values()),
        tuple(_card_seen(card) for card in map(look, sorted(board.cards)) if card.facts is not UNKNOWN),
    )


def _player_seen(board: Board, player: Player) -> Hashable:
    def cards(uids: Sequence[str]) -> Iterator[str]:
        return ("?" if board.cards.peek(uid).facts is UNKNOWN else uid for uid in uids)

    heaps = (player.hand, player.shuffled, player.archives, player.purged, player.artifacts)
    rows = (player.line, player.deck, player.discard)
    return (
        player.aember,
        tuple(sorted(player.keys)),
        player.chains,
        tuple(tuple(sorted(cards(heap))) for heap in heaps),
        tuple(tuple(cards(row)) for row in rows),
    )


def _card_seen(card: Card) -> Hashable:
    if not card.in_play:
        return (card.zone, card.host, card.facedown)
    return (card.zone, card.controller, card.host, *(getattr(card, field) for field in _SEEN_IN_PLAY))


def outline(board: Board) -> Outline:
    turn = board.turn
    if board.winner is None:
        whole: list[Hashable] = [turn.player, turn.first, turn.house, board.step]
    else:
        whole = [board.winner]
    whole.append(frozenset(lasting.card for lasting in board.lasting))
    cards: dict[str, tuple[tuple[str, str], Hashable]] = {}
    orders = []
    for player in board.players.values():
        hidden = sum(board.cards.peek(uid).facts is UNKNOWN for uid in player.hand)
        whole.append((player.aember, tuple(sorted(player.keys)), player.chains, hidden))
        piles: list[tuple[str, Sequence[str]]] = [(zone, getattr(player, zone)) for zone in _OUT_OF_PLAY]
        for zone, pile in (*piles, ("deck", player.shuffled), ("", player.line), ("", player.artifacts)):
            for card in map(board.cards.peek, pile):
                if card.facts is not UNKNOWN:
                    state = (zone, player.name) if zone else (player.name, *_DRAWN(card))
                    cards[card.uid] = (card.facts.id, card.label), state
                    cards.update(_below(board, card))
        orders += [tuple(getattr(player, zone)) for zone in _ORDERED]
        orders.append(tuple(uid for uid in sorted(player.purged) if board.cards.peek(uid).facedown))
    return Outline(tuple(whole), cards, tuple(orders))


def _below(board: Board, card: Card) -> Iterator[tuple[str, tuple[tuple[str, str], Hashable]]]:
    """What is attached to a card or lies under it."""
    for where, pile in (("upgrades", card.upgrades), ("under", card.under)):
        for other in map(board.cards.peek, pile):
            if other.facts is not UNKNOWN:
                yield other.uid, ((other.facts.id, other.label), (where, card.facts.id))
                yield from _below(board, other)
