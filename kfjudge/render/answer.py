"""The answer to a question: the verdict and the paragraph that gives the reason, then where it is printed,
the board that shows it, and what else the question touches; below it, the situation as it was played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from kfjudge.games import id_to_type
from kfjudge.reference.api import record
from kfjudge.reference.model import RULING, Entry, Hit, head_of_ruling
from kfjudge.reference.search.verdict import ALIKE, BY_BOARD, BY_PRINT, BY_QUESTION
from kfjudge.reference.text import fold, words_of
from kfjudge.render.blocks import Command, Page, References, Section, Text, section
from kfjudge.render.entry_page import (
    EntryData,
    EntryPage,
    QuotationData,
    entry_data,
    head_with,
    lay_out_entry,
    quote_text,
)
from kfjudge.render.entry_view import EntryView, board_command
from kfjudge.render.lists import name_in_line, name_nearest, name_other_games, row_of_hit
from kfjudge.render.own_cards import OwnCardData, lay_out_own, own_card_data
from kfjudge.render.play_data import MeetingsData, SituationData
from kfjudge.render.trace import quote_words
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.books.finding import Quotation
    from kfjudge.reference.search.ask import Answer
    from kfjudge.render.meeting_page import MeetingsView
    from kfjudge.situation.api import AnsweredQuestion

_SEVERAL = 2  # cards
_LONGEST_LABEL = 4  # words


def _as_typed(words: str, question: str) -> str:
    """Find words in a question as they were typed there, with their accents."""
    typed, wanted = re.findall(r"[^\W_]+", question), words.split()
    runs = (typed[at : at + len(wanted)] for at in range(len(typed)))
    return next((" ".join(run) for run in runs if [fold(word) for word in run] == wanted), words)


class AnswerView(Struct, frozen=True, dict=True):
    """The answer to a question with all that its pages say. With `names_game` its place says of which game it
    is."""

    found: AnsweredQuestion
    names_game: bool = False
    yours: tuple[Quotation, ...] = ()  # what the user's own books have on the best entry
    own_cards: tuple[tuple[str, dict[str, Any]], ...] = ()  # of the user, that are named, each with its game

    @property
    def answer(self) -> Answer:
        return self.found.answer

    @property
    def lang(self) -> str:
        return self.answer.lang

    def typeset(self, text: str) -> str:
        return load_language(self.lang).typeset(text)

    @cached_property
    def best(self) -> EntryView:
        """The entry that answers."""
        assert self.answer.best
        found = self.answer.best
        return EntryView(record(found.id), found, self.names_game, question=self.answer.question)

    @cached_property
    def passage(self) -> Text:
        """The paragraph that answers. One from within an entry may speak of it as "it", so its name goes
        before; the label that the paragraph begins with is put behind that: "Enemy turns (step 1): …"."""
        number, *others = self.answer.lead
        text = self.best.answer_in(number)
        if others:
            parts = filter(None, (text.text, *(self.best.paragraphs[at] for at in others)))
            text = replace(text, text=" ".join(parts))
        if not number or self.best.verdict:
            return text
        colon = find_template("entry.colon", self.lang)
        name, opening = self.best.title, text.strong or text.text
        label, labeled, after = opening.partition(f"{colon} ")
        if labeled and len(label.split()) <= _LONGEST_LABEL and "." not in label:
            name, opening = f"{name} ({label})", after
        else:
            opening = self.best.go_on(opening)
        head = head_with(name, self.lang)
        if not text.strong:
            return replace(text, text=opening, strong=head)
        return replace(text, strong=f"{head} {opening}")

    @cached_property
    def comparison(self) -> tuple[Text, ...]:
        """Two things side by side: in what they part, then how the entry of each begins."""
        other = self.answer.beside
        if other is None:
            return ()
        sides = []
        for entry in (self.best.entry, other.entry):
            opening = self.typeset(entry.text).partition("\n\n")[0]
            text = f"{self.best.go_on(opening)} · {id_to_type(entry.id)}"
            sides.append(Text(text, strong=head_with(self.typeset(entry.title), self.lang)))
        return (Text(self.typeset(other.apart or ""), role="title"), *sides)

    @cached_property
    def verdict(self) -> tuple[Text, ...]:
        """The verdict of the case where the best entry does not give it: of a board, of the same rule with
        other cards, or of a play that came about as it was told."""
        settled, lang = self.answer.settled, self.lang
        if settled is None:
            return tuple(Text(one.text, strong=find_template("answer.played", lang)) for one in self._outcome)
        if settled.how == BY_QUESTION:
            return ()
        text, id = self.typeset(settled.text), id_to_type(settled.id)
        if settled.how == ALIKE:
            return (Text(f"{text} · {id}", strong=find_template("answer.alike", lang)),)
        return (Text("" if settled.how == BY_PRINT else f"· {id}", strong=text),)

    @cached_property
    def grounds(self) -> tuple[Text, ...]:
        """What the answer rests on beside the best entry: the cards that are named, whole, and rules."""
        shown = self.answer.best
        told = []
        for ground in self.answer.grounds:
            entry = ground.entry
            notes = [Text(self.typeset(note.text), hanging=2) for note in ground.notes]
            if shown and entry.id == shown.id:
                told += notes
                continue
            text = ground.text.replace("\n", " ")
            if entry.kind == "card" and entry.does is None:
                text = find_template("entry.not-modeled", self.lang)
            elif entry.kind != "card":
                text = self.best.go_on(text)
            head = head_with(self._title_of(entry), self.lang)
            told.append(Text(f"{self.typeset(text)} · {id_to_type(entry.id)}", strong=head))
            told += notes
        return tuple(told)

    def _title_of(self, entry: Entry) -> str:
        """What an entry is called; of a card that was not typed as it is called, how it was."""
        written = [card.written for card in self.answer.cards if entry.id.endswith(f":card/{card.id}")]
        exact = all(card.exact for card in self.answer.cards if card.written in written)
        title = self.typeset(entry.title)
        return title if exact else f"{title} ({quote_words(written[0], self.lang)})"

    @cached_property
    def notices(self) -> tuple[Text, ...]:
        """What must be known beside the rule: what came with later sets, and who decides on a mistake."""
        question = self.answer.question
        words = tuple(quote_words(_as_typed(words, question), self.lang) for words in self.answer.later)
        later = [tell("answer.later", self.lang, words=words)] if words else []
        mistake = [tell("answer.mistake", self.lang)] if self.answer.mistake else []
        return tuple(map(Text, (*later, *mistake)))

    @cached_property
    def links(self) -> tuple[References, ...]:
        """What else is on it, the likeliest first, and how words were read."""
        answer, lang = self.answer, self.lang
        links = []
        lists = {
            "entry.see": name_in_line(self._further),
            "hits.read-as": self._corrections if answer.best else [],
            "answer.not-read": [
                quote_words(_as_typed(word, answer.question), lang) for word in answer.not_read
            ],
        }
        for key, names in lists.items():
            if names:
                links.append(References(find_template(key, lang), tuple(map(self.typeset, names))))
        return tuple(links)

    @property
    def board(self) -> tuple[Text, ...]:
        """The title of the board that plays the case, but where that gave the verdict."""
        settled, lang = self.answer.settled, self.lang
        if settled is not None and settled.how in (BY_QUESTION, BY_BOARD):
            return ()
        label = find_template("answer.board", lang)
        return tuple(Text(self.typeset(one.title(lang)), strong=label) for one in self.answer.boards[:1])

    @property
    def _further(self) -> list[Hit]:
        """What might answer as well, and what the entry that answers refers to, which a card has on its
        page."""
        answer = self.answer
        if answer.best is None:
            return []
        shown = {ground.entry.id for ground in answer.grounds}
        of_the_entry = {hit.id for hit in answer.rests_on}
        if answer.best.kind == "card":
            shown |= {answer.best.id, *answer.best.see}
            of_the_entry = set()
        wanted = of_the_entry | {hit.id for hit in answer.rivals}
        further = [hit for hit in answer.further if hit.id in wanted - shown]
        return sorted(further, key=lambda hit: hit.kind == RULING)  # last: they are named at length

    @property
    def _corrections(self) -> list[str]:
        """How misspelt words were read, but for those that the cards show."""
        answer = self.answer
        written = {word for card in answer.cards if not card.exact for word in words_of(card.written)}
        asked = set(words_of(answer.question))
        return [guess for guess in answer.did_you_mean if not asked - set(words_of(guess)) <= written]

    @property
    def run(self) -> Command | None:
        """What replays the board that plays the case."""
        settled, boards = self.answer.settled, [board.id for board in self.answer.boards]
        if settled and ":board/" in settled.id:
            boards.insert(0, settled.id)
        return Command(find_template("entry.runs", self.lang), board_command(boards[0])) if boards else None

    @cached_property
    def _in_short(self) -> tuple[Section, ...]:
        """The situation as it was played, if it was: only then what plays is loaded."""
        if self.found.tried is None:
            return ()
        from kfjudge.render.situation_page import SituationView, lay_out_situation_in_short

        return lay_out_situation_in_short(SituationView(self.found.tried, self.lang)).sections

    @property
    def _outcome(self) -> tuple[Text, ...]:
        """What comes of the play, where that is the verdict: an entry answers, nothing printed settles the
        case, and the play has one end."""
        tried, answer = self.found.tried, self.answer
        is_verdict = answer.best is not None and answer.settled is None and answer.beside is None
        if tried is None or not is_verdict or tried.status != "played" or len(tried.outcomes) != 1:
            return ()
        ends = (one for one in self._in_short[0].blocks if isinstance(one, Text) and one.role == "title")
        return tuple(ends)[:1]

    @property
    def played(self) -> tuple[Section, ...]:
        """The situation as it was played, without what stands above as the verdict."""
        if not self._in_short:
            return ()
        first, *others = self._in_short
        return (section(*(one for one in first.blocks if one not in self._outcome)), *others)

    @cached_property
    def meetings(self) -> MeetingsView | None:
        """What the two cards of a question do to each other, where neither the books nor a play settle it."""
        if self.found.met is None:
            return None
        from kfjudge.render.meeting_page import MeetingsView

        return MeetingsView(self.found.met, self.lang)

    @property
    def below(self) -> tuple[Section, ...]:
        """What stands below the books: the situation as it was played, or where two cards meet."""
        met = self.meetings.page.sections if self.meetings and self.meetings.boards else ()
        return self.played or met

    @property
    def own(self) -> tuple[Section, ...]:
        """The user's own cards that the question names."""
        return tuple(section(*lay_out_own(game, card, self.lang)) for game, card in self.own_cards)

    @property
    def in_other_games(self) -> Section:
        """What other games have by the name that was asked for."""
        return section(*name_other_games(self.answer.elsewhere, self.lang))


