"""What an enemy card does: its band, and its abilities."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.games.fateforge.dsl.band import Box

BLOCKING, FRONT_LINE, STEALTHY, PURSUIT = "blocking", "front-line", "stealthy", "pursuit"
LIFE_DRAIN = "life-drain"
LEADS_RED = "leads-red"
ABILITIES = (BLOCKING, FRONT_LINE, STEALTHY, PURSUIT, LIFE_DRAIN, LEADS_RED)


class Enemy(Struct, frozen=True):
    """An enemy as the book shows it. Where it shows no box at all, the board must state them."""

    id: str
    boxes: tuple[Box, ...] = ()
    abilities: tuple[str, ...] = ()


def enemy(card: str, *parts: Box | str) -> Enemy:
    unknown = [part for part in parts if isinstance(part, str) and part not in ABILITIES]
    if unknown:
        raise ValueError(f"{card}: no such ability: {unknown}")
    boxes = tuple(part for part in parts if isinstance(part, Box))
    return Enemy(card, boxes, tuple(part for part in parts if isinstance(part, str)))
