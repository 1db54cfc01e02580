"""Boards compared in a judge's words: what is true of one of them and not of the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kfjudge.core.words import words
from kfjudge.games.keyforge.board import SEATS
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.render.board import State, card_facts, card_name, has, seat_name, title, turn_parts
from kfjudge.render.catalogue import tell
from kfjudge.render.trace import Seats

Facts = dict[tuple[str, ...], str]  # what it is about, and what is true of it

_OUT_OF_PLAY = ("hand", "discard", "archives", "purged")
_ORDERED = ("line", "discard", "deck")


def differences(states: Sequence[State], lang: str, seats: Seats | None = None) -> list[list[str]]:
    """For each board, what is true of it and not of all the others. Two boards that differ only in what no
    judge would see have the same list."""
    found = _apart([_facts(state, lang, seats) for state in states])
    if _all_tell_apart(found):
        return found
    orders = _apart([_orders(state, lang, seats) for state in states])
    return [one + order for one, order in zip(found, orders, strict=True)]


def _all_tell_apart(found: Sequence[Sequence[str]]) -> bool:
    return len({tuple(one) for one in found}) == len(found)


def _apart(facts: Sequence[Facts]) -> list[list[str]]:
    subjects = dict.fromkeys(subject for one in facts for subject in one)
    telling = [subject for subject in subjects if len({one.get(subject) for one in facts}) > 1]
    return [[one[subject] for subject in telling if subject in one] for one in facts]


def _facts(state: State, lang: str, seats: Seats | None) -> Facts:
    """What a judge would say of a board: of the turn, of each player, of each card that is known."""
    names = {seat: seat_name(seat, lang, seats) for seat in SEATS}
    facts: Facts = {("turn",): ", ".join(turn_parts(state, names, lang))}
    in_force = tuple(dict.fromkeys(title(lasting["card"], lang) for lasting in state["lasting"]))
    facts["lasting",] = tell(
        "outcome.in-force" if in_force else "outcome.nothing-in-force", lang, cards=in_force
    )
    for seat in SEATS:
        player = state["players"][seat]
        aember, keys, chains = [*has(player, lang), tell("outcome.no-chains", lang)][:3]
        for what, said in (("aember", aember), ("keys", keys), ("chains", chains)):
            facts[seat, what] = tell("outcome.has", lang, player=names[seat], what=said)
        unknown = sum(card["card"] == UNKNOWN.id for card in player["hand"])
        facts[seat, "unknown"] = tell("outcome.unknown", lang, player=names[seat], n=unknown)
        for card, where in _cards(player, names[seat], lang):
            if card["card"] != UNKNOWN.id:
                said = ", ".join([where, *_state_of(card, seat, names, lang)])
                facts["card", card["uid"]] = tell("outcome.card", lang, card=card_name(card, lang), what=said)
    return facts


def _cards(player: State, name: str, lang: str) -> Iterator[tuple[State, str]]:
    """Every card of a player's zones, and where it is."""
    for zone in ("line", "artifacts"):
        for card in player[zone]:
            yield card, tell("outcome.in-play-of", lang, player=name)
            yield from _on(card, lang)
    for zone in _OUT_OF_PLAY:
        for card in player[zone]:
            yield card, _in_zone(zone, name, lang)
    for card in _known_deck(player["deck"]):
        yield card, _in_zone("deck", name, lang)


def _on(card: State, lang: str) -> Iterator[tuple[State, str]]:
    """What is attached to a card or lies under it."""
    for where, key in (("upgrades", "on"), ("under", "under")):
        for other in card[where]:
            yield other, tell(f"outcome.{key}", lang, card=card_name(card, lang))
            yield from _on(other, lang)


def _in_zone(zone: str, name: str, lang: str) -> str:
    return tell("outcome.in-zone", lang, zone=words(f"zone.{zone}"), player=name)


def _known_deck(deck: Any) -> list[State]:
    if isinstance(deck, Mapping):
        return [*deck.get("top", ()), *deck.get("shuffled", ())]
    return [] if deck == "unknown" else list(deck)


def _state_of(card: State, seat: str, names: Mapping[str, str], lang: str) -> list[str]:
    """What is true of a card itself; upgrades and what lies under it speak for themselves."""
    return card_facts({**card, "upgrades": (), "under": ()}, names, lang, seat)


def _orders(state: State, lang: str, seats: Seats | None) -> Facts:
    """In which order cards lie."""
    facts: Facts = {}
    for seat in SEATS:
        player = state["players"][seat]
        for zone in _ORDERED:
            cards = _known_deck(player[zone]) if zone == "deck" else player[zone]
            facts[seat, zone] = tell(
                "outcome.order",
                lang,
                player=seat_name(seat, lang, seats),
                zone=words(f"zone.{zone}"),
                cards=", ".join(card_name(card, lang) for card in cards),
            )
    return facts
