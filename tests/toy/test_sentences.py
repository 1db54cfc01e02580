"""Situations of the toy as people tell them: read with the phrases of its board files and those of every
game, in both languages."""

from __future__ import annotations

import pytest

from kfjudge.situation.parser import parse
from tests.situation.summaries import summarize_steps

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Ann dives with her tired Magpie"),
        ("en", "my tired Magpie dives"),
        ("en", "what happens if Magpie, tired, dives"),
        ("fr", "ma Pie fatiguée plonge"),
        ("fr", "Pie est fatiguée, que se passe-t-il quand elle plonge ?"),
    ],
)
def test_a_dive_is_read(lang: str, text: str) -> None:
    told = parse(text, lang, "toy")
    assert [deed.split()[-2:] for deed in summarize_steps(told)] == [["dive", "magpie"]]
    magpie = next(thing for thing in told.cards if thing.card == "magpie")
    assert [fact.key for fact in magpie.facts] == ["fact.tired"]
    assert told.describes_board
    assert told.blocking == ()


def test_both_languages_are_read() -> None:
    english, french = parse("Ann dives with Magpie", "en", "toy"), parse("Ann plonge avec Pie", "fr", "toy")
    assert summarize_steps(english) == summarize_steps(french) == ["Ann dive magpie"]


def test_a_bird_that_nobody_knows_stands_in_the_way() -> None:
    assert "Dodo" in parse("Ann dives with Dodo", "en", "toy").blocking
