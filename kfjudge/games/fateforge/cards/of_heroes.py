"""The skills and items of the book that are played: what they convert, a board states."""

from __future__ import annotations

from kfjudge.games.fateforge.dsl.heros_card import BATTLE, HerosCard

OF_HEROES: dict[str, HerosCard] = {
    one.id: one
    for one in (
        HerosCard("quick-shot"),
        HerosCard("decapitation"),
        HerosCard("spirit-projection"),
        HerosCard("charge"),
        HerosCard("charge-ii"),
        HerosCard("runic-bow"),
        HerosCard("boots-of-swiftness", once=BATTLE, gives_move=True),  # p. 13: a move, once a battle
    )
}
