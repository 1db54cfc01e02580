"""The enemies of the book: which boxes their bands have and what stands there, by the examples of pp. 15 to
17. A box of which the examples say only that it is there is `None`."""

from __future__ import annotations

from kfjudge.games.fateforge.dsl import (
    BLOCKING,
    FRONT_LINE,
    LEADS_RED,
    LEFTMOST,
    LIFE_DRAIN,
    MOVE,
    MOVE_STRIKE,
    PURSUIT,
    SHOOT,
    STEALTHY,
    STRIKE,
    Action,
    Box,
    Enemy,
    enemy,
)

ARCHER = enemy("archer", Box(1, Action(SHOOT)))  # p. 15: no modifier; p. 16: no other box
CONSCRIPT = enemy("conscript", Box(0, Action(STRIKE)), FRONT_LINE)  # p. 16
CUTTHROAT = enemy(
    "cutthroat",
    Box(0, Action(STRIKE, plus=True)),
    Box(1, Action(MOVE)),
    Box(2, Action(MOVE, target=LEFTMOST)),
    PURSUIT,
)  # p. 16
LIEUTENANT = enemy("lieutenant", Box(0, Action(STRIKE, plus=True)), LEADS_RED)  # p. 16
RECRUIT = enemy("recruit", Box(0, Action(STRIKE)))  # p. 17: the players choose
ASSASSIN = enemy("assassin", Box(0, None), Box(1, Action(MOVE_STRIKE, target=LEFTMOST)), STEALTHY)  # p. 17
WATCHDOG = enemy("watchdog", Box(0, None), Box(1, Action(MOVE_STRIKE, target=LEFTMOST)))  # p. 15
MILITIA_GUARD = enemy("militia-guard")  # p. 13 shows its resistance alone
ELITE_GHOST = enemy("elite-ghost", BLOCKING, LIFE_DRAIN)  # p. 10

ENEMIES: dict[str, Enemy] = {
    one.id: one
    for one in (
        ARCHER, CONSCRIPT, CUTTHROAT, LIEUTENANT, RECRUIT, ASSASSIN, WATCHDOG, MILITIA_GUARD, ELITE_GHOST,
    )
}  # fmt: skip
