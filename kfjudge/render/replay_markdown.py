"""A replayed scenario as Markdown, to paste where people discuss."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kfjudge.games.keyforge import state
from kfjudge.render.board import board_lines
from kfjudge.render.catalogue import tell
from kfjudge.render.replay import expected, headline, names_of, open_choice, parts, remarked, verdict
from kfjudge.render.steps import (
    by_edition,
    own_sources,
    question,
    repeated,
    rows_cited,
    rows_of,
    short,
    times,
)
from kfjudge.render.trace import said
from kfjudge.scenario.letters import visible

if TYPE_CHECKING:
    from kfjudge.core.events import Step
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.result import Result

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")
_WIDTH = 78


def text(result: Result, lang: str) -> str:
    """The whole replay."""
    return "\n\n".join(block for block in _blocks(result, lang) if block)


def _blocks(result: Result, lang: str) -> list[str]:
    scenario = result.scenario
    under = tell("replay.edition", lang, edition=result.edition)
    if scenario.answers:
        ids = ", ".join(f"`{short(answer)}`" for answer in scenario.answers)
        under += " · " + tell("replay.answers", lang, ids=ids)
    told = tell("replay.verdict", lang, edition=result.edition, verdict=verdict(result, lang))
    return [
        f"### {_plain(headline(scenario, lang))}",
        under,
        _board("replay.before", result.start, result, lang),
        *_steps(result, lang),
        *(f"_{_plain(one)}_" for one in remarked(result, lang)),
        _open(result, lang),
        _board("replay.after", result.end, result, lang) if result.steps else "",
        _expectations(result, lang),
        _needs(result, lang),
        f"**{_plain(told)}**",
        f"_{tell('replay.no-ruling', lang)}_",
    ]


def _plain(words: str) -> str:
    """Words that Markdown leaves as they are."""
    return _SPECIAL.sub(r"\\\1", visible(words, 400))


def _board(key: str, run: Run[Board] | None, result: Result, lang: str) -> str:
    """The board as it is drawn in a terminal."""
    if run is None:
        return ""
    drawn = board_lines(state.write(run.board, result.edition), lang, _WIDTH, names_of(result.scenario))
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
            for step, last in repeated(part, lang, names_of(result.scenario))
            for line in _step(step, last, result, lang, listed)
        ]
        if refusal:
            lines.append(f"- {_plain(refusal)}")
        elif not part and not result.open:
            lines.append(f"- {tell('replay.nothing', lang)}")
        blocks.append("\n".join(lines))
    return blocks


def _step(step: Step, last: Step, result: Result, lang: str, listed: set[str]) -> list[str]:
    indent = "  " * step.depth
    cites = " ".join(f"`{short(source)}`" for source in own_sources(step, result.edition))
    told = _plain(times(step, last, lang, names_of(result.scenario)))
    lines = [f"{indent}- {told} {cites}".rstrip()]
    for row in rows_of(step):
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
    seats = names_of(result.scenario)
    options = [f"- {_plain(said(option.words, lang, seats))}" for option in asked.options]
    rows = [f"_{_plain(by_edition(row, lang))}_" for row in rows_cited(asked.cite)]
    told = _plain(question(asked, result.edition, lang, seats))
    return "\n\n".join([f"**{told}**", *rows, "\n".join(options)])


def _expectations(result: Result, lang: str) -> str:
    seats = names_of(result.scenario)
    lines = []
    for checked in result.expectations:
        mark = tell("replay.ok" if checked.ok else "replay.differs", lang)
        line = f"- **{mark}** {_plain(expected(checked, result.scenario, lang))}"
        if not checked.ok:
            observed = said(checked.observed, lang, seats)
            line += f" ({_plain(tell('replay.observed', lang, observed=observed))})"
        lines.append(line)
    if not lines:
        return tell("replay.nothing-expected", lang, edition=result.edition)
    return "\n".join([f"**{tell('replay.expected', lang)}**", "", *lines])


def _needs(result: Result, lang: str) -> str:
    if result.needs is None:
        return ""
    fact = said(result.needs, lang, names_of(result.scenario))
    return _plain(tell("replay.needs", lang, fact=fact))
