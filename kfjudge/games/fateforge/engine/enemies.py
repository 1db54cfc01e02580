"""Enemy reactions (p. 14) and enemy turns (p. 15): which enemy acts, by which box of its band, and on whom
(p. 17)."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.core.errors import NeedsFact
from kfjudge.core.table import Table
from kfjudge.games.fateforge.dsl import band, enemy
from kfjudge.games.fateforge.engine import choosing, events, harm, places, tokens
from kfjudge.games.fateforge.engine.board import COLORS, Board, Card, Hero
from kfjudge.games.fateforge.engine.cards import boxes, color_of, has
from kfjudge.games.fateforge.message import message
from kfjudge.games.fateforge.readings import FOLLOWED, PUSHED_AWAY

MOST_COLORS = 2  # that the app names for the reactions
MOST_ARMOR = 2  # by draining life
Found = tuple[band.Action | None, list[Hero], int]
NO_HERO, IS_STUNNED, STAYS, NO_WAY, SHIELDED = "no-hero", "stunned", "stays", "no-way", "shielded"
WHY = {
    NO_HERO: (),
    IS_STUNNED: ("glossary/stunned",),
    STAYS: ("glossary/guarded-token",),
    NO_WAY: (),
    SHIELDED: ("glossary/barricade",),
}


# reactions


def react(table: Table[Board]) -> None:
    for color in _colors(table):
        card = _who_reacts(table, color)
        if card is None:
            table.do(events.NobodyReacts(color))
        else:
            _react_with(table, card)
        if table.board.over:
            return


def _react_with(table: Table[Board], card: Card) -> None:
    table.do(events.Reacts(steps=lambda: _act(table, card), card=card))


def _colors(table: Table[Board]) -> Sequence[str]:
    """The types of enemies that the app names; where the board does not say it, somebody has to."""
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
            found.append(choosing.one_of(table, who, message("ask.color"), words, ("rule/enemy-reactions",)))
    return found


def _who_reacts(table: Table[Board], color: str) -> Card | None:
    """The enemy of that color with the leftmost box that reaches a hero, and of several the one with the
    lowest initiative; who cannot act is passed over."""
    ready: list[tuple[int, int, int, Card]] = []
    for at, card in enumerate(table.board.enemies()):
        if color_of(card) != color:
            continue
        found = first_box(table.board, card)
        if found is not None and _hindrance(table.board, card, found) is None:
            ready.append((found[2], card.initiative, at, card))
    if not ready:
        return None
    first = min(one[:2] for one in ready)
    return choosing.enemy_by_lot(table, [one[3] for one in ready if one[:2] == first])


# turns


def act(table: Table[Board]) -> None:
    """Every enemy, color by color, the lowest initiative first."""
    done: set[str] = set()
    while not table.board.over:
        waiting = [card for card in table.board.enemies() if card.uid not in done]
        if not waiting:
            return
        card = _next_in_turn(table, waiting)
        done.add(card.uid)
        _take_turn(table, card)


def _next_in_turn(table: Table[Board], waiting: list[Card]) -> Card:
    """Of several the one whose color and initiative come first; one alone needs neither."""
    if len(waiting) == 1:
        return waiting[0]
    first = min(map(_priority, waiting))
    return choosing.enemy_by_lot(table, [card for card in waiting if _priority(card) == first])


def _priority(card: Card) -> tuple[int, int]:
    return COLORS.index(color_of(card)), card.initiative


def _take_turn(table: Table[Board], card: Card) -> None:
    found = first_box(table.board, card)
    why = NO_HERO if found is None else _hindrance(table.board, card, found)
    if why is None:
        table.do(events.Acts(steps=lambda: _act(table, card), card=card))
    else:
        table.do(events.DoesNothing(card, why, WHY[why]))
    if card.in_play and has(card, enemy.LEADS_RED):
        nearest = _nearest_red(table.board, card)
        if nearest:
            table.do(events.Leads(steps=lambda: _lead(table, card, nearest), card=card))


def _lead(table: Table[Board], leader: Card, nearest: list[Card]) -> None:
    _go_toward(table, choosing.enemy_by_lot(table, nearest), leader.controller)


def _nearest_red(board: Board, leader: Card) -> list[Card]:
    """The red minions that are nearest to a leader without being there already."""
    far = places.distances(board, leader.controller)
    red = [
        card
        for card in board.enemies()
        if color_of(card) == "red" and not board.is_bound(card) and far.get(card.controller, 0) > 0
    ]
    return [card for card in red if far[card.controller] == min(far[one.controller] for one in red)]


# by which box


def first_box(board: Board, card: Card) -> Found | None:
    """The leftmost box at whose distance there is a hero: what it says, whom of them it may aim at, and which
    it is. Where that is nobody, no other box is tried (p. 15)."""
    far = places.distances(board, card.controller)
    for at, (distance, action) in enumerate(boxes(card)):
        heroes = [hero for hero in board.standing() if far.get(hero.place) == distance]
        if not heroes:
            continue
        if action is not None and action.verb == band.SHOOT:
            heroes = [hero for hero in heroes if not places.protects(board, hero.place, card.controller)]
        return action, heroes, at
    return None


def _hindrance(board: Board, card: Card, found: Found) -> str | None:
    """Why an enemy cannot do what its box says."""
    action, heroes, _ = found
    if card.stunned:
        return IS_STUNNED
    if not heroes:
        return SHIELDED
    if action is not None and action.moves:
        if board.is_bound(card):
            return STAYS
        if heroes[0].place != card.controller and not any(
            places.steps_toward(board, card.controller, hero.place) for hero in heroes
        ):
            return NO_WAY
    return None


def _act(table: Table[Board], card: Card) -> None:
    found = first_box(table.board, card)
    assert found is not None
    action, heroes, at = found
    if action is None:
        distance = boxes(card)[at][0]
        raise NeedsFact(message("fact.box", card=card, n=distance))
    hero = _target(table, card, action, heroes)
    if action.moves:
        _go_toward(table, card, hero.place)
    if action.verb in (band.STRIKE, band.MOVE_STRIKE, band.SHOOT):
        kind = events.EnemyShoots if action.verb == band.SHOOT else events.EnemyStrikes
        cite = _modifiers(action)
        table.do(
            kind(steps=lambda: _damage(table, card, hero, action), card=card, player=hero.name, cite=cite)
        )
    elif action.verb == band.PUSH:
        _push(table, card, hero)
    elif action.verb == band.PULL and hero.place != card.controller:
        table.do(events.IsPulled(hero.name, card, card.controller))
        frighten(table)
        tokens.meet_trap(table, hero)
        harm.pick_up(table)


def _modifiers(action: band.Action) -> tuple[str, ...]:
    """What the book says of the modifiers in a box."""
    target = (f"glossary/{action.target}",) if action.target else ()
    return (*target, *(("glossary/plus-one-damage",) if action.plus else ()))


def _damage(table: Table[Board], card: Card, hero: Hero, action: band.Action) -> None:
    before = hero.health
    if card.toxic:
        harm.poison(table, hero, action.damage)
    else:
        harm.hurt(table, hero, action.damage)
    drained = hero.health < before and card.controller == hero.place
    if drained and has(card, enemy.LIFE_DRAIN) and card.armor < MOST_ARMOR:
        table.do(events.GainsArmor(card, 1))


def _push(table: Table[Board], card: Card, hero: Hero) -> None:
    """Into an adjacent zone drawn by lot."""
    ways = places.adjacent(table.board, hero.place)
    if ways:
        left = hero.place
        table.do(
            events.IsPushed(
                hero.name, card, choosing.place_by_lot(table, message("ask.pushed", card=card), ways)
            )
        )
        if _followers(table.board, left) and table.reading(PUSHED_AWAY) == FOLLOWED:
            follow(table, hero, left)
        frighten(table)
        tokens.meet_trap(table, hero)
        harm.pick_up(table)


# on whom


def _target(table: Table[Board], card: Card, action: band.Action, heroes: list[Hero]) -> Hero:
    """Who stands leftmost or rightmost on the track, where the box says so; else lots are drawn between the
    zones it may move to (p. 20), and the players choose whom it attacks."""
    if action.target == band.RIGHTMOST:
        return heroes[-1]
    if action.target == band.LEFTMOST:
        return heroes[0]
    there = _of_one_zone(table, card, heroes) if action.moves else heroes
    if action.verb == band.MOVE:
        return there[0]
    who, words = table.board.standing()[0].name, choosing.heroes(hero.name for hero in there)
    question = message("ask.target", card=card)
    return table.board.players[choosing.one_of(table, who, question, words, ("rule/choosing-targets",))]


def _of_one_zone(table: Table[Board], card: Card, heroes: list[Hero]) -> list[Hero]:
    zones = list(dict.fromkeys(hero.place for hero in heroes))
    zone = choosing.place_by_lot(table, message("ask.toward", card=card), zones)
    return [hero for hero in heroes if hero.place == zone]


# moving


def _go_toward(table: Table[Board], card: Card, goal: str) -> None:
    """A zone nearer; of several ways lots are drawn (p. 20)."""
    ways = places.steps_toward(table.board, card.controller, goal)
    if not ways:
        return
    table.do(events.EnemyMoves(card, choosing.place_by_lot(table, message("ask.way", card=card), ways)))
    frighten(table)
    harm.pick_up(table)


def frighten(table: Table[Board]) -> None:
    """Who shares a zone with a Fearsome enemy, by whoever has come there, draws a Fear card once a round."""
    for hero in table.board.standing():
        enemies = table.board.enemies_in(hero.place)
        if not hero.feared and any(card.fearsome and not card.stunned for card in enemies):
            table.do(events.DrawsFear(hero.name))


def follow(table: Table[Board], hero: Hero, left: str) -> None:
    """A hero that leaves the zone of an enemy with Pursuit is followed by one of that type."""
    followers: dict[str, list[Card]] = {}
    for card in _followers(table.board, left):
        followers.setdefault(card.facts.id, []).append(card)
    for alike in followers.values():
        table.do(events.Follows(choosing.enemy_by_lot(table, alike), hero.name, hero.place))


def _followers(board: Board, left: str) -> list[Card]:
    return [
        card
        for card in board.enemies_in(left)
        if has(card, enemy.PURSUIT) and not card.stunned and not board.is_bound(card)
    ]
