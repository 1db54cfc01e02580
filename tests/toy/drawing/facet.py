"""What pages ask of the toy that its schema does not say (`render.game.Drawing`)."""

from __future__ import annotations

from kfjudge.core.events import Event
from kfjudge.core.message import Message
from tests.toy.message import message

OWNER_PLACES = ("player", "victim", "tree")


def telling(event: Event) -> Message:
    fields = event.fields()
    if "face" in fields:
        fields["face"] = message(f"face.{fields['face']}")
    return message(f"event.{event.name}", **fields)
