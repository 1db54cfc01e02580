"""Find the weights of search (`kfjudge/reference/search/weights.json`) by logistic regression on all queries
that are in the tree; the same queries give the same file.

    python -m tests.search.train           train, and say what cross-validation by query gives
    python -m tests.search.train --write   write the weights, too
    python -m tests.search.train --check   say whether the weights in the tree are those that come of it
    python -m tests.search.train --words   begin with the few numbers that are not linear, which takes long
"""

from __future__ import annotations

import csv
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
from msgspec import json
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from threadpoolctl import threadpool_limits

from kfjudge.games import GAMES, default_game, get_game
from kfjudge.reference.model import RULING
from kfjudge.reference.search import rank as ranker
from kfjudge.reference.search import which_game
from kfjudge.reference.search.evidence import gather
from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.passage import describe_paragraphs
from kfjudge.reference.search.query import understood
from kfjudge.reference.search.rank import describe_answer
from kfjudge.reference.search.search import played_on
from kfjudge.reference.search.verdict import RULES, describe_models, describe_rules
from kfjudge.reference.search.which_game import Heard
from kfjudge.reference.search.words import Features, load_weights
from kfjudge.reference.store.store import open_store
from kfjudge.reference.text import words_of
from kfjudge.words import LANGUAGES
from tests.search import frozen, queries, settled

SETS = (
    "frozen",
    "second",
    "third",
    "fourth",
    "fifth",
    "shared",
)  # each left out as a whole; of the rest a fifth
FOLDS = len(SETS)
DIGITS = 3
SHARED = Path(__file__).with_name("shared.tsv")  # words that several games have
NOT_THERE = 6.0  # the loss of a query whose right entries are no candidates: more than of nearly all
SURELY_WRONG = 0.004  # of the queries whose game the tables settle
AT_HOME = 3.0  # as many queries are asked of the game at home as of another
ANSWERED_WRONGLY = (
    0.03  # of what is asked at tables and no book answers: the bound of what is wrong, not fitted
)
CASES = ("shared published", "shared boards", "boards")  # what is told of cards beside the queries,
OF_RULES = ("fifth cards",)  # questions on cards whose authors named the rules alone
OF_CASES = 0.3  # and what each of them counts: they are many, and no questions of a table
WEIGHTS = Path(ranker.__file__).with_name("weights.json")


@dataclass
class Sample:
    """A query, the entries of which one is right, and what speaks for each candidate."""

    of: str
    game: str
    text: str
    right: frozenset[str]
    ids: list[str] = field(default_factory=list)
    features: list[Features] = field(default_factory=list)
    answer: Features = field(default_factory=dict)
    heard: dict[str, Heard] = field(default_factory=dict)
    found: dict[str, Features] = field(default_factory=dict)
    played: dict[str, Features] = field(default_factory=dict)
    own: frozenset[str] = frozenset()  # the boards that are called after it, which are left out
    evidence: Any = None
    candidates: list[Any] = field(default_factory=list)

    @property
    def fold(self) -> int:
        """With which queries this one is left out: those of one hand together, for they are alike."""
        source = self.of.split()[0]
        return SETS.index(source) if source in SETS else crc32(self.text.encode()) % FOLDS


