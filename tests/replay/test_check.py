"""`kfjudge check`: all mistakes of all files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.replay.boards import MUST_AGAINST_CANNOT, PLAYERS, WRONG
from tests.replay.conftest import Written
from tests.terminal import Kfjudge


def test_files_without_a_mistake_end_with_0(kfjudge: Kfjudge, written: Written) -> None:
    # What a right file expects may still be wrong: that is for replay to say.
    seen = kfjudge("check", written(MUST_AGAINST_CANNOT), written(WRONG, "wrong.kf"))
    assert seen.status == 0
    assert seen.out.startswith("2 files have no mistake")


def test_every_mistake_of_every_file_is_told_with_its_place(kfjudge: Kfjudge, written: Written) -> None:
    one = written(WRONG.replace("line: Krump", "line: Krum | Urchn"), "one.kf")
    other = written(WRONG.replace("expect:", "expct:"), "other.kf")
    seen = kfjudge("check", one, other, columns=100)
    told = seen.err.replace("\n", " ")
    assert seen.status == 2
    assert f"{one}:5:13:" in told
    assert f"{one}:5:20:" in told
    assert f"{other}:8:1:" in told
    assert "Urchin" in told


def test_a_step_that_is_not_legal_is_a_mistake_of_the_file(kfjudge: Kfjudge, written: Written) -> None:
    file = written(WRONG.replace("house Brobnar", "house Dis"))
    seen = kfjudge("check", file)
    assert seen.status == 2
    assert f"{file}:7:" in seen.err.replace("\n", "")


def test_the_mistakes_are_told_in_french_and_as_json(kfjudge: Kfjudge, written: Written) -> None:
    file = written(WRONG.replace("line: Krump", "line: Krum"))
    assert "carte" in kfjudge("check", file, "--lang", "fr").err
    assert kfjudge("check", file, "--json").data["errors"][0].startswith(f"{file}:5:13:")


def test_what_may_be_chosen_instead_is_called_as_the_reader_calls_it(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = f"""title: two thieves
titre: deux voleurs
{PLAYERS}

turn: South, house Brobnar
South line: Troll as Big / dit Gros
North line: Urchin as Thief / dit Voleur | Urchin as Other / dit Autre

1. Big fights
"""
    for lang, named, others in (
        ("en", ("Big", "Thief", "Other"), ("Gros", "Voleur", "Autre")),
        ("fr", ("Gros", "Voleur", "Autre"), ("Big", "Thief", "Other")),
    ):
        told = kfjudge("check", written(board), "--lang", lang).err
        assert [name in told for name in (*named, *others)] == [True] * 3 + [False] * 3
    told = kfjudge("check", written(f"{board}expect: Urchin: ready\n"), "--lang", "fr").err
    assert ["Voleur" in told, "Thief" in told] == [True, False]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_grammar_is_shown_in_both_languages(kfjudge: Kfjudge, lang: str) -> None:
    seen = kfjudge("check", "--grammar", "--lang", lang)
    assert seen.status == 0
    assert {"en": "expect", "fr": "attendu"}[lang] in seen.out


def test_nothing_to_check_ends_with_2(kfjudge: Kfjudge) -> None:
    assert kfjudge("check").status == 2


def test_a_hostile_file_is_an_error_and_nothing_of_it_is_shown_raw(
    kfjudge: Kfjudge, written: Written, tmp_path: Path
) -> None:
    (tmp_path / "binary").write_bytes(os.urandom(64) + b"\xff\x00\x1b[31m")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    (tmp_path / "large").write_bytes(b"x" * 3_000_000)
    escape = written("title: \x1b]0;hacked\x07\n\nfoo \x1b[31m\u202e\n")
    files = [str(tmp_path / name) for name in ("binary", "link", "large", "")]
    seen = kfjudge("check", *files, escape, "/dev/zero")
    assert seen.status == 2
    assert seen.err.replace("\n", "").isprintable()
    assert "fault of kfjudge" not in seen.err
