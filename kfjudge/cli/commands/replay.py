"""`replay SCENARIO…`: play scenarios and say whether what is expected comes about, step by step, in one
edition or in several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kfjudge import games
from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Reading
from kfjudge.cli.files import OUTPUT
from kfjudge.cli.options import (
    HTML,
    MARKDOWN,
    TEXT,
    Options,
    editions_newest_first,
    parse_readings,
    refuse_together,
    take_short_form,
)
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario
    from kfjudge.replay.result import Result

AGREES, DISAGREES = 0, 1
_ALL = "all"


def replay(
    options: Options,
    scenario: Annotated[list[str] | None, typer.Argument(autocompletion=completion.replayed)] = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    editions: Annotated[
        str | None, typer.Option("--editions", autocompletion=completion.edition_lists)
    ] = None,
    reading: Reading = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    interactive: Annotated[bool, typer.Option("--interactive")] = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    html: Annotated[str | None, typer.Option("--html", autocompletion=completion.files)] = None,
    boards: Annotated[bool, typer.Option("--boards")] = False,
    expect: Annotated[bool, typer.Option("--expect")] = False,
) -> int:
    options = take_short_form(options, markdown=markdown, html=html is not None)
    html = OUTPUT if html is None and options.format == HTML else html
    special = {"step": step, "interactive": interactive}
    refuse_together(**{options.format: options.format != TEXT}, **special)
    refuse_together(edition=options.edition is not None, editions=editions is not None)
    refuse_together(all=all, reading=bool(reading))
    refuse_together(all=all, **{options.format: options.format in (MARKDOWN, HTML)}, **special)
    _one_edition(editions, html=html is not None, **special)
    if all and scenario:
        raise Trouble(message("usage.too-many", extra=sanitize(" ".join(scenario))))
    check_editions(editions, options)
    if all:
        games.get_game(options.game_of_boards).check_plays()
        return _replay_all(options, editions_of(editions, options.game_of_boards))
    if not scenario:
        raise Trouble(message("replay.what"))
    found = [read_otherwise(one, reading, options, editions) for one in _found(scenario, options)]
    if html is not None or step or interactive:
        from kfjudge.cli.resolve import choose_board
    if html is not None:
        return _write_page(choose_board(found, " ".join(scenario), options), options, html)
    if step or interactive:
        from kfjudge.cli.interactive import interact
        from kfjudge.cli.walk import walk

        chosen = choose_board(found, " ".join(scenario), options)
        return (walk if step else interact)(chosen, edition_for(chosen, options), options)
    if editions is not None:
        return _compare(found, editions, options)
    from kfjudge.replay.play import run

    results = [run(one, edition_for(one, options)) for one in found]
    if options.json:
        return _as_data(results, options)
    if options.format == MARKDOWN:
        return _as_markdown(results, options)
    if len(results) > 1:
        return _in_short(results, options)
    from kfjudge.render.replays.page import lay_out_replay
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.text import write_text

    page = lay_out_replay(view_replay(results[0], options.lang), boards=boards, expected=expect)
    terminal.show(write_text(page, terminal.width()))
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
    known = editions_newest_first(game)
    if given.strip() == _ALL:
        return tuple(reversed(known))
    wanted = [part.strip() for part in given.split(",")]
    if not set(wanted) <= set(known):
        raise Trouble(message("replay.not-an-edition", value=sanitize(given), allowed=", ".join(known)))
    return tuple(edition for edition in reversed(known) if edition in wanted)


def check_editions(given: str | None, options: Options) -> None:
    """Refuse at once what is no edition of the game, or where none is named, of any."""
    if given is None or given.strip() == _ALL:
        return
    every = {edition for game in games.GAMES for edition in games.get_game(game).editions}
    wanted = {part.strip() for part in given.split(",")}
    if options.game is not None or not wanted <= every:
        editions_of(given, options.game_of_boards)


def _found(given: Sequence[str], options: Options) -> list[Scenario]:
    """Every scenario that was asked for, once; all mistakes of all files together."""
    from kfjudge.cli.resolve import resolve_boards

    found: list[Scenario] = []
    troubles: list[Trouble] = []
    for what in given:
        try:
            meant = resolve_boards(what, options)
            found += [one for one in meant if all(one.path != other.path for other in found)]
        except Troubles as several:
            troubles += several.troubles
    if troubles:
        raise Troubles(troubles)
    return found


def edition_for(scenario: Scenario, options: Options) -> str:
    """The edition that was asked for, or the newest that the scenario is about."""
    every = editions_newest_first(scenario.game)
    if options.edition is None:
        return next(one for one in every if one in scenario.editions)
    if options.edition in every:
        return options.edition
    places = {"option": "--edition", "value": options.edition, "allowed": every}
    raise Trouble(message("usage.not-one-of", **places))


def read_otherwise(
    scenario: Scenario, given: Sequence[str] | None, options: Options, editions: str | None
) -> Scenario:
    """The scenario with its open points read as --reading asks. What every edition that is played settles is
    no choice."""
    if not given:
        return scenario
    from kfjudge.replay.readings import apply_readings, list_settled

    chosen = parse_readings(given, scenario.game)
    played = editions_of(editions, scenario.game) or (edition_for(scenario, options),)
    closed = [list_settled(scenario, edition, chosen) for edition in played]
    if all(closed):
        raise Troubles(closed[-1])
    return apply_readings(scenario, chosen)


# scenarios, each in one edition


def _as_data(results: Sequence[Result], options: Options) -> int:
    from kfjudge.render.replays.page import replay_data
    from kfjudge.render.replays.view import view_replay

    told = [replay_data(view_replay(result, options.lang)) for result in results]
    terminal.show_json(told if len(told) > 1 else told[0])
    return _status(results)


def _as_markdown(results: Sequence[Result], options: Options) -> int:
    from kfjudge.render.replays.page import lay_out_replay
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.markdown import write_markdown

    pages = [lay_out_replay(view_replay(result, options.lang)) for result in results]
    terminal.show("\n\n".join(map(write_markdown, pages)).split("\n"))
    return _status(results)


def _in_short(results: Sequence[Result], options: Options) -> int:
    """The verdict of each of several, and how to see it whole."""
    from kfjudge.render.replays.page import lay_out_in_short
    from kfjudge.render.replays.view import typed_name, view_replay
    from kfjudge.render.writers.text import write_text

    told: set[str] = set()
    for at, result in enumerate(results):
        command = f"kfjudge replay {typed_name(result.scenario)}"
        page = lay_out_in_short(view_replay(result, options.lang), command, told)
        terminal.show([*([""] if at else []), *write_text(page, terminal.width())])
    return _status(results)


def _status(results: Sequence[Result]) -> int:
    return AGREES if all(result.agrees for result in results) else DISAGREES


def _write_page(scenario: Scenario, options: Options, path: str) -> int:
    from kfjudge.cli.files import report_beside, write_page
    from kfjudge.render.replays.interactive import write_interactive_page
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.text import wrapped
    from kfjudge.replay.play import run
    from kfjudge.words.catalogue import tell

    view = view_replay(run(scenario, edition_for(scenario, options)), options.lang)
    write_page(path, write_interactive_page(view))
    told = (tell("replay.written", options.lang, path=sanitize(path, 200)), view.opening.verdict)
    report_beside(path, [line for text in told for line in wrapped(text, terminal.width())])
    return _status([view.result])


# editions side by side


def _compare(found: Sequence[Scenario], editions: str, options: Options) -> int:
    from kfjudge.render.replays.compare import lay_out_comparison
    from kfjudge.render.replays.page import replay_data
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.markdown import write_markdown
    from kfjudge.render.writers.text import write_text

    status, markdown = AGREES, options.format == MARKDOWN
    everything: list[dict[str, Any]] = []
    for at, scenario in enumerate(found):
        results, unplayable = _under(scenario, editions_of(editions, scenario.game))
        if not results:
            raise Troubles([trouble for troubles in unplayable.values() for trouble in troubles.troubles])
        if not all(result.agrees for result in results):
            status = DISAGREES
        if options.json:
            everything += [replay_data(view_replay(result, options.lang)) for result in results]
            continue
        page = lay_out_comparison(scenario, results, unplayable, options.lang)
        lines = write_markdown(page).split("\n") if markdown else write_text(page, terminal.width())
        terminal.show([*([""] if at else []), *lines])
    if options.json:
        terminal.show_json(everything)
    return status


def _under(scenario: Scenario, editions: Sequence[str]) -> tuple[list[Result], dict[str, Troubles]]:
    """The scenario in each edition; an edition in which its script is not legal has no result."""
    from kfjudge.replay.play import run

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


def _replay_all(options: Options, editions: Sequence[str]) -> int:
    """One line for each scenario and edition, and a summary."""
    from collections import Counter

    from kfjudge.render.replays.page import lay_out_summary, replay_data
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.text import write_text

    count: Counter[str] = Counter()
    everything: list[dict[str, Any]] = []
    troubles: list[Trouble] = []
    scenarios = 0
    for results in _runs(options.game_of_boards, editions, troubles):
        scenarios += 1
        for result in results:
            count[result.status] += 1
            view = view_replay(result, options.lang)
            if options.json:
                everything.append(replay_data(view))
            else:
                terminal.show(write_text(lay_out_summary(view), terminal.width()))
    if options.json and not troubles:
        terminal.show_json(everything)
    elif not options.json:
        _sum_up(count, scenarios, len(troubles), options)
    if troubles:
        raise Troubles(troubles)
    return DISAGREES if count["disagrees"] else AGREES


def _runs(game: str, editions: Sequence[str], troubles: list[Trouble]) -> Iterator[list[Result]]:
    """Every packaged scenario in every edition it names (and that was asked for)."""
    from kfjudge.notation.scenario_files import list_scenarios, read_scenario
    from kfjudge.replay.play import run

    for name, path in list_scenarios(game).items():
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


def _sum_up(count: dict[str, int], scenarios: int, bad: int, options: Options) -> None:
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    lang = options.lang
    if not scenarios and not bad:
        terminal.show(wrapped(tell("replay.none", lang), terminal.width()))
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
    terminal.show(["", *wrapped(f"{told}.", terminal.width(), role="title")])
