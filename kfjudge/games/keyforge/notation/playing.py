"""What the layer `replay` asks of KeyForge (`replay.game.Playing`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kfjudge.core.events import Event, Remark, TraceStep
from kfjudge.games.keyforge.engine import events, state
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card
from kfjudge.games.keyforge.notation.actions import ACTIONS
from kfjudge.games.keyforge.notation.looks import CLAIMS, OF_CARDS, OF_OWNERS
from kfjudge.games.keyforge.notation.meanings import FIELDS, MEANINGS
from kfjudge.games.keyforge.notation.refusals import why_not
from kfjudge.notation.scenario import Phrase

__all__ = ["ACTIONS", "CLAIMS", "FIELDS", "MARKS", "MEANINGS", "OF_CARDS", "OF_OWNERS", "REPEATED",
           "STEPS", "TURN_RULE", "ability", "begins_with", "read", "tells", "why_not"]  # fmt: skip

# A key is forged in a step of its own, but nobody is said to do it: the answer says all.
STEPS = {"ask.active-house": True, "ask.archives": True, "ask.mulligan": True, "ask.first-player": False,
         "ask.key": False, "ask.forge": False, "ask.spend": False}  # fmt: skip
MARKS = {"answer.open-house": "ask.active-house"}
NO_HOUSE = ("answer.no-house", "answer.open-house")
REPEATED = {"answer.share": "answer.card"}
TURN_RULE = "rule/turn-sequence"
STEP_OF = {"answer.house": "house", "answer.no-house": "house", "answer.open-house": "house",
           "answer.key": "forge"}  # fmt: skip


def begins_with(phrase: Phrase, event: Event) -> bool:
    """What was forced in a step of the turn began with that step; what Omega ended, with its end."""
    if phrase.key == "step.end":
        return _ends_by_omega(event)
    return isinstance(event, (events.StepBegins, events.StepSkipped)) and event.step == STEP_OF.get(
        phrase.key
    )


def tells(phrase: Phrase, seat: str, trace: Sequence[TraceStep]) -> bool:
    """That there is no active house, or that a turn is over that Omega has ended."""
    happened = [step.happened for step in trace]
    if phrase.key == "step.end":
        ended = [event.player for event in happened if isinstance(event, events.TurnEnds)]
        return any(map(_ends_by_omega, happened)) and bool(ended) and seat in ("", ended[-1])
    return phrase.key in NO_HOUSE and any(isinstance(event, events.HasNoHouse) for event in happened)


def _ends_by_omega(event: Event) -> bool:
    return isinstance(event, Remark) and event.what.key == "remark.omega"


def ability(event: Event) -> tuple[Card, Card] | None:
    return (event.card, event.via) if isinstance(event, events.AbilityResolves) else None


def read(data: Mapping[str, Any]) -> Board:
    """The board of a state; of one at the setup nobody may be known to begin."""
    if data["active"] is not None:
        return state.read(data)
    board = state.read({**data, "active": SEATS[0]})
    board.turn.player = ""
    return board
