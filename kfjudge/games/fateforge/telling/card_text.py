"""What a card does, a sentence for each box of its band and each ability, in words of our own."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.games.fateforge import GAME
from kfjudge.games.fateforge.cards.enemies import ENEMIES
from kfjudge.games.fateforge.cards.of_heroes import OF_HEROES
from kfjudge.games.fateforge.dsl.band import Box
from kfjudge.games.fateforge.dsl.heros_card import BATTLE, HerosCard
from kfjudge.words.catalogue import plain


def card_text(card: str, lang: str) -> list[str] | None:
    """The sentences; None for a card that no board plays."""
    if card in ENEMIES:
        told = [*(_box(box, lang) for box in ENEMIES[card].boxes)]
        told += [plain(f"does.{ability}", lang, GAME) for ability in ENEMIES[card].abilities]
        return told or [plain("does.band-unknown", lang, GAME)]
    return list(_of_a_hero(OF_HEROES[card], lang)) if card in OF_HEROES else None


def _box(box: Box, lang: str) -> str:
    if box.action is None:
        return plain("does.box-unknown", lang, GAME).format(n=box.distance)
    action = plain(f"action.{box.action.word}", lang, GAME)
    return plain("does.box", lang, GAME).format(n=box.distance, action=action)


def _of_a_hero(card: HerosCard, lang: str) -> Iterator[str]:
    often = plain(f"does.once-a-{'battle' if card.once == BATTLE else 'round'}", lang, GAME)
    what = plain("does.move" if card.gives_move else "does.conversion-unknown", lang, GAME)
    yield f"{often} {what}"
