"""`replay SCENARIO…`: play scenarios and say whether what is expected comes about, step by step, in one
edition or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from kfjudge import games
from kfjudge.cli import terminal
from kfjudge.cli.commands import Editions, Markdown, Prints, Reading
from kfjudge.cli.files import OUTPUT
from kfjudge.cli.options import (
    HTML,
    JSON,
    TEXT,
    Options,
    editions_newest_first,
    parse_readings,
    refuse_together,
)
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario
    from kfjudge.render.blocks import Page
    from kfjudge.render.replays.view import ReplayView
    from kfjudge.replay.result import Result

AGREES, DISAGREES = 0, 1
_ALL = "all"

PRINTS = Prints(("render.replays.page.ReplayData",), ("render.replays.page.ReplayData",))


def replay(
    options: Options,
    scenario: Annotated[list[str] | None, Argument("replayed")] = None,
    all: Annotated[bool, Option("--all")] = False,
    editions: Editions = None,
    reading: Reading = None,
    step: Annotated[bool, Option("--step")] = False,
    interactive: Annotated[bool, Option("--interactive")] = False,
    markdown: Markdown = False,  # noqa: ARG001  short for a format, which `options` has
    html: Annotated[str | None, Option("--html", "files")] = None,
    boards: Annotated[bool, Option("--boards")] = False,
    expect: Annotated[bool, Option("--expect")] = False,
) -> int:
    special = {"step": step, "interactive": interactive}
    refuse_together(**{options.format: options.format != TEXT}, **special)
    refuse_together(edition=options.edition is not None, editions=editions is not None)
    refuse_together(all=all, reading=bool(reading))
    refuse_together(all=all, **{options.format: options.format not in (TEXT, JSON)}, **special)
    _refuse_with_editions(editions, html=html is not None, **special)
    if all and scenario:
        raise Trouble(message("usage.too-many", extra=sanitize(" ".join(scenario))))
    check_editions(editions, options)
    if all:
        games.get_game(options.game_of_boards).check_plays()
        return _replay_all(options, editions_of(editions, options.game_of_boards))
    if not scenario:
        raise Trouble(message("replay.what"))
    found = [read_otherwise(one, reading, options, editions) for one in _found(scenario, options)]
    if html is not None or step or interactive or (options.format == HTML and editions is None):
        from kfjudge.cli.resolve import choose_board

        board = choose_board(found, " ".join(scenario), options)
        if not step and not interactive:
            return _write_page(board, options, html)
        from kfjudge.cli.interactive import interact
        from kfjudge.cli.walk import walk

        return (walk if step else interact)(board, edition_for(board, options), options)
    if editions is not None:
        return _compare(found, editions, options)
    return _replay(found, options, boards=boards, expected=expect)


def _refuse_with_editions(editions: str | None, **chosen: bool) -> None:
    """Refuse --editions beside what shows a single one."""
    for name, wanted in chosen.items():
        if wanted and editions is not None:
            raise Trouble(message("replay.one-edition", option=f"--{name}"))


def editions_of(given: str | None, game: str) -> tuple[str, ...]:
    """List the editions of --editions, oldest first; none when the option is not given."""
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
    """Find every scenario that was asked for, once; all mistakes of all files together."""
    from kfjudge.cli.resolve import join_words_of_id, resolve_boards

    found: list[Scenario] = []
    troubles: list[Trouble] = []
    for what in join_words_of_id(given, options):
        try:
            meant = resolve_boards(what, options)
            found += [one for one in meant if all(one.path != other.path for other in found)]
        except Troubles as several:
            troubles += several.troubles
    if troubles:
        raise Troubles(troubles)
    return found


def edition_for(scenario: Scenario, options: Options) -> str:
    """Choose the edition that was asked for, or the newest that the scenario is about."""
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
    """Read the open points of a scenario as --reading asks. What every edition that is played settles is no
    choice."""
    if not given:
        return scenario
    from kfjudge.core.readings import explain_settled
    from kfjudge.replay.play import apply_readings

    chosen = parse_readings(given, scenario.game)
    points = games.get_game(scenario.game).points()
    closed = []
    for edition in editions_of(editions, scenario.game) or (edition_for(scenario, options),):
        settled = (explain_settled(points, row, edition) for row, _ in chosen)
        closed.append([Trouble(why) for why in settled if why is not None])
    if all(closed):
        raise Troubles(closed[-1])
    return apply_readings(scenario, chosen)


# scenarios, each in one edition


def _replay(found: Sequence[Scenario], options: Options, *, boards: bool, expected: bool) -> int:
    """Show a replay; of several in a terminal the verdict of each, and how to see it whole."""
    from kfjudge.cli.output import show_pages
    from kfjudge.render.replays.page import lay_out_in_short, lay_out_replay, replay_data
    from kfjudge.render.replays.view import typed_name, view_replay
    from kfjudge.replay.play import run

    views = [view_replay(run(one, edition_for(one, options)), options.lang) for one in found]
    if len(views) > 1 and options.format == TEXT:
        told: set[str] = set()
        commands = [f"kfjudge replay {typed_name(one)}" for one in found]
        pages = [lay_out_in_short(view, command, told) for view, command in zip(views, commands, strict=True)]
    elif options.json:
        pages = []
    else:
        pages = [lay_out_replay(view, boards=boards, expected=expected) for view in views]
    data = partial(_one_or_all, [partial(replay_data, view) for view in views])
    show_pages(options, pages, data)
    return _status([view.result for view in views])


def _one_or_all(made: Sequence[Callable[[], Any]]) -> Any:
    every = [make() for make in made]
    return every if len(every) > 1 else every[0]


def _status(results: Sequence[Result]) -> int:
    return AGREES if all(result.agrees for result in results) else DISAGREES


def _write_page(scenario: Scenario, options: Options, path: str | None) -> int:
    """Write the page to step through, to a file or, without one, to the output."""
    from kfjudge.cli.files import report_beside, write_page
    from kfjudge.render.replays.interactive import write_interactive_page
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.text import wrapped
    from kfjudge.replay.play import run
    from kfjudge.words.catalogue import tell

    view = view_replay(run(scenario, edition_for(scenario, options)), options.lang)
    write_page(OUTPUT if path is None else path, write_interactive_page(view))
    if path is None:
        return _status([view.result])
    told = (tell("replay.written", options.lang, path=sanitize(path, 200)), view.opening.verdict)
    report_beside(path, [line for text in told for line in wrapped(text, terminal.width())])
    return _status([view.result])


# editions side by side


def _compare(found: Sequence[Scenario], editions: str, options: Options) -> int:
    from kfjudge.cli.output import show_pages
    from kfjudge.render.replays.compare import lay_out_comparison
    from kfjudge.render.replays.page import replay_data
    from kfjudge.render.replays.view import view_replay

    every: list[Result] = []
    pages: list[Page] = []
    for scenario in found:
        results, unplayable = _under(scenario, editions_of(editions, scenario.game))
        if not results:
            raise Troubles([trouble for troubles in unplayable.values() for trouble in troubles.troubles])
        every += results
        if not options.json:
            pages.append(lay_out_comparison(scenario, results, unplayable, options.lang))
    show_pages(options, pages, lambda: [replay_data(view_replay(result, options.lang)) for result in every])
    return _status(every)


def _under(scenario: Scenario, editions: Sequence[str]) -> tuple[list[Result], dict[str, Troubles]]:
    """Play the scenario in each edition; an edition in which its script is not legal has no result."""
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
    """Write one line for each scenario and edition, and a summary."""
    from collections import Counter

    from kfjudge.render.replays.page import lay_out_summary, replay_data
    from kfjudge.render.replays.view import view_replay
    from kfjudge.render.writers.text import write_text

    count: Counter[str] = Counter()  # replays, by how they ended; and the scenarios
    troubles: list[Trouble] = []

    def view_all() -> Iterator[ReplayView]:
        for results in _runs(options.game_of_boards, editions, troubles):
            count["scenarios"] += 1
            for result in results:
                count[result.status] += 1
                yield view_replay(result, options.lang)

    if options.json:
        terminal.show_json_list(map(replay_data, view_all()))
    else:
        for view in view_all():
            terminal.show(write_text(lay_out_summary(view), terminal.width()))
        _sum_up(count, count.pop("scenarios", 0), len(troubles), options)
    if troubles:
        raise Troubles(troubles)
    return DISAGREES if count["disagrees"] else AGREES


def _runs(game: str, editions: Sequence[str], troubles: list[Trouble]) -> Iterator[list[Result]]:
    """Play every packaged scenario in every edition it names (and that was asked for)."""
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
