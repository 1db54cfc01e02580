"""Two cards that were brought together, as the end of a page and as data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from kfjudge.core.message import name_edition
from kfjudge.core.text import full_id
from kfjudge.notation.names import all_facts
from kfjudge.notation.writer import write_scenario
from kfjudge.render.blocks import Command, Page, Section, Text, section
from kfjudge.render.play_data import MeetingData, MeetingsData
from kfjudge.render.replays.readings import SAME, Rests, write_readings
from kfjudge.render.replays.view import Replay, ReplayView
from kfjudge.render.trace import OwnerNames, in_brackets, quote_words, write_changes, write_message
from kfjudge.situation.meetings import Meeting, Meetings
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, tell

_MOST_CITED = 3  # entries of a board


class MeetingView:
    """A board on which two cards meet, for a reader of one language."""

    def __init__(self, meeting: Meeting, game: str, lang: str) -> None:
        self.meeting, self.game, self.lang = meeting, game, lang
        self.owners = OwnerNames(game)
        self.other = all_facts(game)[meeting.other]

    @property
    def happens(self) -> str:
        """What comes about, or why it is not legal."""
        if self.meeting.refused is not None:
            return tell(
                "meeting.refused", self.lang, why=write_message(self.meeting.refused, self.lang, self.owners)
            )
        if not self.meeting.more and not self.meeting.less:
            return tell("meeting.otherwise", self.lang, card=self.other)
        return write_changes(self.meeting.more, self.lang, self.owners)

    @property
    def no_longer(self) -> str:
        return write_changes(self.meeting.less, self.lang, self.owners) if self.meeting.less else ""

    @cached_property
    def rests(self) -> list[Rests]:
        """What comes of it by other readings of open points."""
        outcomes = self.meeting.play.outcomes
        return ReplayView(Replay(outcomes[0].result), self.lang).rests if outcomes else []

    def write(self) -> str:
        """Write what comes about, what does not, and where else it is otherwise, in a paragraph."""
        only = self.meeting.play.outcomes if self.meeting.refused is None else ()
        parts = [write_changes(only[0].changes, self.lang, self.owners) if len(only) == 1 else self.happens]
        if self.no_longer:
            parts.append(tell("meeting.less", self.lang, card=self.other, what=self.no_longer))
        elif self.meeting.refused is None and self.meeting.more:
            parts.append(tell("meeting.nothing-less", self.lang, card=self.other))
        if self.meeting.elsewhere:
            parts.append(
                tell(
                    "meeting.in-other-editions",
                    self.lang,
                    editions=tuple(name_edition(self.game, one) for one in self.meeting.elsewhere),
                )
            )
        return f"{' '.join(parts)} {in_brackets(self.meeting.cites[:_MOST_CITED], self.game)}".rstrip()

    def data(self) -> MeetingData:
        meeting = self.meeting
        return MeetingData(
            told=meeting.told,
            situation=meeting.sentence,
            without=full_id(f"card/{meeting.other}", self.game),
            happens=self.happens,
            no_longer=self.no_longer,
            cite=tuple(full_id(id, self.game) for id in meeting.cites),
            otherwise_in=meeting.elsewhere,
            open_points=tuple(write_readings(self.rests, self.game, self.lang)),
            scenario=write_scenario(meeting.play.scenario, self.lang),
        )


class MeetingsView:
    """All boards on which two cards were brought together, for a reader of one language."""

    def __init__(self, meetings: Meetings, lang: str) -> None:
        self.meetings, self.lang = meetings, lang
        self.boards = [MeetingView(one, meetings.game, lang) for one in meetings.found]

    @cached_property
    def page(self) -> Page:
        """Where they meet; or on which boards they do not."""
        facts = all_facts(self.meetings.game)
        title = tell("meeting.title", self.lang, cards=tuple(facts[card] for card in self.meetings.cards))
        sections = (section(Text(title, role="heading"), *self._summary), *self._found)
        return Page(self.lang, title, sections)

    @property
    def _summary(self) -> Iterator[Text]:
        tried = self.meetings.tried
        if not tried:
            yield Text(tell("meeting.untried", self.lang))
        elif not self.boards:
            boards = tell("replay.and", self.lang).join(tried)
            yield Text(tell("meeting.none", self.lang, n=len(tried), boards=boards))
        else:
            yield Text(tell("meeting.found", self.lang, n=len(tried)))

    @property
    def _found(self) -> Iterator[Section]:
        if not self.boards:
            return
        told: dict[str, list[str]] = {}  # what comes about, and on which boards
        for view in self.boards:
            told.setdefault(view.write(), []).append(quote_words(view.meeting.told, self.lang))
        yield section(
            *(
                Text(what, strong=tell("meeting.on", self.lang, told=", ".join(boards)), hanging=2)
                for what, boards in told.items()
            )
        )
        yield section(*(Text(point, hanging=2) for point in self._open_points))
        replay = f'kfjudge try "{self.boards[0].meeting.sentence}"'
        yield section(Command(find_template("meeting.replay", self.lang), replay))

    @property
    def _open_points(self) -> Iterator[str]:
        """Write each open point once, with what it changes on which of the boards."""
        go_on = load_language(self.lang).continue_sentence
        by_point: dict[str, dict[str, list[str]]] = {}
        for view in self.boards:
            for one in view.rests:
                if one.kind != SAME:
                    outcome = one.write_outcome(self.meetings.game, self.lang, explored=False)
                    of_point = by_point.setdefault(one.write_head(self.meetings.game, self.lang), {})
                    of_point.setdefault(outcome, []).append(quote_words(view.meeting.told, self.lang))
        for head, outcomes in by_point.items():
            told = [
                f"{tell('meeting.on', self.lang, told=', '.join(boards))} {go_on(outcome)}"
                for outcome, boards in outcomes.items()
            ]
            yield " ".join([head, *told])

    @cached_property
    def data(self) -> MeetingsData:
        """What programs read."""
        first, second = (full_id(f"card/{card}", self.meetings.game) for card in self.meetings.cards)
        boards = tuple(view.data() for view in self.boards)
        return MeetingsData("meeting", (first, second), self.meetings.tried, boards)