def collect() -> list[Sample]:
    """Collect the queries of all sets, each once a game."""
    found: dict[tuple[str, str], Sample] = {}
    for game in GAMES:
        rows = [*queries.rows(game=game), *queries.across(game)]
        rows += queries.top(game) if game != "keyforge" else []
        for row in rows:
            if row.kind != "id" and row.query.strip():
                found.setdefault(
                    (game, row.query), Sample(row.kind, game, row.query, frozenset(row.expected))
                )
        for sample in _with_a_kind(game):
            found.setdefault((game, sample.text), sample)
        lines = SHARED.read_text(encoding="utf-8").splitlines()
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row[game].startswith(f"{game}:"):
                found[game, row["query"]] = Sample("words", game, row["query"], frozenset((row[game],)))
    for kind in frozen.WHAT:
        for lang in frozen.LANGS:
            for question in frozen.questions(kind, lang):
                sample = Sample(f"frozen {kind}", "keyforge", question.text, frozenset(question.settled_by))
                found.setdefault(("keyforge", question.text), sample)
    for folder, kind, lang in product(frozen.LATER, frozen.WHAT_LATER, frozen.LANGS):
        for question in frozen.questions(kind, lang, folder):
            game = kind if kind in GAMES else "keyforge"
            sample = Sample(f"{folder} {kind}", game, question.text, frozenset(question.settled_by))
            found.setdefault((game, question.text), sample)
    for lang in frozen.LANGS:
        for question in frozen.questions("everyday", lang, frozen.SHARED):
            sample = Sample("shared everyday", "keyforge", question.text, frozenset(question.settled_by))
            found.setdefault(("keyforge", question.text), sample)
    for asked in settled.read_questions(settled.FILES["rulings_en"]):
        sample = Sample("shared rulings", "keyforge", asked.text, frozenset(asked.settled_by))
        sample.own = settled.boards_of(asked.ruling)
        found.setdefault(("keyforge", asked.text), sample)
    return list(found.values())


def collect_cases(samples: Sequence[Sample]) -> list[Sample]:
    """Collect what is told of cards beside the queries: what is published on some, and titles of boards; with
    the rules that each refers to."""
    known, found = {sample.text for sample in samples}, []
    for store in map(open_store, GAMES):
        boards = [row[0] for row in store.rows("boards")]
        for id in (*[id for id in store.ids() if ":faq/" in id or ":ruling/" in id], *boards):
            record = store.record(id)
            assert record
            if ":board/" in id:
                of, own = "boards", frozenset([id])
                of = "shared boards" if record.slug.startswith("rulings/") else of
                lang = tuple(LANGUAGES)[crc32(id.encode()) % len(LANGUAGES)]
                texts = [record.titles[one] for one in (lang, *LANGUAGES) if one in record.titles][:1]
            else:
                of, own = "shared published", settled.boards_of(id)
                texts = list((record.questions or record.titles).values())
            found += [Sample(of, store.game, one, frozenset(record.see), own=own) for one in texts]
    return [one for one in found if one.text not in known]


def _with_a_kind(game: str) -> Iterator[Sample]:
    """Some names of cards with the word beside them that says what is wanted of them."""
    ids = [id for id in open_store(game).ids() if crc32(id.encode()) % 12 == 0 or ":errata/" in id]
    for id in ids:
        if ":card/" in id or ":errata/" in id:
            kind, _, slug = id.partition(":")[2].partition("/")
            record = open_store(game).record(f"{game}:card/{slug}")
            assert record
            title, titre = record.title("en"), record.title("fr")
            asked = (f"{title} card", f"la carte {titre}", f"what does the card {title} do")
            for text in asked if kind == "card" else (f"errata {title}", f"{titre} errata"):
                yield Sample("with a kind", game, text, frozenset((id,)))
    questions: dict[str, set[str]] = defaultdict(set)
    for id in open_store(game).ids():
        record = open_store(game).record(id)
        for card in record.cards if record and ":faq/" in id else ():
            questions[card].add(id)
    for card, ids in questions.items():
        record = open_store(game).record(f"{game}:card/{card}")
        if record and crc32(card.encode()) % 2:
            yield Sample("with a kind", game, f"faq {record.title('en')}", frozenset(ids))


