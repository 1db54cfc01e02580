"""The turn of a hero (p. 13): what results, energy, skills and items allow, in any order."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.core.errors import NeedsFact
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.engine import events
from kfjudge.games.fateforge.engine.actions import (
    FOCUS,
    MOVE,
    SHOOT,
    STRIKE,
    attack,
    can_leave,
    in_range,
    pay,
    payments,
    walk,
)
from kfjudge.games.fateforge.engine.board import (
    ANY,
    Board,
    Card,
    Hero,
    reachable_zones,
)
from kfjudge.games.fateforge.engine.harm import HEALTH, full_value, lose_energy, lose_health
from kfjudge.games.fateforge.engine.using import (
    borrow,
    can_pay,
    can_use,
    can_use_special,
    cover_icon,
    list_ally_options,
    list_icons,
    list_usable,
    use,
    use_special,
)
from kfjudge.games.fateforge.readings import (
    COMES_BACK,
    RAISING_PAID,
    TERRAIN_PAID,
    TOXIC_RAISED,
    TWO_RESULTS,
)

RAISING = 2  # results that raising a hero costs
RAISED_TO = 2  # health


def options(table: Table[Board], hero: Hero) -> list[Option]:
    """List all that the hero may do whose turn it is."""
    board = table.board
    found: list[Option] = []
    if payments(hero, MOVE):
        found += _list_moves(table, hero, "walk")
    if hero.energy and not hero.spent:
        found += _list_moves(table, hero, "spend")
    if payments(hero, STRIKE):
        found += (_option_on(card, "strike") for card in in_range(table, hero.place, STRIKE))
    if payments(hero, SHOOT):
        found += (_option_on(card, "shoot") for card in in_range(table, hero.place, SHOOT))
    cards = list_usable(board, hero)
    found += (_option_on(card, "use") for card in cards if can_use(table, hero, card))
    found += (_option_on(card, "special") for card in cards if can_use_special(table, hero, card))
    found += _options_in_zone(table, hero)
    found += list_ally_options(board, hero)
    found += (_option_on(card, "weak") for card in board.enemies() if list_icons(hero, card))
    return [*found, Option("end-turn", "end-turn", message("option.end-turn"))]


def _options_in_zone(table: Table[Board], hero: Hero) -> Iterator[Option]:
    """List the options for what is in the zone of a hero: tokens that no enemy guards, heroes to raise."""
    board = table.board
    place = board.zones[hero.place]
    if board.count_free(place.name, "objective"):
        yield Option("take", "take", message("option.take-objective"))
    for token in ("chest", "exploration") if payments(hero, FOCUS) else ():
        if board.count_free(place.name, token):
            yield Option(token, token, message(f"option.{token}"))
    for zone, is_open in place.doors if payments(hero, FOCUS) else ():
        if not board.guarded(place.name, "door"):
            kind = "close" if is_open else "open"
            yield Option(f"{kind}:{zone}", kind, message(f"option.{kind}-door", place=zone))
    for other in board.players.values():
        if other.knocked_out and other.place == hero.place and can_pay(hero, (ANY,) * RAISING):
            kinds = payments(hero, ANY)
            if len(kinds) > 1 or table.reading(RAISING_PAID) == TWO_RESULTS:
                yield Option(f"raise:{other.name}", "raise", message("option.raise", player=other.name))


def _option_on(card: Card, kind: str) -> Option:
    return Option(f"{kind}:{card.uid}", kind, message(f"option.{kind}", card=card), card.uid)


def _list_moves(table: Table[Board], hero: Hero, kind: str) -> Iterator[Option]:
    """Make the options for a move to each zone. Out of difficult terrain a result is paid on top (p. 25); the
    text of the book has lost which."""
    if not can_leave(table.board, hero):
        return
    cost = (MOVE,) if kind == "walk" else ()
    is_difficult = table.board.zones[hero.place].difficult
    if is_difficult and not can_pay(hero, (*cost, table.reading(TERRAIN_PAID))):
        return
    for place in reachable_zones(table.board, hero.place):
        yield Option(f"{kind}:{place}", kind, message(f"option.{kind}", place=place))


# what the hero does


def play(table: Table[Board], hero: Hero, picked: Option) -> None:
    """Do what the hero has chosen."""
    rest = picked.id.partition(":")[2]
    if picked.kind in ("walk", "spend"):
        if picked.kind == "walk":
            pay(table, hero, MOVE)
        else:
            table.do(events.SpendsEnergy(hero.name, 1))
        walk(table, hero, rest)
    elif picked.kind in ("strike", "shoot"):
        pay(table, hero, picked.kind)
        attack(table, hero, picked.kind, table.board.cards[rest])
    elif picked.kind == "use":
        use(table, hero, table.board.cards[rest])
    elif picked.kind == "special":
        use_special(table, hero, table.board.cards[rest])
    elif picked.kind == "take":
        table.do(events.TakesObjective(hero.name, hero.place))
    elif picked.kind in ("chest", "exploration"):
        pay(table, hero, FOCUS)
        kind = events.OpensChest if picked.kind == "chest" else events.Explores
        table.do(kind(hero.name, hero.place))
    elif picked.kind in ("open", "close"):
        pay(table, hero, FOCUS)
        turned = events.OpensDoor if picked.kind == "open" else events.ClosesDoor
        table.do(turned(hero.name, hero.place, rest))
    elif picked.kind == "borrow":
        borrow(table, hero, table.board.players[rest])
    elif picked.kind == "weak":
        cover_icon(table, hero, table.board.cards[rest])
    elif picked.kind == "raise":
        _raise_hero(table, hero, table.board.players[rest])


# raising


def _raise_hero(table: Table[Board], hero: Hero, other: Hero) -> None:
    """Raise a hero for two results, 1 energy and 1 health (p. 19); the text of the book has lost which
    results. The hero regains 2 health, within its full health (p. 6)."""
    may_be_alike = table.reading(RAISING_PAID) == TWO_RESULTS
    first = pay(table, hero, ANY)
    pay(table, hero, ANY, but="" if may_be_alike else first)
    lose_energy(table, hero, 1)
    if hero.stands:
        lose_health(table, hero, 1)
    if table.board.over:
        return
    back = other.toxic if other.toxic and table.reading(TOXIC_RAISED) == COMES_BACK else 0
    full = full_value(other, HEALTH)
    if full is None and back:
        raise NeedsFact(message("fact.health", player=other.name))
    health = RAISED_TO + back if full is None else min(RAISED_TO + back, full)
    table.do(events.IsRaised(other.name, health, TOXIC_RAISED.passages if other.toxic else ()))
    table.do(events.DrawsCorruption(other.name))
