"""What a card of Fateforge is said to do."""

from __future__ import annotations

import re

import pytest

from kfjudge.games import get_game
from kfjudge.games.fateforge.facts import HERO_TYPE, all_facts
from kfjudge.games.fateforge.telling import card_text
from tests.terminal import Kfjudge

HEROES = [card for card, facts in all_facts().items() if facts.type == HERO_TYPE]
NOT_PLAYED = {"en": "kfjudge does not play it.", "fr": "kfjudge n’en tient pas compte."}


def told(card: str, lang: str) -> str:
    return re.sub(r"\s", " ", " ".join(card_text(card, lang) or ()))


@pytest.mark.parametrize(
    ("hero", "lang", "named"),
    [
        ("rogue", "en", ["Stealthy", "Acrobat"]), ("rogue", "fr", ["Furtif", "Acrobate"]),
        ("lord", "en", ["Weapon Master"]), ("lord", "fr", ["Maître d’armes"]),
        ("shaman", "en", ["Vigor"]), ("shaman", "fr", ["Vigor (Vigueur)"]),
    ],
)  # fmt: skip
def test_an_ability_that_the_board_of_its_hero_explains_is_named_and_not_played(
    hero: str, lang: str, named: list[str]
) -> None:
    sentences = card_text(hero, lang) or []
    assert [re.split(r"\s?:", sentence)[0] for sentence in sentences] == named
    assert all(NOT_PLAYED[lang] in re.sub(r"\s", " ", sentence) for sentence in sentences)
    assert not get_game("fateforge").is_modeled(hero)


def test_rampart_is_played_and_said_to_be() -> None:
    """P. 4: without a sprint in the preparation, a parry token."""
    assert told("mercenary", "en") == (
        "Rampart: when its preparation ends without a sprint, this hero gains 1 parry token."
    )
    assert told("mercenary", "fr") == (
        "Rempart : quand sa préparation s’achève sans Sprint, ce héros gagne 1 jeton Parade."
    )
    assert [hero for hero in HEROES if get_game("fateforge").is_modeled(hero)] == ["mercenary"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_of_no_hero_it_is_not_known_what_is_played(kfjudge: Kfjudge, lang: str) -> None:
    assert len(HEROES) == 5
    for hero in HEROES:
        seen = kfjudge("card", f"fateforge:{hero}", "--lang", lang)
        assert told(hero, lang)
        assert told(hero, lang) in seen.text
    assert NOT_PLAYED[lang] in told("sylvan-guard", lang)  # no picture of the book shows its board


def test_what_a_card_does_is_set_as_french_is_printed() -> None:
    sentences = [sentence for card in all_facts() for sentence in card_text(card, "fr") or ()]
    assert len(sentences) > 20
    for sentence in sentences:
        assert not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u202f]|'", sentence), sentence


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        ("winged-celestial", "up to 3 zones", "3 zones au plus"),  # p. 8
        ("shamanic-drum", "2 at most", "2 au plus"),  # p. 4
        ("sinister-whispers", "one die more, 3 at most", "un dé de plus, 3 au maximum"),  # p. 19
    ],
)
def test_what_the_book_prints_of_a_card_that_no_board_plays_is_told(card: str, en: str, fr: str) -> None:
    for lang, said in (("en", en), ("fr", fr)):
        assert said in told(card, lang)
        assert told(card, lang).endswith(NOT_PLAYED[lang])
    assert not get_game("fateforge").is_modeled(card)


def test_boots_add_a_die_and_give_a_move() -> None:
    """P. 13."""
    assert told("boots-of-swiftness", "en") == (
        "One yellow combat die more in the hero’s pool. Once a battle scene: a move."
    )


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("decapitation", ["skill", "Mercenary I"]),  # p. 6
        ("quick-shot", ["skill", "Sylvan Guard I"]),  # p. 7
        ("charge-ii", ["skill", "level II"]),  # p. 26
    ],
)
def test_a_skill_is_of_a_class_and_of_a_level(card: str, printed: list[str]) -> None:
    assert get_game("fateforge").reference.describe_print(all_facts()[card], "en")[0] == printed
