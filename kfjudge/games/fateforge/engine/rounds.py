"""The round of a battle (p. 12): preparation, the turns of the heroes with the reactions between them, the
turns of the enemies, upkeep (p. 18); an extra round (p. 19), and leaving the battle scene."""

from __future__ import annotations

from functools import partial

from kfjudge.core.events import Refused
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.cards.book import HEROES, RAMPART
from kfjudge.games.fateforge.dsl import BATTLE, BLOCKING
from kfjudge.games.fateforge.engine import choose, enemies, events, heroes, using
from kfjudge.games.fateforge.engine.actions import arrive, can_leave
from kfjudge.games.fateforge.engine.board import (
    ENEMY_TURNS,
    HERO,
    PREPARATION,
    REACTIONS,
    RESULTS,
    UPKEEP,
    Board,
    Hero,
    cost_of_cheapest_way,
    has_ability,
    heros_card,
    open_zones,
)
from kfjudge.games.fateforge.engine.harm import damage_hero, drink
from kfjudge.games.fateforge.readings import ALLY_LEAVING, CUBE_A_ZONE, HELD, LEAVING_BLOCKED

DICE = 4
ALIKE = 3
MISS = "miss"
YIELD = "yield"
MOST_CORRUPTIONS = 4
ONE_MORE, LEAVE = "extra", "leave"
GOING_ON = {REACTIONS: "react", ENEMY_TURNS: "act", UPKEEP: "upkeep"}


# preparation: four dice, energy reroll, three of a kind, sprint, and the turn order


def prepare(table: Table[Board], hero: Hero) -> None:
    """Let a hero do one thing before the turns, or let another hero go first: no order binds them. After the
    last one, the group sets the turn order, and between which heroes the enemies react."""
    board = table.board
    picked = table.ask_turn(hero.name, message("ask.prepare"), lambda: _list_preparations(board, hero))
    board.turn.yielded = picked.kind == YIELD
    if board.turn.yielded:
        board.turn.player = picked.id.partition(":")[2]
        return
    _do_preparation(table, hero, picked)
    if board.over or (picked.kind != "ready" and hero.stands):
        return
    waiting = _list_unprepared(board)
    if waiting:
        board.turn.player = waiting[0].name
        return
    left = {name: message("option.hero", player=name) for name in board.players}
    left[REACTIONS] = message("option.reactions")
    order: list[str] = []
    who = board.standing()[0].name
    usual = [*board.turn.order, *left]
    while left:
        meant = next(name for name in usual if name in left)
        asked = choose.one(table, who, message("ask.order"), left, ("rule/turn-order",), default=meant)
        order.append(asked)
        del left[asked]
    table.do(events.OrderIs(tuple(order)))
    board.turn.at = 0
    _begin_next_turn(table)


def _list_unprepared(board: Board) -> list[Hero]:
    """List the heroes that stand and are not ready, in the order of the line that names them."""
    return [hero for hero in board.players.values() if hero.stands and not hero.ready]


def _list_preparations(board: Board, hero: Hero) -> list[Option]:
    """List what a hero may do before the turns; who has been let go first does something."""
    others = [] if board.turn.yielded else _list_unprepared(board)
    yielding = [
        Option(f"{YIELD}:{other.name}", YIELD, message("option.yield", player=other.name))
        for other in others
        if other is not hero
    ]
    if not hero.rolled:
        return [*yielding, Option("roll", "roll", message("option.roll"))]
    found = yielding
    if hero.miss and hero.energy and not hero.rerolled:
        found.append(Option("reroll", "reroll", message("option.reroll")))
    if not hero.turned and any(three_of_a_kind(hero)):
        found.append(Option("turn", "turn", message("option.turn")))
    for card in (board.cards[uid] for uid in (*hero.skills, *hero.items)):
        if using.rerolls(card) and using.can_reroll(hero, card):
            found.append(Option(f"use:{card.uid}", "use", message("option.use", card=card), card.uid))
    if not hero.sprinted and not board.zones[hero.place].difficult and can_leave(board, hero):
        found += [
            Option(f"sprint:{place}", "sprint", message("option.sprint", place=place))
            for place in open_zones(board, hero.place)
        ]
    return [*found, Option("ready", "ready", message("option.ready"))]


def three_of_a_kind(hero: Hero) -> list[str]:
    """List the results that a hero has three of; a skill strike is no strike here, and misses do not
    count."""
    return [result for result in RESULTS if result != MISS and hero.has(result) >= ALIKE]


