"""Explain why KeyForge refuses a step of a script: the card is not where it would have to be, a rule or a
card forbids the deed, the house or the key, a neighbor has taunt."""

from __future__ import annotations

from kfjudge.core.events import Refusal, Refused
from kfjudge.core.message import Message
from kfjudge.core.table import Ask, Decision
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.contributions import CannotChoose, MustChoose
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.turn import house_choice
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.engine.verbs.permission import (
    why_not_discard,
    why_not_play_from_hand,
    why_not_use_now,
)
from kfjudge.notation.grammar import name_owner, name_value
from kfjudge.notation.scenario import Phrase
from kfjudge.notation.writer import write_phrase_in
from kfjudge.replay.options import action_table, card_phrase, find_cards, refuse_as_unasked
from kfjudge.replay.result import Stuck


def explain_refusal(game: Game, stuck: Stuck, phrase: Phrase, forced: Decision | None) -> Refusal | None:
    """Explain why a step is refused; None when it answers nothing that is asked."""
    pending = stuck.run.pending
    assert pending is not None
    if pending.turn and phrase.key.startswith("step."):
        found = _refuse_deed(game, phrase)
        if found is not None:
            return found
    if phrase.key == "answer.key":
        return _refuse_key(game, stuck, phrase)
    if phrase.key == "answer.house" and pending.question.key == "ask.active-house":
        return _refuse_house(game, stuck, phrase)
    asked = forced.ask if forced is not None else pending
    guarded = _explain_taunt(Game(stuck.start.board.copy(), game.edition), asked, phrase)
    if guarded is not None:
        return Refusal(guarded, asked.cite)
    if pending.turn and phrase.key in ("answer.card", "answer.attack") and forced is None:
        # An action is asked for, and nothing is said to be done with the card, or who it is that attacks it.
        enemies = [
            card
            for card in find_cards(game.board, phrase["card"])
            if card.zone == "line" and card.controller != pending.who
        ]
        key = "scenario.why-attacks-alone" if enemies else "scenario.why-card-alone"
        player = name_owner(pending.who, GAME)
        card = write_phrase_in(stuck.scenario, card_phrase(phrase))
        return Refusal(message(key, card=card, player=player), pending.cite)
    return None


def _explain_taunt(game: Game, asked: Ask, phrase: Phrase) -> Message | None:
    """Explain that a creature cannot be attacked because a neighbor of it has taunt."""
    if asked.question.key != "ask.attack" or phrase.get("card") is None:
        return None
    for target in find_cards(game.board, phrase["card"]):
        guards = [card for card in creature.neighbors(game, target) if creature.keyword(game, card, "taunt")]
        if guards and not creature.keyword(game, target, "taunt"):
            return message("scenario.why-taunt", card=target, guards=tuple(guards))
    return None


def _refuse_key(game: Game, stuck: Stuck, phrase: Phrase) -> Refusal:
    """Refuse a key: it is forged already, it costs too much, or its step has passed."""
    player = (stuck.answer.seat if stuck.answer is not None else "") or game.active
    cite = ("rule/step-1-forge-a-key",)
    seat = name_owner(player, GAME)
    if phrase["color"] in game.board.players[player].keys:
        color = name_value("color", phrase["color"], GAME)
        return Refusal(message("scenario.why-key-forged", player=seat, color=color), cite)
    for step in reversed(stuck.run.trace):
        if isinstance(step.happened, events.TurnBegins):
            break
        if isinstance(step.happened, Refused) and step.happened.what.key == "refused.forge":
            return Refusal(step.happened.why, step.happened.cite)
    phase = name_value("phase", game.board.step, GAME)
    return Refusal(message("scenario.why-key-late", player=seat, phase=phase), cite)


def _refuse_house(game: Game, stuck: Stuck, phrase: Phrase) -> Refusal:
    """Refuse a house: it is out of reach, a card forbids it, or another must be chosen."""
    pending = stuck.run.pending
    assert pending is not None
    house, player = phrase["house"], pending.who
    name, seat = name_value("house", house, GAME), name_owner(player, GAME)
    reach = house_choice.within_reach(game, player)
    if house not in reach:
        houses = tuple(name_value("house", one, GAME) for one in reach)
        return Refusal(
            message("scenario.why-not-house", house=name, player=seat, houses=houses), pending.cite
        )
    for ban in game.in_force(CannotChoose):
        if ban.node.who.name(ban.context) == player and ban.context.house == house:
            why = message("scenario.why-house-forbidden", house=name, card=ban.context.source)
            return Refusal(why, pending.cite)
    for duty in game.in_force(MustChoose):
        other = str(duty.node.house or duty.context.house)
        if duty.node.who.name(duty.context) == player and other != house:
            why = message(
                "scenario.why-house-must", house=name_value("house", other, GAME), card=duty.context.source
            )
            return Refusal(why, pending.cite)
    return refuse_as_unasked(stuck, phrase)


def _refuse_deed(game: Game, phrase: Phrase) -> Refusal | None:
    """Refuse what the active player may not do with a card at step 3 now."""
    if phrase.get("card") is None:
        return None
    player = game.active
    seat = name_owner(player, GAME)
    found = [game.board.cards[card.uid] for card in find_cards(game.board, phrase["card"])]
    if phrase.key in ("step.play", "step.play-on", "step.discard"):
        in_hand = [card for card in found if card.zone == "hand" and card.controller == player]
        if not in_hand:
            why = message("scenario.why-not-in-hand", card=found[0], player=seat)
            return Refusal(why, ("rule/playing-cards",))
        if phrase.key == "step.discard":
            return why_not_discard(game, player, in_hand[0])
        return why_not_play_from_hand(game, player, in_hand[0])
    mine = [card for card in found if card.in_play and card.controller == player]
    if not mine:
        why = message("scenario.why-not-controlled", card=found[0], player=seat)
        return Refusal(why, ("rule/using-cards",))
    ways = [way.kind for way in action_table(GAME).meant[phrase.key]]
    refusals = [why_not_use_now(game, player, mine[0], way) for way in ways]
    refusal = next((refusal for refusal in refusals if refusal is not None), None)
    if refusal is not None and refusal.why.key == "why.stunned":
        return Refusal(message("scenario.why-stunned", card=mine[0], player=seat), refusal.cite)
    return refusal
