"""The one message catalogue: every word on the screen, in every language.

A message has places in braces: `{card}`. A number can pick its noun, `{n:card|cards}`, and is then
written with it: "2 cards". So are words that agree with a name, as the language writes them: `{card:est
détruit/détruite}`; behind a hyphen they stand without it, `{card:-détruit/détruite}`, and `{it:-…}` is whatever
the message is about, said or not. A list is joined by "or" in `{near:or}`, by commas in `{what:,}`. What fills a place is put into the
language here: a card by its name, an owner, another message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from string import Formatter
from typing import TYPE_CHECKING, Any

from kfjudge.core.message import IT, Message, game_message, message
from kfjudge.games import package_of
from kfjudge.words import LANGUAGES, default_language, load_language, pick_language

if TYPE_CHECKING:
    from kfjudge.words.languages import Language

# A page of the catalogue is read when the first of its keys is said: "check.ok" is on the page `check`.
_pages: dict[tuple[str, str, str], dict[str, str]] = {}


def find_template(key: str, lang: str, game: str = "") -> str:
    """The template of a message: as a game has it, or as all games do; what a language lacks is in the
    first."""
    return _template(key, lang, game)[0]


def find_raw_template(key: str, lang: str, game: str = "") -> str:
    """The template as it stands on its page, not yet set in type."""
    return _found(key, lang, game)[0]


def _template(key: str, lang: str, game: str) -> tuple[str, Language]:
    """The template, and the language that it is in."""
    text, told = _found(key, lang, game)
    return told.typeset(text), told


@cache
def _found(key: str, lang: str, game: str) -> tuple[str, Language]:
    for one in (lang, default_language()):
        for of in (game, ""):
            text = _page(of, one, key).get(key)
            if text is not None:
                return text, load_language(one)
    raise KeyError(f"{key}: no page {key.partition('.')[0]}.py has such a line")


def _page(game: str, lang: str, key: str) -> dict[str, str]:
    name = key.partition(".")[0]
    if (game, lang, name) not in _pages:
        package = f"{package_of(game)}.words.{lang}" if game else LANGUAGES[lang]
        path = f"{package}.{name}"
        try:
            _pages[game, lang, name] = import_module(path).MESSAGES
        except ModuleNotFoundError as missing:
            if missing.name not in (path, package):
                raise
            _pages[game, lang, name] = {}
    return _pages[game, lang, name]


def find_key(keys: Iterable[str], game: str) -> str:
    """The first of some keys that there is a message for: what a game may say closer, then what all games do."""
    known = [key for key in keys if has_message(key, game)]
    if not known:
        raise KeyError(*keys)
    return known[0]


def has_message(key: str, game: str = "") -> bool:
    """Whether there is a message of that key, a game's own or one that all games have."""
    return any(key in _page(of, default_language(), key) for of in (game, ""))


def load_page(name: str, lang: str, game: str = "") -> dict[str, str]:
    """All messages of a page."""
    return _page(game, lang, f"{name}.")


def read_sheet(name: str, lang: str, game: str) -> str | None:
    """A whole text of a game, in that language or else in the one that says what others lack; None where the
    game has none."""
    from importlib.resources import files

    for one in (lang, default_language()):
        try:
            return (files(f"{package_of(game)}.words.{one}") / name).read_text(encoding="utf-8")
        except (ModuleNotFoundError, FileNotFoundError):
            continue
    return None


def say(said: Message, lang: str) -> str:
    """A message in a language, its places filled."""
    text, told = _template(said.key, lang, said.game)
    if not said.places and f"{{{IT}:" not in text:
        return text
    places = dict(said.places)
    sentence = ""
    for plain_text, name, form, _ in _parsed(text):
        sentence += plain_text
        if name is not None:
            value = places.get(name, "") if name == IT else places[name]
            sentence = told.met(sentence, _filled(value, form or "", lang, told))
    return sentence


@cache
def _parsed(text: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    """A template as what stands between its places, and these."""
    return tuple(Formatter().parse(text))


def tell(key: str, lang: str, /, **places: Any) -> str:
    """`say`, for a message that is written out on the spot."""
    return say(message(key, **places), lang)


def tell_in_game(game: str, key: str, lang: str, /, **places: Any) -> str:
    """`tell`, for a message that a game may have in words of its own."""
    return say(game_message(game, key, **places), lang)


def _filled(value: Any, form: str, lang: str, sentence: Language) -> str:
    """What fills a place of a sentence. Nouns, lists and what agrees are the sentence's, which may be the first
    for want of another; names are those of the reader's language."""
    if not form:
        return _in_words(value, lang, sentence)
    if form == ",":  # side by side, where what is listed is no sentence
        return ", ".join(_in_words(part, lang, sentence) for part in value)
    if form == "or":
        parts = value if isinstance(value, (tuple, list)) else (value,)
        return sentence.listing_or([_in_words(part, lang, sentence) for part in parts])
    if "|" in form:
        number = int(value)
        forms = form.split("|")
        return f"{number} {forms[min(sentence.noun(number), len(forms) - 1)]}"
    agreed = sentence.agreed(form.removeprefix("-"), tuple(_nouns(value, sentence.id)))
    return agreed if form.startswith("-") else f"{_in_words(value, lang, sentence)} {agreed}"


def _nouns(value: Any, lang: str) -> Iterator[str]:
    """What nouns the names of cards are, as far as that language wants to know."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _nouns(part, lang)
    elif isinstance(value, Message):  # a card by its label and its title
        yield from (noun for _, part in value.places for noun in _nouns(part, lang) if noun)
    else:
        yield dict(getattr(getattr(value, "facts", value), "nouns", ())).get(lang, "")


def put_into_words(value: Any, lang: str) -> str:
    """A value as a reader of that language calls it."""
    return _in_words(value, lang, load_language(lang))


def _in_words(value: Any, lang: str, sentence: Language) -> str:
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, (tuple, list)):
        return sentence.listing([_in_words(part, lang, sentence) for part in value])
    label = getattr(value, "label", None)
    if label:
        return str(label)
    facts = getattr(value, "facts", value)
    if hasattr(facts, "names"):
        return pick_name(facts, lang)
    return str(value)


def pick_name(named: Any, lang: str) -> str:
    """The name of a card, or of whatever has one in several languages."""
    return str(pick_language(dict(named.names), lang))


def join_list(parts: list[str], lang: str) -> str:
    """ "a, b and c"."""
    return load_language(lang).listing(parts)
