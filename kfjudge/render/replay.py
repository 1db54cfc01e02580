"""A replayed scenario: its steps with what they rest on, what was expected, and how it ends, for a terminal,
as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.api import full_id
from kfjudge.games.keyforge import state
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.render.board import board_lines, seat_name
from kfjudge.render.catalogue import tell
from kfjudge.render.page import EMPTY, Line, joined, wrapped
from kfjudge.render.trace import Seats, said, step_text
from kfjudge.scenario.letters import visible
from kfjudge.scenario.writer import write_step

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.editions import Difference
    from kfjudge.core.events import Step
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.model import Scenario
    from kfjudge.scenario.result import Result

_NARROW = 60  # columns; below this, steps are indented less
_DEEPEST = 8  # a step inside more steps than that is not indented further
_ROWS = {row.id: row for row in ROWS}
_LONGEST_TITLE = 200


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
            pending(result.open, lang, width, seats) if result.open else [],
            drawn("replay.after", result.end, result.edition, lang, width, seats) if result.steps else [],
            expectations(result, lang, width),
            closing(result, lang, width),
        ]
    )


def heading(scenario: Scenario, editions: Sequence[str], lang: str, width: int) -> list[Line]:
    """The title, the edition, and what the scenario answers."""
    lines = wrapped(headline(scenario, lang), width, role="title")
    under = tell("replay.edition", lang, edition=", ".join(editions))
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
        for step in part:
            lines += step_lines(step, result.edition, lang, width, seats, told)
        if refusal:
            lines += wrapped(refusal, width, hanging="  ")
        elif not part:
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


def step_lines(step: Step, edition: str, lang: str, width: int, seats: Seats, told: set[str]) -> list[Line]:
    """A numbered, indented step with what it rests on. Where editions differ, both sides are named, the
    first time (`told` remembers which)."""
    indent = " " * (min(step.depth, _DEEPEST) * (1 if width < _NARROW else 2))
    head = f"{step.n:>3} {indent}"
    hanging = " " * (len(head) + 1)
    text = visible(step_text(step, lang, seats), 400)
    lines = _after(head, f"{text} {cited(own_sources(step, edition))}", width, hanging)
    for row in rows_of(step):
        if row.id not in told:
            told.add(row.id)
            lines += [
                Line(f"{hanging}{line.text}", "aside")
                for line in wrapped(by_edition(row, lang), max(width - len(hanging), 20), hanging="  ")
            ]
    return lines


def _after(head: str, text: str, width: int, hanging: str) -> list[Line]:
    """A text behind its number; what does not fit continues below it."""
    lines = wrapped(text, max(width - len(hanging), 12))
    return [Line(f"{hanging if at else head}{line.text}") for at, line in enumerate(lines)]


def own_sources(step: Step, edition: str) -> list[str]:
    """What a step rests on in this edition, in short."""
    elsewhere = {
        reading.source
        for row in rows_of(step)
        for other, reading in row.readings.items()
        if other != edition and reading.source != row[edition].source
    }
    return [source for source in step.cite if source not in elsewhere]


def cited(sources: Sequence[str]) -> str:
    """The entries that something rests on, in short: [glossary/stun]."""
    return " ".join(f"[{source}]" for source in dict.fromkeys(map(short, sources)))


def rows_of(step: Step) -> list[Difference]:
    """Where editions differ at a step."""
    return [_ROWS[id] for id in step.differences]


def by_edition(row: Difference, lang: str, editions: Sequence[str] = ()) -> str:
    """What each edition rests on where they differ."""
    readings = [
        tell(
            "replay.reading-silent" if reading.silent else "replay.reading",
            lang,
            edition=edition,
            source=short(reading.source),
        )
        for edition, reading in row.readings.items()
        if not editions or edition in editions
    ]
    return tell("replay.differs-by-edition", lang, readings="; ".join(readings))


def short(source: str) -> str:
    """An identifier without the game."""
    return full_id(source).removeprefix("keyforge:")


# choices and expectations


def pending(run: Run[Board], lang: str, width: int, seats: Seats) -> list[Line]:
    """Who must decide what, and what may be answered."""
    asked = run.pending
    if asked is None:
        return []
    lines = wrapped(question(asked, lang, seats), width, role="title", hanging="  ")
    for number, option in enumerate(asked.options, 1):
        text = visible(said(option.words, lang, seats))
        lines += wrapped(tell("replay.option", lang, n=number, option=text), width, hanging="     ")
    return lines


def question(asked: Ask, lang: str, seats: Seats) -> str:
    """Who decides, what is asked, and which rule asks it."""
    who = seat_name(asked.who, lang, seats)
    told = tell("replay.pending", lang, who=who, question=visible(said(asked.question, lang, seats), 200))
    return f"{told} {cited(asked.cite)}".rstrip()


def expectations(result: Result, lang: str, width: int) -> list[Line]:
    """What the file expects, and whether it is so."""
    if not result.expectations:
        told = tell("replay.nothing-expected", lang, edition=result.edition)
        return wrapped(told, width)
    lines = _under("replay.expected", lang)
    seats = names_of(result.scenario)
    for checked in result.expectations:
        mark = tell("replay.ok" if checked.ok else "replay.differs", lang)
        lines += wrapped(visible(checked.text(lang, result.scenario), 400), width, strong=mark, hanging="   ")
        if not checked.ok:
            observed = visible(said(checked.observed, lang, seats), 400)
            lines += [
                Line(f"   {line.text}")
                for line in wrapped(tell("replay.observed", lang, observed=observed), width - 3)
            ]
    return lines


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
                "text": checked.text(lang, result.scenario),
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
