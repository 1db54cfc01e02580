"""A file that a person asked for is written whole or not at all, through no link, and over nothing that may
be dear to somebody: a page of `page` and `replay`, a board of `try` and of a match played by hand."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from kfjudge.cli import files
from tests.terminal import Kfjudge

PAGE = ("page", "timing", "--html")
WAYS = {
    "page": PAGE,
    "replay": ("replay", "faq/1.3/13", "--html"),
    "try": ("try", "South has Troll ready, North has Urchin. South's Troll fights Urchin.", "--save"),
}
LANGS = ("en", "fr")
MINE = "my notes of last Sunday"
REPLAY_PAGES = ("page", "replay")


def of(line: tuple[str, ...], file: Path | str, lang: str = "en") -> list[str]:
    return [*line, str(file), "--lang", lang]


def words(text: str) -> str:
    return " ".join(text.split())


def said_to_be_refused(kfjudge: Kfjudge, way: str, file: Path | str, lang: str) -> str:
    """The one sentence that says why nothing was written."""
    seen = kfjudge(*of(WAYS[way], file, lang))
    assert seen.status == 2
    said = words(seen.err)
    assert said.startswith("kfjudge: " if lang == "en" else "kfjudge : ")
    assert "fault of kfjudge" not in said
    assert "erreur de kfjudge" not in said
    return said


@pytest.mark.parametrize("way", WAYS)
def test_a_file_is_there_whole_with_nothing_beside_it(kfjudge: Kfjudge, way: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert kfjudge(*of(WAYS[way], file)).status == 0
    assert file.stat().st_size > 100
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
def test_who_may_read_it_is_as_for_any_file_that_somebody_makes(
    kfjudge: Kfjudge, mask: int, tmp_path: Path
) -> None:
    before = os.umask(mask)
    try:
        kfjudge(*of(PAGE, tmp_path / "file"))
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o666 & ~mask


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", WAYS)
def test_what_somebody_else_wrote_stays(kfjudge: Kfjudge, way: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(MINE)
    said = said_to_be_refused(kfjudge, way, file, lang)
    assert ("another name" if lang == "en" else "un autre nom") in said
    assert file.read_text() == MINE
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("way", REPLAY_PAGES)
def test_an_older_page_of_ours_is_replaced_by_any_of_ours(kfjudge: Kfjudge, way: str, tmp_path: Path) -> None:
    for older in REPLAY_PAGES:
        file = tmp_path / older
        kfjudge(*of(WAYS[older], file, "fr"))
        assert kfjudge(*of(WAYS[way], file)).status == 0
        assert '<html lang="en">' in file.read_text(encoding="utf-8")


def test_a_board_that_was_saved_is_not_replaced_either(kfjudge: Kfjudge, tmp_path: Path) -> None:
    file = tmp_path / "board.kf"
    kfjudge(*of(WAYS["try"], file))
    edited = f"{file.read_text()}# what the judge said\n"
    file.write_text(edited)
    said_to_be_refused(kfjudge, "try", file, "en")
    assert file.read_text() == edited


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("leads_to", ["a page of ours", "nothing", "itself"])
def test_nothing_is_written_through_a_link(
    kfjudge: Kfjudge, way: str, lang: str, leads_to: str, tmp_path: Path
) -> None:
    elsewhere, link = tmp_path / "elsewhere", tmp_path / "link"
    if leads_to == "a page of ours":
        kfjudge(*of(PAGE, elsewhere))
    link.symlink_to(link if leads_to == "itself" else elsewhere)
    before = elsewhere.read_bytes() if elsewhere.exists() else None
    said = said_to_be_refused(kfjudge, way, link, lang)
    assert ("link" if lang == "en" else "lien") in said
    assert link.is_symlink()
    assert (elsewhere.read_bytes() if elsewhere.exists() else None) == before


def a_pipe(folder: Path) -> Path:
    os.mkfifo(folder / "pipe")
    return folder / "pipe"


PLACES: dict[str, tuple[Callable[[Path], Path], str, str]] = {
    "a folder": (lambda here: here, "is a folder", "est un dossier"),
    "a pipe": (a_pipe, "no ordinary file", "pas un fichier ordinaire"),
    "a device": (lambda _: Path("/dev/null"), "no ordinary file", "pas un fichier ordinaire"),
    "no folder": (lambda here: here / "no" / "such", "there is no folder", "il n’y a pas de dossier"),
    "below a file": (lambda _: Path(__file__) / "page", "there is no folder", "il n’y a pas de dossier"),
    "a long name": (lambda here: here / ("n" * 300), "name is too long", "nom est trop long"),
    "a letter of no name": (lambda here: here / "a\0b", "cannot be the name", "ne peut pas être le nom"),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("place", PLACES)
def test_a_place_that_is_no_place_for_a_file_is_told(
    kfjudge: Kfjudge, way: str, lang: str, place: str, tmp_path: Path
) -> None:
    where, english, french = PLACES[place]
    assert (english if lang == "en" else french) in said_to_be_refused(kfjudge, way, where(tmp_path), lang)


REFUSALS = {
    errno.EACCES: ("not allowed", "pas le droit"),
    errno.EROFS: ("nothing can be written there", "rien ne peut être écrit"),
    errno.ENOSPC: ("no space left", "plus de place"),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("number", REFUSALS)
def test_what_the_system_refuses_is_told_in_our_words(
    kfjudge: Kfjudge, way: str, lang: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def refused(path: Path, *how: int) -> int:
        if Path(path).parent == tmp_path:
            raise OSError(number, os.strerror(number), str(path))
        return opened(path, *how)

    monkeypatch.setattr(files.os, "open", refused)
    said = said_to_be_refused(kfjudge, way, tmp_path / "file", lang)
    assert REFUSALS[number][LANGS.index(lang)] in said
    assert str(tmp_path / "file") in said.replace(" ", "")
    assert not list(tmp_path.iterdir())


# Python would cut short what it compiles as well (-B below), and leave that for every test after this one.
FULL = (
    "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500));"
    "from kfjudge.cli import main; main()"
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("there", [True, False], ids=["a page there", "none there"])
def test_where_there_is_no_room_for_the_whole_nothing_is_lost_or_left(
    kfjudge: Kfjudge, cache: Path, lang: str, there: bool, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    kfjudge(*of(PAGE, file))  # the store is there from here on
    before = file.read_bytes()
    if not there:
        file.unlink()
    known = os.environ | {"KFJUDGE_CACHE": str(cache), "COLUMNS": "200"}
    command = [sys.executable, "-B", "-c", FULL, *of(PAGE, file, lang)]
    done = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert ("no space left" if lang == "en" else "plus de place") in words(done.stderr)
    assert "Traceback" not in done.stderr
    assert (file.read_bytes() if there else before) == before
    assert list(tmp_path.iterdir()) == ([file] if there else [])


@pytest.mark.parametrize("there", [True, False], ids=["a page there", "none there"])
def test_ctrl_c_in_the_midst_of_writing_leaves_what_was_there(
    kfjudge: Kfjudge, there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    kfjudge(*of(PAGE, file))
    before = file.read_bytes()
    if not there:
        file.unlink()

    def pressed(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", pressed)
    assert kfjudge(*of(PAGE, file)).status == 130
    assert list(tmp_path.iterdir()) == ([file] if there else [])
    assert not there or file.read_bytes() == before


def test_a_file_that_comes_while_ours_is_written_stays(
    kfjudge: Kfjudge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    opened = os.open

    def meanwhile(path: Path, *how: int) -> int:
        if Path(path).parent == tmp_path:
            file.write_text(MINE)
        return opened(path, *how)

    monkeypatch.setattr(files.os, "open", meanwhile)
    assert kfjudge(*of(PAGE, file)).status == 2
    assert file.read_text() == MINE
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("way", REPLAY_PAGES)
@pytest.mark.parametrize("output", ["-", "/dev/stdout"])
def test_a_page_on_the_output_is_that_page_alone(
    kfjudge: Kfjudge, way: str, output: str, tmp_path: Path
) -> None:
    kfjudge(*of(WAYS[way], tmp_path / "file"))
    seen = kfjudge(*of(WAYS[way], output))
    assert seen.status == 0
    assert seen.out == (tmp_path / "file").read_text(encoding="utf-8")
    assert "Written" in seen.err


def by_hand(kfjudge: Kfjudge, line: str, lang: str = "en") -> str:
    return words(kfjudge("replay", "faq/1.3/13", "--interactive", "--lang", lang, keys=f"{line}\nq\n").out)


@pytest.mark.parametrize("key", ["s", "s!"])
@pytest.mark.parametrize(("lang", "said"), [("en", "not saved: "), ("fr", "pas gardé : ")])
def test_a_match_played_by_hand_is_saved_through_no_link_either(
    kfjudge: Kfjudge, key: str, lang: str, said: str, tmp_path: Path
) -> None:
    mine, link = tmp_path / "mine", tmp_path / "link"
    mine.write_text(MINE)
    link.symlink_to(mine)
    assert said in by_hand(kfjudge, f"{key} {link}", lang)
    assert mine.read_text() == MINE
    assert link.is_symlink()


@pytest.mark.parametrize("key", ["s", "s!"])
def test_a_match_played_by_hand_goes_on_where_it_cannot_be_saved(
    kfjudge: Kfjudge, key: str, tmp_path: Path
) -> None:
    assert "not saved: " in by_hand(kfjudge, f"{key} {tmp_path}\nb")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lang", LANGS)
def test_no_name_at_all_is_refused_as_a_name(kfjudge: Kfjudge, way: str, lang: str) -> None:
    said = said_to_be_refused(kfjudge, way, "", lang)
    assert ("cannot be the name of a file" if lang == "en" else "ne peut pas être le nom") in said
