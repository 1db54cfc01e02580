"""Which game a question is asked of: what the tables of each game have of its words settles most; of the
games between which they do not settle it, each is searched. The weights are found by training, as those of
entries are (`features.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import log

from msgspec import Struct, field

from kfjudge.reference.search.query import Query
from kfjudge.reference.search.rank import Ranking
from kfjudge.reference.search.words import (
    Features,
    beside_a_name,
    little_words,
    load_weights,
    of_a_card,
    singular,
    stem,
    weigh,
)
from kfjudge.reference.store.store import Store
from kfjudge.reference.text import name_key, words_of
from kfjudge.words import LANGUAGES, load_searching
from kfjudge.words.shorthand import restore_accents

_WORDS = 48  # of a question
_RUN = 5  # words of a name
_AS_NEAR = 1.0  # of the score: a game so near is the right one in about a quarter of the questions
_NOT_CALLED_SO = 2
_FAINT = 0.25  # pieces that have a word which none has


Counts = tuple[int, int, int]
_NONE: Counts = (0, 0, 0)


class Heard(Struct):
    """What the tables of one game have of a question: of each word the pieces that have it, and names."""

    counts: dict[str, Counts] = field(default_factory=dict)
    whole: tuple[str, ...] = ()  # the sorts of names that are the question as a whole
    core: tuple[str, ...] = ()  # of what is left without the words that many a question has
    asks_of_a_card: bool = False
    runs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by words in a row that are a name
    later: int = 0  # words for what came with later sets


def hear(store: Store, text: str) -> Heard:
    """Look the words of a question up in the tables of a game."""
    key = name_key(text)
    words = words_of(text, store.game)[:_WORDS]
    common = little_words().common
    langs = _languages(tuple(words))
    heard = Heard(whole=_sorts(store, key))
    for at, word in enumerate(words):
        if word not in common and not word.isdigit() and word not in heard.counts:
            heard.counts[word] = _count(store, words[max(0, at - 1) : at + 1], langs)
    left = [word for word in words if word not in beside_a_name(store.game)]
    left = left or [word for word in words if word not in common]
    heard.core = _sorts(store, " ".join(left)) if 0 < len(left) < len(words) else ()
    heard.asks_of_a_card = not of_a_card(store.game).isdisjoint(words)
    rows = (row for word in heard.counts for row in store.rows_of("outside", singular(word)))
    heard.later = sum(not following and star == "*" for _, following, star in rows)
    spelled = key.split()[:_WORDS]
    for start in range(len(spelled)):
        for end in range(start + 2, min(start + _RUN, len(spelled)) + 1):
            run = " ".join(spelled[start:end])
            if not store.has_row("called", run):
                break
            sorts = () if common.issuperset(spelled[start:end]) else _sorts(store, run)
            if sorts:
                heard.runs[run] = sorts
    return heard


def _sorts(store: Store, key: str) -> tuple[str, ...]:
    return tuple(sort for cell in store.row_of("called", key) for sort in cell.split())


@lru_cache(maxsize=1)
def _languages(words: tuple[str, ...]) -> tuple[str, ...]:
    """The languages that a question may be in: that of most little words."""
    telling = {lang: sum(word in load_searching(lang).telling for word in words) for lang in LANGUAGES}
    most = max(telling.values())
    return tuple(lang for lang, number in telling.items() if number == most)


def _count(store: Store, words: list[str], langs: Sequence[str]) -> Counts:
    """Count the pieces with the last of some words, in any language: names, texts, what players say."""
    found = [0, 0, 0]
    for lang in langs:
        word = restore_accents(words, lang, store.game)[-1]
        row = _count_stem(store, f"{lang}:{stem(word, lang, store.game)}")
        found = [max(one, other) for one, other in zip(found, row, strict=True)] if row else found
    return found[0], found[1], found[2]


@lru_cache(maxsize=8192)
def _count_stem(store: Store, key: str) -> tuple[int, ...]:
    return tuple(map(int, store.row_of("spoken", key)))


def describe_games(heard: Mapping[str, Heard], home: str) -> dict[str, Features]:
    """Describe what speaks for each game that was asked, by its tables alone."""
    return {game: _describe(game, heard, home) for game in heard}


def _describe(game: str, heard: Mapping[str, Heard], home: str) -> Features:
    mine = heard[game]
    others = [one for name, one in heard.items() if name != game]
    told: Features = {"home": float(game == home), "later_words": min(2.0, mine.later)}
    for sort in mine.whole:
        told[f"whole_{sort}"] = 1.0
    for sort in mine.core:
        told[f"core_{sort}"] = 1.0
        if mine.asks_of_a_card:
            told[f"core_{sort}_asked_of_a_card"] = 1.0
    for run, tiers in mine.runs.items():
        is_alone = not any(run in other.runs for other in others)
        for tier in tiers:
            sort = f"run_{tier}" if is_alone else f"shared_run_{tier}"
            told[sort] = min(2.0, told.get(sort, 0.0) + len(run.split()) / 2)
    _describe_words(mine, others, told)
    return told


def _describe_words(mine: Heard, others: Sequence[Heard], told: Features) -> None:
    """Describe how often a game has the words of a question, and by how much oftener than any other."""
    words = max(1, len(mine.counts))
    contrasts = []
    for word, counts in mine.counts.items():
        names, texts, said = counts
        if not any(counts):
            told["unknown"] = told.get("unknown", 0.0) + 1 / words
            told["unknowns"] = min(4.0, told.get("unknowns", 0.0) + 1)
            continue
        for sort, number in (("names", names), ("texts", texts), ("said", said)):
            told[f"log_{sort}"] = told.get(f"log_{sort}", 0.0) + log(1 + number / _FAINT) / words
            told[f"sum_{sort}"] = told.get(f"sum_{sort}", 0.0) + log(1 + number / _FAINT)
        contrasts.append(_log(counts) - max(_log(other.counts.get(word, _NONE)) for other in others))
        elsewhere = [other.counts.get(word, _NONE) for other in others]
        if not any(any(there) for there in elsewhere):
            sort = "only_name" if names else "only_text" if texts else "only_said"
            told[sort] = min(3.0, told.get(sort, 0.0) + 1)
    contrasts.sort()
    for place, contrast in zip(("most", "second"), reversed(contrasts), strict=False):
        told[place] = contrast
    for place, contrast in zip(("least", "second_least"), contrasts, strict=False):
        told[place] = contrast
    told["all"] = sum(contrasts)
    told["mean"] = sum(contrasts) / words


def _log(counts: Counts) -> float:
    names, texts, said = counts
    return log(1 + (3 * names + 2 * texts + said) / _FAINT)


def describe_search(query: Query, ranking: Ranking) -> Features:
    """Describe what was found in a game, beside what its tables have."""
    best = ranking.found[0] if ranking.found else None
    content = max(1, len(query.content))
    return {
        "likely": max(-4.0, min(4.0, ranking.likely)),
        "is_answer": float(ranking.is_answer),
        "score": best.score / 10 if best else 0.0,
        "alike": best.alike if best else 0.0,
        "whole": best.whole if best else 0.0,
        "name": best.name if best else 0.0,
        "known": sum(query.quality[at] == 1 for at in query.content) / content,
        "outside": len(query.outside) / content,
        "later": float(bool(query.later)),
        "cards": min(2.0, sum(card.whole and card.length > 1 for card in query.sure_cards)),
        "things": min(2.0, sum(length > 1 and quality == 1 for _, length, _, quality in query.phrases)),
    }


class ChosenGame(Struct, frozen=True):
    """The game that a question is asked of, and others that could have it as well."""

    game: str
    others: tuple[str, ...] = ()


def choose_game(
    text: str, stores: Sequence[Store], search: Callable[[Store], tuple[Query, Ranking]]
) -> ChosenGame:
    """Choose the game that a question is asked of; the first of the stores is that of the game at home. Where
    their tables do not settle it, `search` tells what is found in a game."""
    home = stores[0].game
    heard = {store.game: hear(store, text) for store in stores}
    has_home = bool(heard[home].whole)
    called = sorted(
        (_rank(one, has_home and game != home), at, game) for at, (game, one) in enumerate(heard.items())
    )
    if len(stores) == 1 or called[0][0] < _NOT_CALLED_SO:
        return ChosenGame(called[0][2])
    if set(heard[home].core) - {"slang"}:
        return ChosenGame(home)  # nothing but little words stands beside what is called so at home
    described = describe_games(heard, home)
    scores = {game: weigh(features, "tables") for game, features in described.items()}
    least = max(scores.values()) - load_weights()["tables"]["sure"]
    likely = [store for store in stores if scores[store.game] >= least]
    if len(likely) == 1:
        return ChosenGame(likely[0].game)
    for store in likely:
        query, ranking = search(store)
        features = described[store.game] | describe_search(query, ranking)
        scores[store.game] = weigh(features, "game")
    best = max(likely, key=lambda store: scores[store.game])
    near = scores[best.game] - _AS_NEAR
    others = (store for store in likely if store is not best and scores[store.game] >= near)
    return ChosenGame(best.game, tuple(store.game for store in others if search(store)[1].is_answer))


def _rank(heard: Heard, is_behind_home: bool) -> int:
    """Rank how good a name of something a question as a whole is: a title before slang, but that of a card
    not before what it is called at home."""
    if "title" in heard.whole or (heard.whole and heard.whole != ("slang",) and not is_behind_home):
        return 0
    return 1 if heard.whole else _NOT_CALLED_SO
