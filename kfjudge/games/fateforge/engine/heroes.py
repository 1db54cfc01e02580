"""The turn of a hero (p. 13): what results, energy, skills and items allow, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kfjudge.core.errors import NeedsFact
from kfjudge.core.events import Refused
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import dsl, message
from kfjudge.games.fateforge.engine import choose, enemies, events
from kfjudge.games.fateforge.engine.board import (
    ANY,
    PARRY,
    PLAIN,
    PULL,
    PUSH,
    RESULTS,
    Board,
    Card,
    Conversion,
    Hero,
    adjacent_zones,
    is_protected,
    reachable_zones,
)
from kfjudge.games.fateforge.engine.cards import has_ability, heros_card, is_leader
from kfjudge.games.fateforge.engine.harm import damage_enemy, lose_energy, lose_health
from kfjudge.games.fateforge.engine.tokens import HEALTH, full_value, meet_trap, pick_up
from kfjudge.games.fateforge.readings import (
    ALL,
    COMES_BACK,
    FRONT_LINE,
    RAISING_PAID,
    SHOTS,
    STRIKES,
    TERRAIN_PAID,
    TOXIC_RAISED,
    TWO_RESULTS,
)

MOVE, STRIKE, SHOOT, FOCUS, MISS = "move", "strike", "shoot", "focus", "miss"
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
        found += (_option_on(card, "strike") for card in targets(table, hero.place, STRIKE))
    if payments(hero, SHOOT):
        found += (_option_on(card, "shoot") for card in in_range(table, hero))
    cards = (board.cards[uid] for uid in (*hero.skills, *hero.items))
    found += (_option_on(card, "use") for card in cards if can_use(table, hero, card))
    found += _options_in_zone(table, hero)
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
    if table.board.zones[hero.place].difficult and not _count_spare(
        table, hero, (MOVE,) if kind == "walk" else ()
    ):
        return
    for place in reachable_zones(table.board, hero.place):
        yield Option(f"{kind}:{place}", kind, message(f"option.{kind}", place=place))


def can_leave(board: Board, hero: Hero) -> bool:
    """Tell whether no enemy blocks the zone of a hero."""
    return not any(has_ability(card, dsl.BLOCKING) for card in board.enemies_in(hero.place))


def targets(table: Table[Board], place: str, verb: str) -> list[Card]:
    """List the enemies of a zone that a hero may aim at: not guarded ones, not stealthy ones beside others,
    and those in the front line first."""
    there = [card for card in table.board.enemies_in(place) if table.board.guardian(card) is None]
    open_ = [card for card in there if not has_ability(card, dsl.STEALTHY)] or there
    front = [card for card in open_ if has_ability(card, dsl.FRONT_LINE)]
    if not 0 < len(front) < len(open_):
        return open_
    what = table.reading(FRONT_LINE)
    return front if what in (ALL, {STRIKE: STRIKES, SHOOT: SHOTS}[verb]) else open_


def in_range(table: Table[Board], hero: Hero) -> list[Card]:
    """List the enemies that may be shot at: in adjacent zones, with no barricade in the way."""
    return [
        card for place in _zones_shot_at(table.board, hero.place) for card in targets(table, place, SHOOT)
    ]


def _zones_shot_at(board: Board, place: str) -> list[str]:
    return [one for one in adjacent_zones(board, place) if not is_protected(board, one, place)]


def payments(hero: Hero, wanted: str) -> list[str]:
    """List the results left that count as what is wanted: a skill strike is a strike, too, but a strike is no
    skill strike."""
    fitting = [wanted, *(result for result, plain in PLAIN.items() if plain == wanted)]
    if wanted == ANY:
        fitting = [result for result in RESULTS if result != MISS]
    return [result for result in fitting if hero.has(result)]


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
    elif picked.kind == "take":
        table.do(events.TakesObjective(hero.name, hero.place))
    elif picked.kind in ("chest", "exploration"):
        pay(table, hero, FOCUS)
        kind = events.OpensChest if picked.kind == "chest" else events.Explores
        table.do(kind(hero.name, hero.place))
    elif picked.kind == "raise":
        _raise_hero(table, hero, table.board.players[rest])


def pay(
    table: Table[Board],
    hero: Hero,
    wanted: str,
    kind: type[events.SpendsResult] = events.SpendsResult,
    *,
    but: str = "",
) -> str:
    """Spend a result that counts as what is wanted; ask if several kinds do. Returns which."""
    words = choose.name_results(result for result in payments(hero, wanted) if result != but)
    picked = choose.one(table, hero.name, message("ask.result"), words, ("rule/dice-results",))
    table.do(kind(hero.name, picked))
    return picked


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
    enemies.follow(table, hero, left)
    enemies.frighten_who_enters(table, hero)
    meet_trap(table, hero)
    pick_up(table)


def attack(table: Table[Board], hero: Hero, verb: str, card: Card) -> None:
    """Strike or shoot an enemy."""
    kind = events.Strikes if verb == STRIKE else events.Shoots
    table.do(kind(steps=lambda: damage_enemy(table, card, 1), player=hero.name, card=card))


# skills and items


def conversion(card: Card) -> Conversion | None:
    """Return what a card takes and gives, if the board states it."""
    return card.does or card.gives


def can_use(table: Table[Board], hero: Hero, card: Card) -> bool:
    """Tell whether a card may be used now: not used up, paid for, and all its actions possible in their
    order."""
    spec = heros_card(card)
    if (card.used and not card.passive) or (spec is None and conversion(card) is None):
        return False
    if spec is not None and spec.gives_move:
        return can_do(table, hero, (MOVE,))
    converted = conversion(card)
    if converted is None:
        return True  # what it does must be asked for
    if not can_pay(hero, converted[0]):
        return False
    return card.does is None or can_do(table, hero, card.does[1], card.does[0])


def can_pay(hero: Hero, wanted: Sequence[str]) -> bool:
    """Tell whether a hero has different results for all that is wanted."""

    def enough(left: dict[str, int], rest: Sequence[str]) -> bool:
        if not rest:
            return True
        found = [one for one in payments(hero, rest[0]) if left[one]]
        return any(enough({**left, one: left[one] - 1}, rest[1:]) for one in found)

    return enough({result: hero.has(result) for result in RESULTS}, wanted)


def can_do(table: Table[Board], hero: Hero, verbs: Sequence[str], cost: Sequence[str] = ()) -> bool:
    """Tell whether a hero can do actions one after the other (p. 7: all of them, in this order) once a cost
    is paid."""
    return _is_possible(table, hero, hero.place, tuple(verbs), cost)


def _count_spare(table: Table[Board], hero: Hero, cost: Sequence[str]) -> int:
    """Count the results that can still pay for difficult terrain once a cost is paid."""
    kind, spare = table.reading(TERRAIN_PAID), 0
    while can_pay(hero, (*cost, *(kind,) * (spare + 1))):
        spare += 1
    return spare


def _is_possible(
    table: Table[Board], hero: Hero, place: str, verbs: Sequence[str], cost: Sequence[str]
) -> bool:
    """Tell the same from a zone; what difficult terrain on the way costs is added to the cost."""
    if not verbs:
        return True
    board = table.board
    plain = PLAIN.get(verbs[0], verbs[0])
    if plain == MOVE:
        if place == hero.place and not can_leave(board, hero):
            return False
        if board.zones[place].difficult:
            cost = (*cost, table.reading(TERRAIN_PAID))
            if not can_pay(hero, cost):
                return False
        beside = reachable_zones(board, place)
        return any(_is_possible(table, hero, one, verbs[1:], cost) for one in beside)
    if plain == STRIKE:
        return bool(targets(table, place, STRIKE)) and _is_possible(table, hero, place, verbs[1:], cost)
    if plain == SHOOT:
        reach = any(targets(table, one, SHOOT) for one in _zones_shot_at(board, place))
        return reach and _is_possible(table, hero, place, verbs[1:], cost)
    return bool(movable(board, place, plain)) and _is_possible(table, hero, place, verbs[1:], cost)


def movable(board: Board, place: str, verb: str) -> list[Card]:
    """List the minions that may be pushed out of a zone or pulled into it: no leader, none that never
    moves."""
    beside = adjacent_zones(board, place)
    where = [place] if verb == PUSH else beside
    return [
        card
        for one in where
        for card in board.enemies_in(one)
        if beside and not is_leader(card) and not board.is_bound(card)
    ]


def use(table: Table[Board], hero: Hero, card: Card) -> None:
    """Use a skill or an item: pay its cost, then gain results or do its actions."""
    spec = heros_card(card)
    gives_move = spec is not None and spec.gives_move
    if conversion(card) is None and not gives_move:
        raise NeedsFact(message("fact.effect", card=card))

    def steps() -> None:
        card.used = True
        if gives_move:
            _do_in_order(table, hero, (MOVE,))
            return
        converted = conversion(card)
        assert converted is not None
        for wanted in converted[0]:
            pay(table, hero, wanted)
        for gained in converted[1]:
            if gained == PARRY:
                table.do(events.GainsParry(hero.name, 1))
            elif card.does is None:
                table.do(events.GainsResult(hero.name, gained))
        if card.does is not None:
            _do_in_order(table, hero, card.does[1])

    kind = events.UsesSkill if card.facts.type == "skill" else events.UsesItem
    table.do(kind(steps=steps, player=hero.name, card=card))


def _do_in_order(table: Table[Board], hero: Hero, verbs: Sequence[str]) -> None:
    """Do actions at once, one after the other: they are no results to be kept."""
    for at, verb in enumerate(verbs):
        plain = PLAIN.get(verb, verb)
        if plain == MOVE:
            if not can_do(table, hero, verbs[at:]):
                what = message("refused.rest", player=hero.name)
                table.note(Refused(what, message("why.no-way"), (), ("rule/skill-effect",)))
                return
            is_difficult = table.board.zones[hero.place].difficult
            cost = (table.reading(TERRAIN_PAID),) if is_difficult else ()
            beside = reachable_zones(table.board, hero.place)
            there = [place for place in beside if _is_possible(table, hero, place, verbs[at + 1 :], cost)]
            question, words = message("ask.place", player=hero.name), choose.name_places(there)
            walk(table, hero, choose.one(table, hero.name, question, words, ("rule/dice-results",)))
        elif plain in (STRIKE, SHOOT):
            enemies_there = targets(table, hero.place, STRIKE) if plain == STRIKE else in_range(table, hero)
            if enemies_there:
                attack(table, hero, plain, _ask_enemy(table, hero, enemies_there))
        elif enemies_there := movable(table.board, hero.place, plain):
            card = _ask_enemy(table, hero, enemies_there)
            if plain == PULL:
                table.do(events.Pulls(hero.name, card, hero.place))
            else:
                words = choose.name_places(adjacent_zones(table.board, hero.place))
                question, cite = message("ask.way", card=card), ("glossary/push-and-pull",)
                to = choose.one(table, hero.name, question, words, cite)
                table.do(events.Pushes(hero.name, card, to))
            enemies.frighten_who_is_there(table, card)
            pick_up(table)


def _ask_enemy(table: Table[Board], hero: Hero, cards: list[Card]) -> Card:
    cite = ("rule/choosing-enemy-targets",)
    return choose.enemy(table, hero.name, message("ask.enemy"), cards, cite)


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
