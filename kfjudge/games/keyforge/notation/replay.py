"""How scripts of KeyForge are played and judged: the steps of a turn, what Omega ends, who begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kfjudge.core.ask import Decision
from kfjudge.core.events import Event, Refusal, Remark, TraceStep
from kfjudge.games.keyforge.engine import events, state
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card
from kfjudge.games.keyforge.notation import refusals
from kfjudge.games.keyforge.notation.actions import ACTIONS
from kfjudge.games.keyforge.notation.looks import CLAIMS, OF_CARDS, OF_OWNERS
from kfjudge.games.keyforge.notation.meanings import FIELDS, MEANINGS
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.game import GameReplay
from kfjudge.replay.result import Stuck

_NO_HOUSE = ("answer.no-house", "answer.open-house")
_STEP_OF = {"answer.house": "house", "answer.no-house": "house", "answer.open-house": "house",
            "answer.key": "forge"}  # fmt: skip


class KeyForgeReplay(GameReplay):
    actions = ACTIONS
    # A key is forged in a step of its own, but nobody is said to do it: the answer says all.
    step_questions: Mapping[str, bool] = {
        "ask.active-house": True, "ask.archives": True, "ask.mulligan": True, "ask.first-player": False,
        "ask.key": False, "ask.forge": False, "ask.spend": False,
    }  # fmt: skip
    open_questions: Mapping[str, str] = {"answer.open-house": "ask.active-house"}
    repeated_answers: Mapping[str, str] = {"answer.share": "answer.card"}
    event_fields = FIELDS
    meanings = MEANINGS
    owner_checks = OF_OWNERS
    card_checks = OF_CARDS
    match_checks = CLAIMS
    turn_rule = "rule/turn-sequence"

    def read_board(self, data: Mapping[str, Any]) -> Board:
        """The board of a state; of one at the setup nobody may be known to begin."""
        if data["active"] is not None:
            return state.read(data)
        board = state.read({**data, "active": SEATS[0]})
        board.turn.player = ""
        return board

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        return refusals.why_not(table, stuck, phrase, forced)

    def has_happened(self, phrase: Phrase, seat: str, trace: Sequence[TraceStep]) -> bool:
        """That there is no active house, or that a turn is over that Omega has ended."""
        happened = [step.happened for step in trace]
        if phrase.key == "step.end":
            ended = [event.player for event in happened if isinstance(event, events.TurnEnds)]
            return any(map(_ends_by_omega, happened)) and bool(ended) and seat in ("", ended[-1])
        return phrase.key in _NO_HOUSE and any(isinstance(event, events.HasNoHouse) for event in happened)

    def has_begun_with(self, phrase: Phrase, event: Event) -> bool:
        """What was forced in a step of the turn began with that step; what Omega ended, with its end."""
        if phrase.key == "step.end":
            return _ends_by_omega(event)
        step = _STEP_OF.get(phrase.key)
        return isinstance(event, (events.StepBegins, events.StepSkipped)) and event.step == step

    def find_ability(self, event: Event) -> tuple[Card, Card] | None:
        return (event.card, event.via) if isinstance(event, events.AbilityResolves) else None


def _ends_by_omega(event: Event) -> bool:
    return isinstance(event, Remark) and event.what.key == "remark.omega"
