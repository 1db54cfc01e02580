"""Situations of the toy that were told: made a board, played, shown; in both languages."""

from __future__ import annotations

import pytest

from kfjudge.notation.scenario import CardRef, make_phrase
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.render.situation_page import SituationView, lay_out_situation, situation_data
from kfjudge.render.writers.text import write_text
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep
from kfjudge.situation.playing import PLAYED, REFUSED, TriedSituation, as_script, play
from tests.toy.keyforge_words import find_keyforge_words

pytestmark = pytest.mark.usefixtures("toy")

STAR = make_phrase("answer.star")


def dive(*answers: object, facts: tuple[object, ...] = (), **more: object) -> TriedSituation:
    """Whoever is in turn dives with the magpie."""
    told = ParsedSituation(
        "Ann dives with Magpie",
        "en",
        "toy",
        cards=(ParsedCard("magpie", facts=facts),),  # type: ignore[arg-type]
        steps=(ParsedStep(make_phrase("step.dive", card=CardRef("magpie")), answers=answers),),  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
    )
    return play(told, "14")


def taken(tried: TriedSituation) -> list[int]:
    """How many chips whoever dives comes to have more, by outcome."""
    return [
        sum(int(one.value) for one in outcome.changes if (one.subject, one.aspect) == ("Ann", "chips"))
        for outcome in tried.outcomes
    ]


def test_a_star_brings_two_chips() -> None:
    tried = dive(
        STAR,
        owner_facts=(("Bob", make_phrase("player.chips", n=4)), ("Ann", make_phrase("player.chips", n=0))),
    )
    assert tried.status == PLAYED
    assert taken(tried) == [2]


def test_the_die_shows_both_where_nobody_told_what_it_shows() -> None:
    tried = dive(
        owner_facts=(("Bob", make_phrase("player.chips", n=4)), ("Ann", make_phrase("player.chips", n=1)))
    )
    assert sorted(taken(tried)) == [0, 2]


def test_there_are_chips_to_be_taken_where_nobody_told_of_any() -> None:
    tried = dive(STAR)
    assert taken(tried) == [2]
    assert [one.condition.key for one in tried.alternatives] == ["situation.without-chips"]


def test_a_tired_magpie_does_not_dive() -> None:
    tried = dive(STAR, facts=(make_phrase("fact.tired"),))
    assert tried.status == REFUSED


def test_what_was_played_reads_back_as_it_was_written() -> None:
    script = as_script(dive(STAR))
    assert script is not None
    assert read_scenario(write_scenario(script, "fr")) == script


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("answers", [(), (STAR,)], ids=["a choice", "a star"])
def test_nothing_that_is_said_of_it_is_keyforges(
    answers: tuple[object, ...], lang: str, columns: int
) -> None:
    tried = dive(*answers)
    shown = write_text(lay_out_situation(SituationView(tried, lang), full=True), columns)
    assert shown
    assert all(len(line.text) <= columns for line in shown)
    assert not find_keyforge_words("\n".join(line.text for line in shown))
    assert not find_keyforge_words(str(situation_data(SituationView(tried, lang))))
