"""The skills and items of the book that are played: what they convert, a board states."""

from __future__ import annotations

from kfjudge.games.fateforge.dsl import BATTLE, HerosCard

OF_HEROES: dict[str, HerosCard] = {
    one.id: one
    for one in (
        HerosCard("quick-shot"),
        HerosCard("decapitation"),
        HerosCard("spirit-projection"),
        HerosCard("charge", is_shown=False),
        HerosCard("charge-ii", is_shown=False),
        HerosCard("runic-bow"),
        HerosCard("boots-of-swiftness", once=BATTLE, gives_move=True, adds_die="yellow"),  # p. 13
    )
}

# Those whose text the book prints, though no board plays it.
TOLD_ALONE = ("winged-celestial", "shamanic-drum", "sinister-whispers")  # p. 8, 4 and 19
