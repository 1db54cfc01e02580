"""The outcomes of an exploration as a page and as data: how many lines lead to each, what is true of it and
not of the others, a shortest line in words, and in how many lines each expectation holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate, takewhile
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType

from kfjudge.core.text import LONGEST_SHOWN, capitalize, sanitize
from kfjudge.games import write_state
from kfjudge.render.blocks import Items, Page, Section, Tally, Text, section
from kfjudge.render.boards import tell_apart
from kfjudge.render.replays.exploration import SHOWN, Ending, Explored
from kfjudge.render.replays.outcomes import Group, Outcomes, group_outcomes
from kfjudge.render.replays.readings import (
    SAME,
    Rests,
    RestsData,
    compare_explored,
    readings_data,
    write_readings,
)
from kfjudge.render.replays.view import (
    headline,
    lay_out_heading,
    typed_name,
    view_replay,
    write_claim_in_place,
)
from kfjudge.render.trace import mention_owner, write_message, write_question
from kfjudge.words import load_language
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.message import Message
    from kfjudge.core.table import Ask

LISTED = 300  # as data; nobody reads more, and each is a whole board
_DECISIONS_LISTED = 20_000  # of all their lines together
_FIRST = 4  # of too many outcomes, those that are shown whole
_LONGEST = 120  # letters of a question


class ExplorationView:
    """An exploration for a reader of one language."""

    def __init__(self, found: Explored, lang: str) -> None:
        self.found = found
        self.lang = lang
        self.result = found.result
        self.scenario = found.result.scenario
        self.replay = view_replay(found.result, lang)
        self.owners = self.replay.owners

    def tell(self, key: str, **places: Any) -> str:
        return tell(key, self.lang, **places)

    def write(self, told: Message, longest: int = LONGEST_SHOWN) -> str:
        return sanitize(write_message(told, self.lang, self.owners), longest)

    @cached_property
    def sort(self) -> str:
        """Whether the lines are mere orders, or single answers, or lines of play."""
        return self.found.sort

    @cached_property
    def listed(self) -> list[Ending]:
        """The endings that are listed as data: as many as are read, and their lines are not too long."""
        decisions = accumulate(len(ending.line) for ending in self.found.endings[1:LISTED])
        few = takewhile(lambda so_far: so_far <= _DECISIONS_LISTED, decisions)
        return self.found.endings[: 1 + len(list(few))]

    @cached_property
    def outcomes(self) -> Outcomes:
        return group_outcomes(self.found, self.lang, self.owners)

    def count(self, groups: Sequence[Group]) -> int:
        """Count the lines that lead to outcomes, or the equally likely cases in which they come about."""
        if self.found.cases is None:
            return sum(group.lines for group in groups)
        return sum(int(group.chance * self.found.cases) for group in groups)

    def lay_out_found(self, *, expected: bool) -> list[Section]:
        found, asked = self.found, self.found.first.pending
        if asked is None:
            return [section(Text(self.tell("explore.over"), role="title"))]
        is_finished = self.result.open is None and asked.turn
        head = [self.lay_out_finished(asked)] if is_finished else []
        if is_finished and len(asked.options) == 1:
            return [*head, *_lay_out_below(self, self.replay.rests, expected=expected)]
        key = "explore.incomplete" if found.bound is None else "explore.bound"
        incomplete = "" if found.complete else self.tell(key, runs=found.tries, why=found.bound)
        notice = section(
            Text(incomplete, role="title")
        )  # nobody may overlook it: above the outcomes and below
        if not found.endings:  # so few tries that none came to an end
            return [*head, notice]
        question = "" if is_finished else write_question(asked, self.result.edition, self.lang, self.owners)
        counted = section(Text(question, role="title"), Text(self.write_counts(asked)))
        rests = compare_explored(found, self.lang, self.owners)
        return [
            *head,
            counted,
            notice,
            *self.lay_out_outcomes(),
            notice,
            *_lay_out_below(self, rests, expected=expected),
        ]

    def lay_out_finished(self, asked: Ask) -> Section:
        """Say that the script is finished, and what may be chosen next."""
        who = mention_owner(asked.who, self.lang, self.owners)
        options = [self.write(option.words) for option in asked.options]
        if len(options) > 1:
            told = Text(self.tell("explore.finished", who=who), role="title")
            return section(told, Items(tuple(map(Text, options)), marks="-"))
        told = Text(self.tell("explore.finished-only", who=who, option=options[0]), role="title")
        name = typed_name(self.scenario)
        further = self.tell("explore.further" if name else "explore.further-unwritten", name=name)
        return section(told, Text(further))

    def write_counts(self, asked: Ask) -> str:
        """Say how many lines there are, how many outcomes, and how far the lines go."""
        found, outcomes = self.found, len(self.outcomes.groups)
        counted = self.tell(f"explore.counted-{self.sort}", lines=found.lines, outcomes=outcomes)
        if found.beyond:
            return f"{counted}, {self.tell('explore.until-script')}."
        if self.sort == "answers":
            return f"{counted}."
        is_marked = self.result.open is not None
        reach = "end" if is_marked or not asked.turn else "turn"
        return f"{counted}, {self.tell(f'explore.until-{reach}')}."

    def lay_out_outcomes(self) -> list[Section]:
        """Lay out what all outcomes share, then each of them; of many, how often each thing comes about
        before that."""
        outcomes = self.outcomes
        if len(outcomes.groups) == 1:
            (only,) = outcomes.groups
            told = [*_write_stop(only.shortest, self), *outcomes.shared, *only.told]
            text = _write_sentence(told or [self.tell("situation.nothing-changes")], self)
            return [section(Text(text, strong=self.tell("explore.one-end"), hanging=2))]
        in_all = self.tell("explore.in-all")
        shared = (
            [Text(_write_sentence(outcomes.shared, self), strong=in_all, hanging=2)]
            if outcomes.shared
            else []
        )
        shown = outcomes.groups[: SHOWN if len(outcomes.groups) <= SHOWN else _FIRST]
        each = [self.lay_out_outcome(group) for group in shown]
        if self.sort == "answers":
            each = [[text for texts in each for text in texts]]
        if len(shown) == len(outcomes.groups) and self.sort == "answers":
            return [section(*shared, *each[0])]
        together = [section(*texts) for texts in each]
        if len(shown) == len(outcomes.groups):
            return [section(*shared), *together]
        more = self.tell("explore.more", n=len(outcomes.groups) - _FIRST, listed=len(self.listed))
        counted = {told: self.count(groups) for told, groups in outcomes.tally.items()}
        often = sorted(counted, key=lambda told: -counted[told])[:SHOWN]
        sort, of = (self.sort, self.found.lines) if self.found.cases is None else ("cases", self.found.cases)
        tally = Tally(tuple((counted[told], told) for told in often))
        heading = self.tell(f"explore.of-{sort}", of=of)
        return [section(*shared), section(tally, heading=heading), *together, section(Text(more))]

    def lay_out_outcome(self, group: Group) -> list[Text]:
        told = [*_write_stop(group.shortest, self), *group.told]
        nothing = self.tell("explore.nothing-else" if self.outcomes.shared else "situation.nothing-changes")
        what = _write_sentence(told or [nothing], self)
        answers = self.write_answers(group)
        if answers:
            return [Text(what, strong=answers, hanging=2)]
        first = self.found.first.pending
        assert first is not None
        decided = self.tell("replay.and").join(line_in_words(group.shortest, self, first.question.key))
        line = self.tell("explore.line", line=decided or self.tell("explore.nothing"))
        sort, of = (self.sort, self.found.lines) if self.found.cases is None else ("cases", self.found.cases)
        return [
            Text(what, strong=self.tell(f"explore.in-{sort}", n=self.count([group]), of=of), hanging=2),
            Text(line, role="aside", indent=2, hanging=2),
        ]

    def write_answers(self, group: Group) -> str:
        """Say which answers lead there, where one is all that is decided."""
        if self.sort != "answers":
            return ""
        every = [one for ending in group.endings for one in (ending, *ending.others)]
        if len(every) != group.lines:
            return ""
        options = [self.write(one.decided()[0][1]) for one in every]
        answers = capitalize(load_language(self.lang).join_or(options))
        if self.found.cases is None:
            return self.tell("explore.with", answers=answers)
        return self.tell("explore.with-cases", answers=answers, n=self.count([group]), of=self.found.cases)

    def write_share(self, count: Counter[bool | None]) -> str:
        """Say in how many lines an expectation holds."""
        of, holds, unreached = count.total(), count[True], count[None]
        if unreached == of:
            return self.tell("replay.not-reached")
        key = "none" if not holds else "all" if holds == of > 1 else "some"
        told = self.tell(f"explore.holds-{key}", n=holds, of=of)
        return f"{told} {self.tell('explore.unreached', n=unreached)}" if unreached else told


def lay_out_exploration(view: ExplorationView, *, expected: bool = False) -> Page:
    """Lay out the outcomes, those that most lines lead to first; below them what the file expects, if that is
    wanted."""
    title = lay_out_heading(view.scenario, (view.result.edition,), view.lang)
    sections = [section(*title), *view.lay_out_found(expected=expected)]
    headed = headline(view.scenario, view.lang)
    return Page(view.lang, headed, tuple(sections), view.owners.game, view.result.edition)


def _lay_out_below(view: ExplorationView, rests: list[Rests], *, expected: bool) -> list[Section]:
    """Lay out what stands below the outcomes: the readings that decide, in how many lines each expectation
    holds, and whose word counts."""
    deciding = [one for one in rests if one.kind != SAME]
    readings = write_readings(deciding, view.owners.game, view.lang, explored=True)
    held = [
        Text(
            write_claim_in_place(checked, view.scenario, view.lang),
            strong=view.write_share(count),
            hanging=3,
        )
        for checked, count in zip(view.found.expectations, view.found.held, strict=True)
        if expected
    ]
    return [
        section(*(Text(text, hanging=2) for text in readings)),
        section(*held, heading=view.tell("replay.expected")),
        view.replay.ruling,
    ]


# the outcomes


def _write_sentence(told: list[str], view: ExplorationView) -> str:
    """Write what comes about in a sentence, behind the words that say when."""
    text = f"{capitalize(view.tell('replay.and').join(one.rstrip('.') for one in told))}."
    return load_language(view.lang).continue_sentence(text)


def line_in_words(ending: Ending, view: ExplorationView, before: str = "") -> list[str]:
    """Say what is decided, one after the other. What asks the same as `before` is not asked again."""
    told: list[str] = []
    for ask, option in ending.decided():
        answer = view.write(option)
        if ask.order:
            answer = view.tell("explore.first", option=answer)
        elif not ask.turn and ask.question.key != before:
            question = view.write(ask.question, _LONGEST)
            answer = view.tell("explore.answered", question=question, option=answer)
        before = ask.question.key
        told.append(answer)
    return told


def _write_stop(ending: Ending, view: ExplorationView) -> list[str]:
    """Say why a line ends before its end."""
    if ending.stopped is None:
        return []
    why = view.write(ending.stopped.why, 400)
    return [(view.tell("replay.needs", fact=why) if ending.stopped.asks else why).rstrip()]


# data


class EndingData(Struct, frozen=True):
    """One outcome: how many lines of play lead there, a shortest of them, what tells it from the others, the
    board; and where chance alone decides, in how many of all cases it comes about."""

    lines: int
    line: tuple[str, ...]
    text: tuple[str, ...]
    differences: tuple[str, ...]
    state: dict[str, Any]
    weight: int | UnsetType = UNSET


class HeldData(Struct, frozen=True):
    """What a file expects, and in how many lines of play it holds, differs and is not reached."""

    text: str
    holds: int
    differs: int
    not_reached: int


class ExplorationData(Struct, frozen=True):
    """All that can come of a board: `complete` unless the limit of runs was hit; `more` outcomes are not
    listed."""

    scenario: str
    edition: str
    lines: int
    runs: int
    complete: bool
    more: int
    outcomes: tuple[EndingData, ...]
    expectations: tuple[HeldData, ...]
    readings: dict[str, str] | UnsetType = UNSET
    cases: int | UnsetType = UNSET
    open_points: tuple[RestsData, ...] | UnsetType = UNSET


def exploration_data(view: ExplorationView) -> ExplorationData:
    """Return the outcomes as programs read them."""
    found, edition, game = view.found, view.result.edition, view.owners.game
    boards = [write_state(game, ending.board, edition) for ending in view.listed]
    apart = tell_apart(boards, view.lang, view.owners)
    rests = compare_explored(found, view.lang, view.owners)
    return ExplorationData(
        scenario=view.scenario.name or view.scenario.path,
        edition=edition,
        lines=found.lines,
        runs=found.tries,
        complete=found.complete,
        more=len(found.endings) - len(view.listed),
        outcomes=tuple(
            EndingData(
                lines=ending.lines,
                line=ending.line,
                text=tuple(line_in_words(ending, view)),
                differences=(*_write_stop(ending, view), *sentences),
                state=board,
                weight=UNSET if found.cases is None else int(ending.chance * found.cases),
            )
            for ending, board, sentences in zip(view.listed, boards, apart, strict=True)
        ),
        expectations=tuple(
            HeldData(
                text=write_claim_in_place(checked, view.scenario, view.lang),
                holds=count[True],
                differs=count[False],
                not_reached=count[None],
            )
            for checked, count in zip(found.expectations, found.held, strict=True)
        ),
        readings=dict(view.scenario.readings) or UNSET,
        cases=UNSET if found.cases is None else found.cases,
        open_points=readings_data(rests, game, view.lang, explored=True) or UNSET,
    )
