"""Enemy reactions (p. 14) and enemy turns (p. 15): which enemy acts, by which box of its band, and on which
hero (p. 17)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kfjudge.core.errors import NeedsFact
from kfjudge.core.events import Refused
from kfjudge.core.table import Table
from kfjudge.games.fateforge import dsl, message
from kfjudge.games.fateforge.cards.book import ENEMIES
from kfjudge.games.fateforge.engine import choose, events
from kfjudge.games.fateforge.engine.board import (
    BOSS,
    COLORS,
    Board,
    Card,
    Hero,
    boxes,
    can_shoot,
    color_of,
    distances_from,
    exits_of,
    has_ability,
    is_leader,
    is_protected,
    open_zones,
    steps_toward,
)
from kfjudge.games.fateforge.engine.harm import damage_hero, deal_toxic_damage, meet_trap, pick_up
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
NO_MINION, SHUT = "no-minion", "shut"
CITE = {
    dsl.STRIKE: ("glossary/strike",),
    dsl.SHOOT: ("glossary/shoot",),
    dsl.STUN: ("glossary/stunned",),
    dsl.PUSH: ("glossary/push-and-pull",),
    dsl.PULL: ("glossary/push-and-pull",),
}
WHY = {
    NO_HERO: (),
    IS_STUNNED: ("glossary/stunned",),
    STAYS: ("glossary/guarded-token",),
    NO_WAY: (),
    SHIELDED: ("glossary/barricade",),
    APART: ("glossary/strike",),
    SHUT: ("glossary/door",),
    NO_MINION: ("glossary/colour-target",),
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
    for card in [card for card in table.board.enemies() if card.color == BOSS]:  # a boss reacts, too (p. 14)
        found = find_box(table, card)
        if not table.board.over and found is not None and _find_hindrance(table, card, found) is None:
            table.do(events.Reacts(steps=partial(_act, table, card), card=card))


def _list_colors(table: Table[Board]) -> Sequence[str]:
    """List the colors of enemies that the app names; ask where the board does not say."""
    board = table.board
    if board.turn.colors:
        return board.turn.colors
    found: list[str] = []
    for _ in range(MOST_COLORS):
        there = {color_of(card) for card in board.enemies()}.difference(found)
        left = [color for color in COLORS if color in there and color != BOSS]
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
        if found is not None and _find_hindrance(table, card, found) is None:
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
    why = NO_HERO if found is None else _find_hindrance(table, card, found)
    if why is None:
        table.do(events.Acts(steps=lambda: _act(table, card), card=card))
    else:
        table.do(events.DoesNothing(card, why, WHY[why]))
    printed = ENEMIES.get(card.facts.id)
    color = card.leads or (printed.leads if printed is not None else "")  # of the minions it calls nearer
    if color and card.in_play and (is_leader(card) or not card.stunned):
        nearest = _find_nearest(table.board, card, color)
        if nearest:
            table.do(events.Leads(steps=partial(_call, table, card, nearest), card=card, color=color))


def _find_nearest(board: Board, card: Card, color: str) -> list[Card]:
    """List the nearest minions of a color that are not in the zone of an enemy and may move."""
    far = distances_from(board, card.controller)
    others = [
        minion
        for minion in board.enemies()
        if color_of(minion) == color and not board.is_bound(minion) and far.get(minion.controller, 0) > 0
    ]
    least = min((far[minion.controller] for minion in others), default=0)
    return [minion for minion in others if far[minion.controller] == least]


def _call(table: Table[Board], card: Card, nearest: list[Card]) -> None:
    """Bring one of the nearest minions a zone closer."""
    _go_toward(table, choose.draw_enemy(table, nearest), card.controller)


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
        if action is not None and action.verbs[0] == dsl.SHOOT:
            heroes = [hero for hero in heroes if can_shoot(board, card.controller, hero.place)]
        return action, heroes, at
    return None


def _find_hindrance(table: Table[Board], card: Card, found: Found) -> str | None:
    """Say why an enemy cannot do what its box says."""
    action, heroes, _ = found
    if card.stunned:
        return IS_STUNNED
    if not heroes:
        standing = table.board.standing()
        barricaded = any(is_protected(table.board, hero.place, card.controller) for hero in standing)
        return SHIELDED if barricaded else SHUT
    if action is None:
        return None
    if action.moves:
        if table.board.is_bound(card):
            return STAYS
        if not _can_go(table.board, card, action, heroes):
            return SHUT if any(place.doors for place in table.board.zones.values()) else NO_WAY
    if action.color and not _find_colored(table.board, card, action):
        return NO_MINION
    far = distances_from(table.board, card.controller)
    is_near = action.verbs[0] in (dsl.STRIKE, dsl.PUSH, dsl.STUN)
    if is_near and far[heroes[0].place] > dsl.RANGE[action.verbs[0]] + action.reach:
        return APART
    return None


def _can_go(board: Board, card: Card, action: dsl.Action, heroes: list[Hero]) -> bool:
    """Tell whether a way leads an enemy where its box sends it: to an exit, or to one of those heroes."""
    if action.exit:
        return any(
            goal == card.controller or steps_toward(board, card.controller, goal)
            for goal in exits_of(board, action.exit)
        )
    return heroes[0].place == card.controller or any(
        steps_toward(board, card.controller, hero.place) for hero in heroes
    )


def _find_colored(board: Board, card: Card, action: dsl.Action) -> list[Card]:
    """List the minions that a box aims at by their color: of the left one, or if there is none of the other.
    A call is for the nearest that are elsewhere."""
    for color in filter(None, (action.color, action.otherwise)):
        found = [other for other in board.enemies() if color_of(other) == color]
        if dsl.CALL in action.verbs:
            found = _find_nearest(board, card, color)
        if found:
            return found
    return []


def _act(table: Table[Board], card: Card) -> None:
    """Do what an enemy's box says, one verb after the other, on the one hero that it aims at."""
    found = find_box(table, card)
    assert found is not None
    action, heroes, at = found
    distance = boxes(card)[at][0]
    if action is None:
        raise NeedsFact(message("fact.box", card=card, n=distance))
    hero = _choose_target(table, card, action, heroes) if action.aims else None
    for verb in action.verbs:
        if table.board.over or not card.in_play:
            return
        if verb == dsl.MOVE:
            _go_toward(table, card, *_goals(table.board, card, action, hero))
        elif verb == dsl.PARRY:
            to = choose.draw_enemy(table, _find_colored(table.board, card, action)) if action.color else card
            table.do(events.EnemyGainsParry(to, 1))
        elif verb == dsl.CALL:
            nearest = _find_colored(table.board, card, action)
            if nearest:
                table.do(events.Calls(steps=partial(_call, table, card, nearest), card=card))
        elif hero is not None and hero.stands:
            _do_to_hero(table, card, action, verb, hero, distance)


