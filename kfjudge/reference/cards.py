"""Cards by what is printed on them and by words of what they do."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from kfjudge.core.errors import Trouble
from kfjudge.core.game import CardFacts
from kfjudge.core.message import Message, game_message, message
from kfjudge.core.text import fold, name_key, sanitize
from kfjudge.core.validation import bad_field
from kfjudge.games import is_modeled, shelf
from kfjudge.reference.game import Printed
from kfjudge.reference.model import Record
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import in_words, is_said, page, plain

_NUMBERS = re.compile(r"(?P<least>\d{1,6})(?:(?P<more>\+)|\s*[-–]\s*(?P<most>\d{1,6}))?")
_LETTERS = 600  # of what a card does are read; nobody asks longer
_LEGAL = 12  # values that are listed where one is not known


def find_cards(
    game: str, asked: Mapping[str, str | int], *, text: str | None, modeled: bool | None, lang: str
) -> list[CardFacts]:
    """The cards of which all of this is true, by their titles in that language."""
    wanted: dict[str, list[tuple[int, set[str] | range]]] = {}
    for name, value in asked.items():
        printed = _asked_by(game, name)
        wanted.setdefault(printed.fact, []).append((printed.at, _values(game, printed, value)))
    from kfjudge.reference.text import words_of

    said = None if text is None else dict.fromkeys(words_of(text[:_LETTERS]))
    found = [
        card
        for card in shelf(game).facts().values()
        if all(_has(getattr(card, fact), parts) for fact, parts in wanted.items())
        and (modeled is None or is_modeled(game, card.id) == modeled)
        and (said is None or does(card.id, said, game))
    ]
    return sorted(found, key=lambda card: (name_key(in_words(card, lang)), card.id))


def numbered(game: str, number: str) -> list[str]:
    """The ids of the cards with that number, in any set or in the one named before it; the set may go by its
    name in any language, or by its id."""
    match = re.fullmatch(r"(?P<set>.*?)[\s,#]*(?:\bn[o°]?\.?\s*)?(?P<number>\d{1,4})", fold(number).strip())
    if match is None or not {"set", "number"} <= set(facts_to_ask(game)):
        return []
    asked: dict[str, str | int] = {"number": int(match["number"])}
    if match["set"]:
        if not _known(game, _asked_by(game, "set"), match["set"]):
            return []
        asked["set"] = match["set"]
    return [card.id for card in find_cards(game, asked, text=None, modeled=None, lang=next(iter(LANGUAGES)))]


def facts_to_ask(game: str) -> list[str]:
    """What cards may be asked for by."""
    return [printed.name for printed in shelf(game).PRINTED]


def values_in_words(game: str, name: str, lang: str) -> list[str]:
    """What cards of a game may be asked for by that name, in words; nothing where it is a number."""
    printed = next((one for one in shelf(game).PRINTED if one.name == name), None)
    if printed is None or printed.words is None:
        return []
    named = ((value, f"{printed.words}.{value}") for value in _vocabulary(game, printed))
    return sorted(plain(key, lang, game) if is_said(key, game) else value for value, key in named)


def printed_on(game: str, id: str) -> dict[str, Any]:
    """What is printed on a card, by what it may be asked for: values as the facts have them."""
    card = shelf(game).facts()[id]
    found = {}
    for printed in shelf(game).PRINTED:
        fact = getattr(card, printed.fact)
        parts = list(_parts(fact, printed.at))
        found[printed.name] = parts if isinstance(fact, tuple) else parts[0]
    return found


def boards_with(found: Record) -> tuple[str, ...]:
    """The boards on which a card does something: first those of its questions and errata, then those that
    show the card itself, those that are called after it, and the others."""
    from kfjudge.reference.store.store import open_store
    from kfjudge.reference.text import card_token

    store = open_store(found.game)
    every = [(row[1].partition("/")[2], row[7].split(",")) for row in store.rows("boards")]
    having = next(store.rows_of("board-words", f"card\t{card_token(found.slug)}"), None)
    played = [every[int(number)] for number in having[2].split()] if having else []
    showing = [name for name, shown in played if found.id in shown]
    called = [f" {name_key(title)} " for title in found.titles.values()]
    after = {
        id.partition("/")[2] for key, id in store.rows("board-names") if any(n in f" {key} " for n in called)
    }
    every_other = sorted((name for name, _ in played), key=lambda name: name not in after)
    return tuple(dict.fromkeys((*found.scenarios, *showing, *every_other)))


def _asked_by(game: str, name: str) -> Printed:
    for printed in shelf(game).PRINTED:
        if name in (printed.name, printed.fact):
            return printed
    raise bad_field(
        "problem.unknown-field", "cards", given=sanitize(name), legal=", ".join(facts_to_ask(game))
    )


def _values(game: str, printed: Printed, value: str | int) -> set[str] | range:
    """What is asked for: words as the facts have them, or numbers."""
    if printed.words is None:
        match = _NUMBERS.fullmatch(str(value).strip())
        if match is None:
            raise Trouble(message("cards.no-number", option=printed.name, given=sanitize(str(value))))
        least = int(match["least"])
        most = 10**6 if match["more"] else int(match["most"] or least)
        return range(least, most + 1)
    known = _known(game, printed, str(value))
    if not known:
        raise _unknown(game, printed, str(value))
    return known


def _known(game: str, printed: Printed, value: str) -> set[str]:
    """The values that go by that name in some language."""
    return {word for word, names in _vocabulary(game, printed).items() if fold(value).strip() in names}


def _vocabulary(game: str, printed: Printed) -> dict[str, list[str]]:
    """The values that are printed on some card, each with its names, folded."""
    assert printed.words is not None
    values = dict.fromkeys(
        str(part)
        for card in shelf(game).facts().values()
        for part in _parts(getattr(card, printed.fact), printed.at)
    )
    names: dict[str, list[str]] = {}
    for value in values:
        key = f"{printed.words}.{value}"
        said = [
            plain(key, lang, game)
            for lang in LANGUAGES
            if key in page(printed.words.partition(".")[0], lang, game)
        ]
        names[value] = [fold(name) for name in (value, *said)]
    return names


def _unknown(game: str, printed: Printed, value: str) -> Trouble:
    from rapidfuzz.process import extract

    names = {name: word for word, names in _vocabulary(game, printed).items() for name in names}
    near = [names[name] for name, _, _ in extract(fold(value), list(names), limit=6, score_cutoff=70)]
    legal = list(dict.fromkeys(near)) if len(set(names.values())) > _LEGAL else sorted(set(names.values()))
    key = "cards.no-such-value" if legal else "cards.unknown-value"
    told = tuple(_told(game, f"{printed.words}.{word}", word) for word in legal)
    return Trouble(message(key, option=printed.name, given=sanitize(value), legal=told))


def _told(game: str, key: str, word: str) -> Message | str:
    return game_message(game, key) if is_said(key, game) else word


def _has(fact: Any, wanted: list[tuple[int, set[str] | range]]) -> bool:
    """Whether one element of a fact has all of it."""
    elements = fact if isinstance(fact, tuple) else (fact,)
    return any(all(_is(_part(element, at), values) for at, values in wanted) for element in elements)


def _is(part: Any, values: set[str] | range) -> bool:
    if isinstance(values, range):
        return part is not None and str(part).isdecimal() and int(part) in values
    return part in values


def _parts(fact: Any, at: int) -> Iterable[Any]:
    return (_part(element, at) for element in (fact if isinstance(fact, tuple) else (fact,)))


def _part(element: Any, at: int) -> Any:
    return element[at] if isinstance(element, tuple) else element


def does(card: str, wanted: Collection[str], game: str) -> bool:
    """Whether what a card does is said, in some language, in words that begin like these or have their
    stems, all of them."""
    from kfjudge.reference.api import record
    from kfjudge.reference.search.stems import stem
    from kfjudge.reference.text import words_of

    found = record(f"{game}:card/{card}")
    for lang in LANGUAGES:
        sentences = (line for behavior in found.behaviors for line in behavior.sentences.get(lang, ()))
        said = set(words_of(" ".join(sentences)))
        stems = {stem(word, lang, game) for word in said}
        if wanted and all(
            stem(word, lang, game) in stems or any(one.startswith(word) for one in said) for word in wanted
        ):
            return True
    return False
