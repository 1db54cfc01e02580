"""What the reference asks of Fateforge (`reference.game.Shelf`): the cards that its book shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kfjudge.games.fateforge import BOOKS, GAME
from kfjudge.games.fateforge.facts import Facts, all_facts
from kfjudge.reference.game import CardPage, Printed
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import called, plain
from kfjudge.words.languages import words

OF_A_CARD = words(
    """abilities ability action actions arme armor armour armure band bandeau blanc bleu blue boss brown
    capacite capacites card cards carte cartes chiffre class classe color colors colour colours
    competence competences cost costs couleur couleurs cout coute couts damage de degat degats des dice
    emplacement enemies enemy energie energy ennemi ennemis equipement equipment faction factions gold
    green health hero heroes heros hit icon icone icones icons initiative item items leader leaders
    level life marron meneur meneurs minion minions niveau number numero objet objets pieces points
    portee price prix purple pv range red resistance resistances rouge sante sbire sbires skill skills
    slot slots stats vert vie violet weapon weapons white"""
)

PRINTED = (
    Printed("type", "type", "card.type"),
    Printed("color", "colors", "card.color"),
    Printed("faction", "factions", "card.faction"),
    Printed("cost", "cost"),
    Printed("health", "health"),
)


def facts() -> Mapping[str, Facts]:
    return all_facts()


def cards() -> Iterator[CardPage]:
    for card in all_facts().values():
        yield CardPage(
            id=card.id,
            titles={lang: called(card, lang) for lang in LANGUAGES},
            editions=tuple(reversed(BOOKS)),
            text={lang: shown(card, lang) for lang in LANGUAGES},
            place={lang: plain("card.place", lang, GAME).format(page=card.page) for lang in LANGUAGES},
        )


def does(card: str, lang: str, edition: str) -> list[str] | None:  # noqa: ARG001
    from kfjudge.games.fateforge.telling.card_text import card_text

    return card_text(card, lang)


def shown(card: Facts, lang: str) -> str:
    """What the book shows of a card but its text, in a few short sentences."""
    kind = [
        plain(f"card.type.{card.type}", lang, GAME),
        *(plain(f"card.color.{color}", lang, GAME) for color in card.colors),
        *(plain(f"card.faction.{faction}", lang, GAME) for faction in card.factions),
    ]
    numbers = ("cost", "health", "energy", "resistance", "armor")
    worth = [
        plain(f"card.{name}", lang, GAME).format(number=getattr(card, name))
        for name in (*numbers, "number")
        if getattr(card, name) not in (None, "")
    ]
    return " ".join(f"{_first_up(', '.join(some))}." for some in (kind, worth) if some)


def _first_up(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
