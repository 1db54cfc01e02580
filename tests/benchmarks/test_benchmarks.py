"""Every benchmark still runs: on little, for a moment. What they measure is no matter of tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from kfjudge.reference.content.library import Library, read_library
from tests.benchmarks import bench_beside, bench_engine, bench_paths, bench_search, bench_start
from tests.keyforge.table import table
from tests.search import queries

pytestmark = pytest.mark.slow

FEW = 3  # queries
BOARD = "editions/stun-omni"

Shown = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def with_an_index(cache: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))


@pytest.fixture
def few_queries(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bench_search, "rows", lambda half=None: queries.rows(half)[:FEW])


def read_rules(root: Path, game: str) -> Library:
    """Read a few entries, which are quickly made a store."""
    library = read_library(root, game)
    few = {id: record for id, record in library.records.items() if record.kind in ("glossary", "rule")}
    return replace(library, records=few)


@pytest.mark.usefixtures("with_an_index", "few_queries")
def test_search_is_compared(tmp_path: Path, capsys: Shown) -> None:
    bench_search.compare_in(tmp_path)
    shown = capsys.readouterr().out
    assert "FTS5" in shown
    assert "boards alone" in shown


@pytest.mark.usefixtures("few_queries")
def test_search_is_measured_in_several_sizes(monkeypatch: Patch, capsys: Shown) -> None:
    def in_this_process(command: list[str], **_: object) -> SimpleNamespace:
        bench_search.main(command[-2:])
        return SimpleNamespace(stdout=capsys.readouterr().out.splitlines()[-1])

    monkeypatch.setattr(bench_search, "SIZES", (1, 2))
    monkeypatch.setattr(bench_search, "read_library", read_rules)
    monkeypatch.setattr(bench_search, "read_boards", lambda *_: [])
    monkeypatch.setattr(subprocess, "run", in_this_process)
    bench_search.main(["--growth"])
    sizes = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert [size for size, _ in sizes] == ["2"]


def test_the_engine_is_measured(monkeypatch: Patch, capsys: Shown) -> None:
    monkeypatch.setattr(bench_engine, "MOST_RUNS", 100)
    monkeypatch.setattr(sys, "argv", ["bench_engine", "--games", "1"])
    bench_engine.main()
    assert "random games: 1, {'won': 1}" in capsys.readouterr().out


def test_a_start_is_measured(monkeypatch: Patch, capsys: Shown) -> None:
    monkeypatch.setattr(bench_start, "AT_MOST", {("--version",): 0.3})
    bench_start.main(1)
    assert "--version" in capsys.readouterr().out


def test_the_modules_of_a_command_are_counted(monkeypatch: Patch, capsys: Shown) -> None:
    monkeypatch.setattr(bench_paths, "COMMANDS", {("--version",): 100})
    monkeypatch.setattr(sys, "argv", ["bench_paths"])
    bench_paths.main()
    assert "modules (goal 100)" in capsys.readouterr().out


def test_two_trees_are_set_side_by_side(monkeypatch: Patch, capsys: Shown) -> None:
    def little(work: str, _: Path) -> Any:
        if work in bench_beside.EVERYTHING_TO_CHOOSE:
            return table(south={"line": ["troll"]}), []
        few = {"replays": [BOARD], "explorations": [BOARD], "random_games": bench_beside.decks()[:1]}
        return few.get(work, [])

    monkeypatch.setattr(bench_beside, "given", little)
    bench_beside.beside(bench_beside.HERE, 1, list(bench_beside.WORK))
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(bench_beside.WORK)
