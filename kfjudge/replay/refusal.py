"""Why a step of the script is not legal: the rule that refuses it, what would be legal, in words."""

from __future__ import annotations

from typing import Any

from kfjudge.core.ask import Ask, Decision
from kfjudge.core.errors import Trouble
from kfjudge.core.events import Refusal, Refused
from kfjudge.core.message import Message, message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Board, Card
from kfjudge.games.keyforge.engine.deeds import creature, permission
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.turn import house_choice
from kfjudge.notation.model import CHANCE, Said, Scenario
from kfjudge.notation.names import Called, called
from kfjudge.notation.writer import spoken
from kfjudge.replay.fitting import SORTS, TURN_KINDS, cards_of, listed, option_words
from kfjudge.replay.result import Stuck


def refusal_of(stuck: Stuck, edition: str) -> Refusal:
    """The rule that keeps a step from being legal."""
    said = stuck.cue.said if stuck.cue is not None else None
    pending = stuck.run.pending
    if said is None or pending is None:
        return Refusal(message("scenario.why-no-option"), pending.cite if pending is not None else ())
    if stuck.kind == "wrong-player" and pending.turn:
        whose = message("scenario.why-other-turn", player=called("seat", pending.who))
        return Refusal(whose, pending.cite or ("rule/turn-sequence",))
    game = Game(stuck.run.board.copy(), edition)
    if pending.turn and said.phrase.startswith("step."):
        found = _at_step_three(game, said)
        if found is not None:
            return found
    if said.phrase == "answer.key":
        return _key(game, stuck, said)
    if said.phrase == "answer.house" and pending.question.key == "ask.active-house":
        return _house(game, pending, said)
    return _no_answer(stuck, edition, pending, said)


def _no_answer(stuck: Stuck, edition: str, pending: Ask, said: Said) -> Refusal:
    """It answers nothing that is asked, or another answer was forced."""
    forced = _forced_instead(stuck, said)
    asked = forced.ask if forced is not None else pending
    guarded = _behind_taunt(Game(stuck.start.board.copy(), edition), asked, said)
    if guarded is not None:
        return Refusal(guarded, asked.cite)
    if forced is not None:
        return Refusal(message("scenario.why-forced", option=option_words(forced.option)), asked.cite)
    if pending.turn and said.phrase == "answer.card":
        return _card_alone(stuck.run.board, pending, said)
    if pending.turn:
        return Refusal(message("scenario.why-not-asked"), pending.cite)
    return Refusal(
        message("scenario.why-no-answer", said=spoken(said), question=pending.question), pending.cite
    )


def _card_alone(board: Board, pending: Ask, said: Said) -> Refusal:
    """A card where an action is asked for: the one that is attacked, without the one that attacks it, or a
    card of which nothing is said to be done."""
    enemies = [
        card
        for card in cards_of(board, said["card"])
        if card.zone == "line" and card.controller != pending.who
    ]
    key = "scenario.why-attacks-alone" if enemies else "scenario.why-card-alone"
    told = message(key, card=spoken(_card_of(said)), player=called("seat", pending.who))
    return Refusal(told, pending.cite)


def _forced_instead(stuck: Stuck, said: Said) -> Decision | None:
    """The choice of the same sort that had only one answer."""
    kind = said.phrase.partition(".")[2]
    sorts = SORTS.get("card" if said.phrase == "answer.card" else kind, ())
    return next((d for d in reversed(stuck.forced) if d.option.words.key in sorts and not d.ask.turn), None)


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
    player = (stuck.cue.seat if stuck.cue is not None else "") or game.active
    cite = ("rule/step-1-forge-a-key",)
    seat = called("seat", player)
    if said["color"] in game.board.players[player].keys:
        color = called("color", said["color"])
        return Refusal(message("scenario.why-key-forged", player=seat, color=color), cite)
    for step in reversed(stuck.run.trace):
        if isinstance(step.happened, events.TurnBegins):
            break
        if isinstance(step.happened, Refused) and step.happened.what.key == "refused.forge":
            return Refusal(step.happened.why, step.happened.cite)
    phase = called("phase", game.board.step)
    return Refusal(message("scenario.why-key-late", player=seat, phase=phase), cite)


