"""A replayed scenario as Markdown, to paste where people discuss."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from kfjudge.core.tame import tame
from kfjudge.screen.replays.naming import headline, owners_of
from kfjudge.screen.replays.replay import (
    board_on_screen,
    conclusion,
    expected,
    left_out,
    mark,
    observed,
    open_choice,
    open_points,
    other_editions,
    parts,
    remarked,
    under,
)
from kfjudge.screen.replays.stopping import lost, needed, unmodeled
from kfjudge.screen.steps import (
    by_edition,
    in_short,
    own_sources,
    question,
    repeated,
    rows_cited,
    rows_of,
    times,
)
from kfjudge.screen.trace import said
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kfjudge.core.events import TraceStep
    from kfjudge.replay.result import Result
    from kfjudge.screen.page import Line

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")
_WIDTH = 78


def text(result: Result, lang: str, elsewhere: Mapping[str, str] | None = None) -> str:
    """The whole replay."""
    return "\n\n".join(block for block in _blocks(result, lang, elsewhere or {}) if block)


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


def _blocks(result: Result, lang: str, elsewhere: Mapping[str, str]) -> list[str]:
    scenario = result.scenario
    end = result.end.board if result.end and result.end.trace else None
    return [
        f"### {_plain(headline(scenario, lang))}",
        under(scenario, (result.edition,), lang, quote="`"),
        _bold(unmodeled(result, lang)),
        _board("replay.before", result.laid, result, lang),
        _bold(lost(result, lang)),
        *_steps(result, lang),
        *(f"_{_plain(one)}_" for one in remarked(result, lang)),
        _open(result, lang),
        _plain(left_out(result, lang)),
        _board("replay.here" if result.open else "replay.after", end, result, lang),
        _expectations(result, lang),
        _plain(needed(result, lang)),
        _bold(conclusion(result, lang)),
        _plain(other_editions(elsewhere, lang)),
        *map(_plain, open_points(result, lang)),
        f"_{tell('replay.no-ruling', lang)}_",
    ]


def _bold(words: str) -> str:
    return f"**{_plain(words)}**" if words else ""


def _plain(words: str) -> str:
    """Words that Markdown leaves as they are."""
    return _SPECIAL.sub(r"\\\1", tame(words, 400))


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
    blocks = []
    listed: set[str] = set()
    for head, refusal, part in parts(result, lang):
        lines = [f"**{_plain(head)}**", ""]
        lines += [
            line
            for step, last in repeated(part, owners_of(result.scenario))
            for line in _step(step, last, result, lang, listed)
        ]
        if refusal:
            lines.append(f"- {_plain(refusal)}")
        elif not part and not result.open:
            lines.append(f"- {tell('replay.nothing', lang)}")
        blocks.append("\n".join(lines))
    return blocks


def _step(step: TraceStep, last: TraceStep, result: Result, lang: str, listed: set[str]) -> list[str]:
    indent = "  " * step.depth
    cites = " ".join(
        f"`{source}`" for source in in_short(own_sources(step, result.edition, result.scenario.game))
    )
    told = _plain(times(step, last, lang, owners_of(result.scenario)))
    lines = [f"{indent}- {told} {cites}".rstrip()]
    for row in rows_of(step, result.scenario.game):
        if row.id not in listed:
            listed.add(row.id)
            lines.append(f"{indent}  _{_plain(by_edition(row, lang))}_")
    return lines


def _open(result: Result, lang: str) -> str:
    """The choice that the script leaves open."""
    run = open_choice(result)
    asked = run.pending if run else None
    if asked is None:
        return ""
    owners = owners_of(result.scenario)
    options = [f"- {_plain(said(option.words, lang, owners))}" for option in asked.options]
    rows = [f"_{_plain(by_edition(row, lang))}_" for row in rows_cited(asked.cite, owners.game)]
    told = _plain(question(asked, result.edition, lang, owners))
    return "\n\n".join([f"**{told}**", *rows, "\n".join(options)])


def _expectations(result: Result, lang: str) -> str:
    lines = []
    for checked in result.expectations:
        line = f"- **{mark(checked, lang)}** {_plain(expected(checked, result.scenario, lang))}"
        if checked.ok is False:
            line += f" ({_plain(observed(checked, result, lang))})"
        lines.append(line)
    return "\n".join([f"**{tell('replay.expected', lang)}**", "", *lines]) if lines else ""
