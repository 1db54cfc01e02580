"""The steps of a trace in a terminal: numbered, indented, each with the entries it rests on; and the choices
that are open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.trace import OwnerNames, owner_name, said, step_text, with_a_capital
from kfjudge.render.writers.text import Line, wrapped
from kfjudge.words import default_language
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.events import TraceStep
    from kfjudge.core.readings import Difference

_NARROW = 60  # columns; below this, steps are indented less
_DEEPEST = 8  # a step inside more steps than that is not indented further


def trace_lines(
    trace: Sequence[TraceStep],
    numbers: Mapping[int, int],
    edition: str,
    lang: str,
    width: int,
    owners: OwnerNames,
) -> list[Line]:
    """Numbered, indented steps with what they rest on."""
    lines: list[Line] = []
    for step, last in repeated(trace, owners):
        lines += _step_lines(step, last, numbers[step.n], edition, lang, width, owners)
    return [_moved_in(line, width) for line in lines]


def _moved_in(line: Line, width: int) -> Line:
    """A line with an identifier that is too long for it begins further to the left."""
    spare = len(line.text) - len(line.text.lstrip())
    return Line(line.text[max(0, min(spare, len(line.text) - width)) :], line.role, line.strong)


def repeated(trace: Sequence[TraceStep], owners: OwnerNames) -> Iterator[tuple[TraceStep, TraceStep]]:
    """Each step, or the first and the last of several that say the same, in every language alike: six cards
    drawn."""
    at = 0
    while at < len(trace):
        end = at + 1
        while end < len(trace) and _says(trace[end], owners) == _says(trace[at], owners):
            end += 1
        yield trace[at], trace[end - 1]
        at = end


def _says(step: TraceStep, owners: OwnerNames) -> tuple[object, ...]:
    return step.depth, step_text(step, default_language(), owners), tuple(step.cite)


def _step_lines(
    step: TraceStep, last: TraceStep, number: int, edition: str, lang: str, width: int, owners: OwnerNames
) -> list[Line]:
    """A step, or several up to the last that say the same."""
    indent = " " * (min(step.depth, _DEEPEST) * (1 if width < _NARROW else 2))
    head = f"{number:>3} {indent}"
    text = times(step, last, lang, owners)
    text = f"{text} {cited(own_sources(step, edition, owners.game))}".rstrip()
    return _after(head, text, width, " " * (len(head) + 1))


def times(step: TraceStep, last: TraceStep, lang: str, owners: OwnerNames) -> str:
    """What a step says, and how often when it is said several times running."""
    text = sanitize(step_text(step, lang, owners), 400)
    return tell("replay.times", lang, text=text, n=last.n - step.n + 1) if last is not step else text


def _after(head: str, text: str, width: int, hanging: str) -> list[Line]:
    """A text behind its number; what does not fit continues below it."""
    lines = wrapped(text, max(width - len(hanging), 12))
    return [Line(f"{hanging if at else head}{line.text}") for at, line in enumerate(lines)]


def own_sources(step: TraceStep, edition: str, game: str) -> list[str]:
    """What a step rests on in this edition, in short."""
    return _of_edition(step.cite, rows_of(step, game), edition)


def _of_edition(cite: Sequence[str], rows: Sequence[Difference], edition: str) -> list[str]:
    """The sources without those that only other editions rest on."""
    mine = {row[edition].source for row in rows}
    elsewhere = {source for row in rows for source in row.sources} - mine
    return [source for source in cite if source not in elsewhere]


def rows_of(step: TraceStep, game: str) -> list[Difference]:
    """Where editions differ at a step."""
    return [row for id in step.differences for row in get_game(game).engine.rows if row.id == id]


def rows_cited(cite: Sequence[str], game: str) -> list[Difference]:
    """Where editions differ at a choice: it names the texts of all of them."""
    return [
        row for row in get_game(game).engine.rows if len(row.sources) > 1 and set(row.sources) <= set(cite)
    ]


def by_edition(row: Difference, lang: str, editions: Sequence[str] = ()) -> str:
    """What each edition rests on where they differ."""
    readings = [
        tell(
            "replay.reading-silent" if reading.silent else "replay.reading",
            lang,
            edition=edition,
            source=short(reading.source),
        )
        for edition, reading in row.provisions.items()
        if not editions or edition in editions
    ]
    return tell("replay.differs-by-edition", lang, readings=tell("replay.and", lang).join(readings))


def cited(sources: Sequence[str]) -> str:
    """The entries that something rests on, in short: [glossary/word]."""
    return " ".join(f"[{source}]" for source in in_short(sources))


def in_short(sources: Sequence[str]) -> list[str]:
    """Identifiers without the game, each once."""
    return list(dict.fromkeys(map(short, sources)))


def short(source: str) -> str:
    """An identifier without the game."""
    return source.rpartition(":")[2]


def pending(
    asked: Ask | None, edition: str, lang: str, width: int, owners: OwnerNames, taken: str | None = None
) -> list[Line]:
    """Who must decide what, and what may be answered; what is `taken` later is marked."""
    if asked is None:
        return []
    lines = wrapped(question(asked, edition, lang, owners), width, role="title", hanging="  ")
    for number, option in enumerate(asked.options, 1):
        text = sanitize(said(option.words, lang, owners))
        text = tell("replay.taken", lang, option=text) if option.id == taken else text
        lines += wrapped(tell("replay.option", lang, n=number, option=text), width, hanging="     ")
    return lines


def question(asked: Ask, edition: str, lang: str, owners: OwnerNames) -> str:
    """Who decides, what is asked, and which rule asks it."""
    return f"{who_decides(asked, lang, owners)} {cited(sources_of(asked, edition, owners.game))}".rstrip()


def who_decides(asked: Ask, lang: str, owners: OwnerNames) -> str:
    """Who decides, and what is asked."""
    who = owner_name(asked.who, lang, owners)
    told = tell("replay.pending", lang, who=who, question=sanitize(said(asked.question, lang, owners), 200))
    return with_a_capital(told)


def sources_of(asked: Ask, edition: str, game: str) -> list[str]:
    """What a choice rests on in this edition."""
    return _of_edition(asked.cite, rows_cited(asked.cite, game), edition)
