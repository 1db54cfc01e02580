"""A user's own cards, kept in the user's data folder, a file a game and a line a card: its names, its type,
what else was said of it, and the file that it came from."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from kfjudge.core.files import own_cards_root, read_private, write_private
from kfjudge.core.text import name_key

MARK = "own-"  # how the id of a card of one's own begins
_NEAR_ENOUGH = 80  # of a hundred, that a name is like what was typed
_SHORTEST_MISSPELT = 4  # letters
Json = dict[str, Any]


class KeptCards(Struct, frozen=True):
    """The file of the user's own cards of a game: the cards, and the lines that are none, each with its
    number."""

    cards: tuple[Json, ...] = ()
    damaged: tuple[tuple[int, str], ...] = ()


def file_of_own_cards(game: str) -> Path:
    """Choose the file that keeps the user's own cards of a game."""
    return own_cards_root() / f"{game}.jsonl"


@cache
def read_own_cards(game: str) -> KeptCards:
    """Read the file of the user's own cards of a game; OSError where it is there and cannot be read."""
    try:
        text = read_private(file_of_own_cards(game)).decode("utf-8", "surrogateescape")
    except FileNotFoundError:
        return KeptCards()
    import json  # most have no cards of their own

    cards: list[Json] = []
    damaged: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        card: Any = None
        with suppress(ValueError, RecursionError):
            card = json.loads(line)
        if _is_card(card):
            cards.append(card)
        elif line.strip():
            damaged.append((number, line))
    return KeptCards(tuple(cards), tuple(damaged))


def _is_card(data: Any) -> bool:
    if not isinstance(data, dict) or not isinstance(data.get("names"), dict):
        return False
    words = (data.get("id"), data.get("type"), *data["names"].values())
    return (
        all(isinstance(word, str) and word.isprintable() for word in words)
        and bool(data["names"])
        and str(data["id"]).startswith(MARK)
        and all(isinstance(data.get(part, {}), dict) for part in ("facts", "state", "nouns"))
        and all(isinstance(data.get(part, ""), str) for part in ("line", "file"))
    )


def own_cards(game: str) -> tuple[Json, ...]:
    """List the user's own cards of a game; none where there is no such file, or it cannot be read."""
    try:
        return read_own_cards(game).cards
    except OSError:
        return ()


def keep_own_cards(game: str, cards: Iterable[Json]) -> None:
    """Keep these cards as the user's own of a game, and no others; a line that is no card stays as it is.
    Raises OSError, also where what is there cannot be read: it would be lost."""
    import json

    damaged = [line for _, line in read_own_cards(game).damaged]
    lines = [*(json.dumps(card, ensure_ascii=False) for card in cards), *damaged]
    data = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape")
    write_private(file_of_own_cards(game), data)
    read_own_cards.cache_clear()


def own_state(game: str, id: str) -> Json:
    """Give what the user has said of a card of their own, as a state has it."""
    if not id.startswith(MARK):
        return {}
    state: Json = next((card.get("state", {}) for card in own_cards(game) if card["id"] == id), {})
    return state


def find_own_cards(game: str, name: str) -> list[Json]:
    """Find the user's own cards of that name or id, no letter wrong."""
    return [card for card in own_cards(game) if name_key(name) in _names_of(card) or name == card["id"]]


def find_own_misspelt(game: str, name: str, *, beyond: str = "") -> list[Json]:
    """Find the user's own card whose name was clearly misspelt, unless `beyond` is as like what was typed."""
    from rapidfuzz.fuzz import ratio

    typed = name_key(name)
    if len(typed) < _SHORTEST_MISSPELT:
        return []
    likeness = {id(card): max(ratio(typed, one) for one in _names_of(card)) for card in own_cards(game)}
    best = max(own_cards(game), key=lambda card: likeness[id(card)], default=None)
    least = max(_NEAR_ENOUGH, ratio(typed, name_key(beyond)) if beyond else 0)
    return [best] if best and likeness[id(best)] >= least else []


def find_own_named(game: str, text: str) -> list[Json]:
    """Find the user's own cards that a sentence names, in the order of their names there, also with a slip in
    a name."""
    from rapidfuzz.fuzz import ratio

    words = name_key(text).split()
    found: list[tuple[int, Json]] = []
    for card in own_cards(game):
        names = {name: len(name.split()) for name in _names_of(card)}
        at = next(
            (
                at
                for name, length in names.items()
                for at in range(len(words) - length + 1)
                if name == (run := " ".join(words[at : at + length]))
                or (len(name) > _SHORTEST_MISSPELT and ratio(name, run) > _NEAR_ENOUGH)
            ),
            None,
        )
        if at is not None:
            found.append((at, card))
    return [card for _, card in sorted(found, key=lambda pair: pair[0])]


def _names_of(card: Json) -> set[str]:
    return set(map(name_key, card["names"].values()))
