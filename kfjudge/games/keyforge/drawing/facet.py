"""What pages ask of KeyForge (`render.game.Drawing`). What needs the engine is imported when it is asked for:
pages of the reference do without."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.core.message import Message
    from kfjudge.render.game import Rulebooks, State
    from kfjudge.render.outcome import Described, Outline
    from kfjudge.render.picture import Picture
    from kfjudge.render.trace import OwnerNames

__all__ = ["OWNER_PLACES", "as_drawn", "as_seen", "described", "outline", "picture", "rulebooks",
           "telling", "worded"]  # fmt: skip

OWNER_PLACES = ("player", "victim", "receiver", "controller")


def telling(event: Event) -> Message:
    from kfjudge.games.keyforge.telling import events

    return events.telling(event)


def worded(told: Message, lang: str) -> Message:
    from kfjudge.games.keyforge.telling import events

    return events.worded(told, lang)


def as_drawn(board: Any, edition: str) -> State:
    from kfjudge.games.keyforge.drawing import picture

    return picture.as_drawn(board, edition)


def picture(state: State, lang: str, owners: OwnerNames) -> Picture:
    from kfjudge.games.keyforge.drawing import picture
    from kfjudge.render.trace import in_language_of

    return picture.picture(in_language_of(state, lang, owners), lang, owners)


def described(state: State, lang: str, owners: OwnerNames) -> Described:
    from kfjudge.games.keyforge.drawing import outcome
    from kfjudge.render.trace import in_language_of

    return outcome.described(in_language_of(state, lang, owners), lang, owners)


def as_seen(board: Any, edition: str) -> Hashable:
    from kfjudge.games.keyforge.drawing import outcome

    return outcome.as_seen(board, edition)


def outline(board: Any, edition: str) -> Outline:
    from kfjudge.games.keyforge.drawing import outcome

    return outcome.outline(board, edition)


def rulebooks() -> Rulebooks:
    from kfjudge.games.keyforge.drawing.topics import RULEBOOKS

    return RULEBOOKS
