"""What events of the toy look like; its boards are drawn as the schema says."""

from __future__ import annotations

from kfjudge.core.events import Event
from kfjudge.core.message import Message
from kfjudge.render.game import GameDrawing
from tests.toy.message import message


class ToyDrawing(GameDrawing):
    owner_places = ("player", "victim", "tree")

    def event_message(self, event: Event) -> Message:
        fields = event.fields()
        if "face" in fields:
            fields["face"] = message(f"face.{fields['face']}")
        return message(f"event.{event.name}", **fields)
