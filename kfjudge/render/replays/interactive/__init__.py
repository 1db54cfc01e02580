"""A replay as one page for a browser, to step through without kfjudge and without a network: the answer, a
row for each thing that happens with the board after it, and what is cited in full, as data in every language,
put into the template `page.html` with its style and its script."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge.core.errors import NotFound, Troubles
from kfjudge.core.message import head_edition
from kfjudge.core.text import full_id, sanitize
from kfjudge.games import GAMES, get_game, ids_to_type, usual_game
from kfjudge.reference.api import record
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.render.boards import CardOfState, DrawnCard, DrawnOwner, Pile, named_cards
from kfjudge.render.entry_page import entry_in_full
from kfjudge.render.entry_view import EntryView
from kfjudge.render.replays.page import lay_out_replay, write_conclusion
from kfjudge.render.replays.view import Replay, ReplayView, headline, lay_out_heading
from kfjudge.render.replays.walk import Frame, find_frames, write_heading
from kfjudge.render.trace import (
    OwnerNames,
    choice_sources,
    cite_by_edition,
    find_differences_at_choice,
    find_differences_at_step,
    merge_repeated,
    name_by_label,
    step_sources,
    translate_labels,
    write_message,
    write_repeated,
    write_who_and_what,
)
from kfjudge.render.writers.html import fill_page, read_asset, read_style
from kfjudge.render.writers.text import write_text
from kfjudge.replay.play import run
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import find_template, load_page, tell

if TYPE_CHECKING:
    from kfjudge.core.message import Message
    from kfjudge.core.readings import Difference
    from kfjudge.core.table import Ask
    from kfjudge.render.boards import State
    from kfjudge.render.trace import Repeated

Text = int  # a place in the table of texts, each in every language
Part = TypeVar("Part")
Named = Mapping[str, CardOfState]  # the cards of a board, by their uids

_NAMES = re.compile(
    rf"\b(?:(?:{'|'.join(GAMES)}):)?(?:{'|'.join(kind for kind in KINDS if kind != BOARD)})/[\w.-]+(?:/\d+)?"
)
_PLAIN_WIDTH = 78

PageRow = dict[str, Any]


def write_interactive_page(view: ReplayView) -> str:
    """Write the whole page; it opens in the language of the view."""
    lines = write_text(lay_out_replay(view), _PLAIN_WIDTH)
    data = json.dumps(_Page(view).data(), ensure_ascii=False, separators=(",", ":"))
    places = {
        "lang": view.lang,
        "title": escape(headline(view.scenario, view.lang)),
        "noscript": escape(view.tell("page_html.no-script")),
        "plain": escape("\n".join(sanitize(line.text, 400) for line in lines)),
        "data": data.replace("<", "\\u003c"),  # no tag ends it
    }
    style, script = read_style(__name__, "page.css"), read_asset(__name__, "page.js")
    return fill_page(__name__, "page.html", style, places, script=script)


class _Page:
    """A page in the making: the same replay viewed in every language, and the tables of what they show."""

    def __init__(self, view: ReplayView) -> None:
        self.replay = view.replay
        self.views = {
            lang: view if lang == view.lang else ReplayView(view.replay, lang) for lang in LANGUAGES
        }
        self.tables = Tables(view.owners)
        self.differences: set[str] = set()  # those told already

    def text(self, write: Callable[[ReplayView], str]) -> Text:
        """List a text that is written in the view of each language."""
        return self.tables.add(write(view) for view in self.views.values())

    def data(self) -> dict[str, Any]:
        """Return everything that the page shows."""
        replay, tables = self.replay, self.tables
        openings = [view.opening for view in self.views.values()]
        shown = {
            "languages": list(LANGUAGES),
            "title": tables.text(lambda lang: headline(replay.scenario, lang)),
            "under": tables.text(
                lambda lang: lay_out_heading(replay.scenario, (replay.edition,), lang)[1].text
            ),
            "question": tables.add(one.question for one in openings),
            "verdict": tables.add(one.verdict for one in openings),
            "why": tables.add(one.why for one in openings),
            "deciding": list(openings[0].steps),
            "words": {
                key.partition(".")[2]: self._word(key) for key in load_page("page_html", default_language())
            },
            "rows": [{**row, **draw_board(replay.boards[at], tables)} for row, at in self._rows()],
            "expectations": self._expectations(),
            "conclusion": self.text(write_conclusion),
            "notices": self._notices(),
            "status": replay.result.status,
            "elsewhere": self._elsewhere(),
            "remarks": self._remarks(),
            "ruling": tables.text(lambda lang: find_template("replay.no-ruling", lang, replay.game)),
        }
        return shown | {
            "entries": list_entries(tables, replay.edition),
            "cards": tables.cards.things,
            "sides": tables.sides.things,
            "texts": [list(text) for text in tables.texts],
        }

    def _word(self, key: str) -> Text:
        """List a word of the page; one of them names the language that comes after this one."""
        every = list(LANGUAGES)

        def write(lang: str) -> str:
            following = load_language(every[(every.index(lang) + 1) % len(every)]).name
            return tell(key, lang, language=following[:1].upper() + following[1:])

        return self.tables.text(write)

    def _expectations(self) -> list[dict[str, Any]]:
        found = []
        for checks in zip(*(view.checks for view in self.views.values()), strict=True):
            mark, text = (
                self.tables.add(parts)
                for parts in zip(*((one.mark, one.text) for one in checks), strict=True)
            )
            observed = self.tables.add(one.observed for one in checks) if checks[0].ok is False else None
            found.append({"ok": checks[0].ok, "mark": mark, "text": text, "observed": observed})
        return found

    def _notices(self) -> list[Text]:
        """List what may not be missed, above everything else: why the play ended before the script did, and
        what was lost before it began."""
        whys: list[Callable[[ReplayView], str]] = [
            lambda view: view.unmodeled,
            lambda view: view.needed,
            lambda view: view.stopped,
            lambda view: view.lost,
        ]
        return [self.text(why) for why in whys if why(self.views[default_language()])]

    def _elsewhere(self) -> list[Text]:
        """List what comes of it in the other editions that the file is for."""
        scenario = self.replay.scenario
        return [self._in_edition(edition) for edition in scenario.editions if edition != self.replay.edition]

    def _in_edition(self, edition: str) -> Text:
        try:
            other = Replay(run(self.replay.scenario, edition))
        except Troubles:
            other = None

        def write(lang: str) -> str:
            verdict = (
                tell("replay.not-legal", lang) if other is None else ReplayView(other, lang).opening.verdict
            )
            return tell(
                "replay.verdict", lang, edition=head_edition(self.replay.game, edition), verdict=verdict
            )

        return self.tables.text(write)

    def _remarks(self) -> list[Text]:
        """List which order and which reading was taken, where neither script nor book says it; in paragraphs,
        of which one language may have more than another."""
        first = self.views[default_language()]
        found = [self.text(lambda view: "\n\n".join(view.remarks))] if first.remarks else []
        return [
            *found,
            *([self.text(lambda view: "\n\n".join(view.open_points))] if first.open_points else []),
        ]

    # rows

    def _rows(self) -> Iterator[tuple[PageRow, int]]:
        """Yield the rows, and how much of the trace has happened at each."""
        happened = 0
        head: tuple[int, bool] | None = None
        for frame in find_frames(self.replay):
            if frame.heads != head:
                head = frame.heads
                yield self._head(frame), happened
            asked = frame.asked
            # What to do in a turn is said by the step of the script, which stands above.
            if asked is not None and not (
                asked.turn and not find_differences_at_choice(asked.cite, self.replay.game)
            ):
                yield self._choice(asked, frame.answer.id if frame.answer else None), happened
            played = frame.played
            if played is not None and played.refusal is not None:
                text = self.tables.add([view.write_refusal(played) for view in self.views.values()])
                yield {"kind": "refused", "text": text}, happened
            for line in merge_repeated(frame.trace, self.replay.owners):
                happened = line[1].n
                yield self._step(line), happened
        last_run = self.replay.open_run
        if last_run is not None and last_run.pending is not None:
            yield self._choice(last_run.pending, None), happened

    def _head(self, frame: Frame) -> PageRow:
        """Make the row of a step of the script, with the card that it is about."""
        about = [frame.answer.card] if frame.answer and frame.answer.card else []
        return {"kind": "head", "text": self.text(lambda view: write_heading(frame, view)), "about": about}

    def _step(self, line: Repeated) -> PageRow:
        step, owners = line[0], self.replay.owners
        new = [row for row in find_differences_at_step(step, owners.game) if row.id not in self.differences]
        self.differences.update(row.id for row in new)
        return {
            "n": self.replay.numbers[step.n],
            "kind": "step",
            "depth": step.depth,
            "text": self.tables.text(lambda lang: write_repeated(line, lang, owners)),
            "cite": self.tables.cite(step_sources(step, self.replay.edition, owners.game)),
            "editions": self._by_edition(new),
            "about": list(step.cards),
        }

    def _choice(self, asked: Ask, taken: str | None) -> PageRow:
        tables, owners = self.tables, self.replay.owners
        return {
            "kind": "choice",
            "text": tables.text(lambda lang: write_who_and_what(asked, lang, owners)),
            "cite": tables.cite(choice_sources(asked, self.replay.edition, owners.game)),
            "editions": self._by_edition(find_differences_at_choice(asked.cite, owners.game)),
            "options": [[tables.words(option.words), int(option.id == taken)] for option in asked.options],
            "about": [option.card for option in asked.options if option.id == taken and option.card],
        }

    def _by_edition(self, differences: Sequence[Difference]) -> list[Text]:
        return [
            self.tables.text(partial(cite_by_edition, row, game=self.replay.owners.game))
            for row in differences
        ]


# what is listed once and then meant by its number: from one step to the next, most of a board stays


class Listing:
    """Things that are listed once, each with its number."""

    def __init__(self) -> None:
        self.things: list[dict[str, Any]] = []
        self.numbers: dict[str, int] = {}

    def number(self, thing: dict[str, Any]) -> int:
        key = json.dumps(thing)
        if key not in self.numbers:
            self.numbers[key] = len(self.things)
            self.things.append(thing)
        return self.numbers[key]


class Tables:
    """All that is listed once."""

    def __init__(self, owners: OwnerNames) -> None:
        self.owners = owners
        self.texts: dict[tuple[str, ...], int] = {}
        self.cards = Listing()
        self.sides = Listing()
        self.entries: dict[str, None] = {}  # the short names of those that are cited, and of cards on a board

    def text(self, write: Callable[[str], str]) -> Text:
        """List a text that is written in each language."""
        return self.add(write(lang) for lang in LANGUAGES)

    def add(self, texts: Iterable[str]) -> Text:
        """List a text that is there in each language."""
        return self.texts.setdefault(tuple(texts), len(self.texts))

    def add_lists(self, lists: Sequence[Sequence[str]]) -> list[Text]:
        """List texts that come as a list in each language."""
        return [self.add(texts) for texts in zip(*lists, strict=True)]

    def cite(self, sources: Sequence[str]) -> list[str]:
        """Return sources as they are typed, whose entries the page has in full."""
        typed = ids_to_type(sources, self.owners.game)
        self.entries |= dict.fromkeys(typed)
        return list(typed)

    def words(self, message: Message) -> Text:
        return self.text(lambda lang: sanitize(write_message(message, lang, self.owners), 400))


# boards


def draw_board(state: State, tables: Tables) -> dict[str, Any]:
    """Put the pictures of a board in all languages together, each card with the entry that says what it
    does."""
    drawn = get_game(tables.owners.game).drawing
    pictures = [drawn.draw_board(state, lang, tables.owners) for lang in LANGUAGES]
    named = named_cards(translate_labels(state, default_language(), tables.owners), tables.owners.game)
    return {
        "turn": tables.add_lists([(*picture.turn, *picture.remarks) for picture in pictures]),
        "above": [_side(sides, named, tables) for sides in _together(picture.above for picture in pictures)],
        "below": [_side(sides, named, tables) for sides in _together(picture.below for picture in pictures)],
    }


def _together(parts: Iterable[Sequence[Part]]) -> list[tuple[Part, ...]]:
    """Put together the parts of pictures that show the same in each language."""
    return list(zip(*parts, strict=True))


def _side(sides: Sequence[DrawnOwner], named: Named, tables: Tables) -> int:
    drawn: dict[str, Any] = {
        "name": tables.add(side.name for side in sides),
        "beside": tables.add_lists([side.beside for side in sides]),
        "has": tables.add_lists([side.has for side in sides]),
        "piles": [_pile(piles, named, tables) for piles in _together(side.piles for side in sides)],
        "lists": [
            {
                "heading": tables.add(one.heading for one in listed),
                "cards": _cards([one.cards for one in listed], named, tables),
            }
            for listed in _together(side.lists for side in sides)
            if listed[0].cards
        ],
    }
    rows = [side.row for side in sides if side.row is not None]
    if rows:
        drawn["row"] = {
            "cards": _cards([row.cards for row in rows], named, tables),
            "end": tables.add(row.end for row in rows),
            "nothing": tables.add(row.nothing for row in rows),
        }
    return tables.sides.number(drawn)


def _pile(piles: Sequence[Pile], named: Named, tables: Tables) -> list[Any]:
    """Return how many cards, and which of them are known, each with its entry."""
    entries = {name_by_label(card.label, card.facts, default_language()): card for card in named.values()}
    first = piles[list(LANGUAGES).index(default_language())]
    known = [
        [name, _entry(entries.get(called), tables)]
        for name, called in zip(tables.add_lists([pile.known for pile in piles]), first.known, strict=True)
    ]
    return [tables.add(pile.told for pile in piles), known]


def _cards(cards: Sequence[Sequence[DrawnCard]], named: Named, tables: Tables) -> list[int]:
    numbers = []
    for drawn in _together(cards):
        first = drawn[0]
        card: dict[str, Any] = {
            "id": first.uid,
            "entry": _entry(named.get(first.uid), tables),
            "name": tables.add(one.name for one in drawn),
            "facts": tables.add_lists([one.facts for one in drawn]),
        }
        if first.turned:
            card["turned"] = True
        if first.title:
            card["title"] = tables.add(one.title for one in drawn)
        numbers.append(tables.cards.number(card))
    return numbers


def _entry(card: CardOfState | None, tables: Tables) -> str:
    """Return the entry that says what a card does."""
    return tables.cite([f"card/{card.card}"])[0] if card is not None else ""


# entries


def list_entries(tables: Tables, edition: str) -> dict[str, dict[str, Any]]:
    """Return in full, by its id as it is typed and in every language, each entry that the page cites or that
    a text of it names, and those that are named there as well. A file may name what does not exist."""
    found: dict[str, dict[str, Any]] = {}
    asked: set[str] = set()
    while True:
        named = (id for texts in list(tables.texts) for text in texts for id in _NAMES.findall(text))
        new = [id for id in dict.fromkeys([*tables.entries, *named]) if id not in asked]
        if not new:
            return found
        asked.update(new)
        for id in new:
            with suppress(NotFound):
                entry = record(full_id(id, usual_game()))
                views = [EntryView(entry, entry.view(lang, edition)) for lang in LANGUAGES]
                told = list(map(entry_in_full, views))
                found[id] = {
                    "name": tables.add(one.name for one in told),
                    "title": tables.add(one.title for one in told),
                    "lead": tables.add(one.lead for one in told),
                    "text": tables.add("\n\n".join(one.text) for one in told),
                    "place": tables.add("\n\n".join(one.place) for one in told),
                }
