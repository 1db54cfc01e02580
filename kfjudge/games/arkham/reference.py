"""The cards of Arkham Horror in the reference, by what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.facts import Facts, all_facts
from kfjudge.reference.game import CardFilter, GameReference, SearchWeights
from kfjudge.words.catalogue import find_raw_template
from kfjudge.words.languages import words


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
        CardFilter("trait", "traits", "trait"),
        CardFilter("set", "printings", "card.set"),
        CardFilter("number", "printings", at=1),
        CardFilter("level", "level"),
        CardFilter("cost", "cost"),
        CardFilter("health", "health"),
        CardFilter("sanity", "sanity"),
        CardFilter("victory", "victory"),
    )
    search_weights = SearchWeights(often=0.5)

    def facts(self) -> Mapping[str, Facts]:
        return all_facts()

    def describe_place(self, card: Facts, lang: str) -> str:
        """The set of a card and its number in the box."""
        of = find_raw_template(f"card.set.{card.set}", lang, GAME)
        return find_raw_template("card.place", lang, GAME).format(set=of, number=int(card.number))

    def describe_print(self, card: Facts, lang: str) -> tuple[list[str], ...]:
        kind = [
            _word(f"card.type.{card.type}", lang),
            _word(f"card.class.{card.side}", lang),
            *_said("card.subtype", card.subtype, lang),
            *([] if card.level is None else [_number("level", card.level, lang)]),
            *([_word("card.unique", lang)] if card.is_unique else []),
        ]
        worth = [
            *(
                [find_raw_template("card.cost", lang, GAME).format(number=card.cost)]
                if card.cost.isdecimal()
                else []
            ),
            *_said("card.slot", card.slot, lang),
        ]
        skills = card.skills if card.type == "investigator" else ()
        icons = () if card.type == "investigator" else card.skills
        life = "health-each" if card.is_per_investigator else "health"
        strength = [
            *(_number(name, number, lang) for name, number in (*skills, *card.enemy)),
            *([] if card.health is None else [_number(life, card.health, lang)]),
            *([] if card.sanity is None else [_number("sanity", card.sanity, lang)]),
            *(_number(name, number, lang) for name, number in card.place),
            *([] if card.victory is None else [_number("victory", card.victory, lang)]),
        ]
        having = [_number(f"icon.{name}", number, lang) for name, number in icons]
        traits = [_word(f"trait.{trait}", lang) for trait in card.traits]
        return kind, worth, strength, having, traits


def _said(sort: str, word: str, lang: str) -> list[str]:
    return [_word(f"{sort}.{word}", lang)] if word else []


def _number(fact: str, number: int, lang: str) -> str:
    return find_raw_template(f"card.{fact}", lang, GAME).format(number=number)


def _word(key: str, lang: str) -> str:
    return find_raw_template(key, lang, GAME)