def lay_out_answer(view: AnswerView) -> Page:
    """Lay out all of an answer, above the situation as it was played. Where nothing printed answers, the play
    does."""
    if view.answer.best is not None:
        sections = (*lay_out_best_entry(view).page.sections, *view.below)
    else:
        sections = view.played or (lay_out_no_answer(view).sections if not view.own else ())
    return Page(view.lang, view.answer.question, (*view.own, *sections, view.in_other_games))


def lay_out_best_entry(view: AnswerView, *, full: bool = True) -> EntryPage:
    """Lay out the best entry, with what answers first, and what the user's own books have on it."""
    page = _lay_out_best_entry(view)
    if not view.yours:
        return page
    from kfjudge.render.own_books import add_quotations

    return add_quotations(page, view.yours, full=full)


def _lay_out_best_entry(view: AnswerView) -> EntryPage:
    answer, best = view.answer, view.best
    page = lay_out_entry(best)
    is_card = best.entry.kind == "card"
    page = replace(
        page,
        links=(*(page.links if is_card else ()), *view.links),
        notices=(*view.notices, *page.notices),
        brief_notices=view.notices,
        cut_notices=page.brief_notices,
        runs=page.runs if best.entry.kind == RULING and page.runs else view.run or page.runs,
    )
    if is_card:
        block = (*view.verdict, *page.answer, *view.grounds, *view.board)
        return replace(page, answer=block, is_long=bool(answer.grounds))
    others = [at for at in range(len(best.paragraphs)) if at not in answer.lead]
    head = Text("", strong=head_of_ruling(best.record, view.lang) if best.entry.kind == RULING else "")
    of_game = f"{find_template('game.name', view.lang, best.game)} · " if view.names_game else ""
    place = Text(f"{of_game}{best.source_name} · {best.place}", role="aside")
    page = replace(
        page,
        heading=head,
        brief_heading=head,
        answer=view.comparison or (*view.verdict, view.passage),
        details=tuple(best.paragraphs[at] for at in others),
        order=tuple(others.index(at) for at in answer.paragraphs if at in others),
        place=place,
        brief_place=Text(
            f"{of_game}{best.source_name} · {best.typeset(best.entry.cite)} · {id_to_type(best.entry.id)}",
            role="aside",
        ),
    )
    if view.grounds:
        block = (*page.answer, place, *view.grounds, *view.board)
        page = replace(page, answer=block, place=Text(""), is_long=True)
    else:
        boards = (References(text.strong, (text.text,)) for text in view.board)
        page = replace(page, links=(*page.links, *boards))
    if answer.beside is None and len(answer.cards) < _SEVERAL:
        return page
    # Of several things, what each is or does is wanted more than the rest of one entry.
    return replace(page, details=(), order=(), background=(*map(Text, page.details), *page.background))


