"""Answering a question in plain words: the entry that settles it, the paragraph that says so, the cards it
names, the boards that play it, and what the answer rests on. A question that the books say nothing on gets no
answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.reference.arguments import check_arguments, games_to_ask
from kfjudge.reference.cards import CardsCounted, count_cards_called
from kfjudge.reference.lookup import find_in_other_games, nearest_ids
from kfjudge.reference.model import Entry, Hit, split_answer
from kfjudge.reference.names import is_identifier, split_game
from kfjudge.reference.search.boards import Board
from kfjudge.reference.search.lexicon import Lexicon
from kfjudge.reference.search.mentions import Mention
from kfjudge.reference.search.passage import by_relevance
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.rank import Candidate
from kfjudge.reference.search.search import (
    Sought,
    by_id,
    guesses,
    hits_of,
    id_hit,
    passages,
    seek,
    settle_game,
)
from kfjudge.reference.search.verdict import (
    RULES,
    Case,
    Ground,
    Verdict,
    find_verdict,
    first_of,
    is_example,
    lead_to,
    notes_on,
    put_in_order,
    rank_rules,
    read_case,
    rules_of_models,
)
from kfjudge.reference.search.words import little_words
from kfjudge.reference.store.store import Store, open_store
from kfjudge.words import LANGUAGES, default_language, load_language, load_searching, pick_language

MOST_RESTING = 5
_MOST_CARDS = 3  # that are shown whole
_MOST_RULES = 3  # beside the cards
_LIKELY_ENOUGH = (
    0.05  # that a question turns on it, for a rule behind the first: two on the average are shown
)
_NEARLY_AS_NEAR = 0.5  # of the score of the nearest


class Recognized(Struct, frozen=True):
    """A card that the question names: its id, its name, how the question spells it, and what it does (None
    where that is not known)."""

    id: str
    title: str
    written: str
    exact: bool
    does: tuple[str, ...] | None = None


class Beside(Struct, frozen=True):
    """The other of two things that a question compares, and the sentence in which they part, if the tables
    have one. What a thing is is said where its entry begins."""

    entry: Entry
    apart: str | None


class Answer(Struct, frozen=True):
    """The best entry, or None when nothing answers; `paragraphs` are the numbers of its paragraphs, that
    which answers first. `settled` is the verdict of this very case, if there is one, `grounds` what it rests
    on where cards are named: those cards whole, and paragraphs of rules. `later` are words of the question
    that came with later sets than the books; `mistake` is whether it tells of a mistake at the table;
    `passages` are places where the books have words of a question that nothing answers, `elsewhere` entries
    of other games that are called just what it says."""

    question: str
    lang: str
    best: Entry | None
    paragraphs: tuple[int, ...] = ()
    settled: Verdict | None = None
    grounds: tuple[Ground, ...] = ()
    counted: CardsCounted | None = None  # where it asks how many cards there are
    beside: Beside | None = None
    cards: tuple[Recognized, ...] = ()
    boards: tuple[Board, ...] = ()
    rests_on: tuple[Hit, ...] = ()
    near: tuple[Hit, ...] = ()
    named: frozenset[str] = frozenset()  # the entries that the question names
    passages: tuple[Hit, ...] = ()
    did_you_mean: tuple[str, ...] = ()
    not_read: tuple[str, ...] = ()  # words that are in no book, in no form
    later: tuple[str, ...] = ()
    mistake: bool = False
    elsewhere: tuple[str, ...] = ()

    @property
    def says_something(self) -> bool:
        """Whether there is an answer, or at least passages that have words of the question."""
        return bool(self.best or self.passages or self.counted or self.later)

    @property
    def passage(self) -> str:
        """The paragraph that answers, below what it hangs on."""
        return "\n\n".join(self.best.text.split("\n\n")[at] for at in self.lead) if self.best else ""

    @property
    def lead(self) -> range:
        """The numbers of the paragraphs that answer: the first one wanted, from where on it can be read."""
        assert self.best
        first = self.paragraphs[0]
        return range(lead_to(self.best.text.split("\n\n"), first, self.best.lang), first + 1)

    @property
    def verdict(self) -> str:
        """What answers in a sentence: the verdict of the case, in what two things part, the first sentence of
        the paragraph, or all that stands there before a list."""
        if self.settled:
            return self.settled.text
        if self.beside and self.beside.apart:
            return self.beside.apart
        return split_answer(self.passage, self.best.verdict or "")[0] or self.passage if self.best else ""

    @property
    def names_of_boards(self) -> list[str]:
        """The boards that play the case, and those of the entry."""
        of_entry = self.best.scenarios if self.best else ()
        return list(dict.fromkeys((*(board.name for board in self.boards), *of_entry)))

    @property
    def quotable(self) -> Entry:
        """The best entry with nothing of its text but the paragraph that answers."""
        assert self.best
        return replace(self.best, text=self.passage)

    @property
    def further(self) -> tuple[Hit, ...]:
        """What else is on it: first what the question names or leads to, then what the answer rests on
        besides."""
        shown = {self.best.id if self.best else "", self.beside.entry.id if self.beside else ""}
        near = sorted(self.near, key=lambda hit: hit.id not in self.named)
        further = {hit.id: hit for hit in (*near, *self.rests_on)}
        return tuple(hit for hit in further.values() if hit.id not in shown)

    @property
    def rivals(self) -> tuple[Hit, ...]:
        """What might answer as well as the best: other entries that are nearly as near or that the question
        names; where several cards are named, which meet in a rule that has no word of theirs, all that are
        near."""
        nearest = max((hit.score for hit in self.near), default=0)
        enough = 0 if len(self.cards) > 1 else _NEARLY_AS_NEAR * nearest
        return tuple(hit for hit in self.near if hit.score >= enough or hit.id in self.named)

    def also(self, edition: str | None) -> list[Entry]:
        """What else is on it, as that edition has it."""
        beside = (self.beside.entry.id,) if self.beside else ()
        ids = dict.fromkeys((*beside, *(hit.id for hit in self.further)))
        records = [record for id in ids if (record := open_store(id.partition(":")[0]).record(id))]
        return [record.view(self.lang, edition or get_game(record.game).newest) for record in records]


def ask(
    question: str,
    *,
    lang: str | None = None,
    reader: str | None = None,
    game: str | None = None,
    edition: str | None = None,
    limit: int = 5,
    cited: tuple[str, ...] = (),
    home: str | None = None,
) -> Answer:
    """The answer to a question, in the language asked for; else in that of the reader, unless the question is
    plainly a sentence of another. With an edition, only what that edition prints answers. `cited` are entries
    on which a play of what is asked rests."""
    check_arguments(lang=lang, game=game, edition=edition, limit=limit, text=question)
    if game is None:

        def ask_game(text: str, game: str) -> Answer:
            return ask(text, lang=lang, reader=reader, game=game, edition=edition, limit=limit, cited=cited)

        answer, also = ask_in_turn(question, ask_game, edition=edition, home=home)
        return replace(answer, question=question, elsewhere=also)
    store = open_store(game)
    named = by_id(store, question, None, edition)
    if named is not None:
        best = named.view(lang or reader or default_language(), edition or get_game(named.game).newest)
        return Answer(question, best.lang, best, _in_order(best), rests_on=_rests_on(store, best, ()))
    if is_identifier(question):
        near = nearest_ids(question, None, game)
        return Answer(question, lang or reader or default_language(), None, did_you_mean=near)
    sought = seek(store, question, lang=lang, reader=reader, kind=None, edition=edition, cited=cited)
    return _answer(store, sought, question, limit)


class Saying(Protocol):
    """What may say something on a question."""

    @property
    def says_something(self) -> bool: ...


Said = TypeVar("Said", bound=Saying)


def ask_in_turn(
    question: str, ask_game: Callable[[str, str], Said], *, edition: str | None, home: str | None
) -> tuple[Said, tuple[str, ...]]:
    """Ask the game that a question names, without the name of it; else the likeliest, and the one at home
    where that says nothing. With it come entries of other games that are called just what it says or that may
    as well have been asked for."""
    game, text = split_game(question, None)
    if game is not None:
        return ask_game(text, game), ()
    games = games_to_ask(None, home, edition)
    choice = settle_game(text, games, edition=edition)
    also = find_in_other_games(text, f"{choice.game}:", games)
    found = ask_game(text, choice.game)
    if not found.says_something and choice.game != games[0]:
        found = ask_game(text, games[0])
    return found, tuple(dict.fromkeys((*also, *choice.others)))


def _answer(store: Store, sought: Sought, question: str, limit: int) -> Answer:
    query, lang = sought.query, sought.lang
    case = read_case(store, query, sought.lexicon, lang, sought.edition)
    hits = put_in_order(case, hits_of(store, sought, limit + MOST_RESTING + 1))
    answer = Answer(
        question,
        lang,
        None,
        boards=tuple(board for board in sought.boards if not board.has_a_card_alone),
        did_you_mean=guesses(store, sought),
        not_read=_not_read(query),
        later=query.later,
        mistake=bool(query.mistake),
    )
    counted = _count(store, query)
    if counted is not None and not case.cards:
        return replace(answer, counted=counted)
    is_comparing = sought.ranking.is_answer or not query.outside
    compared = sides(query, sought.lexicon, sought.ranking.found) if is_comparing else None
    first = first_of(case, hits)
    if not compared and first is None:
        cards = _cards(store, sought, query.cards_beyond_doubt)
        return replace(answer, cards=cards, passages=passages(store, sought, limit))
    id = _first(compared, sought) if compared else str(first)
    best = _view(store, sought, id)
    rests_on = _rests_on(store, best, hits)
    beside = _beside(store, sought, best, compared) if compared else None
    record = store.record(id)
    assert record
    paragraphs = _paragraphs(store, question, best) if beside is None else _in_order(best)
    return replace(
        answer,
        best=best,
        paragraphs=paragraphs,
        settled=find_verdict(case, record, hits) if beside is None else None,
        grounds=_grounds(case, sought, best, paragraphs[0]) if beside is None else (),
        beside=beside,
        cards=_cards(store, sought, query.sure_cards),
        rests_on=rests_on,
        near=() if _names_alone(sought.query, best.id) else hits[: limit + 1],
        named=frozenset(id for _, _, ids, quality in query.phrases if quality == 1 for id in ids),
    )


def _grounds(case: Case, sought: Sought, best: Entry, first: int) -> tuple[Ground, ...]:
    """What the answer on cards rests on: the cards in the order in which they are named, then the rules that
    the question most likely turns on."""
    if not case.cards:
        return ()
    named = [card.id for card in sought.query.sure_cards]
    cards = list(dict.fromkeys(id for id in (best.id, *named) if ":card/" in id))[:_MOST_CARDS]
    in_order = sorted(cards, key=(named if best.id in named else [best.id, *named]).index)
    shown = [_view(case.store, sought, id) for id in in_order]
    grounds = [Ground(card, notes=notes_on(case, card)) for card in shown]
    known = {rule.id: rule.paragraph for rule in rules_of_models(case.store, sought.query, case.cards)}
    known[best.id] = first
    likely = rank_rules(case.lexicon, sought.ranking.found) if case.about else []
    first_of_all = [best.id] if best.kind in RULES else []
    enough = (id for id, share in likely if share >= min(_LIKELY_ENOUGH, likely[0][1]))
    for id in list(dict.fromkeys((*first_of_all, *enough)))[:_MOST_RULES]:
        entry = _view(case.store, sought, id)
        number = known[id] if id in known else _paragraphs(case.store, sought.query.text, entry)[0]
        grounds.append(Ground(entry, number))
    return tuple(grounds)


def _count(store: Store, query: Query) -> CardsCounted | None:
    """Count the cards that a question asks for by what is printed on them: "how many Shards are there"."""
    words = [query.spelled[at] for at in query.content]
    is_counting = any(load_searching(lang).counting & set(query.words) for lang in LANGUAGES)
    little = little_words()
    if not is_counting or not (little.first_person | little.in_passing).isdisjoint(query.words):
        return None
    return count_cards_called(store.game, words, query.of_a_card)


def _names_alone(query: Query, id: str) -> bool:
    """Whether it asks what that entry is, and names nothing else."""
    spans = (range(start, start + length) for start, length, ids, _ in query.phrases if id in ids)
    return bool(query.content) and {at for span in spans for at in span}.issuperset(query.content)


def _view(store: Store, sought: Sought, id: str) -> Entry:
    record = store.record(id)
    assert record
    return record.view(sought.lang, sought.edition or get_game(record.game).newest)


def _paragraphs(store: Store, question: str, entry: Entry) -> tuple[int, ...]:
    """The paragraphs of an entry, that which answers first."""
    record = store.record(entry.id)
    assert record
    texts = entry.text.split("\n\n")
    wanted = [at for at in by_relevance(question, record, entry.edition) if at < len(texts)]
    return tuple(sorted(wanted, key=lambda at: is_example(texts[at], entry.lang)))  # which never answers


def _in_order(entry: Entry) -> tuple[int, ...]:
    return tuple(range(len(entry.text.split("\n\n"))))


def _first(compared: tuple[Side, Side], sought: Sought) -> str:
    """Of two things that are compared, the entry that is more about the question."""
    places = {scored.entry: place for place, scored in enumerate(sought.ranking.found)}
    one, other = (side[0] for side in compared)
    first = min(one, other, key=lambda entry: places.get(entry, len(places)))
    return sought.lexicon.ids[first]


def _beside(store: Store, sought: Sought, best: Entry, compared: tuple[Side, Side]) -> Beside:
    """The other of two things that are compared."""
    ids = sought.lexicon.ids
    one, other = ([ids[entry] for entry in side] for side in compared)
    entry = _view(store, sought, (other if best.id in one else one)[0])
    return Beside(entry, sentence_apart(store, best.id, entry.id, sought.lang))


def _not_read(query: Query) -> tuple[str, ...]:
    """The words that nothing was made of: no book has them, nor is a word of the books near."""
    unknown = (at for at in query.content if not query.quality[at] or at in query.outside)
    later = {word for thing in query.later for word in thing.split()}
    return tuple(dict.fromkeys(query.words[at] for at in unknown if query.words[at] not in later))


def _rests_on(store: Store, best: Entry, hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
    """What the entry refers to; what the question itself led to comes first."""
    found = {hit.id: hit for hit in hits}
    linked = sorted(best.see, key=lambda id: id not in found)
    resting = []
    for id in linked[:MOST_RESTING]:
        record = store.record(id)
        assert record
        resting.append(found.get(id) or id_hit(record, best.lang, best.asked))
    return tuple(resting)


def _cards(store: Store, sought: Sought, mentions: list[Mention]) -> tuple[Recognized, ...]:
    """The cards that are named."""
    cards = []
    for mention in mentions:
        record = store.record(mention.id)
        assert record
        written = " ".join(sought.query.words[mention.start : mention.start + mention.length])
        does = record.does(sought.lang, sought.edition or get_game(record.game).newest)
        cards.append(Recognized(record.slug, record.title(sought.lang), written, mention.exact, does))
    return tuple({card.id: card for card in cards}.values())


Side = tuple[int, ...]  # the entries that one of the things may be, the likeliest first


def sides(query: Query, lexicon: Lexicon, found: list[Candidate]) -> tuple[Side, Side] | None:
    """The two things that a question compares; None where it does not."""
    named = _named(query)
    if len(named) < 2 or not (query.compares or _are_alternatives(query, named)):
        return None
    score = {scored.entry: scored.score for scored in found}
    one, other = (
        tuple(sorted((lexicon.number[id] for id in ids), key=lambda entry: -score.get(entry, 0.0)))
        for _, _, ids in named[:2]
    )
    return one, other


def _are_alternatives(query: Query, named: list[tuple[int, int, tuple[str, ...]]]) -> bool:
    """Whether one or the other of two things is asked for: "which" of two that are joined; or "or" stands
    between them and nothing else is asked."""
    (first, length, _), (second, other_length, _) = named[:2]
    between = set(query.words[first + length : second])
    either = {load_language(lang).disjunction for lang in LANGUAGES}
    both = {load_language(lang).conjunction for lang in LANGUAGES}
    if not little_words().alternative.isdisjoint(query.words) and not between.isdisjoint(either | both):
        return True
    told = {*range(first, first + length), *range(second, second + other_length)}
    little = little_words()
    beside = little.beside_the_subject | little.comparing | little.in_passing
    asks_more = any(at not in told for at in query.content if query.words[at] not in beside)
    return not between.isdisjoint(either) and not asks_more


def _named(query: Query) -> list[tuple[int, int, tuple[str, ...]]]:
    """The things that are named, in their order: of names within each other the longest, and none twice."""
    named: list[tuple[int, int, tuple[str, ...]]] = []
    phrases = sorted(query.phrases, key=lambda phrase: (-phrase[1], phrase[0]))
    taken: set[int] = set()
    told: set[str] = set()
    for start, length, ids, quality in phrases:
        places = set(range(start, start + length))
        if quality and not places & taken and told.isdisjoint(ids):
            taken |= places
            told.update(ids)
            named.append((start, length, ids))
    return sorted(named)


def sentence_apart(store: Store, one: str, other: str, lang: str) -> str | None:
    """In what two entries part, where the table says it of them or of those of the same name."""
    for pair in product(_twins(one), _twins(other)):
        first, second = sorted(pair)
        found = {row[2]: row[3] for row in store.rows_of("apart", first) if row[1] == second}
        if found:
            return pick_language(found, lang)
    return None


def _twins(id: str) -> tuple[str, str]:
    """An entry, and the one of the same name that is a section of the rules instead of a term, or the other
    way round."""
    if ":rule/" in id:
        return id, id.replace(":rule/", ":glossary/")
    return id, id.replace(":glossary/", ":rule/")
