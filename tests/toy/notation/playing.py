"""What the layer `replay` asks of the toy (`replay.game.Playing`)."""

from __future__ import annotations

from typing import Any

from kfjudge.core.ask import Decision
from kfjudge.core.events import Refusal
from kfjudge.notation.grammar import name_value
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.actions import Action
from kfjudge.replay.options import cards_of
from kfjudge.replay.result import Stuck
from tests.toy import GAME
from tests.toy.message import message

ACTIONS = (
    Action("option.dive", ("step.dive", "can.dive"), kind="dive", sort="dive"),
    Action("option.end-turn", ("step.end", "can.end"), kind="end-turn", sort="end-turn", ends=True),
    Action("option.star", ("answer.star", "can.star"), id="choose:star", sort="die"),
    Action("option.blank", ("answer.blank", "can.blank"), id="choose:blank", sort="die"),
    Action("option.cover", ("answer.card", "can.cover"), sort="cover"),
    Action("option.no", ("answer.no", "can.no"), id="choose:no", sort="cover"),
)
FIELDS = {"seat": "player", "n": "amount"}
TURN_RULE = "rule/dive"


def why_not(table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None) -> Refusal | None:  # noqa: ARG001
    """A bird that is tired, or of another, does not dive."""
    if phrase.key != "step.dive":
        return None
    player = table.board.turn.player
    birds = cards_of(table.board, phrase["card"])
    mine = [bird for bird in birds if bird.controller == player]
    if not mine:
        told = message("scenario.why-not-yours", card=birds[0], player=name_value("seat", player, GAME))
        return Refusal(told, ("rule/dive",))
    return Refusal(message("why.tired", card=mine[0]), ("rule/dive",))
