"""What happens and what is asked, in words: an event's fields put into the places of its message, owners by
the names that a file gives them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.events import Event, TraceStep
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import find_template, put_into_words, say

_OWNER = "seat."  # the page on which a game says what its owners are called


class OwnerNames(Struct, frozen=True):
    """The game that is played, what its owners are called where a file gives them names, and what a label is
    called in each language where a file says that."""

    game: str
    called: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def label(self, label: str, lang: str) -> str:
        """A label as a reader of that language knows it."""
        return self.labels.get(label, {}).get(lang, label)


def step_text(happened: TraceStep | Event, lang: str, owners: OwnerNames) -> str:
    """One line of a trace."""
    event = happened.happened if isinstance(happened, TraceStep) else happened
    told = get_game(owners.game).drawing.event_message(event)
    if isinstance(happened, TraceStep) and happened.canceled:
        told = message("event.canceled", what=told)
    return said(told, lang, owners)


def within(happened: TraceStep, lang: str, owners: OwnerNames) -> str:
    """The same inside a sentence: what begins with a word of its own begins small, a name does not."""
    text = step_text(happened, lang, owners).rstrip(".")
    told = get_game(owners.game).drawing.event_message(happened.happened)
    return f"{text[:1].lower()}{text[1:]}" if _begins_with_a_word(told, lang, owners.game) else text


def with_a_capital(sentence: str) -> str:
    """A sentence as it begins a line."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


def _begins_with_a_word(told: Message, lang: str, game: str) -> bool:
    literal, place, _, _ = next(iter(Formatter().parse(find_template(told.key, lang, told.game or game))))
    if literal.strip():
        return literal[0].isascii()
    inner = dict(told.places).get(place or "")
    return isinstance(inner, Message) and _begins_with_a_word(inner, lang, game)


def said(told: Message, lang: str, owners: OwnerNames | None = None) -> str:
    """A message of the engine (a question, an option, a refusal) with its owners called by name; without
    `owners`, nobody bears a name of their own."""
    return set_in(say(_with_names(told, lang, owners or OwnerNames(told.game)), lang), lang)


def owner_name(owner: str, lang: str, owners: OwnerNames) -> str:
    """What an owner is called."""
    return sanitize(said(_owner(owner, owners), lang))


def card_name(label: str, facts: Any, lang: str) -> str:
    """What a card is called: by its title; one with a label by that, and by its title unless the label tells
    it."""
    if not label:
        return title(facts, lang)
    named = sanitize(label)
    if tells_its_title(label, facts):
        return named
    return set_in(say(message("board.with-facts", card=named, facts=facts), lang), lang)


def in_language_of(state: Any, lang: str, owners: OwnerNames) -> Any:
    """A state whose labels are those that a reader of that language knows."""
    if not owners.labels:
        return state
    if isinstance(state, Mapping):
        return {key: _labeled(key, value, lang, owners) for key, value in state.items()}
    return [in_language_of(part, lang, owners) for part in state] if isinstance(state, list) else state


def _labeled(key: str, value: Any, lang: str, owners: OwnerNames) -> Any:
    return owners.label(value, lang) if key == "label" else in_language_of(value, lang, owners)


def title(facts: Any, lang: str) -> str:
    return set_in(put_into_words(facts, lang), lang)


def set_in(text: str, lang: str) -> str:
    """A text as it is set in type in that language."""
    return load_language(lang).typeset(text)


def data_of(told: Any) -> Any:
    """A message as it can be compared: its key and what fills the places that its template has, cards by
    their uids."""
    if isinstance(told, Message):
        said = _places_of(told.key, told.game)
        return told.key, tuple((place, data_of(value)) for place, value in told.places if place in said)
    if isinstance(told, (tuple, list)):
        return tuple(map(data_of, told))
    return getattr(told, "uid", told)


@cache
def _places_of(key: str, game: str) -> frozenset[str]:
    return frozenset(
        name for _, name, _, _ in Formatter().parse(find_template(key, default_language(), game)) if name
    )


def _with_names(told: Message, lang: str, owners: OwnerNames) -> Message:
    game = told.game or owners.game
    if not game:
        return told
    if told.key.startswith(_OWNER):
        name = owners.called.get(told.key.removeprefix(_OWNER))
        return _as_it_is(name) if name else told
    told = get_game(game).drawing.reword(told, lang)
    places = tuple((place, _named(place, value, lang, owners, game)) for place, value in told.places)
    return Message(told.key, places, told.game)


def _named(place: str, value: Any, lang: str, owners: OwnerNames, game: str) -> Any:
    if isinstance(value, Message):
        return _with_names(value, lang, owners)
    if isinstance(value, tuple):
        return tuple(_named(place, part, lang, owners, game) for part in value)
    if isinstance(value, str):
        return (
            _owner(value, replace(owners, game=game))
            if place in get_game(game).drawing.owner_places
            else value
        )
    label = getattr(value, "label", "")
    if not label:
        return value
    named = owners.label(label, lang)
    if not tells_its_title(named, value.facts):
        return message("board.with-facts", card=named, facts=value.facts)
    return value if named == label else _as_it_is(named)


def _owner(owner: str, owners: OwnerNames) -> Message:
    """What an owner is called: by a name from a file, as the game says, or as it is."""
    if owner in owners.called:
        return _as_it_is(owners.called[owner])
    key = f"{_OWNER}{owner}"
    try:
        find_template(key, default_language(), owners.game)
    except KeyError:
        return _as_it_is(owner)
    return Message(key, (), owners.game)


def _as_it_is(text: str) -> Message:
    return message("board.as-it-is", what=text)


def tells_its_title(label: str, facts: Any) -> bool:
    """Whether the label of a card says which card it is: Magpie 2."""
    return any(put_into_words(facts, lang).casefold() in label.casefold() for lang in LANGUAGES)
