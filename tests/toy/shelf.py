"""What the reference asks of the toy (`reference.game.Shelf`)."""

from __future__ import annotations

from kfjudge.reference.game import Printed
from kfjudge.words.catalogue import plain
from tests import toy
from tests.toy.engine.board import MAGPIE, Facts

OF_A_CARD = frozenset({"bird", "oiseau"})
PRINTED = (Printed("type", "type", "card.type"),)


def facts() -> dict[str, Facts]:
    return {MAGPIE.id: MAGPIE}


def printed(card: Facts, lang: str) -> tuple[list[str], ...]:
    return ([plain(f"card.type.{card.type}", lang, toy.GAME)],)


def place(card: Facts, lang: str) -> str:  # noqa: ARG001
    return plain("card.place", lang, toy.GAME)


def does(card: str, lang: str, edition: str) -> list[str] | None:  # noqa: ARG001
    return [plain(f"card.{card}", lang, toy.GAME)]
