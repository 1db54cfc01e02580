"""What is said, in every language: the languages themselves, and what all games say, a folder a language.

`LANGUAGES` is the register: an id, and the package where its language and its messages are. What a language
lacks is said in the first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from kfjudge.words.languages import Language, Searching

LANGUAGES = {"en": "kfjudge.words.en", "fr": "kfjudge.words.fr"}
COMPLETE = ("en", "fr")  # those that no text shipped with kfjudge may lack

T = TypeVar("T")


def default_language() -> str:
    """The language that says what others lack."""
    return next(iter(LANGUAGES))


DEFAULT_LANGUAGE = default_language()  # what a caller of Python is answered in who names no language


def other_language(lang: str) -> str:
    """The language that is shown beside another: the one that says what others lack; beside that, the next."""
    return next(id for id in LANGUAGES if id != lang)


@cache
def load_language(id: str) -> Language:
    return cast("Language", import_module(f"{LANGUAGES[id]}.language").LANGUAGE)


@cache
def load_searching(id: str) -> Searching:
    """The words of a language as searching weighs them; a language may have none."""
    path = f"{LANGUAGES[id]}.searching"
    try:
        return cast("Searching", import_module(path).SEARCHING)
    except ModuleNotFoundError as missing:
        if missing.name != path:
            raise
    from kfjudge.words.languages import Searching

    return Searching()


def pick_language(texts: Mapping[str, T], lang: str) -> T:
    """What is there in that language, or else in the one that says what others lack."""
    return texts[lang] if lang in texts else texts[default_language()]
