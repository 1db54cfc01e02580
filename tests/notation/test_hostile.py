"""Files from anyone: a clear error in a moment, bounded memory, nothing echoed that a terminal would obey."""

from __future__ import annotations

import io
import os
import random
import sys
import time
from pathlib import Path

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.core.files import BOUND
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.words.catalogue import say
from tests.notation.boards import TURN, describe, find_mistakes

MOMENT = 5.0  # seconds of work; an ordinary machine needs less than one


def error_of(path: Path | str) -> str:
    began = time.process_time()
    with pytest.raises(Troubles) as raised:
        read_scenario(path)
    assert time.process_time() - began < MOMENT
    return describe(raised.value.troubles[0])


def test_a_file_of_fifty_megabytes_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.kf"
    with file.open("wb") as stream:
        stream.truncate(50 * 1024 * 1024)
    assert error_of(file) == "this is larger than a scenario may be (256 kB)"


def test_what_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "binary.kf"
    file.write_bytes(bytes(random.Random(1).randbytes(5000)) + b"\0")
    assert "no text" in error_of(file)
    file.write_bytes(b"title: x\nSouth line: \xff\xfe\n")
    with pytest.raises(Troubles) as raised:
        read_scenario(file)
    assert raised.value.troubles[0].place is not None
    assert raised.value.troubles[0].place.line == 2


def test_a_folder_a_broken_link_and_a_pipe_are_told_apart(tmp_path: Path) -> None:
    assert "folder" in error_of(tmp_path)
    (tmp_path / "broken.kf").symlink_to(tmp_path / "nowhere")
    assert "a link to a file that is not there" in error_of(tmp_path / "broken.kf")
    assert "no such file" in error_of(tmp_path / "none.kf")
    (tmp_path / "round.kf").symlink_to(tmp_path / "round.kf")
    assert "cannot be read" in error_of(tmp_path / "round.kf")
    os.mkfifo(tmp_path / "pipe.kf")
    assert "not an ordinary file" in error_of(tmp_path / "pipe.kf")
    assert "not an ordinary file" in error_of(Path("/dev/zero"))
    assert "cannot be read" in error_of(Path("a\0b"))
    assert "cannot be read" in error_of(Path("x" * 5000))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_says_so(tmp_path: Path) -> None:
    file = tmp_path / "secret.kf"
    file.write_text("title: x\n", encoding="utf-8")
    file.chmod(0)
    assert "permission" in error_of(file)


def test_a_missing_permission_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "secret.kf"
    file.write_text("title: x\n", encoding="utf-8")
    monkeypatch.setattr(Path, "open", refuse)
    assert "permission" in error_of(file)


def test_standard_input_is_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
            buffer[:] = b"a" * len(buffer)
            return len(buffer)

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Endless())))
    assert "larger than a scenario" in error_of("-")


BAD_TEXTS = {
    "endless line": "South line: " + "Troll | " * 20_000,
    "a million steps": "".join(f"{n}. South ends the turn\n" for n in range(1, 9000)),
    "deep nesting": "South line: Troll " + "(with Duskrunner " * 200 + ")" * 200,
    "open parentheses": "South line: " + "(" * 3000,
    "many errors": "South lnie: Trol\n" * 4000,
    "many lines": "a: b\n" * 20_000,
    "only marks": "\n".join(["|,;:()?-" * 300] * 60),
    "seats": "\n".join("expect: " + "South 's " * 300 for _ in range(60)),
    "labels": "South line: " + "as " * 1300,
    "verbs": "\n".join("expect: happens: " + "attacks fights " * 28 for _ in range(300)),
    "numbers": "South: " + "9" * 3000 + " aember",
}


@pytest.mark.parametrize("text", BAD_TEXTS.values(), ids=BAD_TEXTS.keys())
def test_a_hostile_text_is_refused_in_a_moment(text: str) -> None:
    began = time.process_time()
    found = find_mistakes(text[:BOUND])
    assert time.process_time() - began < MOMENT
    assert 0 < len(found) <= 200


