"""The one card of the toy in the reference."""

from __future__ import annotations

from kfjudge.reference.game import CardFilter, GameReference
from kfjudge.words.catalogue import find_raw_template
from tests.toy import GAME
from tests.toy.engine.board import MAGPIE, Facts


class ToyReference(GameReference):
    card_words = frozenset({"bird", "oiseau"})
    card_filters = (CardFilter("type", "type", "card.type"),)

    def facts(self) -> dict[str, Facts]:
        return {MAGPIE.id: MAGPIE}

    def describe_print(self, card: Facts, lang: str) -> tuple[list[str], ...]:
        return ([find_raw_template(f"card.type.{card.type}", lang, GAME)],)

    def describe_place(self, card: Facts, lang: str) -> str:
        return find_raw_template("card.place", lang, GAME)

    def describe_abilities(self, card: str, lang: str, edition: str) -> list[str] | None:
        return [find_raw_template(f"card.{card}", lang, GAME)]
