"""What the reference asks of the toy (`reference.game.Shelf`)."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.reference.game import CardPage, Printed
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import called, plain
from tests import toy
from tests.toy.engine.board import MAGPIE, Facts

OF_A_CARD = frozenset({"bird", "oiseau"})
PRINTED = (Printed("type", "type", "card.type"),)


def facts() -> dict[str, Facts]:
    return {MAGPIE.id: MAGPIE}


def cards() -> Iterator[CardPage]:
    yield CardPage(
        id=MAGPIE.id,
        titles={lang: called(MAGPIE, lang) for lang in LANGUAGES},
        editions=tuple(reversed(toy.BOOKS)),
        text={lang: f"{plain('card.type.bird', lang, toy.GAME).capitalize()}." for lang in LANGUAGES},
        place={lang: plain("card.place", lang, toy.GAME) for lang in LANGUAGES},
    )


def does(card: str, lang: str, edition: str) -> list[str] | None:  # noqa: ARG001
    return [plain(f"card.{card}", lang, toy.GAME)]
