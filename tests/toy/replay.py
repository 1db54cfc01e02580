"""How scripts of the toy are played: what may be decided, and why a magpie does not dive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.events import Refusal
from kfjudge.core.table import Decision
from kfjudge.notation.grammar import name_value
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.game import GameReplay
from kfjudge.replay.options import Action, find_cards
from kfjudge.replay.result import Stuck
from tests.toy import GAME
from tests.toy.message import message


class ToyReplay(GameReplay):
    actions = (
        Action("option.dive", ("step.dive", "can.dive"), kind="dive", sort="dive"),
        Action("option.end-turn", ("step.end", "can.end"), kind="end-turn", sort="end-turn", ends=True),
        Action("option.star", ("answer.star", "can.star"), id="choose:star", sort="die"),
        Action("option.blank", ("answer.blank", "can.blank"), id="choose:blank", sort="die"),
        Action("option.cover", ("answer.card", "can.cover"), sort="cover"),
        Action("option.no", ("answer.no", "can.no"), id="choose:no", sort="cover"),
    )
    event_fields: Mapping[str, str] = {"seat": "player", "n": "amount"}
    turn_rule = "rule/dive"

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        """A magpie that is tired, or of another player, does not dive."""
        if phrase.key != "step.dive":
            return None
        player = table.board.turn.player
        birds = find_cards(table.board, phrase["card"])
        mine = [bird for bird in birds if bird.controller == player]
        if not mine:
            told = message("scenario.why-not-yours", card=birds[0], player=name_value("seat", player, GAME))
            return Refusal(told, ("rule/dive",))
        return Refusal(message("why.tired", card=mine[0]), ("rule/dive",))
