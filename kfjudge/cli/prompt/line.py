"""Parse a line typed at the prompt: a command as in the shell, a name alone, the last answer in another way,
or a question. Nothing needs quotes, and an apostrophe is a letter."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct

from kfjudge.cli.preparse import TAKE_A_VALUE
from kfjudge.core.text import fold

Kind = Literal["nothing", "leave", "help", "set", "again", "number", "run"]

PROGRAM = "kfjudge"
LONGEST_LINE = 2000  # letters
GAME = "game"  # a setting
LOOKUP, ASK, TRY = "lookup", "ask", "try"  # what a name alone, a question, and a situation comes to
_SHORTEST_MISSPELT = 4  # letters of a command with a slip in it
_WAYS_TO_SHOW = ("--full", "--quote", "--both", "--json")  # of which one at a time is wanted
# A word: letters, and what stands between quotes that are closed; a quote that is not is a letter.
_WORD = re.compile(r"""(?:"[^"]*"|“[^”]*”|«[^»]*»|(?<!\S)'[^']*'(?!\S)|\S)+""")
_QUOTED = re.compile(r""""([^"]*)"|“([^”]*)”|«([^»]*)»|(?<!\S)'([^']*)'(?!\S)""")


class ParsedLine(Struct, frozen=True):
    """What a line asks for. The words of "run" are a command line, its command first; of "help" the command
    to explain, if any; of "set" an option and perhaps its value; of "again" options for the last command."""

    kind: Kind
    words: tuple[str, ...] = ()
    is_put_right: bool = False  # the command was misspelt


class PromptWords(Struct, frozen=True):
    """The words of the prompt: commands, games by what they are called (folded), what else commands are
    called ("rejouer" → replay), those that leave, those that help, settings with their options, and other
    ways to show the last answer with theirs ("full" → --full)."""

    commands: frozenset[str]
    games: Mapping[str, str]
    other_words: Mapping[str, str]
    leave: frozenset[str]
    help: frozenset[str]
    settings: Mapping[str, str]
    again: Mapping[str, tuple[str, ...]]


def parse_line(
    line: str,
    known: PromptWords,
    takes_words: Callable[[str, list[str]], bool],
    is_a_name: Callable[[str], bool],
    only_tells: Callable[[str], bool],
) -> ParsedLine:
    """Parse a line: "stun" → run lookup stun; "fr" → again --lang fr; "is it purged?" → run ask …; "Troll
    attacks Krump" → run try …"""
    words = split_words(re.sub(r"^\s*\?(?=\S)", "? ", line))
    if not words:
        return ParsedLine("nothing")
    if words[0].lower() == PROGRAM:
        return _run(words[1:]) if words[1:] else ParsedLine("help")
    parsed = _parse_command(words, known, takes_words)
    if parsed is not None:
        return parsed
    plain, options = split_options(words)
    if not plain and not {"-h", "--help"}.isdisjoint(options):
        return ParsedLine("help")
    if not plain and options:
        return ParsedLine("again", tuple(options))
    if plain and is_a_name(" ".join(plain)):
        return _run([LOOKUP, *options, *plain])
    if len(plain) > 1 and is_a_name(" ".join(plain[1:])):
        from kfjudge.reference.names import find_misspelt

        meant = find_misspelt(plain[0].lower(), ((one, one) for one in known.commands), 1)
        if len(meant) == 1 and len(plain[0]) >= _SHORTEST_MISSPELT:
            return ParsedLine("run", (meant[0], *options, *plain[1:]), is_put_right=True)
    # A question keeps the quotes in it, which mark names; quotes round all of it go.
    question = " ".join(plain if options or len(words) == 1 else line.split())
    command = TRY if not options and only_tells(question) else ASK
    return ParsedLine("run", (command, *options, "--", question))


def _parse_command(
    words: list[str], known: PromptWords, takes_words: Callable[[str, list[str]], bool]
) -> ParsedLine | None:
    """Parse a line that begins with a word of the prompt or is a number; None for a name or a question."""
    first, rest = words[0].lower(), words[1:]
    if not rest:
        return _parse_single(first, known)
    if first in known.help and rest[0].lower() in known.commands:
        return ParsedLine("help", (rest[0].lower(),))
    setting, value = known.settings.get(first), fold(" ".join(rest))
    if setting == GAME and value in known.games:  # "game setup" is a name
        return ParsedLine("set", (setting, known.games[value]))
    if setting and setting != GAME and len(rest) == 1:
        return ParsedLine("set", (setting, *rest))
    if first in known.commands and (_is_option(rest[0]) or takes_words(first, rest)):
        return _run([first, *rest])
    if first in known.other_words and len(rest) == 1 and ("/" in rest[0] or rest[0].endswith(".kf")):
        return _run([known.other_words[first], *rest])
    return None


def _parse_single(word: str, known: PromptWords) -> ParsedLine | None:
    """Parse a line of one word: of the prompt, a command, or a number; None for a name or a question."""
    if word in known.leave:
        return ParsedLine("leave")
    if word in known.help:
        return ParsedLine("help")
    if word in known.settings:
        return ParsedLine("set", (known.settings[word],))
    if word in known.commands:
        return _run([word])
    if word in known.again:
        return ParsedLine("again", known.again[word])
    if word.isascii() and word.isdigit():
        return ParsedLine("number", (word,))
    return None


def split_words(line: str) -> list[str]:
    """Split a line into words, without the quotes that held some of them together."""

    def unquote(quoted: re.Match[str]) -> str:
        return next(part for part in quoted.groups() if part is not None).strip()

    words = [_QUOTED.sub(unquote, word) for word in _WORD.findall(line)]
    return [word for word in words if word]


def _is_option(word: str) -> bool:
    return word == "-h" or re.match(r"--[a-z]", word) is not None


def _run(words: list[str]) -> ParsedLine:
    """Make a command line. Words that begin with a dash are protected by "--" where none of them is an
    option."""
    rest = words[1:]
    if any(word.startswith("-") and len(word) > 1 for word in rest) and not any(map(_is_option, rest)):
        return ParsedLine("run", (words[0], "--", *(word for word in rest if word != "--")))
    return ParsedLine("run", tuple(words))


def split_options(words: list[str] | tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Split words into plain ones and the options among them, each with its value."""
    plain: list[str] = []
    options: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            plain += left
        elif not _is_option(word):
            plain.append(word)
        else:
            options.append(word)
            if word in TAKE_A_VALUE:
                options += [value for value in [next(left, None)] if value is not None]
    return plain, options


def repeat_with(last: tuple[str, ...], options: tuple[str, ...]) -> tuple[str, ...]:
    """Return the last command line with these options in place of those that they do not go together with."""
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
        elif word in TAKE_A_VALUE:
            next(left, None)
    return (last[0], *options, *kept)
