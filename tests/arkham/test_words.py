"""Everything that Arkham Horror can say has its words, in both languages; every card tells what it does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfjudge.core.events import Event, Procedure
from kfjudge.games import arkham
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.node import Back
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import all_facts
from kfjudge.games.arkham.telling import card_text
from kfjudge.notation.grammar import grammar
from kfjudge.words.catalogue import load_page
from tests.terminal import Kfjudge

GAME = arkham.GAME
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
          and kind not in (Event, Procedure)]  # fmt: skip
ROOT = Path(str(arkham.__file__)).parent
PAGES = sorted(path.stem for path in (ROOT / "words" / "en").glob("*.py") if path.stem != "__init__")
PLACE = re.compile(r"\{(?!it:)(\w*)[^}]*\}")
KINDS = {
    "attacks": ("phase", "opportunity", "retaliate"),
    "suffers-trauma": ("physical", "mental"),
}  # events that are told in several ways
CARDS = sorted(card for card in modeled() if card in all_facts())


def of(name: str, lang: str) -> dict[str, str]:
    return dict(load_page(name, lang, GAME))


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_say_the_same_with_the_same_places(name: str) -> None:
    english, french = of(name, "en"), of(name, "fr")
    assert list(english) == list(french)
    for key, text in english.items():
        assert text == text.strip() != ""
        if name != "notation":
            assert set(PLACE.findall(text)) == set(PLACE.findall(french[key])), key


@pytest.mark.parametrize("name", PAGES)
def test_words_have_curly_apostrophes_and_ordinary_spaces(name: str) -> None:
    for lang in ("en", "fr"):
        for key, text in of(name, lang).items():
            assert not {"'", "\u202f", "\u00a0"} & set(text), key


def test_every_event_is_told_and_can_be_expected() -> None:
    phrases = {form.key for form in grammar(GAME).forms("event")}
    told = of("event", "en")
    for event in EVENTS:
        ways = [f"{event.name}-{kind}" for kind in KINDS.get(event.name, ())] or [event.name]
        assert event.quiet or all(f"event.{way}" in told for way in ways), event.name
        assert event.quiet or f"event.{event.name}" in phrases, event.name


BLANK = {"leather-coat", "bulletproof-vest", "elder-sign-amulet", "study", "hallway", "rivertown",
         "ghoul-minion"}  # cards with no text, as they are printed  # fmt: skip


def test_every_card_of_the_core_set_is_modeled_with_its_text_and_its_other_side() -> None:
    assert set(CARDS) == set(all_facts())
    assert len(CARDS) == 183
    assert {card for card in CARDS if not modeled()[card].abilities} == BLANK
    for card in CARDS:
        has_back = any(isinstance(one, Back) for one in modeled()[card].abilities)
        assert has_back == (all_facts()[card].type in ("act", "agenda")), card


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does_in_whole_sentences(card: str, lang: str) -> None:
    for sentence in card_text(card, lang) or ():
        assert sentence[0] == sentence[0].upper()
        assert re.search(r"[^.]\.$", sentence), sentence
        assert "{" not in sentence


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_that_say_the_same_are_written_with_the_same(lang: str) -> None:
    """The text of a card follows from its nodes: two that read alike do alike."""
    by_text: dict[str, set[str]] = {}
    for card in CARDS:
        own = dict(all_facts()[card].names)[lang]
        text = " ".join(card_text(card, lang) or ()).replace(own, "it")
        by_text.setdefault(text, set()).add(repr(modeled()[card].abilities))
    assert [text for text, written in by_text.items() if text and len(written) > 1] == []


def test_a_phase_that_begins_has_no_space_behind_its_apostrophe(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "arkham:cards/mind-wipe-takes-the-text", "--lang", "fr")
    assert "1. La phase d’Investigation commence" in seen.lines


@pytest.mark.parametrize("page", ["ask", "event", "option"])
def test_no_french_sentence_calls_every_card_or_person_he(page: str) -> None:
    # « la Nuée de Rats engage-t-il ? »
    inverted = re.compile(r"\{\w+(:the)?\}[^{?]*-(t-)?il\b")
    assert [text for text in of(page, "fr").values() if inverted.search(text)] == []
