"""The lines of a trace: an event's fields put into the places of its message, in English or in French.

Seats are South and North, unless a file gave the players other names; a mapping from seat to name says so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from kfjudge.core.events import Event, Refused, Remark, Step
from kfjudge.core.message import Message, message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import SEATS, Card
from kfjudge.games.keyforge.telling.card_text import way_text
from kfjudge.words.catalogue import say
from kfjudge.words.fr.typography import typeset

Seats = Mapping[str, str]

_PLAYERS = ("player", "victim", "receiver", "controller")
# What an event carries and its message has no place for.
_UNSAID = ("steps", "what", "batch", "killed", "place", "among")


def step_text(happened: Step | Event, lang: str, seats: Seats | None = None) -> str:
    """One line of a trace."""
    event = happened.happened if isinstance(happened, Step) else happened
    return said(telling(event), lang, seats)


def said(told: Message, lang: str, seats: Seats | None = None) -> str:
    """A message of the engine (a question, an option, a refusal) with its players called by name."""
    if told.key == "option.way":
        offered = way_text(told["card"].facts.id, told["n"], lang)
        told = message("event.remark", what=offered) if offered else told
    text = say(_with_names(told, seats or {}), lang)
    return typeset(text) if lang == "fr" else text


def _with_names(told: Message, seats: Seats) -> Message:
    if told.key.startswith("seat."):
        name = seats.get(told.key.removeprefix("seat."))
        return message("event.remark", what=name) if name else told
    if told.key == "option.ability" and told["via"] is told["card"]:
        told = Message("event.ability-resolves.constant", told.places, told.game)
    places = tuple((name, _named(name, value, seats)) for name, value in told.places)
    return Message(told.key, places, told.game)


def _named(place: str, value: Any, seats: Seats) -> Any:
    if isinstance(value, Message):
        return _with_names(value, seats)
    if isinstance(value, tuple):
        return tuple(_named(place, part, seats) for part in value)
    if isinstance(value, Card) and value.label and not _tells_its_title(value):
        return message("board.with-facts", card=value.label, facts=value.facts)
    if place in _PLAYERS and value in SEATS:
        return _with_names(message(f"seat.{value}"), seats)
    return value


def _tells_its_title(card: Card) -> bool:
    """Whether the label of a card says which card it is: Bad Penny 2."""
    titles = (card.facts.name_en, card.facts.name_fr)
    return any(title.casefold() in card.label.casefold() for title in titles)


@singledispatch
def telling(event: Event) -> Message:
    """The message of an event. Most have a place for each field; the rest are below."""
    return _message(event)


def _message(event: Event, variant: str = "", **more: Any) -> Message:
    key = f"event.{event.name}.{variant}" if variant else f"event.{event.name}"
    places = {name: _put(name, value) for name, value in event.fields().items() if name not in _UNSAID}
    return message(key, **{**places, **more})


def _put(field: str, value: Any) -> Any:
    match field:
        case "house" | "color" | "zone" | "header":
            return message(f"{field}.{value}")
        case "to" if isinstance(value, str):
            return message(f"zone.{value}")
        case "step":
            return message(f"event.step.{value}")
    return value


@telling.register(Refused)
@telling.register(Remark)
def _(event: Refused | Remark) -> Message:
    return _message(event, what=event.what)


@telling.register
def _(event: events.PlacesAember) -> Message:
    return _message(event, "supply" if event.player is None else "")


@telling.register
def _(event: events.SpendsAember) -> Message:
    return _message(event, "pool" if event.card is None else "")


@telling.register
def _(event: events.EntersPlay) -> Message:
    states = [message(f"event.state.{'ready' if event.ready else 'exhausted'}")]
    if event.stunned:
        states.append(message("event.state.stunned"))
    return _placed(_message(event, state=tuple(states)), event.card, event.place, event.among)


def _placed(told: Message, card: Card, place: int, among: int) -> Message:
    """With it, where in the battleline a creature comes to stand, unless it stands there alone."""
    if not card.facts.is_creature or not among:
        return told
    if 0 < place < among:
        return message("event.place", what=told, where=message("event.place.number", n=place + 1))
    return message("event.place", what=told, where=message("option.right" if place else "option.left"))


@telling.register
def _(event: events.EntersUpgrade) -> Message:
    return _message(event, "upgrade")


@telling.register
def _(event: events.TakesControl) -> Message:
    return _placed(_message(event), event.card, event.place, event.among)


@telling.register
def _(event: events.AbilityResolves) -> Message:
    if event.header == "constant":
        return _message(event, "constant")
    return _message(event, "given" if event.via is not event.card else "")


@telling.register(events.AssaultDamage)
@telling.register(events.HazardousDamage)
def _(event: events.AssaultDamage | events.HazardousDamage) -> Message:
    return _message(event)


@telling.register
def _(event: events.Repeats) -> Message:
    return _message(event, "preceding" if event.preceding else "")


@telling.register
def _(event: events.DealsDamage) -> Message:
    if len(event.hits) == 1:
        card, amount = event.hits[0]
        return message("event.deals-damage", card=card, amount=amount)
    hits = tuple(message("event.hit", card=card, amount=amount) for card, amount in event.hits)
    return message("event.deals-damage.together", hits=hits)


@telling.register
def _(event: events.Targets) -> Message:
    return _message(event, "forced" if event.forced else "")


@telling.register
def _(event: events.BeginsLasting) -> Message:
    kind, _, player = event.until.partition(":")
    return _message(event, kind, player=player)
