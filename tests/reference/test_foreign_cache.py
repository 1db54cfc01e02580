"""A cache runs no code, whoever wrote into it; and one into which others may write is not used."""

from __future__ import annotations

import os
import re
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from kfjudge import api
from kfjudge.cli.prompt import editor
from kfjudge.core import files
from kfjudge.reference.store import build, store
from kfjudge.reference.store.store import open_store, rebuild, status
from tests.fuzz import caches
from tests.fuzz.caches import answers, built_in, fit_sums, plant
from tests.terminal import Kfjudge

pytestmark = pytest.mark.slow

ANOTHER = 12_345  # a user whom nobody is
HasRun = Callable[[], bool]
tells_owners = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no file tells its owner")
as_root = pytest.mark.skipif(getattr(os, "geteuid", lambda: 1)() != 0, reason="only root gives files away")


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[Path]:
    with caches.small_library(tmp_path) as place:
        yield place


@pytest.fixture
def has_run(tmp_path: Path) -> Iterator[HasRun]:
    with caches.stranger(tmp_path) as whether:
        yield whether


@pytest.fixture
def right(cache: Path) -> list[object]:  # noqa: ARG001  # a library in which to ask
    return answers()


def give_away(path: Path) -> None:
    os.chown(path, ANOTHER, ANOTHER)


def test_what_a_stranger_planted_in_a_store_does_not_run(
    cache: Path, right: list[object], has_run: HasRun
) -> None:
    for name in sorted(path.name for path in built_in(cache).iterdir() if path.name != build.MANIFEST):
        plant(built_in(cache), name)
        assert len(answers()) == len(right), name
        assert not has_run(), name