def lay_out_no_answer(view: AnswerView) -> Page:
    """Say that nothing was found, and what there is instead: passages that have the words, cards that are
    named, names that are near."""
    answer, lang = view.answer, view.lang
    if answer.counted is not None:
        told = tell("answer.counted", lang, n=answer.counted.number)
        command = Command(find_template("answer.list", lang), f"kfjudge cards {answer.counted.options}")
        return Page(lang, answer.question, (section(Text("", strong=told), command),))
    title = "answer.passages" if answer.passages else "answer.nothing"
    named = [Text(f"{link.label} {', '.join(link.names)}", most=1) for link in view.links]
    board = [*view.board, Text(view.run.command, strong=view.run.label)] if view.run else []
    shown = {hit.title for hit in answer.passages}
    near = name_nearest([name for name in answer.did_you_mean if name not in shown], lang)
    sections = (
        section(*(view.notices if answer.later else ()), Text(find_template(title, lang), role="title")),
        section(*(block for hit in answer.passages for block in row_of_hit(hit))),
        section(*named, *board, near),
    )
    return Page(lang, answer.question, sections)


def quote_answer(view: AnswerView) -> Page:
    """Quote the paragraph that answers, with its citation, to paste in a chat; else what was played."""
    if view.answer.best is None:
        sections = view.played or lay_out_no_answer(view).sections
        return Page(view.lang, view.answer.question, sections)
    return quote_text(EntryView(view.best.record, view.answer.quotable))