def _house(game: Game, pending: Ask, said: Said) -> Refusal:
    """Why a house cannot be chosen: it is out of reach, a card forbids it, or another must be chosen."""
    house, player = said["house"], pending.who
    name, seat = called("house", house), called("seat", player)
    reach = house_choice.within_reach(game, player)
    if house not in reach:
        houses = tuple(called("house", one) for one in reach)
        return Refusal(
            message("scenario.why-not-house", house=name, player=seat, houses=houses), pending.cite
        )
    for kind, key in (
        ("CannotChoose", "scenario.why-house-forbidden"),
        ("MustChoose", "scenario.why-house-must"),
    ):
        for force in game.in_force(kind):
            other = str(getattr(force.node, "house", None) or force.context.house)
            if force.node.who.name(force.context) == player and (kind == "MustChoose") != (other == house):
                told = message(key, house=called("house", other), card=force.context.source)
                return Refusal(told, pending.cite)
    return Refusal(
        message("scenario.why-no-answer", said=spoken(said), question=pending.question), pending.cite
    )


def _at_step_three(game: Game, said: Said) -> Refusal | None:
    """What the active player may not do with a card now, and why."""
    if said.get("card") is None:
        return None
    player = game.active
    kind = said.phrase.partition(".")[2]
    found = [game.board.cards[card.uid] for card in cards_of(game.board, said["card"])]
    if kind in ("play", "play-on", "discard"):
        in_hand = [card for card in found if card.zone == "hand" and card.controller == player]
        if not in_hand:
            return Refusal(message("scenario.why-not-in-hand", card=found[0], player=called("seat", player)),
                           ("rule/playing-cards",))  # fmt: skip
        why = permission.why_not_discard if kind == "discard" else permission.why_not_play_from_hand
        return why(game, player, in_hand[0])
    mine = [card for card in found if card.in_play and card.controller == player]
    if not mine:
        return Refusal(message("scenario.why-not-controlled", card=found[0], player=called("seat", player)),
                       ("rule/using-cards",))  # fmt: skip
    return _why_not_use(game, player, mine[0], kind)


def _why_not_use(game: Game, player: str, card: Card, kind: str) -> Refusal | None:
    ways = ("action", "omni") if kind == "use" else (TURN_KINDS[kind],)
    refusals = [permission.why_not_use_now(game, player, card, way) for way in ways]
    refusal = next((refusal for refusal in refusals if refusal is not None), None)
    if refusal is not None and refusal.why.key == "why.stunned":
        told = message("scenario.why-stunned", card=card, player=called("seat", player))
        return Refusal(told, refusal.cite)
    return refusal


def trouble_of(stuck: Stuck, scenario: Scenario, edition: str, number: int) -> Trouble:
    """A script that goes wrong, as an error with its line, the rule and what would be right."""
    cue, pending = stuck.cue, stuck.run.pending
    spot = cue.spot if cue is not None else scenario.steps[number - 1].spot
    place = spot.place(scenario.path)
    forced = _forced_instead(stuck, cue.said) if cue is not None and cue.said is not None else None
    legal = (option_words(forced.option),) if forced else listed(pending.options) if pending else ()
    places: dict[str, Any] = {"step": number, "edition": edition, "legal": legal}
    places["player"] = player_of(scenario, pending.who) if pending is not None else ""
    if stuck.kind == "ambiguous":
        places["cards"] = listed(stuck.options)
    illegal = stuck.kind == "illegal" or (stuck.kind == "left-over" and forced is not None)
    if illegal:
        refusal = refusal_of(stuck, edition)
        places["why"], places["cite"] = refusal.why, ", ".join(refusal.cite)
    if stuck.kind == "other-order" and cue is not None and cue.said is not None:
        places["card"], places["question"] = spoken(_card_of(cue.said)), stuck.ordering
    if stuck.kind == "unanswered" and pending is not None:
        places["question"] = pending.question
    key = _key_of(stuck) if not illegal else "stuck-illegal" if places["cite"] else "stuck-illegal-uncited"
    return Trouble(message(f"scenario.{key}", **places), place)


def _card_of(said: Said) -> Said:
    """The card that an answer of an order names, by itself."""
    return Said("title.card", (("card", said["card"]),), said.spot)


def _key_of(stuck: Stuck) -> str:
    if stuck.kind == "wrong-player" and stuck.run.pending is not None and stuck.run.pending.turn:
        return "stuck-other-turn"
    if stuck.run.pending is None and stuck.kind == "left-over":
        return "stuck-over"
    return f"stuck-{stuck.kind}"


def player_of(scenario: Scenario, who: str) -> Called | str:
    """A player by the name at the table."""
    if who == CHANCE:
        return called("seat", CHANCE)
    return scenario.seat(who).name or called("seat", who)
