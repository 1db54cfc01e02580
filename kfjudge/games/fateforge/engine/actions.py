"""What heroes do one by one (p. 5): what pays for it, where they go and what comes of it (p. 13), whom they
may aim at and reach."""

from __future__ import annotations

from kfjudge.core.table import Table
from kfjudge.games.fateforge import dsl, message
from kfjudge.games.fateforge.engine import choose, events
from kfjudge.games.fateforge.engine.board import (
    ANY,
    OR,
    PLAIN,
    RESULTS,
    TOKENS_PAID,
    Board,
    Card,
    Hero,
    adjacent_zones,
    can_shoot,
    distances_from,
    has_ability,
    is_leader,
    open_zones,
)
from kfjudge.games.fateforge.engine.enemies import follow, frighten_who_enters
from kfjudge.games.fateforge.engine.harm import damage_enemy, knock_out_without_health, meet_trap, pick_up
from kfjudge.games.fateforge.readings import (
    ALL,
    ANY_ENEMY,
    FRONT_LINE,
    RANGE_PLUS,
    SHOTS,
    STRIKES,
    STUN_LEADERS,
    TERRAIN_PAID,
    UP_TO,
)

MOVE, STRIKE, SHOOT, FOCUS, MISS = "move", "strike", "shoot", "focus", "miss"


# what pays


def payments(hero: Hero, wanted: str) -> list[str]:
    """List what is left that counts as what is wanted, "focus|energy": a skill strike is a strike, too, but a
    strike is no skill strike. Energy, health and parry tokens pay as well where a card says so."""
    fitting: dict[str, None] = {}
    for one in wanted.split(OR):
        every = [one, *(result for result, plain in PLAIN.items() if plain == one)]
        if one == ANY:
            every = [result for result in RESULTS if result != MISS]
        fitting.update(dict.fromkeys(every))
    return [kind for kind in fitting if hero.has(kind)]


def pay(
    table: Table[Board],
    hero: Hero,
    wanted: str,
    kind: type[events.SpendsResult] = events.SpendsResult,
    *,
    but: str = "",
) -> str:
    """Spend a result or a token that counts as what is wanted; ask if several kinds do. Returns which."""
    words = choose.name_results(result for result in payments(hero, wanted) if result != but)
    picked = choose.one(table, hero.name, message("ask.result"), words, ("rule/dice-results",))
    if picked in TOKENS_PAID:
        table.do(events.Pays(hero.name, picked))
        knock_out_without_health(table, hero)
    else:
        table.do(kind(hero.name, picked))
    return picked


# whom a hero aims at and reaches


def targets(table: Table[Board], place: str, verb: str) -> list[Card]:
    """List the enemies of a zone that a hero may aim at: not guarded ones, not stealthy ones beside others,
    and those in the front line first. What is neither strike nor shot aims so, too."""
    there = [card for card in table.board.enemies_in(place) if table.board.guardian(card) is None]
    open_ = [card for card in there if not has_ability(card, dsl.STEALTHY)] or there
    front = [card for card in open_ if has_ability(card, dsl.FRONT_LINE)]
    if not 0 < len(front) < len(open_):
        return open_
    what = table.reading(FRONT_LINE)
    return front if what in (ALL, {STRIKE: STRIKES, SHOOT: SHOTS}.get(verb)) else open_


def _zones_in_range(table: Table[Board], place: str, verb: str, reach: int) -> list[str]:
    """List the zones as many zones away as a verb reaches and no nearer than that, or up to that with more
    range; for a shot, those behind no barricade."""
    far = distances_from(table.board, place)
    most = least = dsl.RANGE[verb] + reach
    if reach and table.reading(RANGE_PLUS) == UP_TO:
        least = dsl.RANGE[verb]
    zones = [one for one in table.board.zones if least <= far.get(one, -1) <= most]
    return [one for one in zones if verb != SHOOT or can_shoot(table.board, place, one)]


def in_range(table: Table[Board], place: str, verb: str, reach: int = 0) -> list[Card]:
    """List the enemies that may be struck, shot, stunned, pushed or pulled from a zone."""
    zones = _zones_in_range(table, place, verb, reach)
    found = [card for one in zones for card in targets(table, one, verb)]
    if verb == dsl.STUN:
        may_lead = any(is_leader(card) for card in found) and table.reading(STUN_LEADERS) == ANY_ENEMY
        return [card for card in found if not card.stunned and (may_lead or not is_leader(card))]
    if verb == dsl.PULL:
        found = [card for card in found if card.controller in open_zones(table.board, place)]
    if verb in (dsl.PUSH, dsl.PULL):
        return [card for card in found if not is_leader(card) and not table.board.is_bound(card)]
    return found


# where a hero goes, and attacks


def can_leave(board: Board, hero: Hero) -> bool:
    """Tell whether no enemy blocks the zone of a hero."""
    return not any(has_ability(card, dsl.BLOCKING) for card in board.enemies_in(hero.place))


def walk(table: Table[Board], hero: Hero, to: str) -> None:
    """Move to another zone; pay for difficult terrain, and meet what is there."""
    left = hero.place
    if table.board.zones[left].difficult:
        pay(table, hero, table.reading(TERRAIN_PAID), events.PaysForTerrain)
    through = () if to in adjacent_zones(table.board, left) else ("glossary/portal",)
    table.do(events.Walks(hero.name, to, through))
    arrive(table, hero, left)


def arrive(table: Table[Board], hero: Hero, left: str) -> None:
    """Resolve what comes of entering a zone: pursuit, fear, a trap, gems and food."""
    follow(table, hero, left)
    frighten_who_enters(table, hero)
    meet_trap(table, hero)
    pick_up(table)


def attack(table: Table[Board], hero: Hero, verb: str, card: Card, damage: int = 1) -> None:
    """Strike or shoot an enemy."""
    kind = events.Strikes if verb == STRIKE else events.Shoots
    table.do(kind(steps=lambda: damage_enemy(table, card, damage), player=hero.name, card=card))
