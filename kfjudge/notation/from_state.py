"""A state of the engine as the board of a scenario, as far as the notation has words for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.games.keyforge.editions import NEWEST
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card, Player
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.notation.layout import COUNTED, FLAGS
from kfjudge.notation.model import CardFact, Ref, Said, Scenario, Seat, Zone, said


def scenario_of(data: Mapping[str, Any]) -> Scenario:
    """The scenario that has that board. What the notation cannot say is an error that names it."""
    board = state.read(data)
    if board.winner is not None:
        raise _unsayable("over")
    lasting = next((effect for effect in board.lasting if effect.until != "leaves"), None)
    if lasting is not None:
        what = message("scenario.unsayable-lasting", card=board.cards[lasting.source])
        raise Trouble(message("scenario.unsayable", what=what))
    return Scenario(
        editions=(str(data.get("edition") or NEWEST),),
        turn=_turn(board),
        last=_last(board),
        now=_now(board),
        seats=(_seat(board, board.players[SEATS[0]]), _seat(board, board.players[SEATS[1]])),
    )


def uids_in(data: Mapping[str, Any], scenario: Scenario) -> list[str]:
    """The uids of a state’s cards in the order in which the scenario made of it names them."""
    board = state.read(data)
    found: list[str] = []

    def walk(uid: str) -> None:
        card = board.cards[uid]
        if card.facts is not UNKNOWN:
            found.append(uid)
            for below in (*card.upgrades, *card.under):
                walk(below)

    for seat in scenario.seats:
        player = board.players[seat.seat]
        for zone in seat.zones:
            for uid in (*getattr(player, zone.name), *(player.shuffled if zone.name == "deck" else ())):
                walk(uid)
    return found


def _unsayable(what: str) -> Trouble:
    return Trouble(message("scenario.unsayable", what=message(f"scenario.unsayable-{what}")))


def _ref(card: Card) -> Ref:
    return Ref("" if card.label else card.facts.id, card.label)


def _turn(board: Board) -> tuple[Said, ...]:
    facts = [said("turn.player", seat=board.turn.player)]
    if board.turn.house is not None:
        facts.append(said("turn.house", house=board.turn.house))
    elif board.step not in ("setup", "forge", "house"):
        facts.append(said("turn.no-house"))
    if board.turn.first:
        facts.append(said("turn.first"))
    if board.step != ("house" if board.turn.house is None else "main"):
        facts.append(said("turn.phase", phase=board.step))
    if board.turn.omega:
        raise _unsayable("omega")
    return tuple(facts)


def _last(board: Board) -> tuple[Said, ...]:
    last = board.last
    facts = [said("last.key", seat=last.player, color=color) for color in last.forged]
    if last.house is not None:
        facts.append(said("last.house", seat=last.player, house=last.house))
    return tuple(facts)


def _now(board: Board) -> tuple[Said, ...]:
    turn = board.turn
    facts = []
    deeds: dict[str, int] = {}
    for kind in ("played", "discarded", "used"):
        for uid in dict.fromkeys(getattr(turn, kind)):
            card = board.cards[uid]
            facts.append(said(f"now.{kind}", card=_ref(card)))
            if kind != "discarded":
                deeds[card.facts.id] = deeds.get(card.facts.id, 0) + 1
    for title, many in turn.deeds:
        if deeds.get(title) != many:
            facts.append(said("now.times", card=Ref(title), n=many))
    facts += [said("now.key", color=color) for color in turn.forged]
    if turn.played_from_hand != len(set(turn.played)):
        raise _unsayable("played")
    return tuple(facts)


def _seat(board: Board, player: Player) -> Seat:
    facts = [said("player.key", color=color) for color in player.keys]
    counted = [(name, getattr(player, name)) for name in ("aember", "chains")]
    facts.extend(said(f"player.{name}", n=number) for name, number in counted if number)
    zones = [_zone(board, name, getattr(player, name))
             for name in ("hand", "discard", "archives", "purged", "line", "artifacts")]  # fmt: skip
    zones.append(_deck(board, player))
    kept = tuple(zone for zone in zones if zone.name == "hand" or zone != Zone(zone.name))
    if not player.deck_unknown and not player.deck and not player.shuffled:
        kept = (*kept, Zone("deck"))
    return Seat(player.name, "", player.houses, tuple(facts), tuple(sorted(kept, key=lambda zone: zone.name)))


def _zone(board: Board, name: str, uids: list[str]) -> Zone:
    cards = [board.cards[uid] for uid in uids]
    known = tuple(_card(board, card) for card in cards if card.facts is not UNKNOWN)
    return Zone(name, known, (), len(cards) - len(known))


def _deck(board: Board, player: Player) -> Zone:
    top, mixed = _zone(board, "deck", player.deck), _zone(board, "deck", player.shuffled)
    rest = player.deck_unknown and bool(top.cards or mixed.cards)
    if top.unknown and mixed.cards:
        raise _unsayable("deck")
    return Zone("deck", top.cards, mixed.cards, top.unknown + mixed.unknown, rest)


def _card(board: Board, card: Card) -> CardFact:
    counted = [(phrase, getattr(card, field)) for phrase, field in COUNTED.items()]
    facts = [said(f"fact.{phrase}", n=number) for phrase, number in counted if number]
    flags = FLAGS if card.zone == "purged" else [flag for flag in FLAGS if flag != "facedown"]
    facts += [said(f"fact.{flag}") for flag in flags if getattr(card, flag)]
    if card.house is not None:
        facts.append(said("fact.house", house=card.house))
    if card.named is not None:
        facts.append(said("fact.named", house=card.named))
    home = (
        board.cards[card.host].controller
        if card.zone in ("attached", "under") and card.host
        else card.controller
    )
    if card.owner != home:
        facts.append(said("fact.owner", seat=card.owner))
    if card.keeper is not None:
        facts.append(said("fact.keeper", card=_ref(board.cards[card.keeper])))
    if card.claims and card.claims[-1][1] not in ("", *card.upgrades):
        facts.append(said("fact.held", card=_ref(board.cards[card.claims[-1][1]])))
    facts += [said("fact.upgrade", item=_card(board, board.cards[uid])) for uid in card.upgrades]
    facts += [said("fact.under", item=_card(board, board.cards[uid])) for uid in card.under]
    return CardFact(card.facts.id, card.label, tuple(facts))
