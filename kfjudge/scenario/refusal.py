"""Why a step of the script is not legal: the rule that refuses it, what would be legal, in words."""

from __future__ import annotations

from typing import Any

from kfjudge.core.ask import Decision, Option
from kfjudge.core.errors import Place, Trouble
from kfjudge.core.run import Run
from kfjudge.core.words import Words
from kfjudge.core.words import words as message
from kfjudge.games.keyforge import permission
from kfjudge.games.keyforge.board import Board, Card
from kfjudge.games.keyforge.game import Game
from kfjudge.games.keyforge.permission import Refusal
from kfjudge.scenario.fitting import AT_STEP_THREE, SORTS, TURN_KINDS, cards_of
from kfjudge.scenario.model import CHANCE, Said, Scenario
from kfjudge.scenario.names import Called, called
from kfjudge.scenario.play import Stuck

MOST_SHOWN = 14


def refusal_of(stuck: Stuck, edition: str) -> Refusal:
    """The rule that keeps a step from being legal."""
    run, said = stuck.run, stuck.cue.said if stuck.cue is not None else None
    pending = run.pending
    if said is not None and pending is not None and pending.turn and said.phrase.startswith("step."):
        found = _at_step_three(run, edition, said)
        if found is not None:
            return found
    forced = _forced_instead(stuck, said) if said is not None else None
    if forced is not None:
        option = option_words(run.board, forced.option)
        return Refusal(message("scenario.why-forced", option=option), forced.ask.cite)
    cite = pending.cite if pending is not None else ()
    if pending is not None and pending.turn:
        return Refusal(message("scenario.why-not-asked"), cite)
    if said is not None and said.get("card") is not None and pending is not None:
        return Refusal(message("scenario.why-no-choice", card=_named(run.board, said)), cite)
    return Refusal(message("scenario.why-no-option"), cite)


def _forced_instead(stuck: Stuck, said: Said) -> Decision | None:
    """The choice of the same sort that had only one answer."""
    kind = said.phrase.partition(".")[2]
    sorts = SORTS.get("card" if said.phrase == "answer.card" else kind, ())
    return next((d for d in reversed(stuck.forced) if d.option.words.key in sorts and not d.ask.turn), None)


def _named(board: Board, said: Said) -> Any:
    found = cards_of(board, said["card"])
    return found[0] if found else said["card"].label


def _at_step_three(run: Run[Board], edition: str, said: Said) -> Refusal | None:
    """What the active player may not do with a card now, and why."""
    if said.get("card") is None:
        return None
    game = Game(run.board.copy(), edition)
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
    return next((refusal for refusal in refusals if refusal is not None), None)


def trouble_of(stuck: Stuck, scenario: Scenario, edition: str, number: int) -> Trouble:
    """A script that goes wrong, as an error with its line, the rule and what would be right."""
    cue, pending = stuck.cue, stuck.run.pending
    spot = cue.spot if cue is not None else scenario.steps[number - 1].spot
    place = Place(scenario.path, spot.line or None, spot.column or None)
    places: dict[str, Any] = {"step": number, "edition": edition, "legal": shown_options(stuck)}
    places["player"] = player_of(scenario, pending.who) if pending is not None else ""
    if stuck.kind == "ambiguous":
        places["cards"] = tuple(
            option_words(stuck.run.board, option) for option in stuck.options[:MOST_SHOWN]
        )
    if stuck.kind == "illegal":
        refusal = refusal_of(stuck, edition)
        places["why"], places["cite"] = refusal.why, ", ".join(refusal.cite)
    if stuck.kind == "unanswered" and pending is not None:
        places["question"] = pending.question
    key = f"stuck-{stuck.kind}"
    if stuck.kind == "illegal" and not places["cite"]:
        key = "stuck-illegal-uncited"
    if pending is None and stuck.kind == "left-over":
        key = "stuck-over"
    return Trouble(message(f"scenario.{key}", **places), place)


def player_of(scenario: Scenario, who: str) -> Called | str:
    """A player by the name at the table."""
    if who == CHANCE:
        return called("seat", CHANCE)
    return scenario.seat(who).name or called("seat", who)


def shown_options(stuck: Stuck) -> tuple[Any, ...]:
    """What is legal, as one would write it."""
    pending = stuck.run.pending
    if pending is None:
        return ()
    shown: list[Any] = [option_words(stuck.run.board, option) for option in pending.options[:MOST_SHOWN]]
    return (*shown, "…") if len(pending.options) > MOST_SHOWN else tuple(shown)


def option_words(board: Board, option: Option) -> Words:
    """A legal option in the words of the notation."""
    card = board.cards[option.card] if option.card is not None else None
    if option.kind in AT_STEP_THREE or option.kind == "end-turn":
        return message(f"scenario.may-{option.kind}", card=card)
    sort = option.words.key.partition(".")[2]
    if sort == "ability":
        return message("scenario.may-card", card=option.words["via"])
    if sort == "card":
        return message("scenario.may-card", card=card)
    if sort == "between":
        return message("scenario.may-between", one=option.words["one"], other=option.words["other"])
    places = dict(option.words.places)
    if sort in ("house", "key"):
        value = option.id.removeprefix("choose:")
        kind = "house" if sort == "house" else "color"
        return message(f"scenario.may-{sort}", value=called(kind, value))
    if sort == "player":
        return message("scenario.may-player", value=called("seat", places["player"]))
    return message(f"scenario.may-{sort}", n=places.get("n", 0), card=card)
