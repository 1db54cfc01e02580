"""What the rest of kfjudge asks of situations: read and play one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from kfjudge.core.errors import Trouble
from kfjudge.core.message import game_message, message
from kfjudge.core.readings import Readings
from kfjudge.games import default_game, get_game
from kfjudge.situation.playing import NOT_READ, TriedSituation, play

if TYPE_CHECKING:
    from kfjudge.situation.model import ParsedSituation

__all__ = ["NOT_READ", "read", "try_out"]


def read(text: str, lang: str, game: str) -> ParsedSituation:
    """A situation as it is told."""
    situation: ParsedSituation = import_module("kfjudge.situation.reading").read(text, lang, game)
    return situation


def is_told(game: str) -> bool:
    """Whether situations of a game can be told in a sentence: its boards have seats that need no naming."""
    return any(kind.names for kind in get_game(game).engine.schema.owners)


def check_told(game: str) -> None:
    """Raise Trouble for a game whose boards only a file can say."""
    if not is_told(game):
        raise Trouble(message("situation.only-files", game=game_message(game, "game.name"), id=game))


def try_out(
    text: str, lang: str, game: str | None = None, edition: str | None = None, readings: Readings = ()
) -> TriedSituation | None:
    """What comes of a situation; None for a text that tells of none."""
    wanted = game or default_game()
    if not is_told(wanted):
        return None
    situation = get_game(wanted).situations.interpret(read(text, lang, wanted))
    if not situation.steps and not situation.blocking:
        return None
    return play(situation, edition or get_game(wanted).newest, readings)
