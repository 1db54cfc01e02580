"""The outcomes of an exploration on a screen and as data: how many lines lead to each, what is true of it and
not of the others, a shortest line in words, and in how many lines each expectation holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.text import sanitize
from kfjudge.games import get_game, write_state
from kfjudge.render.outcome import differences
from kfjudge.render.replays import readings
from kfjudge.render.replays.endings import SHOWN, Ending, Explored
from kfjudge.render.replays.groups import Group, Grouped, grouped
from kfjudge.render.replays.naming import owners_of, typed_name
from kfjudge.render.replays.replay import expected, heading
from kfjudge.render.steps import question
from kfjudge.render.trace import OwnerNames, owner_name, said
from kfjudge.render.writers.text import Line, flat, joined, wrapped
from kfjudge.words import load_language
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask

LISTED = 300  # as data; nobody reads more, and each is a whole board
_FIRST = 4  # of too many outcomes, those that are shown whole
_LONGEST = 120  # letters of a question


# on a screen


def page(found: Explored, lang: str, width: int, more: Sequence[Line] = ()) -> list[Line]:
    """The outcomes on a screen, those that most lines lead to first; `more` stands below them."""
    owners = owners_of(found.result.scenario)
    blocks = [heading(found.result.scenario, (found.result.edition,), lang, width)]
    asked = found.first.pending
    if asked is None:
        return joined([*blocks, wrapped(tell("explore.over", lang), width, role="title")])
    is_finished = found.result.open is None and asked.turn
    if is_finished:
        blocks.append(_finished(found, asked, owners, lang, width))
    if is_finished and len(asked.options) == 1:
        rests = readings.of_play(found.result, lang, owners)
        return joined([*blocks, *_below(found, rests, lang, width, more)])
    notice = [] if found.complete else _incomplete(found, lang, width)
    if not found.endings:  # so few tries that none came to an end
        return joined([*blocks, notice])
    outcomes = grouped(found, lang, owners)
    head = (
        []
        if is_finished
        else wrapped(question(asked, found.result.edition, lang, owners), width, role="title")
    )
    blocks += [[*head, *_counted(found, len(outcomes.groups), lang, width)], notice]
    blocks += [_outcomes(found, outcomes, lang, width), notice]
    return joined([*blocks, *_below(found, readings.of_exploration(found, lang, owners), lang, width, more)])


def _below(
    found: Explored, rests: list[readings.Rests], lang: str, width: int, more: Sequence[Line]
) -> list[Sequence[Line]]:
    """What stands below the outcomes: the readings that decide, and whose word counts."""
    deciding = [one for one in rests if one.kind != readings.SAME]
    told = readings.lines(deciding, found.result.scenario.game, lang, width, explored=True)
    return [told, more, wrapped(tell("replay.no-ruling", lang), width, role="aside")]


def _finished(found: Explored, asked: Ask, owners: OwnerNames, lang: str, width: int) -> list[Line]:
    """That the script is finished, and what may be chosen next."""
    who = owner_name(asked.who, lang, owners)
    if len(asked.options) == 1:
        only = sanitize(said(asked.options[0].words, lang, owners))
        told = tell("explore.finished-only", lang, who=who, option=only)
        name = typed_name(found.result.scenario)
        further = tell("explore.further" if name else "explore.further-unwritten", lang, name=name)
        return [*wrapped(told, width, role="title"), *wrapped(further, width)]
    lines = wrapped(tell("explore.finished", lang, who=who), width, role="title")
    for option in asked.options:
        lines += wrapped(f"- {sanitize(said(option.words, lang, owners))}", width, hanging="  ")
    return lines


def _incomplete(found: Explored, lang: str, width: int) -> list[Line]:
    """The notice that nobody may overlook: it stands above the outcomes and below them."""
    if found.bound is not None:
        told = tell("explore.bound", lang, runs=found.tries, why=found.bound)
    else:
        told = tell("explore.incomplete", lang, runs=found.tries)
    return wrapped(told, width, role="title")


def _counted(found: Explored, outcomes: int, lang: str, width: int) -> list[Line]:
    """How many lines there are, how many outcomes, and how far the lines go."""
    told = tell(f"explore.counted-{found.sort}", lang, lines=found.lines, outcomes=outcomes)
    assert found.first.pending is not None
    if found.beyond:
        reach = tell("explore.until-script", lang)
    elif found.sort == "answers":
        return wrapped(f"{told}.", width)
    else:
        marked = found.result.open is not None
        reach = tell(f"explore.until-{'end' if marked or not found.first.pending.turn else 'turn'}", lang)
    return wrapped(f"{told}, {reach}.", width)


def _outcomes(found: Explored, outcomes: Grouped, lang: str, width: int) -> list[Line]:
    """What all outcomes share, then each of them."""
    several = len(outcomes.groups) > 1
    lines = []
    if several and outcomes.shared:
        head = tell("explore.in-all", lang)
        lines += wrapped(_sentence(outcomes.shared, lang), width, strong=head, hanging="  ")
    if not several:
        (only,) = outcomes.groups
        owners = owners_of(found.result.scenario)
        told = [*_stops(only.shortest, owners, lang), *outcomes.shared, *only.told]
        text = _sentence(told, lang) if told else tell("situation.nothing-changes", lang)
        return wrapped(text, width, strong=tell("explore.one-end", lang), hanging="  ")
    shown = outcomes.groups[: SHOWN if len(outcomes.groups) <= SHOWN else _FIRST]
    each = [_outcome(found, outcomes, group, lang, width) for group in shown]
    together = flat(each) if found.sort == "answers" else joined(each)
    if len(shown) == len(outcomes.groups):
        return [*lines, *together] if found.sort == "answers" else joined([lines, together])
    listed = min(len(found.endings), LISTED)
    more = tell("explore.more", lang, n=len(outcomes.groups) - _FIRST, listed=listed)
    return joined([lines, _tally(found, outcomes, lang, width), together, wrapped(more, width)])


def _tally(found: Explored, outcomes: Grouped, lang: str, width: int) -> list[Line]:
    """Of many outcomes, how often each thing comes about."""
    counted = {
        told: sum(int(one.chance * found.cases) if found.cases is not None else one.lines for one in groups)
        for told, groups in outcomes.tally.items()
    }
    often = sorted(counted, key=lambda told: -counted[told])[:SHOWN]
    if not often:
        return []
    across = len(str(counted[often[0]]))
    if found.cases is not None:
        head = tell("explore.of-cases", lang, of=found.cases)
    else:
        head = tell(f"explore.of-{found.sort}", lang, of=found.lines)
    lines = wrapped(head, width, role="title")
    for told in often:
        lines += wrapped(f"{counted[told]:>{across}}  {told}", width, indent="  ", hanging=" " * (across + 4))
    return lines


def _sentence(told: list[str], lang: str) -> str:
    text = tell("replay.and", lang).join(one.rstrip(".") for one in told)
    return f"{text[:1].upper()}{text[1:]}."


def _outcome(found: Explored, outcomes: Grouped, group: Group, lang: str, width: int) -> list[Line]:
    owners = owners_of(found.result.scenario)
    answers = _answers(found, group, lang, owners)
    told = [*_stops(group.shortest, owners, lang), *group.told]
    nothing = tell("explore.nothing-else" if outcomes.shared else "situation.nothing-changes", lang)
    what = _sentence(told, lang) if told else nothing
    head = _headed(found, group, answers, lang)
    lines = wrapped(what, width, strong=head, hanging="  ")
    if answers:
        return lines
    assert found.first.pending is not None
    decided = line_in_words(group.shortest, lang, owners, found.first.pending.question.key)
    line = tell("replay.and", lang).join(decided)
    told_line = tell("explore.line", lang, line=line or tell("explore.nothing", lang))
    return [*lines, *wrapped(told_line, width, role="aside", indent="  ", hanging="    ")]


def _answers(found: Explored, group: Group, lang: str, owners: OwnerNames) -> str:
    """The answers that lead there, where one is all that is decided."""
    if found.sort != "answers":
        return ""
    every = [one for ending in group.endings for one in (ending, *ending.others)]
    told = [sanitize(said(one.decided()[0][1], lang, owners)) for one in every]
    listed = load_language(lang).join_or(told) if len(told) == group.lines else ""
    return f"{listed[:1].upper()}{listed[1:]}"


def _headed(found: Explored, group: Group, answers: str, lang: str) -> str:
    """What leads there: which answers, or how many lines."""
    if not answers:
        return _how_many(found, group, lang)
    if found.cases is None:
        return tell("explore.with", lang, answers=answers)
    n = int(group.chance * found.cases)
    return tell("explore.with-cases", lang, answers=answers, n=n, of=found.cases)


def _how_many(found: Explored, group: Group, lang: str) -> str:
    """How many lines lead there, or how likely it is."""
    if found.cases is not None:
        return tell("explore.in-cases", lang, n=int(group.chance * found.cases), of=found.cases)
    return tell(f"explore.in-{found.sort}", lang, n=group.lines, of=found.lines)


def line_in_words(ending: Ending, lang: str, owners: OwnerNames, before: str = "") -> list[str]:
    """What is decided, one after the other. What asks the same as `before` is not asked again."""
    told: list[str] = []
    for ask, option in ending.decided():
        answer = sanitize(said(option, lang, owners))
        if ask.order:
            answer = tell("explore.first", lang, option=answer)
        elif not ask.turn and ask.question.key != before:
            asked = sanitize(said(ask.question, lang, owners), _LONGEST)
            answer = tell("explore.answered", lang, question=asked, option=answer)
        before = ask.question.key
        told.append(answer)
    return told


def _told_apart(found: Explored, lang: str, owners: OwnerNames) -> list[list[str]]:
    boards = [
        get_game(owners.game).engine.write(ending.board, found.result.edition)
        for ending in found.endings[:LISTED]
    ]
    return differences(boards, lang, owners)


def _stops(ending: Ending, owners: OwnerNames, lang: str) -> list[str]:
    """Why a line ends before its end."""
    if ending.stopped is None:
        return []
    told = sanitize(said(ending.stopped.why, lang, owners), 400)
    if ending.stopped.asks:
        told = tell("replay.needs", lang, fact=told)
    return [told.rstrip()]


def held(found: Explored, lang: str, width: int) -> list[Line]:
    """In how many lines each expectation holds."""
    if not found.held:
        return []
    lines = wrapped(tell("replay.expected", lang), width, role="title")
    for checked, count in zip(found.expectations, found.held, strict=True):
        text = expected(checked, found.result.scenario, lang)
        lines += wrapped(text, width, strong=_how_often(count, lang), hanging="   ")
    return lines


def _how_often(count: Counter[bool | None], lang: str) -> str:
    of, holds, unreached = count.total(), count[True], count[None]
    if unreached == of:
        return tell("replay.not-reached", lang)
    key = "none" if not holds else "all" if holds == of > 1 else "some"
    told = tell(f"explore.holds-{key}", lang, n=holds, of=of)
    return f"{told} {tell('explore.unreached', lang, n=unreached)}" if unreached else told


# data


def data(found: Explored, lang: str) -> dict[str, Any]:
    """The outcomes as programs read them."""
    owners = owners_of(found.result.scenario)
    cases = {} if found.cases is None else {"cases": found.cases}
    return {
        "scenario": found.result.scenario.name or found.result.scenario.path,
        "edition": found.result.edition,
        **({"readings": dict(found.result.scenario.readings)} if found.result.scenario.readings else {}),
        "lines": found.lines,
        "runs": found.tries,
        "complete": found.complete,
        **cases,
        "more": max(0, len(found.endings) - LISTED),
        "outcomes": [
            {
                "lines": ending.lines,
                **({"weight": int(ending.chance * found.cases)} if found.cases is not None else {}),
                "line": list(ending.line),
                "text": line_in_words(ending, lang, owners),
                "differences": [*_stops(ending, owners, lang), *sentences],
                "state": write_state(owners.game, ending.board, found.result.edition),
            }
            for ending, sentences in zip(found.endings, _told_apart(found, lang, owners), strict=False)
        ],
        "expectations": [
            {
                "text": expected(checked, found.result.scenario, lang),
                "holds": count[True],
                "differs": count[False],
                "not_reached": count[None],
            }
            for checked, count in zip(found.expectations, found.held, strict=True)
        ],
        **readings.data(readings.of_exploration(found, lang, owners), owners.game, lang, explored=True),
    }
