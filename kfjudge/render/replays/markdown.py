"""A replayed scenario as Markdown, to paste where people discuss."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from kfjudge.core.text import sanitize
from kfjudge.render.replays.naming import headline, owners_of
from kfjudge.render.replays.numbering import numbered
from kfjudge.render.replays.page import changes_told
from kfjudge.render.replays.replay import (
    board_on_screen,
    expected,
    left_out,
    observed,
    open_choice,
    open_points,
    parts,
    remarked,
    under,
)
from kfjudge.render.replays.stopping import lost
from kfjudge.render.replays.verdict import opening
from kfjudge.render.steps import in_short, own_sources, question, repeated, times
from kfjudge.render.trace import said
from kfjudge.render.writers.markdown import plain
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kfjudge.core.events import TraceStep
    from kfjudge.render.writers.text import Line
    from kfjudge.replay.result import Result

_WIDTH = 78


def text(result: Result, lang: str) -> str:
    """The whole replay."""
    return "\n\n".join(block for block in _blocks(result, lang) if block)


def of_lines(lines: Sequence[Line]) -> str:
    """A page made for a terminal, as wide as it likes, as Markdown: its first line is the heading, and each
    other line a paragraph of its own."""
    first, *rest = [line for line in lines if line.text]
    return "\n\n".join([f"### {_plain(first.text)}", *map(_paragraph, rest)])


def _paragraph(line: Line) -> str:
    marks = {"title": "**", "aside": "_"}.get(line.role, "")
    strong, rest = _plain(line.text[: line.strong]), _plain(line.text[line.strong :].strip())
    if marks:
        return f"{marks}{_plain(line.text.strip())}{marks}"
    return f"**{strong}** {rest}" if strong else rest


def _blocks(result: Result, lang: str) -> list[str]:
    scenario, first = result.scenario, opening(result, lang)
    return [
        _bold(first.verdict),
        _plain(first.why),
        f"### {_plain(headline(scenario, lang))}",
        under(scenario, (result.edition,), lang, quote="`"),
        _plain(first.question),
        _bold(lost(result, lang)),
        *_steps(result, lang),
        _open(result, lang),
        _plain(left_out(result, lang)),
        _board("replay.before", result.laid, result, lang),
        _list("replay.changed-here" if result.open else "replay.changed", changes_told(result, lang), lang),
        _list("replay.notes", [*remarked(result, lang), *open_points(result, lang)], lang),
        _failing(result, lang),
        f"_{tell('replay.no-ruling', lang)}_",
    ]


def _list(key: str, told: Sequence[str], lang: str) -> str:
    """A list under a heading, if there is anything in it."""
    lines = [f"- {_plain(one)}" for one in told]
    return "\n".join([f"**{tell(key, lang)}**", "", *lines]) if lines else ""


def _bold(words: str) -> str:
    return f"**{_plain(words)}**" if words else ""


def _plain(words: str) -> str:
    return plain(sanitize(words, 400))


def _board(key: str, board: Any | None, result: Result, lang: str) -> str:
    """The board as it is drawn in a terminal."""
    if board is None:
        return ""
    drawn = board_on_screen(board, result.edition, lang, _WIDTH, owners_of(result.scenario))
    body = "\n".join(line.text for line in drawn)
    longest = max((len(ticks) for ticks in re.findall(r"`+", body)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"**{tell(key, lang)}**\n\n{fence}text\n{body}\n{fence}"


def _steps(result: Result, lang: str) -> list[str]:
    """The steps of the script as headings, those of the engine as nested lists."""
    blocks, numbers, owners = [], numbered(result), owners_of(result.scenario)
    for head, refusal, part in parts(result, lang):
        lines = [f"**{_plain(head)}**", ""]
        lines += [_step(one, last, numbers[one.n], result, lang) for one, last in repeated(part, owners)]
        if refusal:
            lines.append(f"- {_plain(refusal)}")
        elif not part and not result.open:
            lines.append(f"- {tell('replay.nothing', lang)}")
        blocks.append("\n".join(lines))
    return blocks


def _step(step: TraceStep, last: TraceStep, number: int, result: Result, lang: str) -> str:
    """A step with its number on every screen: Markdown would count a nested list anew."""
    owners = owners_of(result.scenario)
    cites = " ".join(f"`{source}`" for source in in_short(own_sources(step, result.edition, owners.game)))
    told = _plain(times(step, last, lang, owners))
    return f"{'  ' * step.depth}- {number} · {told} {cites}".rstrip()


def _open(result: Result, lang: str) -> str:
    """The choice that the script leaves open."""
    run = open_choice(result)
    asked = run.pending if run else None
    if asked is None:
        return ""
    owners = owners_of(result.scenario)
    options = [f"- {_plain(said(option.words, lang, owners))}" for option in asked.options]
    told = _plain(question(asked, result.edition, lang, owners))
    return "\n\n".join([f"**{told}**", "\n".join(options)])


def _failing(result: Result, lang: str) -> str:
    """What is not as it is expected."""
    told = [
        f"{expected(checked, result.scenario, lang)} ({observed(checked, result, lang)})"
        for checked in result.expectations
        if checked.ok is False
    ]
    heading = tell("replay.expected-in", lang, edition=result.edition)
    return "\n".join([f"**{heading}**", "", *(f"- {_plain(one)}" for one in told)]) if told else ""