def _goals(board: Board, card: Card, action: dsl.Action, hero: Hero | None) -> list[str]:
    """List where an enemy that moves is going: to its hero, or to the nearest zones with the exit."""
    if not action.exit:
        return [hero.place] if hero is not None else []
    far = distances_from(board, card.controller)
    exits = exits_of(board, action.exit)
    least = min((far[goal] for goal in exits if goal in far), default=0)
    return [goal for goal in exits if far.get(goal) == least]


def _do_to_hero(
    table: Table[Board], card: Card, action: dsl.Action, verb: str, hero: Hero, distance: int
) -> None:
    """Strike, shoot, stun, push or pull a hero that is in range."""
    away = distances_from(table.board, card.controller).get(hero.place, dsl.LARGEST + 1)
    in_range = dsl.RANGE[verb] + action.reach
    if verb == dsl.SHOOT:  # a box for two zones says itself how far it shoots
        in_range = max(in_range, distance)
    if away > in_range:
        what = message(f"refused.{verb}", card=card, player=hero.name)
        table.note(Refused(what, message("why.apart"), (card,), CITE[verb]))
    elif verb in (dsl.STRIKE, dsl.SHOOT):
        kind = events.EnemyShoots if verb == dsl.SHOOT else events.EnemyStrikes
        cite: tuple[str, ...] = (f"glossary/{action.target}",) if action.target else ()
        cite += ("glossary/plus-one-damage",) if action.damage > 1 else ()
        cite += ("glossary/range-plus-one",) if action.reach else ()
        steps = partial(_deal_damage, table, card, hero, action.damage)
        table.do(kind(steps=steps, card=card, player=hero.name, cite=cite))
    elif verb == dsl.STUN:
        if not hero.stunned:
            table.do(events.StunsHero(card, hero.name))
    else:
        _move_hero(table, card, hero, verb)


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
        ways = open_zones(table.board, left)
        if not ways:
            return
        to = choose.draw_place(table, message("ask.pushed", card=card), ways)
        table.do(events.IsPushed(hero.name, card, to))
    elif left not in open_zones(table.board, card.controller):
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
    if set(action.verbs) <= {dsl.MOVE}:
        return there[0]
    who = table.board.standing()[0].name
    words = {hero.name: message("option.hero", player=hero.name) for hero in there}
    question = message("ask.target", card=card)
    return table.board.players[choose.one(table, who, question, words, ("rule/choosing-targets",))]


# moving


def _go_toward(table: Table[Board], card: Card, *goals: str) -> None:
    """Move an enemy one zone nearer to one of several goals; of several ways lots are drawn (p. 20)."""
    every = (way for goal in goals for way in steps_toward(table.board, card.controller, goal))
    ways = list(dict.fromkeys(every))
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
        if hero.place not in open_zones(table.board, left):
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
