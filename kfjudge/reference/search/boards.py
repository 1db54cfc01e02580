"""Which boards play the case that a query is about: those with the cards that it names, where what else it
says is in their title, in what is done there or in what comes of it; else those whose title says it. Among
hits a board stands behind the entries that it speaks for, unless somebody asks for that very case."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from heapq import nlargest

from msgspec import Struct, field

from kfjudge.games import get_game
from kfjudge.reference.model import BOARD, Hit, explain_hit, holds_in
from kfjudge.reference.names import find_boards
from kfjudge.reference.search.query import Query
from kfjudge.reference.store.index import MOST
from kfjudge.reference.store.store import Store
from kfjudge.reference.text import card_token
from kfjudge.words import LANGUAGES, pick_language

_LIKELY = 24  # boards that are looked at closely
_BESIDE = 0.6  # of a word in the title, one in what is done or comes of it
_MERELY_THERE = 0.5  # of a card that does something, one that only lies there
_ALL_CARDS = 1.0  # more for a board with all of several cards that are named
_ENTRY = 0.25  # more for a board that is on an entry that is named
_TITLE = 0.15  # more, by how much of the title is in the query
_SAYS_A_CARD = 0.35  # of what is said beside the cards, where one of them is there
_TELLS_BESIDE = 5.0  # how much that must tell, where the board is not called after the card
_SAYS_NO_CARD = 0.5  # of a query that names none,
_TELLS_ENOUGH = 7.0  # how much the words must tell that the title has,
_OF_TITLE = 0.34  # and how much of the title they must be
_TELLS_LITTLE = 0.06  # of a query; what has nothing else of it is no candidate
SAME_CASE = 0.8  # of the query and of the title: the query is that title
FAQ = "faq"
_OF_RULES = ("glossary/", "rule/")
_BESIDE_ENTRIES = 2  # boards
_BEHIND = 3  # hits, whatever they are
_FIRST = 5  # hits behind which a board stands that is on them


class Board(Struct, frozen=True):
    """A board that plays the case: its name and titles, the entries that it answers and that it shows, all
    cards on it, those of them that were named, and how much of the query and of its title is there."""

    id: str
    name: str
    titles: dict[str, str]
    editions: tuple[str, ...]
    answers: tuple[str, ...]
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    named: tuple[str, ...]
    score: float
    share: float
    of_title: float
    said: float  # of what is said beside the cards

    @property
    def has_a_card_alone(self) -> bool:
        """Whether nothing speaks for it but a card that it is called after: that is no case."""
        return len(self.named) == 1 and not self.said

    def title(self, lang: str) -> str:
        return pick_language(self.titles, lang)

    @property
    def is_the_case(self) -> bool:
        """Whether the query says what the title says."""
        return min(self.share, self.of_title) >= SAME_CASE


class _Place(Struct, frozen=True, gc=False):
    """A board in the table."""

    id: str
    game: str
    editions: tuple[str, ...]
    answers: tuple[str, ...]
    shows: tuple[str, ...]
    lengths: tuple[int, ...]  # of its titles, by language


class _Tables:
    """The tables that boards are found by, cut where they are asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._places = store.text("boards").decode().split("\n")[1:-1]
        self._words = store.text("board-words").decode().split("\n")[1:-1]
        self.place = lru_cache(maxsize=None)(self._place)
        self.having = lru_cache(maxsize=1024)(self._found)

    def _place(self, number: int) -> _Place:
        _, id, editions, _, _, _, answers, shows, lengths = self._places[number].split("\t")
        return _Place(
            id,
            id.partition(":")[0],
            tuple(editions.split(",")),
            tuple(filter(None, answers.split(","))),
            tuple(filter(None, shows.split(","))),
            tuple(map(int, lengths.split(","))),
        )

    def _found(self, field: str, token: str) -> tuple[frozenset[int], frozenset[int]]:
        """The boards that have a token in the title, or a card that does something; and those that have it
        beside."""
        key = f"{field}\t{token}\t"
        at = bisect_left(self._words, key)
        if at == len(self._words) or not self._words[at].startswith(key):
            return frozenset(), frozenset()
        titled, beside = self._words[at].removeprefix(key).split("\t")
        return _numbers(titled), _numbers(beside)


