"""Why a step of the script is not legal: the rule that refuses it, what would be legal, in words."""

from __future__ import annotations

from typing import Any

from kfjudge.core.ask import CHANCE, Ask, Decision
from kfjudge.core.errors import Trouble
from kfjudge.core.events import Refusal
from kfjudge.core.message import game_message, message
from kfjudge.games import get_game
from kfjudge.notation.grammar import LocalText, name_owner
from kfjudge.notation.scenario import Phrase, Scenario
from kfjudge.notation.writer import write_phrase
from kfjudge.replay.actions import actions
from kfjudge.replay.options import listed, option_words
from kfjudge.replay.result import Stuck


def refusal_of(game: str, stuck: Stuck, edition: str) -> Refusal:
    """The rule that keeps a step from being legal."""
    phrase = stuck.answer.phrase if stuck.answer is not None else None
    pending = stuck.run.pending
    if phrase is None or pending is None:
        return Refusal(message("scenario.why-no-option"), pending.cite if pending is not None else ())
    if stuck.kind == "wrong-player" and pending.turn:
        whose = message("scenario.why-other-turn", player=name_owner(pending.who, game))
        return Refusal(whose, pending.cite or tuple(filter(None, (get_game(game).replay.turn_rule,))))
    forced = _forced_instead(game, stuck, phrase)
    table = get_game(game).engine.look_at(stuck.run.board, edition)
    found = get_game(game).replay.explain_refusal(table, stuck, phrase, forced)
    if found is not None:
        return found
    if forced is not None:
        return Refusal(
            message("scenario.why-forced", option=option_words(game, forced.option)), forced.ask.cite
        )
    if pending.turn:
        return Refusal(message("scenario.why-not-asked"), pending.cite)
    return no_answer(game, pending, phrase)


def no_answer(game: str, pending: Ask, phrase: Phrase) -> Refusal:
    """It answers nothing that is asked."""
    why = message("scenario.why-no-answer", said=write_phrase(phrase, game), question=pending.question)
    return Refusal(why, pending.cite)


def _forced_instead(game: str, stuck: Stuck, phrase: Phrase) -> Decision | None:
    """The choice of the same sort that had only one answer."""
    sort = actions(game).sorts.get(phrase.key, ())
    return next((d for d in reversed(stuck.forced) if d.option.words.key in sort and not d.ask.turn), None)


def trouble_of(stuck: Stuck, scenario: Scenario, edition: str, number: int) -> Trouble:
    """A script that goes wrong, as an error with its line, the rule and what would be right."""
    game, answer, pending = scenario.game, stuck.answer, stuck.run.pending
    phrase = answer.phrase if answer is not None else None
    spot = answer.spot if answer is not None else scenario.steps[number - 1].spot
    forced = _forced_instead(game, stuck, phrase) if phrase is not None else None
    legal: tuple[Any, ...] = ()
    if forced is not None:
        legal = (option_words(game, forced.option),)
    elif pending is not None:
        legal = listed(game, pending.options)
    places: dict[str, Any] = {"step": number, "edition": edition, "legal": legal}
    places["player"] = player_of(scenario, pending.who) if pending is not None else ""
    if stuck.kind == "ambiguous":
        places["cards"] = listed(game, stuck.options)
    illegal = stuck.kind == "illegal" or (stuck.kind == "left-over" and forced is not None)
    if illegal:
        refusal = refusal_of(game, stuck, edition)
        places["why"], places["cite"] = refusal.why, ", ".join(refusal.cite)
    if stuck.kind == "other-order" and phrase is not None:
        places["card"], places["question"] = write_phrase(card_of(phrase), game), stuck.ordering
    if stuck.kind == "unanswered" and pending is not None:
        places["question"] = pending.question
    key = _key_of(stuck) if not illegal else "stuck-illegal" if places["cite"] else "stuck-illegal-uncited"
    return Trouble(game_message(game, f"scenario.{key}", **places), spot.place(scenario.path))


def card_of(phrase: Phrase) -> Phrase:
    """The card that an answer names, by itself."""
    return Phrase("title.card", (("card", phrase["card"]),), phrase.spot)


def _key_of(stuck: Stuck) -> str:
    pending, answer = stuck.run.pending, stuck.answer
    if stuck.kind == "wrong-player" and pending is not None:
        step = answer is not None and answer.phrase is not None and answer.phrase.key.startswith("step.")
        if pending.turn or (step and pending.who == stuck.run.board.turn.player):
            return "stuck-other-turn"
    if stuck.run.pending is None and stuck.kind == "left-over":
        return "stuck-over"
    return f"stuck-{stuck.kind}"


def player_of(scenario: Scenario, who: str) -> LocalText:
    """A player by the name at the table."""
    name = "" if who == CHANCE else scenario.owner(who).name
    return name_owner(who, scenario.game, name)
