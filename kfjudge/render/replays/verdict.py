"""How a page of a replay opens: the verdict in a judge's words, and which steps decide. Where the board
answers a question, the verdict is that of the question; otherwise it is told from what happened, or from what
may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.errors import NotFound
from kfjudge.core.text import full_id, sanitize
from kfjudge.notation.writer import write_phrase_in
from kfjudge.render.outcome import write_changes, write_refusals
from kfjudge.render.replays.key_steps import MAY, MAY_NOT, with_cause
from kfjudge.render.trace import (
    capitalize,
    choice_sources,
    name_owner,
    short_id,
    short_ids,
    step_sources,
    typeset,
    write_inside_sentence,
    write_who_and_what,
)
from kfjudge.replay.moments import find_moment
from kfjudge.replay.options import match_options
from kfjudge.words import load_language
from kfjudge.words.catalogue import put_into_words, tell

if TYPE_CHECKING:
    from kfjudge.core.table import Ask
    from kfjudge.reference.model import Entry
    from kfjudge.render.replays.key_steps import KeySteps
    from kfjudge.render.replays.view import ReplayView
    from kfjudge.replay.moments import Moment
    from kfjudge.replay.result import CheckedClaim

_MOST_SOURCES, _MOST_ALONE = 2, 4  # entries beside the deciding steps, and without such
_ANY = "can.any"
_MOST_OPTIONS = 6  # that are listed
_MOST_MOMENTS = 2


class Opening(Struct, frozen=True):
    """The verdict, why it is so, and the question that it answers, if the board answers one. `steps` are the
    numbers of the deciding steps on the screen."""

    verdict: str
    why: str
    question: str = ""
    steps: tuple[int, ...] = ()


def open_page(view: ReplayView) -> Opening:
    """Say what a judge reads first."""
    replay, entry = view.replay, _find_question(view)
    found = replay.key_steps if entry is not None else with_cause(replay.key_steps, replay)
    return Opening(
        capitalize(_write_verdict(view, entry, found)),
        _write_why(view, entry, found),
        typeset(entry.question or "", view.lang) if entry is not None else "",
        tuple(replay.numbers[step.n] for step in found.steps),
    )


def _find_question(view: ReplayView) -> Entry | None:
    """Find the question that the board answers, where the edition that is played has it."""
    if not view.scenario.answers:
        return None
    from kfjudge.reference.api import record

    for id in view.scenario.answers:
        try:
            found = record(full_id(id, view.scenario.game))
        except NotFound:
            continue
        if found.verdicts is not None and found.holds_in(view.edition):
            return found.view(view.lang, view.edition)
    return None


# the verdict


def _write_verdict(view: ReplayView, entry: Entry | None, key_steps: KeySteps) -> str:
    """Write the verdict of the question; else from what happened; where nothing did, from what may be
    chosen."""
    if view.result.missing is not None or view.result.needs is not None:
        return " ".join(filter(None, (view.unmodeled, view.needed)))
    refused, asked = view.replay.refused, view.replay.open_choice
    parts = [view.tell("replay.not-legal-here", deed=view.write_deed(refused))] if refused is not None else []
    if asked is None and key_steps.changes:
        parts.append(write_changes(key_steps.changes, view.lang, view.owners))
    parts += write_refusals(view.result, view.lang, view.owners)
    if asked is not None:
        options = [sanitize(view.write(option.words)) for option in asked.options]
        parts.append(_write_options(_write_head(asked, options, view), options, [], view.lang))
    told = " ".join(parts or may_choose(view)) or view.tell("situation.nothing-changes")
    verdict = typeset(entry.verdict, view.lang) if entry is not None and entry.verdict else ""
    if not view.replay.differs:
        return verdict or told
    if verdict:
        return view.tell("replay.otherwise", told=told, verdict=verdict)
    return view.tell("replay.otherwise-plain", told=told)


# why


def _write_why(view: ReplayView, entry: Entry | None, key_steps: KeySteps) -> str:
    """Write which steps decide and what they rest on; where none does, what may be chosen."""
    replay, refused = view.replay, view.replay.refused
    is_answered = entry is not None and not replay.differs
    told: list[str] = []
    if refused is not None and refused.refusal is not None:
        why = view.write(refused.refusal.why).rstrip(".")
        verdict_says_what = entry is None and not replay.differs
        deed = "" if verdict_says_what else view.write_deed(refused)
        told.append(why if verdict_says_what else view.tell("replay.deed-refused", deed=deed, why=why))
    for step in key_steps.steps:
        text = sanitize(write_inside_sentence(step, view.lang, view.owners), 200)
        told.append(view.tell("replay.at-step", n=replay.numbers[step.n], text=text))
    if not told and entry is not None:
        told = [one.rstrip(".") for one in may_choose(view)[-1:]]
    steps = view.tell("replay.and").join(told)
    if entry is not None and is_answered:
        key = "replay.why-answered" if told else "replay.why-as-answered"
        return view.tell(key, id=short_id(entry.id), steps=steps)
    shown = short_ids(_find_sources(view, key_steps))[: _MOST_SOURCES if told else _MOST_ALONE]
    if not shown:
        return view.tell("replay.why-plain", steps=steps) if told else ""
    key = "replay.why" if told else "replay.why-sources"
    return view.tell(key, sources=", ".join(shown), steps=steps)


def _find_sources(view: ReplayView, key_steps: KeySteps) -> list[str]:
    """Find what the refusal and the deciding steps rest on, the last step first; where that is nothing, what
    the open choice rests on and what the file expects to be cited."""
    replay, refused = view.replay, view.replay.refused
    sources = [*refused.refusal.cite] if refused is not None and refused.refusal is not None else []
    for step in reversed(key_steps.steps):
        sources += step_sources(step, view.edition, replay.game)
    if sources:
        return sources
    asked = replay.open_choice
    claims = (checked.claim for checked in view.result.expectations if checked.ok)
    claimed = [id for claim in claims if claim and claim.key == "claim.cite" for id in claim["ids"]]
    return [*(choice_sources(asked, view.edition, replay.game) if asked else []), *claimed]


# what may be chosen and what may not


def may_choose(view: ReplayView) -> list[str]:
    """Say what the file says that may be chosen and what may not, of the last moments of which it does."""
    by_moment: dict[object, list[CheckedClaim]] = {}
    for checked in view.result.expectations:
        claim, expectation = checked.claim, checked.expectation
        if claim is not None and expectation is not None and checked.ok and claim.key in MAY + MAY_NOT:
            by_moment.setdefault(expectation.where, []).append(checked)
    told: list[str] = []
    for where, several in by_moment.items():
        moment = find_moment(view.result, where)  # type: ignore[arg-type]
        if moment is not None:
            told += _write_choices(moment, several, view)
    return list(dict.fromkeys(told))[-_MOST_MOMENTS:]


def _write_choices(moment: Moment, several: Sequence[CheckedClaim], view: ReplayView) -> Iterator[str]:
    """Write a sentence on each choice of a moment of which something is claimed."""
    for each in moment.asked:
        may: dict[str, None] = {}
        may_not: dict[str, None] = {}
        nothing = False
        for checked in several:
            assert checked.claim is not None
            seat = checked.claim.get("seat")
            for option in checked.claim["options"] if not seat or seat == each.ask.who else ():
                found = match_options(moment.game, moment.run.board, each.ask, option)
                may.update((sanitize(view.write(one.words)), None) for one in found)
                if checked.claim.key not in MAY_NOT or found:
                    continue
                if option.key == _ANY:
                    nothing = True
                else:
                    may_not[sanitize(put_into_words(write_phrase_in(view.scenario, option), view.lang))] = (
                        None
                    )
        if nothing:
            who = name_owner(each.ask.who, view.lang, view.owners)
            only = _write_options(view.tell("replay.may-only", who=who), [*may], [], view.lang)
            yield only if may else view.tell("replay.may-nothing", who=who)
        elif may or may_not:
            yield _write_options(_write_head(each.ask, [*may], view), [*may], [*may_not], view.lang)


def _write_head(asked: Ask, may: Sequence[str], view: ReplayView) -> str:
    """Say whose choice it is."""
    if not asked.turn:
        return write_who_and_what(asked, view.lang, view.owners)
    who = name_owner(asked.who, view.lang, view.owners)
    return view.tell("replay.may" if may else "replay.may-not", who=who)


def _write_options(head: str, may: Sequence[str], may_not: Sequence[str], lang: str) -> str:
    """Write a sentence on what may be chosen, and what may not; of many options the first."""

    def either(options: Sequence[str]) -> str:
        if len(options) > _MOST_OPTIONS:
            return ", ".join([*options[:_MOST_OPTIONS], "…"])
        return load_language(lang).join_or(list(options))

    key = "replay.one-of-not" if may and may_not else "replay.one-of"
    return tell(key, lang, head=head, options=either(may or may_not), others=either(may_not))