def _numbers(listed: str) -> frozenset[int]:
    """The boards of a list; none where there are so many that the token tells nothing."""
    return frozenset(map(int, listed.split(" "))) if listed and listed.count(" ") < MOST else frozenset()


class _Case(Struct, gc=False):
    """How well a board has each word of the query, which of them its title has, and which cards are there."""

    strengths: dict[int, float] = field(default_factory=dict)
    titled: set[int] = field(default_factory=set)
    cards: dict[str, float] = field(default_factory=dict)


class _Fit(Struct, frozen=True, gc=False):
    """How well a board fits: what of the query is there, what of it beside the cards, how much of the title
    the query has, and what its words there tell."""

    number: int
    score: float
    share: float
    of_title: float
    said: float
    told: float
    cards: int
    is_on_entry: bool
    told_beside: float
    is_called_after_a_card: bool
    has_a_card_that_acts: bool


class _Asked(Struct):
    """The query as it is held against each board."""

    query: Query
    parts: list[float]  # of each word, its part in what the query says
    cards: dict[str, float]  # those that are named for sure, each with the part of its name
    naming: set[int]  # the words of their names
    about: frozenset[int]  # the words beside them that tell something
    besides: float  # the part of those
    entries: frozenset[str]  # those that are named


def boards_on(store: Store, query: Query, *, edition: str | None = None, limit: int = 5) -> list[Board]:
    """The boards that play the case asked about, best first; none where none does. Where some have all of
    several cards that are named, the others play another case."""
    tables, asked = _tables_of(store), _asked(query)
    cases = _cases(tables, asked, edition)
    fits = [_fit(number, tables.place(number), case, asked) for number, case in cases.items()]
    playing = [fit for fit in fits if _plays_the_case(fit, asked)]
    most = max((fit.cards for fit in playing), default=0)
    if len(asked.cards) == most > 1:
        playing = [fit for fit in playing if fit.cards == most]
    return _best(store, tables, cases, playing, limit)


def boards_about(store: Store, query: Query, *, edition: str | None = None, limit: int = 5) -> list[Board]:
    """The boards that have anything of the query in their title, or a card that it names."""
    tables, asked = _tables_of(store), _asked(query)
    cases = _cases(tables, asked, edition)
    fits = [_fit(number, tables.place(number), case, asked) for number, case in cases.items()]
    return _best(store, tables, cases, fits, limit)


def _best(
    store: Store, tables: _Tables, cases: dict[int, _Case], fits: list[_Fit], limit: int
) -> list[Board]:
    fits.sort(key=lambda fit: (-fit.score, fit.number))
    return [_board(store, tables.place(fit.number), cases[fit.number], fit) for fit in fits[:limit]]


def _asked(query: Query) -> _Asked:
    total = sum(query.weight) or 1.0
    parts = [weight / total for weight in query.weight]
    cards: dict[str, float] = {}
    naming: set[int] = set()
    for card in query.sure_cards:
        span = range(card.start, card.start + card.length)
        cards[card_token(card.id.partition("/")[2])] = sum(parts[at] for at in span)
        naming.update(span)
    about = frozenset(query.content) - naming
    besides = sum(parts[at] for at in about)
    entries = frozenset(id for _, _, concepts, quality in query.phrases if quality == 1 for id in concepts)
    return _Asked(query, parts, cards, naming, about, besides, entries)


