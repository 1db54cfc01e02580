"""What a game says of how its entries are searched (`reference.game.SearchWeights`): whether it counts how
often the pieces of an entry speak of what is asked, how much the forms of a word have in common, and how much
the words of players count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kfjudge.reference.search.evidence import gather
from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.query import understood
from kfjudge.reference.search.rank import Ranking, rank
from kfjudge.reference.search.search import search
from kfjudge.reference.search.weights import WEIGHTS
from kfjudge.reference.store.store import open_store
from tests.search.queries import rows

COUNTING = ("arkham", "fateforge")


def _ranked(text: str, lexicon: Lexicon) -> Ranking:
    return rank(understood(text, lexicon), lexicon, None, {}, narrowed=False)


@pytest.mark.parametrize(
    ("game", "lang", "query", "entry"),
    [
        ("arkham", "en", "can i choose to discard a weakness from my hand", "glossary/weakness"),
        (
            "arkham",
            "fr",
            "un copain veut arrêter au milieu de la campagne",
            "glossary/joining-or-leaving-a-campaign",
        ),
        (
            "fateforge",
            "en",
            "no modifier on the attack, who picks which hero gets hit",
            "rule/choosing-targets",
        ),
    ],
)
def test_an_entry_that_speaks_of_it_all_over_comes_before_one_that_has_the_words_once(
    game: str, lang: str, query: str, entry: str
) -> None:
    assert search(query, lang=lang, game=game).hits[0].id == f"{game}:{entry}"


@pytest.mark.parametrize("game", COUNTING)
def test_speaking_of_it_often_makes_nothing_an_answer_and_no_game_better_than_another(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexicon = lexicon_of(open_store(game))
    asked = [row.query for row in rows("tune", game) if row.kind in ("nothing", "own-words")]
    counted = [_ranked(query, lexicon) for query in asked]
    monkeypatch.setattr(lexicon, "searched", replace(lexicon.searched, often=0.0))
    uncounted = [_ranked(query, lexicon) for query in asked]
    assert [(one.is_answer, one.score) for one in counted] == [
        (one.is_answer, one.score) for one in uncounted
    ]
    assert [one.found[:1] for one in counted] != [one.found[:1] for one in uncounted]


def test_a_game_that_does_not_say_so_counts_a_word_once() -> None:
    lexicon = lexicon_of(open_store("keyforge"))
    assert not gather(understood("a stunned creature", lexicon), lexicon, None).often


@pytest.mark.parametrize("word", ["topped", "payez"])
def test_a_form_may_have_three_letters_in_common_where_the_game_says_no_more(word: str) -> None:
    assert lexicon_of(open_store("keyforge")).knows(word)


@pytest.mark.parametrize(
    ("lang", "query", "entry"),
    [
        ("en", "what happens to unspent time tokens", "glossary/time-token"),
        ("fr", "les héros commencent où sur le plateau de combat", "glossary/start-token"),
    ],
)
def test_what_players_say_finds_its_entry_where_a_game_has_much_of_it(
    lang: str, query: str, entry: str
) -> None:
    assert search(query, lang=lang, game="fateforge").hits[0].id == f"fateforge:{entry}"


def test_a_game_that_does_not_say_so_counts_what_players_say_as_all_do() -> None:
    lexicon = lexicon_of(open_store("keyforge"))
    said = {
        worth for kind, worth in zip(lexicon.unit_kind, lexicon.unit_worth, strict=True) if kind == "said"
    }
    assert said == {WEIGHTS.said}
    meant = {clue.strength for clue in understood("kill it", lexicon).clues if clue.field == "meaning"}
    assert meant == {WEIGHTS.meaning}
