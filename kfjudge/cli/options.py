"""The options that every command takes: language, edition, game, JSON, how many. Here they are checked."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge import games
from kfjudge.cli.preparse import LANG_VARIABLE
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.render.writers import FORMATS
from kfjudge.words import LANGUAGES

if TYPE_CHECKING:
    from kfjudge.core.readings import Readings

TEXT, MARKDOWN, HTML, JSON = "text", "markdown", "html", "json"
LIST, ADD, SHOW, CHECK, REMOVE = DEEDS_OF_BOOKS = ("list", "add", "show", "check", "remove")
_MOST_DIGITS = 9
# The game that answered last at the prompt ("" before the first answer); None outside one.
LAST_GAME: ContextVar[str | None] = ContextVar("LAST_GAME", default=None)


class Options(Struct, frozen=True):
    """The options of every command, checked. `edition` is None for "the newest", `limit` for "as many
    as the command likes"; `lang_given` tells a language asked for from that of the locale."""

    lang: str
    lang_given: bool = False
    edition: str | None = None
    game: str | None = None
    format: str = TEXT  # one of kfjudge.render.writers.FORMATS
    limit: int | None = None
    usual_game: str = ""  # the game that is meant where none is named
    last_game: str = ""  # the game that answered last at the prompt
    book: str | None = None  # the one of the user's own books that is asked, and nothing else
    without_books: bool = False  # none of the user's own books is asked

    @property
    def json(self) -> bool:
        return self.format == JSON

    @property
    def played_game(self) -> str:
        return self.game or self.usual_game or games.default_game()

    @property
    def home(self) -> str:
        """The game that answers what two could: the one that was asked last, else the usual one."""
        return self.last_game or self.usual_game

    @property
    def game_of_boards(self) -> str:
        """The game whose boards are meant by their names alone: one that is only read has none."""
        return (
            self.played_game if self.game or games.get_game(self.played_game).plays else games.default_game()
        )

    def has_to_name(self, game: str) -> bool:
        """Say whether an answer has to name its game, because nobody asked for that one."""
        return self.game is None and game != self.played_game

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that may be asked for, newest first."""
        return editions_newest_first(self.played_game)

    @property
    def played_edition(self) -> str:
        return self.edition or self.editions[0]

    def edition_of(self, game: str) -> str:
        """Return the edition to show an entry of that game in: the one asked for, or the newest."""
        chosen = _check_one_of("--edition", self.edition, editions_newest_first(game))
        return chosen or games.get_game(game).newest

    def find_edition(self, word: str) -> str | None:
        """Return the edition that a word names: 1.3, v1.3, edition/1.3."""
        wanted = word.removeprefix("edition/").removeprefix("v")
        return wanted if wanted in self.editions else None

    def with_game_of(self, *editions: str) -> Options:
        """Return the options for the game that has these editions, where no game is named and the default one
        has them not."""
        if self._has_editions(editions):
            return self
        others = (replace(self, game=game) for game in games.one_or_all(self.game))
        return next((other for other in others if other._has_editions(editions)), self)

    def _has_editions(self, editions: Iterable[str]) -> bool:
        return all(map(self.find_edition, editions))


def find_usual_game() -> str:
    """Return the game that is meant where none is named: that of the environment, or the first."""
    _check_one_of(games.GAME_VARIABLE, os.environ.get(games.GAME_VARIABLE) or None, tuple(games.GAMES))
    return games.usual_game()


def editions_newest_first(game: str | None) -> tuple[str, ...]:
    """List the editions of a game, or of the first game where none is named."""
    return tuple(reversed(games.get_game(game or games.default_game()).editions))


def check_options(values: Mapping[str, Any], lang: str, *, any_edition: bool = False) -> Options:
    """Check the options of every command; raise Trouble for the first that is not what it should be. With
    `any_edition`, the edition may be one that kfjudge does not have."""
    game = _check_one_of("--game", values["game"], tuple(games.GAMES))
    every_game = [game] if game is not None else games.GAMES  # without one, what is asked may name it
    editions = dict.fromkeys(edition for one in every_game for edition in editions_newest_first(one))
    _check_one_of(LANG_VARIABLE, os.environ.get(LANG_VARIABLE) or None, tuple(LANGUAGES))
    own_lang = _check_one_of("--lang", values["lang"], tuple(LANGUAGES))
    edition = values["edition"]
    if not any_edition and edition not in editions:  # of the games that are not asked first, none is offered
        edition = _check_one_of("--edition", edition, editions_newest_first(game or find_usual_game()))
    refuse_together(json=bool(values["json"]), format=values["format"] not in (None, JSON))
    format = JSON if values["json"] else _check_one_of("--format", values["format"], tuple(FORMATS))
    limit = values["limit"]
    if limit is not None and not (limit.isascii() and limit.isdigit() and int(limit[:_MOST_DIGITS]) > 0):
        raise Trouble(message("usage.not-a-count", option="--limit", value=sanitize(limit)))
    return Options(
        lang=own_lang or lang,
        lang_given=own_lang is not None,
        edition=edition,
        game=game,
        format=format or TEXT,
        limit=None if limit is None else int(limit[:_MOST_DIGITS]),
        usual_game=find_usual_game(),
        last_game=LAST_GAME.get() or "",
    )


def keep_game(game: str) -> None:
    """Keep the game that answered, if more may be asked at the same prompt."""
    if LAST_GAME.get() is not None:
        LAST_GAME.set(game)


def _check_one_of(option: str, value: str | None, allowed: tuple[str, ...]) -> str | None:
    if value is None or value in allowed:
        return value
    from difflib import get_close_matches

    meant = [one for one in allowed if one in games.GAMES and value.lower() in games.get_game(one).called]
    near = tuple(meant or get_close_matches(value.lower(), allowed, 1)) if value.isalpha() else ()
    key = "usage.not-one-of-near" if near else "usage.not-one-of"
    places = {"option": option, "value": sanitize(value), "allowed": tuple(allowed)}
    raise Trouble(message(key, **places, near=near))


def take_short_form(options: Options, **short_forms: bool) -> Options:
    """Take an option that a command has for a format as that: --markdown is short for --format markdown."""
    chosen = next((name for name, wanted in short_forms.items() if wanted), options.format)
    refuse_together(**{options.format: options.format not in (TEXT, chosen), chosen: True})
    return replace(options, format=chosen)


def parse_readings(given: Sequence[str] | None, game: str) -> Readings:
    """Parse the values of --reading: 'fight.cut-short=not-fought' → (("fight.cut-short", "not-fought"),)."""
    from kfjudge.core.readings import EQUALS, find_fault_in_text

    found: dict[str, str] = {}
    for one in given or ():
        why = find_fault_in_text(games.get_game(game).points(), one)
        if why is not None:
            raise Trouble(message("usage.reading", why=why))
        row, value = (part.strip() for part in one.split(EQUALS, 1))
        if found.setdefault(row, value) != value:
            raise Trouble(message("usage.reading", why=message("reading.twice", row=row)))
    return tuple(sorted(found.items()))


def refuse_together(**chosen: bool) -> None:
    """Refuse options that ask for two different answers: refuse_together(json=True, full=True)."""
    names = [f"--{name}" for name, wanted in chosen.items() if wanted]
    if len(names) > 1:
        raise Trouble(message("usage.together", one=names[0], other=names[1]))
