"""The setup of a match, and the five steps of a turn, a function each, with what comes before the first and
after the last."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kfjudge.core.events import Remark
from kfjudge.core.message import Message
from kfjudge.core.table import CHANCE, Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import AS_A_REFILL, CHAINS_AFTER_MULLIGAN
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import SEATS, Turn
from kfjudge.games.keyforge.engine.turn import forge, house_choice
from kfjudge.games.keyforge.engine.verbs import deck, destroy, play, use, zones
from kfjudge.games.keyforge.engine.verbs.deck import hand_size, refill_hand
from kfjudge.games.keyforge.engine.verbs.permission import ways_now, why_not_discard, why_not_play_from_hand

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


FIRST_HAND, SECOND_HAND = 7, 6

StepOfTurn = Callable[["Game"], None]
_taken: dict[str, StepOfTurn] = {}  # how each step of `engine.board.STEPS` is taken


def at_step(name: str) -> Callable[[StepOfTurn], StepOfTurn]:
    """Let a function take the step of that name."""

    def register(take: StepOfTurn) -> StepOfTurn:
        _taken[name] = take
        return take

    return register


@at_step("setup")
def set_up(game: Game) -> None:
    """Set up a match: the steps that leave a choice or a chance."""
    first = game.board.turn.player
    if not first:
        seats = [Option(f"choose:{seat}", "choose", message("option.player", player=seat)) for seat in SEATS]
        picked = game.ask(CHANCE, message("ask.first-player"), seats, ("rule/game-setup",))
        first = game.board.turn.player = picked.id.removeprefix("choose:")
    game.do(events.FirstPlayer(first))
    order = [player.name for player in game.board.in_order(first)]
    sizes = dict(zip(order, (FIRST_HAND, SECOND_HAND), strict=True))
    for player in order:
        refill_hand(game, player, sizes[player], events.DrawsStartingHand)
    for player in order:
        asked = message("ask.mulligan", player=player)
        again, kept = message("option.mulligan"), message("option.keep-hand")
        if choose.yes_or_no(game, player, asked, ("glossary/mulligan",), again, kept):
            game.do(events.Mulligans(player))
            _mulligan(game, player, sizes[player])
        else:
            game.do(events.KeepsHand(player))
    begin(game, first, first=True)


def _mulligan(game: Game, player: str, size: int) -> None:
    """Shuffle a hand back and draw one card fewer. What chains do to it differs by edition."""
    holder = game.board.players[player]
    before = len(holder.hand)
    for uid in holder.hand:
        card = game.board.cards[uid]
        game.board.take_out(card)
        card.zone = "deck"
        holder.shuffled = (*holder.shuffled, uid)
    deck.shuffle_deck(game, player, "glossary/mulligan")
    if holder.chains or before < size:
        if game.rule(CHAINS_AFTER_MULLIGAN) == AS_A_REFILL:
            refill_hand(game, player, size - 1, events.DrawsStartingHand)
        else:
            deck.draw(game, player, before - 1, events.DrawsStartingHand)
    else:
        deck.draw(game, player, size - 1, events.DrawsStartingHand)


def begin(game: Game, player: str, *, first: bool = False) -> None:
    """Begin a turn: end what lasted until now, put in force what was to apply during this turn."""
    board = game.board
    board.last = board.turn
    board.turn = Turn(player=player, number=board.last.number + 1, first=first)
    if board.lasting:
        board.lasting = tuple(
            replace(effect, until=f"during:{player}") if effect.until == f"next:{player}" else effect
            for effect in board.lasting
            if effect.until != f"before:{player}"
        )
        board.changed()
    else:
        board.lessened()
    game.do(events.TurnBegins(player, board.turn.number))
    board.step = "start"


@at_step("start")
def start_step(game: Game) -> None:
    """Resolve what waits for the start of the turn, before step 1."""
    game.do(events.TurnStarts(game.active))
    game.board.step = "forge"


@at_step("forge")
def forge_step(game: Game) -> None:
    """Step 1: forge a key."""
    game.note(events.StepBegins(game.active, "forge"))
    forge.forge_a_key_step(game, game.active)
    game.board.step = "house"


@at_step("house")
def house_step(game: Game) -> None:
    """Step 2: choose a house."""
    game.note(events.StepBegins(game.active, "house"))
    house_choice.choose_a_house_step(game, game.active)
    game.board.step = "main"


BEFORE_ACTIONS = ("start", "forge", "house")
END_TURN = Option("end-turn", "end-turn", message("option.end-turn"))


@cache
def _what_now(player: str) -> Message:
    return message("ask.action", player=player)


@at_step("main")
def main_step(game: Game) -> None:
    """Step 3: play, discard or use one card, or go on to step 4."""
    board, player = game.board, game.active
    if board.turn.omega:
        _note_omega(game)
        board.step = "ready"
        return
    picked = game.ask_turn(player, _what_now(player), partial(actions, game))
    if picked.kind == "end-turn":
        board.step = "ready"
        return
    card = board.cards[str(picked.card)]
    if picked.kind == "play":
        play.play_from_hand(game, player, card)
    elif picked.kind == "discard":
        zones.send(game, card, "discard", event=events.Discards)
    else:
        use.use_at_step_three(game, player, card, picked.kind)


def _note_omega(game: Game) -> None:
    """Note which card ends the current step: the last one with Omega that was played."""
    played = [game.board.cards[uid] for uid in game.board.turn.played]
    omega = [card for card in played if "omega" in dict(card.facts.keywords)] or played
    game.note(Remark(message("remark.omega"), (omega[-1],), ("glossary/omega",)))


def take_step(game: Game) -> None:
    """Take the step of the turn that is next: at step 3, one action of it. Omega that resolves before step 3
    ends the step at which it does, and no more."""
    step = game.board.step
    _taken[step](game)
    if step in BEFORE_ACTIONS and game.board.turn.omega:
        _note_omega(game)
        game.board.turn.omega = False


def actions(game: Game) -> list[Option]:
    """List all that the active player may do at step 3, with cards in hand first, then those in play."""
    board, player = game.view, game.active
    found = []
    seat = board.players[player]
    for card in board.cards.peek_all(seat.hand):
        if why_not_play_from_hand(game, player, card) is None:
            found.append(board.offer(card, "play"))
        if why_not_discard(game, player, card) is None:
            found.append(board.offer(card, "discard"))
    for card in board.cards.peek_all([*seat.line, *seat.artifacts]):
        found += [board.offer(card, way) for way in ways_now(game, player, card)]
    found.append(END_TURN)
    return found


@at_step("ready")
def ready_step(game: Game) -> None:
    """Step 4: ready the active player's cards."""
    board = game.board
    game.note(events.StepBegins(game.active, "ready"))
    player = board.active
    for seen in board.cards.peek_all([*player.line, *player.artifacts]):
        if not seen.exhausted:
            continue
        card = board.cards[seen.uid]
        if game.forbidden("ready", player.name, card) is None:
            game.do(events.ReadiesAtStep4(card))
    board.step = "draw"


@at_step("draw")
def draw_step(game: Game) -> None:
    """Step 5: draw cards."""
    game.note(events.StepBegins(game.active, "draw"))
    refill_hand(game, game.active, hand_size(game, game.active))
    game.board.step = "end"


@at_step("end")
def end_step(game: Game) -> None:
    """End the turn: end-of-turn effects, then the end of what lasted until now."""
    board, player = game.board, game.active
    game.do(events.TurnEnds(player))
    if board.players[player].aember >= forge.cost(game, player):
        game.do(events.Checks(player))
    if board.lasting:
        over = ("turn", f"during:{player}")
        board.lasting = tuple(effect for effect in board.lasting if effect.until not in over)
    for seen in board.peek_in_play():
        if seen.attacked or seen.armor_used or seen.armor_when_used:
            card = board.cards[seen.uid]
            card.armor_used = card.armor_when_used = 0
            card.attacked = False
    board.lessened()
    destroy.settle(game)
    begin(game, board.opponent(player).name)
