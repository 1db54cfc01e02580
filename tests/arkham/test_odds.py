"""The odds of a test: what is explored equals a sum over the tokens, worked out apart."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

import pytest

from kfjudge import api
from kfjudge.core.explore import explore
from kfjudge.core.run import start
from kfjudge.games import get_game
from kfjudge.games.arkham.engine.board import BAGS, Board
from kfjudge.situation.api import find_told_odds
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_template
from tests.terminal import Kfjudge

SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")
DIFFICULTY = 8
# What the printed cards say of a symbol on both sides, with so many ghouls at the location, no doom and no
# Cultist in play.
WORTH = {
    "easy": {
        "the-gathering": {"skull": lambda ghouls: -ghouls, "cultist": lambda _: -1, "tablet": lambda _: -2},
        "the-midnight-masks": {"skull": lambda _: 0, "cultist": lambda _: -2, "tablet": lambda _: -3},
        "the-devourer-below": {"skull": lambda ghouls: -ghouls, "cultist": lambda _: -2,
                               "tablet": lambda _: -3, "elder-thing": lambda _: -5},
    },
    "hard": {
        "the-gathering": {"skull": lambda _: -2, "cultist": lambda _: 0, "tablet": lambda _: -4},
        "the-midnight-masks": {"skull": lambda _: 0, "cultist": lambda _: -2, "tablet": lambda _: -4},
        "the-devourer-below": {"skull": lambda _: -3, "cultist": lambda _: -4, "tablet": lambda _: -5,
                               "elder-thing": lambda _: -7},
    },
}  # fmt: skip
SIDES = {"easy": "easy", "standard": "easy", "hard": "hard", "expert": "hard"}
REVEAL_ANOTHER = [("hard", "the-gathering", "cultist"), ("hard", "the-midnight-masks", "cultist")]


def worked_out(bag: tuple[str, ...], side: str, scenario: str, ghouls: int, difference: int) -> Fraction:
    """The part of the tokens that succeeds at that difference of skill and difficulty; the elder sign is
    worth 1 here."""
    part = Fraction(0)
    for token in bag:
        if token == "auto-fail":
            continue
        if token == "elder-sign":
            worth = 1
        elif token in WORTH[side][scenario]:
            worth = WORTH[side][scenario][token](ghouls)
        else:
            worth = int(token)
        if (side, scenario, token) in REVEAL_ANOTHER:
            left = list(bag)
            left.remove(token)
            part += worked_out(tuple(left), side, scenario, ghouls, difference + worth) / len(bag)
        else:
            part += Fraction(difference + worth >= 0, len(bag))
    return part


def has_other_doom(board: Board) -> bool:
    """Tell whether the doom lies on the second enemy, which is the other choice of the same case."""
    enemies = [board.cards[uid] for uid in board.common.enemies]
    return bool(enemies[-1].doom)


@pytest.mark.parametrize(("bag", "scenario", "ghouls"), [*product(BAGS, SCENARIOS, (0, 1, 2))])
def test_every_difference_comes_to_the_sum_over_the_tokens(bag: str, scenario: str, ghouls: int) -> None:
    tokens, side = BAGS[bag] + (("elder-thing",) if scenario == "the-devourer-below" else ()), SIDES[bag]
    engine = get_game("arkham").engine
    for difference in range(-6, 7):
        state = {
            "active": "Roland",
            "bag": list(tokens),
            "players": {"Roland": {"card": "roland-banks", "at": "here", "intellect": DIFFICULTY + difference,
                                   "health": 99, "sanity": 99}},
            "encounter": {"encounter": {
                "locations": [{"card": "location", "uid": "here", "shroud": DIFFICULTY, "clues": 1}],
                "enemies": [{"card": "ravenous-ghoul", "at": "here", "exhausted": True}] * ghouls,
                "reference": [{"card": scenario, "hard": side == "hard"}],
                "encounter_deck": ["ghoul-minion"],
            }},
        }  # fmt: skip
        run = start(engine.rules("2016"), engine.read(state)).choose("investigate")
        found = explore(run, lambda _, ask: ask.turn, 1_000)
        assert found.complete
        # With two enemies that are as near, the lead chooses which one a cultist token gives doom.
        chooses = scenario == "the-devourer-below" and ghouls == 2
        another = any((side, scenario, token) in REVEAL_ANOTHER for token in tokens)
        cases = len(tokens) * (len(tokens) - 1 if another else 1)
        assert found.cases == (None if chooses else cases)
        won = sum(
            outcome.weight
            for outcome in found.outcomes
            if outcome.board.players["Roland"].clues and not (chooses and has_other_doom(outcome.board))
        )
        assert Fraction(won, cases) == worked_out(tokens, side, scenario, ghouls, difference), difference


@pytest.mark.parametrize(
    ("bag", "many", "auto_fails"), [("easy", 16, 1), ("standard", 16, 1), ("hard", 17, 1), ("expert", 18, 1)]
)
def test_a_bag_has_as_many_tokens_as_the_campaign_says(bag: str, many: int, auto_fails: int) -> None:
    assert len(BAGS[bag]) == many
    assert BAGS[bag].count("auto-fail") == auto_fails
    assert BAGS[bag].count("skull") == 2


# told in a sentence


@pytest.mark.parametrize(
    ("sentence", "cases", "won", "open", "more"),
    [
        ("5 against 4, standard bag, The Gathering, one ghoul here", 16, 10, 0, (13, 14, 15)),
        ("5 contre 4, réserve standard, Le Rassemblement, une goule ici", 16, 10, 0, (13, 14, 15)),
        ("3 vs 3 on easy in the gathering", 16, 8, 0, (12, 15, 15)),
        ("what are my odds at +2 on standard", 16, 9, 4, (10, 11, 11)),
        ("-1 on expert", 18, 0, 4, (2, 4, 6)),
    ],
)
def test_a_test_in_a_sentence_is_made_a_board_and_explored(
    sentence: str, cases: int, won: int, open: int, more: tuple[int, ...]
) -> None:
    told = api.odds(sentence)
    assert (told.cases, told.won, told.open, told.more) == (cases, won, open, more)
    assert sum(way.cases for way in told.ways) == cases


def test_what_a_token_does_beside_losing_stands_with_it(kfjudge: Kfjudge) -> None:
    seen = kfjudge("odds", "5 against 4, standard bag, The Gathering, one ghoul here", columns=200)
    assert "Lost: −2 ×2 · −3 · −4 · tablet (You: 1 damage) · auto-fail" in seen.lines
    assert seen.lines[0] == "Skill 5 against 4: 10 of 16 cases succeed (63%)."


def test_a_board_is_asked_for_its_odds_by_its_name(kfjudge: Kfjudge) -> None:
    for lang in ("en", "fr"):
        for columns in (40, 100):
            seen = kfjudge("odds", "arkham:rules/the-odds-of-a-shot", "--lang", lang, columns=columns)
            assert (seen.status, seen.err) == (0, "")
            assert all(len(line) <= columns for line in seen.lines)
    assert kfjudge("odds", "arkham:rules/the-odds-of-a-shot", "--json").data["won"] == 8


@pytest.mark.parametrize("words", ["the moon", "99 against 98, standard", "5 against 4, mild"])
def test_what_tells_of_no_test_is_said_to_be_none(words: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge("odds", words, columns=200)
    assert (seen.status, "a test reads like" in seen.text) == (1, True)


@pytest.mark.parametrize(
    ("sentence", "plainly"),
    [
        ("4+1 against 4, standard", "5 against 4, standard"),
        ("4 + 1 contre 4, standard", "5 against 4, standard"),
        ("5-1 against 4, easy", "4 against 4, easy"),
        ("5 contre 4-1, facile", "5 against 3, easy"),
        ("combat 4 with +2 against 4 standard", "6 against 4, standard"),
        ("combat 4 avec +2 contre 4 standard", "6 against 4, standard"),
        ("4 against 4 with 2 icons, standard, the gathering", "6 against 4, standard, The Gathering"),
        ("4 contre 4 avec deux icônes, standard, le rassemblement", "6 against 4, standard, The Gathering"),
        ("3 with 1 willpower icon and 1 wild icon against 4, standard", "5 against 4, standard"),
        ("compétence 3 avec 1 icône de volonté et 1 icône joker contre 4, standard", "5 against 4, standard"),
        ("3 against 2, easy, midnight masks", "3 against 2, easy, The Midnight Masks"),
        ("3 contre 2, facile, masques de minuit", "3 against 2, easy, The Midnight Masks"),
        ("3 against 2, easy, gathring", "3 against 2, easy, The Gathering"),
        ("3 contre 2, facile, le rasemblement", "3 against 2, easy, The Gathering"),
        ("3 against 2, easy, gathering, no ghouls", "3 against 2, easy, The Gathering"),
        ("quelles chances de réussir 5 contre 4 en standard", "5 against 4, standard"),
        ("roland, combat 4 against 4, standard", "4 against 4, standard"),
    ],
)
def test_a_test_is_the_same_however_it_is_told(sentence: str, plainly: str) -> None:
    one, other = api.odds(sentence), api.odds(plainly)
    assert (one.said, one.won, one.open, one.more) == (other.said, other.won, other.open, other.more)


@pytest.mark.parametrize(("sentence", "won"), [("0 against 1, standard", 1), ("1 against 0, standard", 11)])
def test_a_skill_or_a_difficulty_of_nothing_is_counted_as_it_is(sentence: str, won: int) -> None:
    """Of the standard bag only +1 brings 0 to 1; against 0 each number and the elder sign succeed."""
    assert api.odds(sentence).won == won


@pytest.mark.parametrize(
    ("sentence", "unread"),
    [
        ("5 against 4, standard, rex", "rex"),
        ("5 contre 4, standard, une hache", "hache"),
        ("5 against 4, standard, 3", "3"),
        ("5 against 4 +1, standard", "+1"),
        ("5 against 4 with +1 difficulty, standard", "+1"),
        ("5 contre 4 avec +1 de difficulté, standard", "+1"),
        ("2.5 against 4, standard", "2"),
        ("+2 against 4, standard", "4"),
        ("5 against 4, standard, hard", "hard"),
        ("5 agianst 4, standard", "agianst"),
        ("5 against 4, standard, five ghouls", "five"),
        ("5 contre 4, standard, pas une goule", "pas"),
        ("5 against 4, standart", "standart"),
    ],
)
def test_a_word_of_a_test_that_is_not_understood_is_named_and_nothing_is_worked_out(
    sentence: str, unread: str, kfjudge: Kfjudge
) -> None:
    for lang in ("en", "fr"):
        seen = kfjudge("odds", sentence, "--lang", lang, columns=300)
        quoted = f"“{unread}”" if lang == "en" else f"« {unread} »"
        assert (seen.status, quoted in seen.text, "%" in seen.text) == (1, True, False)


@pytest.mark.parametrize(
    ("sentence", "lang", "named"),
    [
        ("4 against 3, mild", "en", ("mild", "easy", "standard", "hard", "expert")),
        ("4 contre 3, dificile", "fr", ("dificile", "vous dire difficile")),
        ("5 against 4, standart", "en", ("did you mean standard",)),
    ],
)
def test_a_level_that_is_none_is_not_taken_for_another(
    sentence: str, lang: str, named: tuple[str, ...], kfjudge: Kfjudge
) -> None:
    seen = kfjudge("odds", sentence, "--lang", lang, columns=300)
    assert seen.status == 1
    assert [word for word in named if word not in seen.text] == []


@pytest.mark.parametrize(
    "told", ["willpower 3 against 4", "volonté 3 contre 4", "3 contre 4, Le Rassemblement"]
)
def test_a_test_without_a_level_is_told_for_each(told: str) -> None:
    odds = api.odds(told, lang="en")
    levels = {"easy": None, "hard": None, "expert": None}
    assert [one.said for one in odds.beside] == list(levels)
    for level, one in zip(("standard", *levels), (odds, *odds.beside), strict=True):
        alone = api.odds(f"{told}, {level}", lang="en")
        assert (one.cases, one.won, one.open) == (alone.cases, alone.won, alone.open)
        assert alone.beside == ()


def test_a_bag_may_be_told_token_by_token() -> None:
    odds = api.odds(
        "4 contre 4, réserve du Chaos : 0, 2 x -1, +1, crâne, échec automatique et signe des anciens"
    )
    assert (odds.cases, odds.won, odds.open) == (7, 3, 1)
    assert odds.beside == ()
    assert api.odds("4 against 4, bag: 0, -1, -1, +1, skull, auto-fail, elder sign").won == 3


@pytest.mark.parametrize(
    ("sentence", "assumed"),
    [
        ("5 against 4, standard, the gathering", "wager.assumed-the-gathering"),
        ("5 against 4, standard, the midnight masks", "wager.assumed-the-midnight-masks"),
        ("5 against 4, standard, the devourer below", "wager.assumed-the-devourer-below"),
        ("4 against 4 with 1 icon, standard", "wager.nothing-beside"),
    ],
)
def test_what_is_taken_for_granted_is_told(sentence: str, assumed: str) -> None:
    for lang in LANGUAGES:
        assert find_template(assumed, lang, "arkham") in api.odds(sentence, lang=lang).assumed
    assert (
        find_template("wager.assumed-the-gathering", "en", "arkham")
        not in api.odds("5 against 4, standard, the gathering, no ghoul here").assumed
    )


def test_an_investigator_that_is_named_is_told_to_count_for_nothing() -> None:
    for lang in LANGUAGES:
        assert any(
            "Roland Banks" in one for one in api.odds("roland 4 contre 4, standard", lang=lang).assumed
        )


@pytest.mark.parametrize(
    ("told", "cases", "won"),
    [
        # 0 three times, -1 twice and the elder sign, 6 of 17; and 6 of the 16 left behind the cultist
        ("5 against 4, hard, the gathering, one ghoul here", 272, 102),
        # 0, -1 twice, skull twice and the elder sign, 6 of 18; behind the cultist, at -2, nothing does
        ("5 against 4, expert, the midnight masks", 306, 102),
        ("5 against 4, expert, the devourer below", 19, 4),
    ],
)
def test_the_other_side_of_the_card_of_a_scenario_is_used_with_its_bags(
    told: str, cases: int, won: int
) -> None:
    found = api.odds(told)
    assert (found.cases, found.won, found.open) == (cases, won, 0)


def test_the_third_scenario_adds_a_token() -> None:
    assert api.odds("5 against 4, standard, the devourer below").cases == 17


@pytest.mark.parametrize(
    ("question", "lang", "plainly"),
    [
        ("what are the odds to pass combat 5 against 4 on standard", "en", "5 against 4, standard"),
        ("5 against 4, standard", "en", "5 against 4, standard"),
        ("quelles chances de réussir 5 contre 4 en standard\u202f?", "fr", "5 contre 4, standard"),
    ],
)
def test_a_question_that_is_a_test_is_answered_with_its_odds(
    question: str, lang: str, plainly: str, kfjudge: Kfjudge
) -> None:
    assert kfjudge("ask", question).out == kfjudge("odds", plainly, "--lang", lang).out
    assert kfjudge("ask", question, "--json", "--lang", lang).data["won"] == 7


def test_a_question_that_only_speaks_of_numbers_is_none_of_odds() -> None:
    for question in (
        "does a creature with power 5 survive against 4 damage",
        "5 against 4, standard, rex",
        "5 against 4",
    ):
        assert find_told_odds(question, "en") is None


@pytest.mark.parametrize(
    "told",
    [
        "intelligence 3 contre 2, standard",
        "lutte 3 contre 2, standard",
        "lutte 2 contre 2, standard, avec 1 icône de lutte",
        "agilité 2 contre 2, standard, avec 1 icône Libre",
    ],
)
def test_skills_and_icons_are_called_as_the_french_book_does(kfjudge: Kfjudge, told: str) -> None:
    plain = kfjudge("odds", "3 contre 2, standard", "--json", "--lang", "fr").data
    assert kfjudge("odds", told, "--json", "--lang", "fr").data["won"] == plain["won"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_tokens_has_the_numbers_that_are_worked_out(kfjudge: Kfjudge, lang: str) -> None:
    page = kfjudge("page", "tokens", "--game", "arkham", "--lang", lang, "--json").data
    rows = page["parts"][2]["rows"][:4]
    for level, row in zip(("easy", "standard", "hard", "expert"), rows, strict=True):
        shown = {
            int(far.replace("−", "-")): (int(least), int(most))
            for far, least, most in re.findall(r"([+−]?\d)\s*:\s(\d+)–(\d+)", row["text"])
        }
        found = {far: api.odds(f"{4 + far} against 4, {level}", lang="en") for far in shown}
        assert len(shown) == 7
        assert shown == {far: (one.won, one.won + one.open) for far, one in found.items()}
        assert str(found[0].cases) in row["text"]


def test_what_more_would_bring_is_told_in_per_cent_where_a_token_may_bring_another(kfjudge: Kfjudge) -> None:
    assert "1 more: 46% · 2 more: 58%" in kfjudge("odds", "5 against 4, expert, The Midnight Masks").out
    assert "1 more: 13 · 2 more: 14" in kfjudge("odds", "5 against 4, standard, The Gathering").out
