"""The round: its four phases and their steps, whose turn it is in the investigation phase."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import actions, choose, events
from kfjudge.games.arkham.engine.actions import let_others_act
from kfjudge.games.arkham.engine.attacks import resolve_attacks
from kfjudge.games.arkham.engine.board import ACTIONS, ENEMY, INVESTIGATION, MYTHOS, PHASES, SETUP, UPKEEP
from kfjudge.games.arkham.engine.decks import draw, set_up
from kfjudge.games.arkham.engine.encounter import draw_encounter_card
from kfjudge.games.arkham.engine.engagement import engaged_enemies, move_hunters
from kfjudge.games.arkham.engine.initiation import forget_uses
from kfjudge.games.arkham.engine.plot import check_doom, place_doom
from kfjudge.games.arkham.engine.timing import open_window
from kfjudge.games.arkham.engine.values import end_lasting, more_actions, special_actions

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

LARGEST_HAND = 8
DRAW_RULE = "rule/4-4-draw-and-gain"
HAND_RULE = "rule/4-5-check-hand-size"


def advance(game: Game) -> bool:
    """Play on, beginning with a choice of what comes next; False when the game is over."""
    board, turn = game.board, game.board.turn
    if board.over or not board.playing():
        return False
    if not turn.begun:
        _begin_phase(game)
    elif turn.phase == INVESTIGATION and turn.player:
        actions.take_one(game, turn.player)
        if board.players[turn.player].is_out:
            end_turn(game)
        elif board.players[turn.player].acted:
            _go_on(game)
        else:
            let_others_act(game, turn.player)
    else:
        _begin_turn(game)
    return True


def _begin_phase(game: Game) -> None:
    """Begin a phase, which a script says in a step of its own, and play it to the next choice of that
    sort."""
    turn = game.board.turn
    option = Option(
        f"begin:{turn.phase}", "begin", message("option.begin", phase=message(f"phase.{turn.phase}"))
    )
    game.ask_turn(game.board.lead, message("ask.go-on"), lambda: [option])
    game.settles()
    if turn.phase == SETUP:
        set_up(game)
        return
    game.do(events.PhaseBegins(turn.phase))
    if turn.phase == MYTHOS:
        _play_mythos(game)
        return
    if turn.phase == ENEMY:
        _play_enemy_phase(game)
        return
    open_window(game)
    if turn.phase == UPKEEP:
        _play_upkeep(game)


def _end_phase(game: Game) -> None:
    """End a phase; the next one begins when the players go on."""
    turn = game.board.turn
    end_lasting(game, "phase")
    game.do(events.PhaseEnds(turn.phase))
    forget_uses(game, "phase")
    if turn.phase == UPKEEP:
        end_lasting(game, "round")
        game.do(events.RoundEnds())
        forget_uses(game, "round")
        turn.round += 1
    turn.phase = PHASES[(PHASES.index(turn.phase) + 1) % len(PHASES)]
    turn.begun, turn.player = False, ""


# the mythos phase


def _play_mythos(game: Game) -> None:
    """Place 1 doom, check the threshold, and let everybody draw an encounter card."""
    place_doom(game, 1, ("rule/1-2-place-doom",))
    check_doom(game)
    for one in game.board.playing():
        if not one.is_out and not game.board.over:
            draw_encounter_card(game, one.name)
    if not game.board.over:
        open_window(game)
        _end_phase(game)


# the investigation phase


def _begin_turn(game: Game) -> None:
    """Let one of the investigators who have not acted take a turn, as they agree."""
    board = game.board
    left = [one.name for one in board.playing() if not one.acted]
    options = [
        Option(f"take-turn:{name}", "take-turn", message("option.take-turn", player=name)) for name in left
    ]
    picked = game.ask_turn(board.lead, message("ask.who"), lambda: options)
    name = picked.id.partition(":")[2]
    board.players[name].actions = ACTIONS + more_actions(game, name)
    board.players[name].extra = sum(more.amount for more in special_actions(game, name))
    game.settles()
    game.do(events.TurnBegins(name))
    if board.players[name].is_out:
        end_turn(game)
    else:
        let_others_act(game, name)


def end_turn(game: Game) -> None:
    """End the turn that is played, and the phase after the last one."""
    end_lasting(game, "turn")
    game.do(events.TurnEnds(game.board.turn.player))
    _go_on(game)


def _go_on(game: Game) -> None:
    forget_uses(game, "turn")
    game.board.turn.player = ""
    if not game.board.over and all(one.acted for one in game.board.playing()):
        _end_phase(game)


# the enemy phase


def _play_enemy_phase(game: Game) -> None:
    """Move the hunters, then resolve the attacks, investigator by investigator in player order."""
    board = game.board
    game.do(events.HuntersMove(steps=partial(move_hunters, game)))
    open_window(game)
    for one in board.playing():
        if engaged_enemies(game, one.name) and not one.is_out:
            game.do(events.ResolvesAttacks(steps=partial(resolve_attacks, game, one.name), player=one.name))
            open_window(game)
    if not board.over:
        _end_phase(game)


# upkeep


def _play_upkeep(game: Game) -> None:
    """Reset the actions, ready the cards, draw and gain, check the hands."""
    board = game.board
    game.do(events.ResetsActions())
    with game.at_once():
        for card in [card for card in board.in_play() if card.exhausted]:
            game.do(events.Readies(card, ("rule/4-3-ready-exhausted-cards",)))
    for one in board.playing():
        draw(game, one.name, (DRAW_RULE,))
    for one in board.playing():
        game.do(events.GainsResources(one.name, 1, (DRAW_RULE,)))
    for one in board.playing():
        while len(one.hand) > LARGEST_HAND and (hand := board.list_discardable(one.name)):
            question = message("ask.discard", player=one.name)
            card = choose.card(game, one.name, question, hand, (HAND_RULE,))
            game.do(events.Discards(one.name, card, (HAND_RULE,)))
    if not board.over:
        _end_phase(game)
