"""Find the weights of search (`kfjudge/reference/search/weights.json`) by logistic regression on all queries
that are in the tree; the same queries give the same file.

    python -m tests.search.train           train, and say what cross-validation by query gives
    python -m tests.search.train --write   write the weights, too
    python -m tests.search.train --words   begin with the few numbers that are not linear, which takes long
"""

from __future__ import annotations

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
from sklearn.linear_model import LogisticRegression

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
from kfjudge.reference.search.weights import Features, load_weights
from kfjudge.reference.search.which_game import Heard
from kfjudge.reference.store.store import open_store
from kfjudge.reference.text import words_of
from kfjudge.words import LANGUAGES
from tests.search import frozen, queries

FOLDS = 5
SHARED = Path(__file__).parents[3] / "shared" / "questions"  # beside the tree, where there is such a folder
DIGITS = 3
NOT_THERE = 6.0  # the loss of a query whose right entries are no candidates: more than of nearly all
SURELY_WRONG = 0.004  # of the queries whose game the tables settle
AT_HOME = 3.0  # as many queries are asked of the game at home as of another
ANSWERED_WRONGLY = 0.035  # of the queries that no book answers
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
    evidence: Any = None
    candidates: list[Any] = field(default_factory=list)

    @property
    def fold(self) -> int:
        return crc32(self.text.encode()) % FOLDS


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
    for kind in frozen.WHAT:
        for lang in frozen.LANGS:
            for question in frozen.questions(kind, lang):
                sample = Sample(f"frozen {kind}", "keyforge", question.text, frozenset(question.settled_by))
                found.setdefault(("keyforge", question.text), sample)
    for kind in frozen.WHAT_LATER:
        for lang in frozen.LANGS:
            for question in frozen.questions(kind, lang, "second"):
                game = kind if kind in GAMES else "keyforge"
                sample = Sample(f"second {kind}", game, question.text, frozenset(question.settled_by))
                found.setdefault((game, question.text), sample)
    for lang in frozen.LANGS:
        for text, right in _shared(f"everyday-{lang}.tsv"):
            found.setdefault(("keyforge", text), Sample("shared everyday", "keyforge", text, right))
    for text, right in _shared("rulings-en.tsv"):
        found.setdefault(("keyforge", text), Sample("shared rulings", "keyforge", text, right))
    return list(found.values())


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


def _shared(name: str) -> Iterator[tuple[str, frozenset[str]]]:
    if not (SHARED / name).is_file():
        return
    for line in (SHARED / name).read_text(encoding="utf-8").splitlines():
        text, ids = line.split("\t")
        right = frozenset(f"keyforge:{id}" for id in ids.split("|") if id != "-")
        yield text, right


def extract(samples: Sequence[Sample]) -> None:
    """Describe the candidates of each query."""
    for sample in samples:
        store = open_store(sample.game)
        lexicon = lexicon_of(store)
        query = understood(sample.text, lexicon)
        played, _ = played_on(store, query, None) if sample.of != "shared rulings" else ({}, ())
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
            found[frozenset(lexicon.unit_stems[unit].split(" "))].append(unit)
    return found


def fit_pairs(samples: Sequence[Sample], names: Sequence[str], strength: float) -> Features:
    """Fit weights so that of each query the right entries score above the others."""
    rows, weights = [], []
    for sample in samples:
        right = [at for at, id in enumerate(sample.ids) if id in sample.right]
        wrong = [at for at, id in enumerate(sample.ids) if id not in sample.right]
        if not right or not wrong:
            continue
        table = matrix(sample.features, names)
        best = right[:1] if len(right) == 1 else right
        for at in best:
            for other in wrong:
                rows.append(table[at] - table[other])
                weights.append(1 / len(best))
    differences = np.array(rows)
    signs = np.where(np.arange(len(rows)) % 2 == 0, 1.0, -1.0)
    model = LogisticRegression(C=strength, fit_intercept=False, max_iter=3000)
    model.fit(differences * signs[:, None], signs, sample_weight=np.array(weights))
    return dict(zip(names, map(float, model.coef_[0]), strict=True))


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


def train_rank(samples: Sequence[Sample], strength: float = 1.0) -> Features:
    answered = [sample for sample in samples if sample.right]
    names = names_of([one for sample in answered for one in sample.features])
    right: dict[str, list[bool]] = defaultdict(list)
    for fold in range(FOLDS):
        weights = fit_pairs([sample for sample in answered if sample.fold != fold], names, strength)
        for sample in answered:
            if sample.fold == fold:
                right[f"{sample.game} {sample.of}"].append(first(sample, weights) in sample.right)
    weights = fit_pairs(answered, names, strength)
    fitted: dict[str, list[bool]] = defaultdict(list)
    for sample in answered:
        fitted[f"{sample.game} {sample.of}"].append(first(sample, weights) in sample.right)
    for of in sorted(right):
        there = [bool(set(s.ids) & s.right) for s in answered if f"{s.game} {s.of}" == of]
        print(
            f"  {of:34} {len(right[of]):4} cross-validated {np.mean(right[of]):.3f} "
            f"fitted {np.mean(fitted[of]):.3f} there {np.mean(there):.3f}"
        )
    every = [one for of in right.values() for one in of]
    print(f"  all {len(every)} {np.mean(every):.4f}")
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


