"""A line typed at the prompt, read: a command as in the shell, a name alone, a wish about the last answer, or
a question. Nothing needs quotes, and an apostrophe is a letter."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct

from kfjudge.cli.overheard import COMMON

Kind = Literal["nothing", "leave", "help", "set", "again", "number", "run"]

PROGRAM = "kfjudge"
LOOKUP, ASK = "lookup", "ask"  # what a name alone, and what is no command, comes to
_WAYS_TO_SHOW = ("--full", "--quote", "--both", "--json")  # of which one at a time is wanted
_TAKE_A_VALUE = frozenset(option.typed for option in COMMON if option.takes_a_value)
# A word: letters, and what stands between quotes that are closed; a quote that is not is a letter.
_WORD = re.compile(r"""(?:"[^"]*"|“[^”]*”|«[^»]*»|(?<!\S)'[^']*'(?!\S)|\S)+""")
_QUOTED = re.compile(r""""([^"]*)"|“([^”]*)”|«([^»]*)»|(?<!\S)'([^']*)'(?!\S)""")


class Typed(Struct, frozen=True):
    """What a line asks for. The words of "run" are those of a command line, the name of the command first; of
    "help" the command that is to be explained, if one is; of "set" an option and its value, which may be
    missing; of "again" options for the command that was last carried out."""

    kind: Kind
    words: tuple[str, ...] = ()


class Vocabulary(Struct, frozen=True):
    """What words mean at the prompt: those that leave and those that help, the settings with their options,
    and the wishes about the last answer with theirs."""

    commands: frozenset[str]
    leave: frozenset[str]
    help: frozenset[str]
    settings: Mapping[str, str]
    again: Mapping[str, tuple[str, ...]]


def read(
    line: str,
    known: Vocabulary,
    takes_words: Callable[[str], bool],
    is_a_name: Callable[[str], bool],
) -> Typed:
    """What the line asks for; whether a command takes words, and what is the name of an entry, is for others
    to say."""
    words = split(re.sub(r"^\s*\?(?=\S)", "? ", line))
    if not words:
        return Typed("nothing")
    if words[0].lower() == PROGRAM:
        return _run(words[1:]) if words[1:] else Typed("help")
    first, rest = words[0].lower(), words[1:]
    if not rest and first in known.leave:
        return Typed("leave")
    if first in known.help and (not rest or rest[0].lower() in known.commands):
        return Typed("help", tuple(word.lower() for word in rest[:1]))
    if first in known.settings and len(rest) < 2:
        return Typed("set", (known.settings[first], *rest))
    if first in known.commands and (not rest or _is_option(rest[0]) or takes_words(first)):
        return _run([first, *rest])
    if not rest and first in known.again:
        return Typed("again", known.again[first])
    if not rest and first.isascii() and first.isdigit():
        return Typed("number", (first,))
    said, options = parted(words)
    if not said and options:
        return Typed("again", tuple(options))
    if said and is_a_name(" ".join(said)):
        return _run([LOOKUP, *options, *said])
    return Typed("run", (ASK, *options, "--", _as_typed(line, words, options)))


def split(line: str) -> list[str]:
    """The words of a line, without the quotes that held some of them together."""
    words = [_QUOTED.sub(_between, word) for word in _WORD.findall(line)]
    return [word for word in words if word]


def _between(quoted: re.Match[str]) -> str:
    return next(part for part in quoted.groups() if part is not None).strip()


def _is_option(word: str) -> bool:
    return word == "-h" or re.match(r"--[a-z]", word) is not None


def _run(words: list[str]) -> Typed:
    """A command line. A word that begins with a dash is one, where no option is meant."""
    said = words[1:]
    if any(word.startswith("-") and len(word) > 1 for word in said) and not any(map(_is_option, [*said])):
        return Typed("run", (words[0], "--", *(word for word in said if word != "--")))
    return Typed("run", tuple(words))


def parted(words: list[str] | tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Words, and the options that stand among them."""
    said: list[str] = []
    options: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            said += left
        elif not _is_option(word):
            said.append(word)
        else:
            options.append(word)
            if word in _TAKE_A_VALUE:
                options += [value for value in [next(left, None)] if value is not None]
    return said, options


def _as_typed(line: str, words: list[str], options: list[str]) -> str:
    """A question as it was typed, with the quotes in it: they say what is a name. Those round all of it say
    nothing."""
    if options or len(words) == 1:
        return " ".join(parted(words)[0])
    return " ".join(line.split())


def again(last: tuple[str, ...], options: tuple[str, ...]) -> tuple[str, ...]:
    """The command line once more, with these options in place of those that they would not go together
    with."""
    wanted = {option.partition("=")[0] for option in options}
    if wanted.intersection(_WAYS_TO_SHOW):
        wanted |= set(_WAYS_TO_SHOW)
    kept: list[str] = []
    left = iter(last[1:])
    for word in left:
        if word == "--":
            kept += [word, *left]
        elif word.partition("=")[0] not in wanted:
            kept.append(word)
        elif word in _TAKE_A_VALUE:
            next(left, None)
    return (last[0], *options, *kept)
