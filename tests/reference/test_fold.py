"""What makes two spellings the same word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kfjudge.reference.search.words import stem
from kfjudge.reference.text import fold, name_key, words_of


def test_accents_ligatures_and_apostrophes_are_the_same_with_and_without() -> None:
    assert fold("Æmber Œuvre l’ÉTÉ") == "aember oeuvre l'ete"
    assert name_key("Champion’s Challenge") == name_key("champions challenge")
    assert name_key("+1 power counter") == "+1 power counter"


def test_elided_articles_and_possessives_are_no_part_of_a_word() -> None:
    assert words_of("L’armure qu’elle a, jusqu’au tour") == ["armure", "elle", "a", "au", "tour"]
    assert words_of("Coward’s End can’t") == ["coward", "end", "cant"]


@given(st.text(max_size=200))
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert name_key(name_key(text)) == name_key(text)
    assert words_of(" ".join(words_of(text))) == words_of(text)


@pytest.mark.parametrize(
    "forms",
    ["purger purgée purgés purge", "moissonner moisson", "combat combattre", "étapes étape", "volé voler"],
)
def test_the_forms_of_a_french_word_have_one_stem(forms: str) -> None:
    assert len({stem(fold(form), "fr", "keyforge") for form in forms.split()}) == 1


def test_words_that_merely_look_alike_keep_their_stems_apart() -> None:
    stems = {stem(word, "fr", "keyforge") for word in ("maison", "main", "mise", "carte", "combat", "contre")}
    assert len(stems) == 6


@pytest.mark.parametrize("game", ["arkham", "fateforge"])
@pytest.mark.parametrize("forms", ["action actions", "mission missions", "munition munitions"])
def test_a_french_noun_is_the_same_by_one_and_by_many_where_a_game_says_how_it_is_several(
    forms: str, game: str
) -> None:
    assert len({stem(form, "fr", game) for form in forms.split()}) == 1
    assert stem("actions", "fr", game) != stem("acte", "fr", game)


def test_a_game_that_does_not_say_so_takes_the_ending_for_that_of_a_verb() -> None:
    assert stem("actions", "fr", "keyforge") == stem("acte", "fr", "keyforge")
