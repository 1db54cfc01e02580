"""Two cards that are brought together: what they do to each other, and what they do not."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from kfjudge.games import get_game
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.situation.situations import MEETINGS
from kfjudge.situation.api import parse, try_situation
from kfjudge.situation.meetings import MOST_BOARDS, Meetings, find_meetings
from kfjudge.situation.playing import PLAYED
from tests.terminal import Kfjudge

GAME, EDITION, LANGUAGES = "keyforge", "1.3", ("en", "fr")
OF_A_TYPE = {
    "creature": ("krump", "bad-penny"),
    "artifact": ("autocannon", "library-of-babble"),
    "action": ("anger", "poison-wave"),
    "upgrade": ("blood-of-titans", "armageddon-cloak"),
}


def meet(card: str, other: str, lang: str = "en") -> Meetings:
    return find_meetings((card, other), lang, EDITION, GAME)


def aspects(changes: tuple[object, ...]) -> set[tuple[str, str]]:
    return {(one.subject, one.said.key) for one in changes}  # type: ignore[attr-defined]


def test_what_is_destroyed_goes_home_instead_of_being_purged() -> None:
    found = {one.told: one for one in meet("yxilo-bolter", "bad-penny").found}
    beside = found["Yxilo Bolter reaps next to Bad Penny"]
    assert beside.needs_both
    assert aspects(beside.more) == {("bad-penny", "situation.is.destroyed-hand")}
    assert aspects(beside.less) == {("bad-penny", "situation.is.destroyed-purged")}
    assert "card/bad-penny" in beside.cites
    assert beside.elsewhere == ("1.0", "1.1")  # where it is purged from the discard pile


def test_where_both_texts_count_comes_first() -> None:
    assert [one.needs_both for one in meet("krump", "bad-penny").found] == [True, True, False]


def test_a_deed_that_the_other_card_forbids_is_told() -> None:
    # Grommid's controller cannot play creatures.
    refused = [one for one in meet("grommid", "krump").found if one.refused is not None]
    assert "I play Krump, I have Grommid in play" in [one.told for one in refused]


def test_nothing_is_made_of_cards_that_do_not_meet() -> None:
    nothing = meet("anger", "troll")
    assert nothing.tried
    assert not nothing.found


@pytest.mark.parametrize(("what", "acting", "there"), MEETINGS)
def test_each_board_is_told_alike_in_both_languages(what: str, acting: str, there: str) -> None:
    card = OF_A_TYPE[acting][0]
    other = OF_A_TYPE[there][1]
    boards = []
    for lang in LANGUAGES:
        situations = get_game(GAME).situations
        _, sentence = situations.tell_meeting(what, card, other, lang)
        read = parse(sentence, lang, GAME)
        assert (read.unread, read.blocking) == ((), ()), sentence
        boards.append((read.cards, read.owner_facts, read.steps))
    assert boards[0] == boards[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_ends_as_its_sentence_does_at_try(lang: str) -> None:
    for one in meet("autocannon", "urchin", lang).found:
        tried = try_situation(one.sentence, lang)
        assert tried is not None
        assert tried.status == PLAYED
        assert {end.key for end in tried.outcomes} == {end.key for end in one.play.outcomes}


def test_any_two_cards_can_be_brought_together() -> None:
    drawn = random.Random(29).sample(sorted(all_facts()), 24)
    for card, other in combinations(drawn[:6], 2):
        assert len(meet(card, other).tried) <= MOST_BOARDS
    for card, other in zip(drawn[6:15], drawn[15:], strict=True):
        found = find_meetings((card, other), "fr", EDITION, GAME, most=3)
        assert len(found.tried) <= 3


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "When Autocannon and Urchin meet"), ("fr", "Quand Auto-Cannon et Orphelin se rencontrent")],
)
def test_two_cards_are_shown_with_what_they_do_to_each_other(kfjudge: Kfjudge, lang: str, title: str) -> None:
    assert title in kfjudge("card", "autocannon", "urchin", "--lang", lang, columns=100).lines
    data = kfjudge("card", "autocannon", "urchin", "--lang", lang, "--json").data
    assert [one["kind"] for one in data] == ["card", "card", "meeting"]
    assert {one["without"] for one in data[2]["boards"]} == {"keyforge:card/autocannon"}
    for form in ("markdown", "html"):
        assert title in kfjudge("card", "autocannon", "urchin", "--lang", lang, "--format", form).out


@pytest.mark.parametrize("names", [["urchin"], ["urchin", "troll", "krump"]])
def test_of_one_card_or_of_many_nothing_is_said(kfjudge: Kfjudge, names: list[str]) -> None:
    data = kfjudge("card", ", ".join(names), "--json").data
    assert "meeting" not in {one["kind"] for one in (data if isinstance(data, list) else [data])}


def test_a_question_on_two_cards_that_nothing_settles_ends_with_where_they_meet(kfjudge: Kfjudge) -> None:
    asked = kfjudge("ask", "grommid with krump", columns=100)
    cards = [asked.text.index(f"card/{slug}") for slug in ("grommid", "krump")]
    assert asked.text.index("When Grommid and Krump meet") > max(cards)
    assert len(kfjudge("ask", "grommid with krump", "--json").data["met"]["tried"]) == 5
    assert kfjudge("ask", "can yxilo bolter purge bad penny", "--json").data["met"] is None