@pytest.fixture
def shipped(cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The store that came with the wheel of a small library."""
    root = cache.parent / "content"
    module = ModuleType("kfjudge.shipped")
    exec(build.ship_stores(root, root / build.SHIPPED, ["keyforge"]), module.__dict__)
    monkeypatch.setitem(sys.modules, "kfjudge.shipped", module)
    monkeypatch.setattr(build, "_distrusted", set())
    return root / build.SHIPPED / "keyforge"


@tells_owners
@pytest.mark.parametrize("mode", [0o755, 0o777])
def test_a_store_that_came_with_the_wheel_is_used_whoever_may_write_there(
    mode: int, shipped: Path, cache: Path
) -> None:
    shipped.chmod(mode)
    assert api.entry("glossary/stun").title == "Stun"
    assert api.search("stun")
    assert open_store().directory == shipped
    assert not cache.exists()
    assert status("keyforge").fresh


@tells_owners
def test_a_store_that_came_with_the_wheel_and_was_changed_by_others_is_not_believed(
    shipped: Path, cache: Path
) -> None:
    right = answers()
    names = (shipped / "names").read_bytes()
    (shipped / "names").write_bytes(names.replace(b"Stun", b"Numb").replace(b"stun", b"numb"))
    fit_sums(shipped)
    assert answers() != right, "one's own is believed"
    shipped.chmod(0o777)
    assert answers() == right
    assert open_store().directory == built_in(cache)


def test_a_store_that_came_with_the_wheel_and_is_damaged_is_left_where_it_is(
    shipped: Path, cache: Path
) -> None:
    right = answers()
    before = sorted(shipped.parent.rglob("*"))
    (shipped / "units").write_bytes(bytes(255 - byte for byte in (shipped / "units").read_bytes()))
    assert answers() == right
    assert sorted(shipped.parent.rglob("*")) == before
    assert open_store().directory == built_in(cache)


def test_who_builds_anew_uses_that_and_not_what_came_with_the_wheel(shipped: Path, cache: Path) -> None:
    right = answers()
    assert open_store().directory == shipped
    rebuild("keyforge")
    assert answers() == right
    assert open_store().directory == built_in(cache)


def test_postings_that_are_none_are_mended(cache: Path, right: list[object]) -> None:
    for wrong in (rb"\t99999999", rb"\t-1", rb"\tx", rb"\t"):
        postings = built_in(cache) / "postings"
        postings.write_bytes(re.sub(rb"\t[0-9 ]+(?=\n)", wrong, postings.read_bytes()))
        fit_sums(built_in(cache))
        assert answers() == right, wrong
        assert open_store().directory is not None, "served, yet not mended"


@pytest.mark.parametrize("where", ["own", pytest.param("another's", marks=as_root)])
@tells_owners
def test_nothing_is_read_from_a_folder_into_which_others_may_write(
    where: str, cache: Path, right: list[object], has_run: HasRun
) -> None:
    for name in ("names", "postings"):
        plant(built_in(cache), name)
    if where == "own":
        cache.chmod(0o777)
    else:
        give_away(cache)
    before = sorted(cache.rglob("*"))
    assert answers() == right
    assert not has_run()
    assert open_store().directory is None
    assert rebuild("keyforge").path is None
    assert sorted(cache.rglob("*")) == before, "something was put there"


@tells_owners
@pytest.mark.parametrize("mode", [0o775, 0o707, 0o1777])
def test_a_cache_that_others_may_write_is_told_by_the_doctor(
    mode: int, cache: Path, right: list[object], kfjudge: Kfjudge
) -> None:
    cache.chmod(mode)
    assert answers() == right
    assert open_store().directory is None
    told = kfjudge("doctor").text
    assert f"chmod go-w {cache}" in told
    assert "others may write" in told
    assert f"chmod go-w {cache}" in kfjudge("doctor", "--lang", "fr").text
    assert "d’autres que vous peuvent écrire" in kfjudge("index", "--rebuild", "--lang", "fr").text
    assert kfjudge("doctor", "--json").data["foreign"] == {"folder": str(cache), "why": "writable"}
    cache.chmod(0o755)
    assert "foreign" not in kfjudge("doctor", "--json").data
    assert answers() == right
    assert open_store().directory is not None


def test_an_index_that_is_not_built_yet_is_told_apart_from_one_that_no_cache_keeps(
    cache: Path, kfjudge: Kfjudge
) -> None:
    assert "Index not built yet (the first search builds it): keyforge Fresh: no" in kfjudge("doctor").text
    french = kfjudge("doctor", "--lang", "fr").text
    assert "Index pas encore fait (la première recherche le fera) : keyforge" in french
    assert "memory" not in kfjudge("doctor", "--json").data
    rebuild("keyforge")
    assert "Index not built yet" not in kfjudge("doctor").text
    shutil.rmtree(cache)
    cache.write_text("no folder")
    assert "Index kept in memory: keyforge" in kfjudge("doctor").text
    assert "Index gardé en mémoire : keyforge" in kfjudge("doctor", "--lang", "fr").text
    assert "unbuilt" not in kfjudge("doctor", "--json").data


@as_root
def test_a_cache_that_is_another_s_is_told_by_the_doctor(
    cache: Path, right: list[object], kfjudge: Kfjudge
) -> None:
    give_away(cache)
    assert answers() == right
    assert f"{cache} belongs to somebody else" in kfjudge("doctor").text
    assert f"{cache} appartient à quelqu’un d’autre" in kfjudge("doctor", "--lang", "fr").text
    assert kfjudge("index", "--json").data["foreign"] == {"folder": str(cache), "why": "owner"}


@as_root
def test_a_file_that_another_left_in_a_folder_of_one_s_own_is_not_read(
    cache: Path, right: list[object]
) -> None:
    place = built_in(cache)
    for name in (build.MANIFEST, "entries", "names", "places"):
        give_away(place / name)
        assert answers() == right
        assert built_in(cache).joinpath(name).stat().st_uid == 0, f"{name} was read"


@tells_owners
def test_a_folder_above_the_cache_may_let_nobody_put_another_in_its_place(tmp_path: Path) -> None:
    above = tmp_path / "above"
    place = above / "cache"
    files.make_private_folder(place)
    above.chmod(0o777)
    told = files.find_foreign_folder(place)
    assert told
    assert (told.folder, told.why) == (str(above), "writable")
    above.chmod(0o1777)  # as /tmp is: who may write there moves but what is his own
    assert files.find_foreign_folder(place) is None
    assert files.find_foreign_folder(place / "not" / "yet") is None


@as_root
def test_a_link_into_another_s_folder_is_no_way_round(tmp_path: Path) -> None:
    other, link = tmp_path / "other", tmp_path / "cache"
    other.mkdir()
    link.symlink_to(other)
    assert files.find_foreign_folder(link) is None, "one's own folder, wherever it is"
    give_away(other)
    told = files.find_foreign_folder(link)
    assert told
    assert (told.folder, told.why) == (str(other), "owner")
    os.chown(other, 0, 0)
    os.chown(link, ANOTHER, ANOTHER, follow_symlinks=False)
    told = files.find_foreign_folder(link)
    assert told
    assert (told.folder, told.why) == (str(link), "owner")


@tells_owners
@pytest.mark.parametrize("umask", [0o000, 0o002, 0o022])
def test_what_is_built_is_the_user_s_alone(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        with caches.small_library(tmp_path / "deep" / "er") as cache:
            (tmp_path / "deep").chmod(0o755)
            (tmp_path / "deep" / "er").chmod(0o755)
            answers()
            found = [cache, *cache.rglob("*")]
            assert open_store().directory is not None
    finally:
        os.umask(before)
    assert [path for path in found if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077] == []


def test_a_store_that_is_broken_though_its_sums_fit_is_built_once_more_and_no_more(
    cache: Path, right: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("units", "stems", "frequencies", "phrases", "words"):
        (built_in(cache) / name).write_bytes(b"\nno\ttable\n")
        fit_sums(built_in(cache))
        assert answers() == right, name
    monkeypatch.setattr(build, "build", lambda *_: pytest.fail("built again"))
    assert answers() == right


def test_a_command_says_nothing_of_a_store_that_it_had_to_build_anew(cache: Path, kfjudge: Kfjudge) -> None:
    before = kfjudge("search", "stun")
    (built_in(cache) / "units").write_bytes(b"\nno\ttable\n")
    fit_sums(built_in(cache))
    store._open.clear()
    assert kfjudge("search", "stun") == before


def test_a_broken_store_that_cannot_be_taken_away_is_told_and_not_tried_for_ever(
    cache: Path, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers()
    (built_in(cache) / "units").write_bytes(b"\nno\ttable\n")
    fit_sums(built_in(cache))
    store._open.clear()
    monkeypatch.setattr(build, "_move_away", lambda _: None)  # the folder cannot be written, say
    monkeypatch.setattr(build, "build", lambda *_: pytest.fail("built"))
    seen = kfjudge("search", "stun")
    assert seen.status == 2
    assert "fault of kfjudge, not yours: ValueError" in " ".join(seen.err.split())


def test_an_error_of_ours_costs_one_store_and_is_told(
    cache: Path, right: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert right
    calls = []

    def wrong(*_: object, **__: object) -> None:
        calls.append(1)
        open_store()
        raise RuntimeError("ours")

    store._open.clear()
    monkeypatch.setattr("kfjudge.reference.search.search.search", wrong)
    with pytest.raises(RuntimeError):
        api.search("stun")
    assert len(calls) == 2
    with pytest.raises(RuntimeError):
        api.search("stun")
    assert len(calls) == 3, "a store that this process built is not at fault"
    assert built_in(cache)


def test_rebuilding_keeps_nothing_of_what_was_there(cache: Path, right: list[object]) -> None:
    names = built_in(cache) / "names"
    names.write_bytes(names.read_bytes().replace(b"Stun", b"Numb"))
    fit_sums(built_in(cache))
    rebuild("keyforge")
    assert b"Numb" not in (built_in(cache) / "names").read_bytes()
    assert answers() == right


def test_a_stamp_leads_to_no_store_outside_the_cache(
    cache: Path, right: list[object], tmp_path: Path
) -> None:
    place = built_in(cache)
    [stamp] = (cache / "stamps").glob("keyforge-*")
    _, _, told = stamp.read_text(encoding="utf-8").partition("\n")
    (place / "names").write_bytes((place / "names").read_bytes().replace(b"Stun", b"Numb"))
    fit_sums(place)
    place.rename(tmp_path / "elsewhere")
    stamp.write_text(f"../elsewhere\n{told}", encoding="utf-8")
    assert answers() == right


def test_a_damaged_stamp_of_another_library_stands_in_no_one_s_way(cache: Path, right: list[object]) -> None:
    (cache / "stamps" / "00000000").write_bytes(b"\xff\xfe garbage")
    rebuild("keyforge")
    assert answers() == right
    assert not (cache / "stamps" / "00000000").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
@pytest.mark.parametrize("name", ["entries", "names", build.MANIFEST])
def test_nobody_waits_for_who_may_write_into_a_pipe(name: str, cache: Path, right: list[object]) -> None:
    place = built_in(cache)
    (place / name).unlink()
    os.mkfifo(place / name, 0o600)
    assert answers() == right


def test_a_history_is_never_written_nor_read_through_a_link(tmp_path: Path) -> None:
    other, kept = tmp_path / "other", tmp_path / "state" / "history"
    other.write_text("theirs\n")
    other.chmod(0o644)
    kept.parent.mkdir()
    kept.symlink_to(other)
    editor.append_to_history(kept, "stun")
    assert editor.read_history(kept) == []
    assert other.read_text() == "theirs\n"
    assert stat.S_IMODE(other.stat().st_mode) == 0o644


def test_a_history_is_shortened_into_no_file_that_a_link_leads_to(tmp_path: Path) -> None:
    other, kept = tmp_path / "other", tmp_path / "history"
    other.write_text("theirs\n")
    kept.write_text("line\n" * (editor.MOST + 1))
    (tmp_path / f"history.{os.getpid()}").symlink_to(other)
    assert len(editor.read_history(kept)) == editor.MOST
    assert other.read_text() == "theirs\n"
    assert len(kept.read_text().splitlines()) == editor.MOST


def test_the_status_of_a_cache_that_is_not_used_reads_nothing_of_it(
    cache: Path, right: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert right
    foreign = files.ForeignFolder(str(cache), "owner")
    for module in (store, build):
        monkeypatch.setattr(module, "find_foreign_folder", lambda _: foreign)
        monkeypatch.setattr(module, "read_manifest", lambda _: pytest.fail("read"))
    assert not status("keyforge").fresh
