"""Explain why a step of the script is not legal: the rule that refuses it, and what would be legal."""

from __future__ import annotations

from typing import Any

from kfjudge.core.errors import Trouble
from kfjudge.core.events import Refusal
from kfjudge.core.table import CHANCE, Ask, Decision
from kfjudge.core.text import game_message, message
from kfjudge.games import get_game
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.scenario import Phrase, Scenario
from kfjudge.notation.writer import write_phrase
from kfjudge.replay.options import action_table, describe_option, list_options
from kfjudge.replay.result import Stuck


def explain_refusal(game: str, stuck: Stuck, edition: str) -> Refusal:
    """The rule that keeps a step from being legal: that of whose turn it is, what the game finds, that there
    was one answer only, or that nothing like it is asked."""
    phrase = stuck.answer.phrase if stuck.answer is not None else None
    pending = stuck.run.pending
    if phrase is None or pending is None:
        return Refusal(message("scenario.why-no-option"), pending.cite if pending is not None else ())
    if stuck.kind == "wrong-player" and pending.turn:
        whose = message("scenario.why-other-turn", player=name_owner(pending.who, game))
        return Refusal(whose, pending.cite or tuple(filter(None, (get_game(game).replay.turn_rule,))))
    forced = _find_forced(game, stuck, phrase)
    table = get_game(game).engine.look_at(stuck.run.board, edition)
    found = get_game(game).replay.explain_refusal(table, stuck, phrase, forced)
    if found is not None:
        return found
    if forced is not None:
        why = message("scenario.why-forced", option=describe_option(game, forced.option))
        return Refusal(why, forced.ask.cite)
    if pending.turn:
        return Refusal(message("scenario.why-not-asked"), pending.cite)
    return refuse_as_unasked(game, pending, phrase)


def refuse_as_unasked(game: str, pending: Ask, phrase: Phrase) -> Refusal:
    """Refuse a phrase that answers nothing that is asked."""
    why = message("scenario.why-no-answer", said=write_phrase(phrase, game), question=pending.question)
    return Refusal(why, pending.cite)


def _find_forced(game: str, stuck: Stuck, phrase: Phrase) -> Decision | None:
    """The choice of the same sort that had only one answer."""
    sort = action_table(game).sorts.get(phrase.key, ())
    return next((d for d in reversed(stuck.forced) if d.option.words.key in sort and not d.ask.turn), None)


def explain_stuck(stuck: Stuck, scenario: Scenario, edition: str, number: int) -> Trouble:
    """A script that goes wrong, as an error with its line, the rule and what would be right."""
    game, answer, pending = scenario.game, stuck.answer, stuck.run.pending
    phrase = answer.phrase if answer is not None else None
    spot = answer.spot if answer is not None else scenario.steps[number - 1].spot
    forced = _find_forced(game, stuck, phrase) if phrase is not None else None
    legal: tuple[Any, ...] = ()
    if forced is not None:
        legal = (describe_option(game, forced.option),)
    elif pending is not None:
        legal = list_options(game, pending.options)
    places: dict[str, Any] = {"step": number, "edition": edition, "legal": legal, "player": ""}
    if pending is not None:
        name = "" if pending.who == CHANCE else scenario.owner(pending.who).name
        places["player"] = name_owner(pending.who, game, name)
    if stuck.kind == "ambiguous":
        places["cards"] = list_options(game, stuck.options)
    key = _choose_message(stuck)
    if stuck.kind == "illegal" or (stuck.kind == "left-over" and forced is not None):
        refusal = explain_refusal(game, stuck, edition)
        places["why"], places["cite"] = refusal.why, ", ".join(refusal.cite)
        key = "stuck-illegal" if places["cite"] else "stuck-illegal-uncited"
    if stuck.kind == "other-order" and phrase is not None:
        places["card"], places["question"] = write_phrase(card_phrase(phrase), game), stuck.ordering
    if stuck.kind == "unanswered" and pending is not None:
        places["question"] = pending.question
    return Trouble(game_message(game, f"scenario.{key}", **places), spot.place(scenario.path))


def card_phrase(phrase: Phrase) -> Phrase:
    """The card that an answer names, as a phrase by itself."""
    return Phrase("title.card", (("card", phrase["card"]),), phrase.spot)


def _choose_message(stuck: Stuck) -> str:
    """The message that says how the script went wrong."""
    pending, answer = stuck.run.pending, stuck.answer
    if stuck.kind == "wrong-player" and pending is not None:
        step = answer is not None and answer.phrase is not None and answer.phrase.key.startswith("step.")
        if pending.turn or (step and pending.who == stuck.run.board.turn.player):
            return "stuck-other-turn"
    if pending is None and stuck.kind == "left-over":
        return "stuck-over"
    return f"stuck-{stuck.kind}"
