"""The one message catalogue: every word on the screen, English and French side by side.

A message has places in braces: `{card}`. A number can pick its noun, `{n:card|cards}`, and is then
written with it: "2 cards". What fills a place is put into the language here: a card by its name,
a seat, a house, another message."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kfjudge.core.message import Message, message
from kfjudge.games import GAMES
from kfjudge.words.fr.typography import typeset

LANGUAGES = ("en", "fr")

# A page of the catalogue is read when the first of its keys is said: "check.ok" is on the page `check`.
_pages: dict[tuple[str, str, str], dict[str, str]] = {}


def template(key: str, lang: str, game: str = "") -> str:
    """The template of a message: as a game has it, or as all games do; what a language lacks is English."""
    for one in (lang, "en"):
        for of in (game, ""):
            text = _page(of, one, key).get(key)
            if text is not None:
                return typeset(text) if lang == "fr" else text
    raise KeyError(key)


def _page(game: str, lang: str, key: str) -> dict[str, str]:
    name = key.partition(".")[0]
    if (game, lang, name) not in _pages:
        package = f"{GAMES[game]}.words" if game else "kfjudge.words"
        path = f"{package}.{lang}.{name}"
        try:
            _pages[game, lang, name] = import_module(path).MESSAGES
        except ModuleNotFoundError as missing:
            if missing.name != path:
                raise
            _pages[game, lang, name] = {} if game else _page("keyforge", lang, key)
    return _pages[game, lang, name]


def page(name: str, lang: str, game: str = "") -> dict[str, str]:
    """All messages of a page."""
    return _page(game, lang, f"{name}.")


def say(said: Message, lang: str) -> str:
    """A message in a language, its places filled."""
    text = template(said.key, lang, said.game)
    if not said.places:
        return text
    return text.format_map({name: _Place(value, lang) for name, value in said.places})


def tell(key: str, lang: str, /, **places: Any) -> str:
    """`say`, for a message that is written out on the spot."""
    return say(message(key, **places), lang)


class _Place:
    """What fills a place. Its format is the pair of nouns a number picks from."""

    def __init__(self, value: Any, lang: str) -> None:
        self.value = value
        self.lang = lang

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(self)
        one, _, many = nouns.partition("|")
        number = int(self.value)
        single = abs(number) < 2 if self.lang == "fr" else number == 1
        return f"{number} {one if single else many}"

    def __str__(self) -> str:
        return in_words(self.value, self.lang)


def in_words(value: Any, lang: str) -> str:
    """A value as a reader of that language calls it."""
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, (tuple, list)):
        return listing([in_words(part, lang) for part in value], lang)
    label = getattr(value, "label", None)
    if label:
        return str(label)
    facts = getattr(value, "facts", value)
    if hasattr(facts, "name_en"):
        return str(facts.name_fr if lang == "fr" else facts.name_en)
    return str(value)


def listing(parts: list[str], lang: str) -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {'et' if lang == 'fr' else 'and'} {parts[-1]}"
