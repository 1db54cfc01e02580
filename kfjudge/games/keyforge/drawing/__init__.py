"""What events and boards of KeyForge look like. What needs the engine is imported when it is asked for: pages
of the reference do without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.render.game import GameDrawing
from kfjudge.render.trace import translate_labels

if TYPE_CHECKING:
    from collections.abc import Hashable

    from kfjudge.core.events import Event
    from kfjudge.core.message import Message
    from kfjudge.games.keyforge.engine.board import Board
    from kfjudge.render.boards import Described, DrawnBoard, Outline, State
    from kfjudge.render.game import Rulebooks
    from kfjudge.render.trace import OwnerNames


class KeyForgeDrawing(GameDrawing):
    owner_places = ("player", "victim", "receiver", "controller")

    def event_message(self, event: Event) -> Message:
        from kfjudge.games.keyforge.telling.events import event_message

        return event_message(event)

    def reword(self, told: Message, lang: str) -> Message:
        from kfjudge.games.keyforge.telling.events import reword

        return reword(told, lang)

    def rulebooks(self) -> Rulebooks:
        from kfjudge.games.keyforge.drawing.rulebooks import RULEBOOKS

        return RULEBOOKS

    def drawn_state(self, board: Board, edition: str) -> State:
        from kfjudge.games.keyforge.drawing import picture

        return picture.drawn_state(board, edition)

    def draw_board(self, state: State, lang: str, owners: OwnerNames) -> DrawnBoard:
        from kfjudge.games.keyforge.drawing import picture

        return picture.draw_board(translate_labels(state, lang, owners), lang, owners)

    def describe_board(self, state: State, lang: str, owners: OwnerNames) -> Described:
        from kfjudge.games.keyforge.drawing import outcome

        return outcome.describe_board(translate_labels(state, lang, owners), lang, owners)

    def visible_state(self, board: Board, edition: str) -> Hashable:
        from kfjudge.games.keyforge.drawing import outcome

        return outcome.visible_state(board)

    def outline(self, board: Board, edition: str) -> Outline:
        from kfjudge.games.keyforge.drawing import outcome

        return outcome.outline(board)
