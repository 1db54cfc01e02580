"""However a command is stopped, by Ctrl-C, by a reader who has seen enough or for want of memory, and
whenever: it ends at once with its status, nothing of Python is shown, and nothing half made is left."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from compileall import compile_dir
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import kfjudge as kfjudge_itself
from kfjudge.reference.store.build import STAMPS
from tests.terminal import PATIENCE, Kfjudge, open_terminal

pytestmark = pytest.mark.slow

PROMPT = "kfjudge>"
MAIN = [sys.executable, "-m", "kfjudge"]
pytty = pytest.mark.skipif(sys.platform == "win32", reason="no terminals of that kind")

# The program as it is, but for modules that wait before they are loaded: each says so, and goes on when a
# letter is typed.
WAITING = """
import os, sys
from select import select
at = sys.argv.pop(1).split(",")
class Waiting:
    def find_spec(self, name, path=None, target=None):
        if name in at:
            os.write(2, b"ready\\n")
            while not select([0], [], [], 0.05)[0]:  # signals are heeded between two waits
                pass
            os.read(0, 1)
sys.meta_path.insert(0, Waiting())
from kfjudge.cli import main
main()
"""
ASK = ("ask", "can a stunned creature fight")
MOMENTS = {
    "starting": ("kfjudge.cli.preparse", ASK),
    "loading the commands": ("kfjudge.cli.commands.ask", ASK),
    "reading the entries": ("kfjudge.reference.content.boards", ASK),
    "building the index": ("kfjudge.reference.store.compile", ASK),
    "rebuilding it": ("kfjudge.reference.store.compile", ("index", "--rebuild")),
    "playing": ("kfjudge.replay.play", ("replay", "faq/1.3/13")),
    "exploring": ("kfjudge.replay.exploring", ("explore", "faq/1.3/1")),
    "telling a mistake": ("kfjudge.cli.errors", ("card", "--no-such-option")),
}


@contextmanager
def running(at: str, words: tuple[str, ...], cache: Path) -> Iterator[subprocess.Popen[str]]:
    """The command, which has come to where it loads one of those modules."""
    command = [sys.executable, "-c", WAITING, at, *words]
    known = os.environ | {"KFJUDGE_CACHE": str(cache), "LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=known, text=True) as started:
        try:
            assert started.stderr
            assert started.stderr.readline() == "ready\n"
            yield started
        finally:
            if started.poll() is None:
                started.kill()


@pytest.mark.parametrize("moment", MOMENTS)
def test_ctrl_c_ends_it_at_any_time_without_a_word(moment: str, tmp_path: Path) -> None:
    at, words = MOMENTS[moment]
    with running(at, words, tmp_path / "cache") as started:
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=PATIENCE)
    assert started.returncode == 130
    assert (out, err.strip()) == ("", "")


def test_ctrl_c_pressed_again_while_the_first_is_heeded_ends_it_there(tmp_path: Path) -> None:
    with running("kfjudge.cli.commands.ask,kfjudge.cli.errors", ASK, tmp_path) as started:
        started.send_signal(signal.SIGINT)
        assert started.stderr
        assert started.stderr.readline() == "ready\n"
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=PATIENCE)
    assert started.returncode == 130
    assert (out, err.strip()) == ("", "")


def test_an_index_that_is_half_built_is_taken_for_none(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with running("kfjudge.reference.store.compile", ASK, cache) as started:
        assert list(cache.iterdir())  # it is being built
        started.send_signal(signal.SIGINT)
        started.communicate(timeout=PATIENCE)
    assert not [path for path in cache.iterdir() if path.is_dir() and path.name != STAMPS]
    known = os.environ | {"KFJUDGE_CACHE": str(cache), "LC_ALL": "C.UTF-8"}
    done = subprocess.run([*MAIN, *ASK], env=known, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "stun" in done.stdout.lower()


def test_ctrl_c_does_not_wait_for_a_reader_who_reads_no_further(kfjudge: Kfjudge, cache: Path) -> None:
    kfjudge("faq")  # the store is there from here on
    known = os.environ | {"KFJUDGE_CACHE": str(cache), "LC_ALL": "C.UTF-8"}
    command = [*MAIN, "cards", "--json"]  # more than a pipe holds
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=known) as started:
        try:
            assert started.stdout
            assert started.stderr
            assert os.read(started.stdout.fileno(), 1)
            started.send_signal(signal.SIGINT)
            assert started.wait(PATIENCE) == 130
            assert not started.stderr.read().strip()
        finally:
            if started.poll() is None:
                started.kill()


def test_started_where_ctrl_c_is_for_others_it_goes_on() -> None:
    started = subprocess.Popen(
        [sys.executable, "-c", WAITING, "typer", "--help"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )
    with started:
        assert started.stderr
        assert started.stderr.readline() == "ready\n"
        started.send_signal(signal.SIGINT)
        out, _ = started.communicate("\n", timeout=PATIENCE)
    assert started.returncode == 0
    assert "kfjudge" in out


@pytty
@pytest.mark.parametrize(
    ("words", "sees"),
    [(("--step",), "q quit"), (("--interactive",), "\n> ")],
    ids=["step by step", "by hand"],
)
def test_ctrl_c_ends_what_waits_for_a_key(words: tuple[str, ...], sees: str) -> None:
    with open_terminal("replay", "faq/1.3/13", *words) as typist:
        typist.wait_for(sees)
        typist.type("\x03", until="")
        assert typist.status() == 130


@pytty
def test_ctrl_c_at_the_prompt_stops_one_command_after_the_other_and_never_the_round(tmp_path: Path) -> None:
    with open_terminal(HOME=str(tmp_path), XDG_STATE_HOME=str(tmp_path)) as typist:
        typist.wait_for(PROMPT)
        for _ in range(3):
            typist.type("replay faq/1.3/13 --interactive\r", until="\n> ")
            typist.type("\x03", until=PROMPT)
        typist.type("half a li\x03", until=PROMPT)
        typist.type("\x04", until="\n")
        assert typist.status() == 0


READ_IN_PART = [
    ("cards",),
    ("cards", "--json"),
    ("faq", "--full"),
    ("replay", "--all"),
    ("explore", "faq/1.3/1"),
    ("replay", "faq/1.3/13", "--interactive"),
    ("search", "stun"),
    ("check", "--grammar"),
]


@pytest.mark.parametrize("together", [False, True], ids=["answers", "answers and mistakes"])
@pytest.mark.parametrize("words", READ_IN_PART, ids=" ".join)
def test_a_reader_who_leaves_after_the_first_line_is_no_mistake(
    kfjudge: Kfjudge, cache: Path, words: tuple[str, ...], together: bool
) -> None:
    kfjudge("faq")
    known = os.environ | {"KFJUDGE_CACHE": str(cache), "LC_ALL": "C.UTF-8"}
    err = subprocess.STDOUT if together else subprocess.PIPE
    with subprocess.Popen(
        [*MAIN, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=err, env=known
    ) as started:
        assert started.stdout
        assert started.stdout.read(1)
        started.stdout.close()
        assert started.stdin
        started.stdin.close()
        assert together or (started.stderr and started.stderr.read() == b"")
    assert started.returncode in (0, 1)


def test_a_reader_of_mistakes_who_has_left_changes_no_status() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WAITING, "typer", "no-such-command"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as started:
        assert started.stderr
        started.stderr.readline()
        started.stderr.close()
        assert started.stdin
        started.stdin.close()
    assert started.returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no shell of that kind")
@pytest.mark.parametrize("command", ["replay", "check", "explore"])
def test_an_input_that_is_closed_has_nothing_written_in_it(command: str, tmp_path: Path) -> None:
    known = os.environ | {"KFJUDGE_CACHE": str(tmp_path), "COLUMNS": "200"}
    closed = ["sh", "-c", 'exec "$@" <&-', "sh", *MAIN, command, "-", "--lang", "en"]
    done = subprocess.run(closed, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "nothing is written here" in done.stderr


SAID = {"en": "not enough memory", "fr": "mémoire ne suffit pas"}
SCARCE = (
    "import resource, sys; from kfjudge.cli import main;"
    "most = int(sys.argv.pop(1)) << 20; resource.setrlimit(resource.RLIMIT_AS, (most, most)); main()"
)


@pytest.fixture(scope="module")
def compiled() -> None:
    """Memory is to be short for the program, not for Python, which says strange things where it cannot
    compile a module."""
    compile_dir(Path(kfjudge_itself.__file__).parent, quiet=2)


@pytest.mark.usefixtures("compiled")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others do not hold a process to it")
@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("most", [24, 32, 48], ids="{} MB".format)
@pytest.mark.parametrize(
    "words", [("replay", "--all"), ("index", "--rebuild"), ASK], ids=lambda words: words[0]
)
def test_where_memory_does_not_suffice_that_is_told(
    words: tuple[str, ...], most: int, lang: str, tmp_path: Path
) -> None:
    known = os.environ | {"KFJUDGE_CACHE": str(tmp_path), "COLUMNS": "200"}
    done = None
    # Python 3.11 itself goes round for ever where it has no room for the number that it unwinds with: at one
    # size by chance, and not with a little more. What did so for a fault of ours would at each.
    for room in range(most, most + 3):
        command = [sys.executable, "-c", SCARCE, str(room), *words, "--lang", lang]
        with suppress(subprocess.TimeoutExpired):
            done = subprocess.run(command, env=known, capture_output=True, text=True, timeout=40, check=False)
            break
    assert done is not None, "it goes round for ever"
    assert done.returncode == 2
    # Python itself may say before that it had no room to report on something that it took apart.
    said = re.sub(r"^Exception ignored on building .*?(?=kfjudge ?: )", "", " ".join(done.stderr.split()))
    assert said.startswith("kfjudge: " if lang == "en" else "kfjudge : ")
    assert SAID[lang] in said
    assert said.count("kfjudge") == 1
    assert "Error" not in said
    assert not [path for path in tmp_path.iterdir() if path.is_dir() and path.name != STAMPS]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others do not hold a process to it")
def test_where_nothing_of_ours_can_be_loaded_the_system_says_it() -> None:
    command = [sys.executable, "-c", SCARCE, "1", "doctor"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "kfjudge: Cannot allocate memory\n"


def test_what_is_too_large_is_told_and_shown_to_who_asks_for_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_large(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("kfjudge.cli.commands.doctor.find_index_status", too_large)
    for lang, said in SAID.items():
        seen = kfjudge("doctor", "--lang", lang, columns=100)
        assert (seen.status, seen.out) == (2, "")
        assert said in " ".join(seen.err.split())
        assert "MemoryError" not in seen.err
    assert "MemoryError" in kfjudge("doctor", "--debug").err
    assert SAID["en"] in kfjudge("doctor", "--json").data["errors"][0]
