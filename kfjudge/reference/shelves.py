"""Which games are asked, each a shelf of its own with its own index: the one that is named; else all of them,
that which is at home first. What stands on one shelf never changes what is found on another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from kfjudge.games import GAMES, called, default, editions
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import fold, name_key

_WORDS = 48  # of a query
_RUN = 5  # words of a name
_AROUND = ".,;:!?()\"'«»“”"


def games_asked(game: str | None, home: str | None, edition: str | None = None) -> tuple[str, ...]:
    """The games to ask, in this order; with an edition, those that have it."""
    first = home or default()
    every = (game,) if game else (first, *(one for one in GAMES if one != first))
    return tuple(one for one in every if edition is None or edition in editions(one))


class Shelves:
    """The stores of some games, each opened when it comes to it."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = games

    def __iter__(self) -> Iterator[Store]:
        return map(open_store, self._games)


def shelves(game: str | None, home: str | None, edition: str | None = None) -> Shelves:
    return Shelves(games_asked(game, home, edition))


def may_have_better(store: Store, text: str) -> bool:
    """Whether a game has a name in several words of a query, or one that is all of it: nothing less counts
    more than a clear answer at home. The names alone are read for that, not all that searching knows."""
    from kfjudge.reference.names.names import named

    words = name_key(text).split()[:_WORDS]
    runs = {
        " ".join(words[start:end])
        for start in range(len(words))
        for end in range(start + 2, min(start + _RUN, len(words)) + 1)
    }
    return any(map(partial(named, store), {*runs, " ".join(words)}))


def named_before(text: str, game: str | None) -> tuple[str | None, str]:
    """The game that is asked for, or that a query names before or behind what it asks, and the
    query without that name. What is called so as a whole names no game."""
    from kfjudge.reference.names.identifiers import game_before
    from kfjudge.reference.names.names import named

    if game is not None:
        return game, text
    prefixed, rest = game_before(text)
    if prefixed is not None:
        return prefixed, rest
    for one in GAMES:
        for name in sorted(called(one), key=len, reverse=True):
            left = _without(text, name.split())
            if left is not None:
                is_a_name = any(named(open_store(one), name_key(text)))
                return (None, text) if is_a_name else (one, left)
    return None, text


def _without(text: str, name: list[str]) -> str | None:
    """A query without a name that it has, and the little word before that; None where it has it not, or
    nothing else that tells anything."""
    typed = text.split()
    if len(typed) <= len(name):
        return None
    from kfjudge.reference.search.common import little_words

    words = [fold(word).strip(_AROUND) for word in typed]
    common = little_words().common
    for at in range(len(words) - len(name) + 1):
        if words[at : at + len(name)] == name:
            start = at - 1 if at and words[at - 1] in common else at
            left = [*typed[:start], *typed[at + len(name) :]]
            telling = [*words[:start], *words[at + len(name) :]]
            return " ".join(left) if any(word and word not in common for word in telling) else None
    return None
