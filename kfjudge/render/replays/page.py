"""A replay as a page: the verdict and the steps that decide, what was asked, what happens, and the board: how
it lay, and what of it is otherwise at the end; and as data."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from kfjudge.core.text import full_id, message
from kfjudge.games import write_state
from kfjudge.render.blocks import Board, Checks, Deed, Items, Page, Section, Steps, Text, section
from kfjudge.render.replays.view import file_name, headline, lay_out_heading
from kfjudge.render.trace import lay_out_steps, write_event

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.render.replays.view import ReplayView
    from kfjudge.render.trace import OwnerNames


def lay_out_replay(view: ReplayView, *, boards: bool = False, expected: bool = False) -> Page:
    """Lay out a replay for whoever has a question; with both boards drawn in full, or with what the file
    expects, if that is wanted. What does not come about as it is expected is always told."""
    title = lay_out_heading(view.scenario, (view.edition,), view.lang, code=True)
    checked = [
        section(Checks(tuple(view.checks)), heading=view.tell("replay.expected")),
        section(Text(write_conclusion(view), role="title")),
    ]
    sections = [
        lay_out_opening(view),
        section(*title, Text(view.opening.question)),
        section(Text(view.lost, role="title")),
        lay_out_happening(view),
        section(*view.choice),
        section(Text(view.left_out)),
        *(_both_boards(view) if boards else _board_and_changes(view)),
        lay_out_notes(view),
        *(checked if expected else [lay_out_failing(view)]),
        view.ruling,
    ]
    return _page(view, *sections)


def _page(view: ReplayView, *sections: Section) -> Page:
    title = headline(view.scenario, view.lang)
    return Page(view.lang, title, sections, view.replay.game, view.edition)


def lay_out_in_short(view: ReplayView, command: str, told: set[str]) -> Page:
    """Lay out the verdict of one of several replays, and how to see it whole. `told` has the questions asked
    already: what several boards answer is asked once."""
    question = view.opening.question
    asked = [Text(question)] if question not in told else []
    told.add(question)
    title = lay_out_heading(view.scenario, (view.edition,), view.lang)
    whole = Text(view.tell("replay.whole", command=command), role="aside")
    return _page(view, lay_out_opening(view), section(*title, *asked, whole))


def lay_out_ending(view: ReplayView) -> Page:
    """Lay out only how a play ends that does not come to its end."""
    return _page(view, section(Text(view.unmodeled, role="title")), *lay_out_closing(view))


def lay_out_closing(view: ReplayView) -> list[Section]:
    """Lay out what must be asked of the players, what is not as expected, what it rests on, and whose word
    counts."""
    return [section(Text(view.needed)), lay_out_failing(view), lay_out_notes(view), view.ruling]


def lay_out_opening(view: ReplayView) -> Section:
    """Lay out the verdict, and why."""
    return section(Text(view.opening.verdict, role="title"), Text(view.opening.why))


def lay_out_notes(view: ReplayView) -> Section:
    """Lay out which order was taken where the script says nothing, and which reading where the books do
    not."""
    notes = tuple(map(Text, [*view.remarks, *view.open_points]))
    return section(Items(notes), heading=view.tell("replay.notes"))


# what happens


def lay_out_happening(view: ReplayView) -> Section:
    """Lay out each step of the script, and below it the steps that the engine takes."""
    replay, result, deeds = view.replay, view.result, []
    lay_out = partial(
        lay_out_steps, numbers=replay.numbers, edition=view.edition, lang=view.lang, owners=view.owners
    )
    first = result.steps[0].first if result.steps else len(replay.trace)
    if first:
        deeds.append(Deed(view.tell("replay.first"), lay_out(replay.trace[:first])))
    for played in result.steps:
        trace = replay.trace[played.first : played.last]
        nothing = "" if trace or result.open else view.tell("replay.nothing")
        note = view.write_refusal(played) or nothing
        deeds.append(Deed(view.write_numbered_deed(played), lay_out(trace), note))
    return section(Steps(tuple(deeds)), heading=view.tell("replay.steps"))


# the board


def _both_boards(view: ReplayView) -> list[Section]:
    result = view.result
    before = [Board(view.board_before)] if result.laid else []
    after = [view.draw(result.end.board)] if result.end and result.end.trace else []
    key = "replay.here" if result.open else "replay.after"
    return [section(*before, heading=view.tell("replay.before")), section(*after, heading=view.tell(key))]


def _board_and_changes(view: ReplayView) -> list[Section]:
    """Lay out the board as the file has it, in a few lines, and what is otherwise at the end. What is open
    may yet change something."""
    if view.result.laid is None:
        return []
    before = section(Board(view.board_before, brief=True), heading=view.tell("replay.before"))
    if not view.replay.trace:
        return [before]
    nothing = "" if view.result.open else view.tell("situation.nothing-changes")
    changed = Items(tuple(map(Text, view.changes)), nothing=nothing)
    heading = view.tell("replay.changed-here" if view.result.open else "replay.changed")
    return [before, section(changed, heading=heading)]


# what is expected


def lay_out_failing(view: ReplayView) -> Section:
    """Lay out what is not as it is expected in this edition."""
    heading = view.tell("replay.expected-in", edition=view.edition)
    return section(Checks(tuple(view.failing)), heading=heading)


def write_conclusion(view: ReplayView) -> str:
    """Write the verdict at the end of a page that has named the cards without a model at its top."""
    verdict = view.tell("replay.not-modeled") if view.result.missing else write_verdict(view)
    return view.tell("replay.verdict", edition=view.edition, verdict=verdict)


def write_verdict(view: ReplayView) -> str:
    """Say whether it agrees, disagrees, or which cards are not modeled; and whether there was something to
    agree with."""
    result = view.result
    if result.status == "not-modeled":
        return view.write(message("replay.not-modeled-cards", cards=view.cards_unmodeled))
    if not result.expectations:
        return view.tell("replay.disagrees" if result.needs else "replay.nothing-expected")
    unreached = sum(checked.ok is None for checked in result.expectations)
    verdict = view.tell(f"replay.{result.status}")
    if not unreached:
        return verdict
    if result.agrees and unreached == len(result.expectations):
        return view.tell("replay.nothing-reached")
    return view.tell("replay.so-far", verdict=verdict, n=unreached, of=len(result.expectations))


def lay_out_summary(view: ReplayView) -> Page:
    """Lay out a replay in one line."""
    name, verdict = file_name(view.scenario), write_verdict(view)
    line = view.tell("replay.line", verdict=verdict, edition=view.edition, name=name)
    return _page(view, section(Text(line, hanging=2)))


# data


def replay_data(view: ReplayView) -> dict[str, Any]:
    """Return a replay as programs read it."""
    from kfjudge.render.replays.readings import readings_data

    result, game, lang = view.result, view.replay.game, view.lang
    return {
        "scenario": view.scenario.name or view.scenario.path,
        "edition": view.edition,
        **({"readings": dict(view.scenario.readings)} if view.scenario.readings else {}),
        "status": result.status,
        "answers": [full_id(answer, game) for answer in view.scenario.answers],
        "steps": [step_data(step, lang, view.owners) for step in view.replay.trace],
        "expectations": [
            {"text": check.text, "ok": check.ok, "observed": view.write(checked.observed)}
            for check, checked in zip(view.checks, result.expectations, strict=True)
        ],
        **readings_data(view.rests, game, lang),
        "state": write_state(game, result.end.board, view.edition) if result.end else None,
    }


def step_data(step: TraceStep, lang: str, owners: OwnerNames) -> dict[str, Any]:
    rests_on = {"open_points": list(step.open_points)} if step.open_points else {}
    return {
        "n": step.n,
        "depth": step.depth,
        "event": step.event,
        "text": write_event(step, lang, owners),
        "cite": list(dict.fromkeys(full_id(source, owners.game) for source in step.cite)),
        **rests_on,
    }
