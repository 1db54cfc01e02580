"""A replay as one page for a browser, to step through without kfjudge and without a network: the answer, a
row for each thing that happens with the board after it, and what is cited in full, as data in every language,
put into the template `page.html` with its style and its script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any

from kfjudge.core.errors import Troubles
from kfjudge.core.text import sanitize
from kfjudge.render.replays.interactive.tables import Tables, draw_board, list_entries
from kfjudge.render.replays.page import lay_out_replay, write_conclusion
from kfjudge.render.replays.view import Replay, ReplayView, headline, lay_out_heading
from kfjudge.render.replays.walk import Frame, find_frames, write_heading
from kfjudge.render.trace import (
    choice_sources,
    cite_by_edition,
    find_differences_at_choice,
    find_differences_at_step,
    merge_repeated,
    step_sources,
    write_repeated,
    write_who_and_what,
)
from kfjudge.render.writers.html import allowed, asset, filled, style
from kfjudge.render.writers.text import write_text
from kfjudge.replay.play import run
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import load_page, tell

if TYPE_CHECKING:
    from kfjudge.core.readings import Difference
    from kfjudge.core.table import Ask
    from kfjudge.render.replays.interactive.tables import Text
    from kfjudge.render.trace import Repeated

_PLAIN_WIDTH = 78

Row = dict[str, Any]


def write_interactive_page(view: ReplayView) -> str:
    """Write the whole page; it opens in the language of the view."""
    lines = write_text(lay_out_replay(view), _PLAIN_WIDTH)
    data = json.dumps(_Page(view).data(), ensure_ascii=False, separators=(",", ":"))
    places = {
        "lang": view.lang,
        "title": escape(headline(view.scenario, view.lang)),
        **allowed("style", style(__name__, "page.css")),
        **allowed("script", asset(__name__, "page.js")),
        "noscript": escape(view.tell("page_html.no-script")),
        "plain": escape("\n".join(sanitize(line.text, 400) for line in lines)),
        "data": data.replace("<", "\\u003c"),  # no tag ends it
    }
    return filled(asset(__name__, "page.html"), places)


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
            "ruling": tables.text(lambda lang: tell("replay.no-ruling", lang)),
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
            return tell("replay.verdict", lang, edition=edition, verdict=verdict)

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

    def _rows(self) -> Iterator[tuple[Row, int]]:
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

    def _head(self, frame: Frame) -> Row:
        """Make the row of a step of the script, with the card that it is about."""
        about = [frame.answer.card] if frame.answer and frame.answer.card else []
        return {"kind": "head", "text": self.text(lambda view: write_heading(frame, view)), "about": about}

    def _step(self, line: Repeated) -> Row:
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

    def _choice(self, asked: Ask, taken: str | None) -> Row:
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
        return [self.tables.text(partial(cite_by_edition, row)) for row in differences]
