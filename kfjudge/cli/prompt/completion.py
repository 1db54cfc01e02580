"""Complete a line at the prompt after Tab: commands, their options and values, as in the shell; and names
with their spaces, which need no quotes here, also at the end of a question."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from msgspec import Struct

from kfjudge.cli import app, completion
from kfjudge.cli.help import PROGRAM
from kfjudge.words import LANGUAGES

_TAKE_A_NAME = {
    "lookup": None,
    "card": "card",
}  # they take one name; the kind of its entry
_TAKE_A_SENTENCE = ("ask", "search", "try")
_LONGEST_NAME = 6  # words of a name at the end of a sentence


class Offer(Struct, frozen=True):
    """A text that may replace so many letters before the cursor, and how a list shows it."""

    text: str
    replaces: int
    shown: str


def complete_at_prompt(before: str, lang: str) -> list[Offer]:
    """List what may come after what was typed so far. Offering nothing is all that may go wrong."""
    with suppress(Exception):
        return _complete(before.lstrip(), lang)
    return []


def _complete(before: str, lang: str) -> list[Offer]:
    first, space, rest = before.removeprefix(f"{PROGRAM} ").partition(" ")
    command = first.lower()
    if not space:
        commands = [name for name in app.commands() if name.startswith(command)]
        return _offers(commands, first) + (_names(first, lang) if first else [])
    if command not in app.commands():
        return _complete_last_words(before, lang)
    parameters = app.load_command(command, lang).params
    *others, last = rest.split(" ")
    option = _find_option(parameters, others)
    if option is None and last.startswith("-"):
        return _offers([name for one in parameters for name in one.opts if name.startswith(last)], last)
    if option is None and command in _TAKE_A_NAME:
        return _names(rest, lang, _TAKE_A_NAME[command])
    wanted = option
    if option is None and command not in _TAKE_A_SENTENCE:
        wanted = _find_argument(parameters, others)
    if wanted is None:
        return _complete_last_words(rest, lang)
    given = [word for word in others if word and not word.startswith("-")] if option is None else []
    context = app.load_command(command, lang).make_context(command, given, resilient_parsing=True)
    return _offers([*map(_quote, wanted.shell_complete(context, last))], last)


def _quote(item: Any) -> str:
    """Quote what has spaces in it."""
    value = str(item.value)
    return f'"{value}"' if " " in value else value


def _find_option(parameters: list[Any], others: list[str]) -> Any:
    """Find the option whose value is being typed: the word before it."""
    takes_a_value = (one for one in parameters if not getattr(one, "is_flag", True))
    return next((one for one in takes_a_value if others and others[-1] in one.opts), None)


def _find_argument(parameters: list[Any], others: list[str]) -> Any:
    """Find the argument that is being typed; the last may be many words."""
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    at = sum(not word.startswith("-") for word in others if word)
    return arguments[min(at, len(arguments) - 1)] if arguments else None


def _complete_last_words(text: str, lang: str) -> list[Offer]:
    """Complete a name at the end of a sentence: "does bad pe" → Bad Penny. As many words as may be belong to
    it."""
    starts = [found.end() for found in re.finditer(r"^|[\s'’(«“\"]+", text)][-_LONGEST_NAME:]
    for start in starts:
        words = text[start:]
        if words.strip() and (names := _names(words, lang)):
            return names
    return []


def _names(prefix: str, lang: str, kind: str | None = None) -> list[Offer]:
    """List the names that begin so, those of the reader's language first, with their first letters as they
    were typed: "BAD p" → "BAD penny"; else what the shell would offer."""
    from kfjudge.reference.names import completions
    from kfjudge.reference.text import fold

    languages = sorted(LANGUAGES, key=lambda one: one != lang)
    found = [name for one in languages for name in completions(prefix, one, kind=kind)]
    if not found:
        return _offers(completion.terms(prefix), prefix)
    offers = []
    for name in dict.fromkeys(found):
        begun = name[: len(prefix)]
        text = prefix + name[len(prefix) :] if fold(begun) == fold(prefix) else name
        offers.append(Offer(text, len(prefix), name))
    return offers


def _offers(texts: list[str], typed: str) -> list[Offer]:
    return [Offer(text, len(typed), text) for text in dict.fromkeys(texts)]
