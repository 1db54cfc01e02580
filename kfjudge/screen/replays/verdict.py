"""How a page of a replay opens: the verdict in a judge's words, and which steps decide. Where the board
answers a question, the verdict is that of the question; otherwise it is told from what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.errors import NotFound
from kfjudge.core.ids import full_id
from kfjudge.core.tame import tame
from kfjudge.screen.changes import not_done, what_changes
from kfjudge.screen.replays.deciding import changes_of, deciding
from kfjudge.screen.replays.naming import owners_of
from kfjudge.screen.replays.numbering import numbered
from kfjudge.screen.steps import in_short, own_sources, short
from kfjudge.screen.trace import set_in, step_text
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry
    from kfjudge.replay.result import Result

_MOST_SOURCES = 2


class Opening(Struct, frozen=True):
    """The verdict, why it is so, and the question that it answers, if the board answers one. `steps` are the
    numbers of the deciding steps on the screen."""

    verdict: str
    why: str
    question: str = ""
    steps: tuple[int, ...] = ()


def opening(result: Result, lang: str) -> Opening:
    """What a judge reads first."""
    entry = _answered(result, lang)
    told, steps = _why(result, lang, entry)
    question = set_in(entry.question or "", lang) if entry is not None else ""
    return Opening(_verdict(result, lang, entry), told, question, steps)


def _answered(result: Result, lang: str) -> Entry | None:
    """The question that the board answers, where the edition that is played has it."""
    from kfjudge.reference.api import record

    for id in result.scenario.answers:
        try:
            found = record(full_id(id, result.scenario.game))
        except NotFound:
            continue
        if found.verdicts is not None and found.holds_in(result.edition):
            return found.view(lang, result.edition)
    return None


def differs(result: Result) -> bool:
    """Whether something comes about otherwise than the file expects."""
    return any(checked.ok is False for checked in result.expectations)


def _verdict(result: Result, lang: str, entry: Entry | None) -> str:
    owners = owners_of(result.scenario)
    if entry is not None and entry.verdict:
        book = set_in(entry.verdict, lang)
        if not differs(result):
            return book
        return tell("replay.otherwise", lang, told=_derived(result, lang), verdict=book)
    told = _derived(result, lang)
    if differs(result):
        return tell("replay.otherwise-plain", lang, told=told)
    del owners
    return told


def _derived(result: Result, lang: str) -> str:
    """The verdict from what happened."""
    owners = owners_of(result.scenario)
    return " ".join([what_changes(changes_of(result), lang, owners), *not_done(result, lang, owners)])


def _why(result: Result, lang: str, entry: Entry | None) -> tuple[str, tuple[int, ...]]:
    steps = deciding(result)
    if not steps:
        return "", ()
    owners, numbers = owners_of(result.scenario), numbered(result)
    told = [
        tell(
            "replay.at-step",
            lang,
            n=numbers[step.n],
            text=tame(step_text(step, lang, owners), 200).rstrip("."),
        )
        for step in steps
    ]
    sources = [
        source for step in reversed(steps) for source in own_sources(step, result.edition, owners.game)
    ]
    places = {"steps": tell("replay.and", lang).join(told)}
    if entry is not None and not differs(result):
        text = tell("replay.why-answered", lang, id=short(entry.id), **places)
    else:
        text = tell("replay.why", lang, sources=", ".join(in_short(sources)[:_MOST_SOURCES]), **places)
    return text, tuple(numbers[step.n] for step in steps)
