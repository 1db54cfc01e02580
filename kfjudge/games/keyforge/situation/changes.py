"""What is otherwise on a board of KeyForge than before, as a judge would say it: who was destroyed and where
it went, damage and what else is on a card, what each player gained, lost, drew and forged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kfjudge.core.events import Event, TraceStep
from kfjudge.core.message import Message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.games.keyforge.message import message
from kfjudge.situation.game import Change, subject_of

COUNTED = ("damage", "power_counters", "aember", "doom")


def changes(before: Board, after: Board, trace: Sequence[TraceStep]) -> tuple[Change, ...]:
    happened = [step.happened for step in trace if not step.canceled]
    return (*_of_cards(before, after, happened), *_of_players(before, after, happened))


def _of_cards(before: Board, after: Board, happened: Sequence[Event]) -> Iterator[Change]:
    for uid, was in before.cards.items():
        card = after.cards[uid]
        if was.facts is not UNKNOWN:
            yield from _of_card(was, card, after, happened)


def _of_card(was: Card, card: Card, after: Board, happened: Sequence[Event]) -> Iterator[Change]:
    def change(aspect: str, value: Any, said: Message) -> Change:
        return Change(subject_of(card), aspect, value, said, card)

    moved = _moved(was, card, after, happened)
    if moved is not None:
        whose = "owner" if card.controller == card.owner else card.controller
        host = subject_of(after.cards[card.host]) if card.host is not None else ""
        yield change("zone", (moved.key, card.zone, whose, host), moved)
    if not card.in_play:
        return
    entered = not was.in_play
    for field in COUNTED:
        now = getattr(card, field)
        if now != getattr(was, field):
            yield change(field, now - getattr(was, field), _has(field, now))
    if card.exhausted != was.exhausted and not (entered and card.exhausted):
        key = "exhausted" if card.exhausted else "ready"
        yield change("exhausted", card.exhausted, message(f"situation.is.{key}"))
    elif entered and not card.exhausted and card.zone != "attached":
        yield change("exhausted", False, message("situation.is.enters-ready"))
    if card.stunned != was.stunned:
        yield change(
            "stunned", card.stunned, message(f"situation.is.{'stunned' if card.stunned else 'not-stunned'}")
        )
    if card.named != was.named and card.named is not None:
        named = message(f"house.{card.named}")
        yield change("named", card.named, message("situation.is.naming", house=named))
    if any(lasting.source == card.uid for lasting in after.lasting):
        yield change("lasting", True, message("situation.is.lasting"))


def _has(field: str, amount: int) -> Message:
    name = {"power_counters": "counters"}.get(field, field)
    if not amount:
        return message(f"situation.is.no-{name}")
    return message(f"situation.is.{name}", n=amount)


def _moved(was: Card, card: Card, after: Board, happened: Sequence[Event]) -> Message | None:
    """Where a card went, and how."""
    if was.in_play and card.in_play and was.stay == card.stay:
        if card.host != was.host and card.host is not None:
            return message("situation.is.attached", card=after.cards[card.host])
        if card.controller != was.controller:
            return message("situation.is.taken", player=card.controller)
        return None
    if card.in_play:
        if card.host is not None:
            return message("situation.is.attached", card=after.cards[card.host])
        return message("situation.is.back" if was.in_play else "situation.is.entered", player=card.controller)
    if (was.zone, was.controller, was.host) == (card.zone, card.controller, card.host):
        return None
    if not card.zone:  # the match was won before it went anywhere
        return None
    how = _how(was, happened)
    if not was.in_play and how == "played" and card.zone == "discard":
        return None
    if card.zone == "under" and card.host is not None:
        return message("situation.is.under", card=after.cards[card.host])
    places: dict[str, Any] = {"player": card.controller}
    on_top = card.zone == "deck" and card.uid in after.players[card.controller].deck
    zone = "deck-top" if on_top else card.zone
    if how in ("destroyed", "sacrificed"):
        return message(f"situation.is.{how}{'' if zone == 'discard' else f'-{zone}'}", **places)
    return message(f"situation.is.to-{zone}", **places)


def _how(was: Card, happened: Sequence[Event]) -> str:
    """What was done to a card that left where it was."""
    for event in happened:
        match event:
            case events.Destroys(targets=targets) if was.in_play and _among(was, targets):
                return "destroyed"
            case events.Sacrifices(card=card) if was.in_play and card.uid == was.uid:
                return "sacrificed"
            case events.PlaysCard(card=card) if card.uid == was.uid and not was.in_play:
                return "played"
    return ""


def _among(was: Card, targets: Sequence[Card]) -> bool:
    return any(card.uid == was.uid for card in targets)


def _of_players(before: Board, after: Board, happened: Sequence[Event]) -> Iterator[Change]:
    for seat in SEATS:
        was, now = before.players[seat], after.players[seat]

        def change(aspect: str, value: Any, said: Message, seat: str = seat) -> Change:
            return Change(seat, aspect, value, said, seat)

        for field in ("aember", "chains"):
            more = getattr(now, field) - getattr(was, field)
            if more:
                which = "gains" if more > 0 else "loses"
                yield change(field, more, message(f"situation.is.{which}-{field}", n=abs(more)))
        keys = len(now.keys) - len(was.keys)  # of which color is nobody's question
        if keys:
            yield change(
                "keys", keys, message("situation.is.forges" if keys > 0 else "situation.is.unforges")
            )
        drawn = sum(isinstance(event, events.Draws) and event.player == seat for event in happened)
        if drawn:
            yield change("drawn", drawn, message("situation.is.draws", n=drawn))
        if after.winner == seat:
            yield change("winner", True, message("situation.is.winner"))
