"""The languages, and the messages of all games: a folder a language, a page of messages a module.

`LANGUAGES` is the register: an id, and the package with its language and its pages. A language is a `Language`
named `LANGUAGE` in `language.py` of its folder, and a `Searching` named `SEARCHING` in `searching.py`, which is
imported when something is searched. What it leaves out has no peculiarity; messages it lacks are said in the
first one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from kfjudge.words.language import Language, Searching

LANGUAGES = {"en": "kfjudge.words.en", "fr": "kfjudge.words.fr"}
COMPLETE = ("en", "fr")  # every entry, card and message of kfjudge is in these

T = TypeVar("T")


def default_language() -> str:
    """Find the language in which what another lacks is said: the first."""
    return next(iter(LANGUAGES))


DEFAULT_LANGUAGE = default_language()  # of answers to a caller of Python who names none


def other_language(lang: str) -> str:
    """Pick the language to show beside another: the first; beside the first, the second; where there is only
    one, that one."""
    return next((id for id in LANGUAGES if id != lang), lang)


@cache
def load_language(id: str) -> Language:
    """Import a language, once in a process."""
    from kfjudge.words.language import Language  # here, as the start of a command needs the register alone

    language = import_module(f"{LANGUAGES[id]}.language").LANGUAGE
    if not isinstance(language, Language):
        raise TypeError(f"{LANGUAGES[id]}.language has no Language")
    return language


@cache
def load_searching(id: str) -> Searching:
    """Import the words by which a language is searched; empty where it has none."""
    from kfjudge.words.language import Searching

    path = f"{LANGUAGES[id]}.searching"
    try:
        searching = import_module(path).SEARCHING
    except ModuleNotFoundError as missing:
        if missing.name != path:
            raise
        return Searching()
    if not isinstance(searching, Searching):
        raise TypeError(f"{path} has no Searching")
    return searching


def pick_language(texts: Mapping[str, T], lang: str) -> T:
    """Pick the text in a language, or else in the first."""
    return texts[lang] if lang in texts else texts[default_language()]


def find_plain(key: str, lang: str) -> str:
    """Find a message of all games without the catalogue, which takes longer to load than all else that
    `--version` needs. It is not set in type."""
    name = key.partition(".")[0]
    for one in (lang, default_language()):
        try:
            return str(import_module(f"{LANGUAGES[one]}.{name}").MESSAGES[key])
        except (ModuleNotFoundError, KeyError):
            continue
    raise KeyError(key)


def name_month(date: str, lang: str) -> str:
    """Name a month and its year: "2019-05" → "May 2019"."""
    year, month = date.split("-")
    return find_plain(f"date.{month}", lang).format(year=year)


def tell_version(lang: str) -> str:
    """Say which version of kfjudge this is, and of when its rules are."""
    from kfjudge import RULES_AS_OF, __version__

    return find_plain("date.version", lang).format(version=__version__, month=name_month(RULES_AS_OF, lang))
