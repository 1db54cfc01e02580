"""Which game answers a question that does not say of which it is asked."""

from __future__ import annotations

import pytest

from kfjudge.games import GAMES
from kfjudge.reference.search.ask import ask
from kfjudge.reference.search.which_game import hear
from kfjudge.reference.search.words import load_weights
from kfjudge.reference.store.store import open_store


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("il me reste combien de munitions après un tir", "arkham"),
        ("which investigator draws the encounter card first", "arkham"),
        ("combien de dés lance un héros pour attaquer", "fateforge"),
        ("how many dice does a hero roll", "fateforge"),
        ("can I reap with a stunned creature", "keyforge"),
        ("combien d'æmber pour forger une clé", "keyforge"),
    ],
)
@pytest.mark.parametrize("home", GAMES)
def test_words_that_one_game_alone_has_decide(question: str, game: str, home: str) -> None:
    best = ask(question, home=home).best
    assert best is not None
    assert best.game == game


@pytest.mark.parametrize("home", GAMES)
def test_what_several_games_have_is_answered_at_home_and_the_others_are_named(home: str) -> None:
    answer = ask("action", home=home)
    assert answer.best is not None
    assert answer.best.game == home
    assert home not in {id.partition(":")[0] for id in answer.elsewhere}


def test_the_tables_of_a_game_count_the_names_texts_and_sayings_that_have_a_word() -> None:
    counts = hear(open_store("keyforge"), "what is a stunned qwertz").counts
    assert all(counts["stunned"])
    assert counts["qwertz"] == (0, 0, 0)
    assert "what" not in counts


def test_the_title_of_one_game_goes_before_what_players_of_another_say() -> None:
    best = ask("knocked out").best
    assert best is not None
    assert best.id == "fateforge:glossary/knocked-out"


def test_every_model_has_its_weights() -> None:
    weights = load_weights()
    assert weights.keys() == {"rank", "rule", "answer", "paragraph", "tables", "game", "words", "share"}
    assert all(len(model) > 5 for name, model in weights.items() if name != "share")
