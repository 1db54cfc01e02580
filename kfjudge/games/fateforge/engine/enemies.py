"""Enemy reactions (p. 14) and enemy turns (p. 15): which enemy acts, by which box of its band, and on which
hero (p. 17)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kfjudge.core.errors import NeedsFact
from kfjudge.core.events import Refused
from kfjudge.core.table import Table
from kfjudge.games.fateforge import dsl, message
from kfjudge.games.fateforge.engine import choose, events
from kfjudge.games.fateforge.engine.board import (
    COLORS,
    Board,
    Card,
    Hero,
    adjacent_zones,
    distances_from,
    is_protected,
    steps_toward,
)
from kfjudge.games.fateforge.engine.cards import boxes, color_of, has_ability
from kfjudge.games.fateforge.engine.harm import damage_hero, deal_toxic_damage
from kfjudge.games.fateforge.engine.tokens import meet_trap, pick_up
from kfjudge.games.fateforge.readings import (
    BOX_DISTANCE,
    FOLLOWED,
    IN_ORDER,
    MOVING_TOWARD,
    NEAREST,
    PUSHED_AWAY,
)

MOST_COLORS = 2  # named by the app for the reactions
MOST_ARMOR = 2  # gained by Life Drain
Found = tuple[dsl.Action | None, list[Hero], int]
NO_HERO, IS_STUNNED, STAYS, NO_WAY, SHIELDED = "no-hero", "stunned", "stays", "no-way", "shielded"
APART = "apart"  # a strike is for a hero in the same zone
WHY = {
    NO_HERO: (),
    IS_STUNNED: ("glossary/stunned",),
    STAYS: ("glossary/guarded-token",),
    NO_WAY: (),
    SHIELDED: ("glossary/barricade",),
    APART: ("glossary/strike",),
}


# reactions


def react(table: Table[Board]) -> None:
    """Let the enemies react: one of each color that the app names."""
    for color in _list_colors(table):
        card = _find_reactor(table, color)
        if card is None:
            table.do(events.NobodyReacts(color))
        else:
            table.do(events.Reacts(steps=partial(_act, table, card), card=card))
        if table.board.over:
            return


def _list_colors(table: Table[Board]) -> Sequence[str]:
    """List the colors of enemies that the app names; ask where the board does not say."""
    board = table.board
    if board.turn.colors:
        return board.turn.colors
    found: list[str] = []
    for _ in range(MOST_COLORS):
        there = {color_of(card) for card in board.enemies()}.difference(found)
        left = [color for color in COLORS if color in there]
        words = {color: message("option.color", color=message(f"color.{color}")) for color in left}
        if words:
            who = board.standing()[0].name
            found.append(choose.one(table, who, message("ask.color"), words, ("rule/enemy-reactions",)))
    return found


def _find_reactor(table: Table[Board], color: str) -> Card | None:
    """Find the enemy of that color with the leftmost box that reaches a hero, and of several the one with the
    lowest initiative. Those that cannot act are passed over."""
    ready: list[tuple[int, int, int, Card]] = []
    for at, card in enumerate(table.board.enemies()):
        if color_of(card) != color:
            continue
        found = find_box(table, card)
        if found is not None and _find_hindrance(table.board, card, found) is None:
            ready.append((found[2], card.initiative, at, card))
    if not ready:
        return None
    first = min(one[:2] for one in ready)
    return choose.draw_enemy(table, [one[3] for one in ready if one[:2] == first])


# turns


def act(table: Table[Board]) -> None:
    """Let every enemy take its turn, color by color, the lowest initiative first."""
    done: set[str] = set()
    while not table.board.over:
        waiting = [card for card in table.board.enemies() if card.uid not in done]
        if not waiting:
            return
        card = waiting[0]
        if len(waiting) > 1:  # one alone needs neither color nor initiative
            first = min(map(_priority, waiting))
            card = choose.draw_enemy(table, [one for one in waiting if _priority(one) == first])
        done.add(card.uid)
        _take_turn(table, card)


def _priority(card: Card) -> tuple[int, int]:
    return COLORS.index(color_of(card)), card.initiative


def _take_turn(table: Table[Board], card: Card) -> None:
    """Let an enemy act by its box, or say why it does nothing; a leader then leads the nearest red minion."""
    found = find_box(table, card)
    why = NO_HERO if found is None else _find_hindrance(table.board, card, found)
    if why is None:
        table.do(events.Acts(steps=lambda: _act(table, card), card=card))
    else:
        table.do(events.DoesNothing(card, why, WHY[why]))
    if not (card.in_play and has_ability(card, dsl.LEADS_RED)):
        return
    far = distances_from(table.board, card.controller)
    red = [
        minion
        for minion in table.board.enemies()
        if color_of(minion) == "red"
        and not table.board.is_bound(minion)
        and far.get(minion.controller, 0) > 0  # not in the zone of the leader
    ]
    least = min((far[minion.controller] for minion in red), default=0)
    nearest = [minion for minion in red if far[minion.controller] == least]

    def lead() -> None:
        _go_toward(table, choose.draw_enemy(table, nearest), card.controller)

    if nearest:
        table.do(events.Leads(steps=lead, card=card))


# by which box


def find_box(table: Table[Board], card: Card) -> Found | None:
    """Find the leftmost box at whose distance there is a hero: what it says, the heroes it may aim at, and
    which box it is. If it may aim at none of them, no other box is tried (p. 15)."""
    board = table.board
    far = distances_from(board, card.controller)
    nearest = min((far[hero.place] for hero in board.standing() if hero.place in far), default=0)
    for at, (distance, action) in enumerate(boxes(card)):
        heroes = [hero for hero in board.standing() if far.get(hero.place) == distance]
        if not heroes or (distance > nearest and table.reading(BOX_DISTANCE) == NEAREST):
            continue
        if action is not None and action.verb == dsl.SHOOT:
            heroes = [hero for hero in heroes if not is_protected(board, hero.place, card.controller)]
        return action, heroes, at
    return None


def _find_hindrance(board: Board, card: Card, found: Found) -> str | None:
    """Say why an enemy cannot do what its box says."""
    action, heroes, _ = found
    if card.stunned:
        return IS_STUNNED
    if not heroes:
        return SHIELDED
    if action is not None and action.moves:
        if board.is_bound(card):
            return STAYS
        if heroes[0].place != card.controller and not any(
            steps_toward(board, card.controller, hero.place) for hero in heroes
        ):
            return NO_WAY
    if action is not None and action.verb == dsl.STRIKE and heroes[0].place != card.controller:
        return APART
    return None


def _act(table: Table[Board], card: Card) -> None:
    """Do what an enemy's box says: move, then strike, shoot, push or pull."""
    found = find_box(table, card)
    assert found is not None
    action, heroes, at = found
    if action is None:
        distance = boxes(card)[at][0]
        raise NeedsFact(message("fact.box", card=card, n=distance))
    hero = _choose_target(table, card, action, heroes)
    if action.moves:
        _go_toward(table, card, hero.place)
    if action.verb == dsl.MOVE_STRIKE and hero.place != card.controller:
        what = message("refused.strike", card=card, player=hero.name)
        table.note(Refused(what, message("why.apart"), (card,), ("glossary/strike",)))
    elif action.verb in (dsl.STRIKE, dsl.MOVE_STRIKE, dsl.SHOOT):
        kind = events.EnemyShoots if action.verb == dsl.SHOOT else events.EnemyStrikes
        cite: tuple[str, ...] = (f"glossary/{action.target}",) if action.target else ()
        cite += ("glossary/plus-one-damage",) if action.plus else ()
        steps = partial(_deal_damage, table, card, hero, action.damage)
        table.do(kind(steps=steps, card=card, player=hero.name, cite=cite))
    elif action.verb in (dsl.PUSH, dsl.PULL):
        _move_hero(table, card, hero, action.verb)


