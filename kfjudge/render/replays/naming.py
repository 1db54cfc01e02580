"""What a scenario, its players and its steps are called on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from kfjudge.core.text import sanitize
from kfjudge.games import get_game, qualify
from kfjudge.notation.writer import write_step
from kfjudge.render.trace import OwnerNames, set_in
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario, ScriptStep
    from kfjudge.replay.result import PlayedStep, Result

_LONGEST_TITLE = 200


def owners_of(scenario: Scenario) -> OwnerNames:
    """The game of a file, and the names that it gives to its players and to its cards with a label."""
    names = {owner.id: owner.name for owner in scenario.owners if owner.name}
    return OwnerNames(scenario.game, names, scenario.labels())


def called(scenario: Scenario) -> str:
    """The name by which a scenario is asked for: that of a packaged one, or its file."""
    return sanitize(scenario.name or scenario.path, _LONGEST_TITLE)


def typed_name(scenario: Scenario) -> str:
    """A scenario as it is typed behind a command."""
    if "/" in scenario.name:  # a file is named by its stem
        return qualify(called(scenario), scenario.game)
    return sanitize(scenario.path, _LONGEST_TITLE)


def headline(scenario: Scenario, lang: str) -> str:
    """The title, set in type: files may have plain apostrophes and spaces."""
    titles = dict(scenario.titles)
    written_in = lang if lang in titles else next(iter(titles), lang)
    title = sanitize(scenario.title(lang), _LONGEST_TITLE)
    return set_in(title, written_in).replace("'", "’") or called(scenario)


def head(played: PlayedStep, result: Result, lang: str) -> str:
    """A step of the script as it is written, with the player who takes it."""
    text = sanitize(write_step(_with_its_player(played), lang, result.scenario), 300)
    return tell("replay.step", lang, n=played.step.number, text=text)


def _with_its_player(played: PlayedStep) -> ScriptStep:
    step = played.step
    alone = get_game(played.run.rules.game).notation.habits.alone
    if step.line.seat or any(said.key in alone for said in step.line.phrases):
        return step
    made = [decision.ask for decision in played.decisions]
    who = next((ask.who for ask in (*made, played.refused_ask, played.run.pending) if ask is not None), "")
    return replace(step, line=replace(step.line, seat=who))


def deed(played: PlayedStep, result: Result, lang: str) -> str:
    """What was tried, without its number and without what came of it."""
    return sanitize(write_step(replace(_with_its_player(played), legal=True), lang, result.scenario), 200)
