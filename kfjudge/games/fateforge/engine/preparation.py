"""The preparation phase (p. 12): four dice, energy reroll, three of a kind, sprint, and the turn order."""

from __future__ import annotations

from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.cards.book import HEROES, RAMPART
from kfjudge.games.fateforge.engine import choose, events, harm, heroes, places
from kfjudge.games.fateforge.engine.board import REACTIONS, RESULTS, Board, Hero

DICE = 4
ALIKE = 3
MISS = "miss"


def options(board: Board, hero: Hero) -> list[Option]:
    """List what a hero may do before the turns."""
    if not hero.rolled:
        return [Option("roll", "roll", message("option.roll"))]
    found = []
    if hero.miss and hero.energy and not hero.rerolled:
        found.append(Option("reroll", "reroll", message("option.reroll")))
    if not hero.turned and any(alike(hero)):
        found.append(Option("turn", "turn", message("option.turn")))
    if not hero.sprinted and not board.zones[hero.place].difficult and heroes.can_leave(board, hero):
        found += [
            Option(f"sprint:{place}", "sprint", message("option.sprint", place=place))
            for place in places.adjacent(board, hero.place)
        ]
    return [*found, Option("ready", "ready", message("option.ready"))]


def alike(hero: Hero) -> list[str]:
    """List the results that a hero has three of; a skill strike is no strike here, and misses do not
    count."""
    return [result for result in RESULTS if result != MISS and hero.has(result) >= ALIKE]


def play(table: Table[Board], hero: Hero, picked: Option) -> None:
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
        was = alike(hero)[0]
        table.do(events.TurnsDie(hero.name, was, _ask_result(table, hero, "ask.turn", but=was)))
    elif picked.kind == "sprint":
        left = hero.place
        beset = bool(table.board.enemies_in(left))
        table.do(events.Sprints(hero.name, picked.id.partition(":")[2]))
        if beset:  # leaving enemies costs 1 damage
            harm.hurt(table, hero, 1)
        heroes.arrive(table, hero, left)
    elif picked.kind == "ready":
        table.do(events.IsReady(hero.name))
        if RAMPART in HEROES.get(hero.card, ()) and not hero.sprinted:
            table.do(events.GainsParry(hero.name, 1, ("glossary/hero-ability",)))


def _ask_result(table: Table[Board], hero: Hero, question: str, *, but: str = "") -> str:
    """Ask for the result of a die: the book does not show its faces, so chance cannot roll it."""
    words = choose.name_results(result for result in RESULTS if result != but)
    asked = message(question, player=hero.name)
    return choose.one(table, hero.name, asked, words, ("rule/rolling-dice",))


def set_order(table: Table[Board]) -> None:
    """Ask for the turn order, and between which heroes the enemies react."""
    board = table.board
    left = {**choose.name_heroes(board.players), REACTIONS: message("option.reactions")}
    found: list[str] = []
    who = board.standing()[0].name
    while left:
        found.append(choose.one(table, who, message("ask.order"), left, ("rule/turn-order",)))
        del left[found[-1]]
    table.do(events.OrderIs(tuple(found)))
