"""An event, its message and its phrase share a name: whoever adds one is told what it still lacks."""

from __future__ import annotations

import inspect

import pytest

from kfjudge.core.events import Event, Procedure
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.verbs.aember import INTO_POOLS
from kfjudge.games.keyforge.notation.replay import MEANINGS
from kfjudge.words.catalogue import LANGUAGES, load_page

KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
NAMES = sorted({kind.name for kind in KINDS if kind not in (Event, Procedure)})
QUIET = {kind.name for kind in KINDS if kind.quiet}
# What no board file expects, and why.
WITHOUT_A_PHRASE = {
    "keyword-damage": "“triggers” is said of the ability that it is",
    "lasting-resolves": "“triggers” is said of the effect that it is",
    "moves": "stands for the moves that have a name of their own",
    "step-begins": "is claimed as the step of the turn that it begins",
    "unstuns": "is the use; that the stun goes is said",
}
PHRASE, INSTEAD = "notation.event.", "notation.instead.event."
PAGES = "kfjudge/games/keyforge/words/{lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_in_every_language(lang: str) -> None:
    written = load_page("event", lang, "keyforge")
    missing = [f"event.{name}" for name in NAMES if f"event.{name}" not in written]
    assert missing == [], f"{PAGES.format(lang=lang)}/event.py needs a line for each of {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_expected_by_a_phrase_of_its_name(lang: str) -> None:
    written = load_page("notation", lang, "keyforge")
    silent = QUIET | WITHOUT_A_PHRASE.keys()
    missing = [
        f"notation.event.{name}"
        for name in NAMES
        if name not in silent and f"notation.event.{name}" not in written
    ]
    where = f"{PAGES.format(lang=lang)}/notation.py"
    assert missing == [], f"{where} needs a line for each of {missing}; or say why not in WITHOUT_A_PHRASE"


def test_every_phrase_of_an_event_is_called_like_one_or_has_a_meaning_of_its_own() -> None:
    written = load_page("notation", "en", "keyforge")
    phrases = [key.removeprefix(PHRASE) for key in written if key.startswith(PHRASE)]
    refused = {key.partition(".")[2] for key in load_page("refused", "en", "keyforge")}
    lost = [
        phrase
        for phrase in phrases
        if phrase not in {*MEANINGS, *NAMES} and phrase.removeprefix("no-") not in refused
    ]
    assert lost == [], f"no event is called like {lost}: rename them, or say in notation/replay.py which"
    assert set(MEANINGS) <= set(phrases), "a meaning in notation/replay.py without a phrase"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_to_be_an_event_by_another_word_is_one_that_has_a_phrase(lang: str) -> None:
    written = load_page("notation", lang, "keyforge")
    told = [key.removeprefix(INSTEAD) for key in written if key.startswith(INSTEAD)]
    assert told, f"no line of {PAGES.format(lang=lang)}/notation.py begins with {INSTEAD}"
    assert [event for event in told if f"{PHRASE}{event}" not in written] == []


def test_what_brings_aember_to_a_pool_can_be_captured_on_its_way() -> None:
    bringing = {kind for kind in KINDS if "].aember +=" in inspect.getsource(kind.apply)}
    assert len(bringing) > 6
    lost = [kind.__name__ for kind in bringing if not issubclass(kind, INTO_POOLS)]
    assert lost == [], f"{lost} bring Æmber to a pool: INTO_POOLS in engine/verbs/aember.py needs them"