def _do_preparation(table: Table[Board], hero: Hero, picked: Option) -> None:
    """Do what a hero has chosen before the turns."""
    if picked.kind == "roll":  # a stunned hero rolls one die less, once (p. 20)
        rolled = tuple(_ask_result(table, hero, "ask.die") for _ in range(DICE - hero.stunned))
        table.do(events.Rolls(hero.name, rolled))
        if hero.stunned:
            table.do(events.LosesStun(hero.name))
    elif picked.kind == "reroll":  # all misses or some of them
        numbers = {str(n): message("option.misses", n=n) for n in range(hero.miss, 0, -1)}
        question = message("ask.misses", player=hero.name)
        many = int(choose.one(table, hero.name, question, numbers, ("rule/energy-reroll",)))
        results = tuple(_ask_result(table, hero, "ask.die") for _ in range(many))
        table.do(events.Rerolls(hero.name, many, results))
    elif picked.kind == "turn":  # one of three dice that show the same
        was = three_of_a_kind(hero)[0]
        table.do(events.TurnsDie(hero.name, was, _ask_result(table, hero, "ask.turn", but=was)))
    elif picked.kind == "use":
        using.use(table, hero, table.board.cards[str(picked.card)])
    elif picked.kind == "sprint":
        left = hero.place
        beset = bool(table.board.enemies_in(left))
        table.do(events.Sprints(hero.name, picked.id.partition(":")[2]))
        if beset:  # leaving enemies costs 1 damage
            damage_hero(table, hero, 1)
        arrive(table, hero, left)
    elif picked.kind == "ready":
        table.do(events.IsReady(hero.name))
        if RAMPART in HEROES.get(hero.card, ()) and not hero.sprinted:
            table.do(events.GainsParry(hero.name, 1, ("glossary/hero-ability",)))


def _ask_result(table: Table[Board], hero: Hero, question: str, *, but: str = "") -> str:
    """Ask for the result of a die: the book does not show its faces, so chance cannot roll it."""
    words = choose.name_results(result for result in RESULTS if result != but)
    asked = message(question, player=hero.name)
    return choose.one(table, hero.name, asked, words, ("rule/rolling-dice",))


# turns


def take_turn(table: Table[Board], hero: Hero) -> None:
    """Let the hero whose turn it is do one thing, or end the turn, which discards what is left (p. 13)."""
    board = table.board
    picked = table.ask_turn(hero.name, message("ask.action"), lambda: heroes.options(table, hero))
    if picked.kind != "end-turn":
        heroes.play(table, hero, picked)
    if board.over:
        return
    if picked.kind == "end-turn" or not hero.stands:
        table.do(events.TurnEnds(hero.name))
        drink(table, hero)
        board.turn.at += 1
        _begin_next_turn(table)


def _begin_next_turn(table: Table[Board]) -> None:
    """Go on to the next on the turn order track; after the last, to the enemies."""
    board, turn = table.board, table.board.turn
    while turn.at < len(turn.order):
        name = turn.order[turn.at]
        if name == REACTIONS:
            turn.phase, turn.player = REACTIONS, ""
            return
        hero = board.players[name]
        if hero.stands and not hero.raised:
            turn.phase, turn.player = HERO, name
            table.do(events.TurnBegins(name))
            drink(table, hero)
            return
        table.do(events.TurnSkipped(name))
        turn.at += 1
    turn.phase, turn.player, turn.at = ENEMY_TURNS, "", 0


def play_phase(table: Table[Board], phase: str) -> None:
    """Play a phase in which the heroes only react, when they let it begin."""
    board = table.board
    kind = GOING_ON[phase]
    who = board.standing()[0].name
    table.ask_turn(who, message("ask.go-on"), lambda: [Option(kind, kind, message(f"option.{kind}"))])
    if phase == REACTIONS:
        table.do(events.EnemiesReact(steps=partial(enemies.react, table)))
        board.turn.at += 1
        if not board.over:
            _begin_next_turn(table)
    elif phase == ENEMY_TURNS:
        table.do(events.EnemiesAct(steps=partial(enemies.act, table)))
        board.turn.phase = UPKEEP
    else:
        table.do(events.UpkeepBegins(steps=partial(_clear_board, table)))
        _end_round(table)


# upkeep


