"""What the reference asks of KeyForge (`reference.game.Shelf`): its cards, by what is printed on them and by
what the engine makes them do."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.facts import VALUED, Facts, known_facts
from kfjudge.reference.game import Printed
from kfjudge.words import default
from kfjudge.words.catalogue import page, plain
from kfjudge.words.languages import words

# The editions in which a set exists: Age of Ascension and rulebook 1.3 came out together.
PRINTED_IN = {"cota": ("1.3", "1.1", "1.0"), "aoa": ("1.3",)}

OF_A_CARD = words(
    """aember amber ambre amelioration ameliorations aombre armor armour armure artefact artefacts artifact
    artifacts beast bete brobnar chevalier cles combat creature creatures demon dis fight geant giant gobelin
    goblin house humain human indomptes knight logos maison mars moisson ombres power powers puissance
    puissant reap robot sanctum shadows untamed upgrade upgrades"""
)


PRINTED = (
    Printed("house", "house", "house"),
    Printed("type", "type", "card.type"),
    Printed("trait", "traits", "trait"),
    Printed("keyword", "keywords", "keyword"),
    Printed("rarity", "rarity", "card.rarity"),
    Printed("set", "printings", "card.set"),
    Printed("number", "printings", at=1),
    Printed("power", "strength"),
    Printed("armor", "plate"),
    Printed("bonus", "aember"),
)


def facts() -> Mapping[str, Facts]:
    return known_facts()


def editions(card: Facts) -> tuple[str, ...]:
    return PRINTED_IN[card.set]


def does(card: str, lang: str, edition: str) -> list[str] | None:
    from kfjudge.games.keyforge.telling import card_text, is_modeled

    return card_text(card, lang, edition) if is_modeled(card) else None


def place(facts: Facts, lang: str) -> str:
    """The sets of a card and its numbers there."""
    where = plain("card.place", lang, GAME)
    places = [where.format(set=_word("card.set", of, lang), number=number) for of, number in facts.printings]
    return plain("card.place.and", lang, GAME).join(places)


def printed(facts: Facts, lang: str) -> tuple[list[str], ...]:
    parts = [
        _word("card.type", facts.type, lang),
        plain("card.house", lang, GAME).format(house=_word("house", facts.house, lang)),
        _word("card.rarity", facts.rarity, lang),
    ]
    if facts.is_creature:
        parts.append(_number("power", facts.power, lang))
    if facts.armor:
        parts.append(_number("armor", facts.armor, lang))
    if facts.aember:
        parts.append(_number("aember", facts.aember, lang))
    traits = [_word("trait", trait, lang) for trait in facts.traits]
    keywords = [
        _word("keyword", word, lang) + (f" ({value})" if word in VALUED else "")
        for word, value in facts.keywords
    ]
    return parts, traits, keywords


def _number(fact: str, number: int, lang: str) -> str:
    return plain(f"card.{fact}", lang, GAME).format(number=number)


def _word(sort: str, word: str, lang: str) -> str:
    """A word that cards are printed with; as it is, where nobody has said what it is called."""
    key = f"{sort}.{word}"
    return plain(key, lang, GAME) if key in page(sort.partition(".")[0], default(), GAME) else word
