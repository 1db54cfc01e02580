"""Esperanto in the house: registered, and gone again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kfjudge import words
from kfjudge.games.keyforge import words as words_of_keyforge
from kfjudge.reference.store import store
from tests.registry import clear_caches

OF_KEYFORGE = Path(__file__).parent / "keyforge"
STORES: dict[tuple[Path, Path, str], store.Store] = {}  # with its words; nobody else may open one of them


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An index of its own: a language is searched too."""
    return tmp_path_factory.mktemp("esperanto-cache")


@pytest.fixture(autouse=True)
def esperanto(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """kfjudge speaks Esperanto, as far as its folders go."""
    monkeypatch.setitem(words.LANGUAGES, "eo", "tests.esperanto")
    monkeypatch.setattr(store, "_open", STORES)
    monkeypatch.setattr(words_of_keyforge, "__path__", [*words_of_keyforge.__path__, str(OF_KEYFORGE)])
    clear_caches()
    yield
    monkeypatch.undo()
    for name in list(sys.modules):
        if name.startswith(f"{words_of_keyforge.__name__}.eo"):
            del sys.modules[name]
    clear_caches()
