"""Board files with mistakes in them, of every game that plays: the boards of `scenarios/` changed anywhere,
words of the notation in any order, any text. Each mistake is told in both languages with its place, or the
board is played; and what is read is written back and read the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from unicodedata import category

from hypothesis import strategies as st

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.invariants import checking_every_event
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.play import run as replay
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import load_page, say
from tests.fuzz.games import games_that_play
from tests.fuzz.hunt import hunt

WORD, NUMBER = re.compile(r"[\w’'-]+|[^\w\s]"), re.compile(r"\d+")
ODD = st.text(alphabet=st.characters(exclude_categories=("Cs",)), max_size=300)
BYTES = st.text(
    alphabet="\x00\x1b\t\r\n\v\u2028\u202e\ufeff\u00a0\u202f é|(:?,;-1#’'\"", min_size=1, max_size=3
)
GAMES = st.deferred(lambda: st.sampled_from(games_that_play()))
HUGE = st.sampled_from(["9" * 5000, "10001", "99999999999", "-1", "0", "1e9", "٣", "²", "0x1f", "1.5"])


@cache
def boards(game: str) -> tuple[str, ...]:
    """Every board that there is of a game."""
    return tuple(Path(path).read_text(encoding="utf-8") for _, path in sorted(list_scenarios(game).items()))


@cache
def words(game: str) -> tuple[str, ...]:
    """Every word and sign of the boards of a game, and of what the notation understands."""
    forms = (
        text
        for lang, of in product(LANGUAGES, ("", game))
        for text in load_page("notation", lang, of).values()
    )
    return tuple(sorted({word for text in (*boards(game), *forms) for word in WORD.findall(text)}))


@st.composite
def changed(draw: st.DrawFn) -> str:
    """A board with a few mistakes."""
    game = draw(GAMES)
    lines = draw(st.sampled_from(boards(game))).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        _change(draw, lines, game)
    return "\n".join(lines)


def _change(draw: st.DrawFn, lines: list[str], game: str) -> None:
    if not lines:
        lines.append("")
    at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    line = lines[at]
    cut = draw(st.integers(0, len(line)))
    match draw(
        st.sampled_from(
            ["drop", "twice", "swap", "cut", "turn", "letter", "gone", "word", "number", "join", "other"]
        )
    ):
        case "drop":
            del lines[at]
        case "twice":
            lines.insert(other, line)
        case "swap":
            lines[at], lines[other] = lines[other], lines[at]
        case "cut":
            lines[at] = line[:cut]
        case "turn":
            lines[at] = line[cut:] + line[:cut]
        case "letter":
            lines[at] = line[:cut] + draw(BYTES) + line[cut:]
        case "gone":
            lines[at] = line[:cut] + line[cut + 1 :]
        case "word":
            lines[at] = _instead(draw, line, WORD, st.sampled_from(words(game)))
        case "number":
            lines[at] = _instead(draw, line, NUMBER, HUGE | st.integers(0, 12).map(str))
        case "join":
            lines[at] = line + lines[other]
        case "other":
            lines[at] = draw(st.sampled_from(draw(st.sampled_from(boards(game))).split("\n")))


def _instead(draw: st.DrawFn, line: str, part: re.Pattern[str], values: st.SearchStrategy[str]) -> str:
    """The line with one of those replaced."""
    found = list(part.finditer(line))
    if not found:
        return line
    one = draw(st.sampled_from(found))
    return line[: one.start()] + draw(values) + line[one.end() :]


@st.composite
def any_words(draw: st.DrawFn) -> str:
    some = st.sampled_from(words(draw(GAMES))) | st.just("\n")
    return " ".join(draw(st.lists(some, max_size=120)))


CASES = st.one_of(changed(), changed(), changed(), any_words(), ODD)


def look(text: str) -> None:
    text = f"{text}\n"  # what has no line is a name
    try:
        scenario = read_scenario(text)
    except Troubles as several:
        check_both_languages(several.troubles)
        return
    for lang in LANGUAGES:
        written = write_scenario(scenario, lang)
        assert read_scenario(written) == scenario, written
    for edition in scenario.editions:
        try:
            replay(scenario, edition)
        except Troubles as several:
            check_both_languages(several.troubles)


def check_both_languages(troubles: list[Trouble]) -> None:
    """Each says where, and what, in words that fit a terminal."""
    assert troubles
    for trouble in troubles:
        assert trouble.place is not None, trouble.words
        for lang in LANGUAGES:
            said = say(trouble.words, lang)
            assert said
            assert all(letter.isprintable() or category(letter) == "Zs" for letter in said), repr(said)


def less(text: str) -> Iterator[str]:
    """The text without each of its lines."""
    lines = text.split("\n")
    yield from ("\n".join(lines[:at] + lines[at + 1 :]) for at in range(len(lines)))


def run(seed: int, seconds: float) -> int:
    with checking_every_event():
        return hunt(seed, seconds, CASES, look, str, less)
