"""One scenario under several editions: which play alike, the first step or the first choice that differs with
the texts of both sides, and how each ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.errors import Troubles
from kfjudge.core.message import head_edition, name_edition
from kfjudge.core.readings import scenario_of
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.blocks import Page, Section, Text, section
from kfjudge.render.boards import tell_apart
from kfjudge.render.replays.page import write_verdict
from kfjudge.render.replays.view import headline, lay_out_heading, view_replay
from kfjudge.render.trace import (
    LONGEST_OPTION,
    cite_by_edition,
    comparable,
    find_differences_at_choice,
    find_differences_at_step,
    in_brackets,
    mention_owner,
    step_sources,
    write_event,
    write_question,
)
from kfjudge.words.catalogue import say, tell

if TYPE_CHECKING:
    from kfjudge.core.readings import Difference
    from kfjudge.core.table import Ask
    from kfjudge.notation.scenario import Scenario
    from kfjudge.render.replays.view import Replay, ReplayView
    from kfjudge.replay.result import Result

Unplayable = Mapping[str, Troubles]  # editions in which the script is not legal, and why
Group = Sequence["ReplayView"]  # editions that play alike, the oldest first
_HANGING = 5


class ChoicePoint(Struct, frozen=True):
    """Where something is to be decided: after so many steps of the trace, and how to say it."""

    at: int
    asked: Ask
    when: str
    n: int = 0


def lay_out_comparison(
    scenario: Scenario, results: Sequence[Result], unplayable: Unplayable, lang: str
) -> Page:
    """Lay out what the editions have in common and what parts them."""
    views = [view_replay(result, lang) for result in results]
    played = {*(view.edition for view in views), *unplayable}
    editions = [edition for edition in get_game(scenario.game).editions if edition in played]
    groups = group_alike(views)
    not_playable = []
    for edition, troubles in unplayable.items():
        why = tell("replay.and", lang).join(say(trouble.words, lang) for trouble in troubles.troubles)
        told = tell(
            "replay.not-playable", lang, edition=name_edition(scenario.game, edition), why=sanitize(why, 400)
        )
        not_playable.append(section(Text(told)))
    failing = []
    for view in (view for group in groups for view in group):
        texts = [
            text
            for check in view.failing
            for text in (Text(check.text, strong=check.mark, hanging=3), Text(check.observed, indent=3))
        ]
        failing.append(
            section(
                *texts,
                heading=view.tell("replay.expected-in", edition=name_edition(scenario.game, view.edition)),
            )
        )
    same = ""
    if len(groups) == 1 and len(views) > 1:
        result = groups[0][0].result
        key = "replay.same" if result.open is None else "replay.same-so-far"
        same = tell(key, lang, editions=_editions_of(groups[0]), n=len(result.steps))
    sections = [
        section(*lay_out_heading(scenario, editions, lang)),
        section(*(text for group in groups for text in _write_verdicts(group))),
        *not_playable,
        *failing,
        *(_lay_out_parting(groups[0], group, lang) for group in groups[1:]),
        *_lay_out_ends(groups, lang),
        section(Text(same)),
        *(
            section(Text(point, strong=_in_edition(view.edition, lang), hanging=_HANGING))
            for view in views
            for point in view.open_points
        ),
        views[0].ruling,
    ]
    return Page(lang, headline(scenario, lang), tuple(sections), scenario.game, editions[-1])


def _in_edition(editions: str, lang: str) -> str:
    return tell("diff.edition", lang, edition=editions)


def _write_verdicts(group: Group) -> Iterator[Text]:
    """Say what comes about in editions that play alike, as the newest of them has it; and which of them do
    not come to what the file expects."""
    newest = group[-1]
    verdict = f"{_in_edition(_editions_of(group), newest.lang)} {newest.opening.verdict}"
    yield Text(verdict, role="title", hanging=2)
    for view in group:
        if not view.result.agrees:
            told = view.tell(
                "replay.verdict",
                edition=head_edition(view.owners.game, view.edition),
                verdict=write_verdict(view),
            )
            yield Text(told, role="title")


def _lay_out_side(group: Group, text: str, lang: str) -> Text:
    """Lay out what a side does, behind its editions."""
    return Text(text, strong=_in_edition(_editions_of(group), lang), hanging=_HANGING)


def _editions_of(group: Group) -> str:
    return ", ".join(view.edition for view in group)


# which play alike


def group_alike(views: Sequence[ReplayView]) -> list[list[ReplayView]]:
    """Group replays in which the same happened, the same might have been chosen instead, and of which the
    boards at the end are the same, with what no step tells."""
    found: dict[Any, list[ReplayView]] = {}
    for view in views:
        replay, result = view.replay, view.result
        course: Any = result.missing
        if result.end is not None:
            choices = tuple((point.at, *_choice(point.asked)) for point in _find_points(result))
            seen = get_game(replay.game).drawing.visible_state(result.end.board, replay.edition)
            course = tuple(_list_steps(replay)), choices, seen, result.needs is None
        found.setdefault(course, []).append(view)
    return list(found.values())


def _choice(asked: Ask) -> tuple[str, str, tuple[str, ...]]:
    return asked.who, asked.question.key, tuple(option.id for option in asked.options)


def _find_points(result: Result) -> Iterator[ChoicePoint]:
    """Find where the script decides something, and what is open at the end."""
    for played in result.steps:
        for answered in played.answered:
            if answered.before.pending is not None:
                when = "compare.within" if answered.choice else "compare.before"
                yield ChoicePoint(
                    len(answered.before.trace), answered.before.pending, when, played.step.number
                )
    if result.end is not None and result.end.pending is not None:
        yield ChoicePoint(len(result.end.trace), result.end.pending, "compare.at-the-end")


def _list_steps(replay: Replay) -> list[tuple[int, Any]]:
    """Return what each step says, as data: its message, cards by their uids."""
    telling = get_game(replay.game).drawing.event_message
    return [(step.depth, (step.canceled, comparable(telling(step.happened)))) for step in replay.trace]


# where they part


def _lay_out_parting(group: Group, other: Group, lang: str) -> Section:
    """Lay out the first that may be chosen on one side alone, the first step that differs, and the texts of
    both."""
    one, two = group[0].replay, other[0].replay
    steps = zip_longest(_list_steps(one), _list_steps(two))
    at = next((at for at, (left, right) in enumerate(steps) if left != right), len(one.trace))
    sides = _lay_out_options(group, other, at)
    asked = [ask and _choice(ask) for ask in (_open_at_end(one), _open_at_end(two))]
    further = any(at < len(replay.trace) for replay in (one, two))
    if further or one.result.needs != two.result.needs or asked[0] != asked[1]:
        sides += [_lay_out_side(each, _write_point(each[0], at), lang) for each in (group, other)]
    editions = [view.edition for view in (*group, *other)]
    places = {"one": _editions_of(group), "other": _editions_of(other)}
    head = tell("replay.first-difference" if sides else "compare.only-boards", lang, **places)
    game = group[0].owners.game
    rows = [
        Text(cite_by_edition(row, lang, game, editions), hanging=2) for row in find_parting_rows(one, two, at)
    ]
    return section(*sides, *rows, heading=head) if sides else section(Text(head), *rows)


def _open_at_end(replay: Replay) -> Ask | None:
    """Return what is to be decided at the end, where that is not merely what to do next."""
    end = replay.result.end
    asked = end.pending if end else None
    return None if asked is None or asked.turn else asked


def _lay_out_options(group: Group, other: Group, at: int) -> list[Text]:
    """Lay out what may be chosen on each side and not on the other, at the first choice in the steps they
    have in common of which the legal answers are not the same."""
    for left, right in zip(_find_points(group[0].result), _find_points(other[0].result), strict=False):
        if max(left.at, right.at) > at or left.asked.question.key != right.asked.question.key:
            return []
        if _choice(left.asked) != _choice(right.asked):
            break
    else:
        return []
    if not left.asked.turn and left.when == "compare.at-the-end":
        return []
    found = []
    for each, here, there in ((group, left, right), (other, right, left)):
        view = each[0]
        elsewhere = {option.id for option in there.asked.options}
        own = [option for option in here.asked.options if option.id not in elsewhere]
        options = [sanitize(view.write(option.words), LONGEST_OPTION) for option in own]
        told = view.tell(
            "compare.only-here" if options else "compare.nothing-more",
            when=view.tell(here.when, n=here.n),
            who=mention_owner(here.asked.who, view.lang, view.owners),
            options=", ".join(options),
        )
        found.append(_lay_out_side(each, told, view.lang))
    return found


def _write_point(view: ReplayView, at: int) -> str:
    """Say what happens at that step, or what is to be decided instead."""
    trace = view.replay.trace
    if at < len(trace):
        step = trace[at]
        text = sanitize(write_event(step, view.lang, view.owners), 400)
        game = view.owners.game
        return f"{step.n}  {text} {in_brackets(step_sources(step, view.edition, game), game)}"
    if view.result.needs is not None:
        return view.needed
    asked = _open_at_end(view.replay)
    if asked is None:
        return view.tell("replay.over")
    options = ", ".join(sanitize(view.write(option.words), LONGEST_OPTION) for option in asked.options)
    return f"{write_question(asked, view.edition, view.lang, view.owners)} {options}"


def find_parting_rows(one: Replay, other: Replay, at: int) -> list[Difference]:
    """Return the rows of the table of editions that were asked last before the sides part, or there; else
    those that the scenario was made for."""
    game = one.game
    there = [
        find_differences_at_step(replay.trace[at], game) for replay in (one, other) if at < len(replay.trace)
    ]
    ends = (one.result.end, other.result.end)
    there += [find_differences_at_choice(end.pending.cite, game) for end in ends if end and end.pending]
    before = (find_differences_at_step(step, game) for step in reversed(one.trace[:at]))
    own = [row for row in get_game(game).engine.rows if scenario_of(row) == one.scenario.name]
    for rows in (*there, *before, own):
        apart = [row for row in rows if row.separates(one.edition, other.edition)]
        if apart:
            return apart
    return []


# how it ends


def _lay_out_ends(groups: Sequence[Group], lang: str) -> list[Section]:
    """Lay out what is true of one end and not of the others."""
    ends = [(group, group[0].result.end) for group in groups if group[0].result.end]
    if len(ends) < 2:
        return []
    owners = groups[0][0].owners
    boards = [get_game(owners.game).engine.write(end.board, group[0].edition) for group, end in ends]
    told = []
    for (group, end), sentences in zip(ends, tell_apart(boards, lang, owners), strict=True):
        is_open = _open_at_end(group[0].replay) is not None
        here = [_write_point(group[0], len(end.trace))] if is_open else []
        told.append((_editions_of(group), tell("replay.and", lang).join([*sentences, *here])))
    same = tell("replay.same-end", lang)
    if not any(text for _, text in told):
        told = [(", ".join(editions for editions, _ in told), same)]
    sides = (
        Text(text or same, strong=_in_edition(editions, lang), hanging=_HANGING) for editions, text in told
    )
    return [section(*sides, heading=tell("replay.ends", lang))]
