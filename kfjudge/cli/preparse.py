"""Read from a command line what decides how its answer, and its mistakes, are told, before Typer parses
it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kfjudge.words import LANGUAGES, default_language

EARLY = ("--version", "--install-completion", "--show-completion", "--json-schema")


class CommonOption(NamedTuple):
    """An option of every command: whether it takes a value, and the function of `kfjudge.cli.completion` that
    offers values to the shell."""

    name: str
    takes_a_value: bool = False
    completed_by: str | None = None

    @property
    def typed(self) -> str:
        return f"--{self.name}"


COMMON = (
    CommonOption("lang", takes_a_value=True, completed_by="languages"),
    CommonOption("edition", takes_a_value=True, completed_by="editions"),
    CommonOption("game", takes_a_value=True, completed_by="games"),
    CommonOption("format", takes_a_value=True, completed_by="formats"),
    CommonOption("json"),
    CommonOption("limit", takes_a_value=True),
    CommonOption("debug"),
)
TAKE_A_VALUE = frozenset(option.typed for option in COMMON if option.takes_a_value)


class Preparsed(NamedTuple):
    """Enough of a command line to report its mistakes in the right language. `early` is an option that needs
    no command, `value` the word after it."""

    lang: str
    json: bool = False
    debug: bool = False
    early: str | None = None
    value: str | None = None


def preparse(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Preparsed:
    """Read the language, JSON, debug and early options: ["lookup", "stun", "--lang", "fr"] → lang "fr"."""
    lang, json, debug = language_of_locale(environment), False, False
    early: str | None = None
    value_of_early: str | None = None
    in_front = True
    words_left = iter(arguments)
    for word in words_left:
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if name in TAKE_A_VALUE:
            value = value if equals else next(words_left, "")
            if name == "--lang" and value in LANGUAGES:
                lang = value
            json = json or (name, value) == ("--format", "json")
        elif word == "--json":
            json = True
        elif word == "--debug":
            debug = True
        elif in_front and name in EARLY:
            early, value_of_early = early or name, value if equals else value_of_early
        elif not word.startswith("-"):
            value_of_early = value_of_early or (word if in_front and early else None)
            in_front = False
    return Preparsed(lang, json, debug, early, value_of_early)


def language_of_locale(environment: Mapping[str, str]) -> str:
    """Return the language of the locale where it is one of ours, else the default."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            locale = environment[name].lower()
            return next((lang for lang in LANGUAGES if locale.startswith(lang)), default_language())
    return default_language()
