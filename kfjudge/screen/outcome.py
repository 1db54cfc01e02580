"""Boards compared in a judge's words: what is true of one of them and not of the others."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kfjudge.core.message import message
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.screen.board import State, card_facts, card_name, has, in_force, seat_name, turn_parts
from kfjudge.screen.trace import Seats
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.board import Board, Card, Player

Facts = dict[tuple[str, str], str]  # what it is about (a card, or a player's keys), and what is true of it

_OUT_OF_PLAY = ("hand", "discard", "archives", "purged")
_ORDERED = ("line", "discard", "deck")


@dataclass(frozen=True, slots=True)
class Described:
    """What is true of a board. On which face a card lies is told of boards that all have it there, in which
    order cards lie only where nothing else differs."""

    facts: Facts
    faces: Facts
    orders: Facts
    players: Mapping[str, str]


def differences(states: Sequence[State], lang: str, seats: Seats | None = None) -> list[list[str]]:
    """For each board, what is true of it and not of all the others, as sentences."""
    found = [_described(state, lang, seats) for state in states]
    faces = _of_all([one.faces for one in found])
    told = _apart([one.facts | lies for one, lies in zip(found, faces, strict=True)])
    alike: dict[Hashable, list[int]] = {}
    for at, facts in enumerate(told):
        alike.setdefault(tuple(facts.items()), []).append(at)
    for same in alike.values():
        for at, orders in zip(same, _apart([found[at].orders | found[at].faces for at in same]), strict=True):
            told[at] |= orders
    return [_sentences(facts, one.players, lang) for facts, one in zip(told, found, strict=True)]


def _apart(facts: Sequence[Facts]) -> list[Facts]:
    """Of each, what is not true of all."""
    subjects = dict.fromkeys(subject for one in facts for subject in one)
    telling = [subject for subject in subjects if len({one.get(subject) for one in facts}) > 1]
    return [{subject: one[subject] for subject in telling if subject in one} for one in facts]


def _of_all(facts: Sequence[Facts]) -> list[Facts]:
    """Of each, what all have something to say about."""
    return [{about: one[about] for about in one if all(about in other for other in facts)} for one in facts]


def _sentences(facts: Facts, players: Mapping[str, str], lang: str) -> list[str]:
    """The facts, those of one player in one sentence."""
    of_players: dict[str, list[str]] = {}
    others = []
    for (about, _), said in facts.items():
        if about in players:
            of_players.setdefault(about, []).append(said)
        else:
            others.append(said)
    mine = [
        tell("outcome.has", lang, player=players[seat], what=", ".join(said))
        for seat, said in of_players.items()
    ]
    return [*mine, *others]


# one board


def _described(state: State, lang: str, seats: Seats | None) -> Described:
    names = {seat: seat_name(seat, lang, seats) for seat in SEATS}
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
        facts.update(_of_cards(player, seat, names, lang))
        orders.update(_orders(player, seat, names, lang))
        faces.update(_faces(player, lang))
    return Described(facts, faces, orders, names)


def _of_cards(player: State, seat: str, names: Mapping[str, str], lang: str) -> Facts:
    """Where each known card is, and in what state."""
    facts: Facts = {}
    for card in (*player["line"], *player["artifacts"]):
        yours = seat == card["owner"]
        where = tell("outcome.in-play" if yours else "outcome.in-play-of", lang, player=names[seat])
        facts.update(_of_card(card, [where, *_state_of(card, names, lang)], lang))
        facts.update(_on(card, lang))
    for zone in (*_OUT_OF_PLAY, "deck"):
        where = tell("outcome.in-zone", lang, zone=message(f"zone.{zone}"), player=names[seat])
        for card in _known_deck(player["deck"]) if zone == "deck" else player[zone]:
            facts.update(_of_card(card, [where], lang))
    return facts


def _of_card(card: State, what: Sequence[str], lang: str) -> Facts:
    if card["card"] == UNKNOWN.id:
        return {}
    said = tell("outcome.card", lang, card=card_name(card, lang), what=", ".join(what))
    return {("card", card["uid"]): said}


def _state_of(card: State, names: Mapping[str, str], lang: str) -> list[str]:
    """What is true of a card in play; upgrades and what lies under it speak for themselves."""
    facts = card_facts({**card, "upgrades": (), "under": ()}, names, lang)
    printed = all_facts()[card["card"]].power
    return (
        facts
        if card.get("power", printed) == printed
        else [tell("board.power", lang, n=card["power"]), *facts]
    )


def _on(card: State, lang: str) -> Facts:
    """What is attached to a card or lies under it."""
    facts: Facts = {}
    for where, key in (("upgrades", "on"), ("under", "under")):
        for other in card[where]:
            facts.update(_of_card(other, [tell(f"outcome.{key}", lang, card=card_name(card, lang))], lang))
            facts.update(_on(other, lang))
    return facts


def _known_deck(deck: Any) -> list[State]:
    if isinstance(deck, Mapping):
        return [*deck.get("top", ()), *deck.get("shuffled", ())]
    return [] if deck == "unknown" else list(deck)


def _orders(player: State, seat: str, names: Mapping[str, str], lang: str) -> Facts:
    """In which order cards lie."""
    facts: Facts = {}
    for zone in _ORDERED:
        cards = _known_deck(player[zone]) if zone == "deck" else player[zone]
        facts["order", f"{seat} {zone}"] = tell(
            "outcome.order",
            lang,
            player=names[seat],
            zone=message(f"zone.{zone}"),
            cards=", ".join(card_name(card, lang) for card in cards) or tell("outcome.empty", lang),
        )
    return facts


def _faces(player: State, lang: str) -> Facts:
    """On which face the purged cards lie."""
    return {
        ("face", card["uid"]): tell(
            "outcome.facedown" if card.get("facedown") else "outcome.faceup", lang, card=card_name(card, lang)
        )
        for card in player["purged"]
    }


# what a judge sees


def as_seen(board: Board) -> Hashable:
    """What somebody at the table sees of a board: two that are alike in this are one outcome. In which order
    cards came to hand, and what the turn remembers, does not show."""
    return (
        board.step,
        board.winner,
        board.turn.player,
        board.turn.house,
        tuple(sorted((lasting.card, lasting.source, lasting.until) for lasting in board.lasting)),
        tuple(_player_seen(board, player) for player in board.players.values()),
        tuple(_card_seen(card) for _, card in sorted(board.cards.items()) if card.facts is not UNKNOWN),
    )


def _player_seen(board: Board, player: Player) -> Hashable:
    def cards(uids: Sequence[str]) -> Iterator[str]:
        return ("?" if board.cards[uid].facts is UNKNOWN else uid for uid in uids)

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
    return (card.zone, card.controller, card.damage, card.exhausted, card.stunned, card.power_counters,
            card.doom, card.aember, card.armor_used, card.named, card.attacked, card.host)  # fmt: skip