def _candidates(tables: _Tables, asked: _Asked) -> list[int]:
    """The boards worth a look, the likeliest first: those with a card that is named for sure, and without one
    those whose title has words that tell something."""
    likely: dict[int, float] = {}
    for token in asked.cards:
        for found, worth in zip(tables.having("card", token), (1.0, _MERELY_THERE), strict=True):
            for number in found:
                likely[number] = likely.get(number, 0.0) + worth
    for clue in asked.query.clues:
        told = clue.strength * sum(asked.parts[clue.start : clue.start + clue.length])
        if clue.field == "card" or told < _TELLS_LITTLE:
            continue
        titled, _ = tables.having(clue.field, clue.token)
        for number in titled.intersection(likely) if asked.cards else titled:
            likely[number] = likely.get(number, 0.0) + told
    return nlargest(_LIKELY, likely, key=lambda number: (likely[number], -number))


def _cases(tables: _Tables, asked: _Asked, edition: str | None) -> dict[int, _Case]:
    """What the boards that are worth a look have of the query."""
    likely = _candidates(tables, asked)
    cases = {number: _Case() for number in likely if _is_asked_for(tables, number, edition)}
    for token in asked.cards:
        for found, worth in zip(tables.having("card", token), (1.0, _MERELY_THERE), strict=True):
            for number in cases.keys() & found:
                cases[number].cards[token] = worth
    for clue in asked.query.clues:
        if clue.field == "card":
            continue
        words = range(clue.start, clue.start + clue.length)
        if clue.field not in LANGUAGES and not asked.naming.isdisjoint(words):
            continue  # a name is a name, whatever its words mean
        for found, worth in zip(tables.having(clue.field, clue.token), (1.0, _BESIDE), strict=True):
            strength = clue.strength * worth
            for number in cases.keys() & found:
                strengths = cases[number].strengths
                for at in words:
                    if strengths.get(at, 0.0) < strength:
                        strengths[at] = strength
                if worth == 1.0:
                    cases[number].titled.update(words)
    return cases


def _fit(number: int, place: _Place, case: _Case, asked: _Asked) -> _Fit:
    parts, query = asked.parts, asked.query
    said = sum(parts[at] * strength for at, strength in case.strengths.items() if at not in asked.naming)
    share = min(1.0, said + sum(asked.cards[token] * worth for token, worth in case.cards.items()))
    telling = case.titled.intersection(query.content)
    of_title = min(1.0, len(telling) / max(1, min(place.lengths)))
    is_on_entry = not asked.entries.isdisjoint((*place.answers, *place.shows))
    has_all_cards = len(case.cards) == len(asked.cards) > 1
    return _Fit(
        number=number,
        score=share + _TITLE * of_title + _ENTRY * is_on_entry + _ALL_CARDS * has_all_cards,
        share=share,
        of_title=of_title,
        said=said,
        told=sum(query.weight[at] for at in telling) if len(telling) > 1 else 0.0,
        cards=len(case.cards),
        is_on_entry=is_on_entry,
        told_beside=sum(query.weight[at] for at in case.strengths.keys() & asked.about),
        is_called_after_a_card=not case.titled.isdisjoint(asked.naming),
        has_a_card_that_acts=1.0 in case.cards.values(),
    )


def _plays_the_case(fit: _Fit, asked: _Asked) -> bool:
    """Whether a board plays what was asked about, or has but a word of it. One card that only lies there
    makes no case, nor does one that the board is not called after, with words that any board may have."""
    if not asked.cards:
        return fit.said >= _SAYS_NO_CARD and fit.told >= _TELLS_ENOUGH and fit.of_title >= _OF_TITLE
    if fit.cards == len(asked.cards) > 1:
        return True
    if not asked.besides:
        return len(asked.cards) == 1 and fit.is_called_after_a_card
    if not fit.is_called_after_a_card and (not fit.has_a_card_that_acts or fit.told_beside < _TELLS_BESIDE):
        return False
    return fit.is_on_entry or fit.said >= _SAYS_A_CARD * asked.besides


