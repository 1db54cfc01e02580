"""What no board can have, a sentence, a file and a state refuse in the same words, and nobody reads it as
something else. Nothing is cut without a word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kfjudge.api import Match
from kfjudge.core.errors import BadState, Troubles
from kfjudge.core.validation import LARGEST_COUNT, MOST_OWNERS, MOST_PIECES, MOST_UNKNOWN
from kfjudge.notation.parser.file import parse_scenario
from kfjudge.situation.api import answer_question, try_situation
from kfjudge.situation.playing import NOT_READ, PLAYED
from kfjudge.words.catalogue import say
from tests.terminal import Kfjudge


def find_mistakes(told: str, lang: str = "en") -> list[str]:
    """List why a sentence is not played; empty where it is."""
    tried = try_situation(told, lang)
    assert tried is not None
    assert (tried.status == NOT_READ) == bool(tried.mistakes), tried.status
    return [say(mistake, lang) for mistake in tried.mistakes]


def mistakes_of_file(text: str) -> list[str]:
    with pytest.raises(Troubles) as raised:
        parse_scenario(text, "a.kf")
    return [say(trouble.words, "en") for trouble in raised.value.troubles]


def refusal_of(state: dict[str, Any]) -> str:
    with pytest.raises(BadState) as raised:
        Match.from_state(state)
    return say(raised.value.words, "en")


@pytest.mark.parametrize("n", [MOST_UNKNOWN + 1, LARGEST_COUNT + 1, 99_999_999, 10**30])
def test_more_cards_than_a_hand_holds_are_refused_in_a_sentence_a_file_and_a_state(n: int) -> None:
    said = [f"“{n}” is no number from 0 to {MOST_UNKNOWN}"]
    assert mistakes_of_file(f"North hand: {n} cards\n") == said
    if n < 10**9:
        assert find_mistakes(f"my opponent has {n} cards in hand, Troll reaps") == said
    if n <= LARGEST_COUNT:
        hand = {"North": {"hand": ["unknown"] * n}}
        assert refusal_of({"players": hand}) == f"players.North.hand: {said[0]}"


def test_a_hand_of_the_most_cards_is_played() -> None:
    assert find_mistakes(f"my opponent has {MOST_UNKNOWN} cards in hand, Troll reaps") == []
    assert parse_scenario(f"North hand: {MOST_UNKNOWN} cards\n", "a.kf").owners[1].zones[0].unknown == 40
    Match.from_state({"players": {"North": {"hand": ["unknown"] * MOST_UNKNOWN}}})


def test_two_counts_of_one_hand_are_counted_together() -> None:
    assert mistakes_of_file("North hand: 30 cards | 30 cards\n") == ["“30” is no number from 0 to 40"]


@pytest.mark.parametrize(
    ("sentence", "line", "field"),
    [
        ("Troll has {n} damage, Troll reaps", "South line: Troll ({n} damage)", "damage"),
        ("my opponent has {n} aember, Troll reaps", "North: {n} aember", "aember"),
    ],
)
def test_a_number_past_all_bounds_is_refused_in_the_same_words(sentence: str, line: str, field: str) -> None:
    n = LARGEST_COUNT + 1
    said = f"“{n}” is no number from 0 to {LARGEST_COUNT}"
    assert find_mistakes(sentence.format(n=n)) == [said]
    assert mistakes_of_file(line.format(n=n)) == [said]
    troll = {"card": "troll", field: n}
    state = {"South": {"line": [troll]}} if field == "damage" else {"North": {field: n}}
    assert refusal_of({"players": state}).endswith(f".{field}: {said}")


def test_a_number_of_five_thousand_digits_is_refused() -> None:
    assert find_mistakes(f"Troll has {'9' * 5000} damage, Troll reaps")[0].endswith("from 0 to 10000")


@pytest.mark.parametrize("number", ["-3", "−3", "1.5", "1,5", "1/2", "1,000", "1 000", ">3", "3+", "50 %"])
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Troll has {} damage and reaps"),
        ("en", "my opponent has {} aember, Troll reaps"),
        ("fr", "Troll a {} dégâts et récolte"),
    ],
)
def test_an_odd_number_is_not_read_as_part_of_itself(number: str, lang: str, told: str) -> None:
    tried = try_situation(told.format(number), lang)
    assert tried is not None
    assert (tried.status, tried.situation.blocking) == (NOT_READ, (number,))
    (mistake,) = tried.mistakes
    assert f" {number} " in say(mistake, "fr").replace("\u202f", " ").replace("\xa0", " ")


@pytest.mark.parametrize(
    "told", ["I have 3. Troll reaps", "I have 3 aember,Troll reaps", "I play 1-2 Punch on Troll"]
)
def test_a_number_before_a_stop_or_in_a_title_is_read(told: str) -> None:
    assert find_mistakes(told) == []


def test_the_same_count_told_twice_is_refused() -> None:
    said = ["“5 aember” is said twice"]
    assert find_mistakes("I have 3 aember and I have 5 aember, Troll reaps") == said
    assert mistakes_of_file("South: 3 aember, 5 aember\n") == said


def test_more_copies_than_are_named_at_once_are_not_fewer() -> None:
    tried = try_situation("500 Trolls reap", "en")
    assert tried is not None
    assert (tried.status, tried.situation.blocking) == (NOT_READ, ("500",))


# nothing is cut without a word


def test_a_sentence_of_too_many_pieces_is_refused_whole() -> None:
    told = "Troll reaps" + ", my opponent has Urchin" * MOST_PIECES
    assert find_mistakes(told) == ["this is more than a situation may have (400 words and signs)"]
    behind = "the " * (MOST_PIECES + 1) + "Troll reaps"
    assert find_mistakes(behind) == ["this is more than a situation may have (400 words and signs)"]


def test_a_question_past_the_bounds_is_answered_from_the_books_alone() -> None:
    question = "my opponent has 99999999 cards in hand, what happens when Troll reaps"
    assert answer_question(question, lang="en", game="keyforge").tried is None


def test_more_zones_or_heroes_than_a_map_has_are_refused() -> None:
    zones = [f"a{n}" for n in range(1, MOST_OWNERS + 2)]
    text = f"game: fateforge\nplayers: Guard (Sylvan Guard)\nmap: {', '.join(zones)}\n\nGuard: in a1\n"
    said = f"a board has at most {MOST_OWNERS} of them, not {MOST_OWNERS + 1}"
    assert said in mistakes_of_file(text)
    state = {"game": "fateforge", "zones": {zone: {} for zone in zones}, "players": {}}
    assert refusal_of(state) == f"zones: {said}"


# what --save writes


@pytest.mark.parametrize(
    ("told", "mistake"),
    [
        ("my stunned Pocket Universe, Troll reaps", "“stunned” can only be true of a creature"),
    ],
)
def test_a_board_that_check_refuses_is_neither_played_nor_saved(
    kfjudge: Kfjudge, tmp_path: Path, told: str, mistake: str
) -> None:
    assert find_mistakes(told) == [mistake]
    path = tmp_path / "saved.kf"
    seen = kfjudge("try", told, "--save", str(path))
    assert (seen.status, seen.err) == (2, f"kfjudge: {mistake}\n")
    assert not path.exists()


def test_what_is_saved_is_what_check_takes(kfjudge: Kfjudge, tmp_path: Path) -> None:
    told = "my opponent has 40 cards in hand and 3 aember, Troll reaps"
    path = tmp_path / "saved.kf"
    assert kfjudge("try", told, "--save", str(path)).status == 0
    assert kfjudge("check", str(path)).status == 0
    assert try_situation(told, "en").status == PLAYED
