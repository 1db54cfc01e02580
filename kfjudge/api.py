"""The Python interface other programs rely on: search the reference, and play matches by decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kfjudge import games
from kfjudge.core import ask as _ask
from kfjudge.core.ask import IllegalChoice
from kfjudge.core.ids import full_id
from kfjudge.core.message import Message, speak_with
from kfjudge.words.catalogue import say

if TYPE_CHECKING:
    from kfjudge.core.events import Step as _CoreStep
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.engine.board import Board
    from kfjudge.reference.model import Entry, Hit

__all__ = [
    "IllegalChoice",
    "Match",
    "Option",
    "Outcome",
    "Outcomes",
    "Pending",
    "Step",
    "entry",
    "outcomes",
    "search",
]

speak_with(lambda message: say(message, "en"))  # what errors say when they are printed

NEWEST = "1.3"
MOST_RUNS = 200_000


def search(
    query: str,
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    limit: int = 10,
) -> list[Hit]:
    """Ranked hits over everything in the reference."""
    from kfjudge.reference import api

    return api.search(query, lang=lang, game=game, kind=kind, edition=edition, limit=limit)


def entry(id: str, *, lang: str = "en", edition: str = NEWEST) -> Entry:
    """One entry, in a language, as an edition has it."""
    from kfjudge.reference import api

    return api.entry(id, lang=lang, edition=edition)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be decided now."""

    id: str
    kind: str
    card: str | None
    words: Message

    def label(self, lang: str = "en") -> str:
        from kfjudge.screen.trace import said

        return said(self.words, lang)


@dataclass(frozen=True, slots=True)
class Pending:
    """Who must decide what, and the rules that ask it."""

    who: str
    words: Message
    cite: tuple[str, ...]

    def question(self, lang: str = "en") -> str:
        from kfjudge.screen.trace import said

        return said(self.words, lang)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a trace, with the entries it rests on."""

    n: int
    depth: int
    event: str
    cards: tuple[str, ...]
    cite: tuple[str, ...]
    core: _CoreStep

    def text(self, lang: str = "en") -> str:
        from kfjudge.screen.trace import Owners, step_text

        return step_text(self.core, lang, Owners(games.default()))


class Match:
    """A match at some point of its play. Deciding moves it on; undoing moves it back."""

    def __init__(self, run: Run[Board], edition: str) -> None:
        self.edition = edition
        self._runs = [run]

    @classmethod
    def from_state(cls, state: Mapping[str, Any], edition: str | None = None) -> Match:
        """Play on from a state; without an edition, by the state's own."""
        from kfjudge.games.keyforge.engine import match
        from kfjudge.games.keyforge.engine.state import edition_of

        chosen = edition_of(state, edition)
        return cls(match.from_state(state, chosen), chosen)

    @classmethod
    def from_scenario(cls, path_or_text: str | Path, edition: str | None = None) -> Match:
        """A scenario with its scripted decisions played; without an edition, by the newest it names."""
        from kfjudge.replay.api import match_of

        run, chosen = match_of(path_or_text, edition)
        return cls(run, chosen)

    @classmethod
    def new(
        cls,
        south: tuple[Iterable[str], Iterable[str]],
        north: tuple[Iterable[str], Iterable[str]],
        edition: str = NEWEST,
    ) -> Match:
        """A new match between two decks (houses, card ids), from setup on."""
        from kfjudge.games.keyforge.engine import match
        from kfjudge.games.keyforge.engine.state import edition_of

        chosen = edition_of({}, edition)
        return cls(match.from_decks(south, north, chosen), chosen)

    @property
    def run(self) -> Run[Board]:
        """The run behind this match, for whoever draws it."""
        return self._runs[-1]

    @property
    def pending(self) -> Pending | None:
        asked = self.run.pending
        if asked is None:
            return None
        return Pending(asked.who, asked.question, tuple(full_id(source) for source in asked.cite))

    @property
    def line(self) -> tuple[str, ...]:
        """Every decision so far."""
        return self.run.line

    def options(self) -> list[Option]:
        asked = self.run.pending
        return [] if asked is None else [_public(option) for option in asked.options]

    def choose(self, option_id: str) -> None:
        """Decide. An answer that is not legal raises IllegalChoice and leaves the match as it is."""
        self._runs.append(self.run.choose(option_id))

    def undo(self) -> None:
        """Take the last decision back."""
        if len(self._runs) == 1:
            raise IllegalChoice("undo", ())
        self._runs.pop()

    def state(self) -> dict[str, Any]:
        from kfjudge.games.keyforge.engine import state

        return state.write(self.run.board, self.edition)

    def trace(self) -> list[Step]:
        return [public_step(step) for step in self.run.trace]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One end state: how many lines of play lead there, and a shortest of them."""

    state: dict[str, Any]
    lines: int
    line: tuple[str, ...]


class Outcomes(list[Outcome]):
    """End states; `complete` is False when the limit was hit before every line was walked."""

    complete: bool = True
    runs: int = 0


def outcomes(match: Match, *, limit: int = MOST_RUNS) -> Outcomes:
    """The distinct end states of every choice: to the end of the resolution when one is under way,
    otherwise to the end of the turn."""
    from kfjudge.core.explore import explore
    from kfjudge.games.keyforge.engine import state

    explored = explore(match.run, until(match.run), limit)
    found = Outcomes(
        Outcome(state.write(end.board, match.edition), end.lines, end.line) for end in explored.outcomes
    )
    found.complete, found.runs = explored.complete, explored.runs
    return found


def until(first: Run[Board]) -> Callable[[Board, _ask.Ask], bool]:
    """Where an exploration from here ends: with the resolution under way, or with the turn."""
    number = first.board.turn.number
    if first.pending is not None and first.pending.turn:
        return lambda board, ask: board.turn.number != number  # noqa: ARG005
    return lambda board, ask: ask.turn or board.turn.number != number


def public_step(step: _CoreStep) -> Step:
    cite = tuple(dict.fromkeys(full_id(source) for source in step.cite))
    return Step(step.n, step.depth, step.event, step.cards, cite, step)


def _public(option: _ask.Option) -> Option:
    return Option(option.id, option.kind, option.card, option.words)
