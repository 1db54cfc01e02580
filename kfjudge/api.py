"""The Python interface other programs rely on: search the reference, ask it, list cards, and play matches of
any game by decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core import table as _table
from kfjudge.core.errors import BadState, NeedsFact, NotFound, NotModeled, Trouble
from kfjudge.core.message import Message, set_formatter
from kfjudge.core.readings import read_readings
from kfjudge.core.run import start
from kfjudge.core.table import CHANCE, IllegalChoice
from kfjudge.core.text import full_id
from kfjudge.core.validation import bad_field, describe_value, read_mapping
from kfjudge.games import GAMES, default_game, get_game, write_state
from kfjudge.reference.store import retry_on_broken_store
from kfjudge.words import DEFAULT_LANGUAGE
from kfjudge.words.catalogue import say

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.game import CardFacts
    from kfjudge.core.run import Run
    from kfjudge.reference.model import Entry, Hit
    from kfjudge.render.odds_page import OddsData
    from kfjudge.render.own_books import BookData

__all__ = [
    "NEWEST",
    "Answer",
    "BadState",
    "Decision",
    "IllegalChoice",
    "Match",
    "NeedsFact",
    "NotFound",
    "NotModeled",
    "Option",
    "Outcome",
    "Outcomes",
    "Pending",
    "Step",
    "Trouble",
    "ask",
    "books",
    "cards",
    "entry",
    "facts",
    "modeled",
    "odds",
    "outcomes",
    "search",
]

set_formatter(lambda message: say(message, DEFAULT_LANGUAGE))  # what errors say when they are printed

NEWEST = get_game(default_game()).newest
MOST_RUNS = 200_000


# the reference


@retry_on_broken_store
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


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question: the entry that settles it (None when the books say nothing on it), what it
    says in a sentence, its paragraph on the question, what else is on it, the ids of the cards that the
    question names, the boards that show the entry, and the words that nothing was made of."""

    best: Entry | None
    verdict: str
    passage: str
    also: list[Entry]
    cards: list[str]
    boards: list[str]
    not_read: list[str]


@retry_on_broken_store
def ask(
    question: str, *, lang: str | None = None, game: str | None = None, edition: str | None = None
) -> Answer:
    """Give the best answer to a question in plain words, and what it rests on."""
    from kfjudge.situation.api import answer_question

    found = answer_question(question, lang=lang, game=game, edition=edition).answer
    cards = [card.id for card in found.cards]
    boards = found.names_of_boards if found.best else []
    return Answer(
        found.best, found.verdict, found.passage, found.also(edition), cards, boards, list(found.not_read)
    )


@retry_on_broken_store
def odds(situation: str, *, lang: str = DEFAULT_LANGUAGE, game: str | None = None) -> OddsData:
    """The chances of a test that is told in a sentence, or of what a board leaves to chance."""
    from kfjudge.render.odds_page import OddsView, odds_data
    from kfjudge.situation.api import find_odds

    return odds_data(OddsView(find_odds(situation, lang, game), lang))


@retry_on_broken_store
def entry(id: str, *, lang: str = DEFAULT_LANGUAGE, edition: str | None = None) -> Entry:
    """Read one entry, in a language, as an edition of its game has it; the newest where none is named."""
    from kfjudge.reference import api

    return api.entry(id, lang=lang, edition=edition)


def books(*, game: str | None = None) -> list[BookData]:
    """List the user's own books: what each is, of when, and how much of it has a place beside our entries."""
    from kfjudge.core.files import has_books

    wanted = _game(game) if game is not None else None
    if not has_books():
        return []
    from kfjudge.books.shelf import list_books
    from kfjudge.render.own_books import book_data

    return [book_data(book) for book in list_books(wanted)]


# cards


def facts(game: str | None = None) -> Mapping[str, CardFacts]:
    """Map what is printed on every card of a game, by id."""
    return get_game(_game(game)).reference.facts()


def modeled(game: str | None = None) -> frozenset[str]:
    """List the ids of the cards whose behavior is known."""
    played = _game(game)
    return get_game(played).engine.modeled_cards() if get_game(played).plays else frozenset()


@retry_on_broken_store
def cards(
    *,
    game: str | None = None,
    text: str | None = None,
    modeled: bool | None = None,
    lang: str = DEFAULT_LANGUAGE,
    **printed: str | int | None,
) -> list[CardFacts]:
    """List the cards of which all of this is true, by their titles in that language: what is printed on them
    (`type="bird"`, `trait="night"`), whether what they do is known, words of what they do. None asks for
    nothing."""
    from kfjudge.reference.arguments import check_arguments
    from kfjudge.reference.cards import find_cards

    check_arguments(lang=lang, text="" if text is None else text)
    asked = {name: value for name, value in printed.items() if value is not None}
    return find_cards(_game(game), asked, text=text, modeled=modeled, lang=lang)


def _game(name: str | None) -> str:
    """Find a game that is registered; the first where none is named."""
    if name is None:
        return default_game()
    if not isinstance(name, str) or name not in GAMES:
        raise bad_field("problem.game", "game", given=describe_value(name), legal=", ".join(GAMES))
    return name


# matches


class Option(Struct, frozen=True, gc=False):
    """One thing that may be decided now."""

    id: str
    kind: str
    card: str | None
    words: Message

    def label(self, lang: str = DEFAULT_LANGUAGE) -> str:
        from kfjudge.render.trace import write_message

        return write_message(self.words, lang)


class Pending(Struct, frozen=True, gc=False):
    """Who must decide what, and the rules that ask it. `kind`: "turn" between actions, "order" of things
    that happen at once, "chance" where nobody decides, "choose" inside a resolution."""

    who: str
    kind: str
    words: Message
    cite: tuple[str, ...]

    def question(self, lang: str = DEFAULT_LANGUAGE) -> str:
        from kfjudge.render.trace import write_message

        return write_message(self.words, lang)


