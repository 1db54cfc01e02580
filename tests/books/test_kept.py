"""A book that was added: kept for its user alone, whole or not at all, and read again by a later kfjudge."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.books import finding, shelf
from kfjudge.cli.prompt.completion import complete_at_prompt
from kfjudge.core import files
from kfjudge.core.files import ASIDE
from tests.books.rulebook import NEWER, write
from tests.terminal import Kfjudge


@pytest.fixture
def added(kfjudge: Kfjudge, tmp_path: Path, data: Path) -> Path:
    """The file of the book that was added."""
    assert kfjudge("books", "add", str(write(tmp_path))).status == 0
    return data / "books" / "18.4" / "book.json"


@pytest.mark.skipif(os.name != "posix", reason="other systems keep users apart by other means")
def test_only_its_user_may_read_it(added: Path) -> None:
    assert stat.S_IMODE(added.stat().st_mode) == 0o600
    assert stat.S_IMODE(added.with_name("index").stat().st_mode) == 0o600
    assert stat.S_IMODE(added.parent.stat().st_mode) == 0o700


def test_an_index_that_is_damaged_or_of_another_book_is_made_anew(added: Path, kfjudge: Kfjudge) -> None:
    index = added.with_name("index")
    whole, found = index.read_bytes(), kfjudge("search", "warded", "--book", "18.4", "--json").data
    for broken in (b"", whole[:200], whole.replace(b"18.4", b"18.5"), whole.replace(b"ward", b"wart")):
        index.write_bytes(broken)
        finding._open.clear()
        assert kfjudge("search", "warded", "--book", "18.4", "--json").data == found
        assert index.read_bytes() == whole
    assert found["yours"][0]["heading"] == "Ward"


def test_the_file_itself_is_not_kept(added: Path) -> None:
    assert {path.name for path in added.parent.iterdir()} == {"book.json", "index"}
    assert "path" not in json.loads(added.read_text(encoding="utf-8"))


def test_it_is_listed_shown_checked_and_removed(added: Path, kfjudge: Kfjudge) -> None:
    [listed] = kfjudge("books", "--json").data
    assert (listed["name"], listed["version"], listed["date"], listed["yours"]) == (
        "18.4",
        "18.4",
        "2026-06",
        True,
    )
    shown = kfjudge("books", "show", "18.4", "ward", "--json").data
    assert [unit["heading"] for unit in shown["units"]] == ["Ward"]
    check = kfjudge("books", "check", "18.4", "--json").data
    assert {"Ward", "Enrage", "Token creature"} <= {*check["unplaced"]}
    assert kfjudge("books", "remove", "18.4").status == 0
    assert not added.parent.exists()
    assert kfjudge("books", "show", "18.4").status == 1


def test_a_dry_run_keeps_nothing(kfjudge: Kfjudge, tmp_path: Path, data: Path) -> None:
    told = kfjudge("books", "add", str(write(tmp_path)), "--dry-run", "--json").data
    assert (told["dry_run"], told["folder"]) == (True, None)
    assert not data.exists()


def test_the_same_file_again_is_no_second_book(added: Path, kfjudge: Kfjudge, tmp_path: Path) -> None:
    kfjudge("books", "add", str(write(tmp_path, name="again.md")))
    assert len(kfjudge("books", "--json").data) == 1
    assert added.is_file()


def test_what_it_does_not_say_may_be_said(kfjudge: Kfjudge, tmp_path: Path) -> None:
    told = kfjudge(
        "books", "add", str(write(tmp_path)), "--edition", "19.1", "--supplements", "1.3", "--json"
    ).data
    assert (told["added"]["version"], told["added"]["supplements"]) == ("19.1", "1.3")


def test_a_full_disk_leaves_the_books_that_were_there(
    added: Path, kfjudge: Kfjudge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = added.read_bytes()

    def refuse(_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(files.os, "fsync", refuse)
    told = kfjudge("books", "add", str(write(tmp_path, NEWER.replace("five", "six"), "other.md")))
    assert told.status == 2
    assert added.read_bytes() == before
    assert [path.name for path in added.parent.parent.iterdir()] == ["18.4"]


def test_what_a_killed_process_left_is_no_book_and_is_swept(
    added: Path, kfjudge: Kfjudge, tmp_path: Path
) -> None:
    left = added.parent.parent / f"{ASIDE}x"
    left.mkdir()
    (left / "book.json").write_text("{", encoding="utf-8")
    os.utime(left, (0, 0))
    assert len(kfjudge("books", "--json").data) == 1
    kfjudge("books", "add", str(write(tmp_path, NEWER.replace("five", "six"), "other.md")))
    assert not left.exists()
    assert len(kfjudge("books", "--json").data) == 2


def test_two_at_once_are_two_books(tmp_path: Path, data: Path, cache: Path) -> None:
    environment = {**os.environ, "KFJUDGE_DATA": str(data), "KFJUDGE_CACHE": str(cache)}
    versions = {"one.md": "18.4", "two.md": "18.5"}
    files = [write(tmp_path, NEWER.replace("18.4", version), name) for name, version in versions.items()]
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "kfjudge", "books", "add", str(path)],
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        for path in files
    ]
    assert [process.wait() for process in started] == [0, 0]
    assert {path.name for path in (data / "books").iterdir()} == {"18.4", "18.5"}


def test_a_damaged_book_is_told_and_harms_no_answer(added: Path, kfjudge: Kfjudge) -> None:
    added.write_text('{"schema": 1, "name": 3}', encoding="utf-8")
    told = kfjudge("books")
    assert (told.status, "18.4" in told.err) == (0, True)
    assert kfjudge("lookup", "armor").status == 0
    assert kfjudge("books", "remove", "18.4").status == 0


def test_a_book_of_a_newer_kfjudge_stays_as_it_is(added: Path, kfjudge: Kfjudge) -> None:
    kept = json.loads(added.read_text(encoding="utf-8")) | {"schema": shelf.SCHEMA + 1, "more": {}}
    added.write_text(json.dumps(kept), encoding="utf-8")
    assert "18.4" in kfjudge("books").err
    assert kfjudge("lookup", "armor").status == 0
    assert json.loads(added.read_text(encoding="utf-8")) == kept


def test_a_book_of_an_older_kfjudge_is_placed_anew(added: Path, kfjudge: Kfjudge) -> None:
    kept = json.loads(added.read_text(encoding="utf-8")) | {"placed_by": "0.1.9"}
    for unit in kept["units"]:
        unit["entries"] = ["glossary/gone"]
    added.write_text(json.dumps(kept), encoding="utf-8")
    told = kfjudge("lookup", "armor", "--json").data
    assert told["yours"][0]["heading"] == "Armor"
    assert json.loads(added.read_text(encoding="utf-8"))["placed_by"] == shelf.__version__


def test_the_python_interface_lists_them(added: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
    assert added.is_file()
    assert [book.name for book in api.books(game="keyforge")] == ["18.4"]
    assert api.books(game="arkham") == []


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("books show 1", "18.4"),
        ("books remove ", "18.4"),
        ("lookup purge --book ", "18.4"),
        ("diff 1.3 ", "18.4"),
        ("books sh", "show"),
    ],
)
def test_the_prompt_offers_their_names(
    added: Path, cache: Path, monkeypatch: pytest.MonkeyPatch, typed: str, offered: str
) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
    assert added.is_file()
    assert offered in [one.text for one in complete_at_prompt(typed, "en")]
