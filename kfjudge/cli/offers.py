"""What Tab offers at the prompt: commands, their options and values, as in the shell; and names with their
spaces, which need no quotes here, also at the end of a question."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from msgspec import Struct

from kfjudge.cli import complete, frame
from kfjudge.words import LANGUAGES

_NAMED = {"lookup": None, "card": "card"}  # the commands whose words are one name, and the kind of its entry
_PLAIN = ("ask", "search", "try")  # those whose words are a sentence
_LONGEST_NAME = 6  # words of a name at the end of a sentence


class Offer(Struct, frozen=True):
    """What may stand in place of the last letters before the cursor, how many, and what it is called in a
    list."""

    text: str
    replaces: int
    shown: str


def offered(before: str, lang: str) -> list[Offer]:
    """What may come, of what was typed so far. Offering nothing is all that may go wrong."""
    with suppress(Exception):
        return _offered(before.lstrip(), lang)
    return []


def _offered(before: str, lang: str) -> list[Offer]:
    first, space, rest = before.removeprefix(f"{frame.PROGRAM} ").partition(" ")
    command = first.lower()
    if not space:
        commands = [name for name in frame.commands() if name.startswith(command)]
        return _offers(commands, first) + (_names(first, lang) if first else [])
    if command not in frame.commands():
        return _at_the_end(before, lang)
    *others, last = rest.split(" ")
    parameters = frame.command(command, lang).params
    wanted = _option_before(parameters, others)
    if wanted is None and last.startswith("-"):
        return _offers([name for one in parameters for name in one.opts if name.startswith(last)], last)
    if wanted is None and command in _NAMED:
        return _names(rest, lang, _NAMED[command])
    if wanted is None and command not in _PLAIN:
        wanted = _argument(parameters, others)
    if wanted is None:
        return _at_the_end(rest, lang)
    context = frame.command(command, lang).make_context(command, [], resilient_parsing=True)
    return _offers([item.value for item in wanted.shell_complete(context, last)], last)


def _option_before(parameters: list[Any], others: list[str]) -> Any:
    """The option of which the value is being typed."""
    takes_it = (one for one in parameters if not getattr(one, "is_flag", True))
    return next((one for one in takes_it if others and others[-1] in one.opts), None)


def _argument(parameters: list[Any], others: list[str]) -> Any:
    """The argument that is being typed; the last may be many words."""
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    at = sum(not word.startswith("-") for word in others if word)
    return arguments[min(at, len(arguments) - 1)] if arguments else None


def _at_the_end(text: str, lang: str) -> list[Offer]:
    """The names that the last words of a sentence, as many as may be, are the beginning of."""
    starts = [found.end() for found in re.finditer(r"^|[\s'’(«“\"]+", text)][-_LONGEST_NAME:]
    for start in starts:
        words = text[start:]
        if words.strip() and (names := _names(words, lang)):
            return names
    return []


def _names(prefix: str, lang: str, kind: str | None = None) -> list[Offer]:
    """The names that begin so, those of the reader's language first; else what the shell would offer."""
    from kfjudge.reference.names.names import completions

    languages = sorted(LANGUAGES, key=lambda one: one != lang)
    found = [name for one in languages for name in completions(prefix, one, kind=kind)]
    if not found:
        return _offers(complete.terms(prefix), prefix)
    return [Offer(_continued(prefix, name), len(prefix), name) for name in dict.fromkeys(found)]


def _offers(texts: list[str], typed: str) -> list[Offer]:
    return [Offer(text, len(typed), text) for text in dict.fromkeys(texts)]


def _continued(prefix: str, name: str) -> str:
    """The name, with the letters that were typed as they were typed, so that it goes on from there."""
    from kfjudge.reference.text import fold

    begun = name[: len(prefix)]
    return prefix + name[len(prefix) :] if fold(begun) == fold(prefix) else name
