"""A user's own cards on the screen: what was said of each, in the words that printed cards are told with; and
the same as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from kfjudge.core.message import game_message
from kfjudge.core.text import capitalize, fold, sanitize
from kfjudge.render.blocks import ListRow, Page, Text, section
from kfjudge.words import LANGUAGES, load_language, pick_language
from kfjudge.words.catalogue import find_raw_template, find_template, has_message, say_raw, tell

Json = Mapping[str, Any]
_LONGEST_FACT = 200  # letters
_LONGEST_TEXT = 4000
_TEXTS = ("text", "back_text")
_PLAIN_LISTS = ("traits", "keywords")  # told without their name, as on printed cards


class OwnCardData(Struct, frozen=True):
    """A card of the user's own: its names and what was said of it, or the line that said it."""

    id: str
    kind: str
    game: str
    title: str
    names: dict[str, str]
    type: str
    facts: dict[str, Any]
    line: str
    file: str
    lang: str
    yours: bool = True


class OwnCards(Struct, frozen=True):
    """The user's own cards that were added, removed or listed."""

    game: str
    cards: list[OwnCardData]


def own_card_data(game: str, card: Json, lang: str) -> OwnCardData:
    """Return a card of the user's own for a program to read."""
    return OwnCardData(
        f"{game}:card/{card['id']}",
        "card",
        game,
        pick_language(card["names"], lang),
        dict(card["names"]),
        card["type"],
        dict(card.get("facts") or {}),
        card.get("line", ""),
        card.get("file", ""),
        lang,
    )


def name_own(card: Json, lang: str) -> str:
    """Name a card of the user's own as a reader of that language does."""
    return sanitize(pick_language(card["names"], lang))


def lay_out_own(game: str, card: Json, lang: str) -> list[Text]:
    """Lay out what the user has said of a card, and that it is theirs."""
    printed, texts = describe_own(game, card, lang)
    head = [Text(name_own(card, lang), role="title"), Text(printed)]
    mark = Text(tell("own.yours", lang, file=sanitize(card.get("file", "?"), _LONGEST_FACT)), role="aside")
    return [*head, *(Text(line, indent=2, hanging=2) for line in texts), mark]


def list_own(found: Iterable[tuple[str, Json]], lang: str) -> list[Page]:
    """List the user's own cards, a row each, on a page; no page where there are none."""
    rows = []
    for game, card in found:
        printed, texts = describe_own(game, card, lang)
        rows.append(ListRow(name_own(card, lang), " ".join((printed, *texts))))
    head = find_template("own.heading", lang)
    return [Page(lang, head, (section(Text(head, role="title"), *rows),))] if rows else []


def list_own_in_full(game: str, cards: Sequence[Json], lang: str) -> Page:
    """List the user's own cards of a game with all that was said of them."""
    if not cards:
        return Page(lang, "kfjudge cards own", (section(Text(tell("own.none", lang))),))
    head = Text(find_template("own.heading", lang), role="heading")
    own = (section(*lay_out_own(game, card, lang)) for card in cards)
    return Page(lang, head.text, (section(head), *own))


def describe_own(game: str, card: Json, lang: str) -> tuple[str, list[str]]:
    """Say what is printed on a card of the user's own, and its texts, in the words of the game as far as it
    has some for them."""
    typeset = load_language(lang).typeset
    if card.get("line"):
        return sanitize(card["line"], _LONGEST_TEXT), []
    told, texts = [], []
    facts = {"type": card["type"], **(card.get("facts") or {})}
    for name, value in facts.items():
        base, _, of = name.rpartition("_")
        if of in LANGUAGES and base:
            if of != lang and f"{base}_{lang}" in facts:
                continue
            name = base
        if name in _TEXTS:
            texts += [sanitize(line, _LONGEST_TEXT) for line in str(value or "").splitlines() if line.strip()]
        elif value not in (None, "", [], False):
            told.append(_tell_fact(game, name, value, lang))
    return typeset(f"{capitalize(', '.join(told))}."), texts


def _tell_fact(game: str, name: str, value: Any, lang: str) -> str:
    """Tell one fact: "house Brobnar", "power 2", "Goblin"; by the name that the user gave it where the game
    has none."""
    words, are_known = [], True
    for one in value if isinstance(value, list) else [value]:
        word, _, number = str(one).partition(":")  # "assault:2"
        sorts = (f"card.{name}", name, name.removesuffix("s"))
        keys = (f"{sort}.{fold(word).replace(' ', '-')}" for sort in sorts)
        key = next((key for key in keys if has_message(key, game)), None)
        are_known = are_known and key is not None
        called = find_raw_template(key, lang, game) if key else sanitize(word, _LONGEST_FACT)
        words.append(" ".join(filter(None, (called, sanitize(number)))))
    said = ", ".join(words)
    for key in (f"card.{name}", f"own.fact.{name}"):
        if has_message(key, game):
            number_or_words = value if isinstance(value, int) else said
            places = {"number": number_or_words, "value": said, name: said}
            return say_raw(game_message(game, key, **places), lang)
    if are_known or (isinstance(value, list) and name in _PLAIN_LISTS):
        return said
    called = sanitize(name.replace("_", " "))
    return called if value is True else tell("own.fact", lang, name=called, value=said)