def test_nothing_from_a_file_reaches_the_terminal_as_it_is() -> None:
    escapes = "\x1b]0;owned\x07\x1b[31m"
    lines = [
        f"{escapes}title: x",
        f"South line: {escapes}Trol",
        f"1. South {escapes}plays",
        f"expect: {escapes}: 3",
        f"{escapes}",
    ]
    found = find_mistakes("\n".join(lines))
    assert found
    for trouble in found:
        for lang in ("en", "fr"):
            said = f"{trouble.place}{say(trouble.words, lang)}"
            assert said.replace("\u202f", " ").isprintable() or all(
                letter.isprintable() or letter in "\u00a0\u202f" for letter in said
            )


def test_a_tab_in_a_file_is_a_space_also_in_what_is_told_of_a_name() -> None:
    (found,) = find_mistakes(
        "players: South (Brobnar Dis Logos), N\torth (Sanctum Mars Untamed)\north line: none\n"
    )
    assert ["\t" in say(found.words, lang) for lang in ("en", "fr")] == [False, False]


@pytest.mark.parametrize("name", ["South 1", "exhausted", "yes", "«", "- Ann", "1. Ann", "l’"])
def test_a_player_called_like_something_else_is_refused_where_the_name_is_given(name: str) -> None:
    first, *_ = find_mistakes(f"players: {name} (Logos Brobnar Dis), Bob (Sanctum Mars Untamed)\n")
    assert (first.words.key, first.place and first.place.line) == ("scenario.bad-player-name", 1)


@pytest.mark.parametrize("name", ["N", "D", "L", "Qu"])
def test_what_a_player_owns_whose_name_leans_on_the_next_word_in_french_is_theirs(name: str) -> None:
    board = f"players: South (Sanctum Brobnar Dis), {name}\n{name} line: Urchin\n"
    assert not find_mistakes(f"{board}expect: Urchin is in {name}’s discard\n")


@pytest.mark.parametrize("name", ["can", "Tour", "editions", "happens", "puis"])
def test_a_player_called_like_what_begins_a_line_is_refused_where_the_name_is_given(name: str) -> None:
    first, *_ = find_mistakes(f"players: {name} (Logos Brobnar Dis), Bob (Sanctum Mars Untamed)\n")
    assert (first.words.key, first.place and first.place.line) == ("scenario.player-word", 1)


def test_a_name_with_an_article_is_understood_where_french_joins_that_with_the_word_before_it() -> None:
    assert not find_mistakes(
        "joueurs : Les Rouges, Le Bleu\nligne des Rouges : Troll\nligne du Bleu : aucune créature\n"
    )


def test_players_may_be_called_by_a_letter() -> None:
    assert not find_mistakes("players: A, B\nA line: Troll\nexpect: A: 0 aember; Troll is in A’s line\n")


def test_a_label_within_which_another_card_is_called_something_is_refused() -> None:
    first, *_ = find_mistakes(
        "South hand: Mimicry as A1 ! Mimicry as A2 | Mimicry as A3\n1. South plays A2\n"
    )
    assert (first.words.key, first.place and first.place.line) == ("scenario.bad-label", 1)


def test_a_label_has_no_mark_of_what_is_open_in_it_in_any_language() -> None:
    (found,) = find_mistakes("South artifacts: Cannon as First / dit? Premier\n")
    assert found.words.key == "scenario.label-sign"


def test_many_cards_that_die_together_are_ordered_in_a_moment() -> None:
    labels = [f"T{n}" for n in range(12)]
    line = " | ".join(f"Troll as {label}" for label in labels)
    board = TURN.replace("house Brobnar", "house Dis") + f"South hand: Gateway to Dis\nSouth line: {line}\n\n"
    began = time.process_time()
    text = (
        board
        + "1. South plays Gateway to Dis\n"
        + "".join(f"   - {label}\n" for label in labels)
        + "   - T3\n"
    )
    assert find_mistakes(text, "1.3")
    assert time.process_time() - began < MOMENT
