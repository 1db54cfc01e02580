"""The cards that the book of Fateforge shows, as the reference has them."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.games.fateforge.facts import Facts, all_facts
from kfjudge.reference.game import CardFilter, GameReference
from kfjudge.words.language import words


class FateforgeReference(GameReference):
    card_words = words(
        """abilities ability action actions arme armor armour armure band bandeau blanc bleu blue boss brown
        capacite capacites card cards carte cartes chiffre class classe color colors colour colours corruption
        competence competences cost costs couleur couleurs cout coute couts damage de degat degats des dice
        emplacement enemies enemy energie energy ennemi ennemis equipement equipment faction factions gold
        green health hero heroes heros hit icon icone icones icons initiative item items leader leaders
        level life marron meneur meneurs minion minions niveau number numero objet objets pieces points
        portee price prix purple pv range red resistance resistances rouge sante sbire sbires skill skills
        slot slots stats vert vie violet weapon weapons white"""
    )
    card_filters = (
        CardFilter("type", "type", "card.type"),
        CardFilter("color", "colors", "card.color"),
        CardFilter("faction", "factions", "card.faction"),
        CardFilter("cost", "cost"),
        CardFilter("health", "health"),
    )
    shortest_form = 4

    def facts(self) -> Mapping[str, Facts]:
        return all_facts()

    def describe_place(self, card: Facts, lang: str) -> str:
        """Say on which page of the book a card is shown."""
        return self.words("card.place", lang, page=card.page)

    def describe_abilities(self, card: str, lang: str, edition: str) -> list[str] | None:
        from kfjudge.games.fateforge.telling import card_text

        return card_text(card, lang)

    def describe_print(self, card: Facts, lang: str) -> tuple[list[str], ...]:
        """Say what kind of card it is, and its numbers, as far as the book shows them."""
        kind = [
            self.words(f"card.type.{card.type}", lang),
            *(self.words(f"card.color.{color}", lang) for color in card.colors),
            *(self.words(f"card.faction.{faction}", lang) for faction in card.factions),
        ]
        if card.level:
            of_hero = f"card.class.{card.hero}" if card.hero else "card.level"
            kind.append(self.words(of_hero, lang, level=card.level))
        numbers = {
            name: getattr(card, name)
            for name in ("cost", "health", "energy", "resistance", "armor", "number")
        }
        worth = [
            self.words(f"card.{name}", lang, number=number)
            for name, number in numbers.items()
            if number not in (None, "")
        ]
        return kind, worth
