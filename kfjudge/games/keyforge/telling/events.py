"""The messages of events: the fields of an event, put into the places of its message."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from kfjudge.core.events import Event
from kfjudge.core.message import Message, with_subject
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import CONSTANT
from kfjudge.games.keyforge.telling.card_text import offer_text, way_text


@singledispatch
def event_message(event: Event) -> Message:
    """Make the message of an event. Most have a place for each field; the others follow."""
    return _message(event)


def reword(told: Message, lang: str) -> Message:
    """Reword an option or a question for a language: a choice that a card offers, and what it says one may
    do, in the words of the card; a card's own ability without the name of who gave it."""
    if told.key == "option.way":
        offered = way_text(told["card"].facts.id, told["n"], lang)
        return message("event.remark", what=offered) if offered else told
    if told.key == "ask.may":
        what = offer_text(told["card"].facts.id, told["n"], lang)
        return message("card.offered", card=told["card"], what=what) if what else told
    if told.key == "option.ability" and told["via"] is told["card"]:
        return Message("event.ability-resolves.constant", told.places, told.game)
    return told


def _message(event: Event, variant: str = "", **more: Any) -> Message:
    key = f"event.{event.name}.{variant}" if variant else f"event.{event.name}"
    fields = event.fields()
    places = dict(fields)
    for field, value in fields.items():
        match field:
            case "house" | "color" | "zone" | "header":
                places[field] = message(f"{field}.{value}")
            case "to" if isinstance(value, str):
                places[field] = message(f"zone.{value}")
            case "step":
                places[field] = message(f"event.step.{value}")
    return message(key, **{**places, **more})


@event_message.register
def _(event: events.PlacesAember) -> Message:
    return _message(event, "supply" if event.player is None else "")


@event_message.register
def _(event: events.SpendsAember) -> Message:
    return _message(event, "pool" if event.card is None else "")


@event_message.register
def _(event: events.EntersPlay) -> Message:
    states = ["ready" if event.ready else "exhausted", *(["stunned"] if event.stunned else [])]
    told = tuple(with_subject(event.card, message(f"event.state.{state}")) for state in states)
    return _placed(_message(event, state=told), event.card, event.place, event.among)


def _placed(told: Message, card: Card, place: int, among: int) -> Message:
    """Add where in the battleline a creature goes, unless it is alone there."""
    if not card.facts.is_creature or not among:
        return told
    if 0 < place < among:
        return message("event.place", what=told, where=message("event.place.number", n=place + 1))
    return message("event.place", what=told, where=message("option.right" if place else "option.left"))


@event_message.register
def _(event: events.ShuffledIn) -> Message:
    return _message(event, "shuffled")


@event_message.register
def _(event: events.EntersUpgrade) -> Message:
    return _message(event, "upgrade")


@event_message.register
def _(event: events.TakesControl) -> Message:
    return _placed(_message(event), event.card, event.place, event.among)


@event_message.register
def _(event: events.MovesToFlank) -> Message:
    return _placed(_message(event), event.card, event.place, event.among)


@event_message.register
def _(event: events.AbilityResolves) -> Message:
    if event.header == CONSTANT:
        return _message(event, "constant")
    return _message(event, "given" if event.via is not event.card else "")


@event_message.register
def _(event: events.LastingResolves) -> Message:
    return _message(event)


@event_message.register
def _(event: events.KeywordDamage) -> Message:
    return _message(event)


@event_message.register
def _(event: events.Repeats) -> Message:
    return _message(event, "preceding" if event.preceding else "")


@event_message.register
def _(event: events.DealsDamage) -> Message:
    if len(event.hits) == 1:
        card, amount = event.hits[0]
        return message("event.deals-damage", card=card, amount=amount)
    hits = tuple(message("event.hit", card=card, amount=amount) for card, amount in event.hits)
    return message("event.deals-damage.together", hits=hits)


@event_message.register(events.RedistributesAember)
@event_message.register(events.RedistributesDamage)
def _(event: events.RedistributesAember | events.RedistributesDamage) -> Message:
    some = [(card, amount) for card, amount in event.shares if amount]
    shares = tuple(message("event.share", n=amount, card=card) for card, amount in some)
    return message(f"event.{event.name}", shares=shares)


@event_message.register
def _(event: events.Targets) -> Message:
    return _message(event, "forced" if event.forced else "")


@event_message.register
def _(event: events.BeginsLasting) -> Message:
    kind, _, player = event.until.partition(":")
    return _message(event, kind, player=player)
