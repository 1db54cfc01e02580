"""`try "SITUATION"`: a situation said in a sentence is made a board and played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Prints, Reading
from kfjudge.cli.options import TEXT, Options, parse_readings, refuse_together
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import NotFound, Trouble, Troubles
from kfjudge.core.message import game_message, message
from kfjudge.core.text import sanitize
from kfjudge.games import get_game

if TYPE_CHECKING:
    from kfjudge.core.readings import Readings
    from kfjudge.reference.search.verdict import Ground
    from kfjudge.render.blocks import Page
    from kfjudge.render.situation_page import SituationView
    from kfjudge.situation.playing import TriedSituation

PLAYED, NOT_PLAYED = 0, 1

PRINTS = Prints(("render.play_data.SituationData",))


def try_(
    options: Options,
    situation: Annotated[list[str], Argument()],
    explore: Annotated[bool, Option("--explore")] = False,
    save: Annotated[str | None, Option("--save", "files")] = None,
    reading: Reading = None,
    full: Full = False,
) -> int:
    from kfjudge.cli.output import show
    from kfjudge.render.situation_page import SituationView, lay_out_situation, situation_data
    from kfjudge.situation.api import can_be_told, find_rules_on, try_in_turn, try_situation
    from kfjudge.situation.model import ParsedSituation
    from kfjudge.situation.playing import NOT_MODELED, NOT_READ, TriedSituation

    refuse_together(json=options.json, full=full)
    refuse_together(json=options.json, explore=explore)
    refuse_together(full=full, explore=explore)
    game = options.played_game
    if not can_be_told(game) and not get_game(game).sketches:
        raise Trouble(message("situation.only-files", game=game_message(game, "game.name"), id=game))
    edition = options.edition_of(options.played_game)
    readings = _readings(reading, options.played_game, edition)
    told = " ".join(situation)
    if options.game is None and options.edition is None and not readings:
        tried = try_in_turn(told, options.lang, options.played_game)
    else:
        tried = try_situation(told, options.lang, options.played_game, edition, readings)
    rules: tuple[Ground, ...] = ()
    if tried is None or (tried.status == NOT_READ and not tried.mistakes):
        game = tried.situation.game if tried is not None else options.played_game
        rules = find_rules_on(told, options.lang, game, edition) if get_game(game).sketches else ()
    if tried is None and not rules:
        raise NotFound(message("situation.no-situation"))
    if tried is None:
        parsed = ParsedSituation(told, options.lang, options.played_game)
        tried = TriedSituation(parsed, edition, NOT_READ)
    if not options.lang_given:
        options = replace(options, lang=tried.situation.lang)  # in the language that it was told in
    if save is not None:
        _check_place(tried, save, options.lang)
    view = SituationView(tried, options.lang, rules)
    outcomes = _lay_out_outcomes(view, options) if explore else None
    show(
        options,
        page=lambda: outcomes or lay_out_situation(view, full=full),
        data=lambda: situation_data(view),
    )
    if save is not None:
        _save(tried, save, options)
    return NOT_PLAYED if tried.status in (NOT_READ, NOT_MODELED) else PLAYED


def _readings(given: list[str] | None, game: str, edition: str) -> Readings:
    """Parse --reading; refuse a point that the edition settles."""
    from kfjudge import games
    from kfjudge.core.readings import explain_settled

    chosen = parse_readings(given, game)
    settled = [explain_settled(games.get_game(game).points(), row, edition) for row, _ in chosen]
    if any(settled):
        raise Troubles([Trouble(why) for why in settled if why is not None])
    return chosen


def _lay_out_outcomes(view: SituationView, options: Options) -> Page | None:
    """Lay out every outcome of every choice that the sentence leaves open; without one, of every choice from
    the end on. None where there is nothing to choose."""
    from kfjudge.cli.terminal import progress_bar
    from kfjudge.render.replays.exploration import explore
    from kfjudge.render.replays.exploration_page import ExplorationView, lay_out_exploration
    from kfjudge.render.situation_page import lay_out_assumptions
    from kfjudge.replay.exploring import MOST_RUNS
    from kfjudge.words.catalogue import tell

    tried = view.tried
    if not tried.outcomes or tried.play is None or tried.play.result.end is None:
        return None
    limit = options.limit or MOST_RUNS
    with progress_bar(tell("explore.walking", options.lang), limit) as progress:
        found = explore(tried.play.result, limit, progress)
    page = lay_out_exploration(ExplorationView(found, options.lang))
    return replace(page, sections=(lay_out_assumptions(view), *page.sections))


def _check_place(tried: TriedSituation, path: str, lang: str) -> None:
    """Refuse to save what is no board, or where something would be lost."""
    from kfjudge.cli.files import check_new
    from kfjudge.situation.playing import as_script, find_mistakes

    scenario = as_script(tried)
    mistakes = tried.mistakes if scenario is None else find_mistakes(scenario, lang)
    if mistakes:
        raise Troubles([Trouble(why) for why in mistakes])
    if scenario is None:
        raise Trouble(message("situation.nothing-to-save"))
    check_new(path)


def _save(tried: TriedSituation, path: str, options: Options) -> None:
    from kfjudge.cli.files import write_new
    from kfjudge.notation.writer import write_scenario
    from kfjudge.render.writers.text import wrapped
    from kfjudge.situation.playing import as_script
    from kfjudge.words.catalogue import tell

    scenario = as_script(tried)
    assert scenario is not None
    write_new(path, write_scenario(scenario, options.lang))
    if options.format == TEXT:
        told = tell("situation.saved", options.lang, path=sanitize(path, 200))
        terminal.show(["", *wrapped(told, terminal.width())])