def extract(samples: Sequence[Sample]) -> None:
    """Describe the candidates of each query."""
    for sample in samples:
        store = open_store(sample.game)
        lexicon = lexicon_of(store)
        query = understood(sample.text, lexicon)
        store.left_out = sample.own
        played = describe_models(store, query) if sample.own else played_on(store, query, None)[0]
        store.left_out = frozenset()
        sample.played = played
        sample.evidence = gather(query, lexicon, None, find_own(sample, lexicon))
        candidates = ranker.find_candidates(sample.evidence, None, played)
        sample.candidates = [one for one in candidates if lexicon.kinds[one.entry] != RULING]
        sample.ids = [lexicon.ids[one.entry] for one in sample.candidates]
        sample.features = [one.features for one in sample.candidates]


def find_own(sample: Sample, lexicon: Lexicon) -> frozenset[int]:
    """Find the pieces that are the query itself: what it would not have if it were new."""
    words = words_of(sample.text, sample.game)
    stems = [frozenset(lexicon.stem(word, lang) for word in words) for lang in LANGUAGES]
    return frozenset(unit for one in stems for unit in own_pieces(lexicon).get(one, ()))


@cache
def own_pieces(lexicon: Lexicon) -> dict[frozenset[str], list[int]]:
    """The pieces of a store that may be a query of ours, by the stems of their words in their language."""
    found: dict[frozenset[str], list[int]] = defaultdict(list)
    for unit, kind in enumerate(lexicon.unit_kind):
        if kind == "said":
            found[frozenset(lexicon.stems_of(unit).split(" "))].append(unit)
    return found


@dataclass
class Lists:
    """Lists of things that are described, of each of which some are right."""

    names: Sequence[str]
    table: Any
    starts: Any  # where each list begins
    of: Any  # the number of the list of each row
    right: Any
    weights: Any  # of the lists

    @classmethod
    def of_samples(cls, samples: Sequence[Sample], names: Sequence[str]) -> Lists:
        lists = [(sample.features, [id in sample.right for id in sample.ids], 1.0) for sample in samples]
        return cls.of_rows(lists, names)

    @classmethod
    def of_rows(
        cls, rows: Sequence[tuple[Sequence[Features], Sequence[bool], float]], names: Sequence[str]
    ) -> Lists:
        rows = [row for row in rows if any(row[1]) and not all(row[1])]
        sizes = [len(right) for _, right, _ in rows]
        return cls(
            names,
            csr_matrix(matrix([one for features, _, _ in rows for one in features], names)),
            np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(int),
            np.repeat(np.arange(len(rows)), sizes),
            np.array([one for _, right, _ in rows for one in right]),
            np.array([weight for _, _, weight in rows]),
        )


