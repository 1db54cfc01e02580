"""`dump`: every entry, card and board is a line of JSON, in both languages, and none of them is kept."""

from __future__ import annotations

import json
import sys
import tracemalloc
from typing import Any

import pytest

from kfjudge.cli import run
from kfjudge.cli.app import schema_of
from kfjudge.games import GAMES
from kfjudge.reference.store.store import open_store
from tests.json_schema import find_faults
from tests.terminal import Kfjudge


def lines(kfjudge: Kfjudge, *words: str) -> list[Any]:
    seen = kfjudge("dump", *words)
    assert (seen.status, seen.err) == (0, "")
    return [json.loads(line) for line in seen.out.splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_card_and_board_of_a_game_is_a_line(kfjudge: Kfjudge, game: str) -> None:
    every = lines(kfjudge, "--game", game)
    store, schema = open_store(game), schema_of("dump")
    assert [line["id"] for line in every] == [*store.ids(), *store.board_ids()]
    for line in every:
        assert find_faults(line, schema, schema) == []
        assert line["id"].startswith(f"{game}:{line['kind']}/")
        assert line["en"]["id"] == line["fr"]["id"] == line["id"]
        assert (line["en"]["lang"], line["fr"]["lang"]) == ("en", "fr")
        assert ("notation" in line) == (line["kind"] == "board")


def test_every_id_of_a_line_is_a_full_one_and_opens(kfjudge: Kfjudge) -> None:
    known = {*open_store("keyforge").ids(), *open_store("keyforge").board_ids()}
    for line in lines(kfjudge, "--game", "keyforge", "--kind", "entries"):
        for part in ("see", "cards", "scenarios"):
            assert {*line["en"][part]} <= known


def test_a_line_says_what_looking_it_up_says(kfjudge: Kfjudge) -> None:
    (line,) = lines(kfjudge, "--kind", "cards", "--limit", "1")
    both = kfjudge("lookup", line["id"], "--both", "--json").data
    for lang in ("en", "fr"):
        both[lang]["cards"] = line[lang]["cards"]
        both[lang]["scenarios"] = line[lang]["scenarios"]
        assert line[lang] == both[lang]


def test_kinds_games_and_how_many_are_chosen(kfjudge: Kfjudge) -> None:
    kinds = {line["kind"] for line in lines(kfjudge, "--game", "fateforge", "--kind", "cards")}
    assert kinds == {"card"}
    found = lines(kfjudge, "--game", "fateforge", "--kind", "boards", "--kind", "cards")
    assert {line["kind"] for line in found} == {"board", "card"}
    assert len(lines(kfjudge, "--kind", "entries", "--limit", "7")) == 7
    of_old_book = lines(kfjudge, "--edition", "1.1", "--kind", "entries", "--limit", "40")
    assert {line["en"]["asked"] for line in of_old_book} == {"1.1"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--kind", "faq"], "--kind must be entries, cards or boards, not “faq”"),
        (["--format", "html"], "--format must be json, not “html”"),
    ],
)
def test_what_cannot_be_dumped_is_refused(kfjudge: Kfjudge, words: list[str], told: str) -> None:
    seen = kfjudge("dump", *words)
    assert (seen.status, seen.out) == (2, "")
    assert told in seen.err


class Listener:
    """An output that counts its lines, keeps none, and measures memory as they come."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.lines = 0
        self.used: list[int] = []

    def write(self, text: str) -> int:
        self.lines += text.count("\n")
        if self.lines in (150, 574):
            self.used.append(tracemalloc.get_traced_memory()[0])
        return len(text)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return False


@pytest.mark.slow
def test_no_line_is_kept_once_it_is_written(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    kfjudge("lookup", "stun")  # the store is there from here on
    output = Listener()
    monkeypatch.setattr(sys, "stdout", output)
    tracemalloc.start()
    try:
        assert run(["dump", "--kind", "cards", "--game", "keyforge"]) == 0
    finally:
        tracemalloc.stop()
    assert output.lines == 574
    early, late = output.used
    assert late - early < 500_000, "what 400 cards more say is some 1.5 million letters"
    assert not open_store("keyforge")._records