def _deal_damage(table: Table[Board], card: Card, hero: Hero, amount: int) -> None:
    """Deal the damage of a box, toxic from a toxic enemy; Life Drain makes armor of it."""
    before = hero.health
    if card.toxic:
        deal_toxic_damage(table, hero, amount)
    else:
        damage_hero(table, hero, amount)
    drained = hero.health < before and card.controller == hero.place
    if drained and has_ability(card, dsl.LIFE_DRAIN) and card.armor < MOST_ARMOR:
        table.do(events.GainsArmor(card, 1))


def _move_hero(table: Table[Board], card: Card, hero: Hero, verb: str) -> None:
    """Push a hero into an adjacent zone drawn by lot, or pull it into the zone of the enemy."""
    left = hero.place
    if verb == dsl.PUSH:
        ways = adjacent_zones(table.board, left)
        if not ways:
            return
        to = choose.draw_place(table, message("ask.pushed", card=card), ways)
        table.do(events.IsPushed(hero.name, card, to))
    elif left == card.controller:
        return
    else:
        table.do(events.IsPulled(hero.name, card, card.controller))
    if _followers(table.board, left) and table.reading(PUSHED_AWAY) == FOLLOWED:
        follow(table, hero, left)
    frighten_who_enters(table, hero)
    meet_trap(table, hero)
    pick_up(table)


