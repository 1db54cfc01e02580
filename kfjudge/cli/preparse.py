"""Read from a command line what decides how its answer, and its mistakes, are told, before Typer parses it;
and all of it where it is plain. To load Typer takes three times what Python itself takes to start, a quarter
of a `lookup`: hence a second parser. It reads what commands declare for Typer, too, and leaves to that
whatever is in doubt; tests hold that a command is given the same by both."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args, get_type_hints

from kfjudge.words import LANGUAGES, default_language

VARIABLE = "_KFJUDGE_COMPLETE"  # set by our script for a shell to the name of the shell
LANG_VARIABLE = "KFJUDGE_LANG"  # of the environment: the language of the answers
EARLY = ("--version", "--install-completion", "--show-completion", "--json-schema")


class CommonOption:
    """An option of every command: whether it takes a value, and the function of `kfjudge.cli.completion` that
    offers values to the shell. No NamedTuple, nor is what follows: each takes Python a hundredth of a start
    to make."""

    def __init__(self, name: str, *, takes_a_value: bool = False, completed_by: str | None = None) -> None:
        self.name = name
        self.takes_a_value = takes_a_value
        self.completed_by = completed_by

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


class Option:
    """An option of a command; the function of `kfjudge.cli.completion` that offers values to the shell."""

    def __init__(self, typed: str, completed_by: str | None = None) -> None:
        self.typed = typed
        self.completed_by = completed_by


class Argument:
    """A word of a command, or all that are left, and the function that offers them to the shell."""

    def __init__(self, completed_by: str | None = None) -> None:
        self.completed_by = completed_by


class Preparsed:
    """Enough of a command line to report its mistakes in the right language. `early` is an option that needs
    no command, `value` the word after it."""

    def __init__(
        self,
        lang: str,
        *,
        json: bool = False,
        debug: bool = False,
        early: str | None = None,
        value: str | None = None,
    ) -> None:
        self.lang = lang
        self.json = json
        self.debug = debug
        self.early = early
        self.value = value


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
    return Preparsed(lang, json=json, debug=debug, early=early, value=value_of_early)


def language_of_locale(environment: Mapping[str, str]) -> str:
    """Return the language that KFJUDGE_LANG names, else that of the locale where it is one of ours, else the
    default."""
    if environment.get(LANG_VARIABLE) in LANGUAGES:
        return environment[LANG_VARIABLE]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            locale = environment[name].lower()
            return next((lang for lang in LANGUAGES if locale.startswith(lang)), default_language())
    return default_language()


def _list_declared(
    command: Callable[..., Any],
) -> tuple[dict[str, tuple[str, Any]], list[tuple[str, Any]], dict[str, Any]]:
    """List the options that a command takes, by how they are typed, and its arguments, each with its type;
    and the values of all where none are typed."""
    hints = get_type_hints(command, include_extras=True)  # `inspect`, which knows more, is slow to load
    _, *names = (name for name in hints if name != "return")
    given = command.__defaults__ or ()
    defaults = (...,) * (len(names) - len(given)) + given
    values: dict[str, Any] = {option.name: None if option.takes_a_value else False for option in COMMON}
    options: dict[str, tuple[str, Any]] = {
        option.typed: (option.name, str if option.takes_a_value else bool) for option in COMMON
    }
    arguments: list[tuple[str, Any]] = []
    for name, default in zip(names, defaults, strict=True):
        kind, declared = get_args(hints[name])
        values[name] = default
        if isinstance(declared, Option):
            options[declared.typed] = name, kind
        else:
            arguments.append((name, kind))
    return options, arguments, values


def parse_plainly(words: Sequence[str], command: Callable[..., Any]) -> dict[str, Any] | None:
    """Parse the words behind a command where they are plain: options in full, each with what it takes, and no
    word too many or too few. None for anything else, which Typer parses and finds fault with."""
    options, arguments, values = _list_declared(command)
    left = []
    unread = iter(words)
    for word in unread:
        typed, equals, value = word.partition("=")
        if not word.startswith("-"):
            left.append(word)
            continue
        if typed not in options or (equals and options[typed][1] is bool):
            return None
        name, kind = options[typed]
        if kind is bool:
            values[name] = True
            continue
        value = value if equals else next(unread, "-")
        if not equals and value.startswith("-"):
            return None
        values[name] = [*(values[name] or ()), value] if _takes_several(kind) else value
    for name, kind in arguments:
        taken = len(left) if _takes_several(kind) else 1
        if left:
            values[name] = left if _takes_several(kind) else left[0]
        left = left[taken:]
    is_whole = not left and all(isinstance(values[name], str | list | None) for name, _ in arguments)
    return values if is_whole and all(map(str.strip, words)) else None


def _takes_several(kind: Any) -> bool:
    return list[str] in (kind, *get_args(kind))