def train_answer(samples: Sequence[Sample], strength: float = 1.0) -> Features:
    """Fit how likely it is that a query is answered, so that of those that no book answers some in a hundred
    are."""
    asked = [sample for sample in samples if sample.answer]
    names = names_of([sample.answer for sample in asked])
    likely: dict[int, float] = {}
    for fold in range(FOLDS):
        weights = fit_classes([one for one in asked if one.fold != fold], names, strength)
        likely |= {id(one): weights[""] + score(one.answer, weights) for one in asked if one.fold == fold}
    nothing = sorted(likely[id(one)] for one in asked if not one.right)
    silent = len([one for one in samples if not one.right]) - len(nothing)
    allowed = int(ANSWERED_WRONGLY * (len(nothing) + silent))
    least = nothing[-allowed - 1]
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
                    stems = set(lexicon.unit_stems[unit].split())
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


def train_games(samples: Sequence[Sample], searched: bool, strength: float = 1.0) -> tuple[Features, float]:
    """Fit which game a query is asked of; with the margin from where on it is sure."""
    rows = of_games(samples, searched)
    names = names_of([told for *_, games in rows for told in games.values()])
    right: dict[str, list[bool]] = defaultdict(list)
    margins = []
    for fold in range(FOLDS):
        weights = fit_games([row for row in rows if row[0].fold != fold], names, strength)
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
    weights = fit_games(rows, names, strength)
    return {name: round(weight, DIGITS) for name, weight in weights.items()}, round(margin, DIGITS)


def fit_games(
    rows: Sequence[tuple[Sample, str, dict[str, Features]]], names: Sequence[str], strength: float
) -> Features:
    """Fit weights so that the game of each query scores above the others."""
    differences, weights = [], []
    for sample, home, games in rows:
        table = dict(zip(games, matrix(list(games.values()), names), strict=True))
        for game in GAMES:
            if game != sample.game:
                differences.append(table[sample.game] - table[game])
                weights.append(AT_HOME if home == sample.game else 1.0)
    signs = np.where(np.arange(len(differences)) % 2 == 0, 1.0, -1.0)
    model = LogisticRegression(C=strength, fit_intercept=False, max_iter=5000)
    model.fit(np.array(differences) * signs[:, None], signs, sample_weight=np.array(weights))
    return dict(zip(names, map(float, model.coef_[0]), strict=True))


def train_paragraphs(strength: float = 3.0) -> Features:
    """Fit which paragraph of an entry answers, of the questions for which somebody judged that."""
    samples = []
    for folder, kind, lang in product((frozen.FIRST, frozen.SECOND), frozen.WHAT_LATER, frozen.LANGS):
        for question in frozen.questions(kind, lang, folder) if folder or kind in frozen.WHAT else ():
            for id, numbers in question.paragraphs.items():
                game = id.partition(":")[0]
                record = open_store(game).record(id)
                assert record
                described = describe_paragraphs(question.text, record, get_game(game).newest)
                if numbers != (0,) and len(described) > 1 and any(described):
                    right = frozenset(str(number - 1) for number in numbers)
                    ids = [str(at) for at in range(len(described))]
                    samples.append(Sample("paragraph", game, question.text, right, ids, described))
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
        weights = fit_pairs([sample for sample in samples if sample.fold != fold], names, strength)
        right += [first(sample, weights) in sample.right for sample in samples if sample.fold == fold]
    print(f"  {len(right)} paragraphs {np.mean(right):.3f}")
    weights = fit_pairs(samples, names, strength)
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
        weights = fit_pairs([sample for sample in samples if sample.fold != fold], names, 1.0)
        for sample in samples:
            if sample.fold == fold and not sample.right.intersection(sample.ids):
                losses.append(NOT_THERE)
            elif sample.fold == fold:
                scores = np.array([score(one, weights) for one in sample.features])
                right = np.array([id in sample.right for id in sample.ids])
                losses.append(np.logaddexp.reduce(scores) - np.logaddexp.reduce(scores[right]))
    return float(np.mean(losses))


def main(arguments: list[str]) -> None:
    samples = collect()
    found = load_weights()  # what is found first weighs what comes after
    if "--words" in arguments:
        found["words"] = train_words(samples)
    extract(samples)
    found["rank"] = train_rank(samples, 3.0)
    describe_answers(samples, found["rank"])
    found["answer"] = train_answer(samples, 10.0)
    asked = [sample for sample in samples if is_asked_of_all(sample)]
    extract_games(asked)
    for model, searched in (("tables", False), ("game", True)):
        weights, sure = train_games(asked, searched)
        found[model] = weights | {"sure": sure}
    found["paragraph"] = train_paragraphs()
    if "--write" in arguments:
        WEIGHTS.write_bytes(json.format(json.encode(found, order="sorted"), indent=1) + b"\n")


def is_asked_of_all(sample: Sample) -> bool:
    """Whether a query is one of those by which the game is learned: of what is asked by hundreds, a part."""
    if (
        sample.game != default_game()
        or sample.of.startswith(("frozen", "second", "shared"))
        or sample.of in GAMES
    ):
        return True
    return crc32(sample.text.encode()) % (2 if sample.right else 3) == 0


if __name__ == "__main__":
    main(sys.argv[1:])