def _is_asked_for(tables: _Tables, number: int, edition: str | None) -> bool:
    place = tables.place(number)
    if place.id in tables.store.left_out:
        return False
    known = get_game(place.game).editions
    return edition is None or (edition in known and holds_in(place.game, place.editions, edition))


def _board(store: Store, place: _Place, case: _Case, fit: _Fit) -> Board:
    record = store.record(place.id)
    assert record
    named = tuple(card for card in record.cards if card_token(card) in case.cards)
    return Board(
        id=place.id,
        name=record.slug,
        titles=record.titles,
        editions=record.editions,
        answers=place.answers,
        shows=place.shows,
        cards=record.cards,
        named=named,
        score=fit.score,
        share=fit.share,
        of_title=fit.of_title,
        said=fit.said,
    )


@lru_cache(maxsize=4)
def _tables_of(store: Store) -> _Tables:
    return _Tables(store)


def count_rules_shown(store: Store, cards: Collection[str]) -> list[tuple[str, int]]:
    """Count, of each rule, the boards with some cards that show it, one for each of the cards; those of most
    boards first."""
    tables, counted = _tables_of(store), Counter[str]()
    for card in cards:
        for number in frozenset.union(*tables.having("card", card_token(card))):
            place = tables.place(number)
            if place.id not in store.left_out:
                counted.update(id for id in place.shows if id.partition(":")[2].startswith(_OF_RULES))
    return sorted(counted.items(), key=lambda one: (-one[1], one[0]))


# boards among what a search found


def with_boards(
    store: Store, hits: tuple[Hit, ...], called: Sequence[str], boards: Sequence[Board], lang: str
) -> tuple[Hit, ...]:
    """What was found, those boards that are called what the query says, and the first of those that play the
    case. Where nothing was found, a board must be called so, or play that very case."""
    merged = list(hits)
    boards = boards[:_BESIDE_ENTRIES]
    ids = dict.fromkeys((*called, *(board.id for board in boards)))
    very_case = boards[0].id if boards and boards[0].is_the_case else None
    for id in list(ids)[:_BESIDE_ENTRIES]:
        place = _place_behind(store, id, merged, is_called_so=id in called)
        if hits or id in called or id == very_case:
            score = merged[max(0, place - 1)].score if merged else 1.0
            merged.insert(place, _hit(store, id, lang, score))
    return tuple(merged)


def boards_alone(store: Store, query: Query, lang: str, edition: str | None, limit: int) -> tuple[Hit, ...]:
    """The boards that have anything of the query, those that play the case first."""
    found = boards_on(store, query, edition=edition, limit=limit)
    ids = dict.fromkeys(find_boards(store, query.text), 1.0)
    ids |= {board.id: board.score for board in found if board.id not in ids}
    for board in boards_about(store, query, edition=edition, limit=limit):
        ids.setdefault(board.id, board.score)
    return tuple(_hit(store, id, lang, score) for id, score in list(ids.items())[:limit])


def _place_behind(store: Store, id: str, hits: list[Hit], *, is_called_so: bool) -> int:
    """Behind the best hits, and those of the next that the board is on. One that is called what the query
    says goes behind no hit but the question that it answers."""
    record = store.record(id)
    assert record
    is_on = [at + 1 for at, hit in enumerate(hits[:_FIRST]) if hit.id in record.see]
    if is_called_so:
        return max((at for at in is_on if hits[at - 1].kind == FAQ), default=0)
    place = max([*is_on, min(len(hits), _BEHIND)])
    while place < len(hits) and hits[place].kind == BOARD:
        place += 1
    return place


def _hit(store: Store, id: str, lang: str, score: float) -> Hit:
    record = store.record(id)
    assert record
    return Hit(
        id=id,
        kind=record.kind,
        game=record.game,
        title=record.title(lang),
        lang=lang,
        editions=record.editions,
        score=round(score, 3),
        why=explain_hit("board", lang),
        snippet=record.view(lang, record.editions[0]).text_below_title,
        cite=record.cite(lang, record.editions[0]),
    )
