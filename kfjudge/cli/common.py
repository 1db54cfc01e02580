"""What every command is asked beside its own words: language, edition, game, JSON, how many."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.games import GAMES, default_game, get_game, one_or_all
from kfjudge.words import LANGUAGES

HOME = "KFJUDGE_GAME"  # in the environment


class Asked(Struct, frozen=True):
    """The options of every command, checked. `edition` is None for "the newest", `limit` for "as many
    as the command likes"; `lang_given` tells a language asked for from that of the locale."""

    lang: str
    lang_given: bool = False
    edition: str | None = None
    game: str | None = None
    json: bool = False
    limit: int | None = None
    home: str = ""  # the game that is meant where none is named

    @property
    def played_game(self) -> str:
        return self.game or self.home or default_game()

    @property
    def game_of_boards(self) -> str:
        """The game whose boards are meant by their names alone: one that is only read has none."""
        return self.played_game if self.game or get_game(self.played_game).plays else default_game()

    def has_to_name(self, game: str) -> bool:
        """Whether an answer has to say of which game it is: nobody asked for that one."""
        return self.game is None and game != self.played_game

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that may be asked for, newest first."""
        return editions_of(self.played_game)

    @property
    def played_edition(self) -> str:
        return self.edition or self.editions[0]

    def edition_of(self, game: str) -> str:
        """The edition to read an entry of that game in: the one asked for, or the newest."""
        return _one_of("--edition", self.edition, editions_of(game)) or get_game(game).newest

    def edition_called(self, word: str) -> str | None:
        """The edition that a word names: 1.3, v1.3, edition/1.3."""
        wanted = word.removeprefix("edition/").removeprefix("v")
        return wanted if wanted in self.editions else None

    def of_the_game_with(self, *editions: str) -> Asked:
        """The same, asked of the game that has these editions; where no game is named and that at home has
        them not."""
        has_them = (game for game in one_or_all(self.game) if replace(self, game=game).has(editions))
        return self if self.has(editions) else replace(self, game=next(has_them, self.game))

    def has(self, editions: Iterable[str]) -> bool:
        return all(map(self.edition_called, editions))


def home() -> str:
    """The game that is meant where none is named."""
    return _one_of(HOME, os.environ.get(HOME) or None, tuple(GAMES)) or default_game()


def editions_of(game: str | None) -> tuple[str, ...]:
    """The editions of a game, or of the one that is meant where none is named, newest first."""
    return tuple(reversed(get_game(game or default_game()).editions))


def _editions_to_ask(game: str | None) -> tuple[str, ...]:
    """The editions that may be asked for: where no game is named, what is asked for may name it."""
    every = [game] if game is not None else GAMES
    return tuple(dict.fromkeys(edition for one in every for edition in editions_of(one)))


def checked(values: Mapping[str, Any], lang: str) -> Asked:
    """The options as given, or the first that is not what it should be."""
    game = _one_of("--game", values["game"], tuple(GAMES))
    return Asked(
        lang=_one_of("--lang", values["lang"], tuple(LANGUAGES)) or lang,
        lang_given=values["lang"] is not None,
        edition=_one_of("--edition", values["edition"], _editions_to_ask(game)),
        game=game,
        json=bool(values["json"]),
        limit=_count("--limit", values["limit"]),
        home=home(),
    )


def _one_of(option: str, value: str | None, allowed: tuple[str, ...]) -> str | None:
    if value is None or value in allowed:
        return value
    from kfjudge.core.text import sanitize

    raise Trouble(message("usage.not-one-of", option=option, value=sanitize(value), allowed=tuple(allowed)))


def _count(option: str, value: str | None) -> int | None:
    if value is None:
        return None
    if value.isascii() and value.isdigit() and int(value[:9]) > 0:
        return int(value[:9])
    from kfjudge.core.text import sanitize

    raise Trouble(message("usage.not-a-count", option=option, value=sanitize(value)))
