"""The one message catalogue: every word on the screen, English and French side by side.

A message has places in braces: `{card}`. A number can pick its noun, `{n:card|cards}`, and is then
written with it: "2 cards". What fills a place is put into the language here: a card by its name,
a seat, a house, another message."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kfjudge.core.words import Words, words
from kfjudge.render.french import typeset

LANGUAGES = ("en", "fr")

# A page of the catalogue is read when the first of its keys is said: "event.reaps" is on the page `event`.
_pages: dict[str, dict[str, tuple[str, str]]] = {}


def message(key: str, lang: str) -> str:
    """The template of a message."""
    page = key.partition(".")[0]
    if page not in _pages:
        _pages[page] = import_module(f"kfjudge.render.catalogue.{page}").MESSAGES
    english, french = _pages[page][key]
    return typeset(french) if lang == "fr" else english


def say(said: Words, lang: str) -> str:
    """A message in a language, its places filled."""
    template = message(said.key, lang)
    if not said.places:
        return template
    return template.format_map({name: _Place(value, lang) for name, value in said.places})


def tell(key: str, lang: str, /, **places: Any) -> str:
    """`say`, for a message that is written out on the spot."""
    return say(words(key, **places), lang)


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
    if isinstance(value, Words):
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
