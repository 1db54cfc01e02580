"""What a drawn board says, in KeyForge's words."""

from __future__ import annotations

from typing import Any

from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.render.trace import card_name
from kfjudge.words.catalogue import say


def tell(key: str, lang: str, /, **places: Any) -> str:
    return say(message(key, **places), lang)


def name(card: Any, lang: str) -> str:
    """What a card of a state is called."""
    return card_name(card["label"], all_facts()[card["card"]], lang)