class Decision(Struct, frozen=True, gc=False):
    """A choice that was made, or that was none because only one thing was legal."""

    option: Option
    forced: bool
    who: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a trace, with the entries it rests on."""

    n: int
    depth: int
    event: str
    cards: tuple[str, ...]
    cite: tuple[str, ...]
    core: TraceStep
    game: str

    @property
    def open_points(self) -> tuple[str, ...]:
        """The points that the book leaves open on which it rests."""
        return tuple(self.core.open_points)

    def text(self, lang: str = DEFAULT_LANGUAGE) -> str:
        from kfjudge.render.trace import OwnerNames, write_event

        return write_event(self.core, lang, OwnerNames(self.game))


class Match:
    """A match at some point of its play. Deciding moves it on; undoing moves it back."""

    def __init__(self, run: Run[Any], edition: str) -> None:
        self.game = run.rules.game
        self.edition = edition
        self._runs = [run]

    @classmethod
    def from_state(
        cls,
        state: Mapping[str, Any],
        edition: str | None = None,
        *,
        game: str | None = None,
        readings: Mapping[str, str] | None = None,
    ) -> Match:
        """Play on from a state; without an edition, by the state's own. A game that is not named is the
        state's own, or else the first that is registered. `readings` are open points to read otherwise than
        we do, beside those of the state."""
        given = dict(read_mapping(state, "state"))
        named = given.pop("game", None)
        engine = get_game(_game(named if game is None else game)).engine
        chosen = engine.choose_edition(given, edition)
        if readings is not None:
            own = read_mapping(given.get("readings", {}), "readings")
            given["readings"] = {**own, **read_mapping(readings, "readings")}
        return cls(start(engine.rules(chosen), engine.read(given)), chosen)

    @classmethod
    def from_scenario(
        cls,
        path_or_text: str | Path,
        edition: str | None = None,
        *,
        readings: Mapping[str, str] | None = None,
    ) -> Match:
        """Play the scripted decisions of a scenario; without an edition, by the newest it names."""
        from kfjudge.replay.play import continue_match

        run, chosen = continue_match(path_or_text, edition, readings or {})
        return cls(run, chosen)

    @classmethod
    def new(
        cls,
        south: tuple[Iterable[str], Iterable[str]],
        north: tuple[Iterable[str], Iterable[str]],
        edition: str | None = None,
        *,
        game: str | None = None,
        readings: Mapping[str, str] | None = None,
    ) -> Match:
        """Begin a new match between two decks (what they are made of, card ids), from setup on."""
        name = _game(game)
        engine = get_game(name).engine
        chosen = engine.choose_edition({}, edition)
        run = engine.begin_match((south, north), chosen)
        if readings:
            run.resume.board.readings = read_readings(readings, get_game(name).points())
            run = start(run.rules, run.resume.board)
        return cls(run, chosen)

    @property
    def run(self) -> Run[Any]:
        """The run behind this match, for whoever draws it."""
        return self._runs[-1]

    @property
    def readings(self) -> dict[str, str]:
        """The open points that this match reads otherwise than we do."""
        return dict(self.run.board.readings)

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The points that the book leaves open and play has come upon."""
        return self.run.rests_on

    @property
    def pending(self) -> Pending | None:
        asked = self.run.pending
        if asked is None:
            return None
        cite = tuple(full_id(source, self.game) for source in asked.cite)
        kind = "chance" if asked.who == CHANCE else "order" if asked.order else "choose"
        return Pending(asked.who, "turn" if asked.turn else kind, asked.question, cite)

    @property
    def line(self) -> tuple[str, ...]:
        """The ids of what was chosen so far, but for what was forced."""
        return self.run.line

    @property
    def decisions(self) -> list[Decision]:
        """Every choice so far."""
        return [Decision(_public(made.option), made.forced, made.ask.who) for made in self.run.decisions]

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
        """Write the board as plain data; `from_state` plays on from it."""
        return write_state(self.game, self.run.board, self.edition)

    def trace(self) -> list[Step]:
        return [public_step(step, self.game) for step in self.run.trace]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One end state: how many lines of play lead there, a shortest of them, and how many cases of chance
    bring it about."""

    state: dict[str, Any]
    lines: int
    line: tuple[str, ...]
    weight: int = 1


class Outcomes(list[Outcome]):
    """End states; `complete` is False when the limit was hit before every line was walked. `cases` is how
    many equally likely cases there are, where chance alone decides."""

    complete: bool = True
    runs: int = 0
    cases: int | None = None


def outcomes(match: Match, *, limit: int = MOST_RUNS) -> Outcomes:
    """List the distinct end states of every choice: to the end of the resolution when one is under way,
    otherwise to the end of the turn."""
    from kfjudge.core.explore import explore

    explored = explore(match.run, until(match.run), limit)
    found = Outcomes(
        Outcome(write_state(match.game, end.board, match.edition), end.lines, end.line, end.weight)
        for end in explored.outcomes
    )
    found.complete, found.runs, found.cases = explored.complete, explored.runs, explored.cases
    return found


def until(first: Run[Any]) -> Callable[[Any, _table.Ask], bool]:
    """Say where an exploration from here ends: with the resolution under way, or with the turn."""
    return get_game(first.rules.game).engine.end_of_exploration(first)


def public_step(step: TraceStep, game: str) -> Step:
    cite = tuple(dict.fromkeys(full_id(source, game) for source in step.cite))
    return Step(step.n, step.depth, step.event, step.cards, cite, step, game)


def _public(option: _table.Option) -> Option:
    return Option(option.id, option.kind, option.card, option.words)
