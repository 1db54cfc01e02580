"""What the layer `replay` asks of KeyForge (`replay.game.Playing`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine import events, state
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card
from kfjudge.games.keyforge.notation.actions import ACTIONS
from kfjudge.games.keyforge.notation.looks import CLAIMS, OF_CARDS, OF_OWNERS
from kfjudge.games.keyforge.notation.meanings import FIELDS, MEANINGS
from kfjudge.games.keyforge.notation.refusals import why_not
from kfjudge.notation.model import Said

__all__ = ["ACTIONS", "CLAIMS", "FIELDS", "MARKS", "MEANINGS", "OF_CARDS", "OF_OWNERS", "REPEATED",
           "STEPS", "TELLS", "TURN_RULE", "ability", "begins_with", "read", "why_not"]  # fmt: skip

# A key is forged in a step of its own, but nobody is said to do it: the answer says all.
STEPS = {"ask.active-house": True, "ask.archives": True, "ask.mulligan": True, "ask.first-player": False,
         "ask.key": False, "ask.forge": False, "ask.spend": False}  # fmt: skip
MARKS = {"answer.open-house": "ask.active-house"}
TELLS = {"answer.no-house": "has-no-house", "answer.open-house": "has-no-house"}
REPEATED = {"answer.share": "answer.card"}
TURN_RULE = "rule/turn-sequence"
STEP_OF = {"answer.house": "house", "answer.no-house": "house", "answer.open-house": "house",
           "answer.key": "forge"}  # fmt: skip


def begins_with(said: Said, event: Event) -> bool:
    """What was forced in a step of the turn began with that step."""
    return isinstance(event, (events.StepBegins, events.StepSkipped)) and event.step == STEP_OF.get(
        said.phrase
    )


def ability(event: Event) -> tuple[Card, Card] | None:
    return (event.card, event.via) if isinstance(event, events.AbilityResolves) else None


def read(data: Mapping[str, Any]) -> Board:
    """The board of a state; of one at the setup nobody may be known to begin."""
    if data["active"] is not None:
        return state.read(data)
    board = state.read({**data, "active": SEATS[0]})
    board.turn.player = ""
    return board
