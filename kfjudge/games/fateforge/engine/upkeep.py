"""The upkeep (p. 18), an extra round (p. 19), and leaving the battle scene."""

from __future__ import annotations

from kfjudge.core.events import Refused
from kfjudge.core.table import Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.dsl import BLOCKING
from kfjudge.games.fateforge.engine import choose, events, harm, places
from kfjudge.games.fateforge.engine.board import PREPARATION, Board, Hero
from kfjudge.games.fateforge.engine.cards import has_ability, once_a_battle
from kfjudge.games.fateforge.readings import HELD, LEAVING_BLOCKED

MOST_CORRUPTIONS = 4
ONE_MORE, LEAVE = "extra", "leave"


def tidy(table: Table[Board]) -> None:
    """Discard parry tokens, remove stun and damage from the enemies; their armor stays as it is."""
    board = table.board
    for hero in board.players.values():
        if hero.parry:
            table.do(events.DiscardsParry(hero.name, hero.parry))
    for card in [card for card in board.enemies() if card.stunned]:
        table.do(events.IsNoLongerStunned(card))
    for card in [card for card in board.enemies() if card.damage]:
        table.do(events.ResetsResistance(card))


def finish(table: Table[Board]) -> None:
    """Begin the next round; after the last one, play an extra round or leave the battle."""
    board = table.board
    if not board.turn.last:
        begin_round(table)
    elif _plays_on(table):
        table.do(events.ExtraRound())
        for hero in board.standing():
            table.do(events.DrawsCorruption(hero.name))
        begin_round(table)
    else:
        _leave(table)
        if not board.over:
            table.do(events.BattleEnds())


def begin_round(table: Table[Board]) -> None:
    """Begin a round: cards that are used once a round may be used again."""
    board = table.board
    table.do(events.RoundBegins(board.turn.round + 1))
    for uid in (uid for hero in board.players.values() for uid in (*hero.skills, *hero.items)):
        board.cards[uid].used = board.cards[uid].used and once_a_battle(board.cards[uid])
    board.turn.phase, board.turn.at = PREPARATION, 0
    board.turn.player = next(hero.name for hero in board.players.values() if hero.stands)


def _plays_on(table: Table[Board]) -> bool:
    """Ask whether the group plays an extra round; nobody may have four Corruption cards already."""
    board = table.board
    full = [hero for hero in board.players.values() if hero.corruptions >= MOST_CORRUPTIONS]
    if full:
        what = message("refused.extra-round")
        why = message("why.corruptions", player=full[0].name)
        table.note(Refused(what, why, (), ("rule/extra-round", "glossary/corruption")))
        return False
    words = {LEAVE: message("option.leave"), ONE_MORE: message("option.extra-round")}
    who, question = board.standing()[0].name, message("ask.extra-round")
    return choose.one(table, who, question, words, ("rule/extra-round",), default=LEAVE) == ONE_MORE


def _leave(table: Table[Board]) -> None:
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
        _stay(table, board.standing())
        return
    who = board.standing()[0].name
    words = {one: message("option.exit", exit=message(f"exit.{one}")) for one in sorted(exits)}
    goals = exits[choose.one(table, who, message("ask.exit"), words, ("rule/leaving-the-battle",))]
    for hero in board.standing():
        costs = ((places.cheapest_way(board, hero.place, goal, is_dangerous), goal) for goal in goals)
        ways = [(cost, goal) for cost, goal in costs if cost is not None]
        is_blocked = any(has_ability(card, BLOCKING) for card in board.enemies_in(hero.place))
        if not ways or (is_blocked and table.reading(LEAVING_BLOCKED) == HELD):
            _stay(table, [hero])
        else:
            cost, goal = min(ways)
            _go(table, hero, goal, cost)


def _go(table: Table[Board], hero: Hero, goal: str, cost: int) -> None:
    """Let a hero leave by an exit; the damage on the way may knock it out."""

    def steps() -> None:
        if cost:
            harm.hurt(table, hero, cost)
        if hero.stands:
            table.do(events.IsAway(hero.name))

    table.do(events.Leaves(steps=steps, player=hero.name, to=goal))


def _stay(table: Table[Board], heroes: list[Hero]) -> None:
    """Write down that heroes find no way out."""
    cite = ("rule/leaving-the-battle", "glossary/exit-token")
    for hero in heroes:
        what = message("refused.leave", player=hero.name)
        table.note(Refused(what, message("why.no-way-out"), (), cite))
