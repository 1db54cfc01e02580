"""What keeps a replay from its end, or from beginning as the file has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.message import Message, message
from kfjudge.games import get_game
from kfjudge.render.replays.naming import owners_of
from kfjudge.render.state import NamedCard, cards_in_play
from kfjudge.render.trace import said
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts
    from kfjudge.replay.result import Result


def unmodeled(result: Result, lang: str) -> str:
    """The cards without a model, all at once, where the first of them ended the play."""
    return said(message("replay.unmodeled", cards=cards_not_modeled(result)), lang) if result.missing else ""


def lost(result: Result, lang: str) -> str:
    """That cards are destroyed before anybody decides: the board cannot stay as the file has it."""
    owners = owners_of(result.scenario)
    cards = lost_cards(result)
    return said(Message("replay.lost", (("cards", cards),), owners.game), lang, owners) if cards else ""


def lost_cards(result: Result) -> tuple[NamedCard, ...]:
    """The cards that are destroyed before anybody decides."""
    if result.start is None or not result.start.trace:
        return ()
    owners = owners_of(result.scenario)
    boards = (result.laid, result.start.board)
    before, after = (
        cards_in_play(get_game(owners.game).engine.write(board, result.edition), owners.game)
        for board in boards
    )
    return tuple(
        NamedCard(card["label"], card["card"], owners.game)
        for uid, card in before.items()
        if uid not in after
    )


def needed(result: Result, lang: str) -> str:
    """What must be asked of the players."""
    if result.needs is None:
        return ""
    return tell("replay.needs", lang, fact=said(result.needs, lang, owners_of(result.scenario)))


def cards_not_modeled(result: Result) -> tuple[CardFacts, ...]:
    """All cards without a model that the file needs."""
    facts = get_game(result.scenario.game).engine.facts()
    return tuple(facts[card] for card in result.unmodeled or (result.missing or "",))
