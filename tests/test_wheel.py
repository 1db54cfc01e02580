"""An installed kfjudge needs no checkout and builds nothing: a wheel, in a clean environment outside the
repo, unable to write where it is installed; or run as the zip file that it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from zipfile import ZipFile

import pytest

from kfjudge.games import GAMES
from kfjudge.reference.store.build import find_or_build, hash_content

pytestmark = pytest.mark.slow

REPO = Path(__file__).parents[1]

# What is run there, and what its output must say. One line a command.
RUNS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("lookup", "stun"), "exhausts"),
    (("lookup", "sonné", "--lang", "fr"), "incline"),
    (("search", "bad", "peny", "purged"), "Bad Penny"),
    (("lookup", "attack of opportunity"), "ready enemies"),
    (("card", "dodge", "--game", "arkham"), "Since the book of 2016"),
    (("lookup", "brelan", "--lang", "fr"), "Fateforge"),
    (("index", "--check"), "no mistake"),
    (("replay", "faq/1.3/10"), "Back to your hand."),
    (("replay", "faq/1.3/10", "--html", "replay.html"), "replay.html"),
    (("page", "timing", "--html", "timing.html"), "timing.html"),
)


FINDS = ("search", "bad", "peny", "purged")
MOST = 8_000_000  # bytes, with all games and what they are searched by
FIRST = 3  # times the processor time of a second command


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


def test_a_wheel_stays_small(wheel: Path) -> None:
    assert wheel.stat().st_size <= MOST


def test_an_installed_kfjudge_answers_without_the_repo(wheel: Path, tmp_path: Path) -> None:
    python = environment_with(wheel, tmp_path / "environment")
    package = Path(run([python, "-c", "import kfjudge; print(kfjudge.__path__[0])"], tmp_path).strip())
    assert REPO not in package.parents
    for page in ("share/man/man1/kfjudge.1", "share/man/fr/man1/kfjudge.1"):
        assert (python.parents[1] / page).is_file()
    installed = files_under(package)
    shut(package)
    first, second = (processor_time([python.with_name("kfjudge"), *FINDS], tmp_path) for _ in range(2))
    assert first <= FIRST * second
    for words, expected in RUNS:
        assert expected in run([python.with_name("kfjudge"), *words], tmp_path), words
    assert files_under(package) == installed
    assert not (tmp_path / "home" / ".cache").exists(), "built anew"
    doctor = json.loads(run([python.with_name("kfjudge"), "doctor", "--json"], tmp_path))
    assert doctor["fresh"]
    assert doctor["hash"] == ", ".join(hash_content(REPO, game) for game in GAMES), "another name elsewhere"
    # Not installed at all: the wheel is a zip file that is run from.
    for words, expected in (*RUNS[:4], RUNS[7]):
        assert expected in run([python, "-m", "kfjudge", *words], tmp_path, PYTHONPATH=str(wheel)), words
    assert json.loads(run([python, "-m", "kfjudge", "doctor", "--json"], tmp_path, PYTHONPATH=str(wheel)))[
        "fresh"
    ]


def test_a_wheel_has_the_stores_that_are_built_of_the_same_content(wheel: Path, cache: Path) -> None:
    game = "fateforge"
    built = find_or_build(REPO, cache, game)
    assert built.directory
    with ZipFile(wheel) as zipped:
        for path in built.directory.iterdir():
            shipped = zipped.read(f"kfjudge/content/stores/{game}/{path.name}")
            assert shipped == path.read_bytes(), path.name


def built_wheel(folder: Path) -> Path:
    """The wheel, by the build backend that is installed here, or else by one that pip fetches."""
    options = ["--no-build-isolation"] if find_spec("hatchling") else []
    pip("wheel", "--no-deps", *options, "--wheel-dir", str(folder), str(REPO))
    (wheel,) = folder.glob("kfjudge-*.whl")
    return wheel


def environment_with(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel and what it depends on; its Python."""
    venv.create(folder, symlinks=True, with_pip=False)
    python = folder / "bin" / "python"
    pip("--python", str(python), "install", "--no-compile", str(wheel))
    return python


def pip(*words: str) -> None:
    """Run pip; where it fails because it reaches no registry, there is nothing to test."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode and not registry_answers():
        pytest.skip("pip reaches no registry")
    assert done.returncode == 0, done.stderr


def registry_answers() -> bool:
    command = [sys.executable, "-m", "pip", "--retries", "0", "--timeout", "5", "index", "versions", "typer"]
    return subprocess.run(command, capture_output=True, timeout=60).returncode == 0


def shut(package: Path) -> None:
    """Take away the right to write where the package is."""
    for path in (package, *package.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222)


def files_under(package: Path) -> set[Path]:
    return {path.relative_to(package) for path in package.rglob("*")}


def processor_time(command: list[Path | str], folder: Path) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    run(command, folder)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def run(command: list[Path | str], folder: Path, **more: str) -> str:
    """Run a command with a home of its own, away from the repo, and without anything of this one's."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    environment = {
        "PATH": os.defpath,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "1",  # as root nothing is read-only
        **more,
    }
    done = subprocess.run(
        [str(part) for part in command], cwd=home, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return done.stdout
