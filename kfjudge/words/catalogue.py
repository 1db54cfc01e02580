"""The one message catalogue: every word on the screen, in every language.

A message has places in braces: `{card}`. A number can pick its noun, `{n:card|cards}`, and is then
written with it: "2 cards". So are words that agree with a name, as the language writes them: `{card:est
détruit/détruite}`; behind a hyphen they stand without it, `{card:-détruit/détruite}`, and `{it:-…}` agrees with
the subject of the message, named or not. `{card:the}` is a name with its article, where the language has it
stand with one, and `{card:the est~sont vaincu/vaincue~s}` both. A list is joined by "or" in `{near:or}`, by commas
in `{what:,}`. A sentence goes on behind a colon in `{what::}`, and begins behind a full stop in `{what:.}`. What
fills a place is put into the language here: a card by its name, an owner, another message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from string import Formatter
from typing import TYPE_CHECKING, Any

from kfjudge.core.message import IT, LocalText, Message, message
from kfjudge.core.text import capitalize
from kfjudge.games import package_of
from kfjudge.words import LANGUAGES, default_language, load_language, pick_language

if TYPE_CHECKING:
    from kfjudge.words.language import Language

THE = "the"  # the form of a place that takes the article

LABELED = "board.with-facts"  # a card by the label that a file gives it, with its title behind it

# A page of the catalogue is read when the first of its keys is said: "check.ok" is on the page `check`.
_pages: dict[tuple[str, str, str], dict[str, str]] = {}


def load_page(name: str, lang: str, game: str = "") -> dict[str, str]:
    """Import all messages of a page of a game, or of all games: `load_page("event", "fr", "keyforge")`; an empty
    one where there is none."""
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


def read_sheet(name: str, lang: str, game: str) -> str | None:
    """Read a whole text of a game, such as `grammar.md`, in a language or else in the first; None where the game
    has none."""
    from importlib.resources import files

    for one in (lang, default_language()):
        try:
            return (files(f"{package_of(game)}.words.{one}") / name).read_text(encoding="utf-8")
        except (ModuleNotFoundError, FileNotFoundError):
            continue
    return None


def find_template(key: str, lang: str, game: str = "") -> str:
    """Find the template of a message, of the game or else of all games, in the language or else in the first."""
    text, language = _find(key, lang, game)
    return language.typeset(text)


def find_raw_template(key: str, lang: str, game: str = "") -> str:
    """Find a template as it stands on its page, not yet set in type."""
    return _find(key, lang, game)[0]


@cache
def _find(key: str, lang: str, game: str) -> tuple[str, Language]:
    """Find a template and the language it is in."""
    name = key.partition(".")[0]
    for one in (lang, default_language()):
        for of in (game, ""):
            text = load_page(name, one, of).get(key)
            if text is not None:
                return text, load_language(one)
    raise KeyError(f"{key}: no page {name}.py has such a line")


def has_message(key: str, game: str = "") -> bool:
    """Tell whether a game, or all games, have a message of that key."""
    return any(key in load_page(key.partition(".")[0], default_language(), of) for of in (game, ""))


def find_key(keys: Iterable[str], game: str) -> str:
    """Find the first of some keys that there is a message for: what a game says closer stands before what all do."""
    known = [key for key in keys if has_message(key, game)]
    if not known:
        raise KeyError(*keys)
    return known[0]


def say(said: Message, lang: str) -> str:
    """Write a message in a language, its places filled."""
    raw, language = _find(said.key, lang, said.game)
    return _fill_places(language.typeset(raw), said, lang, language)


def say_raw(said: Message, lang: str) -> str:
    """Write a message as it stands on its page, not yet set in type, its places filled."""
    raw, language = _find(said.key, lang, said.game)
    return _fill_places(raw, said, lang, language)


def _fill_places(text: str, said: Message, lang: str, language: Language) -> str:
    """Fill the places of a template with those of a message."""
    if not said.places and f"{{{IT}:" not in text:
        return text
    places = dict(said.places)
    sentence = ""
    for before, name, form, _ in _parse_template(text):
        ends = before.startswith(".") and sentence.endswith(("!", "?"))  # "Sud joue Eurêka !"
        sentence += before[1:] if ends else before
        if name is not None:
            value = places.get(name, "") if name == IT else places[name]
            sentence = language.append_name(sentence, _fill(value, form or "", lang, language))
    return sentence


@cache
def _parse_template(text: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    """Split a template at its places: the text before each, its name and its form."""
    return tuple(Formatter().parse(text))


def tell(key: str, lang: str, /, **places: Any) -> str:
    """Write the message of a key: `tell("replay.no-edition", "en", edition="2.0")`."""
    return say(message(key, **places), lang)


def _fill(value: Any, form: str, lang: str, sentence: Language) -> str:
    """Fill a place. Nouns, lists and what agrees are in the language of the sentence, which may be the first one
    for want of another; names are in that of the reader."""
    if not form:
        return _put_into_words(value, lang, sentence)
    if form == ",":  # side by side, where what is listed is no sentence
        return ", ".join(_put_into_words(part, lang, sentence) for part in value)
    if form == ":":
        return sentence.continue_sentence(_put_into_words(value, lang, sentence))
    if form == ".":
        return capitalize(_put_into_words(value, lang, sentence))
    if form == "or":
        parts = value if isinstance(value, (tuple, list)) else (value,)
        return sentence.join_or([_put_into_words(part, lang, sentence) for part in parts])
    if "|" in form:
        number = int(value)
        forms = form.split("|")
        return f"{number} {forms[min(sentence.number_form(number), len(forms) - 1)]}"
    article, _, rest = form.partition(" ")
    if article == THE:
        named, form = name_with_article(value, lang, sentence), rest
        if not form:
            return named
    else:
        named = _put_into_words(value, lang, sentence)
    agreeing = sentence.agree(form.removeprefix("-"), tuple(_find_nouns(value, sentence.id)))
    return agreeing if form.startswith("-") else f"{named} {agreeing}"


def name_with_article(value: Any, lang: str, sentence: Language) -> str:
    """Name a card, or who plays one, with the article: "le Conscrit". What somebody has called otherwise than its
    title, or than the beginning of that, has none."""
    if isinstance(value, (tuple, list)):
        return sentence.join_and([name_with_article(part, lang, sentence) for part in value])
    name = _put_into_words(value, lang, sentence)
    if isinstance(value, Message):
        titled = dict(value.places).get(IT)
    else:
        titled = value.card if isinstance(value, LocalText) else getattr(value, "facts", value)
    if not hasattr(titled, "names") or not pick_name(titled, sentence.id).startswith(name):
        return name
    return sentence.add_article(name, "".join(_find_nouns(titled, sentence.id)))


def _find_nouns(value: Any, lang: str) -> Iterator[str]:
    """Find which nouns the names of cards are, "m" or "fp", as far as the language wants to know."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _find_nouns(part, lang)
    elif isinstance(value, Message):  # a card by its label and its title is one noun, and one card
        nouns = [noun for _, part in value.places for noun in _find_nouns(part, lang) if noun] or [""]
        yield from (noun.replace("p", "") if value.key == LABELED else noun for noun in nouns)
    else:
        named = value.card if isinstance(value, LocalText) else getattr(value, "facts", value)
        yield dict(getattr(named, "nouns", ())).get(lang, "")


def put_into_words(value: Any, lang: str) -> str:
    """Name a card, a message or a list of such as a reader of that language does."""
    return _put_into_words(value, lang, load_language(lang))


def _put_into_words(value: Any, lang: str, sentence: Language) -> str:
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, (tuple, list)):
        return sentence.join_and([_put_into_words(part, lang, sentence) for part in value])
    label = getattr(value, "label", None)
    if label:
        return str(label)
    facts = getattr(value, "facts", value)
    if hasattr(facts, "names"):
        return pick_name(facts, lang)
    return str(value)


def pick_name(named: Any, lang: str) -> str:
    """Pick the name in a language of a card, or of whatever has one in several."""
    return str(pick_language(dict(named.names), lang))


def join_list(parts: list[str], lang: str) -> str:
    """Join "a", "b" and "c" as "a, b and c"."""
    return load_language(lang).join_and(parts)
