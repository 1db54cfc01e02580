"""Whatever a neutral room says is there for every game: a message of one game alone would fail at the table
of another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kfjudge
from kfjudge.words import COMPLETE
from kfjudge.words.catalogue import load_page

ROOT = Path(kfjudge.__file__).parent
OF_GAMES_OR_LANGUAGES = ("games", "words")
KEY = r"[a-z_]+\.[a-z_.-]+"
SAID = (
    (re.compile(rf'\b(?:message|Message|tell|template|plain)\(\s*"({KEY})"'), ""),
    (re.compile(r'\bwrong\(\s*"([a-z-]+)"'), "scenario."),
    (re.compile(r'\bblame\([^,]+,\s*"([a-z_]+)"'), "reference."),
)
THE_GAMES_OWN = {"game.name"}  # asked of every game


def said_in(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    for pattern, start in SAID:
        yield from (start + key for key in pattern.findall(text))


def neutral_modules() -> list[Path]:
    return [
        path
        for path in sorted(ROOT.rglob("*.py"))
        if path.relative_to(ROOT).parts[0] not in OF_GAMES_OR_LANGUAGES
    ]


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_message_of_a_neutral_room_is_there_for_every_game(lang: str) -> None:
    keys = {key for path in neutral_modules() for key in said_in(path)} - THE_GAMES_OWN
    assert len(keys) > 250
    assert sorted(key for key in keys if key not in load_page(key.partition(".")[0], lang)) == []
