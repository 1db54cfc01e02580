"""An entry with everything that its pages say of it: each part is worked out when a page first asks for it,
and only once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from kfjudge.core.message import game_message, name_edition
from kfjudge.core.readings import scenario_of
from kfjudge.core.text import short_id
from kfjudge.games import get_game, id_to_type, qualify, usual_game
from kfjudge.reference.api import record
from kfjudge.reference.cards import boards_with
from kfjudge.reference.model import (
    BOARD,
    RULING,
    Change,
    Entry,
    Record,
    Source,
    cite,
    find_same_question,
    head_of_question,
    holds_in,
    question_number,
    question_topic,
    split_answer,
)
from kfjudge.render.blocks import Command, OneOf, References, Text
from kfjudge.render.open_points import PointView
from kfjudge.words import load_language, other_language
from kfjudge.words.catalogue import find_template, say, tell

_MOST_BOARDS = 8  # of a card that are named
_MOST_RULING_LINES = 2  # of the rulings since the book, on a first screen


class EntryView(Struct, frozen=True, dict=True):
    """An entry as a reader sees it. With `names_game` its heading says of which game it is; `also` are
    entries of other games that are called just so. Of the open points only those that bear on the `question`
    are told, where it answers one."""

    record: Record
    entry: Entry
    names_game: bool = False
    also: tuple[str, ...] = ()
    question: str = ""

    @property
    def lang(self) -> str:
        return self.entry.lang

    @property
    def game(self) -> str:
        return self.entry.game

    def typeset(self, text: str) -> str:
        return load_language(self.lang).typeset(text)

    def go_on(self, text: str) -> str:
        """Begin a text as it goes on behind a colon."""
        return load_language(self.lang).continue_sentence(text)

    def see_entry(self, id: str) -> EntryView:
        """Return another entry as the reader of this one sees it."""
        found = record(id)
        return EntryView(found, found.view(self.lang, self.entry.asked))

    @cached_property
    def title(self) -> str:
        return self.typeset(self.entry.title)

    @cached_property
    def other_title(self) -> str:
        """What it is called in the language beside the reader's, where that is something else."""
        other = other_language(self.lang)
        title = self.record.title(other)
        is_another = title and load_language(other).typeset(title).casefold() != self.entry.title.casefold()
        return f"· {load_language(other).typeset(title)}" if is_another else ""

    @property
    def source_name(self) -> str:
        """What it is called where it is cited: a question by its number and topic, any other by its title."""
        if self.entry.kind != "faq":
            return self.title
        return f"{question_number(self.entry.id)} {question_topic(self.entry.id, self.title)}"

    @cached_property
    def heading(self) -> Text:
        """The title, or the question in full. A question is less than the answer below it, so only its number
        stands out; of a ruling, that it is in no book."""
        if self.entry.question:
            text = f"· {self.typeset(self.entry.question)} {self._game_name}".rstrip()
            return Text(text, strong=head_of_question(self.record, self.lang), role="heading")
        return Text(f"{self.other_title} {self._game_name}".strip(), strong=self.title, role="heading")

    @cached_property
    def brief_heading(self) -> Text:
        """The heading on one line: of a question, its topic."""
        if self.entry.question:
            name = head_of_question(self.record, self.lang)
            rest = f"· {question_topic(self.entry.id, self.title)}"
        else:
            name, rest = self.title, self.other_title
        return Text(f"{rest} {self._game_name}".strip(), strong=name, most=1)

    @property
    def _game_name(self) -> str:
        return f"({find_template('game.name', self.lang, self.game)})" if self.names_game else ""

    @cached_property
    def paragraphs(self) -> list[str]:
        return self.typeset(self.entry.text).split("\n\n")

    @cached_property
    def verdict(self) -> str:
        """The verdict on a question; nothing for any other entry."""
        return self.typeset(self.entry.verdict or "")

    def answer_in(self, number: int) -> Text:
        """Return a paragraph with what answers first."""
        answer, why = split_answer(self.paragraphs[number], self.verdict)
        return Text(why, strong=answer)

    @cached_property
    def effects(self) -> list[str]:
        """What a card does, but for keywords that its facts name already; or that this is not known."""
        if self.entry.does is None:
            return [find_template("entry.not-modeled", self.lang)]
        facts = self.typeset(self.entry.text)
        return [sentence for sentence in self.entry.does if sentence not in facts]

    @cached_property
    def errata(self) -> list[EntryView]:
        """The errata of a card."""
        return [self.see_entry(id) for id in self.entry.see if short_id(id).startswith("errata/")]

    @cached_property
    def corrections(self) -> list[tuple[str, str]]:
        """What each erratum did to a card, and what the card does in the editions on the other side of it:
        'Changed by the erratum of 1.3 (errata/bait-and-switch). Before:', 'Play: …'."""
        order = get_game(self.game).editions
        described = []
        for erratum in self.errata:
            edition, id = erratum.entry.edition, short_id(erratum.entry.id)
            if self.entry.does is None:  # so what the erratum makes of it is all there is to say
                label = tell("entry.corrected-to", self.lang, edition=edition)
                described.append((label, erratum.paragraphs[0]))
                continue
            came = order.index(edition)
            is_corrected = order.index(self.entry.asked) >= came
            other = self.record.does(self.lang, order[came - 1] if is_corrected else edition) or ()
            differing = " ".join(effect for effect in other if effect not in self.entry.does)
            # Of some cards we have not seen what was printed first: others say it.
            unprinted = get_game(self.game).drawing.rulebooks().unprinted.values()
            is_unprinted = self.record.slug in [id.partition("/")[2] for id in unprinted]
            key = "since" if not is_corrected else "before-reported" if is_unprinted else "before"
            label = f"entry.corrected-{key}" if differing else "entry.corrected"
            described.append((tell(label, self.lang, edition=edition, id=id), differing))
        return described

    @cached_property
    def questions(self) -> list[EntryView]:
        """The questions that name a card: those of the edition asked for before those of the others, the
        newest first."""
        order = get_game(self.game).editions

        def rank(id: str) -> tuple[bool, int]:
            edition = short_id(id).split("/")[1]
            return edition != self.entry.asked, -order.index(edition)

        ids = [id for id in self.entry.see if short_id(id).startswith("faq/")]
        return [self.see_entry(id) for id in sorted(ids, key=rank)]

    # where it is printed

    @cached_property
    def place(self) -> str:
        """Where it is printed, in the book in the reader's language too where the text is that of another,
        and what to type for it."""
        own = self._own_source if self.entry.book_is_behind else None
        has_own = own is not None and own.edition != self.entry.edition
        in_own = [self._cite(own)] if own is not None and has_own else []
        return " · ".join([self.typeset(self.entry.cite), *in_own, id_to_type(self.entry.id)])

    @cached_property
    def other_places(self) -> str:
        """Where else it is printed."""
        others = [one for source in self.entry.sources if (one := self._cite(source)) not in self.place]
        return self.typeset(find_template("diff.semicolon", self.lang).join(others))

    @property
    def _own_source(self) -> Source | None:
        """Where the newest book in the reader's language prints it."""
        printed = get_game(self.game).books
        return next((one for one in self.entry.sources if printed[one.edition] == self.lang), None)

    def _cite(self, source: Source) -> str:
        return self.typeset(cite(self.game, self.entry.kind, source, self.lang))

    # what a reader must know of the books

    @cached_property
    def notices(self) -> list[str]:
        """That another book says otherwise, and what changed; what was ruled since, or the book has on it."""
        return [*self.standing, *(full for full, _ in self._notices), *self.rulings]

    @cached_property
    def brief_notices(self) -> list[str]:
        """The same without what changed and what was ruled."""
        return [*self.standing, *(brief for _, brief in self._notices)]

    @property
    def standing(self) -> list[str]:
        """What the book has on a ruling; nothing for any other entry."""
        if (standing := self.entry.standing) is None:
            return []
        what = self.go_on(self.typeset(self.entry.otherwise or ""))
        named = name_edition(self.game, self.entry.edition)
        said = game_message(self.game, f"ruling.{standing}", edition=named, what=what)
        return [say(said, self.lang)]

    @cached_property
    def rulings(self) -> list[str]:
        """What was ruled since the book shown."""
        return [
            tell("entry.later", self.lang, editions=", ".join(note.editions), what=self.typeset(note.text))
            for note in self.entry.notes
            if note.kind == "later" and self.entry.edition in note.editions
        ]

    @cached_property
    def brief_rulings(self) -> list[Text]:
        """How the first of the rulings begins, and how many more there are."""
        more = len(self.rulings) - 1
        end = tell("entry.more-later", self.lang, n=more) if more > 0 else ""
        return [Text(ruling, most=_MOST_RULING_LINES, end=end) for ruling in self.rulings[:1]]

    @cached_property
    def _notices(self) -> list[tuple[str, str]]:
        """What a reader must know before relying on the text: with what changed, and without."""
        entry, lang = self.entry, self.lang
        notices = []
        if entry.asked != entry.edition and entry.sources and entry.kind != "edition":
            key = "entry.carried" if holds_in(self.game, entry.editions, entry.asked) else "entry.not-in"
            told = tell(key, lang, asked=entry.asked, edition=entry.edition)
            notices.append((told, told))
        notices += [
            (
                tell("entry.changed-to", lang, edition=change.to, what=self.typeset(change.text)),
                tell("entry.changed", lang, edition=change.to),
            )
            for change in self._later_changes
        ]
        if self._is_same_in_newest:
            told = tell("entry.same-in", lang, edition=get_game(self.game).newest)
            notices.append((told, told))
        for change in self._changes_unknown_to_own_book:
            since, to = change.since, change.to
            full = tell("entry.older-book-was", lang, since=since, to=to, what=self.typeset(change.text))
            notices.append((full, tell("entry.older-book", lang, since=since, to=to)))
        return [*notices, *((told, told) for told in self._lack_of_own_book)]

    def _is_newer(self, edition: str) -> bool:
        """Tell whether that edition is newer than the one shown."""
        order = get_game(self.game).editions
        return order.index(edition) > order.index(self.entry.edition)

    @property
    def _later_changes(self) -> list[Change]:
        """The rule changes that came after the edition shown."""
        return [one for one in self.entry.changes if one.kind == "changed" and self._is_newer(one.to)]

    @property
    def _is_same_in_newest(self) -> bool:
        """Whether the newest edition prints an older text too, and plays what rests on it alike."""
        shown, last = self.entry.edition, get_game(self.game).newest
        if shown == last or last not in self.entry.editions or self._later_changes:
            return False
        return not any(
            row.separates(shown, last) and short_id(self.entry.id) in (row[shown].source, row[last].source)
            for row in get_game(self.game).drawing.rulebooks().rows
        )

    @cached_property
    def _changes_unknown_to_own_book(self) -> list[Change]:
        """The rule change that the book in the reader's language does not have."""
        if not self.entry.is_older_in_own_book or self._own_source is None:
            return []
        return [self._last_change_elsewhere]

    @property
    def _last_change_elsewhere(self) -> Change:
        """The last rule change up to the edition shown that only a book in another language has."""
        printed = get_game(self.game).books
        return next(
            change
            for change in self.entry.changes
            if change.kind == "changed" and not self._is_newer(change.to) and printed[change.to] != self.lang
        )

    @property
    def _lack_of_own_book(self) -> list[str]:
        """That no book in the reader's language prints it, where there are such books."""
        entry = self.entry
        if not entry.book_is_behind or not entry.sources or entry.kind == "edition" or self._own_source:
            return []
        older = entry.is_older_in_own_book
        twin = find_same_question(entry.id, entry.see)
        if twin:
            key = "entry.book-answer" if older else "entry.book-question"
            return [tell(key, self.lang, number=short_id(twin).removeprefix("faq/"))]
        if older:
            return [tell("entry.no-book-changed", self.lang, to=self._last_change_elsewhere.to)]
        return [tell("entry.no-book", self.lang)]

    # what the books leave open

    @cached_property
    def points(self) -> list[PointView]:
        """The points that are open in the edition shown, on this entry or on its boards."""
        entry, id = self.entry, short_id(self.entry.id)
        points = [
            PointView(point, entry.game, entry.edition, entry.lang)
            for point in get_game(entry.game).points(entry.edition)
            if id in point.passages_in(entry.edition) or scenario_of(point) in entry.scenarios
        ]
        if self.question and points:
            from kfjudge.reference.search.verdict import bears_on

            points = [one for one in points if bears_on(one.name, self.question, entry.game, entry.lang)]
        return points

    @cached_property
    def names_of_points(self) -> tuple[str, ...]:
        """What the open points are called, in a sentence: all of them, then always one less, and at last only
        how many they are. Those of which the entry has the board come first, since it ends otherwise by
        another reading."""
        by_board = sorted(self.points, key=lambda one: scenario_of(one.point) not in self.entry.scenarios)
        names, between = [one.name for one in by_board], find_template("reading.between", self.lang)
        if not names:
            return ()
        some = [
            tell("reading.of-entry-some", self.lang, names=between.join(names[:n]), n=len(names) - n)
            for n in range(len(names) - 1, 0, -1)
        ]
        every = tell("reading.of-entry-brief", self.lang, names=between.join(names))
        return (every, *some, tell("reading.of-entry-count", self.lang, n=len(names)))

    @property
    def brief_points(self) -> tuple[OneOf, ...]:
        """As many of these names as fit on two lines."""
        return (OneOf(self.names_of_points, most=2),) if self.points else ()

    @cached_property
    def described_points(self) -> list[str]:
        """How each of the open points is played, what else it may be read as, and on which board of the entry
        that shows."""
        return [one.describe_beside(self.entry.scenarios) for one in self.points]

    @cached_property
    def remarks(self) -> list[Text]:
        """Our notes, but for those on what was ruled since, which stand near the top."""
        every, remarks = set(get_game(self.game).editions), []
        for note in self.entry.notes:
            if note.kind != "later" or self.entry.edition not in note.editions:
                key = f"entry.{note.kind}" if every <= set(note.editions) else f"entry.{note.kind}-of"
                label = tell(key, self.lang, editions=", ".join(note.editions))
                remarks.append(Text(self.go_on(self.typeset(note.text)), strong=label))
        return remarks

    @cached_property
    def history(self) -> list[Text]:
        """What changed up to the edition shown."""
        return [
            Text(
                self.go_on(self.typeset(change.text)),
                strong=tell("entry.from-to", self.lang, since=change.since, to=change.to),
            )
            for change in self.entry.changes
            if not self._is_newer(change.to) and change not in self._changes_unknown_to_own_book
        ]

    def refer_to(self, ids: Sequence[str]) -> tuple[References, ...]:
        """Refer to other entries by names that `lookup` understands."""
        return (
            (References(find_template("entry.see", self.lang), tuple(map(self._name, ids))),) if ids else ()
        )

    def _name(self, id: str) -> str:
        if short_id(id).startswith("faq/"):
            return question_number(id)
        title = record(id).title(self.lang)
        alike = [other for other in self.entry.see if other != id and record(other).title(self.lang) == title]
        if alike or title == self.entry.title or self._means_another(title, id):
            return f"{self.typeset(title)} ({id_to_type(id)})"
        return self.typeset(title)

    def _means_another(self, title: str, id: str) -> bool:
        """Tell whether a title opens an entry of the game that is asked first, if none is named again."""
        from kfjudge.reference.lookup import find_exactly

        return self.names_game and id not in find_exactly(title, lang=self.lang, home=usual_game())

    @cached_property
    def in_other_games(self) -> tuple[References, ...]:
        """What other games have by the same name."""
        return tuple(refer_to_game(id, self.lang) for id in self.also)

    @cached_property
    def boards(self) -> tuple[str, ...]:
        """The names of its boards; of a card that nothing is asked of, those on which it does something."""
        is_card = self.entry.kind == "card" and not self.question
        return boards_with(self.record) if is_card else self.entry.scenarios

    @cached_property
    def runs(self) -> Command | None:
        """What replays its first board. A question is replayed by its number, which stands for all its
        boards, and so does the name of an entry where those of its boards are too long; a card by one of its
        questions."""
        if self.entry.kind == BOARD:
            return Command(find_template("entry.runs", self.lang), board_command(self.entry.id))
        if not self.boards:
            return None
        together = f"kfjudge replay {id_to_type(self.entry.id)}"
        if self.entry.kind in ("faq", RULING):
            return Command(find_template("entry.runs", self.lang), together)
        commands = [f"kfjudge replay {qualify(name, self.game)}" for name in self.boards]
        if self.entry.kind == "card":
            asked = [
                f"kfjudge replay {id_to_type(one.entry.id)}" for one in self.questions if one.entry.scenarios
            ]
            by_name = [board_command(f"{self.game}:board/{name}") for name in self.boards]
            commands, together = [*asked[:1], *by_name, *asked[1:]], ""
        return Command(
            find_template("entry.runs", self.lang),
            commands[0],
            more=tell("entry.more-runs", self.lang, n=len(self.boards) - 1) if self.boards[1:] else "",
            others=tuple(commands[1:]),
            together=together,
        )

    @cached_property
    def other_runs(self) -> tuple[Text, ...]:
        """The boards that the first one stands for; of a card, the first of them, and how to find the
        others."""
        if self.entry.kind in ("faq", RULING) or self.question or not self.boards[1:]:
            return ()
        names = [qualify(name, self.game) for name in self.boards[1:]]
        label = find_template("entry.also-runs", self.lang)
        left = len(names) - _MOST_BOARDS
        if self.entry.kind != "card" or left <= 0:
            return (Text(", ".join(names), strong=label),)
        more = tell("entry.more-boards", self.lang, n=left)
        search = f"kfjudge search {self.record.slug} --kind board"
        return (Text(f"{', '.join(names[:_MOST_BOARDS])}{more}", strong=label), Text(search))


# what to type for an entry


def board_command(id: str) -> str:
    """Return the command that replays a board: the last part of its name will do."""
    game, _, name = id.partition(":")
    return f"kfjudge replay {qualify(name.rpartition('/')[2], game)}"


def view_entry(
    id: str, lang: str, edition: str, *, names_game: bool = False, also: tuple[str, ...] = ()
) -> EntryView:
    """View the entry of that id in a language and an edition."""
    found = record(id)
    return EntryView(found, found.view(lang, edition), names_game, also)


def refer_to_game(id: str, lang: str) -> References:
    """Refer to an entry of another game by its title and its id."""
    found = record(id)
    label = tell("hits.also", lang, game=find_template("game.name", lang, found.game))
    return References(label, (f"{load_language(lang).typeset(found.title(lang))} ({found.id})",))
