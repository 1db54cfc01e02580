"""What a command line says before anything parses it, read without loading what commands need."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kfjudge.words import LANGUAGES, default

EARLY = ("--version", "--install-completion", "--show-completion")


class Common(NamedTuple):
    """An option of every command: whether it takes a value, and what the shell offers for it (a function of
    `kfjudge.cli.complete`)."""

    name: str
    takes_a_value: bool = False
    offered: str | None = None

    @property
    def typed(self) -> str:
        return f"--{self.name}"


COMMON = (
    Common("lang", takes_a_value=True, offered="languages"),
    Common("edition", takes_a_value=True, offered="editions"),
    Common("game", takes_a_value=True, offered="games"),
    Common("json"),
    Common("limit", takes_a_value=True),
    Common("debug"),
)
_TAKE_A_VALUE = tuple(option.typed for option in COMMON if option.takes_a_value)


class Overheard(NamedTuple):
    """Enough to tell the mistakes of a command line in the right language. `early` is an option that needs no
    command, `shell` the word after it."""

    lang: str
    json: bool = False
    debug: bool = False
    early: str | None = None
    shell: str | None = None


def overheard(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Overheard:
    """Read the options that decide how the rest, and its mistakes, are told."""
    lang, json, debug, early, shell = language(environment), False, False, None, None
    in_front = True
    words_left = iter(arguments)
    for word in words_left:
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if name in _TAKE_A_VALUE:
            value = value if equals else next(words_left, "")
            if name == "--lang" and value in LANGUAGES:
                lang = value
        elif word == "--json":
            json = True
        elif word == "--debug":
            debug = True
        elif in_front and name in EARLY:
            early, shell = early or name, value if equals else shell
        elif not word.startswith("-"):
            shell = shell or (word if in_front and early else None)
            in_front = False
    return Overheard(lang, json, debug, early, shell)


def language(environment: Mapping[str, str]) -> str:
    """The language of the locale, where it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            locale = environment[name].lower()
            return next((lang for lang in LANGUAGES if locale.startswith(lang)), default())
    return default()
