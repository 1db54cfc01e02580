"""Situations told to `try --save`, of every game that can be told: those that people told, with other cards,
numbers and words in them, and words of the game in any order. Each is played or refused in words; a board
that is saved is one that `check` takes, and `replay` agrees with it."""

from __future__ import annotations

import csv
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hypothesis import strategies as st

from kfjudge.core.invariants import checking_every_event
from kfjudge.games import GAMES, default_game, get_game
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.replay.play import attempt
from kfjudge.situation.api import can_be_told
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import load_page
from tests.fuzz.hunt import hunt
from tests.fuzz.queries import raw, shown

TABLES = Path(__file__).parents[1] / "situation"
NUMBERS = ("0", "1", "2", "5", "12", "40", "41", "-3", "1.5", "10001")
WIDE = 200


class Told(NamedTuple):
    """A situation, the language it is told in, and its game."""

    text: str
    lang: str
    game: str


def games_that_can_be_told() -> tuple[str, ...]:
    return tuple(game for game in GAMES if get_game(game).plays and can_be_told(game))


@cache
def known(lang: str) -> tuple[str, ...]:
    """What people have told of the first game, in a language."""
    texts: list[str] = []
    for path in sorted(TABLES.glob("**/*.tsv")):
        with path.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                spoken = row.get("lang") or path.stem.partition("-")[0]
                told = row.get(lang) or (spoken == lang and (row.get("situation") or row.get("text")))
                texts += [told] if told else []
    return tuple(dict.fromkeys(texts))


@cache
def names(game: str, lang: str) -> tuple[str, ...]:
    facts = get_game(game).engine.facts().values()
    return tuple(name for card in facts for spoken, name in card.names if spoken == lang)


@cache
def words(game: str, lang: str) -> tuple[str, ...]:
    """What the sentences of a game are made of."""
    forms = (load_page("phrases", lang, of).values() for of in ("", game))
    return tuple(sorted({word for page in forms for text in page for word in re.findall(r"[\w’'-]+", text)}))


@cache
def a_name(lang: str) -> re.Pattern[str]:
    longest_first = sorted(names(default_game(), lang), key=len, reverse=True)
    return re.compile(r"\b({})\b".format("|".join(map(re.escape, longest_first))), re.IGNORECASE)


@st.composite
def told(draw: st.DrawFn) -> Told:
    """A situation that somebody told, changed a little."""
    lang = draw(st.sampled_from(tuple(LANGUAGES)))
    text, game = draw(st.sampled_from(known(lang))), default_game()
    another = st.sampled_from(names(game, lang))
    for _ in range(draw(st.integers(0, 3))):
        match draw(st.sampled_from(["card", "card", "number", "word", "lost", "more"])):
            case "card":
                text = a_name(lang).sub(lambda found: draw(another | st.just(found[0])), text)
            case "number":
                text = re.sub(r"\d+", lambda _: draw(st.sampled_from(NUMBERS)), text)
            case "word":
                text = f"{text} {draw(st.sampled_from(words(game, lang)))} {draw(another)}"
            case "lost":
                parts = text.split()
                del parts[draw(st.integers(0, len(parts) - 1)) :][:1]
                text = " ".join(parts)
            case "more":
                text = f"{text}, {draw(st.sampled_from(known(lang)))}"
    return Told(text, lang, game)


@st.composite
def any_words(draw: st.DrawFn) -> Told:
    game = draw(st.sampled_from(games_that_can_be_told()))
    lang = draw(st.sampled_from(tuple(LANGUAGES)))
    some = st.sampled_from(words(game, lang)) | st.sampled_from(names(game, lang))
    return Told(" ".join(draw(st.lists(some, max_size=12))), lang, game)


CASES = st.one_of(told(), told(), told(), any_words())


def look(one: Told) -> None:
    where = ["--game", one.game, "--lang", one.lang]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "saved.kf"
        status, out, err = shown(["try", *where, "--save", str(path), "--", one.text], WIDE)
        assert status in (0, 1, 2), status
        assert "Traceback" not in err
        assert out or err
        assert not raw(out + err), raw(out + err)
        if status == 2 or not path.exists():
            assert not path.exists(), "refused, and saved"
            return
        text = path.read_text(encoding="utf-8")
        status, out, err = shown(["check", "--lang", one.lang, str(path)], WIDE)
        assert status in (0, 1), f"{text}\n{out}{err}"  # 1: a card that is not modeled
        scenario = read_scenario(path)
        for edition in scenario.editions:
            wrong = [checked for checked in attempt(scenario, edition).expectations if checked.ok is False]
            assert not wrong, f"{text}\n{wrong}"


def run(seed: int, seconds: float) -> int:
    with checking_every_event():
        return hunt(seed, seconds, CASES, look)
