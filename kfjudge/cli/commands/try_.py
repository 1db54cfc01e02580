"""`try "SITUATION"`: a situation said in a sentence is made a board and played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Full, Reading, chosen_readings, one_at_most
from kfjudge.core.errors import NotFound, Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.core.readings import Readings
    from kfjudge.situation.playing import TriedSituation

PLAYED, NOT_PLAYED = 0, 1


def try_(
    asked: Asked,
    situation: Annotated[list[str], typer.Argument()],
    explore: Annotated[bool, typer.Option("--explore")] = False,
    save: Annotated[str | None, typer.Option("--save", autocompletion=complete.files)] = None,
    reading: Reading = None,
    full: Full = False,
) -> int:
    from kfjudge.render.situation import data, page
    from kfjudge.situation.api import check_told, try_out
    from kfjudge.situation.playing import NOT_MODELED, NOT_READ

    one_at_most(json=asked.json, full=full)
    one_at_most(json=asked.json, explore=explore)
    one_at_most(full=full, explore=explore)
    check_told(asked.played_game)
    edition = asked.edition_of(asked.played_game)
    readings = _readings(reading, asked.played_game, edition)
    tried = try_out(" ".join(situation), asked.lang, asked.played_game, edition, readings)
    if tried is None:
        raise NotFound(message("situation.no-situation"))
    if not asked.lang_given:
        asked = replace(asked, lang=tried.situation.lang)  # in the language that it was told in
    if save is not None:
        _check_place(tried, save)
    is_walked = explore and _explore(tried, asked)
    if asked.json:
        screen.show_json(data(tried, asked.lang))
    elif not is_walked:
        screen.show(page(tried, asked.lang, screen.width(), full=full))
    if save is not None:
        _save(tried, save, asked)
    return NOT_PLAYED if tried.status in (NOT_READ, NOT_MODELED) else PLAYED


def _readings(given: list[str] | None, game: str, edition: str) -> Readings:
    """What --reading asks for. What the edition settles is no choice."""
    from kfjudge.core.readings import explain_settled
    from kfjudge.games import get_game

    chosen = chosen_readings(given, game)
    settled = [explain_settled(get_game(game).points(), row, edition) for row, _ in chosen]
    if any(settled):
        raise Troubles([Trouble(why) for why in settled if why is not None])
    return chosen


def _explore(tried: TriedSituation, asked: Asked) -> bool:
    """Show every outcome of every choice that was not told; without one, of every choice from the end on.
    The answer says whether there was anything to walk."""
    from kfjudge.cli.progress import progress_bar
    from kfjudge.render.replays.endings import explored
    from kfjudge.render.replays.explore import page
    from kfjudge.render.situation import beside
    from kfjudge.replay.exploring import MOST_RUNS
    from kfjudge.words.catalogue import tell

    if not tried.outcomes or tried.play is None or tried.play.result.end is None:
        return False
    limit = asked.limit or MOST_RUNS
    with progress_bar(tell("explore.walking", asked.lang), limit) as progress:
        found = explored(tried.play.result, limit, progress)
    screen.show([*beside(tried, asked.lang, screen.width()), "", *page(found, asked.lang, screen.width())])
    return True


def _check_place(tried: TriedSituation, path: str) -> None:
    """Refuse to save what is no board, or where something would be lost."""
    from kfjudge.cli.writing import check_new

    if tried.play is None:
        raise Trouble(message("situation.nothing-to-save"))
    check_new(path)


def _save(tried: TriedSituation, path: str, asked: Asked) -> None:
    from kfjudge.cli.writing import write_new
    from kfjudge.notation.writer import write_scenario
    from kfjudge.render.writers.text import wrapped
    from kfjudge.situation.playing import as_script
    from kfjudge.words.catalogue import tell

    scenario = as_script(tried)
    assert scenario is not None
    write_new(path, write_scenario(scenario, asked.lang))
    if not asked.json:
        told = tell("situation.saved", asked.lang, path=sanitize(path, 200))
        screen.show(["", *wrapped(told, screen.width())])
