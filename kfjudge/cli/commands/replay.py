"""`replay SCENARIO…`: play scenarios and say whether what is expected comes about, step by step, in one
edition or in several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.common import editions_of as editions_of_game
from kfjudge.cli.options import Reading, chosen_readings, one_at_most
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, get_game

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario
    from kfjudge.replay.result import Result

AGREES, DISAGREES = 0, 1
_ALL = "all"
_ENDLESS = 100_000  # columns: Markdown is wrapped by whoever shows it


def replay(
    asked: Asked,
    scenario: Annotated[list[str] | None, typer.Argument(autocompletion=complete.replayed)] = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    editions: Annotated[str | None, typer.Option("--editions", autocompletion=complete.edition_lists)] = None,
    reading: Reading = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    interactive: Annotated[bool, typer.Option("--interactive")] = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    html: Annotated[str | None, typer.Option("--html", autocompletion=complete.files)] = None,
    boards: Annotated[bool, typer.Option("--boards")] = False,
    expect: Annotated[bool, typer.Option("--expect")] = False,
) -> int:
    one_at_most(json=asked.json, markdown=markdown, html=html is not None, step=step, interactive=interactive)
    one_at_most(edition=asked.edition is not None, editions=editions is not None)
    one_at_most(all=all, reading=bool(reading))
    one_at_most(all=all, markdown=markdown, html=html is not None, step=step, interactive=interactive)
    _one_edition(editions, html=html is not None, step=step, interactive=interactive)
    if all and scenario:
        raise Trouble(message("usage.too-many", extra=sanitize(" ".join(scenario))))
    check_editions(editions, asked)
    if all:
        get_game(asked.game_of_boards).check_plays()
        return _replay_all(asked, editions_of(editions, asked.game_of_boards))
    if not scenario:
        raise Trouble(message("replay.what"))
    found = [read_otherwise(one, reading, asked, editions) for one in _found(scenario, asked)]
    if html is not None or step or interactive:
        from kfjudge.cli.one_board import one_board
    if html is not None:
        return _write_page(one_board(found, " ".join(scenario), asked), asked, html)
    if step or interactive:
        from kfjudge.cli.choosing import interact
        from kfjudge.cli.walk import walk

        chosen = one_board(found, " ".join(scenario), asked)
        return (walk if step else interact)(chosen, edition_for(chosen, asked), asked)
    if editions is not None:
        return _compare(found, editions, asked, markdown=markdown)
    from kfjudge.replay.api import run

    results = [run(one, edition_for(one, asked)) for one in found]
    if asked.json:
        return _as_data(results, asked)
    if markdown:
        return _as_markdown(results, asked)
    if len(results) > 1:
        return _in_short(results, asked)
    from kfjudge.render.replays.page import page

    screen.show(page(results[0], asked.lang, screen.width(), boards=boards, expected=expect))
    return _status(results)


def _one_edition(editions: str | None, **chosen: bool) -> None:
    """Refuse --editions beside what shows a single one."""
    for name, wanted in chosen.items():
        if wanted and editions is not None:
            raise Trouble(message("replay.one-edition", option=f"--{name}"))


def editions_of(given: str | None, game: str) -> tuple[str, ...]:
    """The editions of --editions, oldest first; none when the option is not given."""
    if given is None:
        return ()
    known = editions_of_game(game)
    if given.strip() == _ALL:
        return tuple(reversed(known))
    wanted = [part.strip() for part in given.split(",")]
    if not set(wanted) <= set(known):
        raise Trouble(message("replay.not-an-edition", value=sanitize(given), allowed=", ".join(known)))
    return tuple(edition for edition in reversed(known) if edition in wanted)


def check_editions(given: str | None, asked: Asked) -> None:
    """Refuse at once what is no edition of the game, or where none is named, of any."""
    if given is None or given.strip() == _ALL:
        return
    every = {edition for game in GAMES for edition in get_game(game).editions}
    wanted = {part.strip() for part in given.split(",")}
    if asked.game is not None or not wanted <= every:
        editions_of(given, asked.game_of_boards)


def _found(given: Sequence[str], asked: Asked) -> list[Scenario]:
    """Every scenario that was asked for, once; all mistakes of all files together."""
    from kfjudge.cli.board_meant import boards_meant

    found: list[Scenario] = []
    troubles: list[Trouble] = []
    for what in given:
        try:
            meant = boards_meant(what, asked)
            found += [one for one in meant if all(one.path != other.path for other in found)]
        except Troubles as several:
            troubles += several.troubles
    if troubles:
        raise Troubles(troubles)
    return found


def edition_for(scenario: Scenario, asked: Asked) -> str:
    """The edition that was asked for, or the newest that the scenario is about."""
    every = editions_of_game(scenario.game)
    if asked.edition is None:
        return next(one for one in every if one in scenario.editions)
    if asked.edition in every:
        return asked.edition
    places = {"option": "--edition", "value": asked.edition, "allowed": every}
    raise Trouble(message("usage.not-one-of", **places))


def read_otherwise(
    scenario: Scenario, given: Sequence[str] | None, asked: Asked, editions: str | None
) -> Scenario:
    """The scenario with its open points read as --reading asks. What every edition that is played settles is
    no choice."""
    if not given:
        return scenario
    from kfjudge.replay.readings import read_as, settled

    chosen = chosen_readings(given, scenario.game)
    played = editions_of(editions, scenario.game) or (edition_for(scenario, asked),)
    closed = [settled(scenario, edition, chosen) for edition in played]
    if all(closed):
        raise Troubles(closed[-1])
    return read_as(scenario, chosen)


# scenarios, each in one edition


def _as_data(results: Sequence[Result], asked: Asked) -> int:
    from kfjudge.render.replays.replay import data

    told = [data(result, asked.lang) for result in results]
    screen.show_json(told if len(told) > 1 else told[0])
    return _status(results)


def _as_markdown(results: Sequence[Result], asked: Asked) -> int:
    from kfjudge.render.replays.markdown import text

    screen.show("\n\n".join(text(result, asked.lang) for result in results).split("\n"))
    return _status(results)


def _in_short(results: Sequence[Result], asked: Asked) -> int:
    """The verdict of each of several, and how to see it whole."""
    from kfjudge.render.replays.naming import typed_name
    from kfjudge.render.replays.page import in_short

    told: set[str] = set()
    for at, result in enumerate(results):
        command = f"kfjudge replay {typed_name(result.scenario)}"
        shown = in_short(result, asked.lang, screen.width(), command, told)
        screen.show([*([""] if at else []), *shown])
    return _status(results)


def _status(results: Sequence[Result]) -> int:
    return AGREES if all(result.agrees for result in results) else DISAGREES


def _write_page(scenario: Scenario, asked: Asked, path: str) -> int:
    from kfjudge.cli.writing import tell_beside, write_page
    from kfjudge.render.replays.html import page
    from kfjudge.render.replays.verdict import opening
    from kfjudge.render.writers.text import wrapped
    from kfjudge.replay.api import run
    from kfjudge.words.catalogue import tell

    result = run(scenario, edition_for(scenario, asked))
    write_page(path, page(result, asked.lang))
    told = (
        tell("replay.written", asked.lang, path=sanitize(path, 200)),
        opening(result, asked.lang).verdict,
    )
    tell_beside(path, [line for text in told for line in wrapped(text, screen.width())])
    return AGREES if result.agrees else DISAGREES


# editions side by side


def _compare(found: Sequence[Scenario], editions: str, asked: Asked, *, markdown: bool) -> int:
    from kfjudge.render.replays.compare import compared
    from kfjudge.render.replays.markdown import of_lines
    from kfjudge.render.replays.replay import data

    status = AGREES
    everything: list[dict[str, Any]] = []
    for at, scenario in enumerate(found):
        results, unplayable = _under(scenario, editions_of(editions, scenario.game))
        if not results:
            raise Troubles([trouble for troubles in unplayable.values() for trouble in troubles.troubles])
        if not all(result.agrees for result in results):
            status = DISAGREES
        if asked.json:
            everything += [data(result, asked.lang) for result in results]
            continue
        page = compared(scenario, results, unplayable, asked.lang, _ENDLESS if markdown else screen.width())
        screen.show([*([""] if at else []), *(of_lines(page).split("\n") if markdown else page)])
    if asked.json:
        screen.show_json(everything)
    return status


def _under(scenario: Scenario, editions: Sequence[str]) -> tuple[list[Result], dict[str, Troubles]]:
    """The scenario in each edition; an edition in which its script is not legal has no result."""
    from kfjudge.replay.api import run

    results, unplayable = [], {}
    for edition in editions:
        try:
            results.append(run(scenario, edition))
        except Troubles as troubles:
            if edition in scenario.editions:
                raise
            unplayable[edition] = troubles
    return results, unplayable


# every packaged scenario


def _replay_all(asked: Asked, editions: Sequence[str]) -> int:
    """One line for each scenario and edition, and a summary."""
    from collections import Counter

    from kfjudge.render.replays.replay import data, summary

    count: Counter[str] = Counter()
    everything: list[dict[str, Any]] = []
    troubles: list[Trouble] = []
    scenarios = 0
    for results in _runs(asked.game_of_boards, editions, troubles):
        scenarios += 1
        for result in results:
            count[result.status] += 1
            if asked.json:
                everything.append(data(result, asked.lang))
            else:
                screen.show(summary(result, asked.lang, screen.width()))
    if asked.json and not troubles:
        screen.show_json(everything)
    elif not asked.json:
        _sum_up(count, scenarios, len(troubles), asked)
    if troubles:
        raise Troubles(troubles)
    return DISAGREES if count["disagrees"] else AGREES


def _runs(game: str, editions: Sequence[str], troubles: list[Trouble]) -> Iterator[list[Result]]:
    """Every packaged scenario in every edition it names (and that was asked for)."""
    from kfjudge.replay.api import read_scenario, run, scenarios

    for name, path in scenarios(game).items():
        try:
            scenario = read_scenario(path, name=name)
        except Troubles as found:
            troubles += found.troubles
            yield []
            continue
        results = []
        for edition in scenario.editions:
            if not editions or edition in editions:
                try:
                    results.append(run(scenario, edition))
                except Troubles as found:
                    troubles += found.troubles
        yield results


def _sum_up(count: dict[str, int], scenarios: int, bad: int, asked: Asked) -> None:
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    lang = asked.lang
    if not scenarios and not bad:
        screen.show(wrapped(tell("replay.none", lang), screen.width()))
        return
    told = tell(
        "replay.summary",
        lang,
        n=sum(count.values()),
        scenarios=scenarios,
        agree=count["agrees"],
        disagree=count["disagrees"],
    )
    if count["not-modeled"]:
        told += tell("replay.summary-missing", lang, n=count["not-modeled"])
    if bad:
        told += tell("replay.summary-bad", lang, n=bad)
    screen.show(["", *wrapped(f"{told}.", screen.width(), role="title")])
