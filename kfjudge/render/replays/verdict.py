"""How a page of a replay opens: the verdict in a judge's words, and which steps decide. Where the board
answers a question, the verdict is that of the question; otherwise it is told from what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import NotFound
from kfjudge.core.ids import full_id
from kfjudge.core.text import sanitize
from kfjudge.render.changes import clauses, not_done, what_changes
from kfjudge.render.replays.choices import left_open, may_choose, open_question
from kfjudge.render.replays.deciding import Decided, cause_of, decided
from kfjudge.render.replays.naming import deed, owners_of
from kfjudge.render.replays.numbering import numbered
from kfjudge.render.replays.stopping import needed, unmodeled
from kfjudge.render.steps import in_short, own_sources, short, sources_of
from kfjudge.render.trace import said, set_in, with_a_capital, within
from kfjudge.words import default_language
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry
    from kfjudge.replay.result import PlayedStep, Result

_MOST_SOURCES, _MOST_ALONE = 2, 4  # entries beside the deciding steps, and without such


class Opening(Struct, frozen=True):
    """The verdict, why it is so, and the question that it answers, if the board answers one. `steps` are the
    numbers of the deciding steps on the screen."""

    verdict: str
    why: str
    question: str = ""
    steps: tuple[int, ...] = ()


def opening(result: Result, lang: str) -> Opening:
    """What a judge reads first."""
    entry, found = _answered(result, lang), decided(result)
    found = _with_its_cause(found, result) if entry is None else found
    question = set_in(entry.question or "", lang) if entry is not None else ""
    numbers = numbered(result)
    return Opening(
        with_a_capital(_verdict(result, lang, entry, found)),
        _why(result, lang, entry, found),
        question,
        tuple(numbers[step.n] for step in found.steps),
    )


def _answered(result: Result, lang: str) -> Entry | None:
    """The question that the board answers, where the edition that is played has it."""
    if not result.scenario.answers:
        return None
    from kfjudge.reference.api import record

    for id in result.scenario.answers:
        try:
            found = record(full_id(id, result.scenario.game))
        except NotFound:
            continue
        if found.verdicts is not None and found.holds_in(result.edition):
            return found.view(lang, result.edition)
    return None


def _with_its_cause(found: Decided, result: Result) -> Decided:
    """One deciding step that says no more than the verdict, with the step that brought it about. Whether it
    says more is the same in every language."""
    if len(found.steps) != 1 or result.end is None:
        return found
    step, owners, lang = found.steps[0], owners_of(result.scenario), default_language()
    changed = [clause for change in found.changes for clause in clauses([change], lang, owners)]
    cause = cause_of(step, result.end.trace)
    repeats = within(step, lang, owners) in changed and cause is not step
    return replace(found, steps=(cause, step)) if repeats else found


def differs(result: Result) -> bool:
    """Whether something comes about otherwise than the file expects."""
    return any(checked.ok is False for checked in result.expectations)


# the verdict


def _verdict(result: Result, lang: str, entry: Entry | None, decided: Decided) -> str:
    if result.missing is not None or result.needs is not None:
        return " ".join(filter(None, (unmodeled(result, lang), needed(result, lang))))
    told = _derived(result, lang, decided)
    verdict = set_in(entry.verdict, lang) if entry is not None and entry.verdict else ""
    if not differs(result):
        return verdict or told
    if verdict:
        return tell("replay.otherwise", lang, told=told, verdict=verdict)
    return tell("replay.otherwise-plain", lang, told=told)


def _derived(result: Result, lang: str, decided: Decided) -> str:
    """The verdict from what happened; where nothing did, from what may be chosen."""
    owners = owners_of(result.scenario)
    told = [_not_legal(result, lang)]
    asked = left_open(result)
    if asked is not None:
        told += [*not_done(result, lang, owners), open_question(asked, result, lang)]
    else:
        told += [what_changes(decided.changes, lang, owners)] if decided.changes else []
        told += not_done(result, lang, owners)
    if not any(told):
        told += may_choose(result, lang)
    return " ".join(filter(None, told)) or tell("situation.nothing-changes", lang)


def _not_legal(result: Result, lang: str) -> str:
    """The last step of the script that was there to be refused."""
    played = _refused(result)
    if played is None:
        return ""
    return tell("replay.not-legal-here", lang, deed=deed(played, result, lang))


def _refused(result: Result) -> PlayedStep | None:
    return next((played for played in reversed(result.steps) if played.refusal is not None), None)


# why


def _why(result: Result, lang: str, entry: Entry | None, decided: Decided) -> str:
    owners, numbers = owners_of(result.scenario), numbered(result)
    told: list[str] = []
    sources: list[str] = []
    played = _refused(result)
    if played is not None and played.refusal is not None:
        why = said(played.refusal.why, lang, owners).rstrip(".")
        is_told = entry is None and not differs(result)
        told.append(
            why if is_told else tell("replay.deed-refused", lang, deed=deed(played, result, lang), why=why)
        )
        sources += played.refusal.cite
    for step in decided.steps:
        text = sanitize(within(step, lang, owners), 200)
        told.append(tell("replay.at-step", lang, n=numbers[step.n], text=text))
    if not told and entry is not None:
        told = [one.rstrip(".") for one in may_choose(result, lang)[-1:]]
    for step in reversed(decided.steps):
        sources += own_sources(step, result.edition, owners.game)
    if not sources:
        sources += _of_choices(result)
    steps, shown = (
        tell("replay.and", lang).join(told),
        in_short(sources)[: _MOST_SOURCES if told else _MOST_ALONE],
    )
    if entry is not None and not differs(result):
        key = "replay.why-answered" if told else "replay.why-as-answered"
        return tell(key, lang, id=short(entry.id), steps=steps)
    if not shown:
        return tell("replay.why-plain", lang, steps=steps) if told else ""
    return tell("replay.why" if told else "replay.why-sources", lang, sources=", ".join(shown), steps=steps)


def _of_choices(result: Result) -> list[str]:
    """What the choice rests on that is open, or else what the file says that is cited."""
    asked = left_open(result)
    open_ = sources_of(asked, result.edition, result.scenario.game) if asked is not None else []
    claimed = [
        source
        for checked in result.expectations
        if checked.claim is not None and checked.claim.key == "claim.cite" and checked.ok
        for source in checked.claim["ids"]
    ]
    return [*open_, *claimed]
