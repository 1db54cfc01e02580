"""Tab in bash, zsh and fish themselves, among files with hostile names: what is inserted means the file, and
runs nothing."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kfjudge.cli.completion import SHELLS, VARIABLE
from tests.terminal import Kfjudge, Typist, open_program

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")

# What is typed before Tab, how the file is called, and what the program is to be told.
HOSTILE = {
    "a command": ("a", "a $(touch PWNED).kf"),
    "an old command": ("b", "b`touch PWNED`.kf"),
    "two commands": ("c", "c;touch PWNED;.kf"),
    "quotes": ("d", "d'e\"f\\g.kf"),
    "a line break": ("h", "h\n touch PWNED\n.kf"),
    "a home": ("./~", "./~root.kf"),
    "an option": ("./-", "./-rf.kf"),
    "signs": ("i", "i!!#&|<>(){}[]*?=%^é $HOME.kf"),
    "two words": ("two", "two words.kf"),
    "open single quote": ("'two", "two words.kf"),
    "open double quote": ('"d', "d'e\"f\\g.kf"),
    "a command in an open quote": ('"a', "a $(touch PWNED).kf"),
    "a bang in an open quote": ('"i', "i!!#&|<>(){}[]*?=%^é $HOME.kf"),
    "a line break in an open quote": ("'h", "h\n touch PWNED\n.kf"),
    "a space that was typed": ("two\\ w", "two words.kf"),
    "a folder that is quoted": ("'g folder/'in", "g folder/in it.kf"),
    "behind a colon": ("k:", "k:l m.kf"),
    "behind an equals sign": ("n=", "n=o p.kf"),
    "home": ("~/at", "HOME/at home.kf"),
}
_READY = "kfjudge-test> "
_START = {
    "bash": ["bash", "--norc", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
_TEACH = {
    "bash": "PS1='kfjudge-''test> '; source '{script}'",
    "zsh": "PS1='kfjudge-''test> '; autoload -Uz compinit; compinit -u -D; source '{script}'",
    "fish": "function fish_prompt; echo -n 'kfjudge-''test> '; end; source '{script}'",
}


@pytest.fixture
def folder(kfjudge: Kfjudge, cache: Path, tmp_path: Path) -> Path:
    """A folder of hostile files, and a kfjudge beside it that completes, and writes down how it is called."""
    for path in ("here/g folder", "bin", "home"):
        (tmp_path / path).mkdir(parents=True)
    for _, name in HOSTILE.values():
        (tmp_path / "here" / name.replace("HOME/", "../home/")).touch()
    program = tmp_path / "bin" / "kfjudge"
    program.write_text(
        f"#!{sys.executable}\nimport json, os, sys\n"
        f"if os.environ.get('{VARIABLE}'):\n"
        f"    os.environ['KFJUDGE_CACHE'] = {str(cache)!r}\n"
        f"    os.execv(sys.executable, [sys.executable, '-m', 'kfjudge'])\n"
        f"open({str(tmp_path / 'called')!r}, 'w').write(json.dumps(sys.argv[1:]))\n"
        "print('cal' + 'led')\n"
    )
    program.chmod(0o755)
    for shell in SHELLS:
        (tmp_path / f"script.{shell}").write_text(kfjudge("--show-completion", shell).out)
    return tmp_path


@pytest.fixture
def shell(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Typist]]:
    """Open a shell that was taught to complete, in the folder with the files."""
    monkeypatch.chdir(folder / "here")
    with ExitStack() as open_ones:

        def open_shell(name: str) -> Typist:
            if shutil.which(name) is None:
                pytest.skip(f"{name} is not here")
            environment = {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder / "home")}
            environment |= {"PYTHONPATH": ":".join(path for path in sys.path if path)}
            typist = open_ones.enter_context(open_program(*_START[name], columns=200, **environment))
            typist.type(_TEACH[name].format(script=folder / f"script.{name}") + "\r", until=_READY)
            return typist

        yield open_shell


@pytest.mark.slow
@pytest.mark.parametrize("name", SHELLS)
def test_a_name_that_is_completed_is_the_file_and_runs_nothing(
    shell: Callable[[str], Typist], folder: Path, name: str
) -> None:
    typist, called = shell(name), {}
    for case, (typed, _) in HOSTILE.items():
        shown = typist.type(f"kfjudge check {typed}\t\r", until="called")
        called[case] = json.loads((folder / "called").read_text())
        if _READY not in shown.rpartition("called")[2]:
            typist.wait_for(_READY)
    home = f"{folder / 'home'}/"
    assert called == {case: ["check", file.replace("HOME/", home)] for case, (_, file) in HOSTILE.items()}
    assert not list(folder.rglob("PWNED"))
