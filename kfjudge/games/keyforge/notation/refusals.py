"""Why KeyForge refuses a step of a script: the card is not where it would have to be, a rule or a card
forbids the deed, the house or the key, a neighbor has taunt."""

from __future__ import annotations

from kfjudge.core.ask import Ask, Decision
from kfjudge.core.events import Refusal, Refused
from kfjudge.core.message import Message
from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.dsl.contributions import CannotChoose, MustChoose
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.turn import house_choice
from kfjudge.games.keyforge.engine.verbs import creature, permission
from kfjudge.games.keyforge.message import message
from kfjudge.notation.grammar import called
from kfjudge.notation.model import Said
from kfjudge.notation.writer import spoken
from kfjudge.replay.actions import actions
from kfjudge.replay.options import cards_of
from kfjudge.replay.refusal import card_of, no_answer
from kfjudge.replay.result import Stuck


def why_not(game: Game, stuck: Stuck, said: Said, forced: Decision | None) -> Refusal | None:
    """Why a step is refused; None when it answers nothing that is asked."""
    pending = stuck.run.pending
    assert pending is not None
    if pending.turn and said.phrase.startswith("step."):
        found = _at_step_three(game, said)
        if found is not None:
            return found
    if said.phrase == "answer.key":
        return _key(game, stuck, said)
    if said.phrase == "answer.house" and pending.question.key == "ask.active-house":
        return _house(game, pending, said)
    asked = forced.ask if forced is not None else pending
    guarded = _behind_taunt(Game(stuck.start.board.copy(), game.edition), asked, said)
    if guarded is not None:
        return Refusal(guarded, asked.cite)
    if pending.turn and said.phrase == "answer.card" and forced is None:
        return _card_alone(game, pending, said)
    return None


def _card_alone(game: Game, pending: Ask, said: Said) -> Refusal:
    """A card where an action is asked for: the one that is attacked, without the one that attacks it, or a
    card of which nothing is said to be done."""
    enemies = [
        card
        for card in cards_of(game.board, said["card"])
        if card.zone == "line" and card.controller != pending.who
    ]
    key = "scenario.why-attacks-alone" if enemies else "scenario.why-card-alone"
    told = message(key, card=spoken(card_of(said), GAME), player=called("seat", pending.who, GAME))
    return Refusal(told, pending.cite)


def _behind_taunt(game: Game, asked: Ask, said: Said) -> Message | None:
    """That a creature cannot be attacked because a neighbor of it has taunt."""
    if asked.question.key != "ask.attack" or said.get("card") is None:
        return None
    for target in cards_of(game.board, said["card"]):
        guards = [card for card in creature.neighbors(game, target) if creature.keyword(game, card, "taunt")]
        if guards and not creature.keyword(game, target, "taunt"):
            return message("scenario.why-taunt", card=target, guards=tuple(guards))
    return None


def _key(game: Game, stuck: Stuck, said: Said) -> Refusal:
    """Why a key is not forged: it is already, it costs too much, or its step has passed."""
    player = (stuck.answer.seat if stuck.answer is not None else "") or game.active
    cite = ("rule/step-1-forge-a-key",)
    seat = called("seat", player, GAME)
    if said["color"] in game.board.players[player].keys:
        color = called("color", said["color"], GAME)
        return Refusal(message("scenario.why-key-forged", player=seat, color=color), cite)
    for step in reversed(stuck.run.trace):
        if isinstance(step.happened, events.TurnBegins):
            break
        if isinstance(step.happened, Refused) and step.happened.what.key == "refused.forge":
            return Refusal(step.happened.why, step.happened.cite)
    phase = called("phase", game.board.step, GAME)
    return Refusal(message("scenario.why-key-late", player=seat, phase=phase), cite)


def _house(game: Game, pending: Ask, said: Said) -> Refusal:
    """Why a house cannot be chosen: it is out of reach, a card forbids it, or another must be chosen."""
    house, player = said["house"], pending.who
    name, seat = called("house", house, GAME), called("seat", player, GAME)
    reach = house_choice.within_reach(game, player)
    if house not in reach:
        houses = tuple(called("house", one, GAME) for one in reach)
        return Refusal(
            message("scenario.why-not-house", house=name, player=seat, houses=houses), pending.cite
        )
    for ban in game.in_force(CannotChoose):
        if ban.node.who.name(ban.context) == player and ban.context.house == house:
            told = message("scenario.why-house-forbidden", house=name, card=ban.context.source)
            return Refusal(told, pending.cite)
    for duty in game.in_force(MustChoose):
        other = str(duty.node.house or duty.context.house)
        if duty.node.who.name(duty.context) == player and other != house:
            told = message(
                "scenario.why-house-must", house=called("house", other, GAME), card=duty.context.source
            )
            return Refusal(told, pending.cite)
    return no_answer(GAME, pending, said)


def _at_step_three(game: Game, said: Said) -> Refusal | None:
    """What the active player may not do with a card now, and why."""
    if said.get("card") is None:
        return None
    player = game.active
    found = [game.board.cards[card.uid] for card in cards_of(game.board, said["card"])]
    if said.phrase in ("step.play", "step.play-on", "step.discard"):
        in_hand = [card for card in found if card.zone == "hand" and card.controller == player]
        if not in_hand:
            told = message("scenario.why-not-in-hand", card=found[0], player=called("seat", player, GAME))
            return Refusal(told, ("rule/playing-cards",))
        why = (
            permission.why_not_discard if said.phrase == "step.discard" else permission.why_not_play_from_hand
        )
        return why(game, player, in_hand[0])
    mine = [card for card in found if card.in_play and card.controller == player]
    if not mine:
        told = message("scenario.why-not-controlled", card=found[0], player=called("seat", player, GAME))
        return Refusal(told, ("rule/using-cards",))
    return _why_not_use(game, player, mine[0], said.phrase)


def _why_not_use(game: Game, player: str, card: Card, phrase: str) -> Refusal | None:
    ways = actions(GAME).meant[phrase]
    refusals = [permission.why_not_use_now(game, player, card, way.kind) for way in ways]
    refusal = next((refusal for refusal in refusals if refusal is not None), None)
    if refusal is not None and refusal.why.key == "why.stunned":
        told = message("scenario.why-stunned", card=card, player=called("seat", player, GAME))
        return Refusal(told, refusal.cite)
    return refusal
