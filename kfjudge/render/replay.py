"""A replayed scenario: its steps with what they rest on, what was expected, and how it ends, for a terminal,
as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.games.keyforge import state
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.identifiers import full_id
from kfjudge.render.board import board_lines
from kfjudge.render.catalogue import tell
from kfjudge.render.page import EMPTY, Line, joined, wrapped
from kfjudge.render.steps import cited, pending, short, trace_lines
from kfjudge.render.trace import Seats, said, step_text
from kfjudge.scenario.letters import visible
from kfjudge.scenario.writer import Pen, write_step

if TYPE_CHECKING:
    from kfjudge.core.events import Step
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.model import Scenario
    from kfjudge.scenario.result import Checked, Result

_LONGEST_TITLE = 200
_MOST_REMARKS = 3


# what a scenario is called


def names_of(scenario: Scenario) -> Seats:
    """The names that the file gives to the players."""
    return {seat.seat: seat.name for seat in scenario.seats if seat.name}


def called(scenario: Scenario) -> str:
    """The name by which a scenario is asked for: that of a packaged one, or its file."""
    return visible(scenario.name or scenario.path, _LONGEST_TITLE)


def headline(scenario: Scenario, lang: str) -> str:
    return visible(scenario.title(lang), _LONGEST_TITLE) or called(scenario)


def verdict(result: Result, lang: str) -> str:
    """Agrees, disagrees, or which card is not modeled."""
    if result.status == "not-modeled" and result.missing:
        return tell("replay.not-modeled-card", lang, card=all_facts()[result.missing])
    return tell(f"replay.{result.status}", lang)


# the page of one replay


def page(result: Result, lang: str, width: int) -> list[Line]:
    """A replay on a screen."""
    seats = names_of(result.scenario)
    return joined(
        [
            heading(result.scenario, (result.edition,), lang, width),
            drawn("replay.before", result.start, result.edition, lang, width, seats),
            steps(result, lang, width),
            remarks(result, lang, width),
            _open(result, lang, width, seats),
            drawn("replay.after", result.end, result.edition, lang, width, seats) if result.steps else [],
            expectations(result, lang, width),
            closing(result, lang, width),
        ]
    )


def heading(scenario: Scenario, editions: Sequence[str], lang: str, width: int) -> list[Line]:
    """The title, the edition, and what the scenario answers."""
    lines = wrapped(headline(scenario, lang), width, role="title")
    key = "replay.edition" if len(editions) == 1 else "replay.editions"
    under = tell(key, lang, edition=editions[0], editions=", ".join(editions))
    if scenario.answers:
        under += " · " + tell("replay.answers", lang, ids=", ".join(map(short, scenario.answers)))
    return [*lines, *wrapped(under, width, role="aside")]


def _under(key: str, lang: str) -> list[Line]:
    return [Line(tell(key, lang), "title")]


def drawn(key: str, run: Run[Board] | None, edition: str, lang: str, width: int, seats: Seats) -> list[Line]:
    """The board where a run stands, under a heading."""
    if run is None:  # a card without a model kept the match from beginning
        return []
    return [*_under(key, lang), *board_lines(state.write(run.board, edition), lang, width, seats)]


def closing(result: Result, lang: str, width: int) -> list[Line]:
    """What must be asked of the players, the verdict, and whose word counts."""
    lines = []
    if result.needs is not None:
        fact = said(result.needs, lang, names_of(result.scenario))
        lines += wrapped(tell("replay.needs", lang, fact=fact), width)
    told = tell("replay.verdict", lang, edition=result.edition, verdict=verdict(result, lang))
    lines += wrapped(told, width, role="title")
    return [*lines, *wrapped(tell("replay.no-ruling", lang), width, role="aside")]


# steps


def steps(result: Result, lang: str, width: int) -> list[Line]:
    """What happens: each step of the script, and below it the steps that the engine takes."""
    seats = names_of(result.scenario)
    blocks = [[EMPTY, *_under("replay.steps", lang)][1:]]
    told: set[str] = set()
    for head, refusal, part in parts(result, lang):
        lines = wrapped(head, width, role="title", hanging="   ")
        lines += trace_lines(part, result.edition, lang, width, seats, told)
        if refusal:
            lines += wrapped(refusal, width, hanging="  ")
        elif not part and not result.open:
            lines += wrapped(tell("replay.nothing", lang), width)
        blocks.append(lines)
    return [line for block in blocks for line in block] if len(blocks) > 1 else []


def parts(result: Result, lang: str) -> Iterator[tuple[str, str, list[Step]]]:
    """The steps of the script: what was done, why it was refused (if it was), and what the engine did."""
    trace = result.end.trace if result.end else []
    seats = names_of(result.scenario)
    first = result.steps[0].first if result.steps else len(trace)
    if first:
        yield tell("replay.first", lang), "", trace[:first]
    for played in result.steps:
        text = visible(write_step(played.step, lang, result.scenario), 300)
        head = tell("replay.step", lang, n=played.step.number, text=text)
        refusal = ""
        if played.refusal is not None:
            refusal = tell("replay.refused", lang, why=said(played.refusal.why, lang, seats))
            refusal = f"{refusal} {cited(played.refusal.cite)}"
        yield head, refusal, trace[played.first : played.last]


def remarks(result: Result, lang: str, width: int) -> list[Line]:
    """What was taken for granted where the script says nothing."""
    return [line for text in remarked(result, lang) for line in wrapped(text, width, role="aside")]


def remarked(result: Result, lang: str) -> list[str]:
    """The remarks, once each; of many that say nearly the same, the first."""
    seats = names_of(result.scenario)
    texts = list(dict.fromkeys(visible(said(one, lang, seats), 300) for one in result.remarks))
    more = len(texts) - _MOST_REMARKS
    return texts if more < 2 else [*texts[:_MOST_REMARKS], tell("replay.more-remarks", lang, n=more)]


def open_choice(result: Result) -> Run[Board] | None:
    """Where a choice is open at the end: one marked `?`, or one in the middle of a resolution."""
    if result.open is not None:
        return result.open
    end = result.end
    return end if end is not None and end.pending is not None and not end.pending.turn else None


def _open(result: Result, lang: str, width: int, seats: Seats) -> list[Line]:
    run = open_choice(result)
    return pending(run, result.edition, lang, width, seats) if run else []


# expectations


def expectations(result: Result, lang: str, width: int) -> list[Line]:
    """What the file expects, and whether it is so."""
    if not result.expectations:
        told = tell("replay.nothing-expected", lang, edition=result.edition)
        return wrapped(told, width)
    lines = _under("replay.expected", lang)
    seats = names_of(result.scenario)
    for checked in result.expectations:
        mark = tell("replay.ok" if checked.ok else "replay.differs", lang)
        lines += wrapped(expected(checked, result.scenario, lang), width, strong=mark, hanging="   ")
        if not checked.ok:
            observed = visible(said(checked.observed, lang, seats), 400)
            lines += [
                Line(f"   {line.text}")
                for line in wrapped(tell("replay.observed", lang, observed=observed), width - 3)
            ]
    return lines


def expected(checked: Checked, scenario: Scenario, lang: str) -> str:
    """What is claimed, and of which point of the script."""
    claim = visible(checked.text(lang, scenario), 400)
    where = Pen(lang, scenario).where(checked.expectation.where) if checked.expectation else ""
    return tell("replay.claim", lang, where=where, claim=claim) if where else claim


def summary(result: Result, lang: str, width: int) -> list[Line]:
    """A replay in one line."""
    told = verdict(result, lang)
    line = tell("replay.line", lang, verdict=told, edition=result.edition, name=called(result.scenario))
    return wrapped(line, width, hanging="  ")


# data


def data(result: Result, lang: str) -> dict[str, Any]:
    """A replay as programs read it."""
    seats = names_of(result.scenario)
    return {
        "scenario": result.scenario.name or result.scenario.path,
        "edition": result.edition,
        "status": result.status,
        "answers": [full_id(answer) for answer in result.scenario.answers],
        "steps": [step_data(step, lang, seats) for step in (result.end.trace if result.end else ())],
        "expectations": [
            {
                "text": expected(checked, result.scenario, lang),
                "ok": checked.ok,
                "observed": said(checked.observed, lang, seats),
            }
            for checked in result.expectations
        ],
        "state": state.write(result.end.board, result.edition) if result.end else None,
    }


def step_data(step: Step, lang: str, seats: Seats) -> dict[str, Any]:
    return {
        "n": step.n,
        "depth": step.depth,
        "event": step.event,
        "text": step_text(step, lang, seats),
        "cite": list(dict.fromkeys(full_id(source) for source in step.cite)),
    }
