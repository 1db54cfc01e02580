"""The compiled reference: built once, found again, built again when it is damaged or its content changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from kfjudge.core.files import announcing_builds
from kfjudge.games import GAMES
from kfjudge.games.keyforge import reference as keyforge_reference
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling import card_text
from kfjudge.reference.content import library as content
from kfjudge.reference.store import build, store
from kfjudge.reference.store.store import open_store, rebuild, status
from tests.reference.samples import REAP, STUN
from tests.registry import only_games

Content = Callable[[dict[str, str | bytes]], Path]
REPO = Path(content.__file__).parents[3]
TABLES = (
    "entries",
    "places",
    "names",
    "units",
    "stems",
    "phrases",
    "words",
    "frequencies",
    "outside",
    "common",
    "postings",
)


@pytest.fixture(autouse=True)
def own_content(content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small content and an empty cache, for this test alone."""
    root = content({})
    monkeypatch.setenv("KFJUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(store, "content_root", lambda: root)
    some = {id: all_facts()[id] for id in ("anger", "bad-penny")}  # every card takes a second
    monkeypatch.setattr(keyforge_reference, "known_facts", lambda: some)
    with only_games({"keyforge": GAMES["keyforge"]}):
        yield root


def titles(id: str = "glossary/stun") -> str:
    """A title as a new process would read it, and an index that answers."""
    store._open.clear()
    opened = open_store()
    record = opened.record(id)
    assert record is not None
    assert opened.index().postings("en", "stun")
    return record.titles["en"]


def built_in(cache: Path) -> list[str]:
    return sorted(path.name for path in cache.iterdir() if path.name != build.STAMPS)


def test_the_store_is_built_once_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert titles() == "Stun"
    monkeypatch.setattr(build, "build", lambda *_: pytest.fail("built twice"))
    monkeypatch.setattr(build, "hash_content", lambda *_: pytest.fail("read every file"))
    assert titles() == "Stun"
    assert len(built_in(tmp_path / "cache")) == 1


def test_the_store_follows_the_content(own_content: Path, tmp_path: Path) -> None:
    assert titles("rule/reap") == "Reap"
    [before] = built_in(tmp_path / "cache")
    path = own_content / "glossary/keyforge/rule/reap.yaml"
    path.write_text(REAP.replace("en: Reap", "en: Reaping"), encoding="utf-8")
    assert titles("rule/reap") == "Reaping"
    assert before not in built_in(tmp_path / "cache"), "the old store should be cleaned away"


def test_files_that_were_only_touched_need_no_new_store(own_content: Path, tmp_path: Path) -> None:
    assert titles() == "Stun"
    before = built_in(tmp_path / "cache")
    os.utime(own_content / "glossary/keyforge/glossary/stun.yaml", ns=(1, 1))
    assert titles() == "Stun"
    assert built_in(tmp_path / "cache") == before


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["cut", "overwritten", "gone", "flipped"])
@pytest.mark.parametrize("name", [*TABLES, "manifest"])
def test_a_damaged_file_is_mended_without_a_word(
    name: str, damage: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert titles() == "Stun"
    [directory] = [path for path in (tmp_path / "cache").iterdir() if path.name != build.STAMPS]
    path = directory / name
    data = path.read_bytes()
    if damage == "gone":
        path.unlink()
    elif damage == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "overwritten":
        path.write_bytes(b"garbage")
    else:
        path.write_bytes(bytes(255 - byte for byte in data))
    assert titles() == "Stun"
    assert open_store().text("names").count(b"\tStun\n")
    assert open_store().rows("units")
    assert open_store().directory is not None, "served, yet not mended"
    assert capfd.readouterr() == ("", "")


def test_a_manifest_that_lacks_a_line_is_no_manifest(tmp_path: Path) -> None:
    assert titles() == "Stun"
    [directory] = [path for path in (tmp_path / "cache").iterdir() if path.name != build.STAMPS]
    lines = (directory / build.MANIFEST).read_text(encoding="utf-8").splitlines(keepends=True)
    for count in range(len(lines)):
        (directory / build.MANIFEST).write_text("".join(lines[:count]), encoding="utf-8")
        assert build.read_manifest(directory) is None, f"{count} of {len(lines)} lines"


def test_a_damaged_stamp_costs_nothing_but_time(tmp_path: Path) -> None:
    assert titles() == "Stun"
    for stamp in (tmp_path / "cache" / build.STAMPS).iterdir():
        stamp.write_bytes(b"\xff\xfe garbage")
    assert titles() == "Stun"


def test_what_an_interrupted_build_left_is_not_taken_for_a_store(tmp_path: Path) -> None:
    left = tmp_path / "cache" / "building-left"
    (left / "index").mkdir(parents=True)
    (left / "entries").write_bytes(b"half")
    os.utime(left, (0, 0))
    assert titles() == "Stun"
    assert not left.exists()


def test_a_build_that_breaks_off_leaves_the_store_as_it_was(
    own_content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert titles() == "Stun"
    before = built_in(tmp_path / "cache")
    (own_content / "glossary/keyforge/rule/reap.yaml").write_text(REAP + "\n", encoding="utf-8")
    with monkeypatch.context() as breaking:
        breaking.setattr(build, "write_store", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            titles()
    assert built_in(tmp_path / "cache") == before
    assert titles() == "Stun"


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no directory")
    monkeypatch.setenv("KFJUDGE_CACHE", str(tmp_path / "file" / "cache"))
    assert titles() == "Stun"
    assert open_store().directory is None
    assert rebuild("keyforge").path is None


def test_a_full_disk_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(build, "write_store", full)
    assert titles() == "Stun"
    assert open_store().directory is None


@pytest.mark.slow
def test_several_builds_at_once_leave_one_good_store(own_content: Path, tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from kfjudge.reference.store import store\n"
        "store.content_root = lambda: Path(sys.argv[1])\n"
        "opened = store.open_store()\n"
        "print(opened.record('glossary/stun').titles['en'], len(opened.index().postings('en', 'stun')) > 0)\n"
        "print(opened.is_new)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(REPO)}
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", script, str(own_content)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
        )
        for _ in range(4)
    ]
    told = sorted(run.communicate() for run in runs)
    assert told == [("Stun True\nFalse\n", "")] * 3 + [("Stun True\nTrue\n", "")], "one builds"
    assert len(built_in(tmp_path / "cache")) == 1


def test_who_builds_for_too_long_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    (tmp_path / "cache" / build.STAMPS).mkdir(0o700, parents=True)
    with (tmp_path / "cache" / build.STAMPS / "keyforge.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        monkeypatch.setattr(build, "_PATIENCE", 0.2)
        assert titles() == "Stun"
    assert len(built_in(tmp_path / "cache")) == 1


def test_who_waits_is_told_of_which_game() -> None:
    told: list[str] = []

    @contextmanager
    def tell(game: str) -> Iterator[None]:
        told.append(f"building {game}")
        yield
        told.append("done")

    token = announcing_builds.set(tell)
    try:
        assert titles() == "Stun"
        assert titles() == "Stun"
    finally:
        announcing_builds.reset(token)
    assert told == ["building keyforge", "done"]


def test_the_same_content_elsewhere_is_the_same_store(own_content: Path, tmp_path: Path) -> None:
    shutil.copytree(own_content, tmp_path / "elsewhere" / "content")
    one, other = (
        build.hash_content(root, "keyforge") for root in (own_content, tmp_path / "elsewhere" / "content")
    )
    assert one == other


def test_the_same_content_gives_the_same_bytes_however_sets_are_ordered(
    own_content: Path, tmp_path: Path
) -> None:
    script = (
        "import sys; from pathlib import Path; from kfjudge.reference.store.build import ship_stores\n"
        "print(ship_stores(Path(sys.argv[1]), Path(sys.argv[2]), ['fateforge']))\n"
    )
    shutil.copytree(REPO / "glossary" / "fateforge", own_content / "glossary" / "fateforge")
    printed = set()
    for seed in ("1", "2"):
        known = os.environ | {"PYTHONPATH": str(REPO), "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", script, str(own_content), str(tmp_path / seed)]
        printed.add(subprocess.run(command, env=known, capture_output=True, text=True, check=True).stdout)
    assert len(printed) == 1
    assert "fateforge" in printed.pop()


def test_a_mistake_in_the_content_is_counted_and_the_rest_is_served(own_content: Path) -> None:
    (own_content / "glossary/keyforge/rule/reap.yaml").write_text("title: [", encoding="utf-8")
    opened = open_store()
    assert opened.troubles == 1
    assert opened.record("rule/reap") is None
    stun = opened.record("glossary/stun")
    assert stun is not None
    assert stun.see == ()


def test_status_builds_nothing(tmp_path: Path) -> None:
    found = status("keyforge")
    assert (found.entries, found.cards, found.troubles, found.fresh, found.cache) == (3, 2, 0, False, None)
    assert not (tmp_path / "cache").exists()
    built = rebuild("keyforge")
    found = status("keyforge")
    assert found.fresh
    assert found.cache == built.path
    assert found.bytes > 0
    assert (built.entries, built.cards, built.troubles) == (3, 2, 0)


def test_an_entry_comes_back_from_the_store_as_it_went_in(own_content: Path) -> None:
    records = content.read_library(own_content).records
    opened = open_store()
    assert opened.ids() == list(records)
    read = [opened.record(id) for id in records]
    assert [record and replace(record, behaviors=()) for record in read] == list(records.values())


def test_what_a_card_does_is_printed_once_for_every_edition_and_language() -> None:
    anger = open_store().record("card/anger")
    assert anger
    [behavior] = anger.behaviors
    assert behavior.editions == ("1.0", "1.1", "1.3")
    assert {lang: list(told) for lang, told in behavior.sentences.items()} == {
        lang: card_text("anger", lang) for lang in ("en", "fr")
    }


def test_all_code_by_which_words_are_compared_belongs_to_the_store(own_content: Path) -> None:
    made_from = build.list_sources(own_content, "keyforge")
    for code in ("core/text.py", "notation/parser/header.py", "reference/text.py", "words/fr/searching.py"):
        assert f"kfjudge/{code}\t" in made_from.replace(os.sep, "/")


def test_another_stun_is_another_store(own_content: Path) -> None:
    before = build.hash_content(own_content, "keyforge")
    (own_content / "glossary/keyforge/glossary/stun.yaml").write_text(STUN + "# \n", encoding="utf-8")
    assert build.hash_content(own_content, "keyforge") != before
