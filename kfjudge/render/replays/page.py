"""The pages of a replay, and how they open: the verdict in a judge's words, and which steps decide. Where the
board answers a question, the verdict is that of the question; otherwise it is told from what happened, or
from what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from kfjudge.core.errors import NotFound
from kfjudge.core.message import head_edition, message, name_edition
from kfjudge.core.text import capitalize, full_id, sanitize
from kfjudge.games import get_game, id_to_type, ids_to_type, write_state
from kfjudge.notation.scenario import NOWHERE
from kfjudge.notation.writer import write_phrase_in
from kfjudge.render.blocks import Board, Checks, Deed, Items, Page, Section, Steps, Text, section
from kfjudge.render.play_data import StepData
from kfjudge.render.replays.key_steps import MAY, MAY_NOT, with_cause
from kfjudge.render.replays.readings import RestsData, readings_data
from kfjudge.render.replays.view import file_name, headline, lay_out_heading
from kfjudge.render.trace import (
    LONGEST_OPTION,
    choice_sources,
    lay_out_steps,
    mention_owner,
    step_sources,
    typeset,
    write_changes,
    write_event,
    write_inside_sentence,
    write_refusals,
    write_who_and_what,
)
from kfjudge.replay.moments import find_moment
from kfjudge.replay.options import match_options
from kfjudge.words import load_language
from kfjudge.words.catalogue import put_into_words, tell

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.table import Ask
    from kfjudge.notation.scenario import ScriptPoint
    from kfjudge.reference.model import Entry
    from kfjudge.render.replays.key_steps import KeySteps
    from kfjudge.render.replays.view import ReplayView
    from kfjudge.render.trace import OwnerNames
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
        options = [sanitize(view.write(option.words), LONGEST_OPTION) for option in asked.options]
        parts.append(_write_options(_write_head(asked, options, view), options, [], view.lang))
    told = " ".join(map(capitalize, parts or may_choose(view))) or view.tell("situation.nothing-changes")
    verdict = typeset(entry.verdict, view.lang) if entry is not None and entry.verdict else ""
    if not view.replay.differs:
        return verdict or told
    if verdict:
        return view.tell("replay.otherwise", told=told, verdict=verdict)
    made_for = view.scenario.editions
    if view.edition not in made_for:
        return view.tell("replay.otherwise-in-edition", editions=made_for, edition=view.edition, told=told)
    missed = view.failing[0]
    return view.tell("replay.otherwise-plain", claim=missed.text, observed=missed.observed, told=told)


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
        go_on = load_language(view.lang).continue_sentence
        told = [go_on(one.rstrip(".")) for one in may_choose(view)[-1:]]
    steps = view.tell("replay.and").join(told)
    if entry is not None and is_answered:
        key = "replay.why-answered" if told else "replay.why-as-answered"
        return view.tell(key, id=id_to_type(entry.id), steps=steps)
    shown = ids_to_type(_find_sources(view, key_steps), view.scenario.game)
    shown = shown[: _MOST_SOURCES if told else _MOST_ALONE]
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
    """Say what the file says that may be chosen and what may not, of the last moments of which it does; of
    two moments, which is which."""
    by_moment: dict[ScriptPoint, list[CheckedClaim]] = {}
    for checked in view.result.expectations:
        claim, expectation = checked.claim, checked.expectation
        if claim is not None and expectation is not None and checked.ok and claim.key in MAY + MAY_NOT:
            by_moment.setdefault(replace(expectation.where, spot=NOWHERE), []).append(checked)
    told: dict[str, ScriptPoint] = {}
    for where, several in by_moment.items():
        moment = find_moment(view.result, where)
        if moment is not None:
            told.update((sentence, where) for sentence in _write_choices(moment, several, view))
    last = list(told.items())[-_MOST_MOMENTS:]
    if len({where for _, where in last}) < 2:
        return [sentence for sentence, _ in last]
    when = []
    for sentence, where in last:
        deed = view.write_deed(view.result.steps[where.step - 1]) if where.when else ""
        key = f"replay.{where.when}-deed" if where.when else "replay.in-the-end"
        when.append(view.tell(key, text=sentence, **({"deed": deed} if deed else {})))
    return when


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
            who = mention_owner(each.ask.who, view.lang, view.owners)
            only = _write_options(view.tell("replay.may-only", who=who), [*may], [], view.lang)
            yield only if may else view.tell("replay.may-nothing", who=who)
        elif may or may_not:
            yield _write_options(_write_head(each.ask, [*may], view), [*may], [*may_not], view.lang)


def _write_head(asked: Ask, may: Sequence[str], view: ReplayView) -> str:
    """Say whose choice it is."""
    if not asked.turn:
        return write_who_and_what(asked, view.lang, view.owners)
    who = mention_owner(asked.who, view.lang, view.owners)
    return view.tell("replay.may" if may else "replay.may-not", who=who)


def _write_options(head: str, may: Sequence[str], may_not: Sequence[str], lang: str) -> str:
    """Write a sentence on what may be chosen, and what may not; of many options the first."""

    def either(options: Sequence[str]) -> str:
        if len(options) > _MOST_OPTIONS:
            return ", ".join([*options[:_MOST_OPTIONS], "…"])
        return load_language(lang).join_or(list(options))

    key = "replay.one-of-not" if may and may_not else "replay.one-of"
    told = tell(key, lang, head=head, options=either(may or may_not), others=either(may_not))
    return f"{told.removesuffix('….')}…" if told.endswith("….") else told


# pages


def lay_out_replay(view: ReplayView, *, boards: bool = False, expected: bool = False) -> Page:
    """Lay out a replay for whoever has a question; with both boards drawn in full, or with what the file
    expects, if that is wanted. What does not come about as it is expected is always told."""
    title = lay_out_heading(view.scenario, (view.edition,), view.lang, code=True)
    checked = [
        section(Checks(tuple(view.checks)), heading=view.tell("replay.expected")),
        section(Text(write_conclusion(view), role="title")),
    ]
    result = view.result
    if boards:
        before = [Board(view.board_before)] if result.laid else []
        after = [view.draw(result.end.board)] if result.end and result.end.trace else []
        shown = [
            section(*before, heading=view.tell("replay.before")),
            section(*after, heading=view.tell("replay.here" if result.open else "replay.after")),
        ]
    else:
        shown = _lay_out_board_and_changes(view)
    sections = [
        lay_out_opening(view),
        section(*title, Text(view.opening.question)),
        section(Text(view.lost, role="title")),
        lay_out_happening(view),
        section(*view.choice),
        section(Text(view.left_out)),
        *shown,
        lay_out_notes(view),
        *(checked if expected else [lay_out_failing(view)]),
        view.ruling,
    ]
    return _page(view, *sections)


def _page(view: ReplayView, *sections: Section) -> Page:
    title = headline(view.scenario, view.lang)
    return Page(view.lang, title, sections, view.replay.game, view.edition)


def lay_out_in_short(view: ReplayView, command: str, told: set[str]) -> Page:
    """Lay out the verdict of one of several replays, and how to see it whole. `told` has the questions asked
    already: what several boards answer is asked once."""
    question = view.opening.question
    asked = [Text(question)] if question not in told else []
    told.add(question)
    title = lay_out_heading(view.scenario, (view.edition,), view.lang)
    whole = Text(view.tell("replay.whole", command=command), role="aside")
    return _page(view, lay_out_opening(view), section(*title, *asked, whole))


def lay_out_ending(view: ReplayView) -> Page:
    """Lay out only how a play ends that does not come to its end."""
    return _page(view, section(Text(view.unmodeled, role="title")), *lay_out_closing(view))


def lay_out_closing(view: ReplayView) -> list[Section]:
    """Lay out what must be asked of the players, what is not as expected, what it rests on, and whose word
    counts."""
    return [section(Text(view.needed)), lay_out_failing(view), lay_out_notes(view), view.ruling]


def lay_out_opening(view: ReplayView) -> Section:
    """Lay out the verdict, and why."""
    return section(Text(view.opening.verdict, role="title"), Text(view.opening.why))


def lay_out_notes(view: ReplayView) -> Section:
    """Lay out which order was taken where the script says nothing, and which reading where the books do
    not."""
    notes = tuple(map(Text, [*view.remarks, *view.open_points]))
    return section(Items(notes), heading=view.tell("replay.notes"))


# what happens


def lay_out_happening(view: ReplayView) -> Section:
    """Lay out each step of the script, and below it the steps that the engine takes."""
    replay, result, deeds = view.replay, view.result, []
    lay_out = partial(
        lay_out_steps, numbers=replay.numbers, edition=view.edition, lang=view.lang, owners=view.owners
    )
    first = result.steps[0].first if result.steps else len(replay.trace)
    if first:
        deeds.append(Deed(view.tell("replay.first"), lay_out(replay.trace[:first])))
    for played in result.steps:
        trace = replay.trace[played.first : played.last]
        nothing = "" if trace or result.open else view.tell("replay.nothing")
        note = view.write_refusal(played) or nothing
        deeds.append(Deed(view.write_numbered_deed(played), lay_out(trace), note))
    return section(Steps(tuple(deeds)), heading=view.tell("replay.steps"))


# the board


def _lay_out_board_and_changes(view: ReplayView) -> list[Section]:
    """Lay out the board as the file has it, in a few lines, and what is otherwise at the end. What is open
    may yet change something."""
    if view.result.laid is None:
        return []
    before = section(Board(view.board_before, brief=True), heading=view.tell("replay.before"))
    if not view.replay.trace:
        return [before]
    nothing = "" if view.result.open else view.tell("situation.nothing-changes")
    changed = Items(tuple(map(Text, view.changes)), nothing=nothing)
    heading = view.tell("replay.changed-here" if view.result.open else "replay.changed")
    return [before, section(changed, heading=heading)]


# what is expected


def lay_out_failing(view: ReplayView) -> Section:
    """Lay out what is not as it is expected in this edition."""
    heading = view.tell("replay.expected-in", edition=name_edition(view.owners.game, view.edition))
    return section(Checks(tuple(view.failing)), heading=heading)


def write_conclusion(view: ReplayView) -> str:
    """Write the verdict at the end of a page that has named the cards without a model at its top."""
    verdict = view.tell("replay.not-modeled") if view.result.missing else write_verdict(view)
    return view.tell("replay.verdict", edition=head_edition(view.owners.game, view.edition), verdict=verdict)


def write_verdict(view: ReplayView) -> str:
    """Say whether it agrees, disagrees, or which cards are not modeled; and whether there was something to
    agree with."""
    result = view.result
    if result.status == "not-modeled":
        return view.write(message("replay.not-modeled-cards", cards=view.cards_unmodeled))
    if not result.expectations:
        return view.tell("replay.disagrees" if result.needs else "replay.nothing-expected")
    unreached = sum(checked.ok is None for checked in result.expectations)
    verdict = view.tell(f"replay.{result.status}")
    if not unreached:
        return verdict
    if result.agrees and unreached == len(result.expectations):
        return view.tell("replay.nothing-reached")
    return view.tell("replay.so-far", verdict=verdict, n=unreached, of=len(result.expectations))


def lay_out_summary(view: ReplayView) -> Page:
    """Lay out a replay in one line."""
    name, verdict = file_name(view.scenario), write_verdict(view)
    alone = len(get_game(view.owners.game).editions) == 1
    key = "replay.line-of-one-book" if alone else "replay.line"
    line = view.tell(key, verdict=verdict, edition=view.edition, name=name)
    return _page(view, section(Text(line, hanging=2)))


# data


class ExpectationData(Struct, frozen=True):
    """What a file expects, whether it is so (null: not reached), and what is so instead."""

    text: str
    ok: bool | None
    observed: str


class ReplayData(Struct, frozen=True):
    """A board and its script, played in one edition. The state is that of the board at the end."""

    scenario: str
    edition: str
    status: str  # agrees, disagrees or not-modeled
    answers: tuple[str, ...]
    steps: tuple[StepData, ...]
    expectations: tuple[ExpectationData, ...]
    state: dict[str, Any] | None
    readings: dict[str, str] | UnsetType = UNSET
    open_points: tuple[RestsData, ...] | UnsetType = UNSET


def replay_data(view: ReplayView) -> ReplayData:
    """Return a replay as programs read it."""
    result, game, lang = view.result, view.replay.game, view.lang
    return ReplayData(
        scenario=view.scenario.name or view.scenario.path,
        edition=view.edition,
        status=result.status,
        answers=tuple(full_id(answer, game) for answer in view.scenario.answers),
        steps=tuple(step_data(step, lang, view.owners) for step in view.replay.trace),
        expectations=tuple(
            ExpectationData(check.text, check.ok, view.write(checked.observed))
            for check, checked in zip(view.checks, result.expectations, strict=True)
        ),
        state=write_state(game, result.end.board, view.edition) if result.end else None,
        readings=dict(view.scenario.readings) or UNSET,
        open_points=readings_data(view.rests, game, lang) or UNSET,
    )


def step_data(step: TraceStep, lang: str, owners: OwnerNames) -> StepData:
    return StepData(
        n=step.n,
        depth=step.depth,
        event=step.event,
        text=write_event(step, lang, owners),
        cite=tuple(dict.fromkeys(full_id(source, owners.game) for source in step.cite)),
        open_points=tuple(step.open_points) or UNSET,
    )
