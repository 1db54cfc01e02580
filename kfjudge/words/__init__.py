"""The languages, and the messages of all games: a folder a language, a page of messages a module.

`LANGUAGES` is the register: an id, and the package with its language and its pages. What a language lacks is said
in the first one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from kfjudge.words.languages import Language, Searching

LANGUAGES = {"en": "kfjudge.words.en", "fr": "kfjudge.words.fr"}
COMPLETE = ("en", "fr")  # every entry, card and message of kfjudge is in these

T = TypeVar("T")


def default_language() -> str:
    """Find the language in which what another lacks is said: the first."""
    return next(iter(LANGUAGES))


DEFAULT_LANGUAGE = default_language()  # of answers to a caller of Python who names none


def other_language(lang: str) -> str:
    """Pick the language to show beside another: the first; beside the first, the second."""
    return next(id for id in LANGUAGES if id != lang)


@cache
def load_language(id: str) -> Language:
    """Import a language, once in a process."""
    return cast("Language", import_module(f"{LANGUAGES[id]}.language").LANGUAGE)


@cache
def load_searching(id: str) -> Searching:
    """Import the words by which a language is searched; empty where it has none."""
    path = f"{LANGUAGES[id]}.searching"
    try:
        return cast("Searching", import_module(path).SEARCHING)
    except ModuleNotFoundError as missing:
        if missing.name != path:
            raise
    from kfjudge.words.languages import Searching

    return Searching()


def pick_language(texts: Mapping[str, T], lang: str) -> T:
    """Pick the text in a language, or else in the first."""
    return texts[lang] if lang in texts else texts[default_language()]
