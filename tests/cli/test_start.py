"""What a command starts with: loading is most of what it costs, so each loads what it needs and no more. How
long that takes is measured by tests/benchmarks/bench_start.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from kfjudge.core.files import cache_root, data_root
from kfjudge.notation.scenario_files import find_scenarios
from tests.terminal import Kfjudge

ENGINE = (".engine", ".dsl", ".telling", "kfjudge.notation", "kfjudge.replay")
NEVER = ("typer", "pydantic", "rich", "prompt_toolkit", "yaml", "importlib.resources", "inspect", "shutil",
         "dataclasses", "platformdirs", "json")  # fmt: skip
FINDING = tuple(f"kfjudge.reference.{room}" for room in ("search", "names", "cards", "game"))
NOT_LOADED = {
    "--version": (*NEVER, *ENGINE, "msgspec", "inspect", "pathlib", "kfjudge.reference"),
    "lookup stun": (*NEVER, *ENGINE, "whoosh", "rapidfuzz"),
    "card bad penny": (*NEVER, *ENGINE, "whoosh", "rapidfuzz"),
    "search creature loses armor": (*NEVER, *ENGINE, "whoosh.fields", "rapidfuzz"),
    "ask can a stunned creature fight": (*NEVER, *ENGINE, "whoosh.fields", "rapidfuzz"),
    "replay editions/stun-omni": (*NEVER, "whoosh", "rapidfuzz", "kfjudge.reference"),  # it answers no entry
    "replay faq/1.3/13": (*NEVER, "whoosh", "rapidfuzz", *FINDING),  # the entry it answers is its verdict
    "explore faq/1.3/1": (*NEVER, "whoosh", "rapidfuzz", *FINDING),  # the store knows which boards are on it
}


def after(line: str, says: str, before: str = "") -> set[str]:
    """What a fresh process says once it has carried out a command line."""
    program = before + (
        "import io, sys; from contextlib import redirect_stdout\n"
        "from kfjudge.cli import run\n"
        f"with redirect_stdout(io.StringIO()): run({line.split()!r})\n"
        f"print(*{says}, sep='\\n')\n"
    )
    # The user's own cards and books are looked for where the system keeps them.
    known = {name: value for name, value in os.environ.items() if name != "KFJUDGE_DATA"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=known, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def is_of(module: str, among: tuple[str, ...]) -> bool:
    """Whether a module is one of those, in one of them, or in a room of that name of some game."""
    rooms = tuple(one for one in among if one.startswith("."))
    return any(f"{module}.".startswith(f"{one}.") for one in among) or any(room in module for room in rooms)


@pytest.mark.slow
@pytest.mark.parametrize("line", NOT_LOADED)
def test_a_command_loads_nothing_that_it_has_no_use_for(kfjudge: Kfjudge, line: str) -> None:
    kfjudge(*line.split())  # the store is there from here on
    loaded = after(line, "sys.modules")
    assert "kfjudge.cli" in loaded
    assert not sorted(name for name in loaded if is_of(name, NOT_LOADED[line]))


@pytest.mark.parametrize("line", ["replay faq/1.3/13", "explore faq/1.3/1", "replay 1.1/3"])
def test_the_boards_of_an_entry_are_found_without_opening_the_others(kfjudge: Kfjudge, line: str) -> None:
    kfjudge("lookup", "stun")  # the store is there from here on
    program = (
        "import sys; opened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
    )
    found = after(line, "(path for path in opened if path.endswith('.kf'))", program)
    (_, entry) = line.split()
    assert {Path(path).stem for path in found} == {
        scenario.name.rpartition("/")[2] for scenario in find_scenarios(entry, "keyforge")
    }


def test_a_replay_loads_the_cards_of_its_board_and_no_others(kfjudge: Kfjudge) -> None:
    from kfjudge.games.keyforge.facts import all_facts
    from kfjudge.notation.scenario_files import read_scenario

    board = "scenarios/keyforge/faq/anger-on-a-stunned-creature.kf"
    there = {all_facts()[card.card] for _, _, card in read_scenario(Path(board).read_text("utf-8")).cards()}
    kfjudge("replay", board)  # whose answer is read from the store, there from here on
    loaded = after(f"replay {board}", "(name for name in sys.modules if '.cards.' in name)")
    assert {name.rpartition(".")[2] for name in loaded} == {f"{facts.set}_{facts.house}" for facts in there}


@pytest.mark.parametrize("home", ["/home/somebody", "/"])
@pytest.mark.parametrize("given", [None, "", "/srv/files", "relative"])
def test_folders_of_a_user_are_where_the_system_keeps_them(
    home: str, given: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", home)
    for name in ("KFJUDGE_CACHE", "KFJUDGE_DATA"):
        monkeypatch.delenv(name, raising=False)
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
        if given is not None:
            monkeypatch.setenv(name, given)
    assert cache_root() == platformdirs.user_cache_path("kfjudge", appauthor=False)
    assert data_root() == platformdirs.user_data_path("kfjudge", appauthor=False)
