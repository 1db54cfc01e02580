"""The toy in the house: registered, beside KeyForge or alone, with what people read and edit of it laid out
in a folder; and gone again."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from kfjudge.core import files
from kfjudge.games import GAMES
from tests.registry import only_games

HERE = Path(__file__).parent
KEYFORGE = HERE.parent.parent


@pytest.fixture(scope="session")
def toy_content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What people read and edit of the toy."""
    return Path(shutil.copytree(HERE / "content", tmp_path_factory.mktemp("toy") / "content"))


@pytest.fixture(scope="session")
def shared_content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, beside that of KeyForge."""
    folder = tmp_path_factory.mktemp("both") / "content"
    for name in ("glossary", "faq", "scenarios"):
        shutil.copytree(KEYFORGE / name / "keyforge", folder / name / "keyforge")
    return Path(shutil.copytree(HERE / "content", folder, dirs_exist_ok=True))


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The indexes of the toy, not those of all other tests: one for each folder of content."""
    return tmp_path_factory.mktemp("toy-cache")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, toy_content: Path) -> Iterator[Path]:
    """The toy is the only game in the house: the folder of what is read and edited."""
    yield from _moved_in(monkeypatch, toy_content, beside=())


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch, shared_content: Path) -> Iterator[Path]:
    """The toy is the second game in the house."""
    yield from _moved_in(monkeypatch, shared_content, beside=("keyforge",))


def _moved_in(monkeypatch: pytest.MonkeyPatch, folder: Path, *, beside: Collection[str]) -> Iterator[Path]:
    there = {game: GAMES[game] for game in beside} | {"toy": "tests.toy.game.Toy"}
    monkeypatch.setattr(files, "PLACES", (folder,))
    with only_games(there):
        yield folder