# which hero


def _choose_target(table: Table[Board], card: Card, action: dsl.Action, heroes: list[Hero]) -> Hero:
    """Find the hero that a box aims at: the leftmost or rightmost on the track if it says so. Else lots are
    drawn between the zones it may move to (p. 20), and the players choose whom it attacks."""
    if action.target == dsl.RIGHTMOST:
        return heroes[-1]
    if action.target == dsl.LEFTMOST:
        return heroes[0]
    there = heroes
    if action.moves:
        zones = list(dict.fromkeys(hero.place for hero in heroes))
        if len(zones) > 1 and table.reading(MOVING_TOWARD) == IN_ORDER:
            zones = zones[:1]
        zone = choose.draw_place(table, message("ask.toward", card=card), zones)
        there = [hero for hero in heroes if hero.place == zone]
    if action.verb == dsl.MOVE:
        return there[0]
    who = table.board.standing()[0].name
    words = {hero.name: message("option.hero", player=hero.name) for hero in there}
    question = message("ask.target", card=card)
    return table.board.players[choose.one(table, who, question, words, ("rule/choosing-targets",))]


# moving


def _go_toward(table: Table[Board], card: Card, goal: str) -> None:
    """Move an enemy one zone nearer; of several ways lots are drawn (p. 20)."""
    ways = steps_toward(table.board, card.controller, goal)
    if not ways:
        return
    table.do(events.EnemyMoves(card, choose.draw_place(table, message("ask.way", card=card), ways)))
    frighten_who_is_there(table, card)
    pick_up(table)


def frighten_who_enters(table: Table[Board], hero: Hero) -> None:
    """Let a hero who enters the zone of a Fearsome enemy draw a Fear card, one a round (p. 27)."""
    enemies = table.board.enemies_in(hero.place)
    if hero.stands and not hero.feared and any(_is_fearsome(card) for card in enemies):
        table.do(events.DrawsFear(hero.name))


def frighten_who_is_there(table: Table[Board], card: Card) -> None:
    """Let the heroes whose zone a Fearsome enemy enters draw a Fear card each, one a round (p. 27)."""
    for hero in table.board.heroes_in(card.controller) if _is_fearsome(card) else ():
        if not hero.feared:
            table.do(events.DrawsFear(hero.name))


def _is_fearsome(card: Card) -> bool:
    return card.fearsome and not card.stunned


def follow(table: Table[Board], hero: Hero, left: str) -> None:
    """Let enemies with Pursuit follow a hero that has left their zone: one of each type. Through a portal no
    enemy goes (p. 26)."""
    followers: dict[str, list[Card]] = {}
    for card in _followers(table.board, left):
        followers.setdefault(card.facts.id, []).append(card)
    for alike in followers.values():
        if hero.place not in adjacent_zones(table.board, left):
            what = message("refused.follow", card=alike[0], player=hero.name)
            table.note(Refused(what, message("why.portal"), (alike[0],), ("glossary/portal",)))
            continue
        card = choose.draw_enemy(table, alike)
        table.do(events.Follows(card, hero.name, hero.place))
        frighten_who_is_there(table, card)


def _followers(board: Board, left: str) -> list[Card]:
    return [
        card
        for card in board.enemies_in(left)
        if has_ability(card, dsl.PURSUIT) and not card.stunned and not board.is_bound(card)
    ]