class SettledData(Struct, frozen=True):
    """What gives the verdict of a case: what is printed on a card (`print`), a `question` of the books or a
    ruling, a `board` that plays it, or the same rule with other cards (`alike`)."""

    how: str
    id: str
    text: str


class GroundData(Struct, frozen=True):
    """A card with all that it does, or the paragraph of a rule."""

    id: str
    text: str


class CountedData(Struct, frozen=True):
    """How many cards there are of what was asked, and the options by which `cards` lists them."""

    number: int
    options: str


class AnswerData(Struct, frozen=True):
    """The answer to a question: the entry that settles it, its verdict and its paragraph on the question,
    which gives the verdict of the case and what that rests on, what else is on it, what of the question was
    read, and what came of it as a situation if it was played."""

    question: str
    lang: str
    best: EntryData | None
    verdict: str
    passage: str
    settled: SettledData | None
    grounds: tuple[GroundData, ...]
    counted: CountedData | None
    also: tuple[EntryData, ...]
    cards: tuple[str, ...]
    boards: tuple[str, ...]
    not_read: tuple[str, ...]
    apart: str | None
    later_sets: tuple[str, ...]
    mistake: bool
    passages: tuple[Hit, ...]
    did_you_mean: tuple[str, ...]
    played: SituationData | None
    met: MeetingsData | None
    elsewhere: tuple[str, ...] | UnsetType = UNSET
    yours: tuple[QuotationData, ...] | UnsetType = UNSET
    own_cards: tuple[OwnCardData, ...] | UnsetType = UNSET


def answer_data(
    view: AnswerView, edition: str | None = None, yours: Sequence[QuotationData] = ()
) -> AnswerData:
    """Return the contract's Answer as a program reads it, and beside it what else was found."""
    found, met = view.found, view.meetings
    answer, played = found.answer, None
    settled, counted = answer.settled, answer.counted
    if found.tried is not None:
        from kfjudge.render.situation_page import SituationView, situation_data

        played = situation_data(SituationView(found.tried, answer.lang))
    entries = [*([answer.best] if answer.best else []), *answer.also(edition)]
    data_of = [entry_data(EntryView(record(entry.id), entry)) for entry in entries]
    return AnswerData(
        question=answer.question,
        lang=answer.lang,
        best=data_of[0] if answer.best else None,
        verdict=answer.verdict,
        passage=answer.passage,
        settled=SettledData(settled.how, settled.id, settled.text) if settled else None,
        grounds=tuple(GroundData(ground.entry.id, ground.text) for ground in answer.grounds),
        counted=CountedData(counted.number, counted.options) if counted else None,
        also=tuple(data_of[1:] if answer.best else data_of),
        cards=tuple(card.id for card in answer.cards),
        boards=tuple(answer.names_of_boards),
        not_read=answer.not_read,
        apart=answer.beside.apart if answer.beside else None,
        later_sets=answer.later,
        mistake=answer.mistake,
        passages=answer.passages,
        did_you_mean=answer.did_you_mean,
        played=played,
        met=met.data if met is not None else None,
        elsewhere=answer.elsewhere or UNSET,
        yours=tuple(yours) or UNSET,
        own_cards=tuple(own_card_data(game, card, view.lang) for game, card in view.own_cards) or UNSET,
    )
