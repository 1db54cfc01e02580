"""The cards that the book shows, written in the language of `dsl`; `book.csv` has what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.games.fateforge.dsl import (
    BATTLE,
    BLOCKING,
    FRONT_LINE,
    LEFTMOST,
    LIFE_DRAIN,
    MOVE,
    PURSUIT,
    SHOOT,
    STEALTHY,
    STRIKE,
    Action,
    Box,
    Enemy,
    HerosCard,
    enemy,
)

# Which boxes the bands of enemies have and what stands there, by the examples of pp. 15 to 17. A box of which
# the examples say only that it is there is `None`.
ENEMIES: Mapping[str, Enemy] = {
    one.id: one
    for one in (
        enemy("archer", Box(1, Action((SHOOT,)))),  # p. 15: no modifier; p. 16: no other box
        enemy("conscript", Box(0, Action((STRIKE,))), FRONT_LINE),  # p. 16
        enemy(
            "cutthroat",  # p. 16
            Box(0, Action((STRIKE,), damage=2)),
            Box(1, Action((MOVE,))),
            Box(2, Action((MOVE,), target=LEFTMOST)),
            PURSUIT,
        ),
        enemy("lieutenant", Box(0, Action((STRIKE,), damage=2)), leads="red"),  # p. 16
        enemy("recruit", Box(0, Action((STRIKE,)))),  # p. 17: the players choose
        enemy("assassin", Box(0, None), Box(1, Action((MOVE, STRIKE), target=LEFTMOST)), STEALTHY),  # p. 17
        enemy("watchdog", Box(0, None), Box(1, Action((MOVE, STRIKE), target=LEFTMOST))),  # p. 15
        enemy("militia-guard"),  # p. 13 shows its resistance alone
        enemy("elite-ghost", BLOCKING, LIFE_DRAIN),  # p. 10
    )
}

RAMPART = "rampart"  # p. 4: a parry token in the preparation, without a sprint
PLAYED = (RAMPART,)
# The abilities of heroes that the book names. It explains one of them; the others stand on the boards of
# their heroes, and are not played.
HEROES: Mapping[str, tuple[str, ...]] = {
    "mercenary": (RAMPART,),
    "rogue": ("stealthy", "acrobat"),  # p. 5
    "lord": ("weapon-master",),  # p. 5
    "shaman": ("vigor",),  # p. 6
    "sylvan-guard": (),  # its board is not shown
}

# What skills and items convert, a board states.
SKILLS_AND_ITEMS: Mapping[str, HerosCard] = {
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
# Those whose text the book prints, though they are not played.
ONLY_TEXT = ("winged-celestial", "shamanic-drum", "sinister-whispers")  # p. 8, 4 and 19
