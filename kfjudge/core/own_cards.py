"""A user's own cards, kept in the user's data folder, a file a game and a line a card: its names, its type,
what else was said of it, and the file that it came from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from kfjudge.core.files import own_cards_root

MARK = "own-"  # how the id of a card of one's own begins
Json = dict[str, Any]


def _file_of(game: str) -> Path:
    return own_cards_root() / f"{game}.jsonl"


@cache
def own_cards(game: str) -> tuple[Json, ...]:
    """List the user's own cards of a game; none where there is no such file, or none that can be read."""
    try:
        lines = _file_of(game).read_text(encoding="utf-8").splitlines()
        found = [json.loads(line) for line in lines if line.strip()]
    except (OSError, ValueError):
        return ()
    return tuple(card for card in found if isinstance(card, dict) and {"id", "names", "type"} <= card.keys())


def keep_own_cards(game: str, cards: Iterable[Json]) -> None:
    """Keep these cards as the user's own of a game, and no others. Raises OSError."""
    path = _file_of(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(card, ensure_ascii=False) + "\n" for card in cards)
    aside = path.with_suffix(".new")
    aside.write_text(text, encoding="utf-8")
    aside.replace(path)
    own_cards.cache_clear()


def own_state(game: str, id: str) -> Json:
    """Give what the user has said of a card of their own, as a state has it."""
    if not id.startswith(MARK):
        return {}
    state: Json = next((card.get("state", {}) for card in own_cards(game) if card["id"] == id), {})
    return state
