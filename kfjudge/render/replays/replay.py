"""A replayed scenario: its steps with what they rest on, what was expected, and how it ends, on a screen and
as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.ids import full_id
from kfjudge.core.message import message
from kfjudge.core.readings import EQUALS
from kfjudge.core.text import sanitize
from kfjudge.games import get_game, write_state
from kfjudge.notation.writer import ScenarioWriter
from kfjudge.render.replays import readings
from kfjudge.render.replays.naming import called, head, headline, owners_of, typed_name
from kfjudge.render.replays.numbering import numbered
from kfjudge.render.replays.readings import of_play, sentences
from kfjudge.render.replays.stopping import cards_not_modeled, needed, unmodeled
from kfjudge.render.steps import cited, in_short, trace_lines
from kfjudge.render.trace import OwnerNames, said, set_in, step_text, with_a_capital
from kfjudge.render.writers.text import Line, joined, wrapped
from kfjudge.render.writers.text_board import board_lines
from kfjudge.words.catalogue import join_list, tell

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.run import Run
    from kfjudge.notation.scenario import Scenario
    from kfjudge.replay.result import CheckedClaim, PlayedStep, Result

_MOST_REMARKS = 3


def verdict(result: Result, lang: str) -> str:
    """Agrees, disagrees, or which cards are not modeled; and whether there was something to agree with."""
    if result.status == "not-modeled":
        return said(message("replay.not-modeled-cards", cards=cards_not_modeled(result)), lang)
    if not result.expectations:
        return tell("replay.disagrees" if result.needs else "replay.nothing-expected", lang)
    unreached = sum(checked.ok is None for checked in result.expectations)
    told = tell(f"replay.{result.status}", lang)
    if not unreached:
        return told
    if result.agrees and unreached == len(result.expectations):
        return tell("replay.nothing-reached", lang)
    return tell("replay.so-far", lang, verdict=told, n=unreached, of=len(result.expectations))


# the parts of its page


def heading(scenario: Scenario, editions: Sequence[str], lang: str, width: int) -> list[Line]:
    """The title, the edition, and what the scenario answers."""
    lines = wrapped(headline(scenario, lang), width, role="title")
    return [*lines, *wrapped(under(scenario, editions, lang), width, role="aside")]


def under(scenario: Scenario, editions: Sequence[str], lang: str, quote: str = "") -> str:
    """What stands under the title: the edition, what is read otherwise than we do, and what the scenario
    answers; the ids between quotes, if any."""
    key = "replay.edition" if len(editions) == 1 else "replay.editions"
    told = [tell(key, lang, edition=editions[0], editions=", ".join(editions))]
    read = [f"{quote}{EQUALS.join(reading)}{quote}" for reading in scenario.readings]
    answers = [f"{quote}{source}{quote}" for source in in_short(scenario.answers)]
    told += [tell("reading.read", lang, readings=", ".join(read))] if read else []
    told += [tell("replay.answers", lang, ids=", ".join(answers))] if answers else []
    return " · ".join(told)


def under_heading(key: str, lang: str) -> list[Line]:
    return [Line(tell(key, lang), "title")]


def drawn(key: str, board: Any | None, edition: str, lang: str, width: int, owners: OwnerNames) -> list[Line]:
    """A board under a heading, if there is one to be drawn."""
    return [*under_heading(key, lang), *board_on_screen(board, edition, lang, width, owners)] if board else []


def board_on_screen(board: Any, edition: str, lang: str, width: int, owners: OwnerNames) -> list[Line]:
    drawn = get_game(owners.game).drawing
    return board_lines(drawn.draw_board(drawn.drawn_state(board, edition), lang, owners), lang, width)


def ending(result: Result, lang: str, width: int) -> list[Line]:
    """Only how a play ends that does not come to its end."""
    return joined([wrapped(unmodeled(result, lang), width, role="title"), closing(result, lang, width)])


def closing(result: Result, lang: str, width: int) -> list[Line]:
    """What must be asked of the players, what is not as expected, what it rests on, and whose word counts."""
    return joined(
        [
            wrapped(needed(result, lang), width),
            failing(result, lang, width),
            notes(result, lang, width),
            wrapped(tell("replay.no-ruling", lang), width, role="aside"),
        ]
    )


def notes(result: Result, lang: str, width: int) -> list[Line]:
    """Which order was taken where the script says nothing, and which reading where the books do not."""
    told = [*remarked(result, lang), *open_points(result, lang)]
    lines = [line for text in told for line in wrapped(text, width, hanging="  ")]
    return [*under_heading("replay.notes", lang), *lines] if lines else []


def open_points(result: Result, lang: str) -> list[str]:
    """A line on each point that the books leave open and the play rests on."""
    owners = owners_of(result.scenario)
    return sentences(of_play(result, lang, owners), owners.game, lang)


def conclusion(result: Result, lang: str) -> str:
    """The verdict at the end of a page that has named the cards without a model at its top."""
    told = tell("replay.not-modeled", lang) if result.missing else verdict(result, lang)
    return tell("replay.verdict", lang, edition=result.edition, verdict=told)


# steps


def steps(result: Result, lang: str, width: int) -> list[Line]:
    """What happens: each step of the script, and below it the steps that the engine takes."""
    owners, numbers = owners_of(result.scenario), numbered(result)
    lines: list[Line] = []
    for written, refused, part in parts(result, lang):
        lines += wrapped(written, width, role="title", hanging="   ")
        lines += trace_lines(part, numbers, result.edition, lang, width, owners)
        if refused:
            lines += wrapped(refused, width, hanging="  ")
        elif not part and not result.open:
            lines += wrapped(tell("replay.nothing", lang), width)
    return [*under_heading("replay.steps", lang), *lines] if lines else []


def parts(result: Result, lang: str) -> Iterator[tuple[str, str, list[TraceStep]]]:
    """The steps of the script: what was done, why it was refused (if it was), and what the engine did."""
    trace = result.end.trace if result.end else []
    first = result.steps[0].first if result.steps else len(trace)
    if first:
        yield tell("replay.first", lang), "", trace[:first]
    for played in result.steps:
        yield head(played, result, lang), refusal(played, result, lang), trace[played.first : played.last]


def refusal(played: PlayedStep, result: Result, lang: str) -> str:
    """Why a step was refused, when it was there to be refused."""
    if played.refusal is None:
        return ""
    why = said(played.refusal.why, lang, owners_of(result.scenario))
    return f"{tell('replay.refused', lang, why=why)} {cited(played.refusal.cite)}"


def remarked(result: Result, lang: str) -> list[str]:
    """The remarks, once each; of many that say nearly the same, the first."""
    owners = owners_of(result.scenario)
    texts = list(
        dict.fromkeys(f"{with_a_capital(sanitize(said(one, lang, owners), 300))}." for one in result.remarks)
    )
    more = len(texts) - _MOST_REMARKS
    return texts if more < 2 else [*texts[:_MOST_REMARKS], tell("replay.more-remarks", lang, n=more)]


def open_choice(result: Result) -> Run[Any] | None:
    """Where a choice is open at the end: one marked `?`, or one in the middle of what is done."""
    if result.open is not None:
        return result.open
    end = result.end
    asked = end.pending if end is not None else None
    return end if asked is not None and not asked.turn and not asked.later else None


def left_out(result: Result, lang: str) -> str:
    """What a play that stopped at a choice marked `?` did not come to, and how to see all of it."""
    if result.open is None:
        return ""
    follow = tell("replay.follow", lang, name=typed_name(result.scenario))
    return " ".join(filter(None, [stopped(result, lang), follow]))


def stopped(result: Result, lang: str) -> str:
    """What a play that stopped at a choice marked `?` did not come to, if there is such a thing."""
    number, last = len(result.steps), len(result.scenario.steps)
    unreached = sum(checked.ok is None for checked in result.expectations)
    if result.open is None or (number == last and not unreached):
        return ""
    left = [tell("replay.left-steps", lang, first=number + 1, last=last)] if number + 1 < last else []
    left += [tell("replay.left-step", lang, n=last)] if number + 1 == last else []
    left += [tell("replay.left-lines", lang, n=unreached)] if unreached else []
    return tell("replay.stopped", lang, n=number, left=join_list(left, lang))


# expectations


def expectations(result: Result, lang: str, width: int) -> list[Line]:
    """What the file expects, and whether it is so."""
    if not result.expectations:
        return []
    heading = wrapped(tell("replay.expected", lang), width, role="title")
    return [*heading, *_judged(result, result.expectations, lang, width)]


def failing(result: Result, lang: str, width: int) -> list[Line]:
    """What is not as it is expected in this edition."""
    wrong = [checked for checked in result.expectations if checked.ok is False]
    if not wrong:
        return []
    told = tell("replay.expected-in", lang, edition=result.edition)
    return [*wrapped(told, width, role="title"), *_judged(result, wrong, lang, width)]


def _judged(result: Result, expected_here: Sequence[CheckedClaim], lang: str, width: int) -> list[Line]:
    lines = []
    for checked in expected_here:
        text = expected(checked, result.scenario, lang)
        lines += wrapped(text, width, strong=mark(checked, lang), hanging="   ")
        if checked.ok is False:
            lines += [Line(f"   {line.text}") for line in wrapped(observed(checked, result, lang), width - 3)]
    return lines


def mark(checked: CheckedClaim, lang: str) -> str:
    """Ok, differs, or not reached."""
    key = {True: "ok", False: "differs", None: "not-reached"}[checked.ok]
    return tell(f"replay.{key}", lang)


def observed(checked: CheckedClaim, result: Result, lang: str) -> str:
    """What is so instead of what is expected."""
    seen = sanitize(said(checked.observed, lang, owners_of(result.scenario)), 400)
    return tell("replay.observed", lang, observed=seen)


def expected(checked: CheckedClaim, scenario: Scenario, lang: str) -> str:
    """What is claimed, and of which point of the script."""
    claim = set_in(sanitize(checked.text(lang, scenario), 400), lang)
    where = (
        ScenarioWriter(lang, scenario).write_point(checked.expectation.where) if checked.expectation else ""
    )
    return tell("replay.claim", lang, where=where, claim=claim) if where else claim


def summary(result: Result, lang: str, width: int) -> list[Line]:
    """A replay in one line."""
    told = verdict(result, lang)
    line = tell("replay.line", lang, verdict=told, edition=result.edition, name=called(result.scenario))
    return wrapped(line, width, hanging="  ")


# data


def data(result: Result, lang: str) -> dict[str, Any]:
    """A replay as programs read it."""
    owners = owners_of(result.scenario)
    return {
        "scenario": result.scenario.name or result.scenario.path,
        "edition": result.edition,
        **({"readings": dict(result.scenario.readings)} if result.scenario.readings else {}),
        "status": result.status,
        "answers": [full_id(answer, owners.game) for answer in result.scenario.answers],
        "steps": [step_data(step, lang, owners) for step in (result.end.trace if result.end else ())],
        "expectations": [
            {
                "text": expected(checked, result.scenario, lang),
                "ok": checked.ok,
                "observed": said(checked.observed, lang, owners),
            }
            for checked in result.expectations
        ],
        **readings.data(of_play(result, lang, owners), owners.game, lang),
        "state": write_state(owners.game, result.end.board, result.edition) if result.end else None,
    }


def step_data(step: TraceStep, lang: str, owners: OwnerNames) -> dict[str, Any]:
    rests_on = {"open_points": list(step.open_points)} if step.open_points else {}
    return {
        "n": step.n,
        "depth": step.depth,
        "event": step.event,
        "text": step_text(step, lang, owners),
        "cite": list(dict.fromkeys(full_id(source, owners.game) for source in step.cite)),
        **rests_on,
    }
