"""The cards of Arkham Horror in the reference: what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.games.arkham.facts import Facts, all_facts
from kfjudge.reference.game import CardFilter, GameReference
from kfjudge.words.language import words


class ArkhamReference(GameReference):
    card_words = words(
        """agilite agility allie ally asset assets card cards carte cartes class classe clue clues color
        colour combat competence competences cost costs couleur couleurs cout coute damage degats doom
        emplacement emplacements enemies enemy ennemi ennemis evenement evenements event events experience
        faction fatalite health hit horreur horreurs horror icon icone icones icons indice indices intellect
        intelligence investigateur investigateurs investigator investigators level lieu lieux life location
        locations lutte niveau number points price prix pv sanity sante shroud skill skills slot slots
        soutien soutiens symbol symbole symboles symbols trait traitrise traitrises traits treachery
        victoire victory vie volonte weakness willpower xp"""
    )
    card_filters = (
        CardFilter("type", "type", "card.type"),
        CardFilter("class", "side", "card.class"),
        CardFilter("subtype", "subtypes", "card.subtype"),
        CardFilter("trait", "traits", "trait"),
        CardFilter("slot", "slots", "card.slots"),
        CardFilter("icon", "icons", "card.icons"),
        CardFilter("set", "printings", "card.set"),
        CardFilter("number", "printings", at=1),
        CardFilter("level", "level"),
        CardFilter("cost", "cost"),
        CardFilter("health", "health"),
        CardFilter("sanity", "sanity"),
        CardFilter("victory", "victory"),
    )

    def facts(self) -> Mapping[str, Facts]:
        return all_facts()

    def describe_place(self, card: Facts, lang: str) -> str:
        """Say the set of a card and its number in the box."""
        return self.words(
            "card.place", lang, set=self.words(f"card.set.{card.set}", lang), number=int(card.number)
        )

    def describe_abilities(self, card: str, lang: str, edition: str) -> list[str] | None:
        from kfjudge.games.arkham.telling import card_text

        return card_text(card, lang)

    def multiply(self, card: str, fact: str, number: int, lang: str) -> str:
        """Say the health of an enemy that has so much for each investigator, for so many of them."""
        health = all_facts()[card].health or 0
        if fact != self.words("card.health-each", lang, number=health):
            return fact
        return self.words("card.health-of-all", lang, each=fact, number=number, total=health * number)

    def describe_print(self, card: Facts, lang: str) -> tuple[list[str], ...]:
        def numbers(*facts: tuple[str, int | None]) -> list[str]:
            return [self.words(f"card.{fact}", lang, number=n) for fact, n in facts if n is not None]

        kind = [self.words(f"card.type.{card.type}", lang), self.words(f"card.class.{card.side}", lang)]
        if card.subtype:
            kind.append(self.words(f"card.subtype.{card.subtype}", lang))
        kind += numbers(("level", card.level))
        if card.is_unique:
            kind.append(self.words("card.unique", lang))
        worth = numbers(("cost", int(card.cost) if card.cost.isdecimal() else None))
        if card.slot:
            worth.append(self.words(f"card.slot.{card.slot}", lang))
        is_investigator = card.type == "investigator"
        health = "health-each" if card.is_per_investigator else "health"
        strength = numbers(
            *(card.skills if is_investigator else ()),
            *card.enemy,
            (health, card.health),
            ("sanity", card.sanity),
            *card.place,
            ("victory", card.victory),
        )
        icons = () if is_investigator else card.skills
        having = numbers(*((f"icon.{name}", number) for name, number in icons))
        traits = [self.words(f"trait.{trait}", lang) for trait in card.traits]
        return kind, worth, strength, having, traits
