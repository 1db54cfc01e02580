"""A person who types one command line, or opens a page in a browser; and the order of the whole suite: at
random, but for the test that builds and installs a wheel. It takes longest, so it begins first, and the
others need not wait for it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from kfjudge.cli import run
from kfjudge.core.invariants import checking_every_event
from kfjudge.games.keyforge.engine import spec
from tests.browser import Browser, browser
from tests.terminal import Kfjudge, Output

UNWRITTEN = ("ether-spider", "duma-the-martyr", "hypnobeam")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != "test_wheel.py")


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """One index for all the tests, and for all who run them: building it takes longer than most of them."""
    folder = tmp_path_factory.getbasetemp()
    return (folder if worker_id == "master" else folder.parent) / "kfjudge-cache"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for a user's own books, in which there are none."""
    monkeypatch.setenv("KFJUDGE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def kfjudge(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, cache: Path) -> Kfjudge:
    """Run one command line, in a terminal of so many columns and a locale, with keys typed at it."""

    def typed(*words: str, columns: int = 80, keys: str = "", locale: str = "C.UTF-8") -> Output:
        monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LC_ALL", locale)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(keys.encode())))
        status = run(list(words))
        out, err = capsys.readouterr()
        return Output(status, out, err)

    return typed


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser for the tests of one module, which are skipped where there is none."""
    with browser(tmp_path_factory.mktemp("browser")) as opened:
        yield opened


@pytest.fixture(scope="module")
def watched() -> Iterator[None]:
    """No number of any board is below zero, after any event."""
    with checking_every_event():
        yield


@pytest.fixture
def unwritten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cards as they are before somebody writes them: known by name, and not modeled."""
    spec.modeled()
    for id in UNWRITTEN:
        monkeypatch.delitem(spec.REGISTER, id, raising=False)
    spec.spec_of.cache_clear()
    yield
    spec.spec_of.cache_clear()
