"""Compare boards of KeyForge: what is true of one, what players see of it, what tells it from others."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.drawing.picture import (
    Piece,
    describe_card,
    describe_player,
    describe_turn,
    lasting_cards,
    name_card,
    name_players,
    tell,
)
from kfjudge.games.keyforge.engine.board import SCHEMA, SEATS
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.render.boards import Described, Facts, Outline, card_fact, known

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.board import Board, Card, Player
    from kfjudge.render.boards import State
    from kfjudge.render.trace import OwnerNames

_OUT_OF_PLAY = ("hand", "discard", "archives", "purged", "deck")
_ORDERED = ("line", "discard", "deck")
_DRAWN = attrgetter(*(mark.field for mark in SCHEMA.drawn("card") if mark.in_play))
_SEEN_IN_PLAY = tuple(mark.field for mark in SCHEMA.marks_of("card", "count", "flag", "word") if mark.in_play)


def describe_board(state: State, lang: str, owners: OwnerNames) -> Described:
    """Say what is true of a board: of the turn, of each player, where each known card is and in what state,
    on which face the purged cards lie, and in which order cards lie."""
    names = name_players(lang, owners)
    facts: Facts = {("turn", ""): ", ".join(describe_turn(state, names, lang))}
    key = "outcome.in-force" if state["lasting"] else "outcome.nothing-in-force"
    facts["turn", "lasting"] = tell(key, lang, cards=tuple(lasting_cards(state, lang)))
    orders: Facts = {}
    faces: Facts = {}
    for seat in SEATS:
        player = state["players"][seat]
        aember, keys, chains = [*describe_player(player, lang), tell("outcome.no-chains", lang)][:3]
        unknown = sum(card["card"] == UNKNOWN.id for card in player["hand"])
        facts[seat, "aember"], facts[seat, "keys"], facts[seat, "chains"] = aember, keys, chains
        facts[seat, "unknown"] = tell(f"outcome.{'unknown' if unknown else 'none-unknown'}", lang, n=unknown)
        for card in (
            *player["line"],
            *player["artifacts"],
        ):  # what is on or under it follows
            yours = seat == card["owner"]
            what = [tell("outcome.in-play" if yours else "outcome.in-play-of", lang, player=names[seat])]
            printed = all_facts()[card["card"]].power
            if card.get("power", printed) != printed:
                what.append(tell("board.power", lang, n=card["power"]))
            what += describe_card({**card, "upgrades": (), "under": ()}, names, lang, owners)
            facts |= _card_is(card, what, lang)
            facts |= _attached_cards(card, lang)
        for zone in _OUT_OF_PLAY:
            where = tell("outcome.in-zone", lang, zone=message(f"zone.{zone}"), player=names[seat])
            for card in known(player[zone]):
                facts |= _card_is(card, [where], lang)
        for zone in _ORDERED:
            cards = ", ".join(name_card(card, lang) for card in known(player[zone]))
            orders["order", f"{seat} {zone}"] = tell(
                "outcome.order",
                lang,
                player=names[seat],
                zone=message(f"zone.{zone}"),
                cards=cards or tell("outcome.empty", lang),
            )
        for card in player["purged"]:
            face = "outcome.facedown" if card.get("facedown") else "outcome.faceup"
            faces["face", card["uid"]] = tell(face, lang, card=name_card(card, lang))
    return Described(facts, faces, orders, names)


def _attached_cards(card: Piece, lang: str) -> Facts:
    facts: Facts = {}
    for where, key in (("upgrades", "on"), ("under", "under")):
        for other in card[where]:
            facts |= _card_is(other, [tell(f"outcome.{key}", lang, card=name_card(card, lang))], lang)
            facts |= _attached_cards(other, lang)
    return facts


def _card_is(card: Piece, what: Sequence[str], lang: str) -> Facts:
    return {} if card["card"] == UNKNOWN.id else card_fact(card["uid"], name_card(card, lang), what, lang)


# what the players see


def visible_state(board: Board) -> Hashable:
    """Give what the players see of a board: not in which order cards came to hand, nor what the turn
    remembers."""
    look = board.cards.peek
    return (
        board.step,
        board.winner,
        board.turn.player,
        board.turn.house,
        tuple(sorted((lasting.card, lasting.source, lasting.until) for lasting in board.lasting)),
        tuple(_visible_player(board, player) for player in board.players.values()),
        tuple(
            (card.zone, card.controller, card.host, *(getattr(card, field) for field in _SEEN_IN_PLAY))
            if card.in_play
            else (card.zone, card.host, card.facedown)
            for card in map(look, sorted(board.cards))
            if card.facts is not UNKNOWN
        ),
    )


def _visible_player(board: Board, player: Player) -> Hashable:
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


def outline(board: Board) -> Outline:
    """Outline what tells the outcome of a board from others; there may be thousands."""
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
                    cards.update(_attached(board, card))
        orders += [tuple(getattr(player, zone)) for zone in _ORDERED]
        orders.append(tuple(uid for uid in sorted(player.purged) if board.cards.peek(uid).facedown))
    return Outline(tuple(whole), cards, tuple(orders))


def _attached(board: Board, card: Card) -> Iterator[tuple[str, tuple[tuple[str, str], Hashable]]]:
    """List the cards that are attached to a card or lie under it, with where that is."""
    for where, pile in (("upgrades", card.upgrades), ("under", card.under)):
        for other in map(board.cards.peek, pile):
            if other.facts is not UNKNOWN:
                yield other.uid, ((other.facts.id, other.label), (where, card.facts.id))
                yield from _attached(board, other)