def fit_lists(lists: Lists, penalty: float) -> Features:
    """Fit weights so that what stands first in each list is right as likely as can be."""
    first = np.maximum.reduceat

    def lose(weights: Any) -> tuple[float, Any]:
        scores = lists.table @ weights
        likely = np.exp(scores - first(scores, lists.starts)[lists.of])
        every = np.add.reduceat(likely, lists.starts)
        right = np.maximum(np.add.reduceat(likely * lists.right, lists.starts), 1e-30)
        loss = lists.weights @ np.log(every / right) + penalty / 2 * weights @ weights
        slope = likely / every[lists.of] - likely * lists.right / right[lists.of]
        return float(loss), lists.table.T @ (slope * lists.weights[lists.of]) + penalty * weights

    begin = np.zeros(len(lists.names))
    found = minimize(lose, begin, jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
    return dict(zip(lists.names, map(float, found), strict=True))


def matrix(features: Sequence[Features], names: Sequence[str]) -> Any:
    return np.array([[one.get(name, 0.0) for name in names] for one in features])


def score(features: Features, weights: Features) -> float:
    return sum(weights.get(name, 0.0) * value for name, value in features.items())


def first(sample: Sample, weights: Features) -> str | None:
    scored = [(-score(one, weights), id) for one, id in zip(sample.features, sample.ids, strict=True)]
    return min(scored)[1] if scored else None


def names_of(features: Sequence[Features]) -> list[str]:
    """Name the features that some query has, but for those that next to none has."""
    counted: dict[str, int] = defaultdict(int)
    for one in features:
        for name, value in one.items():
            counted[name] += bool(value)
    return sorted(name for name, count in counted.items() if count >= 5)


def train_rank(samples: Sequence[Sample], penalty: float = 0.3) -> Features:
    answered = [sample for sample in samples if sample.right and sample.of not in OF_RULES]
    names = names_of([one for sample in answered for one in sample.features])
    right: dict[str, list[bool]] = defaultdict(list)
    for fold in range(FOLDS):
        others = [sample for sample in answered if sample.fold != fold]
        weights = fit_lists(Lists.of_samples(others, names), penalty)
        for sample in answered:
            if sample.fold == fold:
                right[f"{sample.game} {sample.of}"].append(first(sample, weights) in sample.right)
    weights = fit_lists(Lists.of_samples(answered, names), penalty)
    fitted: dict[str, list[bool]] = defaultdict(list)
    for sample in answered:
        fitted[f"{sample.game} {sample.of}"].append(first(sample, weights) in sample.right)
    for of in sorted(right):
        there = [bool(set(s.ids) & s.right) for s in answered if f"{s.game} {s.of}" == of]
        print(
            f"  {of:34} {len(right[of]):4} cross-validated {np.mean(right[of]):.3f} "
            f"fitted {np.mean(fitted[of]):.3f} there {np.mean(there):.3f}"
        )
    hits = [one for of in right.values() for one in of]
    print(f"  all {len(hits)} {np.mean(hits):.4f}")
    return {name: round(weight, DIGITS) for name, weight in weights.items()}


def describe_answers(samples: Sequence[Sample], weights: Features) -> None:
    """Describe, of each query, what makes it likely that the best of its candidates answers."""
    for sample in samples:
        for one in sample.candidates:
            one.score = score(one.features, weights)
        ids = sample.evidence.lexicon.ids
        sample.candidates.sort(key=lambda one: (-one.score, ids[one.entry]))
        if sample.candidates:
            sample.answer = describe_answer(sample.evidence, sample.candidates, narrowed=False)


def train_rules(samples: Sequence[Sample], weights: Features, penalty: float = 0.3) -> Features:
    """Fit which rules a question on cards turns on: of the queries, and of what else is told of cards."""
    cases = collect_cases(samples)
    extract(cases)
    described: list[Sample] = []
    for sample in (*samples, *cases):
        lexicon = sample.evidence.lexicon
        right = frozenset(id for id in sample.right if lexicon.kinds[lexicon.number[id]] in RULES)
        if right and sample.evidence.query.sure_cards and sample.evidence.query.beside_cards:
            for one in sample.candidates:
                one.score = score(one.features, weights)
            told = describe_rules(lexicon, sample.candidates)
            described.append(Sample(sample.of, sample.game, sample.text, right, [*told], [*told.values()]))
    names = names_of([one for sample in described for one in sample.features])

    def fit(some: Sequence[Sample]) -> Features:
        lists = [
            (one.features, [id in one.right for id in one.ids], OF_CASES if one.of in CASES else 1.0)
            for one in some
        ]
        return fit_lists(Lists.of_rows(lists, names), penalty)

    places: dict[str, list[int]] = defaultdict(list)
    for fold in range(FOLDS):
        found = fit([one for one in described if one.fold != fold])
        for sample in [one for one in described if one.fold == fold]:
            order = sorted(
                zip(sample.features, sample.ids, strict=True), key=lambda one: -score(one[0], found)
            )
            place = next((at for at, (_, id) in enumerate(order) if id in sample.right), len(order))
            places[f"{sample.game} {sample.of}"].append(place)
    for of, there in sorted(places.items()):
        among = " ".join(f"{np.mean(np.array(there) < most):.3f}" for most in (1, 2, 3))
        print(f"  rules {of:34} {len(there):4} among the first one, two, three {among}")
    return {name: round(weight, DIGITS) for name, weight in fit(described).items()}


def train_shares(samples: Sequence[Sample], weights: Features) -> Features:
    """Find how far behind the first an entry that is right, too, stands on the average."""
    behind = []
    for sample in samples:
        if sample.right:
            scores = {id: score(one, weights) for one, id in zip(sample.features, sample.ids, strict=True)}
            best = max(scores.values(), default=0.0)
            behind += [best - scores[id] for id in sample.right.intersection(scores) if scores[id] < best]
    print(f"  right entries stand {np.mean(behind):.2f} behind, nine in ten {np.quantile(behind, 0.9):.2f}")
    return {"behind": round(float(np.mean(behind)), DIGITS)}


def train_answer(samples: Sequence[Sample], strength: float = 1.0) -> Features:
    """Fit how likely it is that a query is answered, so that of those that no book answers some in a hundred
    are."""
    asked = [sample for sample in samples if sample.answer]
    names = names_of([sample.answer for sample in asked])
    likely: dict[int, float] = {}
    for fold in range(FOLDS):
        weights = fit_classes([one for one in asked if one.fold != fold], names, strength)
        likely |= {id(one): weights[""] + score(one.answer, weights) for one in asked if one.fold == fold}
    unanswered = [one for one in samples if not one.right and one.of.split()[0] in SETS]
    nothing = sorted(likely.get(id(one), -99.0) for one in unanswered)
    least = nothing[-int(ANSWERED_WRONGLY * len(nothing)) - 1]
    by_set: dict[str, list[bool]] = defaultdict(list)
    for one in samples:
        by_set[f"{one.game} {one.of} {'answered' if one.right else 'honest'}"].append(
            (likely.get(id(one), -99.0) > least) == bool(one.right)
        )
    for of, hits in sorted(by_set.items()):
        print(f"  {of:44} {len(hits):4} {np.mean(hits):.3f}")
    for kind in ("answered", "honest"):
        print(kind, np.mean([hit for of, hits in by_set.items() if of.endswith(kind) for hit in hits]))
    weights = fit_classes(asked, names, strength)
    weights[""] -= least
    return {name: round(weight, DIGITS) for name, weight in weights.items()}


def fit_classes(samples: Sequence[Sample], names: Sequence[str], strength: float) -> Features:
    """Fit weights that tell queries which the books answer from others; with the intercept, under no name."""
    table = matrix([sample.answer for sample in samples], names)
    model = LogisticRegression(C=strength, max_iter=5000, class_weight="balanced")
    model.fit(table, np.array([bool(sample.right) for sample in samples]))
    return dict(zip(names, map(float, model.coef_[0]), strict=True)) | {"": float(model.intercept_[0])}


def extract_games(samples: Sequence[Sample]) -> None:
    """Describe, of each query, what the tables of each game have of it and what is found there; the query
    itself left out."""
    for sample in samples:
        for game in GAMES:
            store = open_store(game)
            lexicon = lexicon_of(store)
            heard = sample.heard[game] = which_game.hear(store, sample.text)
            if game == sample.game:
                evidence, played = sample.evidence, sample.played
                for unit in find_own(sample, lexicon):
                    stems = set(lexicon.stems_of(unit).split())
                    for word, (names, texts, said) in heard.counts.items():
                        if lexicon.stem(word, lexicon.unit_lang[unit]) in stems:
                            heard.counts[word] = names, texts, max(0, said - 1)
            else:
                query = understood(sample.text, lexicon)
                played, _ = played_on(store, query, None)
                evidence = gather(query, lexicon, None)
            ranking = ranker.rank_by(evidence, None, played, narrowed=False)
            sample.found[game] = which_game.describe_search(evidence.query, ranking)


def of_games(samples: Sequence[Sample], searched: bool) -> list[tuple[Sample, str, dict[str, Features]]]:
    """Each query at home in each game, described; one that is a name in several games is asked of the one at
    home."""
    rows = []
    for sample in samples:
        named = {game for game, heard in sample.heard.items() if heard.whole}
        for home in GAMES:
            is_named_elsewhere = bool(named - {sample.game}) and len(sample.text.split()) <= 2
            if home == sample.game or (sample.right and not is_named_elsewhere):
                told = which_game.describe_games(sample.heard, home)
                if searched:
                    told = {game: told[game] | sample.found[game] for game in GAMES}
                rows.append((sample, home, told))
    return rows


def train_games(samples: Sequence[Sample], searched: bool, penalty: float = 1.0) -> tuple[Features, float]:
    """Fit which game a query is asked of; with the margin from where on it is sure."""
    rows = of_games(samples, searched)
    names = names_of([told for *_, games in rows for told in games.values()])
    right: dict[str, list[bool]] = defaultdict(list)
    margins = []
    for fold in range(FOLDS):
        weights = fit_games([row for row in rows if row[0].fold != fold], names, penalty)
        for sample, home, games in rows:
            if sample.fold == fold:
                scores = {game: score(told, weights) for game, told in games.items()}
                best, next_best = sorted(scores, key=lambda game: -scores[game])[:2]
                right[f"{sample.game} at home" if home == sample.game else f"{sample.game} away"].append(
                    best == sample.game
                )
                if home == "keyforge":
                    right[f"{sample.game} {sample.of}, keyforge at home"].append(best == sample.game)
                margins.append((scores[best] - scores[next_best], best == sample.game))
    for of, hits in sorted(right.items()):
        print(f"  {of:54} {len(hits):4} {np.mean(hits):.3f}")
    margins.sort()
    wrong = 0
    margin = margins[-1][0]
    for at, (between, hit) in enumerate(reversed(margins), start=1):
        wrong += not hit
        if wrong <= SURELY_WRONG * at:
            margin = between
    print("  sure from", margin, "of", np.mean([between >= margin for between, _ in margins]))
    weights = fit_games(rows, names, penalty)
    return {name: round(weight, DIGITS) for name, weight in weights.items()}, round(margin, DIGITS)


def fit_games(
    rows: Sequence[tuple[Sample, str, dict[str, Features]]], names: Sequence[str], penalty: float
) -> Features:
    """Fit weights so that the game of each query scores above the others."""
    lists = [
        (
            list(games.values()),
            [game == sample.game for game in games],
            AT_HOME if home == sample.game else 1.0,
        )
        for sample, home, games in rows
    ]
    return fit_lists(Lists.of_rows(lists, names), penalty)


def train_paragraphs(penalty: float = 0.3) -> Features:
    """Fit which paragraph of an entry answers, of the questions for which somebody judged that."""
    samples = []
    for folder, kind, lang in product((frozen.FIRST, *frozen.LATER), frozen.WHAT_LATER, frozen.LANGS):
        for question in frozen.questions(kind, lang, folder) if folder or kind in frozen.WHAT else ():
            for id, numbers in question.paragraphs.items():
                game = id.partition(":")[0]
                record = open_store(game).record(id)
                assert record
                described = describe_paragraphs(question.text, record, get_game(game).newest)
                if numbers != (0,) and len(described) > 1 and any(described):
                    right = frozenset(str(number - 1) for number in numbers)
                    ids = [str(at) for at in range(len(described))]
                    of = f"{folder or 'frozen'} paragraph"
                    samples.append(Sample(of, game, question.text, right, ids, described))
    chains = open_store("keyforge").record("keyforge:rule/chains")
    assert chains
    for number in range(3, 25, 2):  # a number is in a range of the table of the second paragraph
        for asked in (f"how many cards with {number} chains?", f"j’ai {number} chaînes, je pioche combien ?"):
            described = describe_paragraphs(asked, chains, get_game("keyforge").newest)
            ids = [str(at) for at in range(len(described))]
            samples.append(Sample("table", "keyforge", asked, frozenset(["1"]), ids, described))
    names = names_of([one for sample in samples for one in sample.features])
    right = []
    for fold in range(FOLDS):
        others = [sample for sample in samples if sample.fold != fold]
        weights = fit_lists(Lists.of_samples(others, names), penalty)
        right += [first(sample, weights) in sample.right for sample in samples if sample.fold == fold]
    print(f"  {len(right)} paragraphs {np.mean(right):.3f}")
    weights = fit_lists(Lists.of_samples(samples, names), penalty)
    return {name: round(weight, DIGITS) for name, weight in weights.items()}


def train_words(samples: Sequence[Sample]) -> Features:
    """Find the numbers that are not linear, how much words of some sorts tell, one after the other: a number
    is raised or lowered where the right entries of queries that were left out become likelier."""
    numbers = load_weights()["words"]
    some = [sample for sample in samples if sample.right and crc32(sample.text.encode()) % 7 == 0]
    least = _loss(some)
    print(f"  {len(some)} queries, loss {least:.4f}")
    for name in sorted(numbers):
        for times in (0.7, 1.4):
            before = numbers[name]
            numbers[name] = round(before * times, DIGITS)
            loss = _loss(some)
            if loss < least - 0.0005:
                least = loss
                print(f"  {name} {before} → {numbers[name]}, loss {loss:.4f}")
                break
            numbers[name] = before
    return numbers


def _loss(samples: Sequence[Sample]) -> float:
    """How unlikely the right entries are, by weights of queries that do not include them."""
    understood.cache_clear()
    extract(samples)
    names = names_of([one for sample in samples for one in sample.features])
    losses = []
    for fold in range(FOLDS):
        others = [sample for sample in samples if sample.fold != fold]
        weights = fit_lists(Lists.of_samples(others, names), 1.0)
        for sample in samples:
            if sample.fold == fold and not sample.right.intersection(sample.ids):
                losses.append(NOT_THERE)
            elif sample.fold == fold:
                scores = np.array([score(one, weights) for one in sample.features])
                right = np.array([id in sample.right for id in sample.ids])
                losses.append(np.logaddexp.reduce(scores) - np.logaddexp.reduce(scores[right]))
    return float(np.mean(losses))


def main(arguments: list[str]) -> None:
    with threadpool_limits(1):  # sums of several threads differ in their last digits
        train(arguments)


def train(arguments: list[str]) -> None:
    samples = collect()
    found = load_weights()  # what is found first weighs what comes after
    if "--words" in arguments:
        found["words"] = train_words(samples)
    extract(samples)
    found["rank"] = train_rank(samples)
    found["share"] = train_shares(samples, found["rank"])
    found["rule"] = train_rules(samples, found["rank"])
    describe_answers(samples, found["rank"])
    found["answer"] = train_answer(samples, 10.0)
    asked = [sample for sample in samples if is_asked_of_all(sample)]
    extract_games(asked)
    for model, searched in (("tables", False), ("game", True)):
        weights, sure = train_games(asked, searched)
        found[model] = weights | {"sure": sure}
    found["paragraph"] = train_paragraphs()
    written = json.format(json.encode(found, order="sorted"), indent=1) + b"\n"
    if "--write" in arguments:
        WEIGHTS.write_bytes(written)
    if "--check" in arguments and written != WEIGHTS.read_bytes():
        sys.exit(f"{WEIGHTS} is not what this script makes of the tree")


def is_asked_of_all(sample: Sample) -> bool:
    """Whether a query is one of those by which the game is learned: of what is asked by hundreds, a part."""
    if sample.game != default_game() or sample.of.split()[0] in SETS or sample.of in GAMES:
        return True
    return crc32(sample.text.encode()) % (2 if sample.right else 3) == 0


if __name__ == "__main__":
    main(sys.argv[1:])
