"""What is beside the rounds of a battle: recovery after it (p. 19), a test of a story scene (p. 21), food,
healing and the end of a rest scene (p. 22)."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.engine import choose, events
from kfjudge.games.fateforge.engine.board import AFTERMATH, ENERGY, FACES, HEALTH, TEST, Board, Hero
from kfjudge.games.fateforge.engine.harm import full_value, heal

KNOCKED_OUT_TO = 2  # health and energy
CARE = 2  # health for 1 gold
SUCCESS, TRAIT = FACES[:2]


def play_scene(table: Table[Board]) -> None:
    """Do the next thing of the scene that the board is in."""
    board = table.board
    if board.turn.phase == AFTERMATH:
        _play_aftermath(table)
    elif board.turn.phase == TEST:
        _play_test(table, board.players[board.turn.player])
    else:
        _play_rest(table)


def _play_aftermath(table: Table[Board]) -> None:
    """Recover, whatever came of the battle: 1 and 1, or a Corruption card and 2 and 2 once knocked out."""
    who = next(iter(table.board.players))
    table.ask_turn(
        who, message("ask.go-on"), lambda: [Option("recover", "recover", message("option.recover"))]
    )
    for hero in table.board.players.values():
        if hero.knocked_out:
            table.do(events.DrawsCorruption(hero.name))
            health = min(KNOCKED_OUT_TO, full_value(hero, HEALTH) or KNOCKED_OUT_TO)
            energy = min(KNOCKED_OUT_TO, full_value(hero, ENERGY) or KNOCKED_OUT_TO)
        else:
            health = min(hero.health + hero.toxic + 1, _need_full(hero, HEALTH))
            energy = min(hero.energy + 1, _need_full(hero, ENERGY))
        table.do(events.Recovers(hero.name, health, energy))
        for card in (table.board.cards[uid] for uid in (*hero.skills, *hero.items)):
            card.used = False
    table.do(events.BattleEnds())


def _need_full(hero: Hero, kind: str) -> int:
    full = full_value(hero, kind)
    if full is None:
        raise NeedsFact(message(f"fact.{kind}", player=hero.name))
    return full


def _play_test(table: Table[Board], hero: Hero) -> None:
    """Roll the dice of a test, perhaps all of them again, and see whether each is a success."""
    turn = table.board.turn

    def list_options() -> list[Option]:
        if not turn.faces:
            return [Option("roll", "roll", message("option.roll"))]
        found = [Option("accept", "accept", message("option.accept"))]
        if turn.trait and hero.energy and not hero.rerolled:
            found.append(Option("reroll", "reroll", message("option.reroll-test")))
        return found

    picked = table.ask_turn(hero.name, message("ask.test"), list_options)
    if picked.kind != "accept":
        words = {face: message("option.face", face=message(f"face.{face}")) for face in FACES}
        question = message("ask.die", player=hero.name)
        shown = tuple(
            choose.one(table, hero.name, question, words, ("rule/tests",)) for _ in range(turn.test)
        )
        kind = events.TestRerolled if picked.kind == "reroll" else events.TestRolled
        table.do(kind(hero.name, shown))
        return
    succeeds = all(face == SUCCESS or (face == TRAIT and turn.trait) for face in turn.faces)
    table.do(events.TestSucceeds(hero.name) if succeeds else events.TestFails(hero.name))
    table.board.over = True


def _play_rest(table: Table[Board]) -> None:
    """Eat, pay for care, or end the rest scene, which gives energy and armor back."""
    board = table.board
    who = next(iter(board.players))

    def list_options() -> list[Option]:
        found = []
        if board.turn.bag_food:
            found += [
                Option(f"eat:{name}", "eat", message("option.eat", player=name)) for name in board.players
            ]
        if board.turn.bag_gold:
            found.append(Option("care", "care", message("option.care")))
        return [*found, Option("end-rest", "end-rest", message("option.end-rest"))]

    picked = table.ask_turn(who, message("ask.rest"), list_options)
    if picked.kind == "eat":
        hero = board.players[picked.id.partition(":")[2]]
        table.do(events.Eats(hero.name))
        heal(table, hero, HEALTH)
        heal(table, hero, ENERGY)
    elif picked.kind == "care":
        table.do(events.PaysForCare(who))
        for _ in range(CARE):
            words = {name: message("option.hero", player=name) for name in board.players}
            name = choose.one(table, who, message("ask.care"), words, ("rule/healing",))
            heal(table, board.players[name], HEALTH)
    else:
        for hero in board.players.values():
            table.do(events.GetsRested(hero.name, _need_full(hero, ENERGY)))
            for card in (board.cards[uid] for uid in hero.items):
                if card.full_armor > card.armor:
                    table.do(events.ArmorRepaired(hero.name, card, card.full_armor))
        table.do(events.RestEnds(who))