def _clear_board(table: Table[Board]) -> None:
    """Discard parry tokens, remove stun and damage from the enemies; their armor stays as it is."""
    board = table.board
    for hero in board.players.values():
        if hero.parry:
            table.do(events.DiscardsParry(hero.name, hero.parry))
    for card in [card for card in board.enemies() if card.parry]:
        table.do(events.EnemyDiscardsParry(card, card.parry))
    for card in [card for card in board.enemies() if card.stunned]:
        table.do(events.IsNoLongerStunned(card))
    for card in [card for card in board.enemies() if card.damage]:
        table.do(events.ResetsResistance(card))


def _end_round(table: Table[Board]) -> None:
    """Begin the next round, in which cards that are used once a round may be used again. After the last one,
    play an extra round or leave the battle."""
    board = table.board
    if board.turn.last:
        if not _wants_extra_round(table):
            _leave_battle(table)
            if not board.over:
                table.do(events.BattleEnds())
            return
        table.do(events.ExtraRound())
        for hero in board.standing():
            table.do(events.DrawsCorruption(hero.name))
    table.do(events.RoundBegins(board.turn.round + 1))
    for card in (board.cards[uid] for hero in board.players.values() for uid in (*hero.skills, *hero.items)):
        spec = heros_card(card)
        card.used = card.used and (card.single_use or (spec is not None and spec.once == BATTLE))
    board.turn.phase, board.turn.at = PREPARATION, 0
    board.turn.player = _list_unprepared(board)[0].name


def _wants_extra_round(table: Table[Board]) -> bool:
    """Ask whether the group plays an extra round; nobody may have four Corruption cards already."""
    board = table.board
    full = [hero for hero in board.players.values() if hero.corruptions >= MOST_CORRUPTIONS]
    if full or board.turn.no_extra:
        what = message("refused.extra-round")
        why = message("why.corruptions", player=full[0].name) if full else message("why.battle-mode")
        cite = ("glossary/corruption",) if full else ("rule/battle-mode",)
        table.note(Refused(what, why, (), ("rule/extra-round", *cite)))
        return False
    words = {LEAVE: message("option.leave"), ONE_MORE: message("option.extra-round")}
    who, question = board.standing()[0].name, message("ask.extra-round")
    return choose.one(table, who, question, words, ("rule/extra-round",), default=LEAVE) == ONE_MORE


def _leave_battle(table: Table[Board]) -> None:
    """Leave the battle, all by one exit that no enemy guards. Each zone with an enemy or a trap on the way
    costs 1 damage; a hero goes the way that costs least."""
    board = table.board

    def is_dangerous(place: str) -> int:
        return bool(board.zones[place].enemies) or board.zones[place].trap

    exits: dict[str, list[str]] = {}
    for place in board.zones.values():
        if place.exit and not board.guarded(place.name, "exit"):
            exits.setdefault(place.exit, []).append(place.name)
    if not exits:
        for hero in board.standing():
            _note_no_way_out(table, hero)
        return
    who = board.standing()[0].name
    words = {one: message("option.exit", exit=message(f"exit.{one}")) for one in sorted(exits)}
    goals = exits[choose.one(table, who, message("ask.exit"), words, ("rule/leaving-the-battle",))]
    for hero in board.standing():
        costs = ((cost_of_cheapest_way(board, hero.place, goal, is_dangerous), goal) for goal in goals)
        ways = [(cost, goal) for cost, goal in costs if cost is not None]
        is_blocked = any(has_ability(card, BLOCKING) for card in board.enemies_in(hero.place))
        if not ways or (is_blocked and table.reading(LEAVING_BLOCKED) == HELD):
            _note_no_way_out(table, hero)
        else:
            cost, goal = min(ways)
            table.do(events.Leaves(steps=partial(_go_out, table, hero, cost), player=hero.name, to=goal))


def _go_out(table: Table[Board], hero: Hero, cost: int) -> None:
    """Let a hero leave; the damage on the way may knock it out."""
    if cost:
        is_each = cost > 1 and hero.ally and table.reading(ALLY_LEAVING) == CUBE_A_ZONE
        damage_hero(table, hero, cost, to_ally=cost if is_each else 1)
    if hero.stands:
        table.do(events.IsAway(hero.name))


def _note_no_way_out(table: Table[Board], hero: Hero) -> None:
    """Note that a hero finds no way out."""
    cite = ("rule/leaving-the-battle", "glossary/exit-token")
    what = message("refused.leave", player=hero.name)
    table.note(Refused(what, message("why.no-way-out"), (), cite))
